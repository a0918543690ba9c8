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

// What needs no look at the films.
class Economy {
 public:
  constexpr Economy(const Content& content, const View& view)
      : content_(content), view_(view), theatre_(view.theatre(view.seat())) {}

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

 protected:
  const Content& content_;  // NOLINT: of one class in two parts
  const View& view_;        // NOLINT
  const Theatre& theatre_;  // NOLINT
};

class Estimate : public Economy {
 public:
  constexpr Estimate(const Content& content, const View& view)
      : Economy(content, view), genres_(genre_shares(content, view)), films_(listed(view.array)) {
    for_each_kind_in_hand(content_, theatre_, {When::payout}, [&](Tip tip) {
      if (content_[tip].bonus.of_film && may_be_repeated(content_, theatre_, tip) && gain(content_[tip]) > 0) {
        tips_.push(tip);
      }
    });
    for (std::size_t i = 0; i < films_.size(); ++i) gains_[i] = gain(films_[i]);
    means_ = means_now();
    plan_ = plan(means_);
    for (std::size_t i = 0; i < films_.size(); ++i) {
      const FilmFacts& film = content_[films_[i]];
      if (gains_[i] <= 0 || !means_.allow(film)) continue;
      for (std::size_t name = 0; name < film.stars.size(); ++name) {
        if (film.stars.find(film.stars[name]) == name) ++films_with_[static_cast<std::size_t>(film.stars[name])];
      }
    }
  }
  using Economy::gain;

  // What a film brings beyond its price: its dice, the cubes on its names, the genre, own tips.
  constexpr Worth gain(Film film) const {
    const FilmFacts& facts = content_[film];
    std::int32_t dice = facts.dice;
    for (const Star star : facts.stars) dice += content_.cube_dice * view_.cubes[static_cast<std::size_t>(star)];
    Worth worth = dice * die() - of(facts.price);
    worth += content_.trend_dice * die() * genres_[static_cast<std::size_t>(facts.genre)] / 36;
    for (const Tip tip : tips_) {
      if (can_help(content_, tip, film)) worth += gain(content_[tip]);
    }
    return worth;
  }

  // The best film to pick now with these means, given that another may follow; nothing when none pays.
  struct Plan {
    Film film = Film::unknown;
    Worth worth = 0;
  };
  constexpr Plan plan(const PickStep::Means& means) const {
    // What is too dear or too long alone is so after another film, too. Field by field, so that the compiler compares
    // several at once.
    std::array<std::int32_t, max_array> place{};
    std::array<std::int32_t, max_array> gains{};
    std::array<std::int32_t, max_array> minutes{};
    std::array<std::int32_t, max_array> prices{};
    std::size_t count = 0;
    Worth most = 0;
    for (std::size_t i = 0; i < films_.size(); ++i) {
      const FilmFacts& film = content_[films_[i]];
      if (gains_[i] <= 0 || !means.allow(film)) continue;
      place[count] = static_cast<std::int32_t>(i);
      gains[count] = gains_[i];
      minutes[count] = film.minutes.count;
      prices[count] = film.price.amount;
      most = std::max(most, gains_[i]);
      ++count;
    }
    Plan best;
    for (std::size_t i = 0; i < count; ++i) {
      if (gains[i] + most * 3 / 4 <= best.worth) continue;
      const std::int32_t minutes_left = means.minutes.count - minutes[i];
      const std::int32_t money_left = means.money.amount - prices[i];
      Worth second = 0;
      for (std::size_t j = 0; j < count; ++j) {
        const bool barred = j == i || minutes[j] > minutes_left || prices[j] > money_left;
        second = std::max(second, barred ? 0 : gains[j]);
      }
      const Worth worth = gains[i] + second * 3 / 4;  // somebody else may take it
      if (worth > best.worth) best = {films_[static_cast<std::size_t>(place[i])], worth};
    }
    return best;
  }
  // The same with what the seat has.
  constexpr const Plan& plan() const { return plan_; }

  // Cash that may go into films: with what a seat screens already some dice are sure.
  constexpr const PickStep::Means& means() const { return means_; }

  // How many of the films that pay and can be had have that name.
  constexpr std::int32_t films_with(Star star) const { return films_with_[static_cast<std::size_t>(star)]; }

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

  constexpr PickStep::Means means_now() const {
    std::size_t sure = dice_of_chips() + 1;
    for (const Film film : theatre_.films) sure += content_[film].dice;
    PickStep::Means means = PickStep::means_of(content_, theatre_);
    means.money -= reserve(sure);
    return means;
  }

  std::array<std::int32_t, boulevard::genres> genres_;
  Pile<Tip, max_hand> tips_;     // that bring more for a film than they are worth
  Pile<Film, max_array> films_;  // in the array
  std::array<Worth, max_array> gains_{};
  std::array<std::uint8_t, max_stars> films_with_{};
  PickStep::Means means_;
  Plan plan_;
};

}  // namespace backlot::bots::boulevard_heuristic
