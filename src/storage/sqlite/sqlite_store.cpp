#include "storage/sqlite/sqlite_store.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "storage/sqlite/connection.hpp"
#include "storage/sqlite/migrations.hpp"
#include "storage/sqlite/search.hpp"

namespace backlot {
namespace {

// Only after its predecessor, so that a log has no gaps.
constexpr const char* insert_next = R"(
INSERT INTO entries (table_id, seq, body) SELECT ?1, ?2, ?3
WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND seq = ?2 - 1))";

// Clocks may go back; the dates of tables do not.
constexpr const char* insert_table = R"(
INSERT OR IGNORE INTO tables (table_id, created)
VALUES (?1, MAX(CAST(strftime('%s', 'now') AS INTEGER), (SELECT COALESCE(MAX(created), 0) FROM tables))))";

struct Request {
  std::string table;
  std::uint64_t seq = 0;
  std::string body;
  std::optional<Listing> listing;
  EventStore::Done done;
};

class SqliteStore final : public Archive {
 public:
  SqliteStore(std::unique_ptr<sqlite::Connection> writer, std::unique_ptr<sqlite::Connection> reader)
      : writer_(std::move(writer)), reader_(std::move(reader)), thread_([this] { write_until_stopped(); }) {}

  ~SqliteStore() override {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> listing,
              Done done) override {
    {
      const std::lock_guard lock(mutex_);
      queue_.push_back({table, seq, std::move(body), std::move(listing), std::move(done)});
    }
    wake_.notify_one();
  }

  std::vector<StoredEntry> load(const std::string& table, std::uint64_t from) override {
    const std::lock_guard lock(reading_);
    return sqlite::entries_of(*reader_, table, from);
  }

  std::string table_with_code(const std::string& code) override {
    const std::lock_guard lock(reading_);
    return sqlite::table_with_code(*reader_, code);
  }

  std::vector<FoundTable> search(const Search& wanted) override {
    const std::lock_guard lock(reading_);
    return sqlite::search(*reader_, wanted);
  }

 private:
  struct Statements {
    sqlite::Statement entry;
    sqlite::Statement table;
    sqlite::ListingWriter listing;
  };

  void write_until_stopped() {
    Statements statements{{*writer_, insert_next}, {*writer_, insert_table}, sqlite::ListingWriter(*writer_)};
    std::vector<Request> group;
    for (;;) {
      {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
        if (queue_.empty()) return;  // stopping, and all is written
        group.swap(queue_);
      }
      commit(group, statements);
      group.clear();
    }
  }

  // One transaction for the group. A conflict fails its own entry, and those that follow it.
  void commit(std::vector<Request>& group, Statements& statements) {
    std::vector<Appended> results(group.size(), Appended::failed);
    bool open = writer_->run("BEGIN IMMEDIATE");
    for (std::size_t i = 0; open && i < group.size(); ++i) {
      const auto result = write(group[i], statements);
      open = result.has_value();  // or the disk is full or worse: nothing of this group is stored
      if (result) results[i] = *result;
    }
    if (!open || !writer_->run("COMMIT")) {
      writer_->run("ROLLBACK");
      for (Appended& result : results) {
        if (result == Appended::durable) result = Appended::failed;
      }
    }
    for (std::size_t i = 0; i < group.size(); ++i) group[i].done(results[i]);
  }

  // Nothing when the store cannot write.
  std::optional<Appended> write(const Request& request, Statements& statements) {
    if (request.seq == 1 && !statements.table.bind(1, request.table).run()) return std::nullopt;
    const int result = statements.entry.bind(1, request.table).bind(2, request.seq).bind(3, request.body).step();
    statements.entry.reset();
    if ((result & 0xFF) == SQLITE_CONSTRAINT) return Appended::conflict;
    if (result != SQLITE_DONE) return std::nullopt;
    if (writer_->changes() != 1) return Appended::conflict;
    if (request.listing && !statements.listing.write(request.table, *request.listing)) return std::nullopt;
    return Appended::durable;
  }

  std::unique_ptr<sqlite::Connection> writer_;
  std::unique_ptr<sqlite::Connection> reader_;
  std::mutex mutex_;
  std::mutex reading_;
  std::condition_variable wake_;
  std::vector<Request> queue_;
  bool stopping_ = false;
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace

std::variant<std::unique_ptr<Archive>, std::string> open_sqlite_store(const std::string& file,
                                                                      const SqliteSettings& settings) {
  auto writer = std::make_unique<sqlite::Connection>(file, settings.opening);
  if (!writer->ok()) return writer->error();
  if (const auto why = sqlite::migrate(*writer, settings.describe)) return *why;
  auto reader = std::make_unique<sqlite::Connection>(file, settings.opening);
  if (!reader->ok()) return reader->error();
  return std::make_unique<SqliteStore>(std::move(writer), std::move(reader));
}

}  // namespace backlot
