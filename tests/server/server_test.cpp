// The whole path over real sockets: lobby, start, play, resume, restart, refusals, fairness.
#include "server/server.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "content/all.hpp"
#include "core/table_chance.hpp"
#include "games/registry.hpp"
#include "server/served.hpp"
#include "table/fairness.hpp"
#include "table/served_table.hpp"
#include "table/table.hpp"

using namespace backlot;

namespace {

void card_names_in(const json::Node& node, std::set<std::string>& names) {
  if (node.kind == json::Node::Kind::text && cinecitta::card_named(cinecitta::standard, node.text)) {
    names.insert(node.text);
  }
  for (const json::Node& item : node.items) card_names_in(item, names);
}

}  // namespace

TEST_F(ServerTest, three_people_and_a_bot_play_a_whole_game) {
  auto people = seated();
  ASSERT_TRUE(people[0].update);
  play_on(people);
  for (ReferenceClient& person : people) {
    ASSERT_TRUE(over(person));
    EXPECT_EQ(json::to_text(*person.update->find("outcome")), json::to_text(*people[0].update->find("outcome")));
    EXPECT_EQ(person.stream.size(), person.seen);
    EXPECT_EQ(person.lobby->find("phase")->text, "over");
  }
  const json::Node* const lines = people[0].update->find("outcome")->find("seats")->items[0].find("lines");
  EXPECT_NE(json::to_text(*lines).find("C37-"), std::string::npos);
}

TEST_F(ServerTest, who_reconnects_gets_what_is_missing_and_nothing_twice) {
  auto people = seated();
  play_on(people, 6);
  people[1].disconnect();
  people[0].act(choice(people[0], 1), decision_of(people[0]), "while-away");
  people[0].settle();
  const std::size_t before = people[1].seen;
  ASSERT_TRUE(people[1].connect(port));
  people[1].join(people[1].table);
  people[1].wait_for("update");
  EXPECT_GE(people[1].seen, before);
  play_on(people);
  ASSERT_TRUE(over(people[1]));
  EXPECT_EQ(people[1].stream.size(), people[1].seen);
  // Somebody who has nothing gets all of it.
  ReferenceClient again(port, "Ben again");
  again.token = people[1].token;
  ASSERT_TRUE(again.connect(port));
  again.join(people[1].table);
  again.wait_for("update");
  EXPECT_EQ(again.stream, people[1].stream);
}

TEST_F(ServerTest, a_move_is_acknowledged_in_the_frame_of_its_update) {
  auto people = seated();
  people[0].act(choice(people[0], 3), decision_of(people[0]), "mine");
  const std::uint64_t acknowledged = people[0].frame;
  ASSERT_TRUE(people[0].wait_for("update"));
  EXPECT_EQ(people[0].frame, acknowledged);
}

TEST_F(ServerTest, a_resend_is_answered_not_repeated_and_a_stale_click_is_refused) {
  auto people = seated();
  const std::uint32_t decision = decision_of(people[0]);
  const std::string action = choice(people[0], 3);
  EXPECT_EQ(people[0].act(action, decision, "same-id").find("type")->text, "ack");
  EXPECT_EQ(people[0].act(action, decision, "same-id").find("type")->text, "ack");
  people[0].settle();
  int offers = 0;
  for (const std::string& line : people[0].stream) offers += line.starts_with("Ada puts") ? 1 : 0;
  EXPECT_EQ(offers, 1);
  const json::Node stale = people[0].act(action, decision, "other-id");
  EXPECT_EQ(stale.find("type")->text, "error");
  EXPECT_NE(why(stale).find("asked nothing"), std::string::npos);
  people[1].act(choice(people[1], 0), decision_of(people[1]), "b");
  people[2].act(choice(people[2], 0), decision_of(people[2]), "c");
  while (decision_of(people[0]) == 0) ASSERT_TRUE(people[0].receive());
  EXPECT_NE(why(people[0].act(action, decision, "third-id")).find("another question"), std::string::npos);
}

