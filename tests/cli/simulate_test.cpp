// simulate and bench as processes.
#include "cli/program.hpp"
#include "json/node.hpp"

using namespace backlot::cli_tests;

namespace {

class Simulate : public Program {
 protected:
  static backlot::json::Node parsed(const Ran& ran) {
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    auto node = backlot::json::parse(ran.out);
    if (!std::holds_alternative<backlot::json::Node>(node)) {
      ADD_FAILURE() << ran.out;
      return {};
    }
    return std::get<backlot::json::Node>(node);
  }
  // The JSON without what the clock and the threads decide.
  std::string result_with(const std::string& threads) const {
    std::string out = run({"simulate", "cinecitta", "--games", "300", "--bots", "heuristic,random,random", "--players",
                           "3", "--option", "awards=on", "--threads", threads, "--json", "--records", threads})
                          .out;
    const std::size_t from = out.find("\"threads\"");
    const std::size_t to = out.find("\"actions\"");
    EXPECT_LT(from, to);
    out.erase(from, to - from);
    const std::size_t rate = out.find("\"actions_per_second\"");
    out.erase(rate, out.find("\"seats\"") - rate);
    return out;
  }
};

}  // namespace

// What a scheduler sends is answered as Ctrl-C is: with what there is.
TEST_F(Simulate, ends_with_what_it_has_when_it_is_told_to_stop) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const Ran ran = run_until_it_writes(
        signal, {"simulate", "cinecitta", "--games", "200000", "--seed", "1", "--json", "--records", "r.jsonl"});
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_TRUE(has(ran.err, "stopped; this is the result of --games ")) << ran.err;
    EXPECT_TRUE(has(ran.out, "\"seats\"")) << ran.out;
  }
}

TEST_F(Simulate, prints_the_same_whatever_the_threads_and_records_verify) {
  const std::string one = result_with("1");
  EXPECT_EQ(result_with("3"), one);
  EXPECT_TRUE(has(one, "\"games\":300"));
  EXPECT_TRUE(has(one, "\"awards\":true"));
  EXPECT_EQ(text_in(work() / "1"), text_in(work() / "3"));
  const Ran verified = run({"verify", "1"});
  EXPECT_EQ(verified.status, 0);
  EXPECT_TRUE(has(verified.out, "300 records"));
}

TEST_F(Simulate, json_has_what_scripts_rely_on) {
  const auto report = parsed(run({"simulate", "cinecitta", "--games", "20", "--json"}));
  for (const char* field : {"game", "players", "options", "games", "seed", "threads", "seconds", "actions",
                            "actions_per_second", "seats", "endings", "metrics"}) {
    EXPECT_NE(report.find(field), nullptr) << field;
  }
  EXPECT_EQ(report.find("players")->number, 4);
  EXPECT_EQ(report.find("seats")->items.at(0).find("bot")->text, "heuristic");
}

TEST_F(Simulate, table_has_seats_intervals_and_endings) {
  const Ran ran = run({"simulate", "cinecitta", "--games", "50", "--players", "5"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");  // no progress bar: not a terminal
  for (const char* part : {"95% interval", "   5  heuristic", "C37-54", "folders_headhunted", "50 games, seed 1"}) {
    EXPECT_TRUE(has(ran.out, part)) << part;
  }
}

TEST_F(Simulate, refuses_what_makes_no_sense) {
  const auto refused = [&](std::vector<std::string> more, const std::vector<std::string>& words) {
    more.insert(more.begin(), {"simulate", "cinecitta"});
    expect_no(run(more), 2, words);
  };
  expect_no(run({"simulate", "monopoly"}), 2, {"monopoly", "the games are: cinecitta"});
  refused({"--bots", "clever"}, {"clever", "random, heuristic"});
  refused({"--bots", "cmd:./mybot"}, {"cmd:./mybot", "no program that can be started", "cmd:PROGRAM"});
  refused({"--bots", "random,random,random,random,random"}, {"5 bots for 4 seats"});
  refused({"--players", "2"}, {"3 to 5 players", "C37-10"});
  refused({"--players", "3", "--option", "coaster=on"}, {"C37-60"});
  refused({"--games", "0"}, {"--games 0", "1 to"});
  refused({"--games", "-5"}, {"--games -5", "1 to"});
  refused({"--games", "99999999999999"}, {"1 to 10000000000"});
  refused({"--games", "many"}, {"many", "--help"});
  refused({"--threads", "0"}, {"--threads 0", "1 to 1024"});
  refused({"--seed", "-1"}, {"-1", "18446744073709551615"});
  refused({"--content", "nowhere.json"}, {"nowhere.json"});
  expect_no(run({"bench", "monopoly"}), 2, {"monopoly", "the games are: cinecitta"});
}

TEST_F(Simulate, leaves_nothing_behind_when_the_disk_is_full) {
  put_text(work() / "old.jsonl", "as it was");
  expect_no(run({"simulate", "cinecitta", "--games", "200", "--records", "old.jsonl"}, "", 100'000), 1, {"old.jsonl"});
  EXPECT_EQ(files(), std::vector<std::string>{"old.jsonl"});
  EXPECT_EQ(text_in(work() / "old.jsonl"), "as it was");
  expect_no(run({"simulate", "cinecitta", "--games", "5", "--records", "no/folder.jsonl"}), 1, {"no/folder.jsonl"});
}

TEST_F(Simulate, another_pack_is_named_and_carried_by_its_records) {
  std::string pack = text_in(BACKLOT_SOURCE_DIR "/content/cinecitta/standard.json");
  const std::string from = "\"golden_award\": 200";
  ASSERT_NE(pack.find(from), std::string::npos);
  put_text(work() / "pack.json", pack.replace(pack.find(from), from.size(), "\"golden_award\": 300"));
  EXPECT_EQ(run({"simulate", "cinecitta", "--games", "5", "--content", "pack.json", "--records", "r.jsonl"}).status, 0);
  EXPECT_TRUE(has(text_in(work() / "r.jsonl"), "\"golden_award\":300"));
  EXPECT_EQ(run({"verify", "r.jsonl"}).status, 0);
}

TEST_F(Simulate, bench_has_a_row_for_each_player_count) {
  const auto report = parsed(run({"bench", "cinecitta", "--json"}));
  ASSERT_NE(report.find("results"), nullptr);
  ASSERT_EQ(report.find("results")->items.size(), 3U);
  for (const auto& row : report.find("results")->items) {
    for (const char* field : {"game", "players", "random_actions_per_second", "random_games_per_second", "copy_ns",
                              "legal_actions_ns", "apply_ns", "heap_allocations_per_action", "state_bytes"}) {
      EXPECT_NE(row.find(field), nullptr) << field;
    }
    EXPECT_EQ(row.find("heap_allocations_per_action")->number, 0);
  }
}
