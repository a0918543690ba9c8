// The one thread that writes. Whatever has queued up while it was committing goes into the next transaction (group
// commit).
#pragma once
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "storage/event_store.hpp"
#include "storage/lineage.hpp"
#include "storage/sqlite/connection.hpp"
#include "storage/sqlite/file_on_disk.hpp"

namespace backlot::sqlite {

struct Append {
  std::string table;
  std::uint64_t seq = 0;
  std::string body;
  std::optional<Listing> listing;
  EventStore::Done done;  // none: no entry, but somebody reads the table's log now (Lineage)
};

class Writer {
 public:
  using Clock = std::function<std::uint64_t()>;  // seconds since 1970
  using Job = std::function<bool(Connection&)>;

  // `patience` in milliseconds: how long it waits for another program that has locked the store.
  Writer(std::unique_ptr<Connection> connection, const FileOnDisk& file, Clock now, std::uint32_t patience);
  // All that was handed in is written or has failed, and is answered; another program that keeps the store locked is
  // waited for no longer than the patience, all together.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void append(Append append);
  // Somebody reads the table's log now (Lineage).
  void read_again(const std::string& table) { append({.table = table}); }
  // Writes the time, unless that was done in the last hour. When the store cannot write it is forgotten.
  void opened(std::string table);
  // Does this in a transaction of its own, among the appends; false when it could not, or is stopped. Blocks.
  bool run(Job job);

  // Why nothing could be written the last time; empty when it could. It is tried again from time to time.
  std::string fault() const;

 private:
  struct Statements;
  struct Errand {
    Job job;
    std::function<void(bool)> done;
  };
  struct Work {
    std::vector<Append> appends;
    std::vector<std::string> opened;
    std::vector<Errand> errands;
    bool empty() const { return appends.empty() && opened.empty() && errands.empty(); }
  };

  void write_until_stopped();
  void commit(std::vector<Append>& group, const std::vector<std::string>& opened);
  bool transact(const Job& job, std::chrono::milliseconds patience);
  std::optional<Appended> write(const Append& append, Lineage& lineage);
  std::optional<Appended> write(const Append& append);
  bool insert_table(const std::string& table);
  bool notice_others();
  int wait_for_lock();
  void note(std::string fault);

  using Time = std::chrono::steady_clock::time_point;

  std::unique_ptr<Connection> connection_;
  const FileOnDisk& file_;
  Clock now_;
  std::chrono::milliseconds patience_;
  std::unique_ptr<Statements> statements_;
  Lineage lineage_;
  // The last entries that were written here, of tables that nobody can have ended since: no other program has written
  // to the store. What comes next is not asked again whether it has a table and a predecessor.
  std::unordered_map<std::string, std::uint64_t> newest_;
  std::uint64_t version_ = 0;  // of the store, which another program's writing changes
  Time give_up_;               // waiting for the lock
  bool damaged_ = false;       // what the last transaction failed of

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  Work queue_;
  std::string fault_;
  bool stopping_ = false;
  Time stopped_;        // when that was asked for
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace backlot::sqlite