TEST_F(ServerTest, what_is_said_is_heard_by_all_once_and_survives_a_restart) {
  auto people = seated();
  ReferenceClient watcher(port, "Dan");
  watcher.join(people[0].table);
  EXPECT_NE(why(watcher.ask("say", R"("text":"psst")")).find("only people who sit"), std::string::npos);
  for (const char* bad :
       {R"("text":"")", R"("text":"a\u0007b")", R"("words":"hello")", R"("claim":{"kind":"loyalty"})"}) {
    EXPECT_EQ(people[0].ask("say", bad).find("type")->text, "error") << bad;
  }
  EXPECT_NE(why(people[0].ask("say", "\"text\":\"" + std::string(501, 'x') + "\"")).find("500"), std::string::npos);
  people[0].ask("say", R"("text":"Break a leg!")");
  const auto heard = [](ReferenceClient& person) {
    person.settle();
    return std::count(person.stream.begin(), person.stream.end(), "Ada: Break a leg!");
  };
  for (ReferenceClient& person : people) EXPECT_EQ(heard(person), 1);
  EXPECT_EQ(heard(watcher), 1);
  stop_server();
  start_server();
  ReferenceClient late(port, "Eve");
  late.join(people[0].table);
  EXPECT_EQ(heard(late), 1);
}

TEST_F(ServerTest, a_refused_action_names_its_clause) {
  auto people = seated();
  const json::Node refused =
      people[0].act(R"({"kind":"offer","card":"Director 4","notes":0})", decision_of(people[0]), "x");  // not in play
  EXPECT_EQ(refused.find("clause")->text, "C37-20");
  const json::Node wrong = people[0].act(R"({"kind":"secure"})", decision_of(people[0]), "y");
  EXPECT_EQ(wrong.find("clause")->text, "C37-70");
  const json::Node nonsense = people[0].act(R"({"kind":"dance"})", decision_of(people[0]), "z");
  EXPECT_EQ(nonsense.find("clause")->kind, json::Node::Kind::null);
}

TEST_F(ServerTest, a_restart_in_mid_game_loses_nothing) {
  auto people = seated();
  play_on(people, 10);
  const std::string view = json::to_text(*people[2].update->find("view"));
  const auto stream = people[2].stream;
  for (ReferenceClient& person : people) person.disconnect();
  stop_server();
  start_server();
  for (ReferenceClient& person : people) {
    ASSERT_TRUE(person.connect(port));
    person.join(person.table);
    person.wait_for("update");
  }
  EXPECT_EQ(json::to_text(*people[2].update->find("view")), view);
  EXPECT_EQ(people[2].stream, stream);
  play_on(people);
  for (ReferenceClient& person : people) ASSERT_TRUE(over(person));
}

TEST_F(ServerTest, no_frame_holds_a_card_its_reader_may_not_know) {
  auto people = seated();
  people.emplace_back(port, "Watcher");  // sits nowhere
  people.back().join(people[0].table);
  people.back().wait_for("update");
  play_on(people);
  for (const ReferenceClient& person : people) {
    std::set<std::string> allowed;
    for (const std::string& frame : person.messages) {
      const auto parsed = json::parse(frame);
      const json::Node* const update = std::get<json::Node>(parsed).find("update");
      if (update == nullptr) continue;
      // Own hand, what was placed in everybody's sight, and folders given or received.
      const json::Node* const view = update->find("view");
      const json::Node* const seat = view->find("seat");
      if (seat->kind == json::Node::Kind::integer) {
        card_names_in(*view->find("desks")->items[static_cast<std::size_t>(seat->number - 1)].find("hand"), allowed);
      }
      for (const json::Node& each : update->find("events")->items) {
        const json::Node* const event = each.find("event");
        const std::string& kind = event->find("kind")->text;
        const bool mine = event->find("seat")->number == seat->number ||
                          (event->find("to") != nullptr && event->find("to")->number == seat->number);
        if (kind == "placed" || (mine && seat->kind == json::Node::Kind::integer)) card_names_in(*event, allowed);
      }
      std::set<std::string> shown;
      card_names_in(*update, shown);
      for (const std::string& card : shown) ASSERT_TRUE(allowed.contains(card)) << person.name << " saw " << card;
      // No wallet of another before the end.
      for (std::size_t i = 0; i < 4 && update->find("outcome")->kind == json::Node::Kind::null; ++i) {
        const bool own = seat->kind == json::Node::Kind::integer && seat->number == static_cast<int>(i + 1);
        EXPECT_EQ(view->find("desks")->items[i].find("wallet")->kind == json::Node::Kind::null, !own);
      }
    }
    EXPECT_FALSE(person.messages.empty());
    for (const std::string& frame : person.messages) {
      EXPECT_EQ(frame.find("draws"), std::string::npos);
      for (const ReferenceClient& other : people) EXPECT_EQ(frame.find(other.token), std::string::npos);
    }
  }
}

