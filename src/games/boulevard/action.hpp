// One decision of one seat, and what is refused and why.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "core/refusal.hpp"
#include "core/running_sums.hpp"
#include "games/boulevard/state.hpp"

namespace backlot::boulevard {

inline constexpr std::size_t max_invested = 6;  // thousands on one section: faults.hpp

struct Action {
  enum class Kind : std::uint8_t {
    take_back,  // a chip from the board: B54-33, or because upkeep cannot be paid: B54-93
    repay,      // a loan: B54-38
    place,      // the marker
    buy,        // a chip where the marker stands
    borrow,     // at the Credit Union: B54-51
    stop,       // buys nothing more
    genre,      // of the Preview House: B54-41
    pick,       // a film
    pass,       // out of picking: B54-61
    tip,        // plays it openly while picking; chooses it behind the screen; breaks a tie with it
    invest,     // in the next section: B54-70
    help,       // the film that the chosen tip helps: B54-82
    raise,      // the section that the chosen tip raises: B54-74
    ready,      // the screen may be lowered
    decline,    // breaks no tie: B54-73
    cube,       // for the blockbuster, on a starred name: B54-91
    no_cube,    // none, or no more
  };
  Kind kind = Kind::stop;
  std::uint8_t value = 0;

  constexpr bool operator==(const Action&) const = default;

  template <class T>
  static constexpr Action with(Kind kind, T value) {
    return {kind, static_cast<std::uint8_t>(value)};
  }
  static constexpr Action take_back(Chip chip) { return with(Kind::take_back, chip); }
  static constexpr Action repay() { return {Kind::repay}; }
  static constexpr Action place(Spot spot) { return with(Kind::place, spot); }
  static constexpr Action buy(Chip chip) { return with(Kind::buy, chip); }
  static constexpr Action borrow() { return {Kind::borrow}; }
  static constexpr Action stop() { return {Kind::stop}; }
  static constexpr Action genre(Genre genre) { return with(Kind::genre, genre); }
  static constexpr Action pick(Film film) { return with(Kind::pick, film); }
  static constexpr Action pass() { return {Kind::pass}; }
  static constexpr Action tip(Tip tip) { return with(Kind::tip, tip); }
  static constexpr Action invest(Money money) { return with(Kind::invest, money.amount); }
  static constexpr Action help(Film film) { return with(Kind::help, film); }
  static constexpr Action raise(Section section) { return with(Kind::raise, section); }
  static constexpr Action ready() { return {Kind::ready}; }
  static constexpr Action decline() { return {Kind::decline}; }
  static constexpr Action cube(Star star) { return with(Kind::cube, star); }
  static constexpr Action no_cube() { return {Kind::no_cube}; }

  constexpr Chip chip() const { return static_cast<Chip>(value); }
  constexpr Spot spot() const { return static_cast<Spot>(value); }
  constexpr Genre genre() const { return static_cast<Genre>(value); }
  constexpr Film film() const { return static_cast<Film>(value); }
  constexpr Tip tip() const { return static_cast<Tip>(value); }
  constexpr Money money() const { return {value}; }
  constexpr Section section() const { return static_cast<Section>(value); }
  constexpr Star star() const { return static_cast<Star>(value); }
};

inline constexpr std::size_t action_kinds = 17;

// How many values an action of each kind can have.
inline constexpr Array<std::size_t, action_kinds> values_of_kind{
    chip_kinds,       1,         max_spots,    chip_kinds, 1, 1,         genres, max_films, 1, max_tip_kinds,
    max_invested + 1, max_films, max_sections, 1,          1, max_stars, 1};

// Where the actions of each kind begin in the dense index. The table is inside: device code reads no
// variable of the host.
constexpr std::size_t first_of_kind(std::size_t kind) {
  constexpr auto first = running_sums(values_of_kind);
  return first[kind];
}
inline constexpr std::size_t action_space = first_of_kind(action_kinds);

constexpr std::size_t pack(const Action& action) {
  return first_of_kind(static_cast<std::size_t>(action.kind)) + action.value;
}
constexpr Action unpack(std::size_t packed) {
  std::size_t kind = 0;
  while (packed >= first_of_kind(kind + 1)) ++kind;
  return Action::with(static_cast<Action::Kind>(kind), packed - first_of_kind(kind));
}

// The value under the name and type it has for this kind of action.
constexpr void fields(Is<Action> auto& x, const auto& visit) {
  using Kind = Action::Kind;
  visit("kind", x.kind);
  const auto show = [&](const char* name, auto value) {
    visit(name, value);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(x)>>) x.value = static_cast<std::uint8_t>(value);
  };
  switch (x.kind) {
    case Kind::take_back:
    case Kind::buy: return show("chip", x.chip());
    case Kind::place: return show("spot", x.spot());
    case Kind::genre: return show("genre", x.genre());
    case Kind::pick:
    case Kind::help: return show("film", x.film());
    case Kind::tip: return show("tip", x.tip());
    case Kind::invest: return show("money", x.value);
    case Kind::raise: return show("section", x.section());
    case Kind::cube: return show("star", x.star());
    default: return;
  }
}

