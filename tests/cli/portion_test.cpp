// --portion, --tally and lab merge: the parts of a run add up to the run, byte for byte; what does not fit is refused.
#include <regex>

#include "cli/program.hpp"
#include "core/sha256.hpp"

using namespace backlot::cli_tests;

namespace {

using Words = std::vector<std::string>;

class Portions : public Program {
 protected:
  Ran with(Words request, const Words& more) const {
    request.insert(request.end(), more.begin(), more.end());
    return run(request);
  }
  static std::string file_of(int number) { return "part" + std::to_string(number) + ".tally"; }
  void play(const Words& request, int number, int of) const {
    const Ran ran =
        with(request, {"--portion", std::to_string(number) + "/" + std::to_string(of), "--tally", file_of(number)});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(lines_in(ran.out), 1U) << ran.out;
  }
  // The whole at once, and three portions added up in an odd order, with other threads.
  void expect_the_same(const Words& request, const Words& printed, const char* result = nullptr) const {
    const auto made = [&] { return result == nullptr ? "" : text_in(work() / result); };
    const Ran whole = with(request, printed);
    EXPECT_EQ(whole.status, 0) << whole.err;
    const std::string made_at_once = made();
    for (const int number : {2, 3, 1}) play(request, number, 3);
    Words merge{"lab", "merge", file_of(3), file_of(1), file_of(2), "--threads", "1"};
    merge.insert(merge.end(), printed.begin(), printed.end());
    const Ran merged = run(merge);
    EXPECT_EQ(merged.status, 0) << merged.err;
    EXPECT_EQ(untimed(merged.out), untimed(whole.out));
    EXPECT_EQ(made(), made_at_once);
    EXPECT_TRUE(result == nullptr || !made_at_once.empty());
    for (int number = 1; number <= 3; ++number) std::filesystem::remove(work() / file_of(number));
  }
  // Without times, threads and rates.
  static std::string untimed(const std::string& out) {
    std::string left = std::regex_replace(out, std::regex("\"(threads|seconds|actions_per_second)\":[0-9.e+-]+,"), "");
    return std::regex_replace(left, std::regex("actions in [0-9.]+ s on .*"), "");
  }
};

const Words simulate{"simulate", "cinecitta", "--games", "50", "--bots", "heuristic,random,random", "--players", "3"};
const Words arena{"arena", "cinecitta", "--bots", "heuristic,random", "--games", "100", "--seed", "4"};

}  // namespace

TEST_F(Portions, of_simulate_add_up) {
  expect_the_same(simulate, {"--json"});
  expect_the_same(simulate, {});
}

TEST_F(Portions, of_arena_add_up) {
  expect_the_same(arena, {"--json"});
  expect_the_same(arena, {});
  expect_the_same({"arena", "hollywood", "--bots", "heuristic,random", "--games", "20"}, {"--json"});
}

// They decide at the merge, as if all deals had been played in order.
TEST_F(Portions, of_arena_decide_when_they_are_added_up) {
  const Words stop{"arena", "cinecitta", "--bots", "heuristic,random", "--alone", "--stop", "--games", "150"};
  expect_the_same(stop, {"--json"});
  expect_the_same(stop, {});
  EXPECT_TRUE(has(with(stop, {"--json"}).out, "\"deals\":32,")) << "the test needs one that stops early";
  const Words sprt{"arena", "cinecitta", "--bots", "heuristic,random", "--sprt", "0,100", "--games", "150"};
  expect_the_same(sprt, {"--json"});
  expect_the_same(sprt, {});
  const std::string json = with(sprt, {"--json"}).out;
  EXPECT_TRUE(has(json, "\"decision\":\"high\"")) << json;
  EXPECT_TRUE(has(json, "\"decided\":true")) << json;
}

TEST_F(Portions, of_one_side_add_up) {
  expect_the_same({"arena", "hollywood", "--bots", "heuristic,random", "--role", "patriot", "--games", "20"},
                  {"--json"});
}

TEST_F(Portions, of_exploit_add_up) {
  const Words exploit{"exploit", "cinecitta", "--bot",    "random", "--players", "3",
                      "--games", "5",         "--worlds", "4",      "--seed",    "4"};
  expect_the_same(exploit, {"--json"});
  expect_the_same(exploit, {});
}

TEST_F(Portions, of_belief_add_up) {
  expect_the_same({"belief", "hollywood", "--games", "12", "--rates"}, {"--json"});
  expect_the_same({"belief", "hollywood", "--games", "12", "--rates"}, {});
}

