#include "storage/postgres/postgres_store.hpp"

#include <algorithm>
#include <ctime>
#include <mutex>
#include <thread>
#include <utility>

#include "storage/damaged_logs.hpp"
#include "storage/postgres/expire.hpp"
#include "storage/postgres/leases.hpp"
#include "storage/postgres/log.hpp"
#include "storage/postgres/migrations.hpp"
#include "storage/postgres/search.hpp"
#include "storage/postgres/writer.hpp"

namespace backlot {
namespace {

std::uint64_t system_seconds() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::seconds>(since).count());
}

// Unlike the steady clock of the library it goes on while the machine sleeps: others do not, and take over meanwhile.
std::uint64_t steady_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1000 + static_cast<std::uint64_t>(now.tv_nsec) / 1000000;
}

// A connection that several threads take in turns.
struct Shared {
  Shared(const std::string& url, std::chrono::milliseconds patience, const postgres::Connection::Called& called)
      : connection(url, patience, called) {}
  std::mutex mutex;
  postgres::Connection connection;
};

class PostgresStore final : public Archive {
 public:
  PostgresStore(const std::string& url, const PostgresSettings& settings)
      : now_(settings.now),
        node_(settings.node),
        seeds_(settings.seed_key),
        leases_(leases_for(url, settings)),
        searcher_(url, settings.patience, called()),
        loader_(url, settings.patience, called()),
        keeper_(url, settings.patience, called()),
        writer_({.url = url,
                 .now = settings.now,
                 .patience = settings.patience,
                 .leases = leases_.get(),
                 .most_waiting = settings.most_waiting}) {
    if (leases_) warm_up();
  }

  void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> listing,
              Done done) override {
    postgres::Append append{table, seq, seeds_.sealed(std::move(body)), std::move(listing), std::move(done), {}};
    if (leases_) {
      auto under = leases_->under(table, seq);
      if (!under) append.kind = postgres::Append::Kind::not_ours;
      if (under) append.under = std::move(*under);
    }
    writer_.append(std::move(append));
  }

  Lease take(const std::string& table) override { return leases_ ? leases_->take(table) : Lease{}; }
  bool holds(const std::string& table) override { return !leases_ || leases_->holds(table); }
  void pin(const std::string& table, const Rules& rules) override {
    if (leases_) leases_->pin(table, rules);
  }
  void release(const std::vector<std::string>& tables, const std::function<void()>& done) override {
    if (!leases_) return done();
    leases_->release(tables, done);
  }
  void leave(const std::function<void(std::vector<std::string>)>& done) override {
    if (!leases_) return done({});
    leases_->leave(done);
  }
  std::size_t free_among(const std::vector<std::string>& tables) override {
    return leases_ ? leases_->free_among(tables) : 0;
  }
  void on_lapse(const std::function<void()>& told) override {
    if (leases_) leases_->on_lapse(told);
  }

  void opened(const std::string& table) override { writer_.opened(table); }

  LoadedLog load(const std::string& table, std::uint64_t from) override {
    if (std::string why = writer_.unconfirmed(); !why.empty()) return {{}, std::move(why), false};
    writer_.read_again(table);
    postgres::LogReader reader(table, from, seeds_);
    for (bool more = true; more;) {
      const std::lock_guard lock(loader_.mutex);
      more = reader.read_page(loader_.connection);
      // Entries that another node has written, or this one, and of which the standby knows nothing, may yet be lost.
      const bool relied_on = more || (loader_.connection.connected() && loader_.connection.confirmed());
      if (relied_on) continue;
      writer_.doubt(loader_.connection.error());
      return {{}, loader_.connection.error(), false};
    }
    damaged_logs_.read(table, reader.number(), reader.log().fault, reader.log().damaged);
    return std::move(reader.log());
  }

  CodeFound table_with_code(const std::string& code) override {
    const std::lock_guard lock(searcher_.mutex);
    CodeFound found = postgres::table_with_code(searcher_.connection, code);
    note_index(found.fault);
    return found;
  }

  Found search(const Search& wanted) override {
    const std::lock_guard lock(searcher_.mutex);
    Found found = postgres::search(searcher_.connection, wanted);
    note_index(found.fault);
    return found;
  }

  void damaged(const std::string& table, const std::string& why) override {
    postgres::LogReader reader(table, 1, seeds_);
    {
      const std::lock_guard lock(loader_.mutex);
      reader.read_page(loader_.connection);
    }
    damaged_logs_.senseless(table, reader.number(), why);
  }

  Expired expire(const Expiry& expiry, const std::stop_token& stop) override {
    const std::lock_guard lock(keeper_.mutex);
    if (expiry.only_count) return count_expired(keeper_.connection, expiry, now_());
    Expired all;
    // Adds what a portion has counted; whether there may be more.
    const auto run = [&](const auto& portion) {
      if (stop.stop_requested()) all.fault = "stopped";
      if (!all.fault.empty()) return false;
      const Expired some = portion();
      all.never_started += some.never_started;
      all.finished += some.finished;
      all.entries += some.entries;
      all.fault = some.fault;
      return some.never_started + some.finished + some.entries > 0;
    };
    while (run([&] { return end_tables(keeper_.connection, expiry, now_()); })) {
    }
    while (run([&] { return delete_entries(keeper_.connection); })) {
    }
    return all;
  }

  std::optional<NodeFigures> node_figures() override {
    if (!leases_) return std::nullopt;
    return NodeFigures{node_, leases_->held(), leases_->takeovers(), writer_.waiting()};
  }

  std::string trouble() override {
    std::string all;
    if (const std::string why = writer_.fault(); !why.empty()) all = "the store cannot be written: " + why;
    if (leases_) all = joined(all, leases_->trouble());
    const std::lock_guard lock(noting_);
    if (!index_fault_.empty()) all = joined(all, "the index of tables cannot be read: " + index_fault_);
    return joined(all, damaged_logs_.in_words());
  }

 private:
  // Whoever comes to a table first does not wait for connections to be made, nor for what the database gathers on each.
  void warm_up() {
    const std::string none = "none";
    take(none);
    load(none, 1);
  }
  static std::unique_ptr<postgres::Leases> leases_for(const std::string& url, const PostgresSettings& settings) {
    if (settings.node.empty()) return nullptr;
    return std::make_unique<postgres::Leases>(postgres::LeaseSettings{
        url, settings.node, settings.serves, settings.lease, settings.patience, settings.steady});
  }
  postgres::Connection::Called called() const {
    if (!leases_) return {};
    return [leases = leases_.get()] { return leases->called(); };
  }

  // A database that is away is no fault of the index, and comes back whether or not somebody searches.
  void note_index(const std::string& fault) {
    const bool away = !searcher_.connection.connected();
    if (away) writer_.doubt(fault);
    const std::lock_guard lock(noting_);
    index_fault_ = away ? "" : fault;
  }

  std::function<std::uint64_t()> now_;
  std::string node_;
  const postgres::SealedSeeds seeds_;
  std::unique_ptr<postgres::Leases> leases_;  // none: whoever uses the store has every table
  Shared searcher_;
  Shared loader_;
  Shared keeper_;
  std::mutex noting_;
  DamagedLogs damaged_logs_;
  std::string index_fault_;
  postgres::Writer writer_;  // last: it ends first, and answers everybody
};

