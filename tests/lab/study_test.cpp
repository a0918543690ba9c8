// Studies: the same whatever the threads and however often they are taken up again, and figures that a
// plain count confirms.
#include "lab/study/study.hpp"

#include <gtest/gtest.h>

#include "content/all.hpp"
#include "lab/simulate.hpp"
#include "lab/study/estimate.hpp"
#include "lab/study/measures.hpp"

namespace backlot::lab {
namespace {

template <Game G>
Study<G> study_of(const typename G::Content& content, std::size_t players, std::string_view bot,
                  std::uint32_t threads = 1) {
  typename G::Options options{};
  options.players = static_cast<decltype(options.players)>(players);
  return {content, options, std::vector<bots::AnyBot<G>>(players, *bots::bot_named<G>(bot)), 20, threads};
}

template <Game G>
StudyTallies<G> run(const Study<G>& study, std::uint64_t from, std::uint64_t to, Choices<G>* choices = nullptr) {
  Watch watch;
  std::vector<StudyTallies<G>> tallies(1);
  EXPECT_EQ(play_games(study, choices, {from, to}, tallies, watch), to - from);
  return tallies[0];
}

using Hollywood = hollywood::Game;

TEST(LabStudy, is_the_same_whatever_the_threads_and_in_parts) {
  const auto one = run(study_of<Hollywood>(hollywood::standard, 6, "random"), 0, 200);
  EXPECT_EQ(run(study_of<Hollywood>(hollywood::standard, 6, "random", 3), 0, 200), one);
  auto parts = run(study_of<Hollywood>(hollywood::standard, 6, "random", 2), 0, 77);
  add_up(parts, run(study_of<Hollywood>(hollywood::standard, 6, "random", 2), 77, 200));
  EXPECT_EQ(parts, one);
  // Kept in a file on the way.
  std::string text;
  save_counters(text, parts);
  StudyTallies<Hollywood> again;
  CounterReader reader(text);
  reader.read(again);
  EXPECT_TRUE(reader.finished());
  EXPECT_EQ(again, one);
}

TEST(LabStudy, counts_what_simulate_counts) {
  const auto study = study_of<Hollywood>(hollywood::standard, 5, "heuristic");
  const auto counted = run(study, 0, 100);
  Watch watch;
  const auto simulated = simulate<Hollywood>({study.content, "standard", study.options, study.bots, 100, 20, 1}, watch);
  EXPECT_EQ(counted.metrics, simulated.metrics);
  EXPECT_EQ(counted.endings, simulated.endings);
  EXPECT_EQ(counted.decisions.sum().sum(), static_cast<std::int64_t>(simulated.actions));
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(counted.seats[i].shared_wins, simulated.seats[i].shared_wins);
  // Somebody's side wins each game, and the measure of that name is that count.
  ASSERT_EQ(counted.roles.size(), 3U);
  EXPECT_EQ(counted.roles[0].wins + counted.roles[1].wins, 100U);
  EXPECT_EQ(counted.roles[0].games, 100U);
  EXPECT_EQ(counted.roles[0].seats, 300U);
  EXPECT_EQ(counted.roles[2].games, 0U);
  const std::vector<Measure> measures = measures_of(counted);
  EXPECT_EQ(measures[0].name, "patriots");
  EXPECT_DOUBLE_EQ(measures[0].value, static_cast<double>(counted.roles[0].wins) / 100);
}

using Cinecitta = cinecitta::Game;

TEST(LabStudy, counts_each_choice_among_those_who_had_it) {
  const auto study = study_of<Cinecitta>(cinecitta::standard, 3, "random", 2);
  Choices<Cinecitta> choices(study.content);
  const auto counted = run(study, 0, 60, &choices);
  ASSERT_EQ(counted.choices.size(), choices.names().size());
  std::uint64_t kinds = 0;
  for (std::size_t i = 0; i < choices.names().size(); ++i) {
    const ChoiceCount& count = counted.choices[i];
    EXPECT_LE(count.chosen, count.offered);
    EXPECT_LE(count.with.count() + count.without.count(), 60U * 3);
    EXPECT_GT(count.with.count() + count.without.count(), 0U);
    if (choices.names()[i].what.empty()) kinds += count.chosen;
  }
  // Every decision that counts has one kind; those with a single answer do not count.
  EXPECT_GT(kinds, 0U);
  EXPECT_LE(kinds, static_cast<std::uint64_t>(counted.decisions.sum().sum()));
  // Whoever may secure and has a choice may headhunt instead, and does one of them.
  const auto of = [&](const char* kind) {
    const auto found = std::find(choices.names().begin(), choices.names().end(), Choice{kind, "", ""});
    EXPECT_NE(found, choices.names().end());
    return counted.choices[static_cast<std::size_t>(found - choices.names().begin())];
  };
  EXPECT_GT(of("secure").offered, 0U);
  EXPECT_EQ(of("secure").offered, of("headhunt").offered);
  EXPECT_EQ(of("secure").chosen + of("headhunt").chosen, of("secure").offered);
}

TEST(LabStudy, leads_are_counted_by_who_wins_in_the_end) {
  const auto at = [](std::size_t seat) { return SeatSet::of(seat_at(seat)); };
  LeadCount count;
  // Seat 1, then seat 2, then both; seat 1 wins: two changes, behind at one of three, for good after half.
  count_lead({at(0), at(1), at(0).with(seat_at(1))}, at(0), count);
  EXPECT_EQ(count.changes.sum(), 2);
  EXPECT_EQ(count.behind.sum(), 333);
  EXPECT_EQ(count.settled.sum(), 500);
  // Level again is no change, overtaking after it is.
  const SeatSet level = at(0).with(seat_at(1));
  EXPECT_EQ(lead_changes({at(0), level, at(0), level, at(1), level, at(1)}), 1);
  EXPECT_EQ(lead_changes({level, at(0), level, at(1), level, at(0)}), 2);
  LeadCount late;
  count_lead({at(1), at(1)}, at(0), late);
  EXPECT_EQ(late.changes.sum(), 1);
  EXPECT_EQ(late.behind.sum(), 1000);
  EXPECT_EQ(late.settled.sum(), 666);
}

TEST(LabStudy, estimates_know_more_at_the_end_and_do_not_depend_on_threads) {
  Watch watch;
  EstimateTallies one;
  estimate_games(study_of<Hollywood>(hollywood::standard, 3, "heuristic"), {0, 12}, 8, one, watch);
  EstimateTallies other;
  estimate_games(study_of<Hollywood>(hollywood::standard, 3, "heuristic", 3), {0, 12}, 8, other, watch);
  EXPECT_EQ(one, other);
  EXPECT_EQ(one.games, 12U);
  EXPECT_GT(one.moments[8].winner.mean() + one.moments[7].winner.mean(), 0);
  std::uint64_t estimates = 0;
  for (const HeightCount& height : one.heights) estimates += height.won.count();
  std::uint64_t moments = 0;
  for (const MomentCount& moment : one.moments) moments += moment.foreseen.count();
  EXPECT_EQ(estimates, 3 * moments);
}

}  // namespace
}  // namespace backlot::lab
