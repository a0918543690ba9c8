#include "storage/sqlite/writer.hpp"

#include <algorithm>
#include <future>
#include <utility>

#include "storage/sqlite/migrations.hpp"

namespace backlot::sqlite {
namespace {

// Only after its predecessor, so that a log has no gaps, and only while there is such a table: it may have expired.
constexpr const char* insert_next = R"(
INSERT INTO entries (table_id, seq, body) SELECT ?1, ?2, ?3
WHERE EXISTS (SELECT 1 FROM tables WHERE table_id = ?1)
  AND (?2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND seq = ?2 - 1)))";

constexpr const char* insert_known_next = "INSERT INTO entries (table_id, seq, body) VALUES (?1, ?2, ?3)";

// A clock that is set right by a few minutes does not make a table older than the one before. More than that is a clock
// that was wrong, then or now: the date is the clock's own, and the numbers by which dates are found begin anew.
constexpr const char* insert_new_table = R"(
INSERT OR IGNORE INTO tables (table_id, created, opened)
SELECT ?1, CASE WHEN ?2 < last AND last - ?2 <= 300 THEN last ELSE ?2 END, ?2
FROM (SELECT COALESCE((SELECT created FROM tables ORDER BY number DESC LIMIT 1), 0) AS last)
WHERE NOT EXISTS (SELECT 1 FROM expiring WHERE table_id = ?1))";

constexpr const char* insert_break = R"(
INSERT INTO date_breaks (number) SELECT number FROM tables AS new
WHERE table_id = ?1 AND created < (SELECT created FROM tables WHERE number < new.number ORDER BY number DESC LIMIT 1))";

constexpr const char* update_opened = "UPDATE tables SET opened = ?2 WHERE table_id = ?1 AND opened + 3600 <= ?2";

// After a fault, while nobody has anything to write: whether it is over.
bool try_to_write(Connection& connection) {
  return connection.run(("PRAGMA user_version = " + std::to_string(newest_version)).c_str());
}

}  // namespace

struct Writer::Statements {
  explicit Statements(Connection& connection)
      : entry(connection, insert_next),
        known_entry(connection, insert_known_next),
        version(connection, "PRAGMA data_version"),
        table(connection, insert_new_table),
        date_break(connection, insert_break),
        opened(connection, update_opened),
        listing(connection) {}
  Statement entry;
  Statement known_entry;
  Statement version;
  Statement table;
  Statement date_break;
  Statement opened;
  ListingWriter listing;
};

Writer::Writer(std::unique_ptr<Connection> connection, const FileOnDisk& file, Clock now, std::uint32_t patience)
    : connection_(std::move(connection)), file_(file), now_(std::move(now)), patience_(patience), thread_([this] {
        write_until_stopped();
      }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    stopped_ = std::chrono::steady_clock::now();
  }
  wake_.notify_one();
  thread_.join();
}

void Writer::append(Append append) {
  {
    const std::lock_guard lock(mutex_);
    queue_.appends.push_back(std::move(append));
  }
  wake_.notify_one();
}

void Writer::opened(std::string table) {
  {
    const std::lock_guard lock(mutex_);
    queue_.opened.push_back(std::move(table));
  }
  wake_.notify_one();
}

bool Writer::run(Job job) {
  std::promise<bool> done;
  {
    const std::lock_guard lock(mutex_);
    queue_.errands.push_back({std::move(job), [&done](bool good) { done.set_value(good); }});
  }
  wake_.notify_one();
  return done.get_future().get();
}

std::string Writer::fault() const {
  const std::lock_guard lock(mutex_);
  return fault_;
}

void Writer::note(std::string fault) {
  const std::lock_guard lock(mutex_);
  fault_ = std::move(fault);
}

void Writer::write_until_stopped() {
  sqlite3_busy_handler(
      connection_->handle(), [](void* self, int /*times*/) { return static_cast<Writer*>(self)->wait_for_lock(); },
      this);
  for (;;) {
    Work work;
    {
      std::unique_lock lock(mutex_);
      const auto something = [this] { return stopping_ || !queue_.empty(); };
      if (fault_.empty()) {
        wake_.wait(lock, something);
      } else {
        wake_.wait_for(lock, std::chrono::seconds(2), something);
      }
      if (queue_.empty() && stopping_) break;  // all is written
      std::swap(work, queue_);
    }
    if (work.empty()) transact(try_to_write, {});  // those who come meanwhile do not wait for this
    commit(work.appends, work.opened);
    for (const Errand& errand : work.errands) {
      newest_.clear();  // tables may be ended by it
      errand.done(transact(errand.job, patience_));
    }
  }
  statements_.reset();
}

