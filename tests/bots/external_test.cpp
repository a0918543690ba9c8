// Bots in processes of their own: those that play well, and every way to play badly. Whatever they do the game goes
// on, nobody waits longer than was said, and nothing of them is left.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "bots/bots.hpp"
#include "content/cinecitta.hpp"
#include "support/folder.hpp"

namespace backlot {
namespace {

using cinecitta::standard;
using cinecitta::State;
using G = cinecitta::Game;

class External : public testing::Test {
 protected:
  std::string file(const std::string& name) const { return folder_ / name; }
  std::string text_in(const std::string& name) const {
    std::ifstream in(file(name));
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
  }
  // A bot that is this shell script. Those that are to answer, well or badly, have time even on a busy machine.
  static constexpr const char* plenty = "20000ms";
  bots::AnyBot<G> script(const std::string& text, const char* time = "150ms") const {
    std::ofstream(file("bot")) << "#!/bin/sh\ncd " << folder_.string() << "\n" << text;
    std::filesystem::permissions(file("bot"), std::filesystem::perms::owner_all);
    return *bots::program_named<G>(std::string("cmd:") + time + ":" + file("bot"));
  }

  // Plays so many decisions of seat 1 with it, the others at random; gives how many were the default action.
  struct Played {
    int decisions = 0;
    int defaults = 0;
    std::string faults;
  };
  static Played play(bots::AnyBot<G> program, int decisions) {
    FastChance chance(5);
    FastChance own(6);
    State state = setup(standard, cinecitta::Options{3}, chance);
    std::vector<bots::AnyBot<G>> seated(3);
    seated[0] = std::move(program);
    EventsTo tell{[&](const cinecitta::Event& event) { bots::notice<G>(seated, standard, event); }};
    Played played;
    testing::internal::CaptureStderr();
    while (played.decisions < decisions && !is_over(standard, state)) {
      const Seat seat = waiting_on(standard, state).front();
      const auto view = seen_by(standard, state, seat);
      const auto action = bots::choose<G>(seated[index(seat)], standard, view, own);
      EXPECT_FALSE(check(standard, state, seat, action));
      if (seat == seat_at(0)) {
        ++played.decisions;
        played.defaults += action == default_action(standard, view) ? 1 : 0;
      }
      apply(standard, state, seat, action, chance, tell);
    }
    if (is_over(standard, state)) bots::end<G>(seated, standard, outcome(standard, state));
    seated.clear();
    played.faults = testing::internal::GetCapturedStderr();
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a child is left";
    EXPECT_EQ(errno, ECHILD);
    return played;
  }

