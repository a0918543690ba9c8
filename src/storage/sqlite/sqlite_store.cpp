#include "storage/sqlite/sqlite_store.hpp"

#include <chrono>
#include <mutex>
#include <thread>
#include <utility>

#include "storage/damaged_logs.hpp"
#include "storage/sqlite/expire.hpp"
#include "storage/sqlite/file_on_disk.hpp"
#include "storage/sqlite/log.hpp"
#include "storage/sqlite/search.hpp"
#include "storage/sqlite/writer.hpp"

namespace backlot {
namespace {

struct Connections {
  std::unique_ptr<sqlite::Connection> writer;
  std::unique_ptr<sqlite::Connection> searcher;
  std::unique_ptr<sqlite::Connection> loader;
};

std::uint64_t system_seconds() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::seconds>(since).count());
}

class SqliteStore final : public Archive {
 public:
  SqliteStore(Connections connections, const SqliteSettings& settings)
      : now_(settings.now),
        file_(sqlite3_db_filename(connections.writer->handle(), "main")),
        searcher_(std::move(connections.searcher)),
        loader_(std::move(connections.loader)),
        writer_(std::move(connections.writer), file_, now_, settings.opening.patience) {}

  void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> listing,
              Done done) override {
    writer_.append({table, seq, std::move(body), std::move(listing), std::move(done)});
  }

  void opened(const std::string& table) override { writer_.opened(table); }

  LoadedLog load(const std::string& table, std::uint64_t from) override {
    // What lies in a file that nobody will find was not stored, whoever can still read it.
    if (std::string why = file_.trouble(); !why.empty()) return {{}, std::move(why)};
    writer_.read_again(table);
    sqlite::LogReader reader(table, from);
    for (bool more = true; more;) {
      const std::lock_guard lock(loading_);
      more = reader.read_page(*loader_);
    }
    damaged_logs_.read(table, reader.number(), reader.fault(), reader.damaged());
    return std::move(reader.log());
  }

  CodeFound table_with_code(const std::string& code) override {
    if (std::string why = file_.trouble(); !why.empty()) return {{}, std::move(why)};
    const std::lock_guard lock(searching_);
    CodeFound found = sqlite::table_with_code(*searcher_, code);
    note_index(found.fault);
    return found;
  }

  Found search(const Search& wanted) override {
    if (std::string why = file_.trouble(); !why.empty()) return {{}, std::move(why)};
    const std::lock_guard lock(searching_);
    Found found = sqlite::search(*searcher_, wanted);
    note_index(found.fault);
    return found;
  }

  void damaged(const std::string& table, const std::string& why) override {
    sqlite::LogReader reader(table, 1);
    {
      const std::lock_guard lock(loading_);
      reader.read_page(*loader_);
    }
    damaged_logs_.senseless(table, reader.number(), why);
  }

  Expired expire(const Expiry& expiry, const std::stop_token& stop) override {
    if (expiry.only_count) return count_expired(expiry);
    Expired all;
    const auto run = [&](const auto& portion) {
      if (stop.stop_requested()) all.fault = "stopped";
      if (all.fault.empty() && !writer_.run(portion)) {
        all.fault = joined(file_.trouble(), writer_.fault());
      }
      // Others want to write too, programs that wait for the lock among them.
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      return all.fault.empty();
    };
    std::optional<Expired> ended;
    do {
      if (!run(
              [&](auto& connection) { return (ended = sqlite::end_tables(connection, expiry, now_())).has_value(); })) {
        return all;
      }
      all.never_started += ended->never_started;
      all.finished += ended->finished;
    } while (ended->never_started + ended->finished > 0);
    std::optional<std::uint64_t> deleted;
    do {
      if (!run([&](auto& connection) { return (deleted = sqlite::delete_entries(connection)).has_value(); })) break;
      all.entries += *deleted;
    } while (*deleted > 0);
    return all;
  }

  std::string trouble() override {
    if (std::string why = file_.trouble(); !why.empty()) return why;
    std::string all;
    if (const std::string why = writer_.fault(); !why.empty()) all = "the store cannot be written: " + why;
    const std::lock_guard lock(noting_);
    if (!index_fault_.empty()) all = joined(all, "the index of tables cannot be read: " + index_fault_);
    return joined(all, damaged_logs_.in_words());
  }

 private:
  Expired count_expired(const Expiry& expiry) {
    const std::lock_guard lock(searching_);
    auto counted = sqlite::count_expired(*searcher_, expiry, now_());
    return counted ? *counted : Expired{.fault = searcher_->error()};
  }
  void note_index(const std::string& fault) {
    const std::lock_guard lock(noting_);
    index_fault_ = fault;
  }

  std::function<std::uint64_t()> now_;
  sqlite::FileOnDisk file_;
  std::unique_ptr<sqlite::Connection> searcher_;
  std::unique_ptr<sqlite::Connection> loader_;
  std::mutex searching_;
  std::mutex loading_;
  std::mutex noting_;
  DamagedLogs damaged_logs_;
  std::string index_fault_;
  sqlite::Writer writer_;  // last: it ends first, and answers everybody
};

}  // namespace

std::variant<std::unique_ptr<Archive>, std::string> open_sqlite_store(const std::string& file,
                                                                      const SqliteSettings& settings) {
  SqliteSettings complete = settings;
  if (!complete.now) complete.now = system_seconds;
  Connections connections;
  connections.writer = std::make_unique<sqlite::Connection>(file, complete.opening);
  if (!connections.writer->ok()) return connections.writer->error();
  if (const auto why = sqlite::migrate(*connections.writer, complete.describe, complete.now())) return *why;
  for (auto* const reader : {&connections.searcher, &connections.loader}) {
    *reader = std::make_unique<sqlite::Connection>(file, complete.opening);
    if (!(*reader)->ok()) return (*reader)->error();
  }
  return std::make_unique<SqliteStore>(std::move(connections), complete);
}

}  // namespace backlot
