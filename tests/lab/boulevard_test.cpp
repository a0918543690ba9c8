// The figures of Boulevard against a plain count over the same games.
#include "content/boulevard.hpp"

#include <gtest/gtest.h>

#include <map>

#include "lab/play.hpp"
#include "lab/simulate.hpp"

namespace backlot::lab {
namespace {

using G = boulevard::Game;
using boulevard::standard;
using Kind = boulevard::Event::Kind;

Simulation<G> simulation(std::uint64_t games, std::uint32_t threads) {
  Simulation<G> made{standard, "standard", {3, boulevard::GameLength::short_game}, {}, games, 5, threads};
  for (const char* name : {"heuristic", "random", "heuristic"}) made.bots.push_back(*bots::bot_named<G>(name));
  return made;
}

std::map<std::string, double> figures_of(const Tallies<G>& tallies) {
  std::map<std::string, double> figures;
  tallies.metrics.report([&](const Metric& metric) { figures.emplace(metric.name, metric.value); });
  return figures;
}

TEST(LabBoulevard, same_figures_whatever_the_number_of_threads_and_with_records) {
  Watch watch;
  const auto one = simulate(simulation(61, 1), watch);
  EXPECT_EQ(simulate(simulation(61, 3), watch), one);
  EXPECT_EQ(simulate<G>(simulation(61, 2), watch, [](const std::string&) { return true; }), one);
}

TEST(LabBoulevard, a_plain_count_gives_the_same_figures) {
  constexpr std::uint64_t games = 40;
  Watch watch;
  const auto figures = figures_of(simulate(simulation(games, 1), watch));
  const auto made = simulation(games, 1);
  Sum dice;
  Sum payout;
  Sum start;
  Sum rest;
  std::map<std::string, int> placed;
  int markers = 0;
  int loans = 0;
  int weeks = 0;
  std::int64_t highest = 0;
  std::int64_t all = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    const std::uint64_t seed = game_seed(made.seed, game);
    Table<G> table(standard, made.options, FastChance(seed));
    const Seat first = table.state().start;
    auto bots = made.bots;
    std::vector<FastChance> chances;
    for (std::size_t i = 0; i < 3; ++i) chances.emplace_back(bot_seed(seed, i));
    while (!table.over()) {
      const Seat seat = table.waiting().front();
      table.act(seat, bots::choose<G>(bots[index(seat)], standard, table.view(seat), chances[index(seat)]));
    }
    std::array<int, 3> owed{};
    std::array<std::int64_t, 3> week{};
    const auto close = [&] {
      highest += *std::max_element(week.begin(), week.end());
      for (std::int64_t& each : week) all += std::exchange(each, 0);
    };
    for (const auto& move : table.moves()) {
      for (const auto& event : move.events) {
        const std::size_t seat = event.seat == nobody ? 0 : index(event.seat);
        if (event.kind == Kind::placed) {
          const auto place = static_cast<std::size_t>(boulevard::place_of(event.spot));
          ++placed[std::string(names_of(boulevard::Place{})[place])];
          ++markers;
        }
        if (event.kind == Kind::borrowed) ++owed[seat];
        if (event.kind == Kind::repaid) --owed[seat];
        if (event.kind == Kind::paid_out) {
          dice.add(event.dice);
          payout.add(event.money.amount);
          week[seat] = event.money.amount;
        }
        if (event.kind == Kind::upkeep_paid) {
          ++weeks;
          loans += owed[seat] > 0 ? 1 : 0;
        }
        if (event.kind == Kind::week_ended) close();
      }
    }
    close();
    const Outcome result = outcome(standard, table.state());
    for (std::size_t i = 0; i < 3; ++i) (seat_at(i) == first ? start : rest).add(result.seats[i].score);
  }
  EXPECT_EQ(weeks, static_cast<int>(games * 4 * 3));
  EXPECT_EQ(figures.at("dice_a_week"), dice.mean());
  EXPECT_EQ(figures.at("payout_a_week"), payout.mean());
  EXPECT_EQ(figures.at("weeks_with_a_loan"), static_cast<double>(loans) / weeks);
  EXPECT_GT(loans, 0);
  EXPECT_EQ(figures.at("start_player_ahead"), start.mean() - rest.mean());
  EXPECT_EQ(figures.at("blockbuster_share"), static_cast<double>(highest) / static_cast<double>(all));
  for (const auto& [place, count] : placed) {
    EXPECT_EQ(figures.at("placed_" + place), static_cast<double>(count) / markers) << place;
  }
  EXPECT_GT(placed["concessions"], 0);
}

// A film's part of a payout, by hand: with the die of the trend half of all dice are the film's.
TEST(LabBoulevard, the_return_of_a_film_is_its_part_of_the_payout_less_its_price) {
  boulevard::Film film{};
  ASSERT_TRUE(parse_name(standard, "Bwana Devil", film));  // an adventure in 3-D without a name on the board
  const boulevard::FilmFacts& facts = standard[film];
  ASSERT_TRUE(facts.stars.empty());
  MetricsOf<G> metrics;
  const auto happened = [&](const boulevard::Event& event) { metrics.happened(standard, event); };
  happened({.kind = Kind::picked, .seat = seat_at(1), .film = film, .money = facts.price});
  happened({.kind = Kind::genre_shown, .genre = boulevard::Genre::adventure});
  boulevard::Event paid{.kind = Kind::paid_out, .seat = seat_at(1)};
  paid.dice = static_cast<std::uint16_t>(2 * (facts.dice + 1));
  paid.money = {40};
  happened(paid);
  std::map<std::string, double> figures;
  metrics.report([&](const Metric& metric) { figures.emplace(metric.name, metric.value); });
  EXPECT_EQ(figures.at("return_adventure"), 20.0 - facts.price.amount);
  EXPECT_EQ(figures.at("return_three_d"), 20.0 - facts.price.amount);
  EXPECT_TRUE(std::isnan(figures.at("return_no_process")));
  EXPECT_TRUE(std::isnan(figures.at("return_drama")));
}

}  // namespace
}  // namespace backlot::lab
