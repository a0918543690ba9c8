// arena and hint: what they print, keep and refuse.
#include <sstream>

#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Arena : public Program {};
class Exploit : public Program {};
class Hint : public Program {};

}  // namespace

TEST_F(Arena, prints_shares_and_the_same_whatever_the_threads) {
  const std::vector<std::string> request{"arena",   "cinecitta", "--bots", "heuristic,random",
                                         "--games", "20",        "--seed", "4"};
  auto with = [&](std::initializer_list<std::string> more) {
    std::vector<std::string> all = request;
    all.insert(all.end(), more);
    return run(all);
  };
  const Ran one = with({"--threads", "1"});
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_TRUE(has(one.out, "heuristic")) << one.out;
  EXPECT_TRUE(has(one.out, "times fair"));
  EXPECT_EQ(with({"--threads", "3"}).out, one.out);
  const std::string json = with({"--json"}).out;
  EXPECT_TRUE(has(json, "\"deals\":20"));
  EXPECT_TRUE(has(json, "\"figures\":[{\"bot\":\"heuristic\""));
}

TEST_F(Exploit, says_that_it_is_a_lower_bound_and_refuses_bots_that_remember) {
  const Ran ran = run({"exploit", "cinecitta", "--bot", "random", "--players", "3", "--games", "3", "--worlds", "4"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "the exploiter among random")) << ran.out;
  EXPECT_TRUE(has(ran.out, "this is a lower bound"));
  for (const char* const bot : {"search:8", "cmd:cat"}) {
    const Ran refused = run({"exploit", "hollywood", "--bot", bot});
    EXPECT_EQ(refused.status, 2) << bot;
    EXPECT_TRUE(has(refused.err, "remembers what it has seen")) << refused.err;
  }
  EXPECT_EQ(run({"exploit", "cinecitta", "--bot", "random", "--worlds", "1"}).status, 2);
}

TEST_F(Arena, resumes_where_it_was_and_only_the_same_contest) {
  const Ran whole = run({"arena", "cinecitta", "--bots", "heuristic,random", "--games", "30", "--json"});
  EXPECT_EQ(run({"arena", "cinecitta", "--bots", "heuristic,random", "--games", "11", "--resume", "a.json"}).status, 0);
  const Ran rest =
      run({"arena", "cinecitta", "--bots", "heuristic,random", "--games", "30", "--resume", "a.json", "--json"});
  EXPECT_EQ(rest.out, whole.out);
  const Ran other = run({"arena", "cinecitta", "--bots", "random,heuristic", "--games", "30", "--resume", "a.json"});
  EXPECT_EQ(other.status, 2);
  EXPECT_TRUE(has(other.err,
                  "a.json is of another request: bots is \"heuristic,random\" there and "
                  "\"random,heuristic\" here"))
      << other.err;
}

TEST_F(Arena, stops_when_it_knows) {
  const Ran ran =
      run({"arena", "cinecitta", "--bots", "heuristic,random", "--alone", "--stop", "--games", "5000", "--json"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(has(ran.out, "\"decided\":true")) << ran.out;
  EXPECT_TRUE(has(ran.out, "\"deals\":32")) << ran.out;
}

TEST_F(Arena, refuses_what_makes_no_sense) {
  const auto no = [&](std::vector<std::string> more, const char* part) {
    std::vector<std::string> all{"arena", "cinecitta"};
    all.insert(all.end(), more.begin(), more.end());
    const Ran ran = run(all);
    EXPECT_EQ(ran.status, 2) << ran.out;
    EXPECT_TRUE(has(ran.err, part)) << ran.err;
  };
  no({"--bots", "heuristic"}, "at least two");
  no({"--bots", "heuristic,genius"}, "unknown bot");
  no({"--bots", "heuristic,search:never"}, "unknown bot");
  no({"--bots", "heuristic,random", "--games", "0"}, "--games 0");
  std::string many = "random";
  for (int i = 0; i < 64; ++i) many += ",random";
  no({"--bots", many}, "at most 64 bots");
}

TEST_F(Arena, more_bots_than_seats_play_each_other_by_twos) {
  const Ran ran =
      run({"arena", "cinecitta", "--bots", "heuristic,random,random,net,net", "--players", "4", "--games", "2"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "2 deals, each played 20 times")) << ran.out;
  EXPECT_TRUE(has(ran.out, "20.00%")) << ran.out;  // a fair share
}

TEST_F(Hint, names_the_best_few_with_their_chances) {
  ASSERT_EQ(run({"play", "cinecitta", "--seed", "7", "--record", "game.jsonl"}, "1 0\n1\n1\nquit\n").status, 0);
  const Ran ran = run({"hint", "game.jsonl", "--iterations", "64"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "Seat 1: ")) << ran.out;
  EXPECT_TRUE(has(ran.out, "  1. ")) << ran.out;
  EXPECT_TRUE(has(ran.out, "games imagined from what this seat knows")) << ran.out;
  EXPECT_EQ(run({"hint", "game.jsonl", "--iterations", "64"}).out, ran.out);
  EXPECT_TRUE(
      has(run({"hint", "game.jsonl", "--iterations", "64", "--json", "--best", "1"}).out, "\"hints\":[{\"action\":"));
  EXPECT_TRUE(has(run({"hint", "game.jsonl", "--at", "0", "--seat", "3", "--iterations", "64"}).out, "Seat 3: "));
  EXPECT_TRUE(has(ran.out, "To win, from what Seat "));
  EXPECT_TRUE(has(run({"hint", "game.jsonl", "--iterations", "64", "--json"}).out, "\"chances\":[0."));
}

// H47-111: what was claimed is no part of the rules, but of what a seat believes.
TEST_F(Hint, weighs_what_was_said) {
  ASSERT_EQ(
      run({"simulate", "hollywood", "--players", "4", "--seed", "5", "--games", "1", "--records", "game.jsonl"}).status,
      0);
  std::istringstream lines(text_in(work() / "game.jsonl"));
  std::string heard;
  std::string silent;
  std::size_t moves = 0;
  for (std::string line; moves < 40 && std::getline(lines, line);) {
    heard += line + '\n';
    if (has(line, "{\"talk\":")) continue;
    silent += line + '\n';
    ++moves;
  }
  ASSERT_NE(heard, silent);
  put_text(work() / "heard.jsonl", heard);
  put_text(work() / "silent.jsonl", silent);
  // Communists know who they are and learn nothing from it; others are not yet sure after a movie or two.
  std::size_t differ = 0;
  for (const char* const at : {"24", "25", "26", "27", "28", "29"}) {
    const Ran with = run({"hint", "heard.jsonl", "--at", at, "--iterations", "100", "--json"});
    const Ran without = run({"hint", "silent.jsonl", "--at", at, "--iterations", "100", "--json"});
    ASSERT_EQ(with.status + without.status, 0) << with.err << without.err;
    differ += with.out == without.out ? 0 : 1;
  }
  EXPECT_GT(differ, 0U);
}

TEST_F(Hint, refuses_what_makes_no_sense) {
  ASSERT_EQ(run({"play", "cinecitta", "--seed", "7", "--record", "game.jsonl"}, "1 0\nquit\n").status, 0);
  EXPECT_EQ(run({"hint", "game.jsonl", "--at", "99"}).status, 2);
  EXPECT_EQ(run({"hint", "game.jsonl", "--seat", "9"}).status, 2);
  EXPECT_EQ(run({"hint", "game.jsonl", "--iterations", "0"}).status, 2);
  EXPECT_EQ(run({"hint", "nothing.jsonl"}).status, 2);
}
