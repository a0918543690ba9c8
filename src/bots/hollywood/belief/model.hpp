// How players of Hollywood behave, by loyalty: what a belief weighs the things it sees with. The numbers are
// rates of the heuristic bot, in percent. Those that hardly differ with the number of players are here, as
// measured by
//   backlot belief hollywood --rates --players 7 --games 4000
// and rounded; those that do are in rates.hpp. No rate is zero, so that nothing that can happen refutes the
// truth. People are less regular, but push the same way.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bots/hollywood/reading.hpp"

namespace backlot::bots::hollywood_belief {

using hollywood::Card;
using hollywood::Loyalty;
using hollywood::Symbol;

// Cards by what they add: double communist, communist, neutral, patriot, double patriot.
inline constexpr std::size_t classes = 5;
using ByClass = std::array<double, classes>;
constexpr std::size_t class_of(Card card) {
  return static_cast<std::size_t>(2 + hollywood::patriot_symbols(card) - hollywood::communist_symbols(card));
}
constexpr Symbol symbol_of_class(std::size_t which) {
  if (which == 2) return Symbol::neutral;
  return which > 2 ? Symbol::patriot : Symbol::communist;
}
inline constexpr std::size_t loyalty_count = 3;
using Assignment = std::array<Loyalty, hollywood::max_players>;  // who is what
constexpr std::size_t index(Loyalty loyalty) { return static_cast<std::size_t>(loyalty); }
constexpr std::size_t index(Symbol symbol) { return static_cast<std::size_t>(symbol); }

// What somebody wants of a movie. Communists hide in small movies, and sometimes at first; the Rising Star helps the
// side that lags, and wants a level movie while none does, and a close seventh (H47-61): then cards make up for
// the poster.
enum class Stance : std::uint8_t { patriot, in_sight, hiding, communist, level, lower, raise };
inline constexpr std::size_t stances = 7;
constexpr std::array<std::string_view, stances> names_of(Stance) {
  return {"patriot",
          "communist, small movie",
          "communist, rounds 1-2",
          "communist",
          "rising star, level",
          "rising star, patriot poster",
          "rising star, communist poster"};
}

// Where a game stands, as far as a stance depends on it.
struct Situation {
  int lead = 0;    // rounds the communists are ahead
  int poster = 0;  // 1: patriot, -1: communist
  bool early = true;
  bool in_sight = false;
  bool last = false;
  constexpr bool operator==(const Situation&) const = default;
};
constexpr Situation situation_of(const hollywood::Content& content, const hollywood::Position& table) {
  const hollywood::Score won = score_of(table);
  return {.lead = won.communists - won.patriots,
          .poster = hollywood_heuristic::lean(symbol_of(content, table.now().poster)),
          .early = table.round < 2,
          .in_sight = hollywood_heuristic::is_small_movie(table) && !hollywood_heuristic::is_critical(content, table),
          .last = is_last_round(content, table)};
}
constexpr Stance stance_of(Loyalty loyalty, const Situation& situation) {
  if (loyalty == Loyalty::patriot) return Stance::patriot;
  if (loyalty == Loyalty::communist) {
    if (situation.in_sight) return Stance::in_sight;
    return situation.early ? Stance::hiding : Stance::communist;
  }
  if (situation.last || situation.lead == 0) {
    if (situation.poster == 0) return Stance::level;
    return situation.poster > 0 ? Stance::lower : Stance::raise;
  }
  return situation.lead > 0 ? Stance::patriot : Stance::communist;
}

template <std::size_t Columns>
using ByStance = std::array<std::array<double, Columns>, stances>;
constexpr std::size_t index(Stance stance) { return static_cast<std::size_t>(stance); }

// For whom that is: all there is to it where nobody hides and no poster counts.
enum class Side : std::uint8_t { patriots, communists, neither };
constexpr Side side_of(Stance stance) {
  if (stance == Stance::patriot) return Side::patriots;
  return stance < Stance::level ? Side::communists : Side::neither;
}
template <std::size_t Columns>
using BySide = std::array<std::array<double, Columns>, 3>;
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

// The card somebody adds to a movie for a star or a token: the best of about three.
inline constexpr ByStance<classes> played{{
    {0.5, 5.6, 15, 49, 29},
    {22, 49, 23, 6.4, 0.5},
    {35, 43, 17, 4.6, 0.5},
    {29, 37, 23, 11, 0.5},
    {0.5, 11, 53, 34, 1.4},
    {9.1, 58, 26, 6.3, 0.5},
    {0.5, 5.8, 28, 60, 5.4},
}};
// What somebody of a loyalty holds, for each card as it lies in the pack: 100 is its share there.
inline constexpr std::array<ByClass, loyalty_count> held{{
    {114, 117, 117, 85, 57},
    {52, 63, 100, 140, 145},
    {83, 99, 112, 104, 100},
}};
// The Composer's card, the better of two (H47-33).
inline constexpr BySide<classes> composed{{
    {2.7, 13, 20, 39, 26},
    {32, 33, 17, 16, 2},
    {3.8, 29, 36, 30, 1.9},
}};
// How often the declarer of an edit discards the card seen (H47-44).
inline constexpr BySide<classes> cuts{{
    {98, 98, 98, 2, 2},
    {2, 2, 98, 98, 98},
    {50, 50, 50, 50, 50},
}};
// The poster a Screenwriter shows, one against the other: neutral, patriot, communist (H47-23).
inline constexpr BySide<3> picks{{
    {30, 1000, 1},
    {30, 1, 1000},
    {1000, 30, 1},
}};

// What is done to somebody: one is chosen among all to whom it could have been done.
// Who rolls more than one die has thought about the others before.
enum class Deed : std::uint8_t { roll, roll_on, give_token, invite, accuse, trust };
inline constexpr std::size_t deeds = 6;
constexpr bool is_roll(Deed deed) { return deed == Deed::roll || deed == Deed::roll_on; }
constexpr std::array<std::string_view, deeds> names_of(Deed) {
  return {"re-roll a die of", "re-roll another die of", "give a token to", "invite", "accuse", "trust"};
}
// Those to whom it could be done, as who does it sees them, in the order in which they are thought of.
enum class Rank : std::uint8_t { own, best, good, own_loss, rest, none };
inline constexpr std::size_t ranks = 6;
using ByRank = std::array<double, ranks - 1>;  // who comes to the last takes it

// At first nobody knows anything and hands are fresh; later opinions differ, and what is left in hands is what nobody
// wanted to play.
inline constexpr std::size_t phases = 3;
constexpr std::size_t phase_of(const hollywood::Position& table) {
  return std::min<std::size_t>(table.round, phases - 1);
}

// Claims (H47-111). Patriots and the Rising Star mean to tell the truth of a card or poster; so does a communist,
// or lies, and a lie names what looks good. What a liar says, by the truth: neutral, patriot, communist.
using Lies = std::array<std::array<double, 3>, 3>;
inline constexpr double slips = 2;  // percent: who means to tell the truth says something else
inline constexpr double lies = 75;  // percent: how often a communist is ready to lie
inline constexpr Lies liar_played{{{8.5, 91, 0.5}, {0.5, 99, 0.5}, {4.4, 93, 2.9}}};
inline constexpr Lies liar_rejected{{{1, 1, 98}, {1, 1, 98}, {1, 1, 98}}};
// How often a claim about a movie is more than that movie can have had cards for, percent. At a table where it
// happens more often there are more liars; what is known beforehand counts as so many claims.
inline constexpr double refuted = 1.4;
inline constexpr double refuted_prior = 25;
// "My loyalty is": by the truth, then what is said. Nearly everybody says patriot.
inline constexpr std::array<std::array<double, loyalty_count>, loyalty_count> loyalty_says{{
    {97, 1, 2},
    {94, 1, 5},
    {80, 1, 19},
}};

}  // namespace backlot::bots::hollywood_belief
