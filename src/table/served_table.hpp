// A table as a server keeps it: a log of entries, and what follows from them. Every command either
// is refused or gives one entry; taking entries in, fresh or from the store, is the only way the
// table changes, so that a restart gives the same table.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "json/node.hpp"
#include "table/clock.hpp"
#include "table/entry.hpp"
#include "table/fairness.hpp"
#include "table/listing.hpp"
#include "table/notes.hpp"
#include "table/on_record.hpp"
#include "table/play.hpp"
#include "table/rights.hpp"
#include "table/showing.hpp"
#include "table/shown.hpp"
#include "table/shown_parts.hpp"
#include "table/stream.hpp"

namespace backlot {

class ServedTable {
 public:
  using Phase = backlot::Phase;
  enum class Listed : std::uint8_t { no, yes };
  using Entry = entry::Any;
  using Answer = std::variant<Entry, Refused>;

  struct Chair {
    enum class Kind : std::uint8_t { empty, person, bot };
    Kind kind = Kind::empty;
    std::string name;
    std::string owner;  // SHA-256 of the token of the person who sits here
    std::string bot;
    std::string commitment;  // of the person's contribution
    std::string contribution;
    bool held = false;  // a bot plays for the person, who may come back at any time
    std::optional<Face> face;
    bool ready = false;     // to start
    bool looked = false;    // at what was dealt
    bool again = false;     // would play once more
    bool nameable = false;  // on pictures that others share
  };

  // --- commands; `owner` is the hash of the asker's token ---
  enum class Hints : std::uint8_t { allowed, off };
  // How people come in who were not given the link: by a short code before the start; past a password, of which there
  // is only a hash.
  struct Door {
    std::string code;
    std::string password;
  };
  static Answer create(std::string_view game, const json::Node& options, const std::string& owner,
                       const Digest& server_seed, Hints hints = Hints::allowed, Listed listed = Listed::no,
                       const ClockSetting& clock = {}, const Door& door = {});
  Answer sit(const std::string& owner, std::size_t chair, const std::string& name, const std::string& commitment,
             std::optional<Face> face = {}) const;
  Answer add_bot(const std::string& owner, std::size_t chair, const std::string& bot) const;
  // Before the game the chair is free again; in the game a bot plays on for who leaves.
  Answer leave(const std::string& owner, std::size_t chair) const;
  Answer commit(const std::string& owner, const std::string& commitment) const;
  Answer start(const std::string& owner) const;
  Answer open(const std::string& owner, const std::string& contribution) const;
  // A start in which somebody does not open: fresh seeds, everybody commits anew.
  Answer call_off(const Digest& fresh_seed) const;
  // Applies the action at once; the entry that is returned has been taken in already.
  Answer act(Seat seat, const std::string& client, std::uint32_t decision, const json::Node& action,
             const Timing& timing = {});
  Answer act(Seat seat, const std::string& client, std::uint32_t decision, PackedAction action,
             const Timing& timing = {});
  // The same with several that follow each other: all of them or none. Together they are one decision of the clock.
  Answer act_together(Seat seat, const std::string& client, std::uint32_t decision,
                      const std::vector<json::Node>& actions, const Timing& timing = {});

  // --- what is no move (served_asides.cpp) ---
  Answer pause(const std::string& owner) const;
  Answer resume(const std::string& owner) const;
  // A bot plays for the person at that seat, until they are back.
  Answer hold(Seat seat) const;
  Answer back(const std::string& owner) const;
  // The seat's last move is taken back, as far as Table::undo goes; those concerned have agreed.
  Answer undo(Seat seat) const;
  // After the end: the people and bots of this table go on at that one.
  Answer rematch(const std::string& owner, const std::string& table) const;
  // The log such a table begins with; empty when our rules do not know its options any more.
  std::vector<Entry> rematch_log(const std::string& host, const Digest& server_seed, const std::string& code) const;