enum class Refusal : std::uint8_t {
  players,  // of Options
  over,
  no_such_seat,
  not_yours,
  not_your_turn,
  decided,
  wrong_step,
  no_such_chip,
  too_late_to_take_back,
  no_loan,
  cannot_repay,
  same_place,
  office_taken,
  barred,
  no_such_place,
  parties_must_buy,
  not_sold_here,
  box_is_full,
  cannot_pay,
  first_deck,
  rolled_genre,
  not_in_array,
  film_too_dear,
  film_too_long,
  no_equipment,
  not_in_hand,
  kind_played,
  other_time,
  over_budget,
  sections_first,
  all_sections_set,
  nothing_to_help,
  name_its_film,
  no_tip_waiting,
  not_on_your_films,
  pay_first,
};
inline constexpr std::size_t refusals = 36;

constexpr Explanation explain(Refusal refusal) {
  constexpr std::array<Explanation, refusals> explanations{{
      {"players", "B54-6"_clause, "the game is for 2 to 6 players"},
      {"over", "B54-95"_clause, "the game is over: the last upkeep is paid"},
      {"no_such_seat", "B54-116"_clause, "there is no such seat at this table"},
      {"not_yours", "B54-22"_clause, "what another seat can do is hidden"},
      {"not_your_turn", "B54-116"_clause, "it is another seat's turn"},
      {"decided", "B54-115"_clause, "this seat has decided already; the others are still deciding"},
      {"wrong_step", "B54-20"_clause, "that belongs to another step of the week"},
      {"no_such_chip", "B54-33"_clause, "there is no own chip in that box"},
      {"too_late_to_take_back", "B54-33"_clause,
       "chips are taken back before loans are repaid and the marker is placed"},
      {"no_loan", "B54-38"_clause, "there is no loan to repay"},
      {"cannot_repay", "B54-38"_clause, "a loan is repaid in full, and there is not so much cash"},
      {"same_place", "B54-32"_clause, "every marker goes to a place other than the one it stands on"},
      {"office_taken", "B54-31"_clause, "that office holds one marker, and one stands there"},
      {"barred", "B54-37"_clause, "two markers of one player may not change places"},
      {"no_such_place", "B54-30"_clause, "there is no such place on the board"},
      {"parties_must_buy", "B54-111"_clause, "a marker on Parties buys, and that is not possible now"},
      {"not_sold_here", "B54-35"_clause, "the marker does not stand where that is sold"},
      {"box_is_full", "B54-35"_clause, "the box's limit is reached"},
      {"cannot_pay", "B54-34"_clause, "there is not enough cash for the fee"},
      {"first_deck", "B54-101"_clause, "the lenses are for the second deck only"},
      {"rolled_genre", "B54-110"_clause, "the dice have chosen another genre"},
      {"not_in_array", "B54-60"_clause, "that film is not in the array"},
      {"film_too_dear", "B54-60"_clause, "there is not enough cash for that film"},
      {"film_too_long", "B54-4"_clause, "there is not enough running time left for that film"},
      {"no_equipment", "B54-53"_clause, "the theatre lacks the equipment for that film"},
      {"not_in_hand", "B54-80"_clause, "that tip is not in one's own hand"},
      {"kind_played", "B54-80"_clause, "one of each kind in a week, and that kind has been played"},
      {"other_time", "B54-81"_clause, "that tip is played at another time"},
      {"over_budget", "B54-70"_clause,
       "advertising may not cost more than one's cash, nor a section more than its die shows"},
      {"sections_first", "B54-115"_clause, "tips are chosen when every section is set"},
      {"all_sections_set", "B54-115"_clause, "every section is set already"},
      {"nothing_to_help", "B54-85"_clause, "there is nothing that this tip can help"},
      {"name_its_film", "B54-82"_clause, "first name what the chosen tip helps"},
      {"no_tip_waiting", "B54-82"_clause, "no tip is waiting for that"},
      {"not_on_your_films", "B54-91"_clause, "cubes go to starred names of one own film of this week, one on each"},
      {"pay_first", "B54-93"_clause, "chips are given back until the upkeep can be paid"},
  }};
  return explanations[static_cast<std::size_t>(refusal)];
}

}  // namespace backlot::boulevard
