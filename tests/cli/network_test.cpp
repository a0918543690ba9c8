// The bot `net` in the program: by its name, with a temperature, and with the network in a file.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Net : public Program {
 protected:
  static std::string shipped(const std::string& game) {
    return text_in(BACKLOT_SOURCE_DIR "/networks/" + game + ".net");
  }
};

}  // namespace

TEST_F(Net, plays_the_same_whatever_the_threads_and_as_its_file_does) {
  const auto with = [&](const std::string& bots, const std::string& threads) {
    const Ran ran = run({"simulate", "cinecitta", "--players", "4", "--games", "12", "--seed", "3", "--threads",
                         threads, "--bots", bots, "--records", "games.jsonl"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    std::string moves;  // the other lines have the names of the bots
    std::stringstream lines(text_in(work() / "games.jsonl"));
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("{\"move\"")) moves += line + "\n";
    }
    return moves;
  };
  const std::string one = with("net,heuristic,net,random", "1");
  EXPECT_EQ(lines_in(one), 12U * 84);
  EXPECT_EQ(with("net,heuristic,net,random", "3"), one);
  EXPECT_NE(with("net:300,heuristic,net:300,random", "1"), one);
  put_text(work() / "mine.net", shipped("cinecitta"));
  EXPECT_EQ(with("net:mine.net,heuristic,net:mine.net,random", "1"), one);
}

TEST_F(Net, is_better_than_chance) {
  const Ran ran =
      run({"arena", "maybe", "--bots", "net,random", "--players", "4", "--alone", "--games", "20", "--json"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const std::size_t share = ran.out.find("\"share\":");
  ASSERT_NE(share, std::string::npos) << ran.out;
  EXPECT_GT(std::stod(ran.out.substr(share + 8)), 0.6) << ran.out;
}

TEST_F(Net, a_file_that_is_none_is_refused_with_a_sentence) {
  const auto no = [&](const std::string& bot, const std::string& part) {
    const Ran ran = run({"simulate", "cinecitta", "--games", "1", "--bots", bot});
    EXPECT_EQ(ran.status, 2) << ran.out;
    EXPECT_EQ(lines_in(ran.err), 1U) << ran.err;
    EXPECT_TRUE(has(ran.err, part)) << ran.err;
  };
  no("net:missing.net", "missing.net");
  no("net:0", "net:100 for a temperature of 1.00");
  put_text(work() / "other.net", shipped("maybe"));
  no("net:other.net", "this network plays maybe, not cinecitta");
  put_text(work() / "cut.net", shipped("cinecitta").substr(0, 5000));
  no("net:cut.net", "this network is damaged");
  put_text(work() / "large.net", std::string(400'000, 'x'));
  no("net:large.net", "large.net");
}

TEST_F(Net, is_listed_where_there_is_a_network) { EXPECT_TRUE(has(run({"games"}).out, "--bots net\n")); }
