// What films and places are worth to a seat of Boulevard, on average and as far as it can see. All
// figures are in 72nds of a thousand dollars: a die brings half its faces and a half, and the genre
// comes in 36ths.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bits.hpp"
#include "games/boulevard/meta.hpp"

namespace backlot::bots::boulevard_heuristic {

using namespace backlot::boulevard;  // NOLINT: this header is about nothing else

using Worth = std::int32_t;
inline constexpr Worth thousand = 72;

// How many films have each of the names.
using FilmsByName = std::array<std::uint8_t, max_stars>;
constexpr void count_names(const FilmFacts& film, FilmsByName& counts) {
  for (std::size_t name = 0; name < film.stars.size(); ++name) {
    if (film.stars.find(film.stars[name]) == name) ++counts[static_cast<std::size_t>(film.stars[name])];
  }
}
constexpr FilmsByName films_to_come(const Content& content, const Position& table) {
  FilmsByName films{};
  for (std::size_t i = 0; i < content.films.size(); ++i) {
    if (!was_dealt(table, i)) count_names(content.films[i], films);
  }
  return films;
}

// What needs no look at the films.
class Economy {
 public:
  constexpr Economy(const Content& content, const Position& table, Seat me)
      : content_(content),
        table_(table),
        theatre_(table.theatre(me)),
        me_(me),
        die_(content.pip.amount * (content.faces + 1) * thousand / 2) {}

  constexpr Seat seat() const { return me_; }
  constexpr const Theatre& theatre() const { return theatre_; }
  constexpr Worth die() const { return die_; }
  static constexpr Worth of(Money money) { return money.amount * thousand; }

  // Weeks in which something bought now still pays, this one included.
  constexpr std::int32_t weeks_left() const {
    return length_of(content_, table_.options).weeks - static_cast<std::int32_t>(table_.week);
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
  const Position& table_;   // NOLINT
  const Theatre& theatre_;  // NOLINT
  Seat me_;                 // NOLINT
  Worth die_;               // NOLINT
};

// What is true of a film whoever looks at it, while no cube is placed. A search asks again and again: it keeps what was
// worked out, film by film.
class KnownFilms {
 public:
  struct Known {
    Worth worth = 0;  // its dice, and the cubes on its names, beyond its price
    std::int32_t minutes = 0;
    std::int32_t price = 0;
    SetOf<Special> equipment;
    Genre genre = Genre::drama;
    std::uint64_t tips = 0;  // that can help it
  };

  constexpr const Known& of(const Content& content, const Position& table, Film film) {
    const auto at = static_cast<std::size_t>(film);
    if (((known_[at / 32] >> (at % 32)) & 1U) != 0) return films_[at];
    known_[at / 32] |= 1U << (at % 32);
    return films_[at] = looked_at(content, table, film);
  }
  // How many films still to come have each of the names.
  constexpr const FilmsByName& to_come(const Content& content, const Position& table) {
    if (!counted_ || !(dealt_ == table.dealt)) {
      counted_ = true;
      dealt_ = table.dealt;
      to_come_ = films_to_come(content, table);
    }
    return to_come_;
  }
  // What was worked out with other cubes is not so any more.
  constexpr void look_at(const Position& table) {
    if (cubes_ == table.cubes) return;
    cubes_ = table.cubes;
    known_ = {};
  }

  static constexpr Known looked_at(const Content& content, const Position& table, Film film) {
    Known known = without_tips(content, table, film);
    for (std::size_t tip = 0; tip < content.tips.size(); ++tip) {
      if (can_help(content, static_cast<Tip>(tip), film)) known.tips |= bit_at(tip);
    }
    return known;
  }
  static constexpr Known without_tips(const Content& content, const Position& table, Film film) {
    const FilmFacts& facts = content[film];
    std::int32_t dice = facts.dice;
    for (const Star star : facts.stars) dice += content.cube_dice * table.cubes[static_cast<std::size_t>(star)];
    const Worth die = content.pip.amount * (content.faces + 1) * thousand / 2;
    return {dice * die - Economy::of(facts.price),
            facts.minutes.count,
            facts.price.amount,
            equipment_for(facts),
            facts.genre,
            0};
  }

