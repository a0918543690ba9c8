// What the server sends, a type each, as docs/protocol.md explains them. How a message is written and its schema follow
// from its fields. What games put in is written while the message is, and copied nowhere: updates are long and many.
#pragma once
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "json/one_of.hpp"
#include "table/refused.hpp"
#include "table/rules_of_text.hpp"
#include "table/shown.hpp"

namespace backlot::message {

inline constexpr std::uint32_t version = 1;

// A level of bots for people to choose from.
struct Level {
  static constexpr std::string_view defined = "level";
  std::string name;
  json::Text<rule::Words> about;
  std::uint32_t milliseconds = 0;  // of thinking about a decision; 0: it answers at once
  bool learned = false;            // plays with the game's network

  friend void fields(Is<Level> auto& x, const auto& visit) {
    visit("name", x.name);
    visit("about", x.about);
    visit("milliseconds", x.milliseconds);
    visit("learned", x.learned);
  }
};

struct Values {  // what an option can be: a list; empty for any whole number
  static json::Node schema();
};
struct OptionInfo {
  static constexpr std::string_view defined = "option_info";
  std::string name;
  Clause clause;
  json::Text<rule::Words> what;  // it does
  json::RawOf<Values> values;

  friend void fields(Is<OptionInfo> auto& x, const auto& visit) {
    visit("name", x.name);
    visit("clause", x.clause);
    visit("what", x.what);
    visit("values", x.values);
  }
};

// How long screens take to show an event of that kind; clocks start after it.
struct Scene {
  static constexpr std::string_view defined = "scene";
  std::string event;
  std::uint32_t milliseconds = 0;

  friend void fields(Is<Scene> auto& x, const auto& visit) {
    visit("event", x.event);
    visit("milliseconds", x.milliseconds);
  }
};

struct GameInfo {
  static constexpr std::string_view defined = "game_info";
  std::string id;
  std::string title;
  std::uint32_t min_players = 0;
  std::uint32_t max_players = 0;
  json::RawOf<part::Options> options;  // by default
  std::vector<OptionInfo> option_list;
  std::vector<std::string> bots;
  std::vector<Level> levels;  // weakest first
  std::vector<Scene> scenes;  // of kinds that take any time

  friend void fields(Is<GameInfo> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("title", x.title);
    visit("min_players", x.min_players);
    visit("max_players", x.max_players);
    visit("options", x.options);
    visit("option_list", x.option_list);
    visit("bots", x.bots);
    visit("levels", x.levels);
    visit("scenes", x.scenes);
  }
};

struct Welcome {
  static constexpr std::string_view name = "welcome";
  std::uint32_t version = message::version;
  std::vector<Level> levels;  // of games about which nothing else is said
  std::vector<GameInfo> games;

  friend void fields(Is<Welcome> auto& x, const auto& visit) {
    visit("version", x.version);
    visit("levels", x.levels);
    visit("games", x.games);
  }
};

struct Ack {
  static constexpr std::string_view name = "ack";
  json::Text<rule::Id> id;
  json::Text<rule::Table> table;

  friend void fields(Is<Ack> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("table", x.table);
  }
};

enum class Needs : std::uint8_t { password };
constexpr std::array<std::string_view, 1> names_of(Needs /*needs*/) { return {"password"}; }

struct Error {
  static constexpr std::string_view name = "error";
  json::Text<rule::IdIfAny> id;
  std::string refusal;            // its name
  json::Nullable<Clause> clause;  // the rule that says so
  json::Text<rule::Words> why;
  std::optional<std::vector<std::string>> with;  // what was put into the sentence
  std::optional<std::uint32_t> part;             // which of several actions, from 1
  std::optional<Needs> needs;                    // what would mend it
  std::optional<json::Text<rule::Table>> table;  // which one that is: who came by a code learns it

  friend void fields(Is<Error> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("name", x.refusal);
    visit("clause", x.clause);
    visit("why", x.why);
    visit("with", x.with);
    visit("part", x.part);
    visit("needs", x.needs);
    visit("table", x.table);
  }
};

struct Table {
  static constexpr std::string_view name = "table";
  json::Text<rule::Table> table;
  shown::Lobby lobby;

  friend void fields(Is<Table> auto& x, const auto& visit) {
    visit("table", x.table);
    visit("lobby", x.lobby);
  }
};

struct Update {
  static constexpr std::string_view name = "update";
  json::Text<rule::Table> table;
  shown::Update update;

  friend void fields(Is<Update> auto& x, const auto& visit) {
    visit("table", x.table);
    visit("update", x.update);
  }
};

// A person's time, as it is now.
struct Clock {
  static constexpr std::string_view defined = "clock";
  SeatNumber seat;
  std::uint32_t milliseconds = 0;
  bool running = false;
  std::uint32_t starts_in = 0;  // milliseconds; until then it stands still, because great moments are shown

  friend void fields(Is<Clock> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("milliseconds", x.milliseconds);
    visit("running", x.running);
    visit("starts_in", x.starts_in);
  }
};

struct Clocks {
  static constexpr std::string_view name = "clocks";
  json::Text<rule::Table> table;
  std::vector<Clock> clocks;

  friend void fields(Is<Clocks> auto& x, const auto& visit) {
    visit("table", x.table);
    visit("clocks", x.clocks);
  }
};

// Somebody who is here without a seat.
struct Guest {
  static constexpr std::string_view defined = "guest";
  json::Text<rule::Name> person;
  std::optional<Face> face;
  std::optional<SeatNumber> wants;  // to play on there for who has gone
  bool operator==(const Guest&) const = default;

