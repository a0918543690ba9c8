// lab: reports as text, JSON, CSV and pages; taking up again; what is refused.
#include <iterator>
#include <sstream>

#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Lab : public Program {
 protected:
  // A quick one; what is given replaces what stands here.
  Ran balance(const std::vector<std::string>& given) const {
    std::vector<std::string> all{"lab", "balance", "cinecitta"};
    const std::vector<std::string> usual{"--players",   "3", "--bots",   "random", "--games", "60", "--seed", "4",
                                         "--estimates", "2", "--worlds", "2",      "--deals", "5"};
    for (std::size_t i = 0; i < usual.size(); i += 2) {
      if (std::find(given.begin(), given.end(), usual[i]) != given.end()) continue;
      all.insert(all.end(), {usual[i], usual[i + 1]});
    }
    all.insert(all.end(), given.begin(), given.end());
    return run(all);
  }
};

}  // namespace

TEST_F(Lab, balance_says_the_same_whatever_the_threads) {
  const Ran one = balance({"--json", "--threads", "1"});
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.err, "");
  for (const char* const part : {"\"report\":\"balance\"", "\"id\":\"seats\"", "\"id\":\"scores\"", "\"id\":\"lead\"",
                                 "\"id\":\"known\"", "\"id\":\"estimates\"", "\"id\":\"skill\"", "\"id\":\"choices\"",
                                 "\"id\":\"endings\"", "\"id\":\"figures\"", "correlation"}) {
    EXPECT_TRUE(has(one.out, part)) << part;
  }
  EXPECT_EQ(balance({"--json", "--threads", "3"}).out, one.out);
  const Ran other = balance({"--json", "--seed", "5"});
  EXPECT_EQ(other.status, 0) << other.err;
  EXPECT_NE(other.out, one.out);
}

TEST_F(Lab, balance_goes_on_where_it_was_and_then_says_the_same) {
  const Ran whole = balance({"--json"});
  EXPECT_EQ(balance({"--json", "--resume", "kept", "--games", "23", "--estimates", "1", "--deals", "2"}).status, 0);
  EXPECT_EQ(files(), std::vector<std::string>{"kept"});
  EXPECT_EQ(balance({"--json", "--resume", "kept"}).out, whole.out);
  // Everything is there already: the same again, also from a file that holds more of the choices.
  EXPECT_EQ(balance({"--json", "--resume", "kept"}).out, whole.out);
  expect_no(balance({"--json", "--resume", "kept", "--seed", "9"}), 2, {"kept", "another request"});
  std::string text = text_in(work() / "kept");
  text.replace(text.find("\"counted\":\"") + 11, 1, "x");
  put_text(work() / "kept", text);
  expect_no(balance({"--json", "--resume", "kept"}), 1, {"kept", "cannot be read"});
}

TEST_F(Lab, balance_writes_a_page_and_a_table_of_all_cells) {
  const Ran ran = balance({"--html", "report.html", "--csv", "report.csv"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "Wins by seat")) << ran.out;
  const std::string page = text_in(work() / "report.html");
  EXPECT_TRUE(has(page, "<title>Cinecittà 1937: is it balanced?</title>"));
  EXPECT_TRUE(has(page, "\"report\":\"balance\""));
  EXPECT_FALSE(has(page, "the report goes here"));
  // Nothing is fetched: neither scripts nor styles nor pictures have an address.
  EXPECT_FALSE(has(page, " src="));
  EXPECT_FALSE(has(page, "<link"));
  const std::string csv = text_in(work() / "report.csv");
  EXPECT_TRUE(has(csv, "part,table,row,column,value\r\n"));
  EXPECT_TRUE(has(csv, "players_3,seats,1,seat,seat 1\r\n"));
}

TEST_F(Lab, compare_finds_what_an_option_changes_and_nothing_between_equals) {
  const std::vector<std::string> request{"lab", "compare", "cinecitta", "--bots", "random", "--games", "400", "--json"};
  auto with = [&](std::initializer_list<std::string> more) {
    std::vector<std::string> all = request;
    all.insert(all.end(), more);
    return run(all);
  };
  const Ran awards = with({"--b", "awards=on"});
  EXPECT_EQ(awards.status, 0) << awards.err;
  EXPECT_TRUE(has(awards.out, "golden_awards: 0 with A, ")) << awards.out.substr(0, 800);
  EXPECT_TRUE(has(awards.out, "Holm"));
  EXPECT_TRUE(has(awards.out, "in 4 of 5 tries"));
  EXPECT_EQ(with({"--b", "awards=on", "--threads", "3"}).out, awards.out);
  EXPECT_TRUE(has(with({"--a", "awards=on", "--b", "awards=on"}).out, "Of 0 figures 0 differ significantly"));
  // In two goes.
  EXPECT_EQ(with({"--b", "awards=on", "--resume", "kept"}).out, awards.out);
  EXPECT_EQ(with({"--b", "awards=on", "--resume", "kept"}).out, awards.out);
}

