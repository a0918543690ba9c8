// Many games: the same whatever the threads, paired deals, figures that a plain count confirms.
#include "lab/simulate.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <sstream>

#include "content/all.hpp"
#include "json/node.hpp"
#include "lab/play.hpp"
#include "lab/report.hpp"
#include "table/read_record.hpp"
#include "table/records_in.hpp"
#include "table/verify.hpp"

namespace backlot::lab {
namespace {

using cinecitta::Options;
using cinecitta::standard;
using G = cinecitta::Game;

Simulation<G> simulation(const Options& options, std::initializer_list<std::string_view> names, std::uint64_t games,
                         std::uint32_t threads = 1) {
  Simulation<G> made{standard, "standard", options, {}, games, 20, threads};
  for (const std::string_view name : names) made.bots.push_back(*bots::bot_named<G>(name));
  return made;
}

Tallies<G> run(const Simulation<G>& simulation) {
  Watch watch;
  return simulate(simulation, watch);
}

TEST(LabSimulate, same_seed_same_result_whatever_the_number_of_threads) {
  const auto one = run(simulation({4, true, true}, {"random", "heuristic", "random", "heuristic"}, 1003));
  EXPECT_EQ(one.games, 1003U);
  EXPECT_EQ(one.actions, 1003U * 4 * 3 * 7);
  for (const std::uint32_t threads : {2U, 3U, 8U}) {
    EXPECT_EQ(run(simulation({4, true, true}, {"random", "heuristic", "random", "heuristic"}, 1003, threads)), one);
  }
  auto other = simulation({4, true, true}, {"random", "heuristic", "random", "heuristic"}, 1003);
  other.seed = 21;
  EXPECT_NE(run(other), one);
}

TEST(LabSimulate, same_seed_deals_the_same_cards_to_whatever_bots) {
  const auto text_of = [](std::initializer_list<std::string_view> names) {
    Watch watch;
    std::string text;
    simulate<G>(simulation({3}, names, 20), watch, [&](const std::string& more) {
      text += more;
      return true;
    });
    return text;
  };
  std::istringstream weak(text_of({"random", "random", "random"}));
  std::istringstream strong(text_of({"heuristic", "random", "heuristic"}));
  RecordsIn weak_records(weak);
  RecordsIn strong_records(strong);
  for (int i = 0; i < 20; ++i) {
    const auto a = std::get<Record<G>>(read_record<G>(weak_records.next()->text));
    const auto b = std::get<Record<G>>(read_record<G>(strong_records.next()->text));
    EXPECT_EQ(a.header.deal, b.header.deal);
    EXPECT_NE(a.moves, b.moves);
  }
}

TEST(LabSimulate, records_come_in_order_whatever_the_number_of_threads_and_verify) {
  const auto records_with = [](std::uint32_t threads) {
    Watch watch;
    std::string text;
    const auto tallies = simulate<G>(simulation({3, false, true}, {"heuristic", "random", "random"}, 150, threads),
                                     watch, [&](const std::string& more) {
                                       text += more;
                                       return true;
                                     });
    EXPECT_EQ(tallies, run(simulation({3, false, true}, {"heuristic", "random", "random"}, 150)));
    return text;
  };
  const std::string text = records_with(1);
  EXPECT_EQ(records_with(4), text);
  std::istringstream stream(text);
  RecordsIn records(stream);
  std::uint64_t games = 0;
  while (const auto one = records.next()) {
    const auto record = read_record<G>(one->text, one->first_line);
    ASSERT_TRUE(std::holds_alternative<Record<G>>(record));
    EXPECT_EQ(std::get<Record<G>>(record).header.seed, std::to_string(game_seed(20, games)));
    EXPECT_TRUE(std::holds_alternative<Verified>(verify(std::get<Record<G>>(record))));
    ++games;
  }
  EXPECT_EQ(games, 150U);
}

TEST(LabSimulate, stops_when_records_cannot_be_taken) {
  Watch watch;
  std::size_t pieces = 0;
  const auto tallies = simulate<G>(simulation({3}, {"random", "random", "random"}, 100'000, 3), watch,
                                   [&](const std::string&) { return ++pieces < 3; });
  EXPECT_TRUE(watch.stop);
  EXPECT_EQ(pieces, 3U);
  EXPECT_LT(tallies.games, 100'000U);
}

// Stopped early, the games played are the first ones, none left out.
TEST(LabSimulate, stopped_is_the_same_as_fewer_games) {
  Watch watch;
  std::size_t pieces = 0;
  const auto stopped = simulate<G>(simulation({4}, {"random", "random", "random", "random"}, 100'000, 2), watch,
                                   [&](const std::string&) {
                                     if (++pieces == 5) watch.stop = true;
                                     return true;
                                   });
  ASSERT_LT(stopped.games, 100'000U);
  EXPECT_EQ(watch.games_done, stopped.games);
  EXPECT_EQ(stopped, run(simulation({4}, {"random", "random", "random", "random"}, stopped.games)));
}

TEST(LabSimulate, heuristic_clearly_beats_random_in_every_seat) {
  for (const Options& options : {Options{3}, Options{4, true}, Options{5, false, true}}) {
    for (std::size_t seat = 0; seat < options.players; ++seat) {
      auto one = simulation(options, {}, 300);
      for (std::size_t i = 0; i < options.players; ++i) {
        one.bots.push_back(*bots::bot_named<G>(i == seat ? "heuristic" : "random"));
      }
      EXPECT_GT(run(one).seats[seat].wins, 270U) << "seat " << seat << " of " << int{options.players};
    }
  }
}

// The figures against a plain count over the records of the same games.
TEST(LabSimulate, metrics_and_tallies_agree_with_a_plain_count) {
  Watch watch;
  std::string text;
  auto asked = simulation({4, false, true}, {"random", "heuristic", "random", "random"}, 60);
  const auto tallies = simulate<G>(asked, watch, [&](const std::string& more) {
    text += more;
    return true;
  });
  double folders = 0;
  double headhunted = 0;
  double money = 0;
  double dropped = 0;
  double golden = 0;
  double gray = 0;
  double winners = 0;
  double winner_quality = 0;
  std::vector<double> wins(4);
  std::map<std::string, std::uint64_t> endings;
  std::istringstream stream(text);
  RecordsIn records(stream);
  while (const auto one = records.next()) {
    const auto record = std::get<Record<G>>(read_record<G>(one->text));
    for (const auto& move : record.moves) {
      for (const auto& event : move.events) {
        if (event.kind == cinecitta::Event::Kind::passed) money += 10.0 * event.notes.count;
        if (event.kind != cinecitta::Event::Kind::returned) continue;
        ++folders;
        headhunted += event.answer == cinecitta::Answer::headhunt ? 1 : 0;
      }
    }
    const Outcome& outcome = record.closing->outcome;
    ++endings[std::string(name_of(outcome.ended_by).view())];
    for (std::size_t i = 0; i < 4; ++i) {
      const SeatResult& seat = outcome.seats[i];
      dropped += seat.in_the_running ? 0 : 1;
      if (!seat.in_the_running) continue;
      golden += seat.lines.back().amount == 200 ? 1 : 0;
      gray += seat.lines.back().amount == -100 ? 1 : 0;
      if (outcome.winners.has(seat_at(i))) {
        ++winners;
        winner_quality += seat.lines[0].amount;
      }
      if (outcome.winners == SeatSet::of(seat_at(i))) ++wins[i];
    }
  }
  const Report<G> report = report_of(asked, tallies, 1);
  const auto metric = [&](const char* name) { return report.metrics.at(name); };
  EXPECT_EQ(folders, 60 * 4 * 7);
  EXPECT_DOUBLE_EQ(metric("folders_headhunted"), headhunted / folders);
  EXPECT_DOUBLE_EQ(metric("money_offered"), money / folders);
  EXPECT_DOUBLE_EQ(metric("money_headhunted") * metric("folders_headhunted") +
                       metric("money_secured") * (1 - metric("folders_headhunted")),
                   money / folders);
  EXPECT_NEAR(metric("dropped_out_C37-41") + metric("dropped_out_C37-52"), dropped / 240, 1e-12);
  EXPECT_GT(dropped, 0);
  EXPECT_DOUBLE_EQ(metric("golden_awards"), golden / 60);
  EXPECT_DOUBLE_EQ(metric("gray_awards"), gray / 60);
  EXPECT_DOUBLE_EQ(metric("winner_quality"), winner_quality / winners);
  EXPECT_EQ(report.endings, endings);
  std::uint64_t dropped_by_seat = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(static_cast<double>(report.seats[i].wins), wins[i]);
    EXPECT_EQ(tallies.seats[i].score.count() + report.seats[i].dropped_out, 60U);
    dropped_by_seat += report.seats[i].dropped_out;
  }
  EXPECT_EQ(static_cast<double>(dropped_by_seat), dropped);
}

TEST(LabSimulate, the_report_has_the_fields_that_scripts_rely_on) {
  const auto asked = simulation({3}, {"random", "random", "heuristic"}, 10);
  const auto parsed = json::parse(json::write(standard, report_of(asked, run(asked), 0.5)));
  ASSERT_TRUE(std::holds_alternative<json::Node>(parsed));
  const auto& report = std::get<json::Node>(parsed);
  for (const char* field : {"game", "players", "options", "games", "seed", "threads", "seconds", "actions",
                            "actions_per_second", "seats", "endings", "metrics"}) {
    EXPECT_NE(report.find(field), nullptr) << field;
  }
  ASSERT_EQ(report.find("seats")->items.size(), 3U);
  for (const char* field : {"bot", "wins", "shared_wins", "mean_score", "sd_score"}) {
    EXPECT_NE(report.find("seats")->items[2].find(field), nullptr) << field;
  }
  EXPECT_EQ(report.find("seats")->items[2].find("bot")->text, "heuristic");
  EXPECT_EQ(report.find("actions")->number, 10 * 3 * 3 * 8);
}

}  // namespace
}  // namespace backlot::lab
