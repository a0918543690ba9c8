// Tables and the people connected to them; knows messages, not sockets. All calls come from one
// thread. An action is applied at once and acknowledged when it is durable; nobody is shown
// anything that is not.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "bots/search/budget.hpp"
#include "core/chance.hpp"
#include "server/client.hpp"
#include "server/clocks.hpp"
#include "server/passwords.hpp"
#include "server/undo_vote.hpp"
#include "storage/event_store.hpp"
#include "table/served_table.hpp"

namespace backlot {

namespace bots {
class Program;
}

class Hub {
 public:
  using Task = std::function<void()>;
  using Programs = std::map<std::string, std::string>;  // what people call it, and its name: "cmd:./mybot"
  // Who waits for a thought: bots may think long, people wait for hints and even more for previews.
  enum class Lane : std::uint8_t { bots, hints, previews };
  struct Surroundings {
    EventStore& store;
    std::function<void(Task)> post;  // from any thread to the hub's
    std::function<void(std::chrono::milliseconds, Task)> later;
    // For a table, away from the hub's thread: so many at a time as the machine bears, tables in turn, each lane apart
    // from the others.
    std::function<void(Lane, const std::string& table, std::function<void(std::uint32_t threads)>)> think;
    std::function<void(Task)> wait;               // for somebody else's program, away from where bots think
    std::function<Digest()> random;               // 32 unguessable bytes
    std::uint32_t opening_seconds = 20;           // before a start is called off
    Programs programs;                            // that the host of the server lets play
    std::uint32_t idle_seconds = 0;               // before a table without clients leaves memory; 0: never
    std::function<std::uint64_t()> milliseconds;  // a clock; without one there are no limits, and nobody is late
    Passwords* passwords = nullptr;               // without them no table has one
    std::uint32_t vote_seconds = 60;              // before a vote ends without an answer
    std::function<void(Task)> load;  // reading a log, away from the hub's thread; without it at once, on the hub's own
  };

  struct Figures {
    std::size_t tables = 0;  // in memory
    std::uint64_t messages = 0;
    std::uint64_t refused = 0;
    std::uint64_t entries = 0;              // durable since the start
    std::uint64_t failed = 0;               // could not be stored
    std::uint64_t records = 0;              // made
    std::uint64_t commit_milliseconds = 0;  // all of them together, from the command to the disk
    bool storing = true;                    // the last entry was stored
  };

  explicit Hub(Surroundings surroundings);
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;
  ~Hub();

  void received(const std::shared_ptr<Client>& client, std::string_view text);
  void closed(const std::shared_ptr<Client>& client);

  // Every entry is on disk, and everybody who waited for one was answered.
  bool settled() const;
  Figures figures() const;
  // The ids of the tables in memory.
  std::vector<std::string> held() const;
  // The record of a finished game, for anybody who knows the table and, when it has one, its password. It is made away
  // from the hub's thread, and `done` is called on it.
  struct NoRecord {
    enum class Reason : std::uint8_t { no_such_table, password, not_finished, damaged };
    Reason reason;
    std::string why;
  };
  using Recorded = std::variant<std::string, NoRecord>;
  void record(const std::string& table, const std::string& owner, std::function<void(Recorded)> done);
  // Whatever is being thought about is of no use any more: the server goes down.
  void stop_thinking();

 private:
  struct Waiting {  // for an entry to become durable
    std::uint64_t entry = 0;
    std::weak_ptr<Client> client;
    std::string reply;
    std::string id;
    std::uint64_t since = 0;
  };
  struct Foreign {
    std::shared_ptr<bots::Program> program;
    std::size_t heard = 0;       // items of the stream that it was told
    std::uint64_t let_pass = 0;  // the entries there were when it was last asked whether it interrupts
  };
  struct Thought {
    std::uint32_t decision = 0;  // the number of what is thought about
    bots::StopFlagPtr stop = std::make_shared<bots::StopFlag>(false);
  };
  struct Slot {
    std::unique_ptr<ServedTable> table;
    std::uint64_t durable = 0;
    std::vector<std::weak_ptr<Client>> clients;
    std::vector<Waiting> waiting;
    std::map<Seat, Thought> thinking;  // of bots
    Listing listing;                   // as it was stored last
    bool unused = false;               // since the last sweep
    bool bots_rest = false;            // until the store can be tried again
    std::map<Seat, Foreign> foreign;   // programs at seats
    std::map<Seat, Thought> hinting;   // for whom a hint is being thought out
    SeatSet previewing;                // and a preview
    Clocks clocks;
    std::uint64_t wake_at = 0;  // when somebody looks at them; 0: nobody will
    UndoVote vote;
    SeatSet away;     // who is not connected, as everybody was told
    SeatSet missing;  // who may be back in a moment
  };

  void hello(Client& client, const json::Node& message) const;
  void create(const std::shared_ptr<Client>& client, const json::Node& message, const std::string& id);
  void join(const std::shared_ptr<Client>& client, const json::Node& message, const std::string& id);
  // Coming in (hub_people.cpp).
  std::string fresh_code();
  std::variant<std::string, Refused> table_meant(Client& client, const json::Node& message);
  void join_table(const std::shared_ptr<Client>& client, const std::string& table, Slot& slot,
                  const json::Node& message, const std::string& id);
  void when_loaded(const std::shared_ptr<Client>& client, const std::string& table,
                   std::function<void(const std::shared_ptr<Client>&, Slot*, const Refused&)> then);
  using Make = std::function<ServedTable::Answer(const ServedTable::Door&)>;
  void lock(const std::shared_ptr<Client>& client, std::string password, ServedTable::Door door, Make make,
            const std::string& id);
  void open_table(const std::shared_ptr<Client>& client, ServedTable::Entry created, const std::string& id);
  void knock(const std::shared_ptr<Client>& client, const std::string& table, const json::Node& message,
             const std::string& id);
  void enter(const std::shared_ptr<Client>& client, const std::string& table, Slot& slot, const json::Node& message);
  static bool too_fast(Client& client, const std::string& type);
  static bool may_come(Client& client, const Slot* slot);

