// Requests that make no sense, and things that fail: exit status, one line, nothing half-written.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class BadInput : public Program {
 protected:
  // The standard pack with the first `from` replaced.
  void put_pack(const std::string& from, const std::string& to) const {
    std::string pack = text_in(BACKLOT_SOURCE_DIR "/content/cinecitta/standard.json");
    const std::size_t at = pack.find(from);
    ASSERT_NE(at, std::string::npos);
    put_text(work() / "pack.json", pack.replace(at, from.size(), to));
  }

  std::string saved_game() const {
    EXPECT_EQ(run({"play", "cinecitta", "--seed", "5", "--record", "game.jsonl"}, "1 0\nquit\n").status, 0);
    return text_in(work() / "game.jsonl");
  }
};

constexpr const char* director_2 =
    R"({ "profession": "director", "number": 2, "promotion": 1, "pen": 1, "audience": 3, "copies": [1, 1, 1] },)";

}  // namespace

TEST_F(BadInput, unknown_subcommand_lists_the_subcommands) {
  expect_no(run({"frobnicate"}), 2, {"games", "rules", "play", "replay", "verify", "content"});
  expect_no(run({}), 2, {"games", "play"});
}

TEST_F(BadInput, unknown_flag_points_at_the_help) {
  expect_no(run({"games", "--frob"}), 2, {"--frob", "games --help"});
}

TEST_F(BadInput, unknown_game_lists_the_games) {
  for (const std::vector<std::string>& request :
       {std::vector<std::string>{"play", "monopoly"}, {"rules", "monopoly"}, {"content", "show", "monopoly"}}) {
    expect_no(run(request), 2, {"monopoly", "the games are: cinecitta"});
  }
  expect_no(run({"play"}), 2, {"cinecitta"});
}

TEST_F(BadInput, control_characters_do_not_reach_the_terminal) {
  const Ran ran = run({"play", "a\x1b[2J\nb"});
  expect_no(ran, 2, {"the games are"});
  EXPECT_FALSE(has(ran.err, "\x1b"));
}

TEST_F(BadInput, C37_10_player_count_out_of_range_names_range_and_clause) {
  for (const char* players : {"2", "6", "0", "-1", "256", "259", "99999999999"}) {
    expect_no(run({"play", "cinecitta", "--players", players}), 2, {players, "3 to 5 players", "C37-10"});
  }
  expect_no(run({"play", "cinecitta", "--players", "four"}), 2, {"four", "3 to 5"});
}

TEST_F(BadInput, unknown_seat_names_the_seats) {
  expect_no(run({"play", "cinecitta", "--seat", "5"}), 2, {"no seat 5", "1 to 4"});
  expect_no(run({"play", "cinecitta", "--seat", "0"}), 2, {"no seat 0", "1 to 4"});
  expect_no(run({"play", "cinecitta", "--seat", "1,1"}), 2, {"twice"});
  expect_no(run({"play", "cinecitta", "--seat", "one"}), 2, {"one", "1 to 4"});
  expect_no(run({"play", "cinecitta", "--seat", "1,"}), 2, {"1 to 4"});
}

TEST_F(BadInput, unknown_option_lists_the_options) {
  expect_no(run({"play", "cinecitta", "--option", "turbo=on"}), 2, {"turbo", "coaster", "awards", "on or off"});
  expect_no(run({"play", "cinecitta", "--option", "awards=maybe"}), 2, {"awards", "maybe", "on or off"});
  expect_no(run({"play", "cinecitta", "--option", "awards"}), 2, {"NAME=VALUE", "awards"});
  expect_no(run({"play", "cinecitta", "--option", "players=9"}), 2, {"players", "coaster"});
}

TEST_F(BadInput, C37_60_coaster_with_three_players_names_the_clause) {
  expect_no(run({"play", "cinecitta", "--players", "3", "--option", "coaster=on"}), 2, {"4 or 5", "C37-60"});
}

TEST_F(BadInput, unknown_bot_lists_the_bots) {
  expect_no(run({"play", "cinecitta", "--bots", "skynet"}), 2, {"skynet", "random", "heuristic"});
  expect_no(run({"play", "cinecitta", "--bots", "random,random"}), 2, {"2 bots for 3 seats"});
}

TEST_F(BadInput, seed_that_is_no_number) {
  expect_no(run({"play", "cinecitta", "--seed", "x"}), 2, {"--seed", "0 to"});
}

TEST_F(BadInput, unknown_clause) { expect_no(run({"rules", "cinecitta", "C37-x"}), 2, {"C37-x", "C37-1 to"}); }

TEST_F(BadInput, content_pack_with_a_duplicate_card_names_line_and_field) {
  put_pack(director_2, std::string(director_2) + "\n    " + director_2);
  expect_no(run({"content", "check", "pack.json"}), 1, {"pack.json:15: cards[1].number", "duplicate", "Director 2"});
  expect_no(run({"play", "cinecitta", "--content", "pack.json"}), 1, {"pack.json:15", "duplicate"});
  EXPECT_EQ(files(), std::vector<std::string>{"pack.json"});
}