TEST_F(Portions, of_balance_add_up) {
  const Words balance{"lab",         "balance", "maybe",    "--players", "3-4",     "--games", "40",
                      "--estimates", "4",       "--worlds", "2",         "--deals", "7"};
  expect_the_same(balance, {"--json"});
  expect_the_same(balance, {});
  expect_the_same(balance, {"--html", "report.html"}, "report.html");
  expect_the_same(balance, {"--csv", "report.csv"}, "report.csv");
}

TEST_F(Portions, of_compare_add_up) {
  const Words compare{"lab", "compare", "cinecitta", "--b", "awards=on", "--games", "400", "--bots", "random"};
  expect_the_same(compare, {"--json"});
  expect_the_same(compare, {"--html", "report.html"}, "report.html");
}

// The best setting is known at the merge, which plays it again.
TEST_F(Portions, of_sweep_add_up) {
  const Words sweep{"lab",     "sweep", "cinecitta", "--vary", "awards=on,off", "--vary",  "coaster=on,off",
                    "--games", "100",   "--bots",    "random", "--target",      "margin=3"};
  expect_the_same(sweep, {"--json"});
  expect_the_same(sweep, {"--html", "map.html"}, "map.html");
  expect_the_same(sweep, {"--best", "best.json"}, "best.json");
}

TEST_F(Portions, may_be_more_than_there_are_games) {
  Words few = simulate;
  few[3] = "2";
  expect_the_same(few, {"--json"});
}

TEST_F(Portions, write_records_that_follow_each_other) {
  EXPECT_EQ(with(simulate, {"--records", "all"}).status, 0);
  std::string parts;
  for (const char* const number : {"1", "2"}) {
    const Ran ran = with(simulate, {"--portion", std::string(number) + "/2", "--tally", std::string(number) + ".tally",
                                    "--records", number});
    EXPECT_EQ(ran.status, 0) << ran.err;
    parts += text_in(work() / number);
  }
  EXPECT_EQ(parts, text_in(work() / "all"));
}

TEST_F(Portions, say_what_was_played_and_that_again_at_once) {
  const Ran first = with(simulate, {"--portion", "1/4", "--tally", "t", "--json"});
  EXPECT_EQ(first.out, "{\"portion\":\"1/4\",\"tally\":\"t\",\"finished\":true,\"games\":12}\n");
  const std::string tally = text_in(work() / "t");
  for (const char* const part :
       {"\"format\":\"backlot tally 1\"", "\"program\":\"backlot ", "\"command\":[\"simulate\"",
        "{\"name\":\"content\",\"value\":\"", "{\"name\":\"options\",\"value\":\"",
        "{\"name\":\"bots\",\"value\":\"heuristic,random,random\"}", "{\"name\":\"seed\",\"value\":\"1\"}",
        "\"portion\":\"1/4\""}) {
    EXPECT_TRUE(has(tally, part)) << part << " in " << tally;
  }
  EXPECT_EQ(with(simulate, {"--portion", "1/4", "--tally", "t", "--json"}).out, first.out);
  EXPECT_EQ(text_in(work() / "t"), tally);
}

TEST_F(Portions, of_another_run_are_refused_by_what_differs) {
  play(simulate, 1, 2);
  const auto other = [&](const Words& more, const std::vector<std::string>& words) {
    Words request = simulate;
    request.insert(request.end(), more.begin(), more.end());
    play(request, 2, 2);
    expect_no(run({"lab", "merge", file_of(1), file_of(2)}), 2, words);
    std::filesystem::remove(work() / file_of(2));
  };
  other({"--seed", "2"}, {"part2.tally does not fit to part1.tally", "seed is \"1\" there and \"2\" here"});
  other({"--option", "awards=on"}, {"options is"});
  const auto instead = [&](std::size_t at, const std::string& value, const std::vector<std::string>& words) {
    Words request = simulate;
    request[at] = value;
    play(request, 2, 2);
    expect_no(run({"lab", "merge", file_of(1), file_of(2)}), 2, words);
    std::filesystem::remove(work() / file_of(2));
  };
  instead(3, "60", {"games is \"50\" there and \"60\" here"});
  instead(5, "random", {"bots is \"heuristic,random,random\" there and \"random,random,random\" here"});
  instead(1, "maybe", {"game is \"cinecitta\" there and \"maybe\" here"});
  play(arena, 2, 2);
  expect_no(run({"lab", "merge", file_of(1), file_of(2)}), 2, {"command is \"simulate\" there and \"arena\" here"});
}

