// A table that somebody looks at: the served table, the people connected to it, bots that think, clocks that run and
// a vote. Whatever concerns one table happens here; the hub finds the table and hands over. An action is applied at
// once and acknowledged when it is durable; nobody is shown anything that is not.
//
// What is to happen later holds the table by a weak_ptr: one that went back to its log is another.
#pragma once
#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/search/budget.hpp"
#include "hub/client.hpp"
#include "hub/clocks.hpp"
#include "hub/requests.hpp"
#include "hub/shared.hpp"
#include "hub/undo_vote.hpp"
#include "storage/event_store.hpp"
#include "table/served_table.hpp"

namespace backlot {

namespace bots {
class Program;
}

class LiveTable : public std::enable_shared_from_this<LiveTable> {
 public:
  // A new table, or one as its log says.
  LiveTable(std::string id, Shared& shared) : LiveTable(std::move(id), shared, std::make_unique<ServedTable>()) {}
  LiveTable(std::string id, Shared& shared, std::unique_ptr<ServedTable> from_log);
  LiveTable(const LiveTable&) = delete;
  LiveTable& operator=(const LiveTable&) = delete;
  ~LiveTable() = default;

  const std::string& id() const { return id_; }
  const ServedTable& table() const { return *table_; }
  // Everything so far is on disk, and everybody who waited for it was answered.
  bool durable() const { return durable_ == table_->entries(); }
  bool settled() const { return durable() && waiting_.empty(); }
  bool is_watched() const {
    return std::any_of(clients_.begin(), clients_.end(), [](const auto& client) { return !client.expired(); });
  }
  // Nobody looks at it, and nothing is under way.
  bool idle();

  // --- coming and going ---
  bool has_room_for(const Client& client);
  struct Manner {
    std::size_t seen = 0;  // of the stream, already
    bool watching = false;
    bool tv = false;
    Showing showing = Showing::whole;
  };
  void enter(const std::shared_ptr<Client>& client, const Manner& manner);
  // Somebody who has entered is there, and is shown the table.
  void welcome(Client& client);
  void arrived(const Client& client);
  void closed(const Client& client);

  // --- from a client that has joined it ---
  void received(const std::shared_ptr<Client>& client, const request::AtTable& asked);

  // Takes an entry in and stores it; `client` hears of that table by `id` when it is durable.
  struct Answering {
    std::shared_ptr<Client> client;
    std::string id;
    std::string table;
  };
  void append(const ServedTable::Entry& entry, Answering answering = {});

  // --- in and out of memory ---
  // As after a restart: a bot may have been thinking, a start been under way.
  void take_up();
  // It goes back to its log: who waits is told to try again; who is here comes along.
  std::vector<std::weak_ptr<Client>> give_up();
  void adopt(const std::vector<std::weak_ptr<Client>>& clients);
  // It leaves memory: a long log takes its time to be given back, which is for somebody else.
  std::unique_ptr<ServedTable> leave_memory();
  void stop_thoughts();

  bool unused = false;  // since the last sweep

 private:
  struct Waiting {  // for an entry to become durable
    std::uint64_t entry = 0;
    std::weak_ptr<Client> client;
    std::string id;
    std::string table;
    std::uint64_t since = 0;
  };
  struct ProgramAtSeat {
    std::shared_ptr<bots::Program> program;
    std::size_t heard = 0;       // items of the stream that it was told
    std::uint64_t let_pass = 0;  // the entries there were when it was last asked whether it interrupts
  };
  struct Thought {
    std::uint32_t decision = 0;      // the number of what is thought about
    std::uint64_t asked = 0;         // when
    std::size_t move = 0;            // and after how many acts
    bool interrupts = false;         // nobody waits for it
    std::uint32_t milliseconds = 0;  // for so long it may think
    bots::StopFlagPtr stop = std::make_shared<bots::StopFlag>(false);
  };

