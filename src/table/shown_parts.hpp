// The shape of what is written while a game is looked at (seat_json.hpp) and of hints (bots/hint.hpp), for the schema:
// they hold what only a game can write.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "json/parts.hpp"
#include "table/entry.hpp"
#include "table/rules_of_text.hpp"
#include "table/seat_number.hpp"

namespace backlot::part {

struct Telling {
  static json::Node schema() { return of_games("telling"); }
};
struct Reason {
  static json::Node schema() { return of_games("reason"); }
};
struct Parts {
  static json::Node schema() { return of_games("parts"); }
};

}  // namespace backlot::part

namespace backlot::shown {

struct Choice {
  static constexpr std::string_view defined = "choice";
  json::RawOf<part::Action> action;
  json::Text<rule::Words> text;

  friend void fields(Is<Choice> auto& x, const auto& visit) {
    visit("action", x.action);
    visit("text", x.text);
  }
};

// What somebody would look for and cannot do, and why.
struct Barred {
  static constexpr std::string_view defined = "barred";
  json::RawOf<part::Action> action;
  std::string name;  // of the refusal
  Clause clause;
  json::Text<rule::Words> why;

  friend void fields(Is<Barred> auto& x, const auto& visit) {
    visit("action", x.action);
    visit("name", x.name);
    visit("clause", x.clause);
    visit("why", x.why);
  }
};

struct Decision {
  static constexpr std::string_view defined = "decision";
  json::Text<rule::Words> question;
  std::optional<json::RawOf<part::About>> about;  // what the question speaks of
  Clause clause;
  bool asked = false;          // whether somebody waits for the answer
  std::optional<bool> forced;  // true: there is one answer, and everybody knows
  std::vector<Choice> choices;
  std::vector<Barred> barred;

  friend void fields(Is<Decision> auto& x, const auto& visit) {
    visit("question", x.question);
    visit("about", x.about);
    visit("clause", x.clause);
    visit("asked", x.asked);
    visit("forced", x.forced);
    visit("choices", x.choices);
    visit("barred", x.barred);
  }
};

// A claim that a seat has ready-made words for.
struct Claim {
  static constexpr std::string_view defined = "claim";
  json::RawOf<part::Claim> claim;
  json::Text<rule::Words> text;

  friend void fields(Is<Claim> auto& x, const auto& visit) {
    visit("claim", x.claim);
    visit("text", x.text);
  }
};

struct SeenEvent {
  json::RawOf<part::Event> event;
  json::Text<rule::Words> text;
  std::optional<json::RawOf<part::Parts>> parts;  // of its amount

  friend void fields(Is<SeenEvent> auto& x, const auto& visit) {
    visit("event", x.event);
    visit("text", x.text);
    visit("parts", x.parts);
  }
};

struct Words {
  SeatNumber seat;
  json::Text<rule::Words> text;
  std::optional<json::RawOf<part::Claim>> claim;

  friend void fields(Is<Words> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("text", x.text);
    visit("claim", x.claim);
  }
};
struct Heard {
  Words said;
  json::Text<rule::Words> text;

  friend void fields(Is<Heard> auto& x, const auto& visit) {
    visit("said", x.said);
    visit("text", x.text);
  }
};

// Something about the table itself.
struct Notice {
  enum class Kind : std::uint8_t { late, held, back, paused, resumed, undone, rematch, took_over, titled, untitled };
  Kind kind = Kind::late;
  std::optional<SeatNumber> seat;

  friend void fields(Is<Notice> auto& x, const auto& visit) {
    visit("kind", x.kind);
    visit("seat", x.seat);
  }
};
constexpr std::array<std::string_view, 10> names_of(Notice::Kind /*kind*/) {
  return {"late",
          entry::Held::name,
          entry::Back::name,
          entry::Paused::name,
          entry::Resumed::name,
          entry::Undone::name,
          entry::Rematch::name,
          entry::TookOver::name,
          entry::Titled::name,
          entry::Untitled::name};
}
struct Noticed {
  Notice note;
  json::Text<rule::Words> text;

  friend void fields(Is<Noticed> auto& x, const auto& visit) {
    visit("note", x.note);
    visit("text", x.text);
  }
};

// An item of a stream is one of these three.
struct StreamItem {
  static constexpr std::string_view defined = "stream_item";
  static json::Node schema() {
    return json::schema::one_of({json::schema::of<json::NoContent>(SeenEvent{}),
                                 json::schema::of<json::NoContent>(Heard{}),
                                 json::schema::of<json::NoContent>(Noticed{})});
  }
};

// An operation of a JSON Patch (json/changes.hpp).
struct Change {
  enum class Op : std::uint8_t { add, replace };
  static constexpr std::string_view defined = "change";
  Op op = Op::add;
  std::string path;
  std::optional<json::Raw> value;

  friend void fields(Is<Change> auto& x, const auto& visit) {
    visit("op", x.op);
    visit("path", x.path);
    visit("value", x.value);
  }
};
constexpr std::array<std::string_view, 2> names_of(Change::Op /*op*/) { return {"add", "replace"}; }

// What a screen needs to show one of a frame's events; which of them, from 0.
struct Told {
  static constexpr std::string_view defined = "told";
  std::uint32_t event = 0;
  json::RawOf<part::Telling> telling;

  friend void fields(Is<Told> auto& x, const auto& visit) {
    visit("event", x.event);
    visit("telling", x.telling);
  }
};

// What so many events of the stream have changed.
struct Frame {
  static constexpr std::string_view defined = "frame";
  std::uint32_t events = 0;
  std::optional<std::vector<Told>> tellings;
  std::vector<Change> changes;

  friend void fields(Is<Frame> auto& x, const auto& visit) {
    visit("events", x.events);
    visit("tellings", x.tellings);
    visit("changes", x.changes);
  }
};

struct Share {  // 0 to 1
  static json::Node schema();
};
struct Hint {
  static constexpr std::string_view defined = "hint";
  json::RawOf<part::Action> action;
  json::Text<rule::Words> text;
  json::RawOf<Share> wins;  // an estimate of the chance to win
  std::uint32_t games = 0;  // imagined for it
  bool usual = false;       // it is also what looks best at first sight
  json::Text<rule::Words> why;
  std::optional<json::RawOf<part::Reason>> reason;  // the same as a player would say it

  friend void fields(Is<Hint> auto& x, const auto& visit) {
    visit("action", x.action);
    visit("text", x.text);
    visit("wins", x.wins);
    visit("games", x.games);
    visit("usual", x.usual);
    visit("why", x.why);
    visit("reason", x.reason);
  }
};
inline json::Node Share::schema() {
  return json::object_node(
      {{"type", json::text_node("number")}, {"minimum", json::number_node(0)}, {"maximum", json::number_node(1)}});
}

}  // namespace backlot::shown
