// What films and places are worth to a seat of Boulevard, on average and as far as it can see. All
// figures are in 72nds of a thousand dollars: a die brings half its faces and a half, and the genre
// comes in 36ths.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/boulevard/meta.hpp"

namespace backlot::bots::boulevard_heuristic {

using namespace backlot::boulevard;  // NOLINT: this header is about nothing else

using Worth = std::int32_t;
inline constexpr Worth thousand = 72;

class Estimate {
 public:
  constexpr Estimate(const Content& content, const View& view)
      : content_(content), view_(view), theatre_(view.theatre(view.seat())), genres_(genre_shares(content, view)) {
    for (std::size_t i = 0; i < view.array.size(); ++i) gains_[i] = gain(view.array[i]);
  }

  constexpr Worth die() const { return content_.pip.amount * (content_.faces + 1) * thousand / 2; }
  static constexpr Worth of(Money money) { return money.amount * thousand; }

  // Weeks in which something bought now still pays, this one included.
  constexpr std::int32_t weeks_left() const {
    return length_of(content_, view_.options).weeks - static_cast<std::int32_t>(view_.week);
  }

  // What must stay in cash so that the upkeep can be paid even when every die shows a 1.
  constexpr Money reserve(std::size_t sure_dice) const {
    const Money due = upkeep_of(content_, theatre_);
    const Money sure = content_.pip * static_cast<std::int32_t>(sure_dice);
    return due > sure ? due - sure : Money{};
  }
  constexpr std::size_t dice_of_chips() const {
    std::size_t dice = 0;
    for (std::size_t i = 0; i < chip_kinds; ++i) dice += std::size_t{theatre_.chips[i]} * content_.chips[i].dice;
    return dice;
  }

  // What a tip brings beyond keeping it to the end.
  constexpr Worth gain(const TipFacts& tip) const { return tip.bonus.dice * die() - of(content_.tip_value); }

  // What a film brings beyond its price: its dice, the cubes on its names, the genre, own tips.
  constexpr Worth gain(Film film) const {
    const FilmFacts& facts = content_[film];
    std::int32_t dice = facts.dice;
    for (const Star star : facts.stars) dice += content_.cube_dice * view_.cubes[static_cast<std::size_t>(star)];
    Worth worth = dice * die() - of(facts.price);
    worth += content_.trend_dice * die() * genres_[static_cast<std::size_t>(facts.genre)] / 36;
    for_each_kind_in_hand(content_, theatre_, {When::payout}, [&](Tip tip) {
      if (content_[tip].bonus.of_film && may_be_repeated(content_, theatre_, tip) && can_help(content_, tip, film)) {
        worth += std::max(0, gain(content_[tip]));
      }
    });
    return worth;
  }

  // The best film to pick now with these means, given that another may follow; nothing when none pays.
  struct Plan {
    Film film = Film::unknown;
    Worth worth = 0;
  };
  constexpr Plan plan(const pick_step::Means& means) const {
    Plan best;
    for (std::size_t i = 0; i < view_.array.size(); ++i) {
      const FilmFacts& film = content_[view_.array[i]];
      if (gains_[i] <= 0 || !means.allow(film)) continue;
      const pick_step::Means rest{means.equipment, means.minutes - film.minutes, means.money - film.price};
      Worth second = 0;
      for (std::size_t j = 0; j < view_.array.size(); ++j) {
        if (j != i && gains_[j] > second && rest.allow(content_[view_.array[j]])) second = gains_[j];
      }
      const Worth worth = gains_[i] + second * 3 / 4;  // somebody else may take it
      if (worth > best.worth) best = {view_.array[i], worth};
    }
    return best;
  }

  // Cash that may go into films: with what a seat screens already some dice are sure.
  constexpr pick_step::Means means() const {
    std::size_t sure = dice_of_chips() + 1;
    for (const Film film : theatre_.films) sure += content_[film].dice;
    pick_step::Means means = pick_step::means_of(content_, theatre_);
    means.money -= reserve(sure);
    return means;
  }

  // How many of the genre, in 36ths, the marker will stand on.
  constexpr std::int32_t chance_of(Genre genre) const { return genres_[static_cast<std::size_t>(genre)]; }

 private:
  static constexpr std::array<std::int32_t, boulevard::genres> genre_shares(const Content& content, const View& view) {
    std::array<std::int32_t, boulevard::genres> shares{};
    if (view.secret_genre != SecretGenre::none && view.secret_genre != SecretGenre::unknown) {
      shares[static_cast<std::size_t>(view.secret_genre)] = 36;
      return shares;
    }
    const std::int32_t all = content.faces * content.faces;
    for (std::size_t a = 1; a <= content.faces; ++a) {
      for (std::size_t b = 1; b <= content.faces; ++b) {
        const Genre genre = a + b == 2 ? view.trend : content.preview[a + b - 3];
        shares[static_cast<std::size_t>(genre)] += 36;
      }
    }
    for (std::int32_t& share : shares) share /= all;
    return shares;
  }

  const Content& content_;
  const View& view_;
  const Theatre& theatre_;
  std::array<std::int32_t, boulevard::genres> genres_;
  std::array<Worth, max_array> gains_{};
};

}  // namespace backlot::bots::boulevard_heuristic
