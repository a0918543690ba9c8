// cmd:PROGRAM in play, simulate and arena, and in records.
#include <sstream>

#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class ExternalBots : public Program {
 protected:
  void put_bot(const std::string& text) const {
    put_text(work() / "bot", "#!/bin/sh\n" + text);
    std::filesystem::permissions(work() / "bot", std::filesystem::perms::owner_all);
  }
  // In the record of a simulation.
  std::size_t talk_of_seat_2() const {
    std::istringstream lines(text_in(work() / "games.jsonl"));
    std::size_t found = 0;
    for (std::string line; std::getline(lines, line);) {
      found += line.starts_with("{\"talk\":") && has(line, ",\"seat\":2,") ? 1 : 0;
    }
    return found;
  }
  const std::string sample_ = "cmd:20000ms:" BACKLOT_SOURCE_DIR "/samples/plain_bot.py";
};

}  // namespace

TEST_F(ExternalBots, play_beside_others_and_the_same_seed_gives_the_same_games) {
  const std::vector<std::string> request{"arena",   "cinecitta", "--bots", sample_ + ",heuristic", "--players", "3",
                                         "--games", "2",         "--json"};
  const Ran one = run(request);
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.err, "");
  EXPECT_EQ(run(request).out, one.out);
  const Ran many = run({"simulate", "cinecitta", "--games", "1", "--bots", sample_ + ",random,random,random",
                        "--records", "games.jsonl"});
  EXPECT_EQ(many.status, 0) << many.err;
  EXPECT_EQ(run({"verify", "games.jsonl"}).status, 0);
}

namespace {

// Takes the first choice and says so to everybody.
std::string saying(const std::string& what) {
  return "exec python3 -c '\n"
         "import json, sys\n"
         "for line in sys.stdin:\n"
         "    message = json.loads(line)\n"
         "    if message[\"type\"] == \"hello\": claims = message[\"claims\"]\n"
         "    if message[\"type\"] == \"decision\":\n"
         "        print(json.dumps({\"number\": message[\"number\"], \"say\": " +
         what + ", \"action\": message[\"decision\"][\"choices\"][0][\"action\"]}), flush=True)\n'\n";
}

}  // namespace

TEST_F(ExternalBots, say_what_everybody_hears_and_the_record_keeps) {
  put_bot(saying("claims[0][\"claim\"]"));
  const std::vector<std::string> request{
      "simulate",  "hollywood",  "--players", "5",
      "--games",   "1",          "--bots",    "heuristic,cmd:20000ms:./bot,heuristic,search:4,heuristic",
      "--records", "games.jsonl"};
  const Ran ran = run(request);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_GT(talk_of_seat_2(), 5U);
  EXPECT_EQ(run({"verify", "games.jsonl"}).status, 0);
  const Ran played = run({"play", "hollywood", "--players", "4", "--seat", "4", "--seed", "3", "--bots",
                          "cmd:20000ms:./bot,heuristic,heuristic", "--record", "games.jsonl"},
                         "quit\n");
  EXPECT_EQ(played.status, 0) << played.err;
}

TEST_F(ExternalBots, nonsense_is_not_said_and_costs_nothing) {
  for (const char* nonsense : {"\"I am a patriot\"", "{\"kind\": \"trust\", \"about\": 2}", "[1, 2]", "7"}) {
    put_bot(saying(nonsense));
    const Ran ran = run({"simulate", "hollywood", "--players", "4", "--games", "1", "--bots",
                         "heuristic,cmd:20000ms:./bot,heuristic,heuristic", "--records", "games.jsonl"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.err, "what it says is none of its claims; it is not said")) << ran.err;
    EXPECT_FALSE(has(ran.err, "mildest")) << ran.err;
    EXPECT_EQ(talk_of_seat_2(), 0U) << nonsense;
  }
  put_bot(saying("{\"kind\": \"trust\", \"about\": 1}"));  // a game without ready-made words
  const Ran ran = run(
      {"simulate", "cinecitta", "--players", "3", "--games", "1", "--bots", "heuristic,cmd:20000ms:./bot,heuristic"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.err, "it is not said")) << ran.err;
}

TEST_F(ExternalBots, one_that_does_not_answer_is_reported_and_stops_nobody) {
  put_bot("exit 0\n");
  const Ran ran =
      run({"arena", "cinecitta", "--bots", "cmd:./bot,heuristic", "--games", "4", "--threads", "1", "--json"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(has(ran.err, "backlot: cmd:./bot, seat ")) << ran.err;
  EXPECT_TRUE(has(ran.err, "it has ended")) << ran.err;
  EXPECT_LE(lines_in(ran.err), 8U) << ran.err;  // the first, the second, the fourth, the eighth fault
  EXPECT_TRUE(has(ran.out, "\"deals\":4"));
}

TEST_F(ExternalBots, play_at_a_terminal_and_a_record_never_starts_them) {
  put_bot("exit 0\n");
  const Ran ran = run(
      {"play", "cinecitta", "--seed", "7", "--players", "3", "--bots", "cmd:./bot,random", "--record", "game.jsonl"},
      "1 0\n1\n1\nquit\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.err, "cmd:./bot, seat 2")) << ran.err;
  expect_no(run({"play", "--resume", "game.jsonl"}), 2, {"cmd:./bot", "--bots"});
  const Ran again = run({"play", "--resume", "game.jsonl", "--bots", "random"}, "quit\n");
  EXPECT_EQ(again.status, 0) << again.err;
}

TEST_F(ExternalBots, what_cannot_be_started_makes_no_sense) {
  for (const char* bad : {"cmd:./nowhere", "cmd:", "cmd:0ms:sh", "cmd:no-such-program-at-all"}) {
    expect_no(run({"simulate", "cinecitta", "--games", "1", "--bots", bad}), 2, {"can be started", "cmd:PROGRAM"});
    expect_no(run({"arena", "cinecitta", "--bots", std::string("heuristic,") + bad}), 2, {"can be started"});
    expect_no(run({"play", "cinecitta", "--bots", bad}), 2, {"can be started"});
  }
  const std::string web = (work() / "web").string();
  std::filesystem::create_directory(web);
  put_text(web + "/index.html", "<p>");
  for (const char* bad : {"heuristic", "=cmd:sh", "medium=cmd:sh", "mine cmd:sh", "cmd:./nowhere"}) {
    expect_no(run({"serve", "--port", "0", "--web", web, "--bots", bad}), 2, {});
  }
}
