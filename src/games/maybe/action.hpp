// One decision of one seat, what is refused and why.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "core/refusal.hpp"
#include "core/running_sums.hpp"
#include "games/maybe/state.hpp"

namespace backlot::maybe {

struct Action {
  enum class Kind : std::uint8_t {
    pitch,          // a market card joins the row
    finish,         // the pitch is complete
    vote,           // seal a Vote
    add,            // CHANGE: one of one's own Movie cards joins the row
    remove,         // CHANGE: a card leaves the row
    skip,           // CHANGE: add or remove nothing
    choose_icon,    // of a condition
    choose_card,    // of a condition
    choose_number,  // of a condition
    keep,           // this card of the row joins the Movies Made
  };
  Kind kind = Kind::finish;
  std::uint8_t what = 0;  // a Vote, a Movie, an Icon or a number

  constexpr bool operator==(const Action&) const = default;

  static constexpr Action pitch(Movie movie) { return {Kind::pitch, static_cast<std::uint8_t>(movie)}; }
  static constexpr Action finish() { return {Kind::finish, 0}; }
  static constexpr Action cast(Vote vote) { return {Kind::vote, static_cast<std::uint8_t>(vote)}; }
  static constexpr Action add(Movie movie) { return {Kind::add, static_cast<std::uint8_t>(movie)}; }
  static constexpr Action remove(Movie movie) { return {Kind::remove, static_cast<std::uint8_t>(movie)}; }
  static constexpr Action skip() { return {Kind::skip, 0}; }
  static constexpr Action choose(Icon icon) { return {Kind::choose_icon, static_cast<std::uint8_t>(icon)}; }
  static constexpr Action choose(Movie movie) { return {Kind::choose_card, static_cast<std::uint8_t>(movie)}; }
  static constexpr Action choose_number(std::uint8_t number) { return {Kind::choose_number, number}; }
  static constexpr Action keep(Movie movie) { return {Kind::keep, static_cast<std::uint8_t>(movie)}; }

  constexpr Movie movie() const { return static_cast<Movie>(what); }
  constexpr Vote vote() const { return static_cast<Vote>(what); }
  constexpr Icon icon() const { return static_cast<Icon>(what); }
};

inline constexpr std::size_t action_kinds = 10;
inline constexpr std::uint8_t highest_choice = 3;  // MM-82: 1, 2 or 3

// How many different `what` each kind of action has, and the first of them.
inline constexpr Array<std::size_t, action_kinds> action_counts{
    max_movies, 1, max_vote_kinds, max_movies, max_movies, 1, icons, max_movies, highest_choice, max_movies};
constexpr std::uint8_t first_what(Action::Kind kind) { return kind == Action::Kind::choose_number ? 1 : 0; }

constexpr bool names_a_movie(Action::Kind kind) {
  using enum Action::Kind;
  return kind == pitch || kind == add || kind == remove || kind == choose_card || kind == keep;
}

constexpr void fields(Is<Action> auto& x, const auto& visit) {
  const auto as = [&](const char* name, auto value) {
    visit(name, value);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(x)>>) x.what = static_cast<std::uint8_t>(value);
  };
  visit("kind", x.kind);
  if (names_a_movie(x.kind)) as("movie", x.movie());
  if (x.kind == Action::Kind::vote) as("vote", x.vote());
  if (x.kind == Action::Kind::choose_icon) as("icon", x.icon());
  if (x.kind == Action::Kind::choose_number) as("number", x.what);
}

// A dense index: the kinds one after the other.
constexpr std::size_t actions_before(std::size_t kind) {
  constexpr auto before = running_sums(action_counts);  // inside: device code reads no variable of the host
  return before[kind];
}
inline constexpr std::size_t action_space = actions_before(action_kinds);

constexpr std::size_t pack(const Action& action) {
  return actions_before(static_cast<std::size_t>(action.kind)) + action.what - first_what(action.kind);
}
constexpr Action unpack(std::size_t packed) {
  std::size_t kind = 0;
  while (kind + 1 < action_kinds && packed >= actions_before(kind + 1)) ++kind;
  const auto of = static_cast<Action::Kind>(kind);
  return {of, static_cast<std::uint8_t>(packed - actions_before(kind) + first_what(of))};
}

enum class Refusal : std::uint8_t {
  players,     // of Options
  components,  // of Options
  over,
  no_such_seat,
  not_yours,
  decided,
  nothing_in_hand,
  not_your_turn,
  wrong_step,
  not_in_market,
  nothing_pitched,
  not_in_hand,
  not_own,
  must_change,
  not_in_row,
  just_added,
  last_card,
  not_open,
};
inline constexpr std::size_t refusals = 18;

constexpr Explanation explain(Refusal refusal) {
  constexpr std::array<Explanation, refusals> explanations{{
      {"players", "MM-10"_clause, "the game is for 3 to 6 players"},
      {"components", "MM-10"_clause, "the card set has too few cards for so many players"},
      {"over", "MM-50"_clause, "the game is over: nobody has a Vote in hand"},
      {"no_such_seat", "MM-103"_clause, "there is no such seat at this table"},
      {"not_yours", "MM-101"_clause, "what another seat can do is hidden"},
      {"decided", "MM-100"_clause, "this seat has voted already; the Votes are shown when everybody has"},
      {"nothing_in_hand", "MM-75"_clause, "who has no Vote left does not vote"},
      {"not_your_turn", "MM-104"_clause, "another player decides this"},
      {"wrong_step", "MM-104"_clause, "that belongs to another step of the turn"},
      {"not_in_market", "MM-21"_clause, "a pitch takes its cards from the market"},
      {"nothing_pitched", "MM-20"_clause, "a pitch has at least one card"},
      {"not_in_hand", "MM-23"_clause, "the Vote comes from one's own hand"},
      {"not_own", "MM-72"_clause, "a CHANGE adds one of one's own Movie cards"},
      {"must_change", "MM-72"_clause, "a CHANGE adds or removes a card, or both"},
      {"not_in_row", "MM-20"_clause, "this card is not in the pitch"},
      {"just_added", "MM-78"_clause, "the card just added may not be removed"},
      {"last_card", "MM-73"_clause, "the pitch never becomes empty"},
      {"not_open", "MM-80"_clause, "the condition does not leave this choice"},
  }};
  return explanations[static_cast<std::size_t>(refusal)];
}

}  // namespace backlot::maybe