  friend void fields(Is<Guest> auto& x, const auto& visit) {
    visit("name", x.person);
    visit("face", x.face);
    visit("wants", x.wants);
  }
};

// Who is here, and in what way.
struct Presence {
  static constexpr std::string_view name = "presence";
  json::Text<rule::Table> table;
  SeatSet away;
  std::vector<Guest> guests;
  SeatSet learning;  // being taught: no clock runs
  bool tv = false;   // a television is on
  shown::Speed speed = shown::Speed::normal;
  bool operator==(const Presence&) const = default;

  friend void fields(Is<Presence> auto& x, const auto& visit) {
    visit("table", x.table);
    visit("away", x.away);
    visit("guests", x.guests);
    visit("learning", x.learning);
    visit("tv", x.tv);
    visit("speed", x.speed);
  }
};

// To a television: the host does not want to wait any longer.
struct Next {
  static constexpr std::string_view name = "next";
  json::Text<rule::Table> table;

  friend void fields(Is<Next> auto& x, const auto& visit) { visit("table", x.table); }
};

struct Titles {
  static constexpr std::string_view name = "titles";
  json::Text<rule::Id> id;
  json::Text<rule::Table> table;
  std::vector<json::Text<rule::Title>> titles;

  friend void fields(Is<Titles> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("table", x.table);
    visit("titles", x.titles);
  }
};

// Somebody wants to take a decision back.
struct VoteNow {
  static constexpr std::string_view defined = "vote";
  SeatNumber seat;
  SeatSet agreed;
  SeatSet open;  // have not said anything yet

  friend void fields(Is<VoteNow> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("agreed", x.agreed);
    visit("open", x.open);
  }
};

// How a vote ended.
struct VoteEnd {
  enum class How : std::uint8_t { taken_back, withdrawn, not_agreed, not_answered, gone_on, paused, impossible };
  static constexpr std::string_view defined = "vote_end";
  How how = How::taken_back;
  std::optional<SeatNumber> seat;  // who has withdrawn it, or did not agree

  friend void fields(Is<VoteEnd> auto& x, const auto& visit) {
    visit("how", x.how);
    visit("seat", x.seat);
  }
};
constexpr std::array<std::string_view, 7> names_of(VoteEnd::How /*how*/) {
  return {"taken_back", "withdrawn", "not_agreed", "not_answered", "gone_on", "paused", "impossible"};
}

struct Vote {
  static constexpr std::string_view name = "vote";
  json::Text<rule::Table> table;
  json::Nullable<VoteNow> vote;
  std::string text;  // how the last one ended, in words; empty while one is on
  std::optional<VoteEnd> ended;

  friend void fields(Is<Vote> auto& x, const auto& visit) {
    visit("table", x.table);
    visit("vote", x.vote);
    visit("text", x.text);
    visit("ended", x.ended);
  }
};

struct Hint {
  static constexpr std::string_view name = "hint";
  json::Text<rule::Id> id;
  json::Text<rule::Table> table;
  std::uint32_t decision = 0;
  json::RawOf<part::Hints> hints;

  friend void fields(Is<Hint> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("table", x.table);
    visit("decision", x.decision);
    visit("hints", x.hints);
  }
};

struct Preview {
  static constexpr std::string_view name = "preview";
  json::Text<rule::Id> id;
  json::Text<rule::Table> table;
  std::uint32_t decision = 0;
  json::RawOf<part::Action> action;
  json::RawOf<part::Items> events;

  friend void fields(Is<Preview> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("table", x.table);
    visit("decision", x.decision);
    visit("action", x.action);
    visit("events", x.events);
  }
};

struct History {
  static constexpr std::string_view name = "history";
  json::Text<rule::Id> id;
  json::Text<rule::Table> table;
  std::uint32_t from = 0;  // how many items stand before these
  json::RawOf<part::Items> events;

  friend void fields(Is<History> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("table", x.table);
    visit("from", x.from);
    visit("events", x.events);
  }
};

// The table's log cannot be read or written now: the table waits, and goes on by itself, with `table` and `update`.
struct Waiting {
  static constexpr std::string_view name = "waiting";
  json::Text<rule::Table> table;

  friend void fields(Is<Waiting> auto& x, const auto& visit) { visit("table", x.table); }
};

// The server ends.
struct GoingDown {
  static constexpr std::string_view name = "going_down";

  friend void fields(Is<GoingDown> auto& /*x*/, const auto& /*visit*/) {}
};

using Any = std::variant<Welcome, Ack, Error, Table, Update, Clocks, Presence, Next, Vote, Waiting, GoingDown, Hint,
                         Preview, Titles, History>;

template <class Message>
std::string write(const Message& message) {
  std::string out;
  if constexpr (std::same_as<Message, Update>) out.reserve(std::size_t{4} << 10U);  // as usual
  json::append_tagged(out, json::NoContent{}, message, "type");
  return out;
}
// Or what is wrong with it.
std::variant<Any, Fault> read(std::string_view text);

Error error(const std::string& id, const Refused& refused);
// One that says which table it is about, to who may have come by a code.
Error about_table(const std::string& id, const std::string& table, const Refused& refused);
// One that a password would mend.
Error locked(const std::string& id, const std::string& table, const Refused& refused);

}  // namespace backlot::message
