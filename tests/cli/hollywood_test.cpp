// Hollywood in the terminal: it fits the screen, holding keeps windows away, claims are on record.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class HollywoodPlay : public Program {
 protected:
  // Takes the first choice and says no, until the game is over: what fits no question is only told so.
  static std::string along(int times = 600) {
    std::string input;
    for (int i = 0; i < times; ++i) input += "1\n0\n";
    return input;
  }
  static std::size_t width_of(const std::string& line) {
    std::size_t width = 0;
    for (const char c : line) width += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    return width;
  }
  // The lines of each screen, from its title to where one types.
  static std::vector<std::vector<std::string>> screens_in(const std::string& out) {
    std::vector<std::vector<std::string>> screens;
    bool open = false;
    std::stringstream lines(out);
    for (std::string line; std::getline(lines, line);) {
      if (line.rfind("Hollywood 1947   ", 0) == 0) {
        screens.emplace_back();
        open = true;
      }
      if (open) screens.back().push_back(line);
      if (has(line, "quit) > ")) open = false;
    }
    return screens;
  }
  static std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
  }
};

}  // namespace

TEST_F(HollywoodPlay, nine_players_with_costumes_fit_the_screen_to_the_end) {
  std::string busy;  // jobs, dice and costumes, whatever fits the question
  for (int i = 0; i < 400; ++i) busy += "3\n1\n2\n0\n1\n";
  std::size_t drawn = 0;
  for (int seed = 41; seed <= 46; ++seed) {
    const Ran ran =
        run({"play", "hollywood", "--players", "9", "--option", "costumes=on", "--seed", std::to_string(seed)}, busy);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "stays unseen")) << from_last(ran.out, "Hollywood 1947");
    std::stringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(width_of(line), 80U) << line;
    const auto screens = screens_in(ran.out);
    for (std::size_t i = 0; i + 1 < screens.size(); ++i) {  // the last is the end
      const std::string text = joined(screens[i]);
      EXPECT_LE(screens[i].size(), 24U) << text;
      for (const char* part :
           {"Patriots ", "Communists ", " 9 heuristic", "Centre: ", "Poster: ", "Your hand: ", "You are "}) {
        EXPECT_TRUE(has(text, part)) << part << " in\n" << text;
      }
      ++drawn;
    }
    const std::string news = from_last(joined(screens[screens.size() - 2]), "Your hand: ");
    EXPECT_TRUE(has(news, "Seat ")) << "the log is seen, too: " << news;
  }
  EXPECT_GT(drawn, 60U);
}

TEST_F(HollywoodPlay, every_player_count_and_edition_can_be_played_to_the_end) {
  for (int players = 1; players <= 9; ++players) {
    for (const char* edition : {"final", "prototype"}) {
      const Ran ran = run({"play", "hollywood", "--players", std::to_string(players), "--option",
                           std::string("edition=") + edition, "--seed", "7", "--record", "game.jsonl"},
                          along());
      EXPECT_EQ(ran.status, 0) << ran.err;
      EXPECT_TRUE(has(from_last(ran.out, "Hollywood 1947"), "stays unseen")) << players << edition;
      std::stringstream lines(ran.out);
      for (std::string line; std::getline(lines, line);) ASSERT_LE(width_of(line), 80U) << line;
      EXPECT_EQ(run({"verify", "game.jsonl"}).status, 0);
      EXPECT_EQ(has(ran.out, "ghost 1"), players <= 3);
    }
  }
}

TEST_F(HollywoodPlay, H47_22_a_performed_job_is_missing_with_the_reason) {
  std::string input;
  for (int i = 0; i < 20; ++i) input += "3\n1\n";
  const Ran ran = run({"play", "hollywood", "--players", "2", "--seed", "9"}, input);
  EXPECT_TRUE(has(ran.out, "was performed in this round already (H47-22)")) << ran.out;
}

TEST_F(HollywoodPlay, H47_12_only_communists_are_told_of_their_comrades) {
  std::size_t communists = 0;
  for (int seed = 1; seed <= 12; ++seed) {
    const Ran ran = run({"play", "hollywood", "--players", "9", "--seed", std::to_string(seed)}, "quit\n");
    const std::string screen = joined(screens_in(ran.out).front());
    const bool communist = has(screen, "You are a Communist with Seat ");
    communists += communist ? 1 : 0;
    EXPECT_EQ(has(screen, " 0  Communist\n"), communist) << screen;
  }
  EXPECT_GT(communists, 0U);
  EXPECT_LT(communists, 12U);
}

