// games, rules, replay, verify, content: what they print.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Show : public Program {
 protected:
  void finish_a_game() const {
    std::string input;
    for (int round = 0; round < 7; ++round) input += "1 10\n1\n1\n";
    ASSERT_EQ(run({"play", "cinecitta", "--seed", "7", "--record", "game.jsonl"}, input).status, 0);
  }
  std::string out_of(const std::vector<std::string>& request) const {
    const Ran ran = run(request);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    return ran.out;
  }
};

}  // namespace

TEST_F(Show, games_with_players_options_and_bots) {
  for (const std::string& text : {out_of({"games"}), out_of({"games", "--json"})}) {
    for (const char* part : {"cinecitta", "coaster", "C37-60", "awards", "C37-62", "random", "heuristic"}) {
      EXPECT_TRUE(has(text, part)) << part;
    }
  }
  EXPECT_TRUE(has(out_of({"games", "--json"}), "\"players\":{\"min\":3,\"max\":5,\"default\":4}"));
}

TEST_F(Show, rules_has_every_clause_of_the_rules_page) {
  const std::string page = text_in(BACKLOT_SOURCE_DIR "/docs/rules/cinecitta.md");
  const std::string json = out_of({"rules", "cinecitta", "--json"});
  std::size_t clauses = 0;
  for (std::size_t at = page.find("- **C37-"); at != std::string::npos; at = page.find("- **C37-", at + 1)) {
    const std::string id = page.substr(at + 4, page.find(' ', at + 4) - at - 4);
    EXPECT_TRUE(has(json, "{\"id\":\"" + id + "\",\"kind\":\"")) << id;
    ++clauses;
  }
  EXPECT_GT(clauses, 50U);
}

TEST_F(Show, a_clause_tells_its_kind_and_where_it_is_enforced_and_tested) {
  const std::string clause = out_of({"rules", "cinecitta", "C37-24"});
  EXPECT_TRUE(has(clause, "Headhunting needs that amount"));
  EXPECT_TRUE(has(clause, "ruling: the book is silent"));
  EXPECT_TRUE(has(clause, "src/games/cinecitta/steps/answer.hpp:"));
  EXPECT_TRUE(has(clause, "tests/games/cinecitta/round_test.cpp:"));
  EXPECT_TRUE(has(out_of({"rules", "cinecitta", "C37-20"}), "book: the printed rulebook says so"));
  EXPECT_TRUE(has(out_of({"rules", "cinecitta", "C37-5"}), "content: our reconstruction"));
  // C37-1 is not C37-10.
  EXPECT_FALSE(has(out_of({"rules", "cinecitta", "C37-1"}), "setup.hpp"));
}

TEST_F(Show, verify_a_finished_record) {
  finish_a_game();
  EXPECT_TRUE(has(out_of({"verify", "game.jsonl"}), "game.jsonl: verified, 1 record (1 finished), 84 actions"));
  const std::string json = out_of({"verify", "game.jsonl", "--json"});
  EXPECT_TRUE(has(json, "{\"good\":true,\"records\":[{\"file\":\"game.jsonl\",\"line\":1,\"good\":true")) << json;
}

TEST_F(Show, verify_names_the_line_and_goes_on_with_the_next_file) {
  finish_a_game();
  std::string record = text_in(work() / "game.jsonl");
  const std::size_t at = record.find("\"score\":");
  put_text(work() / "edited.jsonl", record.replace(at, 8, "\"score\":1"));
  const Ran ran = run({"verify", "edited.jsonl", "game.jsonl"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "edited.jsonl:86: outcome")) << ran.err;
  EXPECT_EQ(lines_in(ran.err), 1U);
  EXPECT_TRUE(has(ran.out, "game.jsonl: verified"));
  const Ran json = run({"verify", "edited.jsonl", "--json"});
  EXPECT_TRUE(has(json.out, "\"good\":false")) << json.out;
}

