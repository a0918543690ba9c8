#include "storage/sqlite/check.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "storage/sqlite/log.hpp"
#include "storage/sqlite/migrations.hpp"

namespace backlot {
namespace {

class Check {
 public:
  Check(sqlite::Connection& store, const Replay& replay, std::uint64_t version) : store_(store), replay_(replay) {
    checked_.version = version;
  }

  CheckedStore all() {
    file();
    if (tables()) logs_without_table();
    return std::move(checked_);
  }

 private:
  void fault(std::string why) { checked_.faults.push_back({0, "", std::move(why)}); }

  // What SQLite itself finds.
  void file() {
    sqlite::Statement check(store_, "PRAGMA integrity_check");
    int there = SQLITE_OK;
    while ((there = check.step()) == SQLITE_ROW) {
      std::string said = check.text(0);
      if (said == "ok") continue;
      std::replace(said.begin(), said.end(), '\n', ' ');
      fault(std::move(said));
    }
    if (there != SQLITE_DONE) fault(store_.error());
    sqlite::Statement lost(store_, "PRAGMA foreign_key_check");
    while ((there = lost.step()) == SQLITE_ROW) fault("a row of " + lost.text(0) + " belongs to no table");
    if (there != SQLITE_DONE) fault(store_.error());
  }

  // False when not all of them can be read.
  bool tables() {
    sqlite::Statement next(store_, "SELECT number, table_id FROM tables WHERE number > ? ORDER BY number LIMIT 1");
    StoreFault table;
    int there = SQLITE_OK;
    while ((there = next.bind(1, table.number).step()) == SQLITE_ROW) {
      table = {next.number(0), next.text(1), ""};
      next.reset();
      ++checked_.tables;
      table.why = fault_of(table);
      if (!table.why.empty()) checked_.faults.push_back(table);
    }
    if (there != SQLITE_DONE) fault("the list of tables cannot be read: " + store_.error());
    return there == SQLITE_DONE;
  }

  // What is wrong with it; empty: nothing, or it has expired meanwhile.
  std::string fault_of(const StoreFault& table) {
    const sqlite::Moment moment(store_);  // listing and log belong together
    if (!moment.ok()) return store_.error();
    sqlite::LogReader reader = read_log(store_, table.table);
    checked_.entries += reader.log().entries.size();
    if (!reader.fault().empty()) return reader.fault();
    if (reader.number() == 0) return {};
    const Replayed replayed = replay_(reader.log().entries);
    if (!replayed.fault.empty()) return replayed.fault;
    if (checked_.version < 2 || !replayed.by_our_rules) return {};  // there is none, or it may differ
    const auto listing = listing_of(table.number);
    if (!listing) return "its listing cannot be read: " + store_.error();
    return *listing == replayed.listing ? "" : "its listing does not fit its log";
  }

  std::optional<Listing> listing_of(std::uint64_t number) {
    sqlite::Statement select(store_, std::string("SELECT game, phase, ended_by, listed, ") +
                                         (checked_.version < 3 ? "''" : "code") + " FROM tables WHERE number = ?");
    if (select.bind(1, number).step() != SQLITE_ROW) return std::nullopt;
    Listing listing{select.text(0), select.text(1), select.text(2), select.number(3) == 1, {}, select.text(4)};
    sqlite::Statement players(store_, "SELECT name, person, won FROM players WHERE number = ? ORDER BY seat");
    players.bind(1, number);
    int there = SQLITE_OK;
    while ((there = players.step()) == SQLITE_ROW) {
      listing.players.push_back({players.text(0), players.number(1) == 1, players.number(2) == 1});
    }
    if (there != SQLITE_DONE) return std::nullopt;
    return listing;
  }

  // Entries of a table that expires are still being deleted.
  void logs_without_table() {
    const std::string known = checked_.version < 4 ? "EXISTS (SELECT 1 FROM tables WHERE table_id = ?1)"
                                                   : "EXISTS (SELECT 1 FROM tables WHERE table_id = ?1) OR EXISTS "
                                                     "(SELECT 1 FROM expiring WHERE table_id = ?1)";
    sqlite::Statement next(store_, "SELECT table_id FROM entries WHERE table_id > ? ORDER BY table_id LIMIT 1");
    // At one moment: meanwhile tables are made and expire.
    sqlite::Statement lost(store_, "SELECT EXISTS (SELECT 1 FROM entries WHERE table_id = ?1) AND NOT (" + known + ")");
    std::string table;
    int there = SQLITE_OK;
    while ((there = next.bind(1, table).step()) == SQLITE_ROW) {
      table = next.text(0);
      next.reset();
      if (lost.bind(1, table).step() != SQLITE_ROW) return fault("the entries cannot be read: " + store_.error());
      if (lost.number(0) == 1) checked_.faults.push_back({0, table, "there are entries, but no table of that id"});
      lost.reset();
    }
    if (there != SQLITE_DONE) fault("the entries cannot be read: " + store_.error());
  }

  sqlite::Connection& store_;
  const Replay& replay_;
  CheckedStore checked_;
};

}  // namespace

std::variant<CheckedStore, std::string> check_sqlite_store(const std::string& file, const Replay& replay) {
  std::error_code none;
  if (!std::filesystem::exists(file, none)) return "there is no such file";
  sqlite::Connection store(file, {.mode = sqlite::Mode::read_only});
  const auto version = store.ok() ? sqlite::version_of(store) : std::nullopt;
  if (!version) {
    // The header says that it is a database, but what follows makes no sense.
    if (store.damaged() && store.error().find("not a database") == std::string::npos) {
      return CheckedStore{.faults = {{0, "", store.error()}}};
    }
    return store.error();
  }
  if (*version < 1 || *version > sqlite::newest_version) {
    return "this is no store of a version that this program knows (1 to " + std::to_string(sqlite::newest_version) +
           ")";
  }
  return Check(store, replay, *version).all();
}

}  // namespace backlot