TEST_F(HollywoodPlay, H47_111_claims_go_on_record_and_are_compared_with_the_truth_after_the_end) {
  const std::vector<std::string> request{"play",   "hollywood", "--players", "5",
                                         "--seed", "7",         "--record",  "game.jsonl"};
  const Ran first = run(request, "claim\nclaim 1\nclaim 2\nclaim 99\nsay Trust me.\nquit\n");
  EXPECT_TRUE(has(first.out, "1) I am a Patriot")) << first.out;
  EXPECT_TRUE(has(first.out, "I trust Seat 5"));
  EXPECT_FALSE(has(first.out, "I trust Seat 1"));
  EXPECT_TRUE(has(first.out, "Seat 1: \"I am a Communist\""));
  const std::string early = run({"replay", "game.jsonl", "--talk"}).out;
  EXPECT_TRUE(has(early, "\"I am a Patriot\"")) << early;
  EXPECT_FALSE(has(early, "Seat 1 is a")) << early;  // H47-113: not before the end
  EXPECT_TRUE(has(early, "not over"));

  EXPECT_EQ(run({"play", "--resume", "game.jsonl"}, along()).status, 0);
  EXPECT_EQ(run({"verify", "game.jsonl"}).status, 0);
  const std::string talk = run({"replay", "game.jsonl", "--talk"}).out;
  // The truth ends its line; somebody may have thought otherwise aloud.
  const bool patriot = has(talk, ": Seat 1 is a Patriot\n");
  EXPECT_NE(patriot, has(talk, ": Seat 1 is a Communist\n")) << talk;
  const std::string truth = patriot ? "    true: Seat 1 is a Patriot" : "    true: Seat 1 is a Communist";
  const std::string lie = patriot ? "    false: Seat 1 is a Patriot" : "    false: Seat 1 is a Communist";
  EXPECT_TRUE(has(talk, truth)) << talk;
  EXPECT_TRUE(has(talk, lie)) << talk;
  EXPECT_TRUE(has(talk, "Seat 1: \"Trust me.\""));
  const std::string json = run({"replay", "game.jsonl", "--talk", "--json"}).out;
  EXPECT_TRUE(has(json, "\"holds\":true")) << json;
  EXPECT_TRUE(has(json, "\"holds\":false")) << json;
}

TEST_F(HollywoodPlay, H47_110_a_record_with_a_claim_that_names_a_poster_is_refused) {
  run({"play", "hollywood", "--players", "5", "--seed", "7", "--record", "game.jsonl"}, "claim 9\nquit\n");
  std::string record = text_in(work() / "game.jsonl");
  const std::size_t at = record.find("\"kind\":\"rejected\"");
  const std::size_t symbol = record.find("\"symbol\":", at);
  ASSERT_NE(at, std::string::npos) << record;
  put_text(work() / "named.jsonl", record.replace(symbol, record.find('}', symbol) - symbol, "\"poster\":\"western\""));
  EXPECT_EQ(run({"verify", "named.jsonl"}).status, 1);
}

// Seat 1 is the Costume Designer, and gives itself a costume.
TEST_F(HollywoodPlay, H47_107_who_holds_is_asked_neither_out_of_turn_nor_in_costume_windows) {
  const std::vector<std::string> request{"play",        "hollywood", "--players", "4",        "--option",
                                         "costumes=on", "--seed",    "9",         "--record", "game.jsonl"};
  const std::string dressed = "3\n1 1\n";
  const char* const out_of_turn = "You may spend a costume before the turn.";
  const char* const window = "Spend a costume before cards are added?";
  const Ran asked = run(request, dressed + "\n\n\n\n\n\n\n\n0\n");
  EXPECT_TRUE(has(asked.out, out_of_turn)) << asked.out;
  EXPECT_TRUE(has(asked.out, window)) << asked.out;

  const Ran held = run(request, dressed + "hold\n" + along());
  EXPECT_EQ(held.status, 0);
  const std::string after = from_last(held.out, "You hold. Nobody else knows");
  ASSERT_FALSE(after.empty()) << held.out;
  EXPECT_FALSE(has(after, out_of_turn)) << after;
  EXPECT_FALSE(has(after, "Spend a costume before")) << after;
  EXPECT_TRUE(has(after, "Your turn:"));
  EXPECT_TRUE(has(after, "stays unseen")) << "the game went on to its end";
  EXPECT_EQ(run({"verify", "game.jsonl"}).status, 0);

  // Nobody can tell: the answer of the terminal is on record like one that was typed.
  const std::string record = text_in(work() / "game.jsonl");
  EXPECT_TRUE(has(record, "\"seat\":1,\"action\":{\"kind\":\"decline\"}"));
  EXPECT_FALSE(has(record, "hold\""));

  // A costume is still in hand, so after unhold the windows are there again.
  std::string on;
  for (int i = 0; i < 60; ++i) on += "1\n\n";
  const Ran again = run(request, dressed + "hold\nunhold\n" + on);
  EXPECT_TRUE(has(from_last(again.out, "You are asked again."), "Spend a costume before")) << again.out;
}