TEST_F(BadInput, content_pack_with_a_missing_card_names_line_and_field) {
  put_pack(director_2, "");
  expect_no(run({"content", "check", "pack.json"}), 1, {"pack.json:9: dealing[0].cards", "add up to 24, not 25"});
}

TEST_F(BadInput, content_pack_with_negative_money) {
  put_pack("\"note\": 10", "\"note\": -10");
  expect_no(run({"content", "check", "pack.json"}), 1, {"pack.json:5: note", "1 to 1000"});
}

TEST_F(BadInput, components_that_are_as_printed_are_not_made_anew) {
  expect_no(run({"content", "make", "cinecitta"}), 2, {"cinecitta", "as printed", "content show cinecitta --json"});
}

TEST_F(BadInput, content_pack_that_is_none) {
  put_text(work() / "pack.json", "{\"game\": \"monopoly\"}");
  expect_no(run({"content", "check", "pack.json"}), 1, {"pack.json:1", "monopoly", "cinecitta"});
  put_text(work() / "pack.json", "{");
  expect_no(run({"content", "check", "pack.json"}), 1, {"pack.json:1"});
  expect_no(run({"content", "check", "nothing.json"}), 2, {"nothing.json", "No such file"});
}

TEST_F(BadInput, negative_money_in_a_record_names_the_line) {
  std::string game = saved_game();
  const std::size_t at = game.find("\"notes\":0");
  ASSERT_NE(at, std::string::npos);
  put_text(work() / "bad.jsonl", game.replace(at, 9, "\"notes\":-1"));
  expect_no(run({"verify", "bad.jsonl"}), 1, {"bad.jsonl:2: ", "notes", "-1"});
  expect_no(run({"play", "--resume", "bad.jsonl"}), 1, {"bad.jsonl:2: "});
  expect_no(run({"replay", "bad.jsonl"}), 1, {"bad.jsonl:2: "});
}

TEST_F(BadInput, record_of_another_game) {
  std::string game = saved_game();
  const std::string named = "\"game\":\"cinecitta\"";
  put_text(work() / "other.jsonl", game.replace(game.find(named), named.size(), "\"game\":\"monopoly\""));
  expect_no(run({"verify", "other.jsonl"}), 1, {"other.jsonl:1", "monopoly"});
  expect_no(run({"replay", "other.jsonl"}), 1, {"other.jsonl:1", "monopoly", "cinecitta"});
  expect_no(run({"play", "--resume", "other.jsonl"}), 1, {"other.jsonl:1", "monopoly"});
}

TEST_F(BadInput, record_that_is_missing_or_cut_off) {
  expect_no(run({"verify", "nothing.jsonl"}), 2, {"nothing.jsonl", "No such file"});
  expect_no(run({"replay", "nothing.jsonl"}), 2, {"nothing.jsonl", "No such file"});
  const std::string game = saved_game();
  put_text(work() / "cut.jsonl", game.substr(0, game.size() - 20));
  expect_no(run({"verify", "cut.jsonl"}), 1, {"cut.jsonl:5", "cut off"});
  put_text(work() / "empty.jsonl", "");
  expect_no(run({"verify", "empty.jsonl"}), 1, {"empty.jsonl:1", "empty"});
}

TEST_F(BadInput, replay_of_a_place_or_seat_that_is_not_there) {
  saved_game();
  expect_no(run({"replay", "game.jsonl", "--at", "5"}), 2, {"--at 5", "0 to 4"});
  expect_no(run({"replay", "game.jsonl", "--at", "-1"}), 2, {"0 to 4"});
  expect_no(run({"replay", "game.jsonl", "--seat", "5"}), 2, {"no seat 5", "1 to 4"});
  expect_no(run({"replay", "game.jsonl", "--number", "2"}), 2, {"number 2"});
}

TEST_F(BadInput, full_disk_while_writing_a_record_leaves_nothing) {
  const Ran ran = run({"play", "cinecitta", "--seed", "5"}, "1 0\n", 300);
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(lines_in(ran.err), 1U) << ran.err;
  EXPECT_TRUE(has(ran.err, "cannot write cinecitta-5.jsonl: File too large")) << ran.err;
  EXPECT_TRUE(files().empty());
}

TEST_F(BadInput, full_disk_keeps_the_record_that_was_there) {
  const std::string before = saved_game();
  // Room for the record as it is, not for one more round; quit tries, and so does the end of input.
  const Ran ran = run({"play", "--resume", "game.jsonl"}, "1\n1\n1 0\n1\n1\nquit\n", before.size() + 100);
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "The game goes on")) << ran.out;
  EXPECT_EQ(lines_in(ran.err), 1U) << ran.err;
  EXPECT_EQ(text_in(work() / "game.jsonl"), before);
  EXPECT_EQ(files(), std::vector<std::string>{"game.jsonl"});
}

TEST_F(BadInput, a_place_that_takes_no_record_is_found_out_before_the_game) {
  expect_no(run({"play", "cinecitta", "--record", "/dev/full"}, "1 0\n"), 1, {"/dev/full", "No space left"});
  expect_no(run({"play", "cinecitta", "--record", "no/such/folder"}, "1 0\n"), 1, {"no/such/folder", "No such file"});
}