TEST_F(Portions, that_are_missing_twice_or_overlapping_are_named) {
  for (const int number : {1, 3}) play(simulate, number, 4);
  expect_no(run({"lab", "merge", file_of(1), file_of(3)}), 1, {"missing: 2/4, 4/4"});
  expect_no(run({"lab", "merge", file_of(1), file_of(3), file_of(1)}), 2, {"1/4 is there twice"});
  play(simulate, 2, 3);
  expect_no(run({"lab", "merge", file_of(1), file_of(3), file_of(2)}), 2, {"overlap"});
  expect_no(run({"lab", "merge", "nowhere"}), 2, {"nowhere"});
  EXPECT_EQ(with(simulate, {"--resume", "kept"}).status, 0);
  expect_no(run({"lab", "merge", "kept"}), 2, {"kept is of no portion"});
}

TEST_F(Portions, that_are_damaged_or_cut_off_are_refused) {
  play(simulate, 1, 1);
  const std::string whole = text_in(work() / file_of(1));
  const auto damaged = [&](const std::string& text, const std::vector<std::string>& words) {
    put_text(work() / file_of(1), text);
    expect_no(run({"lab", "merge", file_of(1)}), 1, words);
    expect_no(with(simulate, {"--portion", "1/1", "--tally", file_of(1)}), 1, words);
  };
  damaged(whole.substr(0, whole.size() / 2), {"part1.tally", "damaged"});
  damaged("", {"part1.tally", "damaged"});
  std::string changed = whole;
  const std::size_t at = changed.find("\"counted\":\"") + 11;
  changed[at] = changed[at] == '5' ? '6' : '5';
  damaged(changed, {"damaged", "changed after it was written"});
  damaged("{\"format\":\"something\"}", {"no tally"});
  put_text(work() / file_of(1), whole);
  EXPECT_EQ(run({"lab", "merge", file_of(1)}).status, 0);
}

TEST_F(Portions, make_sense_or_are_refused) {
  const auto no = [&](const Words& more, const std::vector<std::string>& words) {
    expect_no(with(simulate, more), 2, words);
    EXPECT_EQ(files(), std::vector<std::string>{});
  };
  no({"--portion", "0/4", "--tally", "t"}, {"--portion \"0/4\"", "K/N"});
  no({"--portion", "5/4", "--tally", "t"}, {"K/N"});
  no({"--portion", "one", "--tally", "t"}, {"K/N"});
  no({"--portion", "1/4"}, {"--tally FILE"});
  no({"--tally", "t"}, {"--tally goes with --portion"});
  no({"--portion", "1/4", "--tally", "t", "--resume", "r"}, {"--resume"});
  no({"--portion", "1/4", "--tally", "t", "--portions", "3"}, {"--portions"});
  no({"--portions", "0", "--tally", "t"}, {"--portions 0"});
}

TEST_F(Portions, are_not_for_bots_that_watch_the_clock) {
  for (const char* const bot : {"search:20ms", "hard", "expert", "cmd:/bin/cat"}) {
    expect_no(run({"arena", "hollywood", "--bots", std::string("random,") + bot, "--portion", "1/2", "--tally", "t"}),
              2, {bot, "by the clock"});
    expect_no(run({"lab", "balance", "hollywood", "--skill", std::string(bot) + ",random", "--portion", "1/2",
                   "--tally", "t"}),
              2, {bot, "by the clock"});
  }
  EXPECT_EQ(run({"arena", "cinecitta", "--bots", "random,search:5", "--games", "2", "--portion", "1/2", "--tally", "t"})
                .status,
            0);
}

TEST_F(Portions, give_reports_only_together) {
  expect_no(run({"lab", "balance", "maybe", "--portion", "1/2", "--tally", "t", "--html", "r.html"}), 2, {"lab merge"});
  expect_no(
      run({"lab", "sweep", "maybe", "--vary", "content.hand=2..3", "--portion", "1/2", "--tally", "t", "--best", "b"}),
      2, {"lab merge"});
  expect_no(run({"lab", "sweep", "cinecitta", "--vary", "awards=on,off", "--target", "margins=1", "--portion", "1/2",
                 "--tally", "t"}),
            2, {"no figure \"margins\""});
}