TEST_F(ServerTest, the_deal_follows_from_what_was_committed_to) {
  auto people = seated();
  const std::string commitment = people[0].lobby->find("commitment")->text;
  play_on(people);
  const json::Node& lobby = *people[1].lobby;
  const std::string seed = lobby.find("server_seed")->text;
  EXPECT_EQ(commitment_to(*digest_from_hex(seed)), commitment);
  EXPECT_EQ(lobby.find("content")->text, hex_of(digest_of(cinecitta::standard)));
  std::vector<std::string> parts{"backlot table seed 2",
                                 "cinecitta",
                                 json::to_text(*lobby.find("options")),
                                 lobby.find("content")->text,
                                 std::to_string(lobby.find("rules")->number),
                                 seed};
  for (const json::Node& seat : lobby.find("seats")->items) {
    const bool person = seat.find("kind")->text == "person";
    parts.emplace_back(person ? "person" : "bot");
    parts.push_back(person ? seat.find("commitment")->text : "");
    parts.push_back(person ? seat.find("contribution")->text : "");
    if (person) {
      EXPECT_EQ(commitment_to(*digest_from_hex(seat.find("contribution")->text)), seat.find("commitment")->text);
    }
  }
  Table<cinecitta::Game, TableChance> dealt(cinecitta::standard, cinecitta::Options{4, false, true},
                                            TableChance(hash_of_list(parts)));
  // The hand of the first view that the second person got.
  for (const std::string& frame : people[1].messages) {
    const auto parsed = json::parse(frame);
    const json::Node* const update = std::get<json::Node>(parsed).find("update");
    if (update == nullptr) continue;
    EXPECT_EQ(json::to_text(*update->find("view")->find("desks")->items[1].find("hand")),
              json::write(cinecitta::standard, dealt.state().desks[1].hand));
    break;
  }
}

TEST_F(ServerTest, a_start_in_which_somebody_does_not_open_is_called_off) {
  ReferenceClient host(port, "Ada");
  ReferenceClient silent(port, "Ben");
  const std::string table = host.create("cinecitta", R"({"players":3,"coaster":false,"awards":false})");
  host.sit(1);
  silent.join(table);
  silent.ask("sit", R"("seat":2,"name":"Ben","commitment":")" + std::string(64, 'a') + "\"");
  host.ask("bot", R"("seat":3,"bot":"random")");
  const std::string before = host.lobby->find("commitment")->text;
  host.ask("start");
  server_->pass(std::chrono::seconds(settings_.opening_seconds));
  while (host.lobby->find("voids")->number == 0) ASSERT_TRUE(host.receive());
  EXPECT_EQ(host.lobby->find("phase")->text, "lobby");
  EXPECT_NE(host.lobby->find("commitment")->text, before);
  EXPECT_NE(why(host.ask("start")).find("has not committed"), std::string::npos);
}