TEST_F(Show, C37_28_replay_as_a_seat_shows_only_what_it_saw) {
  finish_a_game();
  const std::string whole = out_of({"replay", "game.jsonl"});
  const std::string seat = out_of({"replay", "game.jsonl", "--seat", "1"});
  for (const char* part : {"Seat 2 puts", "Seat 3 gets the folder of Seat 2", "Left over: "}) {
    EXPECT_TRUE(has(whole, part)) << part;
    EXPECT_FALSE(has(seat, part)) << part;
  }
  for (const std::string& text : {whole, seat}) {
    for (const char* part : {"round 1 of 7", "round 7 of 7", "Seat 1 puts", "score", "C37-40"}) {
      EXPECT_TRUE(has(text, part)) << part;
    }
  }
}

// With everything shown nothing "stays hidden"; as a seat saw it, it does.
TEST_F(Show, replay_without_a_seat_does_not_contradict_itself) {
  for (const std::string game : {"cinecitta", "hollywood", "boulevard", "maybe"}) {
    ASSERT_EQ(run({"simulate", game, "--games", "1", "--bots", "random", "--records", game + ".jsonl"}).status, 0);
    const std::string whole = out_of({"replay", game + ".jsonl"});
    const std::string seat = out_of({"replay", game + ".jsonl", "--seat", "1"});
    EXPECT_TRUE(has(whole, "with everything that was hidden")) << game;
    for (const char* words : {"stay hidden", "stays hidden", "stays unseen", "stays between"}) {
      EXPECT_FALSE(has(whole, words)) << game;
    }
    EXPECT_EQ(has(seat, "stay"), game != "maybe") << game;
    // What was said is no secret, and what was true of it is not told before the end.
    EXPECT_FALSE(has(out_of({"replay", game + ".jsonl", "--talk"}), "with everything that was hidden"));
  }
}

TEST_F(Show, replay_at_shows_the_table_after_so_many_actions) {
  finish_a_game();
  EXPECT_TRUE(has(out_of({"replay", "game.jsonl", "--at", "0"}), "round 1 of 7   step 1 of 3: offer"));
  const std::string twelve = out_of({"replay", "game.jsonl", "--at", "12"});
  EXPECT_TRUE(has(twelve, "round 2 of 7   step 1 of 3: offer"));
  EXPECT_TRUE(has(twelve, "Seat 4 places"));
  const std::string seat = out_of({"replay", "game.jsonl", "--at", "5", "--seat", "2"});
  EXPECT_TRUE(has(seat, "Your hand: "));
  EXPECT_FALSE(has(seat, "Seat 1 hand: "));
  const std::string json = out_of({"replay", "game.jsonl", "--at", "5", "--seat", "2", "--json"});
  EXPECT_EQ(lines_in(json), 1U);
  EXPECT_TRUE(has(json, "\"seat\":2,")) << json;
  EXPECT_FALSE(has(json, "\"seed\""));
}

TEST_F(Show, content_cards_and_check) {
  EXPECT_TRUE(has(out_of({"content", "show", "cinecitta"}), "Director 6       D6    p          w    aa"));
  EXPECT_TRUE(has(out_of({"content", "show", "cinecitta", "--json"}), "\"golden_award\":200"));
  put_text(work() / "mine.json", out_of({"content", "show", "cinecitta", "--json"}));
  const std::string pack = BACKLOT_SOURCE_DIR "/content/cinecitta/standard.json";
  EXPECT_TRUE(has(out_of({"content", "check", pack}), "a good pack for cinecitta, \"standard\""));
  const auto hash = [&](const std::string& file) { return from_last(out_of({"content", "check", file}), "hash "); };
  EXPECT_EQ(hash("mine.json"), hash(pack));
  EXPECT_TRUE(has(out_of({"content", "check", pack, "--json"}), "\"good\":true"));
}

TEST_F(Show, every_subcommand_explains_itself_with_an_example) {
  for (const char* name : {"games", "rules", "play", "replay", "verify", "content", "simulate", "bench"}) {
    if (!has(out_of({"--help"}), std::string("  ") + name)) continue;
    const std::string help = out_of({name, "--help"});
    EXPECT_TRUE(has(help, "Example")) << name;
    EXPECT_TRUE(has(help, std::string("backlot ") + name)) << name;
    EXPECT_TRUE(has(help, "--json") || std::string(name) == "content") << name;
  }
}
