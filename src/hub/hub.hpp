// The tables there are and the people who come to them; knows messages, not sockets. The hub greets people, finds the
// table they mean, in memory or in its log, and hands over to it (LiveTable). All calls come from one thread.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "hub/client.hpp"
#include "hub/live_table.hpp"
#include "hub/requests.hpp"
#include "hub/services.hpp"
#include "hub/shared.hpp"
#include "table/served_table.hpp"

namespace backlot {

class Hub {
 public:
  using Services = backlot::Services;
  using Task = Services::Task;
  using Programs = Services::Programs;
  using Lane = Services::Lane;
  using Figures = HubFigures;

  explicit Hub(Services services);
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
    enum class Reason : std::uint8_t { no_such_table, password, not_finished, damaged, not_readable };
    Reason reason;
    Refused refused;
  };
  using Recorded = std::variant<std::string, NoRecord>;
  void record(const std::string& table, const std::string& owner, std::function<void(Recorded)> done);
  // What waits for the store (Services::apart).
  void apart(auto work, auto then) const { shared_.around.apart(std::move(work), std::move(then)); }
  // Whatever is being thought about is of no use any more: the server goes down.
  void stop_thinking();
  // The server is about to go down: as long as others of its store go on, its tables move there (hub_leaving.cpp).
  void leave();
  // Nothing more moves: all have gone, or there is nobody to go to.
  bool has_left() const;
  // Whether there is somebody to go to.
  bool is_followed() const { return !leaving_.others.empty(); }
  // Other servers of the store may take all its tables, and none comes back: the server goes down. `done` is called on
  // the hub's thread.
  void hand_over(Task done);

 private:
  // One for each kind of request.
  void take(const std::shared_ptr<Client>& client, const request::Hello& hello) const;
  void take(const std::shared_ptr<Client>& client, const request::Create& wanted);
  void take(const std::shared_ptr<Client>& client, const request::Join& wanted);
  void take(const std::shared_ptr<Client>& client, const request::AtTable& asked);
  // Coming in (hub_people.cpp).
  std::string fresh_code();
  void stock_codes();
  void come(const std::shared_ptr<Client>& client, const request::Join& wanted, const std::string& table);
  void join_table(const std::shared_ptr<Client>& client, LiveTable& table, const request::Join& wanted);
  struct NotThere;
  void when_loaded(const std::shared_ptr<Client>& client, const std::string& table,
                   std::function<void(const std::shared_ptr<Client>&, LiveTable*, const NotThere&)> then);
  void hear_the_rest(const std::shared_ptr<Client>& client);
  using Make = std::function<ServedTable::Answer(const ServedTable::Door&)>;
  void lock(const std::shared_ptr<Client>& client, std::string password, ServedTable::Door door, Make make,
            const std::string& id);
  LiveTable& begin(const std::string& table);
  void open_table(const std::shared_ptr<Client>& client, const ServedTable::Entry& created, const std::string& id);
  void knock(const std::shared_ptr<Client>& client, const LiveTable& table, const request::Join& wanted);
  void enter(const std::shared_ptr<Client>& client, LiveTable& table, const request::Join& wanted);
  static bool may_come(Client& client, const LiveTable* table);

  // Tables in and out of memory (hub_loading.cpp).
  struct Loaded {
    std::unique_ptr<ServedTable> table;
    enum class Fault : std::uint8_t { none, unknown, damaged, not_readable, elsewhere } fault = Fault::none;
    Lease lease = {};  // elsewhere
  };
  struct NotThere {
    Loaded::Fault fault = Loaded::Fault::none;
    Refused why;
  };
  static NotThere why_not(const Loaded& loaded);
  static Loaded load_log(EventStore& store, const std::string& table);
  static Loaded take_and_load(EventStore& store, const std::string& table);
  using Then = std::function<void(LiveTable*, const NotThere&)>;  // the table, or why not
  LiveTable* in_memory(const std::string& table);
  void with_table(const std::string& table, Then then);
  void load(const std::string& table);
  void loaded(const std::string& table, Loaded result);
  void review_leases();
  void lost(LiveTable& table);
  void bring_back(const std::string& table, StoreRest rest);
  bool somebody_stranded(const std::string& table);
  void tell_stranded(const std::string& table);
  void dismiss(const std::string& table, const Refused& why);
  void sweep();

  // On the way down (hub_leaving.cpp).
  Refused where_to(const std::string& table) const;
  void move_some();
  void wait_for_move(const std::vector<std::string>& tables, std::uint64_t since);
  void move(const std::string& table, Then then);
  void moved(const std::string& table);

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

  Shared shared_;
  std::unordered_map<std::string, std::shared_ptr<LiveTable>> tables_;
  std::unordered_map<std::string, std::vector<Then>> loading_;  // and what is to be done when they are there
  // Those who look at tables that have gone back to their logs, until these can be read.
  std::unordered_map<std::string, std::vector<std::weak_ptr<Client>>> stranded_;
  struct Leaving {
    bool begun = false;
    std::vector<std::string> others;  // servers that go on, by name
    std::size_t portion = 0;          // so many tables move at a time
  };
  Leaving leaving_;
  // Tables that are being given up, and those who are to be told where they are.
  std::unordered_map<std::string, std::vector<Then>> moving_;
  std::unordered_map<std::string, Recording> recording_;
  std::vector<MadeRecord> records_;  // a few that were asked for last
  std::vector<std::string> codes_;   // for new tables, that no open table has
  bool stocking_ = false;            // more of them are looked for
};

}  // namespace backlot
