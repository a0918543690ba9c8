// Maybe Movies in the terminal, driven through a pipe.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Maybe : public Program {
 protected:
  // Always the first choice, and the end of the pitch where there is one: each line is taken or refused.
  static std::string lines(int count) {
    std::string input;
    for (int i = 0; i < count; ++i) input += "1\n0\n";
    return input;
  }
  static void expect_narrow(const std::string& text) {
    std::stringstream all(text);
    for (std::string line; std::getline(all, line);) {
      std::size_t width = 0;
      for (const char c : line) width += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
      EXPECT_LE(width, 80U) << line;
    }
  }
};

}  // namespace

TEST_F(Maybe, every_combination_can_be_played_to_the_end) {
  for (int bits = 0; bits < 8; ++bits) {
    const auto on = [&](int bit) { return (bits & bit) != 0 ? std::string("=on") : std::string("=off"); };
    const Ran ran =
        run({"play", "maybe", "--players", std::to_string(3 + bits % 4), "--seed", "11", "--record", "game.jsonl",
             "--option", "trendsetter" + on(1), "--option", "changes" + on(2), "--option", "blockbusters" + on(4)},
            "help\n?\nlog\ncards\n" + lines(200));
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string end = from_last(ran.out, "Maybe Movies   the end");
    for (const char* part : {"MM-32", "Votes won", "MM-51", "score", "Movies Made", "(MM-5"}) {
      EXPECT_TRUE(has(end, part)) << bits << part;
    }
    EXPECT_TRUE(has(end, "The winner is Seat") || has(end, "The win is shared")) << bits;
    EXPECT_EQ(run({"verify", "game.jsonl"}).status, 0);
    EXPECT_FALSE(has(ran.out, "\x1b"));
    expect_narrow(ran.out);
  }
}

TEST_F(Maybe, the_table_shows_pitch_votes_pool_and_movies_made) {
  const Ran ran = run({"play", "maybe", "--seed", "7", "--bots", "random"}, lines(6));
  for (const char* part : {"turn 1 of 10", "is active", "The pitch, left to right", "cost", "profit", "pool",
                           "Movies Made", "Which Vote do you cast?", "You have won", "The pitch costs", "$ money"}) {
    EXPECT_TRUE(has(ran.out, part)) << part;
  }
}

// MM-70, MM-101: all that lies on the table is public, and who votes wants to see it.
TEST_F(Maybe, MM_101_who_votes_sees_the_market_the_pool_and_everybodys_cards) {
  const std::string out =
      run({"play", "maybe", "--players", "3", "--seed", "7", "--option", "changes=on"}, lines(6)).out;
  const std::size_t asked = out.find("Which Vote do you cast?");
  ASSERT_NE(asked, std::string::npos);
  const std::string screen = from_last(out.substr(0, asked), "Maybe Movies   turn");
  EXPECT_TRUE(has(screen, "Market (cost > profit):")) << screen;
  EXPECT_TRUE(has(screen, "  in the pool: +"));
  const std::string own = from_last(screen, "Own Movie cards");
  for (const char* row : {"\n  1 ", "\n  2 ", "\n  3 "}) EXPECT_TRUE(has(own, row)) << row << own;
}

// MM-20: a pitch has at least one card; MM-23: the Votes are one's own.
TEST_F(Maybe, MM_20_the_choices_say_what_is_allowed) {
  std::string out;
  for (const char* seed : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
    out = run({"play", "maybe", "--players", "3", "--seed", seed}, "0\n1\n0\n?\n99\n").out;
    // Until seat 1 is the start player (MM-14).
    if (out.find("Which card does your pitch begin with?") < out.find("Which Vote do you cast?")) break;
  }
  EXPECT_TRUE(has(out, "Which card does your pitch begin with?"));
  EXPECT_TRUE(has(out, "\"0\" is no choice here; type 1, 2, 3, 4, 5, 6"));
  EXPECT_TRUE(has(out, "0) the pitch is complete"));
  EXPECT_TRUE(has(out, "MM-23 (book)"));
  EXPECT_TRUE(has(out, "MM-25 (book)"));
  EXPECT_TRUE(has(out, "\"99\" is no choice here"));
}

// MM-23: a Vote is sealed until all are shown.
TEST_F(Maybe, MM_23_replay_as_a_seat_shows_only_what_it_saw) {
  ASSERT_EQ(run({"play", "maybe", "--seed", "7", "--record", "game.jsonl"}, lines(200)).status, 0);
  const std::string whole = run({"replay", "game.jsonl"}).out;
  const std::string seat = run({"replay", "game.jsonl", "--seat", "1"}).out;
  EXPECT_TRUE(has(whole, "Seat 2 has voted NO") || has(whole, "Seat 2 has voted YES"));
  EXPECT_FALSE(has(seat, "Seat 2 has voted NO") || has(seat, "Seat 2 has voted YES"));
  EXPECT_TRUE(has(seat, "Seat 1 has voted NO") || has(seat, "Seat 1 has voted YES"));
  const std::string at = run({"replay", "game.jsonl", "--at", "9", "--seat", "2"}).out;
  EXPECT_FALSE(has(at, "Seat 1 hand: ")) << at;
  EXPECT_TRUE(has(run({"replay", "game.jsonl", "--at", "9"}).out, "Seat 1 hand: "));
}

TEST_F(Maybe, MM_6_content_is_shown_and_made) {
  const std::string shown = run({"content", "show", "maybe"}).out;
  for (const char* part :
       {"YES 2", "NO 1", "CHANGE", "In an empty fairground", "LCC", "Blockbusters", "2 of the most frequent",
        "1 per CHANGE", "$ money", "5 YES and 5 NO in the deck, 10 Votes in hand"}) {
    EXPECT_TRUE(has(shown, part)) << part;
  }
  expect_narrow(shown);
  put_text(work() / "standard.json", run({"content", "make", "maybe", "--seed", "8"}).out);
  put_text(work() / "other.json", run({"content", "make", "maybe", "--seed", "2", "--name", "mine"}).out);
  const auto hash = [&](const std::string& file) {
    const Ran ran = run({"content", "check", file});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return from_last(ran.out, "hash ");
  };
  EXPECT_EQ(hash("standard.json"), hash(BACKLOT_SOURCE_DIR "/content/maybe/standard.json"));
  EXPECT_NE(hash("other.json"), hash("standard.json"));
  EXPECT_TRUE(has(run({"content", "check", "other.json"}).out, "\"mine\""));
  const Ran ran =
      run({"play", "maybe", "--seed", "3", "--content", "other.json", "--record", "game.jsonl"}, lines(200));
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(run({"verify", "game.jsonl"}).status, 0);
}