  const testing_support::Folder own_{"bots"};
  const std::filesystem::path folder_ = own_.path();
};

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

constexpr const char* last_choice = R"(import json, sys
log = open("log", "w")
for line in sys.stdin:
    log.write(line)
    log.flush()
    message = json.loads(line)
    if message["type"] == "decision":
        choices = message["decision"]["choices"]
        print(json.dumps({"number": message["number"], "action": choices[-1]["action"]}), flush=True)
)";

TEST_F(External, plays_a_whole_game_and_is_told_all_its_seat_may_know) {
  std::ofstream(file("last.py")) << last_choice;
  const Played played = play(script("exec python3 last.py\n", plenty), 1000);
  EXPECT_EQ(played.faults, "");
  EXPECT_GT(played.decisions, 15);
  EXPECT_LT(played.defaults, played.decisions);
  const std::string log = text_in("log");
  EXPECT_TRUE(log.starts_with(R"({"type":"hello","version":1,"game":"cinecitta","options":{"players":3,)")) << log;
  EXPECT_TRUE(has(log, R"("seat":1,"seed":")"));
  EXPECT_TRUE(has(log, R"({"type":"decision","number":1,"time_ms":20000,"events":[],"view":{"seat":1,)"));
  EXPECT_TRUE(has(log, R"("text":"Seat 2 )"));
  EXPECT_TRUE(has(log, R"({"type":"over","events":[)"));
  EXPECT_TRUE(has(log, R"("outcome":{"winners":[)"));
  EXPECT_FALSE(has(log, "\"draws\""));
}

TEST_F(External, the_sample_plays_every_decision_itself) {
  const auto sample = bots::program_named<G>("cmd:20000ms:" BACKLOT_SOURCE_DIR "/samples/plain_bot.py");
  ASSERT_TRUE(sample);
  EXPECT_EQ(play(*sample, 1000).faults, "");
  std::ifstream in(BACKLOT_SOURCE_DIR "/samples/plain_bot.py");
  int lines = 0;
  for (std::string line; std::getline(in, line);) ++lines;
  EXPECT_LT(lines, 60);
}

TEST_F(External, silence_costs_three_decisions_their_time_and_no_more) {
  const Played played = play(script("sleep 1000\n"), 12);
  EXPECT_EQ(played.defaults, 12);
  EXPECT_TRUE(has(played.faults, "seat 1, decision 1: no answer within 150 ms; the mildest choice is played"))
      << played.faults;
}

TEST_F(External, garbage_and_answers_to_other_questions_are_no_answers) {
  EXPECT_TRUE(has(play(script("while read line; do echo 'what?'; done\n", plenty), 6).faults, "this is no answer: "));
  EXPECT_TRUE(has(play(script("while read line; do echo '{\"number\":7,\"action\":{}}'; done\n", plenty), 2).faults,
                  "this is no answer: "));
  const Played binary = play(script("while read line; do printf '\\033[2J\\377\\n'; done\n", plenty), 6);
  EXPECT_EQ(binary.defaults, 6);
  EXPECT_FALSE(has(binary.faults, "\033"));  // nothing gets at the terminal of the host
}

TEST_F(External, an_illegal_move_names_the_clause_and_the_game_goes_on) {
  const Played played = play(script("n=0; read hello\nwhile read line; do n=$((n+1))\n"
                                    "echo "
                                    "\"{\\\"number\\\":$n,\\\"action\\\":{\\\"kind\\\":\\\"secure\\\",\\\"card\\\":"
                                    "null,\\\"notes\\\":0}}\"; done\n",
                                    plenty),
                             6);
  EXPECT_TRUE(has(played.faults, "decision 1: ")) << played.faults;
  EXPECT_TRUE(has(played.faults, "(C37-") || has(played.faults, "this is no action of cinecitta")) << played.faults;
  const Played unknown = play(script("n=0; read hello\nwhile read line; do n=$((n+1)); echo "
                                     "\"{\\\"number\\\":$n,\\\"action\\\":{\\\"kind\\\":\\\"win\\\"}}\"; done\n",
                                     plenty),
                              6);
  EXPECT_TRUE(has(unknown.faults, "this is no action of cinecitta: ")) << unknown.faults;
  EXPECT_EQ(unknown.defaults, 6);
}

TEST_F(External, exit_at_once_death_within_a_game_and_endless_lines) {
  for (const char* text : {"exit 0\n", "read hello; read decision; kill -9 $$\n", "exec 0<&- 1>&-; sleep 1000\n"}) {
    const Played played = play(script(text), 8);
    EXPECT_EQ(played.defaults, 8) << text;
    EXPECT_TRUE(has(played.faults, "to the end of this game")) << text << played.faults;
  }
  const Played endless = play(script("while true; do printf '%01000d' 0; done\n", plenty), 4);
  EXPECT_EQ(endless.defaults, 4);
  EXPECT_TRUE(has(endless.faults, "a line of more than 65536 bytes")) << endless.faults;
}

TEST_F(External, a_late_answer_does_not_answer_the_next_question) {
  std::ofstream(file("late.py")) << R"(import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "decision": continue
    if message["number"] == 2: time.sleep(0.4)
    print(json.dumps({"number": message["number"], "action": message["decision"]["choices"][-1]["action"]}), flush=True)
)";
  const Played played = play(script("exec python3 late.py\n"), 14);
  EXPECT_TRUE(has(played.faults, "decision 2: no answer within 150 ms")) << played.faults;
  EXPECT_FALSE(has(played.faults, "this is no answer")) << played.faults;
}

TEST_F(External, nothing_is_left_of_one_that_does_not_want_to_go_nor_of_its_children) {
  play(script("trap '' TERM HUP INT\nsleep 1000 &\necho $! > child\necho $$ > self\nwhile true; do sleep 1; done\n"),
       2);
  for (const char* who : {"self", "child"}) {
    const int pid = std::stoi(text_in(who));
    // Init reaps what had no parent any more.
    int tries = 0;
    while (kill(pid, 0) == 0 && tries++ < 500) usleep(10'000);
    std::ifstream status("/proc/" + std::to_string(pid) + "/stat");
    std::string stat;
    std::getline(status, stat);
    EXPECT_TRUE(stat.empty() || has(stat, ") Z ")) << who << ": " << stat;
  }
}

TEST_F(External, names_are_programs_with_a_time_and_nothing_else) {
  EXPECT_EQ(bots::Contract::from("./mybot --fast")->command, "./mybot --fast");
  EXPECT_EQ(bots::Contract::from("./mybot")->milliseconds, 1000U);
  EXPECT_EQ(bots::Contract::from("250ms:./mybot")->milliseconds, 250U);
  EXPECT_EQ(bots::Contract::from("250ms:./mybot")->command, "./mybot");
  for (const char* bad : {"", " ", "0ms:./mybot", "250ms:", "700000ms:./mybot"}) {
    EXPECT_FALSE(bots::Contract::from(bad)) << bad;
  }
  EXPECT_FALSE(bots::program_named<G>("cmd:/nowhere/at/all"));
  EXPECT_FALSE(bots::program_named<G>("cmd:no-such-program-in-any-path"));
  EXPECT_FALSE(bots::program_named<G>("sh"));
  EXPECT_TRUE(bots::program_named<G>("cmd:sh"));
  EXPECT_FALSE(bots::bot_named<G>("cmd:sh"));  // what comes over a wire starts nothing
}

}  // namespace
}  // namespace backlot