  // One for each kind of request. Those that give an answer are commands: it is refused, or an entry of the log. The
  // others have seen to the answer themselves.
  using ClientPtr = std::shared_ptr<Client>;
  ServedTable::Answer take(const ClientPtr& client, const request::Sit& sit) const;
  ServedTable::Answer take(const ClientPtr& client, const request::SetFace& face) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Ready& ready) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Bot& bot) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Leave& leave) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Move& move) const;
  ServedTable::Answer take(const ClientPtr& client, const request::HandOver& hand_over) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Mute& mute) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Unmute& unmute) const;
  ServedTable::Answer take(const ClientPtr& client, const request::TakeNote& note) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Commit& commit) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Start& start) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Open& open) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Act& act);
  ServedTable::Answer take(const ClientPtr& client, const request::Title& title) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Untitle& untitle) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Looked& looked) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Again& again) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Nameable& nameable) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Say& say) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Back& back);
  ServedTable::Answer take(const ClientPtr& client, const request::Pause& pause) const;
  ServedTable::Answer take(const ClientPtr& client, const request::Resume& resume) const;
  void take(const ClientPtr& client, const request::History& history) const;
  void take(const ClientPtr& client, const request::Titles& titles) const;  // live_room.cpp, as the rest of these
  void take(const ClientPtr& client, const request::Here& here);
  void take(const ClientPtr& client, const request::Learning& learning);
  void take(const ClientPtr& client, const request::TakeOver& wanted);
  void take(const ClientPtr& client, const request::LetIn& let_in);
  void take(const ClientPtr& client, const request::SetSpeed& speed);
  void take(const ClientPtr& client, const request::Next& next);
  void take(const ClientPtr& client, const request::Hint& hint);        // live_advice.cpp
  void take(const ClientPtr& client, const request::Preview& preview);  // live_advice.cpp
  void take(const ClientPtr& client, const request::Undo& undo);        // live_votes.cpp
  void take(const ClientPtr& client, const request::Vote& vote);        // live_votes.cpp
  void take(const ClientPtr& client, const request::Rematch& rematch);  // live_rematch.cpp
  template <class Request>
  void conclude(const ClientPtr& client, const Request& request);
  // It was done under this id before, and is answered, not repeated.
  bool sent_again(const ClientPtr& client, const std::string& id, ServedTable::Logged what);

  void appended(std::uint64_t entry, Appended result);
  void flush();
  void show(Client& client);
  void mind_frames();
  void watch_opening();
  void put_closing_on_record();

  // Bots (live_bots.cpp).
  void claim_for_bot(Seat seat, PackedClaim claim);
  void let_bots_talk(bool after_move);
  void decided_after_pause(Seat seat, const Thought& thought, std::optional<PackedAction> action,
                           std::optional<PackedClaim> claim = {});
  void run_bots();
  Thought thought_of(Seat seat) const;
  bool is_stale(Seat seat, const Thought& thought) const;
  void stop_stale_thoughts();
  bool let_bots_rest();
  void ask_program(Seat seat);
  void end_programs();
  void decided(Seat seat, const Thought& thought, std::optional<PackedAction> action, std::optional<PackedClaim> claim);
  void act_bot(Seat seat, std::uint32_t decision, PackedAction action);

  // Clocks and who is there (live_clocks.cpp).
  bool is_there(const std::string& owner) const;
  void mind_clocks();
  void show_clocks(Client& client) const;
  void arrivals_changed();
  void look_at_clocks(std::uint64_t due);
  void time_is_up(Seat seat);

  // Who is connected (live_presence.cpp).
  SeatSet absent() const;
  void mind_presence();
  message::Presence presence() const;

  // Around the game (live_room.cpp).
  std::vector<message::Guest> guests() const;
  // Why somebody may not be called that: somebody here is, with a seat or without.
  std::optional<Refused> bad_name_here(const Client& client, const std::string& name) const;
  SeatSet learning() const;
  void decide_guest(Client& guest, const ClientPtr& by, const std::string& id);

  // Undo by vote (live_votes.cpp).
  void undo(const std::shared_ptr<Client>& client, const std::string& id);
  void review_vote(const ServedTable::Entry& entry);
  void end_vote(message::VoteEnd::How how, Seat whose = nobody);
  void show_vote(const std::optional<message::VoteEnd>& ended = std::nullopt) const;

  std::uint64_t now() const { return shared_.around.now(); }
  // Runs `act` with this table later, unless it has left memory or gone back to its log.
  template <class Act>
  auto if_still_there(Act act) {
    return [self = weak_from_this(), act = std::move(act)](auto&&... with) {
      if (const auto table = self.lock()) act(*table, std::forward<decltype(with)>(with)...);
    };
  }

  const std::string id_;
  Shared& shared_;
  std::unique_ptr<ServedTable> table_;
  std::uint64_t durable_ = 0;
  std::vector<std::weak_ptr<Client>> clients_;
  std::vector<Waiting> waiting_;
  std::map<Seat, Thought> thinking_;        // of bots
  Listing listing_;                         // as it was stored last
  bool bots_rest_ = false;                  // until the store can be tried again
  std::map<Seat, ProgramAtSeat> programs_;  // programs at seats
  std::map<Seat, Thought> hinting_;         // for whom a hint is being thought out
  SeatSet previewing_;                      // and a preview
  Clocks clocks_;
  std::uint64_t wake_at_ = 0;  // when somebody looks at them; 0: nobody will
  UndoVote vote_;
  // Somebody who is being taught, for so long at most in one game.
  struct Pupil {
    bool on = false;
    std::uint64_t since = 0;
    std::uint64_t before = 0;  // milliseconds until `since`
  };
  std::map<Seat, Pupil> pupils_;
  shown::Speed speed_ = shown::Speed::normal;
  SeatSet away_;     // who is not connected, as everybody was told
  SeatSet missing_;  // who may be back in a moment
};

}  // namespace backlot
