// What clients send, a type each. How a message is read, what it may hold and its schema follow from its fields; what
// games put in (options, actions, claims) is read by the game. docs/protocol.md explains them.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "json/one_of.hpp"
#include "table/clock.hpp"
#include "table/face.hpp"
#include "table/notes.hpp"
#include "table/refused.hpp"
#include "table/rules_of_text.hpp"
#include "table/seat_number.hpp"
#include "table/shown.hpp"

namespace backlot::request {

// Every request but the first carries an id of the client's choosing, which comes back with the answer.
struct WithId {
  json::Text<rule::Id> id;
};
// Clients have sent more with some of them than was asked for, and were understood.
struct LetsPass {
  static constexpr bool lets_pass = true;
};

// A request that says nothing more.
struct Bare : WithId {};
template <class Request>
  requires std::is_base_of_v<Bare, Request>
void fields(Request& x, const auto& visit) {
  visit("id", x.id);
}

// And one about a seat.
struct OfSeat : WithId {
  SeatNumber seat;
};
template <class Request>
  requires std::is_base_of_v<OfSeat, Request>
void fields(Request& x, const auto& visit) {
  visit("id", x.id);
  visit("seat", x.seat);
}

// --- to the hub ---
struct Hello : LetsPass {
  static constexpr std::string_view name = "hello";
  std::uint32_t version = 0;

  friend void fields(Is<Hello> auto& x, const auto& visit) { visit("version", x.version); }
};

struct Create : WithId, LetsPass {
  static constexpr std::string_view name = "create";
  json::Text<rule::Called> game;
  json::RawOf<part::Options> options;
  std::optional<bool> hints;
  std::optional<bool> listed;
  std::optional<json::Text<rule::Password>> password;
  std::optional<ClockWish> clock;

  friend void fields(Is<Create> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("game", x.game);
    visit("options", x.options);
    visit("hints", x.hints);
    visit("listed", x.listed);
    visit("password", x.password);
    visit("clock", x.clock);
  }
};

struct Join : WithId, LetsPass {
  static constexpr std::string_view name = "join";
  std::optional<json::Text<rule::Table>> table;  // this, or its code
  std::optional<json::Text<rule::Typed>> code;
  std::optional<std::uint32_t> seen;  // the number of the last item of the stream that it has
  std::optional<bool> watch;
  std::optional<bool> frames;   // shown event by event
  std::optional<bool> changes;  // shown what has changed
  std::optional<bool> tv;       // a screen for all, which only watches
  std::optional<json::Text<rule::Password>> password;

  friend void fields(Is<Join> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("table", x.table);
    visit("code", x.code);
    visit("seen", x.seen);
    visit("watch", x.watch);
    visit("frames", x.frames);
    visit("changes", x.changes);
    visit("tv", x.tv);
    visit("password", x.password);
  }
};

// --- before the game ---
struct Sit : WithId, LetsPass {
  static constexpr std::string_view name = "sit";
  SeatNumber seat;
  json::Text<rule::Name> person;
  json::Text<rule::Digest> commitment;
  std::optional<Face> face;

  friend void fields(Is<Sit> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("seat", x.seat);
    visit("name", x.person);
    visit("commitment", x.commitment);
    visit("face", x.face);
  }
};

struct SetFace : WithId {
  static constexpr std::string_view name = "face";
  Face face;

  friend void fields(Is<SetFace> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("face", x.face);
  }
};

// Somebody who is here without a seat, for the others to see.
struct Here : WithId {
  static constexpr std::string_view name = "here";
  json::Text<rule::Name> person;
  std::optional<Face> face;

  friend void fields(Is<Here> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("name", x.person);
    visit("face", x.face);
  }
};

// A request that says yes or no.
struct YesOrNo : WithId {
  bool yes = false;
};
template <class Request>
  requires std::is_base_of_v<YesOrNo, Request>
void fields(Request& x, const auto& visit) {
  visit("id", x.id);
  visit("yes", x.yes);
}

struct Ready : YesOrNo {
  static constexpr std::string_view name = "ready";
};

struct Bot : WithId, LetsPass {
  static constexpr std::string_view name = "bot";
  SeatNumber seat;
  json::Text<rule::Called> bot;

  friend void fields(Is<Bot> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("seat", x.seat);
    visit("bot", x.bot);
  }
};

struct Leave : OfSeat, LetsPass {
  static constexpr std::string_view name = "leave";
};
struct Move : OfSeat {
  static constexpr std::string_view name = "move";
};

struct Commit : WithId, LetsPass {
  static constexpr std::string_view name = "commit";
  json::Text<rule::Digest> commitment;

  friend void fields(Is<Commit> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("commitment", x.commitment);
  }
};

struct Start : Bare, LetsPass {
  static constexpr std::string_view name = "start";
};

struct Open : WithId, LetsPass {
  static constexpr std::string_view name = "open";
  json::Text<rule::Digest> contribution;

  friend void fields(Is<Open> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("contribution", x.contribution);
  }
};

// --- the game ---
struct Act : WithId, LetsPass {
  static constexpr std::string_view name = "act";
  using Actions = json::Several<json::RawOf<part::Action>, 1, bounds::most_together>;
  std::uint32_t decision = 0;                       // what it answers
  std::optional<json::RawOf<part::Action>> action;  // this,
  std::optional<Actions> actions;                   // or several that follow each other: all or none

