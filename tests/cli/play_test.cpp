// play, driven through a pipe.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Play : public Program {
 protected:
  // The first card without money and the first choice otherwise, for so many rounds of three steps.
  static std::string rounds(int count) {
    std::string input;
    for (int round = 0; round < count; ++round) input += "1 0\n1\n1\n";
    return input;
  }
};

}  // namespace

TEST_F(Play, a_whole_game_by_a_fixed_list_of_inputs) {
  const Ran ran = run({"play", "cinecitta", "--seed", "7", "--record", "game.jsonl"}, rounds(7));
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_TRUE(has(ran.out, "round 7 of 7"));
  const std::string end = from_last(ran.out, "the end");
  for (const char* part : {"C37-40", "quality", "C37-53", "revenue", "score", "Seat 4", "C37-15", "stay hidden"}) {
    EXPECT_TRUE(has(end, part)) << part;
  }
  EXPECT_TRUE(has(end, "The winner is Seat") || has(end, "The win is shared"));
  EXPECT_EQ(run({"verify", "game.jsonl"}).status, 0);
  EXPECT_EQ(files(), std::vector<std::string>{"game.jsonl"});
}

TEST_F(Play, every_player_count_and_option_can_be_played_to_the_end) {
  for (const char* players : {"3", "4", "5"}) {
    const bool three = std::string(players) == "3";
    std::vector<std::string> request{"play",     "cinecitta", "--players", players,
                                     "--option", "awards=on", "--seed",    "11"};
    if (!three) request.insert(request.end(), {"--option", "coaster=on"});
    const Ran ran = run(request, rounds(three ? 8 : 7));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "C37-62")) << players;
    EXPECT_TRUE(has(ran.out, "stay hidden")) << players;
    EXPECT_TRUE(files().empty());
  }
}

TEST_F(Play, nothing_is_wider_than_the_screen) {
  const Ran ran = run({"play", "cinecitta", "--players", "5", "--seed", "3", "--option", "awards=on"},
                      "help\n?\nlog\nundo\ncards\n" + rounds(3) + "1 0\n?\nlog\n1\n?\n1\n" + rounds(3));
  std::stringstream lines(ran.out);
  for (std::string line; std::getline(lines, line);) {
    std::size_t width = 0;
    for (const char c : line) width += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    EXPECT_LE(width, 80U) << line;
  }
  EXPECT_TRUE(has(ran.out, "stay hidden"));
}

TEST_F(Play, what_is_said_goes_on_record_and_stays_there) {
  const Ran first = run({"play", "cinecitta", "--seed", "7", "--record", "game.jsonl"},
                        "say\nsay In bocca al lupo!\n" + rounds(1) + "say  Crepi.\nquit\n");
  EXPECT_TRUE(has(first.out, "say, and then what you say."));
  EXPECT_TRUE(has(first.out, "Seat 1: \"In bocca al lupo!\""));
  EXPECT_EQ(run({"play", "--resume", "game.jsonl"}, rounds(6)).status, 0);
  EXPECT_EQ(run({"verify", "game.jsonl"}).status, 0);
  const std::string talk = run({"replay", "game.jsonl", "--talk"}).out;
  EXPECT_TRUE(has(talk, "after action 0: Seat 1: \"In bocca al lupo!\"")) << talk;
  EXPECT_TRUE(has(talk, "after action 12: Seat 1: \"Crepi.\"")) << talk;
  EXPECT_TRUE(has(run({"replay", "game.jsonl", "--talk", "--json"}).out,
                  "{\"after\":0,\"seat\":1,\"text\":\"Seat 1: \\\"In bocca al lupo!\\\"\"}"));
  run({"play", "cinecitta", "--seed", "7", "--record", "quiet.jsonl"}, "quit\n");
  EXPECT_TRUE(has(run({"replay", "quiet.jsonl", "--talk"}).out, "Nobody said anything."));
}

