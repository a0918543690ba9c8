// What is written while a game is looked at (seat_json.hpp, frames.hpp), and hints (bots/hint.hpp). They hold what only
// a game can write, so each is a template over that: a game's own types are written by its fields, and the schema has
// the same fields with parts that say where all games describe theirs. Words may be a view while they are written.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "json/changes.hpp"
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

using WordsInSchema = json::Text<rule::Words>;

// For a part that a game has none of.
struct Nothing {
  friend void fields(Is<Nothing> auto& /*x*/, const auto& /*visit*/) {}
};

template <class Action, class Words = std::string_view>
struct ChoiceOf {
  static constexpr std::string_view defined = "choice";
  Action action{};
  Words text;

  friend void fields(Is<ChoiceOf> auto& x, const auto& visit) {
    visit("action", x.action);
    visit("text", x.text);
  }
};
using Choice = ChoiceOf<json::RawOf<part::Action>, WordsInSchema>;

// What somebody would look for and cannot do, and why.
template <class Action, class Name = std::string_view, class Words = std::string_view>
struct BarredOf {
  static constexpr std::string_view defined = "barred";
  Action action{};
  Name name;  // of the refusal
  Clause clause;
  Words why;

  friend void fields(Is<BarredOf> auto& x, const auto& visit) {
    visit("action", x.action);
    visit("name", x.name);
    visit("clause", x.clause);
    visit("why", x.why);
  }
};
using Barred = BarredOf<json::RawOf<part::Action>, std::string, WordsInSchema>;

template <class About, class Choices, class AllBarred, class Words = std::string_view>
struct DecisionOf {
  static constexpr std::string_view defined = "decision";
  Words question;
  std::optional<About> about;  // what the question speaks of
  Clause clause;
  bool asked = false;          // whether somebody waits for the answer
  std::optional<bool> forced;  // true: there is one answer, and everybody knows
  Choices choices;
  AllBarred barred;

  friend void fields(Is<DecisionOf> auto& x, const auto& visit) {
    visit("question", x.question);
    visit("about", x.about);
    visit("clause", x.clause);
    visit("asked", x.asked);
    visit("forced", x.forced);
    visit("choices", x.choices);
    visit("barred", x.barred);
  }
};
using Decision = DecisionOf<json::RawOf<part::About>, std::vector<Choice>, std::vector<Barred>, WordsInSchema>;

// A claim that a seat has ready-made words for.
template <class Meant, class Words = std::string_view>
struct ClaimOf {
  static constexpr std::string_view defined = "claim";
  Meant claim{};
  Words text;

  friend void fields(Is<ClaimOf> auto& x, const auto& visit) {
    visit("claim", x.claim);
    visit("text", x.text);
  }
};
using Claim = ClaimOf<json::RawOf<part::Claim>, WordsInSchema>;

template <class Event, class Parts, class Words = std::string_view>
struct SeenEventOf {
  Event event{};
  Words text;
  std::optional<Parts> parts;  // of its amount

  friend void fields(Is<SeenEventOf> auto& x, const auto& visit) {
    visit("event", x.event);
    visit("text", x.text);
    visit("parts", x.parts);
  }
};
using SeenEvent = SeenEventOf<json::RawOf<part::Event>, json::RawOf<part::Parts>, WordsInSchema>;

template <class Words>
struct SpokenOf {
  SeatNumber seat;
  Words text;
  std::optional<json::RawOf<part::Claim>> claim;

  friend void fields(Is<SpokenOf> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("text", x.text);
    visit("claim", x.claim);
  }
};
template <class Words = std::string_view>
struct HeardOf {
  SpokenOf<Words> said;
  Words text;

  friend void fields(Is<HeardOf> auto& x, const auto& visit) {
    visit("said", x.said);
    visit("text", x.text);
  }
};
using Heard = HeardOf<WordsInSchema>;

// Something about the table itself, such as a pause.
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
template <class Words = std::string_view>
struct NoticedOf {
  Notice note;
  Words text;

  friend void fields(Is<NoticedOf> auto& x, const auto& visit) {
    visit("note", x.note);
    visit("text", x.text);
  }
};
using Noticed = NoticedOf<WordsInSchema>;

// An item of a stream is one of these three.
struct StreamItem {
  static constexpr std::string_view defined = "stream_item";
  static json::Node schema() {
    return json::schema::one_of({json::schema::of<json::NoContent>(SeenEvent{}),
                                 json::schema::of<json::NoContent>(Heard{}),
                                 json::schema::of<json::NoContent>(Noticed{})});
  }
};

using Change = json::ChangeOf<std::string, json::Raw>;

// What a screen needs to show one of a frame's events; which of them, from 0.
template <class Telling>
struct ToldOf {
  static constexpr std::string_view defined = "told";
  std::uint32_t event = 0;
  Telling telling{};

  friend void fields(Is<ToldOf> auto& x, const auto& visit) {
    visit("event", x.event);
    visit("telling", x.telling);
  }
};
using Told = ToldOf<json::RawOf<part::Telling>>;

// What so many events of the stream have changed.
template <class Tellings, class Changes>
struct FrameOf {
  static constexpr std::string_view defined = "frame";
  std::uint32_t events = 0;
  std::optional<Tellings> tellings;  // missing where there are none
  Changes changes;

  friend void fields(Is<FrameOf> auto& x, const auto& visit) {
    visit("events", x.events);
    visit("tellings", x.tellings);
    visit("changes", x.changes);
  }
};
using Frame = FrameOf<std::vector<Told>, std::vector<Change>>;

struct Share {  // 0 to 1
  static json::Node schema() {
    return json::object_node(
        {{"type", json::text_node("number")}, {"minimum", json::number_node(0)}, {"maximum", json::number_node(1)}});
  }
};
template <class Action, class Wins, class Reason, class Words = std::string>
struct HintOf {
  static constexpr std::string_view defined = "hint";
  Action action{};
  Words text;
  Wins wins{};              // an estimate of the chance to win
  std::uint32_t games = 0;  // imagined for it
  bool usual = false;       // it is also what looks best at first sight
  Words why;
  std::optional<Reason> reason;  // the same as a player would say it (bots/<game>/reason.hpp)

  friend void fields(Is<HintOf> auto& x, const auto& visit) {
    visit("action", x.action);
    visit("text", x.text);
    visit("wins", x.wins);
    visit("games", x.games);
    visit("usual", x.usual);
    visit("why", x.why);
    visit("reason", x.reason);
  }
};
using Hint = HintOf<json::RawOf<part::Action>, json::RawOf<Share>, json::RawOf<part::Reason>, WordsInSchema>;

}  // namespace backlot::shown
