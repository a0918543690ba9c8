// How likely a movie is that was shown, by the loyalties of those who made it. Every card in it came
// from somebody who chose it as their stance has it, from a ghost or the deck, or is known; one card may
// have been removed before (H47-44). All ways to get the cards shown are summed, exactly.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "bots/hollywood/belief/model.hpp"

namespace backlot::bots::hollywood_belief {

using ClassCounts = std::array<std::uint8_t, classes>;

// What one seat knows of the making of a movie.
struct Movie {
  enum class Removal : std::uint8_t { none, random, cut };
  static constexpr std::uint8_t silent = 3;  // beyond the symbols

  Situation situation;
  std::array<std::uint8_t, hollywood::max_players> added{};  // cards of others, by seat
  std::array<std::uint8_t, hollywood::max_players> says{};   // the symbol claimed, or silent
  std::uint8_t from_deck = 0;                                // and from ghosts
  Seat composer = nobody;                                    // of a card that is not known
  Seat editor = nobody;                                      // another seat, who saw a card and decided
  bool kept = false;                                         // the editor put it back
  Removal removal = Removal::none;
  ClassCounts known{};    // cards in it that the seat itself added, or knew
  ClassCounts glanced{};  // cards the seat saw while it was made
  bool cut_known = false;
  std::uint8_t cut_class = 0;  // of the card that the seat itself removed
  ClassCounts shown{};
  constexpr bool operator==(const Movie&) const = default;

  constexpr Movie() { says.fill(silent); }
  std::size_t in_it() const {
    std::size_t sum = from_deck + (composer == nobody ? 0U : 1U);
    for (const std::uint8_t count : added) sum += count;
    for (const std::uint8_t count : known) sum += count;
    return sum;
  }
};

class MovieLikelihood {
 public:
  // All the room it will ever need: 28 cards, 27 from hands (H47-95) and one from the deck.
  void reserve(std::size_t assignments) {
    ways_.reserve(9UL * 9 * 9 * 9);
    found_.reserve(assignments);
  }

  // `pack`: what a card from the deck is, as shares. `liars`: the share of communists' claims that may be lies.
  void look_at(const Movie& movie, const ByClass& pack, double liars) {
    movie_ = movie;
    pack_ = pack;
    liars_ = liars;
    found_.clear();
    std::size_t size = 1;
    for (std::size_t i = 1; i < classes; ++i) {
      const int most = std::max(0, missing(i)) + 1;  // with the card removed
      strides_[i] = size;
      limits_[i] = static_cast<std::size_t>(most) + 1;
      size *= limits_[i];
    }
    ways_.resize(size);
  }

  double operator()(const Assignment& loyalties) {
    const std::uint64_t key = key_of(loyalties);
    for (const auto& [known, value] : found_) {
      if (known == key) return value;
    }
    const double value = compute(loyalties);
    found_.emplace_back(key, value);
    return value;
  }

  // What somebody says whose card has a symbol. Only communists may lie.
  static double says(std::size_t symbol, std::uint8_t said, Loyalty loyalty, double liars, const Lies& lie) {
    if (said == Movie::silent) return 1;
    const double honest = said == symbol ? 1 - slips / 100 : slips / 200;
    if (loyalty != Loyalty::communist) return honest;
    const auto& row = lie[symbol];
    return (1 - liars) * honest + liars * row[said] / (row[0] + row[1] + row[2]);
  }

 private:
  int missing(std::size_t which) const { return movie_.shown[which] - movie_.known[which]; }

  // Seats of one loyalty that said the same are alike.
  std::uint64_t key_of(const Assignment& loyalties) const {
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < loyalties.size(); ++i) {
      if (movie_.added[i] == 0) continue;
      const std::size_t loyalty = index(loyalties[i]);
      key += std::uint64_t{1} << (5 * (4 * loyalty + movie_.says[i]));
      key += std::uint64_t(movie_.added[i] - 1U) << (5 * (4 * loyalty + Movie::silent));
    }
    const auto of = [&](Seat seat) {
      return seat == nobody ? 3U : static_cast<unsigned>(index(loyalties[backlot::index(seat)]));
    };
    return key << 4U | of(movie_.composer) << 2U | of(movie_.editor);
  }

