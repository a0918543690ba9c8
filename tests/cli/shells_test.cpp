// What is typed a little wrong is guessed; the program says its version, its manual and what shells need.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Shells : public Program {};

}  // namespace

TEST_F(Shells, guess_a_subcommand_a_game_and_an_option) {
  EXPECT_NE(run({"simulte"}).err.find("did you mean simulate?"), std::string::npos);
  EXPECT_NE(run({"simulate", "cinecita"}).err.find("did you mean cinecitta?"), std::string::npos);
  EXPECT_NE(run({"simulate", "cinecitta", "--player", "4"}).err.find("did you mean --players?"), std::string::npos);
  EXPECT_NE(run({"simulate", "cinecitta", "--game=4"}).err.find("did you mean --games?"), std::string::npos);
  EXPECT_NE(run({"lab", "balnce"}).err.find("did you mean balance?"), std::string::npos);
}

TEST_F(Shells, do_not_guess_what_is_another_word) {
  EXPECT_EQ(run({"tomorrow"}).err.find("did you mean"), std::string::npos);
  EXPECT_EQ(run({"simulate", "chess"}).err.find("did you mean"), std::string::npos);
  EXPECT_EQ(run({"tomorrow"}).status, 2);
}

TEST_F(Shells, the_program_says_its_version) {
  const Ran ran = run({"--version"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.out.starts_with("backlot ")) << ran.out;
}

TEST_F(Shells, completions_and_manual_know_every_subcommand) {
  const std::string all = run({"no-such-command"}).err;
  const std::size_t from = all.find("the subcommands are: ");
  ASSERT_NE(from, std::string::npos);
  std::string names = all.substr(from + 21);
  const std::string bash = run({"completion", "bash"}).out;
  const std::string zsh = run({"completion", "zsh"}).out;
  const std::string fish = run({"completion", "fish"}).out;
  const std::string manual = run({"man"}).out;
  std::size_t found = 0;
  while (!names.empty()) {
    const std::string name = names.substr(0, names.find_first_of(",\n"));
    names.erase(0, name.size());
    names.erase(0, names.find_first_not_of(", \n"));
    if (name.empty()) break;
    EXPECT_NE(bash.find("'backlot " + name + "')"), std::string::npos) << name;
    EXPECT_NE(zsh.find("'backlot " + name + "')"), std::string::npos) << name;
    EXPECT_NE(fish.find("-a " + name + " "), std::string::npos) << name;
    EXPECT_NE(manual.find(".SS backlot " + name), std::string::npos) << name;
    ++found;
  }
  EXPECT_GT(found, 15U);
  EXPECT_EQ(run({"completion", "tcsh"}).status, 2);
}