TEST_F(ServerTest, bad_requests_get_a_reason_and_break_nothing) {
  ReferenceClient ada(port, "Ada");
  ReferenceClient ben(port, "Ben");
  EXPECT_NE(why(ada.ask("start")).find("join a table"), std::string::npos);
  EXPECT_EQ(ada.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":true,"awards":false})")
                .find("clause")
                ->text,
            "C37-60");
  EXPECT_NE(why(ada.ask("create", R"("game":"chess","options":{})")).find("no such game"), std::string::npos);
  EXPECT_NE(why(ada.ask("create", R"("game":"cinecitta","options":{"players":-3,"coaster":true,"awards":false})"))
                .find("players"),
            std::string::npos);
  EXPECT_NE(why(ada.ask("join", R"("table":"nowhere")")).find("no such table"), std::string::npos);
  const std::string table = ada.create("cinecitta", four);
  ada.sit(1);
  ben.join(table);
  EXPECT_NE(why(ben.ask("sit", R"("seat":1,"name":"Ben","commitment":")" + std::string(64, 'a') + "\"")).find("taken"),
            std::string::npos);
  EXPECT_NE(why(ben.ask("sit", R"("seat":9,"name":"Ben","commitment":"")")).find("1 to 4"), std::string::npos);
  EXPECT_NE(why(ben.ask("start")).find("only the host"), std::string::npos);
  EXPECT_NE(why(ben.ask("leave", R"("seat":1)")).find("only the host"), std::string::npos);
  EXPECT_NE(why(ada.ask("bot", R"("seat":2,"bot":"genius")")).find("no such bot"), std::string::npos);
  EXPECT_NE(why(ada.ask("start")).find("seat 2 is empty"), std::string::npos);
  EXPECT_NE(why(ada.ask("open", R"("contribution":"00")")).find("opened once"), std::string::npos);
  EXPECT_NE(why(ada.ask("dance")).find("unknown type"), std::string::npos);
  for (const char* garbage :
       {"", "{", "[]", "null", "{\"type\":7}", "\"text\"", "{\"type\":\"act\",\"type\":\"act\"}"}) {
    ada.send(garbage);
    EXPECT_TRUE(ada.wait_for("error")) << garbage;
  }
  ada.send(std::string(100000, 'x'));  // too large: disconnected
  EXPECT_FALSE(ada.wait_for("ack", "never"));
  ASSERT_TRUE(ada.connect(port));
  ada.join(table);
  EXPECT_EQ(ada.lobby->find("host")->truth, true);
}

namespace {

std::string hollywood_for(const std::string& players) {
  return R"({"players":)" + players +
         R"(,"edition":"final","justice":false,"random_loyalties":false,"studio_order":false,)"
         R"("union_strike":false,"costumes":false,"without":0})";
}

}  // namespace

TEST_F(ServerTest, H47_111_bots_make_claims_that_everybody_hears_and_answer_them) {
  std::vector<ReferenceClient> people;
  people.emplace_back(port, "Ada");
  ReferenceClient& ada = people[0];
  ada.join(ada.create("hollywood", hollywood_for("5")));
  ada.sit(1);
  for (const char* seat : {"2", "3", "4"}) ada.ask("bot", std::string(R"("bot":"heuristic","seat":)") + seat);
  ada.ask("bot", R"("seat":5,"bot":"hard")");
  ada.ask("start");
  wait_for_the_deal(std::vector{&ada});
  for (int i = 0; i < 12; ++i) {  // one of them will say no
    const std::string accused = std::to_string(2 + i % 4);
    ada.ask("say", R"("claim":{"kind":"suspect","about":)" + accused + R"(,"loyalty":"communist"})");
  }
  play_on(people);
  ASSERT_TRUE(over(ada));
  int claims = 0;
  int answers = 0;
  for (const std::string& line : ada.stream) {
    const bool by_bot = !line.starts_with("Ada");
    claims += by_bot && line.find(": I ") != std::string::npos ? 1 : 0;
    answers += by_bot && line.find(": I am a Patriot") != std::string::npos ? 1 : 0;
  }
  EXPECT_GT(answers, 0);
  EXPECT_GT(claims, answers);
}

namespace {

// One person, dealt in with those bots.
ReferenceClient alone_with(std::uint16_t port, const std::vector<std::string>& bots, const std::string& more = "") {
  ReferenceClient ada(port, "Ada");
  const std::string players = std::to_string(bots.size() + 1);
  const json::Node made = ada.ask("create", "\"game\":\"cinecitta\",\"options\":{\"players\":" + players +
                                                ",\"coaster\":false,\"awards\":false}" + more);
  ada.join(made.find("table")->text);
  ada.sit(1);
  for (std::size_t i = 0; i < bots.size(); ++i) {
    const auto added = ada.ask("bot", "\"seat\":" + std::to_string(i + 2) + ",\"bot\":\"" + bots[i] + "\"");
    EXPECT_EQ(added.find("type")->text, "ack") << why(added);
  }
  ada.ask("start");
  wait_for_the_deal(std::vector{&ada});
  return ada;
}

// A program that always takes the first choice, with something more in its answers; where it lies.
std::string program_that_takes_the_first(const std::filesystem::path& file, const std::string& more = "") {
  std::ofstream(file) << "import json, sys\n"
                         "for line in sys.stdin:\n"
                         "    message = json.loads(line)\n"
                         "    if message['type'] == 'decision':\n"
                         "        action = message['decision']['choices'][0]['action']\n"
                         "        answer = {'number': message['number'], 'action': action, "
                      << more
                      << "}\n"
                         "        print(json.dumps(answer), flush=True)\n";
  return file.string();
}

}  // namespace

