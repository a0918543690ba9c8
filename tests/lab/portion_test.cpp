// Portions of a run, their tallies, and whether these add up.
#include "lab/portion.hpp"

#include <gtest/gtest.h>

#include "lab/ledger.hpp"
#include "lab/merge.hpp"

namespace backlot::lab {
namespace {

TEST(Portion, has_each_game_once) {
  for (const std::uint64_t games : {0ULL, 1ULL, 7ULL, 1000ULL, 10'000'000'000ULL}) {
    for (const std::uint64_t of : {1ULL, 2ULL, 3ULL, 8ULL, 1'000'000ULL}) {
      EXPECT_EQ((Portion{1, of}.part_of(games).from), 0U);
      EXPECT_EQ((Portion{of, of}.part_of(games).to), games);
      for (const std::uint64_t number : {std::uint64_t{2}, of / 2, of}) {
        if (number < 2 || number > of) continue;
        EXPECT_EQ((Portion{number - 1, of}.part_of(games).to), (Portion{number, of}.part_of(games).from));
      }
    }
  }
}

TEST(Portion, is_written_as_a_fraction_and_nothing_else) {
  EXPECT_EQ(portion_in("3/8"), (Portion{3, 8}));
  EXPECT_EQ(text_of(Portion{3, 8}), "3/8");
  for (const char* const wrong :
       {"", "3", "/", "3/", "/8", "0/8", "9/8", "3/0", "-1/8", "3/8 ", " 3/8", "3/8/9", "a/b", "1/1000001"}) {
    EXPECT_EQ(portion_in(wrong), std::nullopt) << wrong;
  }
}

Tally tally_of(const std::string& portion) {
  Tally tally;
  tally.program = "backlot 1.2.3";
  tally.command = {"simulate", "cinecitta"};
  tally.request = {{"game", "cinecitta"}, {"bots", "random"}, {"seed", "1"}};
  tally.portion = portion;
  tally.finished = true;
  tally.jobs = {{"games", 0, 10, 10, "10 3 "}};
  return tally;
}

TEST(Tally, reads_what_it_wrote) {
  const Tally tally = tally_of("3/8");
  const std::string text = write_tally(tally);
  const auto read = read_tally(text);
  ASSERT_TRUE(std::holds_alternative<Tally>(read));
  EXPECT_EQ(write_tally(std::get<Tally>(read)), text);
}

TEST(Tally, with_any_letter_changed_or_missing_is_damaged) {
  const std::string text = write_tally(tally_of("3/8"));
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    std::string changed = text;
    changed[i] = changed[i] == '7' ? '8' : '7';
    EXPECT_TRUE(std::holds_alternative<Fault>(read_tally(changed))) << changed;
    EXPECT_TRUE(std::holds_alternative<Fault>(read_tally(text.substr(0, i)))) << i;
    EXPECT_TRUE(std::holds_alternative<Fault>(read_tally(text.substr(0, i) + text.substr(i + 1)))) << i;
  }
}

std::string why_not(const std::vector<NamedTally>& tallies) {
  const auto why = misfit(tallies);
  return !why ? "" : (why->kind == Misfit::Kind::missing ? "missing: " : "unlike: ") + why->why;
}

std::vector<NamedTally> portions(const std::vector<std::string>& names) {
  std::vector<NamedTally> all;
  for (const std::string& name : names) all.push_back({"file" + std::to_string(all.size() + 1), tally_of(name)});
  return all;
}

TEST(Merge, takes_all_portions_in_any_order) {
  EXPECT_EQ(why_not(portions({"1/1"})), "");
  EXPECT_EQ(why_not(portions({"1/3", "2/3", "3/3"})), "");
  EXPECT_EQ(why_not(portions({"3/3", "1/3", "2/3"})), "");
  EXPECT_EQ(why_not(portions({"4/4", "1/2", "3/4"})), "");  // parts of different size that fit
}

TEST(Merge, names_what_is_missing_there_twice_or_overlaps) {
  EXPECT_EQ(why_not({}), "missing: there are no tallies");
  EXPECT_EQ(why_not(portions({"1/3", "3/3"})), "missing: a portion is missing: 2/3");
  EXPECT_EQ(why_not(portions({"2/5", "4/5"})), "missing: portions are missing: 1/5, 3/5, 5/5");
  EXPECT_EQ(why_not(portions({"2/4", "4/8"})), "unlike: portion 2/4 in file1 and portion 4/8 in file2 overlap");
  EXPECT_EQ(why_not(portions({"1/4", "4/8"})),
            "missing: portions are missing: all from 1/4 to 3/8, all from 1/2 to the end");
  EXPECT_EQ(why_not(portions({"2/4", "3/4", "7/8"})),
            "missing: portions are missing: all from the beginning to 1/4, all from 7/8 to the end");
  EXPECT_EQ(why_not(portions({"1/2", "2/2", "1/2"})), "unlike: portion 1/2 is there twice: file1 and file3");
  EXPECT_EQ(why_not(portions({"1/2", "2/3"})), "unlike: portion 1/2 in file1 and portion 2/3 in file2 overlap");
  EXPECT_EQ(why_not(portions({"1/1", "1/2", "2/2"})), "unlike: portion 1/1 in file1 and portion 1/2 in file2 overlap");
  EXPECT_EQ(
      why_not(portions({"1/30"})),
      "missing: portions are missing: 2/30, 3/30, 4/30, 5/30, 6/30, 7/30, 8/30, 9/30, 10/30, 11/30, 12/30, 13/30, "
      "14/30, 15/30, 16/30, 17/30, 18/30, 19/30, 20/30, 21/30 and 9 more");
}

TEST(Merge, refuses_what_is_of_another_run_and_says_what_differs) {
  auto two = portions({"1/2", "2/2"});
  two[1].tally.request[2].value = "2";
  EXPECT_EQ(why_not(two), "unlike: file2 does not fit to file1: seed is \"1\" there and \"2\" here");
  two = portions({"1/2", "2/2"});
  two[0].tally.request.push_back({"games", "10"});
  EXPECT_EQ(why_not(two), "unlike: file2 does not fit to file1: games is \"10\" there and not said here");
  two = portions({"1/2", "2/2"});
  two[1].tally.program = "backlot 1.2.4";
  EXPECT_EQ(why_not(two), "unlike: file2 does not fit to file1: it was made by backlot 1.2.4, not by backlot 1.2.3");
  two = portions({"1/2", ""});
  EXPECT_EQ(why_not(two), "unlike: file2 is of no portion; it was kept by --resume");
  two = portions({"1/2", "2/2"});
  two[1].tally.finished = false;
  EXPECT_EQ(why_not(two),
            "missing: portion 2/2 in file2 was stopped before its end; the same command again finishes it");
}

using Counts = std::vector<Sum>;

Ledger ledger_of(Portion portion, const std::vector<Tally>& before = {}) {
  return {Ledger::Scope::portion, Ledger::Keeping::yes, portion, before};
}

TEST(Ledger, gives_a_portion_its_games_and_takes_up_what_was_counted) {
  Watch watch;
  Ledger first = ledger_of({2, 4});
  EXPECT_TRUE(first.is_portion());
  Counts counts(1);
  EXPECT_EQ(first.take("games", 100, counts, watch), (Range{25, 50}));
  for (int i = 0; i < 7; ++i) counts[0].add(i);
  first.keep("games", 100, 32, counts);
  ASSERT_EQ(first.jobs().size(), 1U);
  EXPECT_EQ(first.jobs()[0].done, 7U);

  Tally tally = tally_of("2/4");
  tally.jobs = first.jobs();
  const Ledger again = ledger_of({2, 4}, {tally});
  Counts known(1);
  EXPECT_EQ(again.take("games", 100, known, watch, 3), (Range{32, 50}));
  EXPECT_EQ(known, counts);
  EXPECT_EQ(watch.games_done, 21U);
  EXPECT_EQ(watch.games_known, 21U);
}

TEST(Ledger, adds_up_all_portions_to_the_whole_in_any_order) {
  Watch watch;
  std::vector<Tally> tallies;
  Counts whole(1);
  for (std::uint64_t number = 1; number <= 3; ++number) {
    Ledger ledger = ledger_of({number, 3});
    Counts counts(1);
    const Range games = ledger.take("games", 100, counts, watch);
    for (std::uint64_t game = games.from; game < games.to; ++game) {
      counts[0].add(static_cast<std::int64_t>(game * game));
      whole[0].add(static_cast<std::int64_t>(game * game));
    }
    ledger.keep("games", 100, games.to, counts);
    tallies.push_back(tally_of(""));
    tallies.back().jobs = ledger.jobs();
  }
  std::swap(tallies[0], tallies[2]);
  const Ledger all(Ledger::Scope::whole, Ledger::Keeping::no, {}, tallies);
  Counts counts(1);
  EXPECT_EQ(all.take("games", 100, counts, watch).size(), 0U);
  EXPECT_EQ(counts, whole);
  // A job that no portion had is played from its beginning.
  EXPECT_EQ(all.take("again", 100, counts, watch), (Range{0, 100}));
}

TEST(Ledger, does_not_count_what_it_cannot_read) {
  Watch watch;
  Tally tally = tally_of("1/1");
  tally.jobs[0].counted = "1 2 3";
  Counts counts(1);
  EXPECT_THROW(ledger_of({1, 1}, {tally}).take("games", 10, counts, watch), DamagedTally);
}

}  // namespace
}  // namespace backlot::lab
