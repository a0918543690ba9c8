// arena and hint: what they print, keep and refuse.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Arena : public Program {};
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

TEST_F(Arena, resumes_where_it_was_and_only_the_same_contest) {
  const Ran whole = run({"arena", "cinecitta", "--bots", "heuristic,random", "--games", "30", "--json"});
  EXPECT_EQ(run({"arena", "cinecitta", "--bots", "heuristic,random", "--games", "11", "--resume", "a.json"}).status, 0);
  const Ran rest =
      run({"arena", "cinecitta", "--bots", "heuristic,random", "--games", "30", "--resume", "a.json", "--json"});
  EXPECT_EQ(rest.out, whole.out);
  const Ran other = run({"arena", "cinecitta", "--bots", "random,heuristic", "--games", "30", "--resume", "a.json"});
  EXPECT_EQ(other.status, 2);
  EXPECT_TRUE(has(other.err, "another contest")) << other.err;
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
  no({"--bots", "random,random,random,random,random", "--players", "4"}, "do not fit");
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
}

TEST_F(Hint, refuses_what_makes_no_sense) {
  ASSERT_EQ(run({"play", "cinecitta", "--seed", "7", "--record", "game.jsonl"}, "1 0\nquit\n").status, 0);
  EXPECT_EQ(run({"hint", "game.jsonl", "--at", "99"}).status, 2);
  EXPECT_EQ(run({"hint", "game.jsonl", "--seat", "9"}).status, 2);
  EXPECT_EQ(run({"hint", "game.jsonl", "--iterations", "0"}).status, 2);
  EXPECT_EQ(run({"hint", "nothing.jsonl"}).status, 2);
}