// What SQLite asks when another program has locked the store: 0 gives up.
int Writer::wait_for_lock() {
  const Time now = std::chrono::steady_clock::now();
  if (now >= give_up_) return 0;
  std::unique_lock lock(mutex_);
  if (stopping_ && now - stopped_ >= patience_) return 0;
  wake_.wait_for(lock, std::chrono::milliseconds(5), [] { return false; });
  return 1;
}

// True when all of it is on disk, where people will find it.
bool Writer::transact(const Job& job, std::chrono::milliseconds patience) {
  damaged_ = false;
  if (!file_.trouble().empty()) return false;
  give_up_ = std::chrono::steady_clock::now() + patience;
  if (connection_->run("BEGIN IMMEDIATE") && job(*connection_) && connection_->run("COMMIT")) {
    note("");
    return file_.trouble().empty();
  }
  damaged_ = connection_->damaged();
  note(connection_->error());
  newest_.clear();
  statements_.reset();  // they may be what cannot be used
  connection_->run("ROLLBACK");
  return false;
}

// One transaction for the group. A conflict fails its own entry, and those that follow it.
void Writer::commit(std::vector<Append>& group, const std::vector<std::string>& opened) {
  if (opened.empty() && std::none_of(group.begin(), group.end(), [](const Append& each) { return bool(each.done); })) {
    for (const Append& each : group) lineage_.read_again(each.table);
    return;
  }
  std::vector<Appended> results(group.size(), Appended::failed);
  const Job write_all = [&](Connection& connection) {
    if (!statements_) statements_ = std::make_unique<Statements>(connection);
    if (!notice_others()) return false;
    Lineage lineage = lineage_;
    for (std::size_t i = 0; i < group.size(); ++i) {
      const auto result = write(group[i], lineage);
      if (!result) return false;  // the disk is full or worse: nothing of this group is stored
      results[i] = *result;
    }
    return std::all_of(opened.begin(), opened.end(), [&](const std::string& table) {
      return statements_->opened.bind(1, table).bind(2, now_()).run();
    });
  };
  const bool good = transact(write_all, patience_);
  if (!good) std::replace(results.begin(), results.end(), Appended::durable, Appended::failed);
  // A damaged page is the trouble of its own table, not of all that were written at the same time.
  if (!good && damaged_ && group.size() + opened.size() > 1) {
    for (Append& append : group) {
      std::vector<Append> one;
      one.push_back(std::move(append));
      commit(one, {});
    }
    std::vector<Append> none;
    for (const std::string& table : opened) commit(none, {table});
    return;
  }
  for (std::size_t i = 0; i < group.size(); ++i) {
    if (!group[i].done) {
      lineage_.read_again(group[i].table);
      continue;
    }
    lineage_.appended(group[i].table, group[i].seq, results[i]);
    group[i].done(results[i]);
  }
}

// Nothing when the store cannot write.
std::optional<Appended> Writer::write(const Append& append, Lineage& lineage) {
  if (!append.done) {
    lineage.read_again(append.table);
    return Appended::durable;
  }
  if (lineage.broken_before(append.table, append.seq)) return Appended::conflict;
  const auto result = write(append);
  if (result) lineage.appended(append.table, append.seq, *result);
  return result;
}

std::optional<Appended> Writer::write(const Append& append) {
  if (append.seq == 1 && !insert_table(append.table)) return std::nullopt;
  const auto before = newest_.find(append.table);
  const bool follows = before != newest_.end() && before->second + 1 == append.seq;
  Statement& entry = follows ? statements_->known_entry : statements_->entry;
  const int result = entry.bind(1, append.table).bind(2, append.seq).bind(3, append.body).step();
  entry.reset();
  if ((result & 0xFF) == SQLITE_CONSTRAINT) return Appended::conflict;
  if (result != SQLITE_DONE) return std::nullopt;
  if (connection_->changes() != 1) return Appended::conflict;
  if (append.listing && !statements_->listing.write(append.table, *append.listing)) return std::nullopt;
  if (follows) {
    before->second = append.seq;
  } else {
    newest_[append.table] = append.seq;
  }
  return Appended::durable;
}

// At the beginning of a transaction: until its end nobody else writes.
bool Writer::notice_others() {
  constexpr std::size_t most = 10000;  // tables are many, and those that were played on lately are few
  Statement& version = statements_->version;
  const bool read = version.step() == SQLITE_ROW;
  const std::uint64_t now = read ? version.number(0) : 0;
  version.reset();
  if (now != version_ || newest_.size() > most) newest_.clear();
  version_ = now;
  return read;
}

bool Writer::insert_table(const std::string& table) {
  if (!statements_->table.bind(1, table).bind(2, now_()).run()) return false;
  return connection_->changes() != 1 || statements_->date_break.bind(1, table).run();
}

}  // namespace backlot::sqlite