  // --- around the game (served_room.cpp) ---
  Answer set_face(const std::string& owner, Face face) const;
  Answer ready(const std::string& owner, bool yes) const;
  Answer looked(const std::string& owner) const;
  Answer again(const std::string& owner, bool yes) const;
  Answer nameable(const std::string& owner, bool yes) const;
  // A new person plays on for who has gone; those who may say so have agreed.
  Answer take_over(const std::string& owner, std::size_t chair, const std::string& name,
                   std::optional<Face> face) const;
  // Why nobody who comes may be called that; nothing when they may.
  std::optional<Refused> bad_name(const std::string& owner, const std::string& name) const;
  // What the one who makes something calls it.
  Answer title(const std::string& owner, const std::string& title, const std::string& line) const;
  Answer untitle(const std::string& owner, std::uint32_t number) const;

  // Talk: free words, or a claim when `claim` is there. Before the start it is talk of the lobby.
  Answer say(Seat seat, const std::string& client, const std::string& text, const json::Node* claim) const;
  Answer say(Seat seat, const std::string& client, PackedClaim claim) const;

  // Talk as it goes on record: after that many moves.
  struct TalkOnRecord {
    std::uint32_t after = 0;
    Seat seat{};
    std::string text;
    std::optional<json::Node> claim;
    std::optional<TitleOnRecord> titled;
  };

  // --- the people (served_people.cpp) ---
  // To a free chair, or to a bot's, which takes the other one; with a person when both ask for it. Before the start.
  Answer move(const std::string& owner, std::size_t chair) const;
  Answer hand_over(const std::string& owner, std::size_t chair) const;
  enum class Voice : std::uint8_t { heard, muted };
  Answer mute(const std::string& owner, std::size_t chair, Voice voice) const;
  // Somebody knew the password.
  Answer admit(const std::string& owner) const;
  Answer note(const std::string& owner, const std::string& text, const std::vector<MarkedSeat>& marks) const;

  // A table that went otherwise under the rules it was played by than under ours: it does not go on.
  Answer close() const;

  // Takes in an entry that was created by a command (not by act) or read from the store. False when
  // the entry does not fit: the log is broken. A log of another rules revision that does not fit is
  // closed where it differs, and can be looked at from its events.
  bool take(const Entry& entry);
  bool take(std::string_view stored);

