// The figures of Boulevard: what seats end with, where markers go and what the week then paid, what
// films return by genre and process, loans, dice and blockbusters.
#pragma once
#include <array>
#include <cstdint>
#include <string>

#include "games/boulevard/meta.hpp"
#include "lab/metrics/metrics.hpp"
#include "lab/sum.hpp"

namespace backlot::lab {

template <>
class MetricsOf<boulevard::Game> {
  static constexpr std::size_t places = boulevard::place_names.size();
  static constexpr std::size_t seats = boulevard::max_players;
  // By process, and the last without any.
  static constexpr std::array<boulevard::Special, 4> processes{
      boulevard::Special::three_d, boulevard::Special::cinemascope, boulevard::Special::superscope,
      boulevard::Special::vistavision};

 public:
  static constexpr std::string_view round_name = "week";
  static constexpr std::string_view standing_name = "thousands";
  static std::size_t round(const boulevard::State& state) { return state.week; }
  static std::int32_t standing(const boulevard::Content& content, const boulevard::State& state, Seat seat) {
    return outcome(content, state).seats[index(seat)].score;
  }

  void acted(const boulevard::Content& /*content*/, const boulevard::State& before, Seat /*seat*/,
             const boulevard::Action& /*action*/) {
    if (before.week > 0) return;
    now_.first_start = before.start;
    now_.players = before.players();
  }

  void happened(const boulevard::Content& content, const boulevard::Event& event) {
    using Kind = boulevard::Event::Kind;
    const std::size_t seat = index(event.seat);
    switch (event.kind) {
      case Kind::placed:
        ++placed_[place_at(event.spot)];
        now_.week[seat].stood.push(event.spot);
        if (boulevard::place_of(event.spot) == boulevard::Place::star) ++cube(boulevard::star_of(event.spot));
        break;
      case Kind::cube_placed:
        ++cube(event.star);
        ++now_.blockbusters[seat];
        break;
      case Kind::borrowed: ++now_.loans[seat]; break;
      case Kind::repaid: --now_.loans[seat]; break;
      case Kind::picked: now_.week[seat].films.push({event.film, event.money}); break;
      case Kind::tip_shown:
        for (Screened& film : now_.week[seat].films) {
          if (film.film == event.film) film.tip_dice += content[event.tip].bonus.dice;
        }
        break;
      case Kind::genre_shown: now_.trend = event.genre; break;
      case Kind::paid_out: paid_out(content, event); break;
      case Kind::upkeep_paid:
        ++seat_weeks_;
        with_loan_ += now_.loans[seat] > 0 ? 1U : 0U;
        break;
      case Kind::week_ended: end_week(); break;
      default: break;
    }
  }

