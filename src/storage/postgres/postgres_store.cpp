#include "storage/postgres/postgres_store.hpp"

#include <mutex>
#include <thread>
#include <utility>

#include "storage/damaged_logs.hpp"
#include "storage/postgres/expire.hpp"
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

// A connection that several threads take in turns.
struct Shared {
  Shared(const std::string& url, std::chrono::milliseconds patience) : connection(url, patience) {}
  std::mutex mutex;
  postgres::Connection connection;
};

class PostgresStore final : public Archive {
 public:
  PostgresStore(const std::string& url, const PostgresSettings& settings)
      : now_(settings.now),
        searcher_(url, settings.patience),
        loader_(url, settings.patience),
        keeper_(url, settings.patience),
        writer_(
            {.url = url, .now = settings.now, .patience = settings.patience, .most_waiting = settings.most_waiting}) {}

  void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> listing,
              Done done) override {
    writer_.append({table, seq, std::move(body), std::move(listing), std::move(done)});
  }

  void opened(const std::string& table) override { writer_.opened(table); }

  LoadedLog load(const std::string& table, std::uint64_t from) override {
    writer_.read_again(table);
    postgres::LogReader reader(table, from);
    for (bool more = true; more;) {
      const std::lock_guard lock(loader_.mutex);
      more = reader.read_page(loader_.connection);
      if (!loader_.connection.connected()) writer_.doubt(loader_.connection.error());
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
    postgres::LogReader reader(table, 1);
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

  std::string trouble() override {
    std::string all;
    if (const std::string why = writer_.fault(); !why.empty()) all = "the store cannot be written: " + why;
    const std::lock_guard lock(noting_);
    if (!index_fault_.empty()) all = joined(all, "the index of tables cannot be read: " + index_fault_);
    return joined(all, damaged_logs_.in_words());
  }

 private:
  // A database that is away is no fault of the index, and comes back whether or not somebody searches.
  void note_index(const std::string& fault) {
    const bool away = !searcher_.connection.connected();
    if (away) writer_.doubt(fault);
    const std::lock_guard lock(noting_);
    index_fault_ = away ? "" : fault;
  }

  std::function<std::uint64_t()> now_;
  Shared searcher_;
  Shared loader_;
  Shared keeper_;
  std::mutex noting_;
  DamagedLogs damaged_logs_;
  std::string index_fault_;
  postgres::Writer writer_;  // last: it ends first, and answers everybody
};

}  // namespace

std::variant<std::unique_ptr<Archive>, std::string> open_postgres_store(const std::string& url,
                                                                        const PostgresSettings& settings) {
  PostgresSettings complete = settings;
  if (!complete.now) complete.now = system_seconds;
  postgres::Connection first(url, complete.patience);
  if (complete.mode == PostgresSettings::Mode::existing) {
    const auto version = postgres::version_of(first);
    if (version && version->version == 0) return "there is no store in this database";
  }
  if (const auto why = postgres::migrate(first)) return *why;
  return std::make_unique<PostgresStore>(url, complete);
}

std::string without_password(const std::string& url) {
  const std::string shown = url.substr(0, url.find_first_of("?#"));
  const std::size_t host = shown.find("://");
  if (host == std::string::npos) return shown;
  const std::size_t at = shown.rfind('@');
  const std::size_t colon = shown.find(':', host + 3);
  if (at == std::string::npos || colon == std::string::npos || colon > at) return shown;
  return shown.substr(0, colon) + shown.substr(at);
}

}  // namespace backlot