TEST_F(ServerTest, programs_play_that_the_servers_host_named_and_no_others) {
  stop_server();
  const std::string good = program_that_takes_the_first(folder_ / "good.py");
  settings_.programs = {{"mine", "cmd:20000ms:python3 " + good}, {"silent", "cmd:20ms:sleep 1000"}};
  start_server();
  std::vector<ReferenceClient> people;
  people.push_back(alone_with(port, {"mine", "silent"}));
  play_on(people);
  EXPECT_TRUE(over(people[0]));
  EXPECT_TRUE(std::any_of(people[0].messages.begin(), people[0].messages.end(), [](const std::string& frame) {
    return frame.find("\"expert\",\"random\",\"heuristic\",\"mine\",\"silent\"]") != std::string::npos;
  })) << "the welcome lists them";

  ReferenceClient ben(port, "Ben");
  ben.join(ben.create("cinecitta", four));
  for (const char* bot : {"cmd:sh", "cmd:20000ms:sh", "nobody"}) {
    EXPECT_EQ(why(ben.ask("bot", std::string("\"seat\":2,\"bot\":\"") + bot + "\"")),
              "there is no such bot here; bots at tables are easy, medium, hard or expert");
  }
}

TEST_F(ServerTest, H47_111_a_program_makes_claims_that_everybody_hears) {
  stop_server();
  const std::string program =
      program_that_takes_the_first(folder_ / "talker.py", "'say': {'kind': 'trust', 'about': 1}");
  settings_.programs = {{"talker", "cmd:20000ms:python3 " + program}};
  start_server();
  std::vector<ReferenceClient> people;
  people.emplace_back(port, "Ada");
  ReferenceClient& ada = people[0];
  ada.join(ada.create("hollywood", hollywood_for("3")));
  ada.sit(1);
  ada.ask("bot", R"("seat":2,"bot":"talker")");
  ada.ask("bot", R"("seat":3,"bot":"random")");
  ada.ask("start");
  wait_for_the_deal(std::vector{&ada});
  play_on(people);
  ASSERT_TRUE(over(ada));
  const auto trusts = [](const std::string& line) { return line.find(": I trust Ada") != std::string::npos; };
  EXPECT_GT(std::count_if(ada.stream.begin(), ada.stream.end(), trusts), 5);
}

TEST_F(ServerTest, hints_are_for_who_is_asked_unless_the_host_switched_them_off) {
  ReferenceClient ada = alone_with(port, {"medium", "medium"});
  const std::uint32_t decision = decision_of(ada);
  ada.send("{\"type\":\"hint\",\"id\":\"h\",\"decision\":" + std::to_string(decision) + "}");
  const auto hint = ada.wait_for("hint", "h");
  ASSERT_TRUE(hint);
  const auto& hints = hint->find("hints")->items;
  EXPECT_GE(hints.size(), 1U);
  EXPECT_LE(hints.size(), 3U);
  EXPECT_NE(hints[0].find("why")->text.find("imagined from what this seat knows"), std::string::npos);
  const std::string best = json::to_text(*hints[0].find("action"));
  EXPECT_EQ(ada.act(best, decision, ada.fresh_id()).find("type")->text, "ack");

  EXPECT_EQ(why(ada.ask("hint", "\"decision\":77")), "hints are about the decision you are asked for now");
  ReferenceClient ben(port, "Ben");
  ben.join(ada.table);
  EXPECT_EQ(why(ben.ask("hint", "\"decision\":1")), "hints are for those who sit at the table");

  ReferenceClient cleo = alone_with(port, {"medium", "medium"}, ",\"hints\":false");
  EXPECT_EQ(why(cleo.ask("hint", "\"decision\":" + std::to_string(decision_of(cleo)))),
            "the host has switched hints off at this table");
}