  ByClass row(const ByClass& shares, Loyalty loyalty, std::uint8_t said) const {
    double sum = 0;
    for (const double share : shares) sum += share;
    ByClass chances{};
    for (std::size_t i = 0; i < classes; ++i) {
      chances[i] = shares[i] / sum * says(index(symbol_of_class(i)), said, loyalty, liars_, liar_played);
    }
    return chances;
  }

  // One more card: ways_ becomes the chances of all counts of classes so far. The first class is the rest.
  void add(const ByClass& chances) {
    std::array<std::size_t, classes> at{};
    for (std::size_t i = 1; i < classes; ++i) at[i] = limits_[i] - 1;
    for (std::size_t place = ways_.size(); place-- > 0;) {
      double sum = chances[0] * ways_[place];
      for (std::size_t i = 1; i < classes; ++i) {
        if (at[i] > 0) sum += chances[i] * ways_[place - strides_[i]];
      }
      ways_[place] = sum;
      for (std::size_t i = 1; i < classes && at[i]-- == 0; ++i) at[i] = limits_[i] - 1;
    }
  }

  // The chance that the cards not known are what is missing, and one of the class `more` (classes: no more).
  double chance_of(std::size_t more) const {
    std::size_t place = 0;
    for (std::size_t i = 0; i < classes; ++i) {
      const int count = missing(i) + (i == more ? 1 : 0);
      if (count < 0) return 0;
      if (i > 0) place += strides_[i] * static_cast<std::size_t>(count);
    }
    return ways_[place];
  }

  double compute(const Assignment& loyalties) {
    std::fill(ways_.begin(), ways_.end(), 0);
    ways_[0] = 1;
    for (std::size_t i = 0; i < loyalties.size(); ++i) {
      const Stance stance = stance_of(loyalties[i], movie_.situation);
      for (std::size_t n = 0; n < movie_.added[i]; ++n) {
        add(row(played[index(stance)], loyalties[i], n == 0 ? movie_.says[i] : Movie::silent));
      }
    }
    if (movie_.composer != nobody) {
      const std::size_t i = backlot::index(movie_.composer);
      add(row(composed[index(side_of(stance_of(loyalties[i], movie_.situation)))], loyalties[i],
              movie_.added[i] == 0 ? movie_.says[i] : Movie::silent));
    }
    for (std::size_t n = 0; n < movie_.from_deck; ++n) add(pack_);
    if (movie_.removal == Movie::Removal::none) return chance_of(classes) * sight(loyalties, classes);
    double sum = 0;
    for (std::size_t removed = 0; removed < classes; ++removed) {
      if (movie_.cut_known && removed != movie_.cut_class) continue;
      sum += chance_of(removed) * sight(loyalties, removed) * removal(loyalties, removed);
    }
    return sum;
  }

  double count_with(std::size_t which, std::size_t removed) const {
    return movie_.shown[which] + (which == removed ? 1.0 : 0.0);
  }
  // That a card of this class goes, at random or by the editor's will.
  double removal(const Assignment& loyalties, std::size_t removed) const {
    if (movie_.cut_known) return 1;
    const double drawn = count_with(removed, removed) / static_cast<double>(movie_.in_it());
    return movie_.removal == Movie::Removal::cut ? drawn * cut_chance(loyalties, removed) : drawn;
  }
  double cut_chance(const Assignment& loyalties, std::size_t which) const {
    const Stance stance = stance_of(loyalties[backlot::index(movie_.editor)], movie_.situation);
    return cuts[index(side_of(stance))][which] / 100;
  }
  // That an editor puts back what they see, and that the seat itself saw what it saw.
  double sight(const Assignment& loyalties, std::size_t removed) const {
    const auto all = static_cast<double>(movie_.in_it());
    double chance = 1;
    for (std::size_t i = 0; i < classes; ++i) {
      for (std::size_t n = 0; n < movie_.glanced[i]; ++n) chance *= count_with(i, removed) / all;
    }
    if (movie_.editor == nobody || !movie_.kept) return chance;
    double keeps = 0;
    for (std::size_t i = 0; i < classes; ++i) {
      keeps += count_with(i, removed) / all * (1 - cut_chance(loyalties, i));
    }
    return chance * keeps;
  }

  Movie movie_;
  ByClass pack_{};
  double liars_ = 0;
  std::array<std::size_t, classes> strides_{};
  std::array<std::size_t, classes> limits_{};
  std::vector<double> ways_;
  std::vector<std::pair<std::uint64_t, double>> found_;
};

}  // namespace backlot::bots::hollywood_belief