  void at_table(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& type,
                const std::string& id);
  static void history(Client& client, const Slot& slot, const json::Node& message, const std::string& id);
  ServedTable::Answer command(Slot& slot, const Client& client, const json::Node& message, const std::string& type,
                              const std::string& id) const;
  ServedTable::Answer act(Slot& slot, const Client& client, const json::Node& message, const std::string& id) const;

  // Tables in and out of memory (hub_loading.cpp).
  struct Loaded {
    std::unique_ptr<ServedTable> table;
    enum class Fault : std::uint8_t { none, unknown, damaged } fault = Fault::none;
  };
  static Refused why_not(Loaded::Fault fault);
  static Loaded load_log(EventStore& store, const std::string& table);
  using Then = std::function<void(Slot*, const Refused&)>;  // the table, or why not
  Slot* in_memory(const std::string& table);
  void with_table(const std::string& table, Then then);
  void loaded(const std::string& table, Loaded result);
  void reload(const std::string& table);

  // Records of games (hub_records.cpp).
  struct MadeRecord {
    std::string table;
    Recorded result;
    Rights rights;
  };
  struct Recording {
    std::vector<std::pair<std::string, std::function<void(Recorded)>>> waiting;  // people, and what they wait with
    bool current = true;  // nothing has happened at the table since
  };
  static MadeRecord make_record(EventStore& store, const std::string& table);
  static Recorded for_owner(const MadeRecord& made, const std::string& owner);
  void recorded(MadeRecord made);
  void forget_record(const std::string& table);

  void append(const std::string& table, Slot& slot, const ServedTable::Entry& entry,
              const std::shared_ptr<Client>& client, std::string reply, std::string id);
  void appended(const std::string& table, std::uint64_t entry, Appended result);
  void flush(Slot& slot);
  void show(Slot& slot, Client& client);
  void watch_opening(const std::string& table);

  // Advice (hub_advice.cpp).
  void hint(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& id);
  void preview(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& id);

  // Bots (hub_bots.cpp).
  void claim_for_bot(const std::string& table, Slot& slot, Seat seat, const std::string& claim);
  void let_bots_talk(const std::string& table, Slot& slot, bool after_move);
  void run_bots(const std::string& table, Slot& slot);
  static void stop_stale_thoughts(Slot& slot);
  static void stop_thoughts(Slot& slot);
  // The store could not write: bots wait longer and longer before they try again.
  bool let_bots_rest(const std::string& table, Slot& slot);
  void ask_program(const std::string& table, Slot& slot, Seat seat);
  void end_programs(Slot& slot) const;
  void decided(const std::string& table, Seat seat, const Thought& thought, const std::string& action,
               const std::string& claim = {});
  void act_bot(const std::string& table, Slot& slot, Seat seat, std::uint32_t decision, const std::string& action);

  // Clocks and who is there (hub_clocks.cpp).
  static bool is_there(const Slot& slot, const std::string& owner);
  static ServedTable::Answer leave(const Slot& slot, const Client& client, std::size_t chair);
  static ServedTable::Answer resume(const Slot& slot, const Client& client);
  void mind_clocks(const std::string& table, Slot& slot);
  void show_clocks(const Slot& slot, Client& client) const;
  void arrived(const std::string& table, Slot& slot, const Client& client);
  void arrivals_changed(const std::string& table, Slot& slot);
  void look_at_clocks(const std::string& table, std::uint64_t due);
  void time_is_up(const std::string& table, Slot& slot, Seat seat);

  // Who is connected (hub_presence.cpp).
  static SeatSet absent(const Slot& slot);
  void mind_presence(const std::string& table, Slot& slot);
  static void show_presence(const Slot& slot, Client& client);

  // Undo by vote (hub_votes.cpp).
  void ask_undo(const std::shared_ptr<Client>& client, Slot& slot, const std::string& id);
  void vote(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& id);
  void undo(const std::string& table, Slot& slot, const std::shared_ptr<Client>& client, const std::string& id);
  void review_vote(const std::string& table, Slot& slot, const ServedTable::Entry& entry);
  void end_vote(Slot& slot, const std::string& words);
  void show_vote(const Slot& slot, const std::string& words) const;

  // The next table of the same people (hub_rematch.cpp).
  void rematch(const std::shared_ptr<Client>& client, Slot& slot, const std::string& id);

  void sweep();
  std::uint64_t now() const { return around_.milliseconds ? around_.milliseconds() : 0; }

  Surroundings around_;
  FastChance bot_chance_;
  std::unordered_map<std::string, Slot> slots_;
  std::unordered_map<std::string, std::vector<Then>> loading_;  // and what is to be done when they are there
  std::unordered_map<std::string, Recording> recording_;
  std::vector<MadeRecord> records_;  // a few that were asked for last
  Figures figures_;
  std::uint64_t rest_ = 0;        // milliseconds of the last rest; 0: the store is well
  std::uint64_t rest_until_ = 0;  // bots do nothing before
  bool stopping_ = false;         // nothing is thought about any more
};

}  // namespace backlot