// Whether whoever keeps tables can read those there are: the newest of them says it for all. Why not; empty: it can.
std::string seeds_fault(postgres::Connection& connection, const postgres::SealedSeeds& seeds) {
  const postgres::Result newest = connection.run(
      "SELECT body FROM (SELECT table_id FROM tables ORDER BY number DESC LIMIT 1) t JOIN entries e ON e.table_id = "
      "t.table_id AND e.seq = 1");
  if (!newest.ok()) return connection.why(newest);
  if (newest.rows() == 0) return {};
  std::string body = newest.text(0, 0);
  const std::string why = seeds.open(body);
  return why.empty() ? why : "the newest table cannot be read: " + why;
}

}  // namespace

std::variant<std::unique_ptr<Archive>, std::string> open_postgres_store(const std::string& url,
                                                                        const PostgresSettings& settings) {
  PostgresSettings complete = settings;
  if (!complete.now) complete.now = system_seconds;
  if (!complete.steady) complete.steady = steady_milliseconds;
  postgres::Connection first(url, complete.patience);
  const auto version = postgres::version_of(first);
  if (!version) return first.error();
  if (complete.mode == PostgresSettings::Mode::existing && version->version == 0) {
    return "there is no store in this database";
  }
  // Making tables takes longer than anything that somebody waits for.
  postgres::Connection patient(url, std::max<std::chrono::milliseconds>(complete.patience, std::chrono::minutes(1)));
  const bool newest = version->version >= postgres::newest_version;
  if (const auto why = postgres::migrate(newest ? first : patient)) return *why;
  if (!complete.node.empty()) {
    if (std::string why = seeds_fault(first, postgres::SealedSeeds(complete.seed_key)); !why.empty()) return why;
  }
  return std::make_unique<PostgresStore>(url, complete);
}

std::string without_password(const std::string& url) {
  std::string shown = url.substr(0, url.find_first_of("?#"));
  const std::size_t host = shown.find("://");
  if (host == std::string::npos) return shown;
  const std::size_t at = shown.rfind('@');
  const std::size_t colon = shown.find(':', host + 3);
  if (at == std::string::npos || colon == std::string::npos || colon > at) return shown;
  return shown.substr(0, colon) + shown.substr(at);
}

}  // namespace backlot