  // --- what there is ---
  Phase phase() const { return phase_; }
  std::uint64_t entries() const { return entries_; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  std::optional<Seat> seat_of(const std::string& owner) const;
  const Play* play() const { return play_.get(); }
  const std::string& game() const { return game_; }
  // Rules or components are not those the table was created under.
  bool from_other_rules() const;
  // The revision of the game's rules that it was created under; the first, when that was not written down yet.
  std::uint16_t revision() const { return rules_ == 0 ? 1 : rules_; }
  bool closed_on_record() const { return closed_on_record_; }
  // There is something to see of the game: it was dealt.
  bool dealt() const { return !streams_.empty(); }
  const std::vector<TalkOnRecord>& talk() const { return talk_; }
  Listing listing() const;
  const Rights& rights() const { return rights_; }
  // The number of the last entry that changed what the seat is told of the people; not how the game goes.
  std::uint64_t people_changed(Seat seat) const;
  // What the seed was made of. Only for who may know it: the game is over.
  SeedList seed_list() const;
  const std::string& commitment() const { return commitment_; }
  const std::vector<std::string>& voided() const { return voided_; }
  // What this seat did or said under that id: the number of its entry, 0 when there is none.
  enum class Logged : std::uint8_t { action, talk };
  struct LoggedAs {
    std::uint64_t entry = 0;
    Logged what = Logged::action;
  };
  LoggedAs logged(Seat seat, const std::string& client) const;

  const ItemStream& stream(Seat seat) const;
  // The items after number `seen`.
  std::vector<std::string> stream_after(Seat seat, std::size_t seen) const;
  // Why this person cannot add anything besides moves and talk to the log any more (bounds.hpp); nothing when they can.
  std::optional<Refused> full(const std::string& owner) const;
  bool hints() const { return hints_ == Hints::allowed; }
  const ClockSetting& clock() const { return clock_; }
  bool paused() const { return paused_; }
  const std::string& host() const { return rights_.host(); }
  const std::string& next_table() const { return rematch_; }
  // The decisions of a seat that others noticed. A secret decision of many steps is one, and the clock treats it so:
  // otherwise it would tell how many steps there were.
  std::uint32_t turn(Seat seat) const { return turns_[index(seat)]; }
  // The milliseconds that screens take to show all great moments so far; counted at tables with a clock.
  std::uint64_t scenes() const { return scenes_; }
  // The milliseconds the seat has for the decision it is asked for.
  std::uint64_t allowance(Seat seat) const;
  // The number of the decision this seat is asked for now, or may make unasked; 0 when it can do nothing.
  std::uint32_t decision_number(Seat seat) const;

  // What that action of the seat would do: see Play::preview. Only while the game is played.
  std::variant<Play::Preview, Refused> preview(Seat seat, const json::Node& action, std::uint64_t seed) const {
    return play_->preview(seat, action, names(), seed);
  }

  // What the asker may know of chairs, phase and commitments.
  shown::Lobby lobby(const std::string& owner) const;
  // Calls `show` with stream items after number `seen`, the newest of them that fit into a page, and the table as it is
  // now: whole, or what leads there from what was shown last, at once or event by event (table/frames.hpp). Whole where
  // there is doubt. It is made while it is written, so what is shown is good for as long as the call.
  void with_update(Seat seat, std::size_t seen, Showing showing,
                   const std::function<void(const shown::Update&)>& show) const;
  // What happens is kept from now on, or no longer; everybody was shown it.
  void keep_frames(bool keep);
  void was_shown();
  // A page of the stream: the newest items before number `before`, and how many stand before them. Refused where there
  // are none.
  struct Page {
    std::size_t from = 0;
    std::string events;
  };
  std::variant<Page, Refused> history(Seat seat, std::size_t before) const;

 private:
  // What leads from what was shown last to what there is now; empty when that is not known, or too long for a message.
  std::string since_shown(Seat seat, Showing showing) const;
  std::string free_bot_name(std::size_t chair) const;
  // What follows from an entry; false when it does not fit.
  bool follow(const entry::Created& created);
  bool follow(const entry::Sat& sat);
  bool follow(const entry::BotAdded& added);
  bool follow(const entry::Left& left);
  bool follow(const entry::Committed& committed);
  bool follow(const entry::Starting& starting);
  bool follow(const entry::Opened& opened);
  bool follow(const entry::Voided& voided);
  bool follow(const entry::Acted& acted);
  bool follow(const entry::ActedTogether& acted);
  bool follow(const entry::Said& said);
  bool follow(const entry::Closed& closed);
  // (served_asides.cpp)
  bool follow(const entry::Paused& paused);
  bool follow(const entry::Resumed& resumed);
  bool follow(const entry::Held& held);
  bool follow(const entry::Back& back);
  bool follow(const entry::Undone& undone);
  bool follow(const entry::Rematch& rematch);
  // (served_room.cpp)
  bool follow(const entry::TookOver& taken);
  bool follow(const entry::Looked& looked);
  bool follow(const entry::Ready& ready);
  bool follow(const entry::Again& again);
  bool follow(const entry::Nameable& nameable);
  bool follow(const entry::Faced& faced);
  bool follow(const entry::Titled& titled);
  bool follow(const entry::Untitled& untitled);
  // (served_people.cpp)
  bool follow(const entry::Moved& moved);
  bool follow(const entry::Wished& wished);
  bool follow(const entry::HandedOver& handed);
  bool follow(const entry::Muted& muted);
  bool follow(const entry::Unmuted& unmuted);
  bool follow(const entry::Admitted& admitted);
  bool follow(const entry::Noted& noted);
  // At a table that is closed: only what happened is taken in, not what follows from it by our rules.
  bool follow_closed(const Entry& entry);
  bool show_events(const json::Raw& move);
  void people_change(Seat by = nobody);
  void count_aside(Seat by);
  bool has(Seat seat) const { return seat != nobody && index(seat) < chairs_.size(); }
  void announce(shown::Notice::Kind kind, Seat seat, const std::string& text);
  const std::string& name_at(Seat seat) const { return chairs_[index(seat)].name; }
  void hear(std::string body);
  // What others saw before a decision was made.
  struct Before {
    SeatSet waiting;
    std::size_t items = 0;
  };
  Before before() const { return {play_->waiting(), streams_.back().size()}; }
  std::optional<Refused> may_act(Seat seat, const std::string& client, std::uint32_t decision) const;
  // `Action`: as a person sent it, or packed; `Claim` likewise.
  template <class Action>
  Answer act_by(Seat seat, const std::string& client, std::uint32_t decision, const Action& action,
                const Timing& timing);
  template <class Claim>
  Answer claim_by(Seat seat, const std::string& client, const Claim& claim) const;
  std::optional<Refused> may_say(Seat seat, const std::string& client) const;
  Seat play_again(const json::Raw& move);
  void moved(Seat seat);
  void decided(Seat seat, const std::string& client, const Timing& timing, const Before& before);
  bool deal();
  void extend_streams();
  SeatNames names() const;
  bool is_host(const std::string& owner) const { return rights_.is_host(owner); }
  const Chair* person_at(std::size_t chair) const;
  Chair* person_at(Seat seat);
  // The seat of the one this person would change seats with.
  std::optional<Seat> wanted_seat(const std::string& owner) const;
  // The code, as long as it opens the table.
  std::string open_code() const;
  // The notes this person may read: their own, after the end everybody's.
  std::vector<shown::Note> notes_for(const std::string& owner) const;
  shown::Chair chair_for(std::size_t chair, const std::string& owner) const;
  bool pause_or_resume(bool paused, shown::Notice::Kind kind, const std::string& text);
  bool hold_or_return(Seat seat, bool held, shown::Notice::Kind kind, const std::string& text);

  std::string game_;
  std::string options_text_;
  json::Node options_;
  std::uint16_t rules_ = 0;  // the revision it was created under; 0: from before that was written down
  std::string content_;      // hash of the components then
  Listed listed_ = Listed::no;
  bool closed_on_record_ = false;
  Rights rights_;
  std::string code_;
  std::map<std::size_t, Note> notes_;  // by the number of the seat
  std::uint64_t people_changed_ = 0;
  Digest server_seed_{};
  std::string commitment_;
  std::vector<std::string> voided_;  // server seeds of starts that were called off
  Phase phase_ = Phase::lobby;
  Hints hints_ = Hints::allowed;
  ClockSetting clock_;
  bool paused_ = false;
  std::string rematch_;
  std::uint64_t entries_ = 0;
  std::vector<Chair> chairs_;
  std::unique_ptr<Play> play_;
  bool keeps_frames_ = false;
  std::vector<ItemStream> streams_;                       // one for each seat, the last for spectators
  std::vector<std::map<std::string, LoggedAs>> clients_;  // by the ids of the clients, for each seat
  std::vector<TalkOnRecord> talk_;
  struct LobbyLine {
    std::string client;
    std::string owner;
    std::uint64_t entry = 0;
    shown::LobbyTalk line;
  };
  std::vector<LobbyLine> lobby_talk_;
  std::vector<std::size_t> said_;  // how often, by seat
  std::size_t asides_ = 0;         // what people added to the log of the game besides moves, talk and notes
  std::array<std::size_t, max_seats> asides_by_{};  // of these by seats that are not the host's
  std::vector<std::uint32_t> decisions_;            // numbers used up so far, by seat
  std::vector<std::uint32_t> turns_;
  std::vector<std::uint64_t> banks_;   // milliseconds left, by seat
  std::vector<std::uint64_t> gained_;  // what the last move of each has added
  std::uint64_t scenes_ = 0;
};

}  // namespace backlot
