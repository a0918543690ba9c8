// The leases of one node. A node is a row that it renews, and all its tables are leased as long as that: renewing costs
// the same for one table and for ten thousand. All connections of a node bear the name of its session, so that whoever
// takes over ends exactly those: a process that was stopped in the middle of a transaction keeps its locks, and no
// timeout of the server fires.
#pragma once
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "storage/lease.hpp"
#include "storage/postgres/connection.hpp"

namespace backlot::postgres {

// What an entry is written under; without a session no lease is asked for.
struct Under {
  std::string session;
  std::uint64_t epoch = 0;
  Rules rules = {};  // of a new table
};

struct LeaseSettings {
  std::string url;
  std::string node;                             // its name, by which the balancer knows it
  std::map<std::string, std::uint32_t> serves;  // games, and the revision of their rules
  std::chrono::milliseconds length;             // after the last renewal
  std::chrono::milliseconds patience;           // for an answer of the database
  std::function<std::uint64_t()> steady;        // milliseconds, by a clock that never jumps
};

// Who has a table. `serves`: games and revisions, in JSON.
Query query_for_lease(const std::string& table, const std::string& serves);

class Leases {
 public:
  explicit Leases(LeaseSettings settings);
  // The node leaves: whatever it kept is free.
  ~Leases();
  Leases(const Leases&) = delete;
  Leases& operator=(const Leases&) = delete;

  // What this node's connections are called.
  std::string called() const;

  // EventStore explains these.
  Lease take(const std::string& table);
  bool holds(const std::string& table) const;
  void pin(const std::string& table, const Rules& rules);
  void release(const std::vector<std::string>& tables, std::function<void()> done);
  using Others = std::function<void(std::vector<std::string>)>;
  void leave(Others done);
  std::size_t free_among(const std::vector<std::string>& tables);
  void on_lapse(std::function<void()> told);

  // What the next entry of the table is written under; nothing when the node does not hold it. A new table is the
  // node's own.
  std::optional<Under> under(const std::string& table, std::uint64_t seq);
  // Whether that session goes on, by this node's clock.
  bool runs(const std::string& session) const;
  // Why this node keeps nothing now; empty when it can.
  std::string trouble() const;
  // Tables that it keeps now, and those that it has taken over from nodes that had not given them up.
  std::size_t held() const;
  std::uint64_t takeovers() const;

 private:
  struct Held {
    std::uint64_t epoch = 0;
    bool pinned = true;
  };
  struct Released {
    std::vector<std::string> tables;
    std::vector<std::uint64_t> epochs;
    std::function<void()> done;
  };

  void beat_until_stopped();
  void beat();
  void renewed(std::uint64_t sent);
  void start_anew();
  void run_errands();
  std::vector<std::string> leave_as(const std::string& session);
  bool lapsed() const;
  std::optional<Lease> try_to_take(const std::string& table, const std::string& session);
  bool end_session(const std::string& session);
  Lease keep(const std::string& table, const std::string& session, const Held& held);
  std::string wait_for_session();

  LeaseSettings settings_;
  std::string serves_;  // as JSON

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable registered_now_;
  std::string session_;
  bool registered_ = false;        // the database knows it
  bool known_ = false;             // it has known this node, as this session or another
  std::uint64_t valid_until_ = 0;  // by the node's clock
  bool told_of_lapse_ = true;
  std::uint64_t takeovers_ = 0;
  std::unordered_map<std::string, Held> held_;
  std::unordered_map<std::string, Rules> pins_;  // not in the database yet
  std::vector<Released> released_;
  bool leaving_ = false;
  Others told_others_;    // when the database knows that
  bool errands_ = false;  // something to do before the next renewal
  std::function<void()> told_;
  bool stopping_ = false;

  std::mutex taking_;
  Connection taker_;
  Connection pulse_;
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace backlot::postgres
