// Questions about a Position that several steps ask.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/set_of.hpp"
#include "games/hollywood/bytes.hpp"
#include "games/hollywood/state.hpp"

namespace backlot::hollywood {

// H47-70: with 1 to 3 players everybody has two jobs and two dice.
constexpr std::size_t jobs_each(const Options& options) { return options.small() ? 2 : 1; }
constexpr std::size_t dice_each(const Options& options) { return options.small() ? 2 : 1; }
inline constexpr std::uint8_t gaffer_rolls = 3;  // H47-30
// H47-73
constexpr std::size_t ghosts_for(std::size_t players) { return players <= 3 ? 4 - players : 0; }

constexpr std::uint16_t job_bit(Job job) { return static_cast<std::uint16_t>(bit_at(index(job))); }
constexpr Job job_at(std::size_t i) { return static_cast<Job>(i); }
constexpr bool was_performed(const Position& table, Job job) { return (table.performed & job_bit(job)) != 0; }
constexpr void mark_performed(Position& table, Job job) {
  table.performed = static_cast<std::uint16_t>(table.performed | job_bit(job));
}
constexpr Place owner_of(const Position& table, Job job) { return table.owners[index(job)]; }
constexpr bool has_job(const Position& table, Seat seat, Job job) { return owner_of(table, job) == place_of(seat); }

// A bit for each job that lies there.
using JobSet = SetOf<Job>;
constexpr JobSet jobs_at(const Position& table, Place place) {
  // The highest bit of a byte of the sum says that the owner is another. Places are below 16, so no sum leaves its
  // byte.
  const std::uint64_t others = (bytes_of(table.owners) ^ index(place) * each_byte) + 0x7F * each_byte;
  std::uint64_t bits = lowest_bits(~others >> 7U);
  for (std::size_t i = 8; i < jobs; ++i) bits |= (table.owners[i] == place ? 1U : 0U) << i;
  return JobSet::from_bits(static_cast<std::uint16_t>(bits));
}

// H47-90: whether a job is left out, as its number stands in the digits; H47-70, H47-101.
constexpr bool is_left_out(const Options& options, Job job) {
  if (job == Job::designer) return !options.costumes;
  if (job == Job::producer && options.small() && (options.edition == Edition::final || options.players == 1)) {
    return true;
  }
  for (std::uint32_t rest = options.without; rest != 0; rest /= 10) {
    if (rest % 10 == index(job) + 1) return true;
  }
  return false;
}

// Dice: each player's in the order of seats, then one for each ghost.
constexpr std::size_t first_die(const Options& options, Seat seat) { return backlot::index(seat) * dice_each(options); }
constexpr std::size_t player_dice(const Options& options) { return options.players * dice_each(options); }
constexpr Place owner_of_die(const Options& options, std::size_t die) {
  const std::size_t of_players = player_dice(options);
  return die < of_players ? place_of(seat_at(die / dice_each(options))) : ghost_place(die - of_players);
}
constexpr std::size_t stars_of(const Position& table, Seat seat) {
  const std::size_t from = first_die(table.options, seat);
  const std::size_t first = table.dice[from] == Face::star ? 1 : 0;
  return table.options.small() && table.dice[from + 1] == Face::star ? first + 1 : first;
}

// Which players have a star, from the faces of all dice.
constexpr SeatSet starred(const Position& table) {
  std::uint64_t stars = lowest_bits(bytes_of(table.dice.begin()));
  stars |= std::uint64_t{table.dice.begin()[8] == Face::star} << 8U;
  if (table.options.small()) {
    stars |= stars >> 1U;
    stars = (stars & 1U) | (stars >> 1U & 2U) | (stars >> 2U & 4U);
    stars &= SeatSet::first(table.players()).bits();  // not the ghosts'
  }
  return SeatSet::from_bits(static_cast<std::uint16_t>(stars));
}

constexpr std::uint8_t tokens_at(const Position& table, Place place) {
  if (is_seat(place)) return table.desk(seat_of(place)).tokens;
  return table.ghosts[ghost_index(place)].tokens;
}
constexpr std::uint8_t& tokens_at(Position& table, Place place) {
  if (is_seat(place)) return table.desk(seat_of(place)).tokens;
  return table.ghosts[ghost_index(place)].tokens;
}
// A player or a ghost of this game.
constexpr bool is_at_table(const Position& table, Place place) {
  if (is_seat(place)) return index(place) < table.players();
  return is_ghost(place) && ghost_index(place) < table.ghosts.size();
}

constexpr bool can_draw(const Position& table) { return table.deck.size + table.discards.size > 0; }

// H47-91: the round that decides, the seventh.
constexpr bool is_last_round(const Content& content, const Position& table) {
  return table.round + 2 == 2 * content.to_win;
}

// H47-95
constexpr bool is_strike(const Content& content, const Position& table) {
  return table.options.union_strike && symbol_of(content, table.now().poster) == Symbol::neutral;
}

// H47-60, H47-77: rounds won and needed.
struct Score {
  int patriots = 0;
  int communists = 0;
};
constexpr Score score_of(const Position& table) {
  Score score;
  for (const Round& round : table.rounds) {
    const bool both = round.winner == Winner::both;  // without a branch
    score.patriots += static_cast<int>((round.winner == Winner::patriots) | both);
    score.communists += static_cast<int>((round.winner == Winner::communists) | both);
  }
  return score;
}
constexpr Score score_needed(const Content& content, const Options& options) {
  const int all = content.to_win;
  return {all, options.players == 3 && all > 1 ? all - 1 : all};  // H47-77, H47-80
}

// Calls f(seat) for these seats in turn order. They are gathered without a branch, because nobody could guess them.
template <class F>
constexpr void each_in_order(const Position& table, SeatSet seats, const F& f) {
  unsigned places = 0;
  for (std::size_t i = 0; i < table.order.size(); ++i) {
    places |= (unsigned{seats.bits()} >> backlot::index(table.order[i]) & 1U) << i;
  }
  for (; places != 0; places &= places - 1) f(table.order[lowest_bit(places)]);
}

// Costumes are held by number in public: H47-107.
constexpr bool holds_costume(const Position& table, Seat seat) { return !table.desk(seat).costumes.empty(); }
constexpr SeatSet costume_holders(const Position& table) {
  SeatSet holders;
  if (!table.options.costumes) return holders;
  for (const Seat seat : SeatSet::first(table.players())) {
    if (holds_costume(table, seat)) holders = holders.with(seat);
  }
  return holders;
}
// H47-104, H47-107: the holder who is asked next, in turn order; nobody: the window closes.
constexpr Seat asked_for_costume(const Position& table) {
  for (const Seat seat : table.order) {
    if (holds_costume(table, seat) && !table.decided.has(seat)) return seat;
  }
  return nobody;
}
constexpr bool is_window(Step step) {
  return step == Step::before_cards || step == Step::before_cut || step == Step::after_reveal;
}

template <class Hand, class Wanted>
constexpr bool holds_all(const Hand& hand, const Wanted& wanted) {
  Hand rest = hand;
  for (const Card card : wanted) {
    if (!rest.remove(card)) return false;
  }
  return true;
}
template <class Items>
constexpr bool is_ascending(const Items& items) {
  for (std::size_t i = 1; i < items.size(); ++i) {
    if (items[i] < items[i - 1]) return false;
  }
  return true;
}

// How many kinds there are in a hand that has some, and one of them in ascending order: choices of one card.
template <class Hand>
constexpr std::size_t count_kinds(const Hand& hand) {
  std::size_t kinds = 1;
  for (std::size_t i = 1; i < hand.size(); ++i) kinds += hand[i] != hand[i - 1] ? 1U : 0U;
  return kinds;
}
template <class Hand>
constexpr Card nth_kind(const Hand& hand, std::size_t place) {
  std::size_t kind = 0;
  std::size_t at = place > 0 ? 1 : 0;  // as many cards as come before
  for (std::size_t i = 1; i < hand.size(); ++i) {
    kind += hand[i] != hand[i - 1] ? 1U : 0U;
    at += kind < place ? 1U : 0U;
  }
  return hand[at];
}

// Calls found(cards) for every choice of `size` cards of a hand, copies being alike: H47-142.
template <class Hand, class Found>
constexpr void each_choice(const Hand& hand, std::size_t size, const Found& found, std::size_t from = 0,
                           Pile<Card, max_hand> chosen = {}) {
  if (size == 1) {  // what is asked most
    chosen.resize(1);
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (i > 0 && hand[i] == hand[i - 1]) continue;
      chosen[0] = hand[i];
      found(chosen);
    }
    return;
  }
  if (size == 2) {
    chosen.resize(2);
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (i > 0 && hand[i] == hand[i - 1]) continue;
      chosen[0] = hand[i];
      for (std::size_t j = i + 1; j < hand.size(); ++j) {
        if (j > i + 1 && hand[j] == hand[j - 1]) continue;
        chosen[1] = hand[j];
        found(chosen);
      }
    }
    return;
  }
  if (chosen.size() == size) return found(chosen);
  for (std::size_t i = from; i < hand.size(); ++i) {
    if (i > from && hand[i] == hand[i - 1]) continue;
    Pile<Card, max_hand> more = chosen;
    more.push(hand[i]);
    each_choice(hand, size, found, i + 1, more);
  }
}

}  // namespace backlot::hollywood
