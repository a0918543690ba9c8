#include "storage/postgres/check.hpp"

#include <optional>
#include <utility>

#include "storage/postgres/log.hpp"
#include "storage/postgres/migrations.hpp"

namespace backlot {
namespace {

using postgres::Result;

constexpr const char* next_tables =
    "SELECT number, table_id FROM tables WHERE number > $1::bigint ORDER BY number LIMIT 1000";

// Entries of a table that expires are still being deleted. Ids are walked by the primary key, one step for each table.
constexpr const char* next_lost = R"(
WITH RECURSIVE ids AS (
  (SELECT table_id FROM entries ORDER BY table_id LIMIT 1)
  UNION ALL
  SELECT (SELECT e.table_id FROM entries e WHERE e.table_id > ids.table_id ORDER BY e.table_id LIMIT 1)
  FROM ids WHERE ids.table_id IS NOT NULL)
SELECT table_id FROM ids WHERE table_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.table_id = ids.table_id)
  AND NOT EXISTS (SELECT 1 FROM expiring x WHERE x.table_id = ids.table_id))";

class Check {
 public:
  Check(postgres::Connection& store, const Replay& replay, postgres::SealedSeeds seeds, std::uint64_t version)
      : store_(store), replay_(replay), seeds_(seeds) {
    checked_.version = version;
  }

  CheckedStore all() {
    if (tables()) logs_without_table();
    return std::move(checked_);
  }

 private:
  void fault(std::string why) { checked_.faults.push_back({0, "", std::move(why)}); }

  // False when not all of them can be read.
  bool tables() {
    for (std::uint64_t last = 0;;) {
      const Result page = store_.run(next_tables, {last});
      if (!page.ok()) {
        fault("the list of tables cannot be read: " + store_.why(page));
        return false;
      }
      if (page.rows() == 0) return true;
      for (std::size_t i = 0; i < page.rows(); ++i) {
        StoreFault table{page.number(i, 0), page.text(i, 1), ""};
        last = table.number;
        ++checked_.tables;
        table.why = fault_of(table);
        if (!table.why.empty()) checked_.faults.push_back(std::move(table));
      }
    }
  }

  // What is wrong with it; empty: nothing, or it has expired meanwhile.
  std::string fault_of(const StoreFault& table) {
    // Listing and log belong together.
    if (const Result begun = store_.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"); !begun.ok()) {
      return store_.why(begun);
    }
    std::string why = fault_now(table);
    if (store_.connected()) store_.run("ROLLBACK");
    return why;
  }
  std::string fault_now(const StoreFault& table) {
    postgres::LogReader reader = read_log(store_, table.table, seeds_);
    checked_.entries += reader.log().entries.size();
    if (!reader.log().fault.empty()) return reader.log().fault;
    if (reader.number() == 0) return {};
    const Replayed replayed = replay_(reader.log().entries);
    if (!replayed.fault.empty()) return replayed.fault;
    if (!replayed.by_our_rules) return {};  // it may differ
    const auto listing = listing_of(table.number);
    if (!listing) return "its listing cannot be read: " + store_.error();
    return *listing == replayed.listing ? "" : "its listing does not fit its log";
  }

  std::optional<Listing> listing_of(std::uint64_t number) {
    const Result row =
        store_.run("SELECT game, phase, ended_by, listed, code FROM tables WHERE number = $1::bigint", {number});
    if (!row.ok() || row.rows() != 1) return std::nullopt;
    Listing listing{row.text(0, 0), row.text(0, 1), row.text(0, 2), row.yes(0, 3), {}, row.text(0, 4)};
    const Result players =
        store_.run("SELECT name, person, won FROM players WHERE number = $1::bigint ORDER BY seat", {number});
    if (!players.ok()) return std::nullopt;
    for (std::size_t i = 0; i < players.rows(); ++i) {
      listing.players.push_back({players.text(i, 0), players.yes(i, 1), players.yes(i, 2)});
    }
    return listing;
  }

  void logs_without_table() {
    const Result lost = store_.run(next_lost);
    if (!lost.ok()) return fault("the entries cannot be read: " + store_.why(lost));
    for (std::size_t i = 0; i < lost.rows(); ++i) {
      checked_.faults.push_back({0, lost.text(i, 0), "there are entries, but no table of that id"});
    }
  }

  postgres::Connection& store_;
  const Replay& replay_;
  const postgres::SealedSeeds seeds_;
  CheckedStore checked_;
};

}  // namespace

std::variant<CheckedStore, std::string> check_postgres_store(const std::string& url, const Replay& replay,
                                                             std::optional<SeedKey> key) {
  constexpr std::chrono::minutes patience(10);  // it reads everything
  postgres::Connection store(url, patience);
  const auto version = version_of(store);
  if (!version) return store.error();
  if (version->version == 0) return "there is no store in this database";
  if (std::string why = refused(*version); !why.empty()) return why;
  return Check(store, replay, postgres::SealedSeeds(key), version->version).all();
}

}  // namespace backlot