  void ended(const boulevard::Content& /*content*/, const boulevard::State& state, const Outcome& outcome) {
    end_week();
    for (std::size_t i = 0; i < state.players(); ++i) {
      const bool started = seat_at(i) == now_.first_start;
      const bool won = outcome.winners.has(seat_at(i));
      holdings_[i].add(outcome.seats[i].score);
      (started ? starters_ : others_).add(outcome.seats[i].score);
      if (started) ++(won ? starters_won_ : starters_lost_);
      blockbusters_ += now_.blockbusters[i];
      if (won) blockbusters_of_winners_ += now_.blockbusters[i];
    }
    now_ = {};
  }

  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.holdings_...);
    visit(x.placed_...);
    visit(x.paid_with_...);
    visit(x.by_genre_...);
    visit(x.by_process_...);
    visit(x.starters_...);
    visit(x.others_...);
    visit(x.dice_...);
    visit(x.payout_...);
    visit(x.films_...);
    visit(x.starters_won_...);
    visit(x.starters_lost_...);
    visit(x.seat_weeks_...);
    visit(x.with_loan_...);
    visit(x.blockbusters_...);
    visit(x.blockbusters_of_winners_...);
    visit(x.highest_...);
    visit(x.all_payouts_...);
  }

  template <class Visit>
  void report(const Visit& visit) const {
    const auto listed = [&](const std::string& name, const std::string& about, double value) {
      visit(Metric{name, about, value});
    };
    for (std::size_t i = 0; i < seats && holdings_[i].count() > 0; ++i) {
      listed("holdings_seat_" + std::to_string(i + 1), "mean thousands at the end", holdings_[i].mean());
    }
    visit(Metric{"start_player_ahead", "mean thousands the first Start Player ends above the others",
                 starters_.mean() - others_.mean()});
    visit(Metric{"start_player_wins", "games the first Start Player wins, alone or not",
                 share(starters_won_, starters_won_ + starters_lost_)});
    visit(Metric{"films_a_week", "films screened by a seat in a week", films_.mean()});
    visit(Metric{"dice_a_week", "mean dice of a seat in a week", dice_.mean()});
    visit(Metric{"payout_a_week", "mean thousands a seat earns in a week", payout_.mean()});
    visit(Metric{"weeks_with_a_loan", "weeks that a seat ends with a loan", share(with_loan_, seat_weeks_)});
    visit(Metric{"blockbuster_share", "what the highest payouts are of all payouts", share(highest_, all_payouts_)});
    visit(Metric{"blockbusters_of_winners", "cubes for blockbusters placed by who wins the game",
                 share(blockbusters_of_winners_, blockbusters_)});
    std::uint64_t all = 0;
    for (const std::uint64_t placed : placed_) all += placed;
    for (std::size_t i = 0; i < places; ++i) {
      const std::string place(names_of(boulevard::Place{})[i]);
      listed("placed_" + place, "markers placed there", share(placed_[i], all));
      listed("payout_" + place, "mean thousands earned in that week", paid_with_[i].mean());
    }
    for (std::size_t i = 0; i < by_genre_.size(); ++i) {
      listed("return_" + std::string(names_of(boulevard::Genre{})[i]), "mean thousands of a film beyond its price",
             by_genre_[i].mean() / parts);
    }
    for (std::size_t i = 0; i < by_process_.size(); ++i) {
      const std::string process = i < processes.size()
                                      ? std::string(names_of(processes[i])[static_cast<std::size_t>(processes[i])])
                                      : "no_process";
      listed("return_" + process, "mean thousands of a film beyond its price", by_process_[i].mean() / parts);
    }
  }

  bool operator==(const MetricsOf&) const = default;

 private:
  static constexpr std::int32_t parts = 60;  // of a thousand, in which a film's share is counted

  struct Screened {
    boulevard::Film film{};
    Money price;
    std::uint32_t tip_dice = 0;
    bool operator==(const Screened&) const = default;
  };
  struct SeatWeek {
    Pile<boulevard::Spot, 2> stood;
    Pile<Screened, boulevard::max_array> films;
    Money payout;
    bool operator==(const SeatWeek&) const = default;
  };
  // The game being played.
  struct Now {
    Seat first_start{};
    std::size_t players = 0;
    boulevard::Genre trend{};
    std::array<std::uint8_t, boulevard::max_stars> cubes{};
    std::array<std::int32_t, seats> loans{};
    std::array<std::uint64_t, seats> blockbusters{};
    std::array<SeatWeek, seats> week{};
    bool operator==(const Now&) const = default;
  };

  static std::size_t place_at(boulevard::Spot spot) { return static_cast<std::size_t>(boulevard::place_of(spot)); }
  std::uint8_t& cube(boulevard::Star star) { return now_.cubes[static_cast<std::size_t>(star)]; }

  // A film's part of the payout is that of its dice, with those of its names, its genre and its tips.
  void paid_out(const boulevard::Content& content, const boulevard::Event& event) {
    SeatWeek& week = now_.week[index(event.seat)];
    week.payout = event.money;
    dice_.add(event.dice);
    payout_.add(event.money.amount);
    films_.add(static_cast<std::int64_t>(week.films.size()));
    for (const boulevard::Spot spot : week.stood) paid_with_[place_at(spot)].add(event.money.amount);
    for (const Screened& screened : week.films) {
      const boulevard::FilmFacts& film = content[screened.film];
      std::size_t dice = film.dice + screened.tip_dice + (film.genre == now_.trend ? content.trend_dice : 0U);
      for (const boulevard::Star star : film.stars) dice += std::size_t{content.cube_dice} * cube(star);
      const std::int64_t income =
          parts * std::int64_t{event.money.amount} * static_cast<std::int64_t>(dice) / event.dice;
      const std::int64_t gain = income - parts * std::int64_t{screened.price.amount};
      by_genre_[static_cast<std::size_t>(film.genre)].add(gain);
      bool any = false;
      for (std::size_t i = 0; i < processes.size(); ++i) {
        if (!film.specials.has(processes[i])) continue;
        by_process_[i].add(gain);
        any = true;
      }
      if (!any) by_process_.back().add(gain);
    }
  }

  void end_week() {
    std::int32_t most = 0;
    for (std::size_t i = 0; i < now_.players; ++i) {
      most = std::max(most, now_.week[i].payout.amount);
      all_payouts_ += static_cast<std::uint64_t>(now_.week[i].payout.amount);
    }
    highest_ += static_cast<std::uint64_t>(most);
    now_.week = {};
  }

  std::array<Sum, seats> holdings_{};
  std::array<std::uint64_t, places> placed_{};
  std::array<Sum, places> paid_with_{};
  std::array<Sum, boulevard::genres> by_genre_{};
  std::array<Sum, processes.size() + 1> by_process_{};
  Sum starters_;
  Sum others_;
  Sum dice_;
  Sum payout_;
  Sum films_;
  std::uint64_t starters_won_ = 0;
  std::uint64_t starters_lost_ = 0;
  std::uint64_t seat_weeks_ = 0;
  std::uint64_t with_loan_ = 0;
  std::uint64_t blockbusters_ = 0;
  std::uint64_t blockbusters_of_winners_ = 0;
  std::uint64_t highest_ = 0;
  std::uint64_t all_payouts_ = 0;
  Now now_;
};

}  // namespace backlot::lab
