#include "storage/sqlite/sqlite_store.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "storage/sqlite/connection.hpp"

namespace backlot {
namespace {

constexpr const char* schema = R"(
CREATE TABLE IF NOT EXISTS entries (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL UNIQUE);
PRAGMA user_version = 1;
)";

// Only after its predecessor, so that a log has no gaps.
constexpr const char* insert_next = R"(
INSERT INTO entries (table_id, seq, body) SELECT ?1, ?2, ?3
WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND seq = ?2 - 1))";

struct Request {
  std::string table;
  std::uint64_t seq = 0;
  std::string body;
  EventStore::Done done;
};

class SqliteStore final : public EventStore {
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

  void append(const std::string& table, std::uint64_t seq, std::string body, Done done) override {
    {
      const std::lock_guard lock(mutex_);
      queue_.push_back({table, seq, std::move(body), std::move(done)});
    }
    wake_.notify_one();
  }

  std::vector<StoredEntry> load(const std::string& table, std::uint64_t from) override {
    const std::lock_guard lock(reading_);
    sqlite::Statement select(*reader_, "SELECT seq, body FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq");
    select.bind(1, table).bind(2, from);
    std::vector<StoredEntry> entries;
    while (select.step() == SQLITE_ROW) entries.push_back({select.number(0), select.text(1)});
    return entries;
  }

  std::vector<StoredTable> tables(std::size_t limit) override {
    const std::lock_guard lock(reading_);
    sqlite::Statement select(*reader_,
                             "SELECT table_id, (SELECT COALESCE(MAX(seq), 0) FROM entries e WHERE e.table_id = "
                             "t.table_id) FROM tables t ORDER BY number DESC LIMIT ?");
    select.bind(1, limit);
    std::vector<StoredTable> tables;
    while (select.step() == SQLITE_ROW) tables.push_back({select.text(0), select.number(1)});
    return tables;
  }

 private:
  void write_until_stopped() {
    sqlite::Statement insert(*writer_, insert_next);
    sqlite::Statement announce(*writer_, "INSERT OR IGNORE INTO tables (table_id) VALUES (?)");
    std::vector<Request> group;
    for (;;) {
      {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
        if (queue_.empty()) return;  // stopping, and all is written
        group.swap(queue_);
      }
      commit(group, insert, announce);
      group.clear();
    }
  }

  // One transaction for the group. A conflict fails its own entry, and those that follow it.
  void commit(std::vector<Request>& group, sqlite::Statement& insert, sqlite::Statement& announce) {
    std::vector<Appended> results(group.size(), Appended::failed);
    bool open = writer_->run("BEGIN IMMEDIATE");
    for (std::size_t i = 0; open && i < group.size(); ++i) {
      const Request& request = group[i];
      if (request.seq == 1) {
        announce.bind(1, request.table).step();
        announce.reset();
      }
      const int result = insert.bind(1, request.table).bind(2, request.seq).bind(3, request.body).step();
      insert.reset();
      if (result == SQLITE_DONE) {
        results[i] = writer_->changes() == 1 ? Appended::durable : Appended::conflict;
      } else if ((result & 0xFF) == SQLITE_CONSTRAINT) {
        results[i] = Appended::conflict;
      } else {
        open = false;  // disk full or worse: nothing of this group is stored
      }
    }
    if (!open || !writer_->run("COMMIT")) {
      writer_->run("ROLLBACK");
      for (Appended& result : results) {
        if (result == Appended::durable) result = Appended::failed;
      }
    }
    for (std::size_t i = 0; i < group.size(); ++i) group[i].done(results[i]);
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

std::variant<std::unique_ptr<EventStore>, std::string> open_sqlite_store(const std::string& file) {
  auto writer = std::make_unique<sqlite::Connection>(file);
  if (!writer->ok() || !writer->run(schema)) return writer->error();
  auto reader = std::make_unique<sqlite::Connection>(file);
  if (!reader->ok()) return reader->error();
  return std::make_unique<SqliteStore>(std::move(writer), std::move(reader));
}

}  // namespace backlot
