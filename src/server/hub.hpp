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
  struct Surroundings {
    EventStore& store;
    std::function<void(Task)> post;  // from any thread to the hub's
    std::function<void(std::chrono::milliseconds, Task)> later;
    // For a table, away from the hub's thread: so many at a time as the machine bears, tables in turn.
    std::function<void(const std::string& table, std::function<void(std::uint32_t threads)>)> think;
    std::function<void(Task)> wait;               // for somebody else's program, away from where bots think
    std::function<Digest()> random;               // 32 unguessable bytes
    std::uint32_t opening_seconds = 20;           // before a start is called off
    Programs programs;                            // that the host of the server lets play
    std::uint32_t idle_seconds = 0;               // before a table without clients leaves memory; 0: never
    std::function<std::uint64_t()> milliseconds;  // a clock; without one there are no limits, and nobody is late
    Passwords* passwords = nullptr;               // without them no table has one
    std::uint32_t vote_seconds = 60;              // before a vote ends without an answer
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

  void received(const std::shared_ptr<Client>& client, std::string_view text);
  void closed(const std::shared_ptr<Client>& client);

  // Every entry is on disk, and everybody who waited for one was answered.
  bool settled() const;
  Figures figures() const;
  // The record of a finished game, for anybody who knows the table and, when it has one, its password.
  struct NoRecord {
    enum class Reason : std::uint8_t { no_such_table, password, not_finished };
    Reason reason;
    std::string why;
  };
  std::variant<std::string, NoRecord> record(const std::string& table, const std::string& owner);

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
  struct Slot {
    std::unique_ptr<ServedTable> table;
    std::uint64_t durable = 0;
    std::vector<std::weak_ptr<Client>> clients;
    std::vector<Waiting> waiting;
    std::map<Seat, std::uint32_t> thinking;  // bots, and the number of the decision they think about
    Listing listing;                         // as it was stored last
    bool unused = false;                     // since the last sweep
    std::map<Seat, Foreign> foreign;         // programs at seats
    SeatSet hinting;                         // for whom a hint is being thought out
    SeatSet previewing;                      // and a preview
    Clocks clocks;
    std::uint64_t wake_at = 0;  // when somebody looks at them; 0: nobody will
    UndoVote vote;
    SeatSet away;                 // who is not connected, as everybody was told
    SeatSet missing;              // who may be back in a moment
    std::string record;           // as it was asked for last
    std::uint64_t record_of = 0;  // when there were so many entries
  };

  void hello(Client& client, const json::Node& message) const;
  void create(const std::shared_ptr<Client>& client, const json::Node& message, const std::string& id);
  void join(const std::shared_ptr<Client>& client, const json::Node& message, const std::string& id);
  // Coming in (hub_people.cpp).
  std::string fresh_code();
  std::variant<std::string, Refused> table_meant(Client& client, const json::Node& message);
  using Make = std::function<ServedTable::Answer(const ServedTable::Door&)>;
  void lock(const std::shared_ptr<Client>& client, std::string password, ServedTable::Door door, Make make,
            const std::string& id);
  void open_table(const std::shared_ptr<Client>& client, ServedTable::Entry created, const std::string& id);
  void knock(const std::shared_ptr<Client>& client, const std::string& table, const json::Node& message,
             const std::string& id);
  void enter(const std::shared_ptr<Client>& client, const std::string& table, Slot& slot, const json::Node& message);
  static bool too_fast(Client& client, const std::string& type);
  static bool may_come(Client& client, const Slot* slot);

  void at_table(const std::shared_ptr<Client>& client, const json::Node& message, const std::string& type,
                const std::string& id);
  ServedTable::Answer command(Slot& slot, const Client& client, const json::Node& message, const std::string& type,
                              const std::string& id) const;
  ServedTable::Answer act(Slot& slot, const Client& client, const json::Node& message, const std::string& id) const;

  Slot* find(const std::string& table);
  void append(const std::string& table, Slot& slot, std::string entry, const std::shared_ptr<Client>& client,
              std::string reply, std::string id);
  void appended(const std::string& table, std::uint64_t entry, Appended result);
  void reload(const std::string& table);
  void flush(Slot& slot);
  void show(Slot& slot, Client& client);
  void claim_for_bot(const std::string& table, Slot& slot, Seat seat, const std::string& claim);
  void let_bots_talk(const std::string& table, Slot& slot, bool after_move);
  void hint(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& id);
  // (hub_preview.cpp)
  void preview(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& id);
  void run_bots(const std::string& table, Slot& slot);
  void ask_program(const std::string& table, Slot& slot, Seat seat);
  void end_programs(Slot& slot) const;
  void decided(const std::string& table, Seat seat, std::uint32_t decision, const std::string& action,
               const std::string& claim = {});
  void act_bot(const std::string& table, Slot& slot, Seat seat, std::uint32_t decision, const std::string& action);
  void watch_opening(const std::string& table);

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
  void review_vote(const std::string& table, Slot& slot, std::string_view entry_kind);
  void end_vote(Slot& slot, const std::string& words);
  void show_vote(const Slot& slot, const std::string& words) const;

  // The next table of the same people (hub_rematch.cpp).
  void rematch(const std::shared_ptr<Client>& client, Slot& slot, const std::string& id);

  void sweep();
  std::uint64_t now() const { return around_.milliseconds ? around_.milliseconds() : 0; }

  Surroundings around_;
  FastChance bot_chance_;
  std::unordered_map<std::string, Slot> slots_;
  Figures figures_;
};

}  // namespace backlot
