// What a player of Hollywood makes of the table: which way the movie should go, and what a card by
// each of the others would add to it. Figures are percents of a symbol.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>

#include "games/hollywood/meta.hpp"
#include "games/hollywood/past.hpp"

namespace backlot::bots::hollywood_heuristic {

using hollywood::Card;
using hollywood::Content;
using hollywood::Loyalty;
using hollywood::Place;
using hollywood::Position;
using hollywood::View;

// Symbols for the patriots, less those for the communists.
constexpr int lean(Card card) { return hollywood::patriot_symbols(card) - hollywood::communist_symbols(card); }
constexpr int lean(hollywood::Symbol symbol) {
  if (symbol == hollywood::Symbol::neutral) return 0;
  return symbol == hollywood::Symbol::patriot ? 1 : -1;
}

constexpr int size_of(int amount) { return amount < 0 ? -amount : amount; }

// The best card of three: by a patriot, by a communist.
inline constexpr int patriot_card = 110;
inline constexpr int communist_card = -115;

// One more round may end the game.
constexpr bool is_critical(const Content& content, const hollywood::Position& table) {
  const hollywood::Score won = score_of(table);
  const hollywood::Score needed = score_needed(content, table.options);
  return won.patriots + 1 >= needed.patriots || won.communists + 1 >= needed.communists;
}
// So few add cards that a communist one is soon laid at somebody's door.
constexpr bool is_small_movie(const hollywood::Position& table) {
  std::size_t adding = 0;
  for (const Seat seat : SeatSet::first(table.players())) adding += stars_of(table, seat) > 0 ? 1 : 0;
  return adding <= 2;
}

// What a card by a seat adds for the patriots whose loyalty may be any of so many.
constexpr int card_by_one_of(int patriots, int communists, int rising_stars, int suspicion) {
  const int suspected = communists * std::clamp(100 + 2 * suspicion, 25, 400);
  const int all = 100 * (patriots + rising_stars) + suspected;
  return all == 0 ? 0 : (100 * patriots * patriot_card + suspected * communist_card) / all;
}

// What the movies of a world say to each of its seats: the same until the next one is shown, and asked at every
// decision of a search. It is told each world before the first question about it.
class Notes {
 public:
  using Cards = std::array<int, hollywood::max_players>;  // what a card by each of the others adds

  constexpr void enter_world(const Position& world) {
    known_ = {};
    premieres_ = shown_until(world);
  }
  // Nothing when it was not worked out, or not for the movies shown by now.
  constexpr const Cards* of(const Position& table, Seat me) const {
    return known_.has(me) && shown_until(table) == premieres_ ? &cards_[backlot::index(me)] : nullptr;
  }
  constexpr void keep(const Position& table, Seat me, const Cards& cards) {
    if (shown_until(table) != premieres_) return;
    known_ = known_.with(me);
    cards_[backlot::index(me)] = cards;
  }

 private:
  // Where the log of the movies shown ends.
  static constexpr std::size_t shown_until(const Position& table) {
    std::size_t last = table.log.size();
    while (last > 0 && table.log[last - 1].move() != hollywood::CardMove::premiered) --last;
    return last;
  }

  SeatSet known_;
  std::size_t premieres_ = 0;
  std::array<Cards, hollywood::max_players> cards_{};
};

class Reading {
 public:
  // By what the movies say about the others. Of an imagined world it reads what the seat sees; ghosts' cards it takes
  // for seen.
  constexpr Reading(const Content& content, const Position& table, Seat me, Notes* notes = nullptr)
      : Reading(content, table, me, nullptr, nullptr) {
    Notes::Cards others{};
    const Notes::Cards* const noted = notes == nullptr ? nullptr : notes->of(table, me);
    if (noted == nullptr) {
      count_hidden();
      const hollywood::Suspicions by_seat =
          communists_ == 0 ? hollywood::Suspicions{} : hollywood::suspicions(table, me_);
      for (std::size_t i = 0; i < table.players(); ++i) {
        if (seat_at(i) != me_) others[i] = expected(seat_at(i), by_seat[i]);
      }
      if (notes != nullptr) notes->keep(table, me, others);
    } else {
      others = *noted;
    }
    for (std::size_t i = 0; i < table.players(); ++i) cards_[i] = others[i];
    cards_[backlot::index(me_)] = expected(me_, 0);
    weigh_dice();
  }
  constexpr Reading(const Content& content, const View& view) : Reading(content, view, view.seat()) {}
  // By a belief: chance(seat, loyalty).
  template <class Belief>
    requires requires(const Belief& belief) { belief.chance(Seat{}, Loyalty::patriot); }
  Reading(const Content& content, const View& view, const Belief& belief)
      : Reading(content, view, view.seat(), nullptr, nullptr) {
    for (const Seat seat : SeatSet::first(view.players())) {
      cards_[backlot::index(seat)] = seat == me_
                                         ? expected(seat, 0)
                                         : static_cast<int>(belief.chance(seat, Loyalty::patriot) * patriot_card +
                                                            belief.chance(seat, Loyalty::communist) * communist_card);
    }
    weigh_dice();
  }