// A tally from elsewhere cannot make the program write files or do anything else, even with a good hash.
TEST_F(Portions, with_a_command_of_another_kind_are_refused) {
  play(simulate, 1, 1);
  const std::string good = text_in(work() / file_of(1));
  const auto with_command = [&](const std::string& command) {
    const std::size_t from = good.find("\"tally\":") + 8;
    std::string tally = good.substr(from, good.find(",\"sha256\"") - from);
    const std::size_t words = tally.find("\"command\":[") + 11;
    tally.replace(words, tally.find(']', words) - words, command);
    return good.substr(0, from) + tally + ",\"sha256\":\"" +
           std::string(backlot::to_hex(backlot::sha256(std::string_view(tally))).view()) + "\"}\n";
  };
  const std::string same =
      R"("simulate","cinecitta","--games","50","--bots","heuristic,random,random","--players","3")";
  EXPECT_EQ(with_command(same), good);
  const auto refused = [&](const std::string& command, int status, const char* word) {
    put_text(work() / file_of(1), with_command(command));
    expect_no(run({"lab", "merge", file_of(1)}), status, {word});
    EXPECT_EQ(files(), Words{file_of(1)});
  };
  refused("", 1, "damaged");
  refused(R"("serve")", 1, "damaged");
  refused(R"("lab","merge","x")", 1, "damaged");
  refused(same + R"(,"--records","written")", 1, "damaged");
  refused(same + R"(,"--tally=written")", 1, "damaged");
  refused(same + R"(,"--seed","2")", 2, "seed is \"1\" there and \"2\" here");
}

TEST_F(Portions, all_of_them_in_a_folder_give_the_result_and_are_taken_up) {
  const Ran whole = with(arena, {"--json"});
  const Ran ran = with(arena, {"--json", "--portions", "5", "--tally", "parts"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, whole.out);
  const auto part = work() / "parts" / "2-of-5.tally";
  EXPECT_TRUE(std::filesystem::exists(part));
  const std::string before = text_in(part);
  std::filesystem::remove(part);
  EXPECT_EQ(with(arena, {"--json", "--portions", "5", "--tally", "parts"}).out, whole.out);
  const auto counted = [](const std::string& text) { return text.substr(text.find("\"jobs\"")).substr(0, 2000); };
  EXPECT_EQ(counted(text_in(part)).substr(0, counted(before).find("sha256")),
            counted(before).substr(0, counted(before).find("sha256")));
  Words other = arena;
  other.back() = "9";
  expect_no(with(other, {"--portions", "5", "--tally", "parts"}), 2, {"another request", "seed"});
}

// Ctrl-C and SIGTERM leave a tally from which the same command goes on. Records take long and show when games are
// played.
TEST_F(Portions, that_were_stopped_go_on) {
  const Words many{"simulate", "cinecitta", "--games", "200000", "--bots", "random"};
  const Ran whole = with(many, {"--json"});
  for (const int signal : {SIGINT, SIGTERM}) {
    Words portion = many;
    portion.insert(portion.end(), {"--portion", "1/2", "--tally", "t", "--records", "r"});
    const Ran stopped = run_until_it_writes(signal, portion);
    EXPECT_EQ(stopped.status, 1) << stopped.err;
    EXPECT_TRUE(has(stopped.err, "stopped; the same command again goes on from t")) << stopped.err;
    EXPECT_TRUE(has(text_in(work() / "t"), "\"finished\":false"));
    EXPECT_EQ(with(many, {"--portion", "2/2", "--tally", "u"}).status, 0);
    expect_no(run({"lab", "merge", "t", "u"}), 1, {"1/2 in t was stopped before its end"});
    // Without records it goes on from there.
    EXPECT_EQ(with(many, {"--portion", "1/2", "--tally", "t"}).status, 0);
    EXPECT_EQ(untimed(run({"lab", "merge", "t", "u", "--json"}).out), untimed(whole.out));
  }
}

TEST_F(Portions, a_whole_run_that_was_stopped_goes_on) {
  for (const Words& request :
       {simulate, Words{"belief", "hollywood", "--games", "12"},
        Words{"arena", "hollywood", "--bots", "heuristic,random", "--role", "patriot", "--games", "12"}}) {
    const Ran whole = with(request, {"--json"});
    Words fewer = request;
    *(std::find(fewer.begin(), fewer.end(), "--games") + 1) = "5";
    EXPECT_EQ(with(fewer, {"--resume", "kept"}).status, 0);
    EXPECT_EQ(untimed(with(request, {"--resume", "kept", "--json"}).out), untimed(whole.out));
    expect_no(with(request, {"--resume", "kept", "--seed", "7"}), 2, {"another request", "seed"});
    std::filesystem::remove(work() / "kept");
  }
}