 private:
  decltype(Position::cubes) cubes_{};
  std::array<std::uint32_t, max_films / 32> known_{};
  std::array<Known, max_films> films_;  // NOLINT: filled where known_ says so
  bool counted_ = false;
  decltype(Position::dealt) dealt_{};
  FilmsByName to_come_{};
};

class Estimate : public Economy {
 public:
  constexpr Estimate(const Content& content, const Position& table, Seat me, KnownFilms* known = nullptr)
      : Economy(content, table, me), genres_(genre_shares(content, table, me)) {
    std::uint64_t in_hand = 0;  // tips that bring more for a film than they are worth
    for_each_kind_in_hand(content_, theatre_, {When::payout}, [&](Tip tip) {
      if (content_[tip].bonus.of_film && may_be_repeated(content_, theatre_, tip) && gain(content_[tip]) > 0) {
        tips_.push(tip);
        in_hand |= bit_at(static_cast<std::size_t>(tip));
      }
    });
    if (known != nullptr) known->look_at(table);
    for (const Film film : table.array) {
      const KnownFilms::Known facts =
          known != nullptr ? known->of(content, table, film) : KnownFilms::without_tips(content, table, film);
      Worth worth = facts.worth + by_genre(facts.genre);
      if (known == nullptr) {
        worth += by_tips(film);
      } else {
        for (std::uint64_t tips = facts.tips & in_hand; tips != 0; tips &= tips - 1) {
          worth += gain(content_[static_cast<Tip>(lowest_bit(tips))]);
        }
      }
      pays_[paying_] = film;
      gains_[paying_] = worth;
      minutes_[paying_] = facts.minutes;
      prices_[paying_] = facts.price;
      equipment_[paying_] = facts.equipment.bits();
      paying_ += worth > 0 ? 1U : 0U;
    }
    means_ = means_now();
    can_be_had_ = had_with(means_);
    for (std::uint32_t left = can_be_had_; left != 0; left &= left - 1) {
      count_names(content_[pays_[lowest_bit(left)]], films_with_);
    }
  }
  constexpr Estimate(const Content& content, const View& view) : Estimate(content, view, view.seat()) {}
  using Economy::gain;

  // What a film brings beyond its price: its dice, the cubes on its names, the genre, own tips.
  constexpr Worth gain(Film film) const {
    const KnownFilms::Known facts = KnownFilms::without_tips(content_, table_, film);
    return facts.worth + by_genre(facts.genre) + by_tips(film);
  }

  // The best film to pick now with these means, given that another may follow; nothing when none pays.
  struct Plan {
    Film film = Film::unknown;
    Worth worth = 0;
  };
  constexpr Plan plan(const PickStep::Means& means) const {
    const std::uint32_t had = had_with(means);
    // Equipment for which there is no film changes nothing.
    const bool as_now = had == can_be_had_ && means.minutes == means_.minutes && means.money == means_.money;
    return as_now ? plan() : plan_with(means, had);
  }
  // The same with what the seat has.
  constexpr const Plan& plan() const {
    if (!planned_) plan_ = plan_with(means_, can_be_had_);
    planned_ = true;
    return plan_;
  }

  // Cash that may go into films: with what a seat screens already some dice are sure.
  constexpr const PickStep::Means& means() const { return means_; }

  // How many of the films that pay and can be had have that name.
  constexpr std::int32_t films_with(Star star) const { return films_with_[static_cast<std::size_t>(star)]; }

  // How many of the genre, in 36ths, the marker will stand on.
  constexpr std::int32_t chance_of(Genre genre) const { return genres_[static_cast<std::size_t>(genre)]; }

 private:
  constexpr Worth by_genre(Genre genre) const {
    return content_.trend_dice * die() * genres_[static_cast<std::size_t>(genre)] / 36;
  }
  constexpr Worth by_tips(Film film) const {
    Worth worth = 0;
    for (const Tip tip : tips_) {
      if (can_help(content_, tip, film)) worth += gain(content_[tip]);
    }
    return worth;
  }

  // Which of the films that pay can be had, a bit for each. Without branches: nobody can guess the answers.
  constexpr std::uint32_t had_with(const PickStep::Means& means) const {
    std::uint32_t had = 0;
    for (std::size_t i = 0; i < paying_; ++i) {
      const int allowed = static_cast<int>(means.equipment.includes(SetOf<Special>::from_bits(equipment_[i]))) &
                          static_cast<int>(minutes_[i] <= means.minutes.count) &
                          static_cast<int>(prices_[i] <= means.money.amount);
      had |= static_cast<std::uint32_t>(allowed) << i;
    }
    return had;
  }
  static_assert(max_array <= 32);