TEST_F(HollywoodPlay, content_shows_cards_posters_and_costumes) {
  const std::string text = run({"content", "show", "hollywood"}).out;
  for (const char* part :
       {"Congressional Hearing   PP", "Shake-Up                CC", "Film Noir", "Horror*", "Tuxedo"}) {
    EXPECT_TRUE(has(text, part)) << part << text;
  }
}

namespace {
class HollywoodBeliefs : public HollywoodPlay {};
}  // namespace

TEST_F(HollywoodBeliefs, H47_111_bots_talk_and_a_replay_tells_what_a_seat_would_believe) {
  const Ran played =
      run({"simulate", "hollywood", "--players", "9", "--games", "1", "--seed", "3", "--records", "g.jsonl"});
  ASSERT_EQ(played.status, 0) << played.err;
  EXPECT_EQ(run({"verify", "g.jsonl"}).status, 0);
  const std::string talk = run({"replay", "g.jsonl", "--talk"}).out;
  EXPECT_TRUE(has(talk, "card in\"")) << talk;
  const Ran belief = run({"replay", "g.jsonl", "--belief", "2"});
  EXPECT_EQ(belief.status, 0) << belief.err;
  EXPECT_TRUE(has(belief.out, "What Seat 2 would believe")) << belief.out;
  EXPECT_TRUE(has(belief.out, "  Seat 9 "));
  EXPECT_FALSE(has(belief.out, "  Seat 2 "));
  EXPECT_GE(lines_in(belief.out), 4U * 9U + 2U);  // four rounds at least, eight others
  std::stringstream lines(belief.out);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(width_of(line), 80U) << line;
  const std::string json = run({"replay", "g.jsonl", "--belief", "2", "--json"}).out;
  EXPECT_TRUE(has(json, "\"seat\":2,\"over\":true")) << json;
  EXPECT_TRUE(has(json, "\"truth\":\"communist\"")) << json;
  // Before the end nobody is told the truth.
  const std::string early = run({"replay", "g.jsonl", "--belief", "2", "--at", "60", "--json"}).out;
  EXPECT_TRUE(has(early, "\"over\":false"));
  EXPECT_FALSE(has(early, "truth\":\"")) << early;
}

TEST_F(HollywoodBeliefs, requests_that_make_no_sense_are_refused_in_a_line) {
  run({"simulate", "hollywood", "--players", "4", "--games", "1", "--records", "g.jsonl"});
  run({"simulate", "cinecitta", "--players", "3", "--games", "1", "--records", "c.jsonl"});
  const std::vector<std::vector<std::string>> requests{
      {"replay", "g.jsonl", "--belief", "5"},
      {"replay", "g.jsonl", "--belief", "0"},
      {"replay", "g.jsonl", "--belief", "1", "--talk"},
      {"replay", "g.jsonl", "--belief", "1", "--seat", "2"},
      {"replay", "c.jsonl", "--belief", "1"},
      {"belief", "cinecitta"},
      {"belief", "hollywood", "--games", "0"},
      {"belief", "hollywood", "--bots", "nobody"},
      {"arena", "hollywood", "--bots", "heuristic,random", "--role", "studio"},
      {"arena", "hollywood", "--bots", "heuristic", "--role", "patriot"},
      {"arena", "hollywood", "--bots", "heuristic,random", "--role", "patriot", "--alone"},
      {"arena", "cinecitta", "--bots", "heuristic,random", "--role", "patriot"},
  };
  for (const auto& request : requests) {
    const Ran ran = run(request);
    EXPECT_EQ(ran.status, 2) << request[0] << " " << request[1];
    EXPECT_EQ(lines_in(ran.err), 1U) << ran.err;
    EXPECT_EQ(ran.out, "");
  }
}

TEST_F(HollywoodBeliefs, what_is_believed_and_what_a_side_gains_is_the_same_whatever_the_threads) {
  const auto with = [&](std::vector<std::string> request, const std::string& threads) {
    request.insert(request.end(), {"--games", "6", "--threads", threads});
    const Ran ran = run(request);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.out;
  };
  const std::string belief = with({"belief", "hollywood", "--rates"}, "1");
  EXPECT_TRUE(has(belief, "the last round")) << belief;
  EXPECT_TRUE(has(belief, "played, patriot:")) << belief;
  EXPECT_EQ(with({"belief", "hollywood", "--rates"}, "2"), belief);
  EXPECT_TRUE(has(with({"belief", "hollywood", "--json"}, "2"), "\"reliability\":[{")) << belief;
  const std::vector<std::string> side{"arena", "hollywood", "--bots", "heuristic,random", "--role", "communist"};
  const std::string gain = with(side, "1");
  EXPECT_TRUE(has(gain, "gain: +")) << gain;
  EXPECT_EQ(with(side, "2"), gain);
}