TEST_F(Lab, compare_changes_single_numbers_of_a_pack) {
  const Ran ran =
      run({"lab", "compare", "hollywood", "--players", "5", "--bots", "random", "--games", "400", "--b",
           "content.cards.patriot.copies=26,content.cards[4].copies=4,content.cards.communist.with_two=4", "--json"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "patriots: ")) << ran.out.substr(0, 800);
}

TEST_F(Lab, sweep_finds_the_setting_closest_to_a_goal) {
  const std::vector<std::string> request{"lab",
                                         "sweep",
                                         "hollywood",
                                         "--players",
                                         "5",
                                         "--bots",
                                         "random",
                                         "--games",
                                         "200",
                                         "--vary",
                                         "content.cards.patriot.copies=8..24:8",
                                         "--vary",
                                         "content.cards.communist.copies=6..22:8",
                                         "--vary",
                                         "content.cards.patriot.with_two=8",
                                         "--vary",
                                         "content.cards.communist.with_two=6",
                                         "--where",
                                         "content.cards.patriot.copies + content.cards.communist.copies = 30",
                                         "--target",
                                         "patriots=0.9"};
  auto with = [&](std::initializer_list<std::string> more) {
    std::vector<std::string> all = request;
    all.insert(all.end(), more);
    return run(all);
  };
  const Ran ran = with({"--json", "--best", "best.json", "--resume", "kept"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "3 settings on the same deals")) << ran.out.substr(0, 600);
  EXPECT_TRUE(has(ran.out, "Closest to the goal is content.cards.patriot.copies 24, content.cards.communist.copies 6"))
      << ran.out.substr(0, 900);
  EXPECT_TRUE(has(ran.out, "\"kind\":\"heat\""));
  EXPECT_TRUE(has(ran.out, "Distance from the goal, patriots 90.0% with 5 players; light is close.")) << ran.out;
  const std::string map = ran.out.substr(ran.out.find("\"id\":\"map_1_2\""));
  EXPECT_LT(map.find(R"(["8","22",)"), map.find(R"(["16","14",)")) << "by size, not by spelling";
  EXPECT_LT(map.find(R"(["16","14",)"), map.find(R"(["24","6",)"));
  EXPECT_EQ(with({"--json", "--threads", "1", "--resume", "kept"}).out, ran.out);
  const Ran check = run({"content", "check", "best.json"});
  EXPECT_EQ(check.status, 0) << check.out << check.err;
  EXPECT_TRUE(has(with({"--json", "--random", "2"}).out, "2 settings on the same deals"));
}

TEST_F(Lab, a_report_ends_with_the_command_that_makes_it_again) {
  const Ran ran = balance({"--threads", "2", "--seed", "5", "--option=awards=on", "--csv", "cells.csv", "--json"});
  const std::string said = R"("command":"backlot lab balance cinecitta )";
  ASSERT_TRUE(has(ran.out, said)) << ran.out.substr(0, 900) << ran.err;
  const std::size_t from = ran.out.find(said) + std::string(R"("command":"backlot )").size();
  const std::string command = ran.out.substr(from, ran.out.find('"', from) - from);
  EXPECT_TRUE(has(command, "--seed 5 --option=awards=on")) << command;
  for (const char* const no : {"--threads", "--csv", "--json"}) EXPECT_FALSE(has(command, no)) << command;
  std::istringstream words(command);
  std::vector<std::string> again{std::istream_iterator<std::string>(words), {}};
  again.emplace_back("--json");
  EXPECT_EQ(run(again).out, ran.out);
}

TEST_F(Lab, what_stands_out_is_looked_at_between_other_players_too) {
  const std::vector<std::string> request{"lab", "balance", "maybe", "--players", "3",           "--games",
                                         "600", "--deals", "12",    "--json",    "--estimates", "0"};
  const Ran ran = run(request);
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "who is asked first wins ")) << ran.out.substr(0, 900);
  EXPECT_TRUE(has(ran.out, " games), an equal part being 33.3%. Between random players it ")) << ran.out.substr(0, 900);
  EXPECT_TRUE(has(ran.out, R"("also played by":"random")"));
  std::vector<std::string> other = request;
  other.insert(other.end(), {"--also", "greedy"});
  expect_no(run(other), 2, {"greedy"});
}

TEST_F(Lab, who_wins_every_deal_is_not_sure_to_win_the_next) {
  const Ran ran = run({"lab", "balance", "boulevard", "--players", "2", "--games", "2", "--deals", "6", "--estimates",
                       "0", "--option", "length=short", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "wins 100.0% (")) << ran.out.substr(0, 900);
  EXPECT_FALSE(has(ran.out, "100.0% to 100.0%"));
  EXPECT_TRUE(has(ran.out, " to 100.0%, 6 deals)"));
}