 private:
  constexpr Reading(const Content& content, const Position& table, Seat me, std::nullptr_t /*no notes*/,
                    std::nullptr_t /*no opinion yet*/)
      : content_(content), table_(table), me_(me) {
    const hollywood::Score won = score_of(table);
    critical_ = is_critical(content, table);
    switch (table.desk(me_).loyalty) {
      case Loyalty::patriot: wish_ = 1; break;
      case Loyalty::communist: wish_ = -1; break;
      // H47-61: the Rising Star needs a seventh movie, and that one close.
      default: wish_ = is_last_round(content, table) ? 0 : std::clamp(won.communists - won.patriots, -1, 1);
    }
    for (std::size_t i = 0; i < table.ghosts.size(); ++i) {
      const Card card = table.ghosts[i].card;
      cards_[hollywood::max_players + i] = card == Card::unknown ? 0 : 100 * lean(card);
    }
  }

 public:
  constexpr Seat me() const { return me_; }
  // 1: the patriots should win this round; -1: the communists; 0: it should be level.
  constexpr int wish() const { return wish_; }
  constexpr bool critical() const { return critical_; }

  // What one card by a player or ghost would add to what is wished.
  constexpr int worth(Place place) const { return wish_ * cards_[hollywood::index(place)]; }
  constexpr int own_worth() const { return worth(hollywood::place_of(me_)); }
  // How much a card of one's own does for the wish; when it should be level, how little it does.
  constexpr int worth(Card card) const { return wish_ != 0 ? 100 * wish_ * lean(card) : -100 * size_of(lean(card)); }

  // By how many percent a seat is taken for a communist.
  constexpr int suspicion(Seat seat) const {
    return 100 * (patriot_card - cards_[backlot::index(seat)]) / (patriot_card - communist_card);
  }

  constexpr Place owner_of_die(std::size_t die) const { return hollywood::owner_of_die(table_.options, die); }
  // What rolling a die again is worth on average.
  constexpr int roll_worth(std::size_t die) const { return rolls_[die]; }
  // The most that rolling another die is worth, or nothing.
  constexpr int best_roll_but(std::size_t die) const { return die == best_die_ ? second_roll_ : best_roll_; }
  // What all stars on the table are worth, beyond what fresh rolls would give.
  constexpr int dice_worth() const {
    int sum = 0;
    for (std::size_t die = 0; die < player_dice(table_.options); ++die) sum -= roll_worth(die);
    return sum;
  }
  constexpr bool adds_cards() const { return stars_of(table_, me_) > 0 || table_.desk(me_).tokens > 0; }

 private:
  // What a card by that seat adds for the patriots.
  constexpr int expected(Seat seat, int suspicion) const {
    if (seat == me_) {
      int best = -200;
      for (const Card card : table_.desk(me_).hand) best = std::max(best, wish_ * 100 * lean(card));
      return table_.desk(me_).hand.empty() ? 0 : wish_ * best;
    }
    switch (loyalty_seen(seat)) {
      case Loyalty::patriot: return patriot_card;
      case Loyalty::communist: return communist_card;
      case Loyalty::rising_star: return 0;
      case Loyalty::unknown: break;
    }
    return card_by_one_of(patriots_, communists_, rising_stars_, suspicion);
  }

  // H47-11, H47-12: one's own, and communists see each other.
  constexpr Loyalty loyalty_seen(Seat seat) const {
    const Loyalty loyalty = table_.desk(seat).loyalty;
    const bool both = loyalty == Loyalty::communist && table_.desk(me_).loyalty == Loyalty::communist;
    return seat == me_ || both ? loyalty : Loyalty::unknown;
  }

  // How many of each loyalty are among those that are not seen.
  constexpr void count_hidden() {
    const std::size_t row = table_.options.random_loyalties ? hollywood::max_players : table_.players();
    const hollywood::Dealing& dealing = content_.dealing[row - 1];
    patriots_ = dealing.patriots;
    communists_ = dealing.communists;
    rising_stars_ = dealing.rising_stars;
    for (std::size_t i = 0; i < table_.players(); ++i) {
      const Loyalty seen = loyalty_seen(seat_at(i));
      if (seen == Loyalty::patriot) --patriots_;
      if (seen == Loyalty::communist) --communists_;
      if (seen == Loyalty::rising_star) --rising_stars_;
    }
    // H47-12: whom a communist does not know for one is none.
    if (table_.desk(me_).loyalty == Loyalty::communist) communists_ = 0;
  }

  constexpr void weigh_dice() {
    const int star = 100 * content_.stars / content_.faces;
    for (std::size_t die = 0; die < table_.dice.size(); ++die) {
      const int change = table_.dice[die] == hollywood::Face::star ? star - 100 : star;
      const int gain = change * worth(owner_of_die(die)) / 100;
      rolls_[die] = gain;
      if (gain > best_roll_) {
        second_roll_ = best_roll_;
        best_roll_ = gain;
        best_die_ = die;
      } else if (gain > second_roll_) {
        second_roll_ = gain;
      }
    }
  }

  const Content& content_;
  const Position& table_;
  Seat me_;
  int wish_ = 0;
  bool critical_ = false;
  int patriots_ = 0;  // not seen
  int communists_ = 0;
  int rising_stars_ = 0;
  std::array<int, hollywood::max_players + hollywood::max_ghosts> cards_{};  // for the patriots
  std::array<int, hollywood::max_dice> rolls_{};
  int best_roll_ = 0;
  int second_roll_ = 0;
  std::size_t best_die_ = hollywood::max_dice;
};

}  // namespace backlot::bots::hollywood_heuristic