  constexpr Plan plan_with(const PickStep::Means& means, std::uint32_t had) const {
    // What is too dear or too long alone is so after another film, too. Field by field, so that the compiler compares
    // several at once.
    std::array<std::int32_t, max_array> gains;    // NOLINT: filled as far as it is read
    std::array<std::int32_t, max_array> minutes;  // NOLINT
    std::array<std::int32_t, max_array> prices;   // NOLINT
    std::array<Film, max_array> films;            // NOLINT
    std::size_t count = 0;
    std::size_t dearest = 0;
    for (; had != 0; had &= had - 1, ++count) {
      const std::size_t i = lowest_bit(had);
      gains[count] = gains_[i];
      minutes[count] = minutes_[i];
      prices[count] = prices_[i];
      films[count] = pays_[i];
      dearest = gains[count] > gains[dearest] ? count : dearest;
    }
    if (count == 0) return {};
    const auto with_second = [&](std::size_t i) {
      const std::int32_t minutes_left = means.minutes.count - minutes[i];
      const std::int32_t money_left = means.money.amount - prices[i];
      Worth second = 0;
      for (std::size_t j = 0; j < count; ++j) {
        const bool barred = j == i || minutes[j] > minutes_left || prices[j] > money_left;
        second = std::max(second, barred ? 0 : gains[j]);
      }
      return gains[i] + second * 3 / 4;  // somebody else may take it
    };
    // What the film that brings most promises is hard to beat: most others need no look at a second one.
    std::size_t best = dearest;
    Worth most = with_second(dearest);
    for (std::size_t i = 0; i < count; ++i) {
      const Worth bound = gains[i] + gains[dearest] * 3 / 4;
      if (bound < most || (bound == most && i >= best)) continue;
      const Worth worth = with_second(i);
      if (worth < most || (worth == most && i >= best)) continue;  // of equal ones the first
      most = worth;
      best = i;
    }
    return {films[best], most};
  }

  // B54-46: only who rolled in the Preview House knows the genre before it is shown.
  static constexpr SecretGenre genre_known(const Position& table, Seat me) {
    const bool rolled = has_secrets(table) && table.preview[0] != Pips::nothing;
    const bool hidden = rolled && GenreStep::seat_on(table, Place::preview_house) != me;
    return hidden ? SecretGenre::unknown : table.secret_genre;
  }

  static constexpr std::array<std::int32_t, boulevard::genres> genre_shares(const Content& content,
                                                                            const Position& table, Seat me) {
    std::array<std::int32_t, boulevard::genres> shares{};
    const SecretGenre known = genre_known(table, me);
    if (known != SecretGenre::none && known != SecretGenre::unknown) {
      shares[static_cast<std::size_t>(known)] = 36;
      return shares;
    }
    const std::int32_t faces = content.faces;
    for (std::int32_t sum = 2; sum <= 2 * faces; ++sum) {
      const Genre genre = sum == 2 ? table.trend : content.preview[static_cast<std::size_t>(sum) - 3];
      const std::int32_t ways = std::min(sum - 1, 2 * faces + 1 - sum);
      shares[static_cast<std::size_t>(genre)] += 36 * ways;
    }
    for (std::int32_t& share : shares) share /= faces * faces;
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
  Pile<Tip, max_hand> tips_;  // that bring more for a film than they are worth
  // Films that bring something, in the order of the array, and what they ask.
  // NOLINTBEGIN: filled as far as there are some
  std::array<Film, max_array> pays_;
  std::array<Worth, max_array> gains_;
  std::array<std::int32_t, max_array> minutes_;
  std::array<std::int32_t, max_array> prices_;
  std::array<std::uint16_t, max_array> equipment_;
  // NOLINTEND
  std::size_t paying_ = 0;
  std::uint32_t can_be_had_ = 0;
  FilmsByName films_with_{};
  PickStep::Means means_;
  mutable Plan plan_;  // when it was asked for: many decisions need none
  mutable bool planned_ = false;
};

}  // namespace backlot::bots::boulevard_heuristic
