// Boulevard in the terminal, driven through a pipe.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class BoulevardCli : public Program {
 protected:
  // Answers that fit every question sooner or later: what is no choice is asked again.
  static std::string answers(int weeks) {
    std::string input;
    for (int week = 0; week < weeks; ++week) {
      input += "s " + std::to_string(week + 1) + "\n";  // a marker on a name
      for (int film = 1; film <= 24; ++film) input += std::to_string(film) + "\n";
      input += "p\n";
      for (int section = 0; section < 6; ++section) input += "0\n";
      for (int choice = 9; choice >= 1; --choice) input += std::to_string(choice) + "\n";
    }
    return input;
  }
  static void expect_narrow(const std::string& text) {
    std::stringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      std::size_t width = 0;
      for (const char c : line) width += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
      EXPECT_LE(width, 80U) << line;
    }
  }
};

}  // namespace

TEST_F(BoulevardCli, a_whole_game_of_a_person_against_bots_and_its_record) {
  const Ran ran =
      run({"play", "boulevard", "--players", "6", "--option", "length=short", "--seed", "7", "--record", "game.jsonl"},
          answers(40));
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "week 4 of 4"));
  const std::string end = from_last(ran.out, "the end");
  for (const char* part : {"B54-95", "cash", "B54-51", "loans", "B54-80", "unplayed tips", "Seat 6"}) {
    EXPECT_TRUE(has(end, part)) << part;
  }
  expect_narrow(ran.out);
  EXPECT_EQ(run({"verify", "game.jsonl"}).status, 0);
  for (const char* seat : {"1", "3"}) {
    const Ran replay = run({"replay", "game.jsonl", "--seat", seat});
    EXPECT_EQ(replay.status, 0) << replay.err;
    expect_narrow(replay.out);
  }
}

TEST_F(BoulevardCli, all_24_films_are_on_one_screen) {
  const Ran ran = run({"play", "boulevard", "--seed", "3"}, "");
  const std::string table = ran.out.substr(0, ran.out.find("seat         cash"));
  EXPECT_TRUE(has(table, "12 ") && has(table, "24 "));
  EXPECT_LE(lines_in(table), 18U);
  EXPECT_TRUE(has(ran.out, "Where does your marker go?"));
  expect_narrow(ran.out);
}

TEST_F(BoulevardCli, question_mark_shows_the_rule_behind_the_choice) {
  const Ran ran = run({"play", "boulevard", "--seed", "3"}, "?\n? B54-57\n");
  EXPECT_TRUE(has(ran.out, "B54-33 (ruling)"));
  EXPECT_TRUE(has(ran.out, "B54-57 (book): Parking Lot"));
}

TEST_F(BoulevardCli, B54_12_content_show_has_films_tips_and_returns) {
  const Ran ran = run({"content", "show", "boulevard"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* part : {"The French Line", "Lloyd Bacon", "Cartoons", "Concessions", "Marlon Brando", "per film",
                           "per min", "per dollar", "second deck"}) {
    EXPECT_TRUE(has(ran.out, part)) << part;
  }
  expect_narrow(ran.out);
}

TEST_F(BoulevardCli, B54_16_content_make_gives_the_standard_pack_again) {
  const Ran made = run({"content", "make", "boulevard"});
  EXPECT_EQ(made.status, 0) << made.err;
  EXPECT_EQ(made.out, run({"content", "show", "boulevard", "--json"}).out);
  put_text(work() / "made.json", made.out);
  const Ran checked = run({"content", "check", "made.json"});
  EXPECT_EQ(checked.status, 0) << checked.err;
}
