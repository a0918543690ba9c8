// The one thread that writes. Whatever has queued up while it waited for a commit goes into the next transaction, up to
// a group: all statements of it are sent at once, and one answer is waited for.
#pragma once
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "storage/event_store.hpp"
#include "storage/lineage.hpp"
#include "storage/postgres/connection.hpp"
#include "storage/postgres/leases.hpp"

namespace backlot::postgres {

struct Append {
  std::string table;
  std::uint64_t seq = 0;
  std::string body;
  std::optional<Listing> listing;
  EventStore::Done done;
  Under under;  // without a session: no lease is asked for
  enum class Kind : std::uint8_t {
    entry,
    refused,     // too many wait already: nothing is written of it
    not_ours,    // this node does not hold the table: nothing is written of it either
    read_again,  // no entry: from here on the table's log is known anew
  } kind = Kind::entry;
};

struct WriterSettings {
  std::string url;
  std::function<std::uint64_t()> now;  // seconds since 1970
  std::chrono::milliseconds patience;  // for an answer of the database
  Leases* leases = nullptr;            // whose sessions the entries are of, when they are of any
  std::size_t group = 200;             // rows in a transaction
  std::size_t most_waiting = 20000;    // more than these fail at once
};

class Writer {
 public:
  explicit Writer(WriterSettings settings);
  // All that was handed in is written or has failed, and is answered, within the patience.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void append(Append append);
  // Somebody reads the table's log now (Lineage).
  void read_again(const std::string& table);
  // Writes the time, unless that was done in the last hour. When the store cannot write it is forgotten.
  void opened(std::string table);

  // Somebody else has lost the database, or its standby: whether it can be written to is tried now, and until it can.
  void doubt(std::string why);
  // Something may be in the database that its standby does not have: until that is confirmed nothing is written, and
  // nobody may rely on what is read. Why that is so; empty: it is not.
  std::string unconfirmed() const;

  // Entries that wait to be written.
  std::size_t waiting() const;

  // Why nothing could be written the last time; empty when it could. It is tried again from time to time.
  std::string fault() const;

 private:
  using Group = std::vector<Append>;
  using Results = std::vector<Appended>;
  using Time = std::chrono::steady_clock::time_point;
  enum class Outcome : std::uint8_t { committed, failed, nonsense, unknown };
  // Entries that fit their logs as they should are written by one statement for all of them; when any does not, each
  // has its own, which says so.
  enum class Way : std::uint8_t { together, each };

  void write_until_stopped();
  Group next_group();
  void commit(Group& group);
  Outcome transact(const Group& group, Results& results, Way way);
  Outcome transact(const std::vector<Call>& calls, std::vector<Result>& answers, int tries = 3);
  Results look_up(const Group& group);
  bool reconnect();
  bool confirm();
  void write_opened(std::vector<std::string> tables);
  void note(std::string fault);

  WriterSettings settings_;
  Connection connection_;
  std::uint64_t mark_;  // of what this writer has written
  Lineage lineage_;
  Time rest_until_;  // before that it is not tried to connect again

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Append> appends_;
  std::size_t waiting_ = 0;  // of them, those that are to be written
  std::vector<std::string> opened_;
  std::string fault_;
  bool doubted_ = false;
  bool unconfirmed_ = false;  // and then there is a fault
  bool stopping_ = false;
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace backlot::postgres