  friend void fields(Is<Act> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("decision", x.decision);
    visit("action", x.action);
    visit("actions", x.actions);
  }
};

// What one makes gets a title and a line.
struct Title : WithId {
  static constexpr std::string_view name = "title";
  json::Text<rule::Title> title;
  json::Text<rule::Line> line;

  friend void fields(Is<Title> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("title", x.title);
    visit("line", x.line);
  }
};
// By the host, or by who gave it.
struct Untitle : WithId {
  static constexpr std::string_view name = "untitle";
  std::uint32_t number = 0;

  friend void fields(Is<Untitle> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("number", x.number);
  }
};
// Titles that suit what one makes.
struct Titles : Bare {
  static constexpr std::string_view name = "titles";
};

// Has looked at what was dealt.
struct Looked : Bare {
  static constexpr std::string_view name = "looked";
};
// Is being taught, and no clock runs meanwhile.
struct Learning : YesOrNo {
  static constexpr std::string_view name = "learning";
};

struct Hint : WithId, LetsPass {
  static constexpr std::string_view name = "hint";
  std::uint32_t decision = 0;

  friend void fields(Is<Hint> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("decision", x.decision);
  }
};

struct Preview : WithId {
  static constexpr std::string_view name = "preview";
  std::uint32_t decision = 0;
  json::RawOf<part::Action> action;

  friend void fields(Is<Preview> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("decision", x.decision);
    visit("action", x.action);
  }
};

struct History : WithId {
  static constexpr std::string_view name = "history";
  std::uint32_t before = 0;  // this number of the stream

  friend void fields(Is<History> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("before", x.before);
  }
};

// Free words, or a claim.
struct Say : WithId, LetsPass {
  static constexpr std::string_view name = "say";
  std::optional<json::Text<rule::Talk>> text;
  std::optional<json::RawOf<part::Claim>> claim;

  friend void fields(Is<Say> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("text", x.text);
    visit("claim", x.claim);
  }
};

struct TakeNote : WithId {
  static constexpr std::string_view name = "note";
  json::Text<rule::Note> text;
  json::Several<MarkedSeat, 0, max_seats> marks;

  friend void fields(Is<TakeNote> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("text", x.text);
    visit("marks", x.marks);
  }
};

// --- besides the game ---
struct Back : Bare {
  static constexpr std::string_view name = "back";
};
struct Pause : Bare {
  static constexpr std::string_view name = "pause";
};
struct Resume : Bare {
  static constexpr std::string_view name = "resume";
};
struct Undo : Bare {
  static constexpr std::string_view name = "undo";
};

struct Vote : WithId {
  static constexpr std::string_view name = "vote";
  bool agree = false;

  friend void fields(Is<Vote> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("agree", x.agree);
  }
};

// Would play again.
struct Again : YesOrNo {
  static constexpr std::string_view name = "again";
};
// May be named on pictures that others share.
struct Nameable : YesOrNo {
  static constexpr std::string_view name = "nameable";
};
struct Rematch : Bare {
  static constexpr std::string_view name = "rematch";
};

// Would play on for somebody who has gone.
struct TakeOver : WithId {
  static constexpr std::string_view name = "take_over";
  SeatNumber seat;
  json::Text<rule::Name> person;
  std::optional<Face> face;

  friend void fields(Is<TakeOver> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("seat", x.seat);
    visit("name", x.person);
    visit("face", x.face);
  }
};
// The host's answer to that.
struct LetIn : WithId {
  static constexpr std::string_view name = "let_in";
  SeatNumber seat;
  bool yes = false;
  std::optional<json::Text<rule::Name>> person;  // where several ask for the seat; without it the first of them

  friend void fields(Is<LetIn> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("seat", x.seat);
    visit("yes", x.yes);
    visit("name", x.person);
  }
};

// --- beside a television: the host's ---
struct SetSpeed : WithId {
  static constexpr std::string_view name = "speed";
  shown::Speed speed = shown::Speed::normal;

  friend void fields(Is<SetSpeed> auto& x, const auto& visit) {
    visit("id", x.id);
    visit("speed", x.speed);
  }
};
struct Next : Bare {
  static constexpr std::string_view name = "next";
};
struct HandOver : OfSeat {
  static constexpr std::string_view name = "hand_over";
};
struct Mute : OfSeat {
  static constexpr std::string_view name = "mute";
};
struct Unmute : OfSeat {
  static constexpr std::string_view name = "unmute";
};

// From who has joined a table.
using AtTable = std::variant<Sit, SetFace, Here, Ready, Bot, Leave, Move, HandOver, Mute, Unmute, TakeNote, Commit,
                             Start, Open, Act, Title, Untitle, Titles, Looked, Learning, Hint, Preview, History, Back,
                             Pause, Resume, Undo, Vote, Again, Nameable, Rematch, TakeOver, LetIn, SetSpeed, Next, Say>;
using Any = std::variant<Hello, Create, Join, AtTable>;
// All of them side by side, in the order of docs/protocol.md.
using Listed = decltype([]<class... T>(std::variant<T...>*) {
  return std::variant<Hello, Create, Join, T...>();
}(static_cast<AtTable*>(nullptr)));

// What a message asks for, or why it cannot be read. `id` is its id, as far as there is one, for the answer.
struct Read {
  std::string id;
  std::variant<Any, Refused> what;
};
Read read(std::string_view text);

}  // namespace backlot::request