TEST_F(Play, quit_and_resume_end_like_playing_through) {
  const std::string input = rounds(7);
  const Ran through = run({"play", "cinecitta", "--seed", "7", "--bots", "random", "--record", "through.jsonl"}, input);
  const std::string first = rounds(1) + "1 0\n";
  ASSERT_EQ(
      run({"play", "cinecitta", "--seed", "7", "--bots", "random", "--record", "saved.jsonl"}, first + "quit\n").status,
      0);
  EXPECT_NE(text_in(work() / "saved.jsonl"), text_in(work() / "through.jsonl"));
  const Ran resumed = run({"play", "--resume", "saved.jsonl"}, input.substr(first.size()));
  EXPECT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_EQ(text_in(work() / "saved.jsonl"), text_in(work() / "through.jsonl"));
  EXPECT_EQ(from_last(resumed.out, "the end").substr(0, 800), from_last(through.out, "the end").substr(0, 800));
  expect_no(run({"play", "--resume", "saved.jsonl"}), 2, {"over", "replay"});
  expect_no(run({"play", "--resume", "saved.jsonl", "--seed", "2"}), 2, {"--resume", "seed"});
}

TEST_F(Play, end_of_input_saves_like_quit) {
  const Ran ran = run({"play", "cinecitta", "--seed", "7"}, "1 0\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(files(), std::vector<std::string>{"cinecitta-7.jsonl"});
  EXPECT_TRUE(has(ran.out, "backlot play --resume cinecitta-7.jsonl"));
  EXPECT_EQ(run({"verify", "cinecitta-7.jsonl"}).status, 0);
}

TEST_F(Play, C37_21_the_choices_say_what_is_allowed) {
  const Ran ran = run({"play", "cinecitta", "--seed", "7"}, "9\n1\n15\n110\nback\n1 20 5\n1 100\n");
  EXPECT_TRUE(has(ran.out, "\"9\" is no choice here; type 1, 2, 3, 4, 5, 6, 7")) << ran.out;
  EXPECT_TRUE(has(ran.out, "0 to 100, in notes of 10"));
  EXPECT_TRUE(has(ran.out, "\"15\" is no choice here; type 0, 10, ... 100"));
  EXPECT_TRUE(has(ran.out, "\"110\" is no choice here"));
  EXPECT_TRUE(has(ran.out, "one word too many"));
  EXPECT_TRUE(has(ran.out, "step 2 of 3: answer"));
}

TEST_F(Play, of_a_line_with_a_wrong_word_nothing_is_chosen) {
  const Ran ran = run({"play", "cinecitta", "--seed", "7"}, "1 110\n20\nquit\n");
  EXPECT_TRUE(has(ran.out, "Nothing is chosen: \"110\" is no choice after \"1\"; there it is 0, 10, ... 100."))
      << ran.out;
  // The card is asked for again: 20 is none.
  EXPECT_TRUE(has(ran.out, "\"20\" is no choice here; type 1, 2, 3, 4, 5, 6, 7"));
  EXPECT_FALSE(has(ran.out, "step 2 of 3: answer"));
}

TEST_F(Play, C37_24_who_cannot_match_is_told_why) {
  // With everything in the own folder, any money in the other's cannot be matched.
  const Ran ran = run({"play", "cinecitta", "--seed", "7"}, "1 100\n2\n");
  EXPECT_TRUE(has(ran.out, "No headhunting: ")) << ran.out;
  EXPECT_TRUE(has(ran.out, "(C37-24)"));
  EXPECT_TRUE(has(ran.out, "\"2\" is no choice here; type 1"));
}

TEST_F(Play, question_mark_shows_the_rule_behind_the_choice) {
  const Ran ran = run({"play", "cinecitta", "--seed", "7"}, "?\n1 0\n?\n? C37-53\n? C37-x\nhelp\n");
  EXPECT_TRUE(has(ran.out, "C37-20 (book): Step 1, offer"));
  EXPECT_TRUE(has(ran.out, "C37-24 (ruling): Headhunting needs"));
  EXPECT_TRUE(has(ran.out, "C37-53 (book): Revenue"));
  EXPECT_TRUE(has(ran.out, "There is no clause \"C37-x\""));
  EXPECT_TRUE(has(ran.out, "take the last decision back"));
}

TEST_F(Play, C37_28_log_tells_only_what_the_seat_saw) {
  const Ran ran = run({"play", "cinecitta", "--seed", "7"}, "log\n1 20\nlog\n");
  EXPECT_TRUE(has(ran.out, "Nothing has happened yet"));
  const std::string log = from_last(ran.out, "> log");
  EXPECT_TRUE(has(log, "Seat 1 puts"));
  EXPECT_TRUE(has(log, "Seat 2 has filled the folder"));
  EXPECT_FALSE(has(log, "Seat 2 puts"));
  EXPECT_FALSE(has(log, "Seat 3 gets the folder of Seat 2"));
}

TEST_F(Play, alone_against_bots_undo_says_why_not) {
  const Ran ran = run({"play", "cinecitta", "--seed", "7"}, "undo\n1 20\nundo\n");
  EXPECT_TRUE(has(ran.out, "Nothing has been decided yet"));
  EXPECT_TRUE(has(ran.out, "Undo never goes back past a draw"));
}

TEST_F(Play, hot_seat_undo_until_the_last_has_decided) {
  const std::vector<std::string> request{"play", "cinecitta", "--seed", "7", "--seat", "1,3", "--record", "game.jsonl"};
  // Seat 1 offers 20 and thinks again at the hand-over, offers 50 and thinks again when seat 3 sits
  // there already, offers 70; then seat 3 decides.
  ASSERT_EQ(run(request, "\n1 20\nundo\n\n1 50\n\nundo\n\n2 70\n\n1 30\nquit\n").status, 0);
  const std::string record = text_in(work() / "game.jsonl");
  EXPECT_EQ(lines_in(record), 5U) << record;  // the header, two people, two bots
  EXPECT_TRUE(has(record, "\"move\":1,\"seat\":1")) << record;
  EXPECT_TRUE(has(record, "\"notes\":7}"));
  EXPECT_TRUE(has(record, "\"move\":2,\"seat\":3"));
  EXPECT_TRUE(has(record, "\"notes\":3}"));
  // Everybody has decided: no way back.
  const Ran late = run(request, "\n1 20\n\n1 30\nundo\n\nundo\n");
  EXPECT_TRUE(has(late.out, "That stands"));
}

TEST_F(Play, hot_seat_hides_the_hand_between_people) {
  const Ran ran = run({"play", "cinecitta", "--seed", "7", "--seat", "1,3"}, "\n1 20\n");
  EXPECT_TRUE(has(ran.out, "Seat 1 decides now. Hand over"));
  const std::string between = from_last(ran.out, "Seat 3 decides now. Hand over");
  EXPECT_FALSE(between.empty());
  EXPECT_FALSE(has(between, "Director"));
  EXPECT_FALSE(has(between, "hand:"));
}

TEST_F(Play, output_that_is_no_terminal_has_no_escapes) {
  EXPECT_FALSE(has(run({"play", "cinecitta", "--seed", "7"}, rounds(7)).out, "\x1b"));
}

TEST_F(Play, json_is_alone_on_stdout) {
  const Ran ran = run({"play", "cinecitta", "--seed", "7", "--json"}, rounds(7));
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(lines_in(ran.out), 1U);
  EXPECT_TRUE(has(ran.out, "\"over\":true")) << ran.out;
  EXPECT_TRUE(has(ran.out, "\"winners\":["));
}

TEST_F(Play, another_pack_is_kept_in_the_record) {
  std::string pack = text_in(BACKLOT_SOURCE_DIR "/content/cinecitta/standard.json");
  put_text(work() / "pack.json", pack.replace(pack.find("\"note\": 10"), 10, "\"note\": 20"));
  const Ran ran =
      run({"play", "cinecitta", "--seed", "7", "--content", "pack.json", "--record", "game.jsonl"}, "1\n40\n");
  EXPECT_TRUE(has(ran.out, "0 to 200, in notes of 20")) << ran.out;
  std::filesystem::remove(work() / "pack.json");
  EXPECT_EQ(run({"verify", "game.jsonl"}).status, 0);
  const Ran on = run({"play", "--resume", "game.jsonl"}, "1\n1\n");
  EXPECT_EQ(on.status, 0) << on.err;
  EXPECT_TRUE(has(on.out, "in notes of 20") || has(on.out, "round 2 of 7")) << on.out;
}