TEST_F(Lab, game_tells_how_a_record_went) {
  for (const char* const game : {"hollywood", "cinecitta"}) {
    ASSERT_EQ(run({"simulate", game, "--games", "2", "--records", "two.jsonl"}).status, 0);
    const Ran ran = run({"lab", "game", "two.jsonl", "--number", "2", "--worlds", "3", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    for (const char* const part : {"\"id\":\"standings\"", "\"id\":\"own_chances\"", "\"id\":\"real_chances\"",
                                   "\"id\":\"known\"", "\"id\":\"secrets\""}) {
      EXPECT_TRUE(has(ran.out, part)) << game << part;
    }
    EXPECT_EQ(has(ran.out, "\"id\":\"suspicion_1_1\""), std::string(game) == "hollywood");
  }
}

TEST_F(Lab, game_shows_what_the_belief_of_each_seat_is) {
  ASSERT_EQ(run({"simulate", "hollywood", "--players", "5", "--seed", "5", "--games", "1", "--records", "one"}).status,
            0);
  const std::string page = run({"lab", "game", "one", "--worlds", "1", "--json"}).out;
  const std::string belief = run({"replay", "one", "--belief", "3", "--json"}).out;
  // The chances that seat 1 is a communist, after the first round and so when the second begins.
  const std::string said = R"({"role":"communist","chance":)";
  const std::size_t from = belief.find(said) + said.size();
  const std::string chance = belief.substr(from, belief.find('}', from) - from);
  EXPECT_NE(chance, "0.5");
  const std::string mind = page.substr(page.find(R"("id":"suspicion_1_3")"));
  EXPECT_TRUE(has(mind.substr(0, mind.find("]]")), R"(["round 2",)" + chance + ",")) << chance << mind.substr(0, 900);
}

TEST_F(Lab, game_compares_claims_with_the_truth) {
  // Seat 1 says it is a patriot and that it is a communist, and plays on with the first choice each time.
  const std::vector<std::string> play{"play", "hollywood", "--players", "5", "--seed", "7", "--record", "game.jsonl"};
  run(play, "claim 1\nclaim 2\nquit\n");
  std::string first_choices;
  for (int i = 0; i < 3000; ++i) first_choices += "1\n";
  ASSERT_EQ(run({"play", "--resume", "game.jsonl"}, first_choices).status, 0);
  const Ran ran = run({"lab", "game", "game.jsonl", "--worlds", "2", "--json"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, " claims were not true.")) << ran.out.substr(0, 600);  // the bots' among them
  EXPECT_TRUE(has(ran.out, R"("seat 1","I am a Patriot","true","Seat 1 is a Patriot")"));
  EXPECT_TRUE(has(ran.out, R"("seat 1","I am a Communist","false","Seat 1 is a Patriot")"));
  EXPECT_TRUE(has(ran.out, "\"id\":\"claims\""));
}

TEST_F(Lab, nonsense_is_refused_in_one_line) {
  const auto lab = [&](std::vector<std::string> more) {
    more.insert(more.begin(), "lab");
    return run(more);
  };
  expect_no(lab({}), 2, {"balance"});
  expect_no(lab({"balance", "chess"}), 2, {"chess", "cinecitta"});
  expect_no(lab({"balance", "cinecitta", "--players", "2-4"}), 2, {"--players", "3-5"});
  expect_no(lab({"balance", "cinecitta", "--players", "x"}), 2, {"--players"});
  expect_no(lab({"balance", "cinecitta", "--games", "0"}), 2, {"--games"});
  expect_no(lab({"balance", "cinecitta", "--worlds", "0"}), 2, {"--worlds"});
  expect_no(lab({"balance", "cinecitta", "--skill", "random"}), 2, {"--skill", "BETTER,WEAKER"});
  expect_no(lab({"balance", "cinecitta", "--skill", "random,nobody"}), 2, {"nobody"});
  expect_no(lab({"compare", "cinecitta"}), 2, {"--b"});
  expect_no(lab({"compare", "cinecitta", "--b", "awards"}), 2, {"awards", "NAME=VALUE"});
  expect_no(lab({"compare", "cinecitta", "--b", "prizes=on"}), 2, {"prizes", "awards"});
  expect_no(lab({"compare", "cinecitta", "--b", "awards=on", "--games", "50"}), 2, {"--games", "400"});
  expect_no(lab({"compare", "hollywood", "--b", "content.cards.joker.copies=1"}), 2, {"joker", "neutral"});
  expect_no(lab({"compare", "hollywood", "--b", "content.cards=1"}), 2, {"content.cards", "a list"});
  expect_no(lab({"compare", "hollywood", "--b", "content.hand=9"}), 2, {"content.hand=9", "1 to 3"});
  expect_no(lab({"sweep", "hollywood"}), 2, {"--vary"});
  expect_no(lab({"sweep", "hollywood", "--vary", "content.hand=3..1"}), 2, {"--vary"});
  expect_no(lab({"sweep", "hollywood", "--vary", "content.hand=1..2", "--where", "content.hand"}), 2, {"--where"});
  expect_no(lab({"sweep", "hollywood", "--vary", "content.hand=1..2", "--where", "content.hand > 7"}), 2, {"--where"});
  expect_no(lab({"sweep", "hollywood", "--vary", "content.hand=1..2", "--games", "100", "--bots", "random", "--target",
                 "luck=1"}),
            2, {"luck", "patriots"});
  expect_no(lab({"sweep", "hollywood", "--vary", "content.hand=1..2", "--target", "patriots=half"}), 2, {"--target"});
  expect_no(lab({"game", "nothing.jsonl"}), 2, {"nothing.jsonl"});
}
