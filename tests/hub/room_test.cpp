// Around the game: faces, who is ready, talk before the start, several actions at once, people without a seat, seats
// that somebody takes over, being taught, the screen for all, and titles.
#include <gtest/gtest.h>

#include <algorithm>

#include "hub/fake_house.hpp"
#include "table/served_record.hpp"
#include "table/verify.hpp"

using namespace backlot;

namespace {

std::string text(const json::Node* node) { return node == nullptr ? "nothing" : json::to_text(*node); }
std::string name_of(const FakePerson& person) { return json::text_of(person.answer, "name"); }

// Ada is the host, Ben sits beside her, Cleo has come without a seat; nothing has begun.
class Lobby : public testing::Test {
 protected:
  Lobby() {
    EXPECT_EQ(ada.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})"), "");
    const std::string table = json::text_of(ada.answer, "table");
    for (FakePerson* person : {&ada, &ben, &cleo}) person->join(table);
    EXPECT_EQ(ada.sit(1), "");
    EXPECT_EQ(ben.sit(2), "");
  }
  void restart() {
    house.restart();
    for (FakePerson* person : {&ada, &ben, &cleo}) person->connect();
  }

  FakeHouse house;
  FakePerson ada{house, "Ada"};
  FakePerson ben{house, "Ben"};
  FakePerson cleo{house, "Cleo"};
};

class Game : public testing::Test {
 protected:
  explicit Game(const std::string& clock = "") : table(clock) {}
  FakeTable table;
  FakePerson& ada = table.ada;
  FakePerson& ben = table.ben;
  FakePerson& cleo = table.cleo;
};

class TimedGame : public Game {
 protected:
  TimedGame() : Game(R"({"kind":"decision","seconds":30})") {}
};

// Advertising in Boulevard: six sections, then ready.
class Batch : public testing::Test {
 protected:
  Batch() {
    for (int i = 0; i < 400 && kind_asked(ada) != "invest"; ++i) {
      for (FakePerson* person : {&ada, &ben}) {
        if (person->decision() != 0 && kind_asked(*person) != "invest") {
          EXPECT_EQ(person->act(), "");
        }
      }
    }
    EXPECT_EQ(kind_asked(ada), "invest");
  }
  static std::string kind_asked(const FakePerson& person) {
    const json::Node* const choices = person.update.find("decision")->find("choices");
    return choices == nullptr ? "" : json::text_of(*choices->items[0].find("action"), "kind");
  }
  static std::string invest(int amount) { return R"({"kind":"invest","money":)" + std::to_string(amount) + "}"; }
  std::string together(const std::string& actions) {
    return ada.ask("act", R"("decision":)" + std::to_string(ada.decision()) + R"(,"actions":[)" + actions + "]");
  }
  static std::string sections(int first) {
    std::string all = invest(first);
    for (int i = 1; i < 6; ++i) all += "," + invest(0);
    return all;
  }

  FakeTable table{"", "boulevard", R"({"players":3,"length":"short"})"};
  FakePerson& ada = table.ada;
  FakePerson& ben = table.ben;
};

class Pitch : public testing::Test {
 protected:
  explicit Pitch(const std::string& more = "") {
    EXPECT_EQ(
        ada.ask("create",
                R"("game":"maybe","options":{"players":3,"trendsetter":false,"changes":false,"blockbusters":false})" +
                    more),
        "");
    const std::string id = json::text_of(ada.answer, "table");
    for (FakePerson* person : {&ada, &ben, &cleo}) person->join(id);
    EXPECT_EQ(ada.sit(1), "");
    EXPECT_EQ(ben.sit(2), "");
    EXPECT_EQ(cleo.sit(3), "");
    EXPECT_EQ(ada.ask("start"), "");
    for (FakePerson* person : {&ada, &ben, &cleo}) {
      EXPECT_EQ(person->ask("open", R"("contribution":")" + hex_of(person->contribution()) + "\""), "");
    }
    for (FakePerson* person : {&ada, &ben, &cleo}) {
      (person->decision() != 0 ? pitcher : other) = person;
    }
  }
  // The first idea of the row.
  void begin() { EXPECT_EQ(pitcher->act(), ""); }
  static std::string titled(const std::string& title, const std::string& line) {
    return R"("title":")" + title + R"(","line":")" + line + "\"";
  }

  FakeHouse house;
  FakePerson ada{house, "Ada"};
  FakePerson ben{house, "Ben"};
  FakePerson cleo{house, "Cleo"};
  FakePerson* pitcher = nullptr;
  FakePerson* other = nullptr;
};

class ListedPitch : public Pitch {
 protected:
  ListedPitch() : Pitch(R"(,"listed":true)") {}
};

}  // namespace

// --- before the start ---

TEST_F(Lobby, a_face_is_chosen_at_the_door_or_later_and_goes_along_to_another_chair) {
  EXPECT_EQ(text(ben.chair(2).find("face")), "nothing");
  EXPECT_EQ(ben.ask("face", R"("face":7)"), "");
  EXPECT_EQ(text(ada.chair(2).find("face")), "7");
  EXPECT_EQ(ben.ask("move", R"("seat":3)"), "");
  EXPECT_EQ(text(ada.chair(3).find("face")), "7");
  restart();
  EXPECT_EQ(text(ada.chair(3).find("face")), "7") << "it is in the log";
  EXPECT_EQ(ben.ask("face", R"("face":65536)"), "face: 65536 is not within 0 to 65535");
  EXPECT_EQ(cleo.ask("face", R"("face":1)"), "only people who sit at the table change their face");
}

TEST_F(Lobby, who_is_ready_says_so_and_may_think_again) {
  EXPECT_EQ(ben.ask("ready", R"("yes":true)"), "");
  EXPECT_EQ(text(ada.chair(2).find("ready")), "true");
  restart();
  EXPECT_EQ(text(ada.chair(2).find("ready")), "true");
  EXPECT_EQ(ben.ask("ready", R"("yes":false)"), "");
  EXPECT_EQ(text(ada.chair(2).find("ready")), "nothing");
  EXPECT_EQ(cleo.ask("ready", R"("yes":true)"),
            "only people who sit at the table say that they are ready, before the start");
}

TEST_F(Lobby, a_start_that_was_called_off_makes_nobody_ready) {
  EXPECT_EQ(ben.ask("ready", R"("yes":true)"), "");
  EXPECT_EQ(ada.ask("bot", R"("seat":3,"bot":"heuristic")"), "");
  EXPECT_EQ(ada.ask("start"), "");
  house.pass(30000);
  EXPECT_EQ(json::text_of(ada.lobby, "phase"), "lobby");
  EXPECT_EQ(text(ada.chair(2).find("ready")), "nothing");
}

TEST_F(Lobby, people_who_sit_talk_before_the_start) {
  EXPECT_EQ(ben.ask_as("hi", "say", R"("text":"Who brings the biscuits?")"), "");
  EXPECT_EQ(text(cleo.lobby.find("talk")), R"([{"seat":2,"name":"Ben","text":"Who brings the biscuits?"}])");
  EXPECT_EQ(ben.ask_as("hi", "say", R"("text":"Who brings the biscuits?")"), "") << "sent again, said once";
  EXPECT_EQ(ada.lobby.find("talk")->items.size(), 1U);
  restart();
  EXPECT_EQ(ada.lobby.find("talk")->items.size(), 1U);
  EXPECT_EQ(cleo.ask("say", R"("text":"I do")"), "only people who sit at the table talk");
  EXPECT_EQ(ada.ask("mute", R"("seat":2)"), "");
  EXPECT_EQ(ben.ask("say", R"("text":"Hello?")"), "the host has muted you");
  EXPECT_EQ(ada.ask("say", R"("text":"")"), "say something of 1 to 500 bytes");
}

TEST_F(Lobby, talk_before_the_start_is_bounded_and_only_its_end_is_shown) {
  int said = 0;
  for (int i = 0; i < 600; ++i) {
    if (ada.ask("say", R"("text":"line")").empty()) ++said;
    house.pass(2000);
  }
  EXPECT_EQ(said, 500);
  EXPECT_EQ(json::text_of(ada.answer, "name"), "said_all");
  EXPECT_EQ(ada.lobby.find("talk")->items.size(), 50U);
}

TEST_F(Lobby, who_is_here_without_a_seat_is_seen_until_they_sit_or_go) {
  EXPECT_EQ(cleo.ask("here", R"("name":" Cleo ","face":3)"), "");
  EXPECT_EQ(text(ada.presence.find("guests")), R"([{"name":"Cleo","face":3}])");
  FakePerson window(house, "Cleo");  // her token
  window.join(ada.table);
  EXPECT_EQ(window.ask("here", R"("name":"Cleo","face":3)"), "");
  EXPECT_EQ(ada.presence.find("guests")->items.size(), 1U) << "two windows, one person";
  window.disconnect();
  FakePerson dan(house, "Dan");
  dan.join(ada.table);
  EXPECT_EQ(dan.ask("here", R"("name":"Cléo")"), "somebody here is called that, or nearly so; choose another name");
  EXPECT_EQ(dan.ask("here", R"("name":"Ben")"), "somebody here is called that, or nearly so; choose another name");
  for (const char* const bot : {"Bot 1", "flicker"}) {
    EXPECT_EQ(dan.ask("here", R"("name":")" + std::string(bot) + '"'),
              "only bots are called that; choose another name");
  }
  EXPECT_EQ(dan.ask("here", R"("name":"")"), "a name has 1 to 40 characters, all of which can be seen");
  dan.name = "CLEO";
  EXPECT_EQ(dan.sit(3), "somebody here is called that, or nearly so; choose another name");
  EXPECT_EQ(cleo.sit(3), "");
  EXPECT_EQ(text(ada.presence.find("guests")), "[]");
}

TEST_F(Lobby, a_guest_who_goes_is_gone) {
  EXPECT_EQ(cleo.ask("here", R"("name":"Cleo")"), "");
  EXPECT_EQ(ada.presence.find("guests")->items.size(), 1U);
  cleo.disconnect();
  EXPECT_EQ(text(ada.presence.find("guests")), "[]");
}

// --- several actions at once ---

TEST_F(Batch, several_actions_are_one_entry_one_acknowledgement_and_the_same_after_a_restart) {
  const std::size_t before = table.house.store.log(ada.table).size();
  const std::size_t frames = ada.frames.size();
  EXPECT_EQ(together(sections(1) + R"(,{"kind":"ready"})"), "");
  EXPECT_EQ(std::count_if(ada.frames.begin() + static_cast<std::ptrdiff_t>(frames), ada.frames.end(),
                          [](const std::string& each) { return each.find(R"("type":"ack")") != std::string::npos; }),
            1);
  EXPECT_GE(table.house.store.log(ada.table).size(), before + 1);
  EXPECT_NE(table.house.store.log(ada.table)[before].body.find(R"("kind":"acted_together")"), std::string::npos);
  EXPECT_NE(kind_asked(ada), "invest");
  const std::string view = text(ada.update.find("view"));
  table.restart();
  EXPECT_EQ(text(ada.update.find("view")), view);
}

TEST_F(Batch, all_or_none_and_the_refusal_names_its_part) {
  const std::uint32_t decision = ada.decision();
  const std::size_t before = table.house.store.log(ada.table).size();
  EXPECT_NE(together(invest(1) + "," + invest(200)), "");
  EXPECT_EQ(json::number_of(ada.answer, "part"), 2U);
  EXPECT_EQ(ada.decision(), decision);
  EXPECT_EQ(table.house.store.log(ada.table).size(), before);
  EXPECT_NE(together(sections(0) + "," + invest(0)), "");
  EXPECT_EQ(name_of(ada), "all_sections_set");
  EXPECT_EQ(json::text_of(ada.answer, "clause"), "B54-115");
  EXPECT_EQ(json::number_of(ada.answer, "part"), 7U);
  EXPECT_NE(together(invest(0) + R"(,{"kind":"nonsense"})"), "");
  EXPECT_EQ(json::number_of(ada.answer, "part"), 2U);
  EXPECT_EQ(ada.decision(), decision);
}

TEST_F(Batch, there_is_one_action_or_a_list_of_at_most_sixteen) {
  const std::string decision = R"("decision":)" + std::to_string(ada.decision());
  const std::string why = "there is one action, or a list of actions";
  EXPECT_EQ(ada.ask("act", decision), why);
  EXPECT_EQ(ada.ask("act", decision + R"(,"action":)" + invest(0) + R"(,"actions":[)" + invest(0) + "]"), why);
  EXPECT_EQ(together(""), "actions: a list of 1 to 16 is expected, not of 0");
  EXPECT_EQ(name_of(ada), "bad_field");
  std::string many = invest(0);
  for (int i = 0; i < 15; ++i) many += "," + invest(0);
  EXPECT_NE(together(many), "");
  EXPECT_EQ(json::text_of(ada.answer, "clause"), "B54-115") << "sixteen are read, and refused by the rules";
  EXPECT_EQ(together(many + "," + invest(0)), "actions: a list of 1 to 16 is expected, not of 17");
}

TEST_F(Batch, nothing_follows_an_action_that_shows_something_new) {
  // When the last one is ready the screens are lowered.
  EXPECT_EQ(together(sections(0) + R"(,{"kind":"ready"})"), "");
  const std::string decision = R"("decision":)" + std::to_string(ben.decision());
  const std::string more = sections(0) + R"(,{"kind":"ready"},{"kind":"ready"})";
  EXPECT_EQ(ben.ask("act", decision + R"(,"actions":[)" + more + "]"),
            "action 7 shows something new; what follows it is decided then");
  EXPECT_EQ(kind_asked(ben), "invest") << "and nothing was done";
}

// --- in the game ---

TEST_F(Game, who_has_looked_says_so_once) {
  EXPECT_EQ(ben.ask("looked"), "");
  EXPECT_EQ(text(ada.chair(2).find("looked")), "true");
  EXPECT_NE(ben.ask("looked"), "");
  EXPECT_EQ(cleo.ask("looked"), "only people who play look at what was dealt, and say so once");
  table.restart();
  EXPECT_EQ(text(ada.chair(2).find("looked")), "true");
}

TEST_F(Game, wishes_for_a_rematch_are_counted_and_may_be_taken_back) {
  EXPECT_EQ(ada.ask("again", R"("yes":true)"), "a rematch comes after the end");
  table.play_to_the_end();
  EXPECT_EQ(ben.ask("again", R"("yes":true)"), "");
  EXPECT_EQ(text(ada.chair(2).find("again")), "true");
  EXPECT_EQ(text(cleo.chair(2).find("again")), "true");
  EXPECT_EQ(ben.ask("again", R"("yes":false)"), "");
  EXPECT_EQ(text(ada.chair(2).find("again")), "nothing");
  EXPECT_EQ(cleo.ask("again", R"("yes":true)"), "only people who sat at the table ask for a rematch");
  EXPECT_EQ(ada.ask("rematch"), "");
  EXPECT_EQ(ben.ask("again", R"("yes":true)"), "there is a rematch already");
}

TEST_F(Game, nobody_is_named_on_pictures_of_others_who_has_not_said_so) {
  EXPECT_EQ(text(ada.chair(2).find("nameable")), "nothing");
  EXPECT_EQ(ben.ask("nameable", R"("yes":true)"), "");
  EXPECT_EQ(text(ada.chair(2).find("nameable")), "true");
  EXPECT_EQ(text(ada.chair(1).find("nameable")), "nothing");
  table.restart();
  EXPECT_EQ(text(cleo.chair(2).find("nameable")), "true");
  EXPECT_EQ(ben.ask("nameable", R"("yes":false)"), "");
  EXPECT_EQ(text(ada.chair(2).find("nameable")), "nothing");
  EXPECT_EQ(cleo.ask("nameable", R"("yes":true)"), "only people who sit at the table can be named");
}

TEST_F(Game, somebody_new_plays_on_for_who_has_gone_when_the_host_says_so) {
  const std::string wish = R"("seat":2,"name":"Cleo","face":9)";
  EXPECT_EQ(cleo.ask("take_over", wish), "nobody has left that seat");
  EXPECT_EQ(ben.ask("note", R"("text":"Ada bluffs","marks":[])"), "");
  EXPECT_EQ(ben.ask("leave", R"("seat":2)"), "");
  EXPECT_EQ(cleo.ask("take_over", wish), "Ben is here");
  ben.disconnect();
  EXPECT_EQ(cleo.ask("take_over", wish), "");
  EXPECT_EQ(text(ada.presence.find("guests")), R"([{"name":"Cleo","face":9,"wants":2}])");
  EXPECT_EQ(json::text_of(ada.chair(2), "name"), "Ben") << "he may come back until then";
  FakePerson dan(table.house, "Dan");
  dan.join(ada.table);
  EXPECT_EQ(dan.ask("take_over", R"("seat":2,"name":"Cleo")"),
            "somebody here is called that, or nearly so; choose another name");
  dan.disconnect();
  EXPECT_EQ(cleo.ask("let_in", R"("seat":2,"yes":true)"), "only the host lets somebody play on for another");
  EXPECT_EQ(ada.ask("let_in", R"("seat":3,"yes":true)"), "nobody asks for that seat");
  EXPECT_EQ(ada.ask("let_in", R"("seat":2,"yes":true)"), "");
  EXPECT_TRUE(ada.heard("Cleo plays on for Ben"));
  EXPECT_EQ(json::text_of(ada.chair(2), "name"), "Cleo");
  EXPECT_FALSE(ada.held(2));
  EXPECT_EQ(text(cleo.update.find("view")->find("seat")), "2") << "she sees what the seat sees";
  EXPECT_EQ(text(cleo.lobby.find("notes")), "[]") << "but not his notes";
  EXPECT_EQ(text(ada.presence.find("guests")), "[]");
  ben.connect();
  EXPECT_EQ(text(ben.update.find("view")->find("seat")), "null");
  EXPECT_EQ(ada.act(), "");  // the bot had answered for the seat; now it is asked again
  EXPECT_NE(cleo.decision(), 0U);
  EXPECT_EQ(cleo.act(), "");
  table.restart();
  EXPECT_EQ(json::text_of(ada.chair(2), "name"), "Cleo");
}

TEST_F(Game, of_several_who_ask_for_a_seat_the_host_names_one) {
  FakePerson mal(table.house, "Mal");
  mal.join(ada.table);
  cleo.disconnect();  // she was here before Mal; now he was before her
  cleo.connect();
  ben.disconnect();
  ada.ask("leave", R"("seat":2)");
  EXPECT_EQ(cleo.ask("take_over", R"("seat":2,"name":"Cleo")"), "");
  EXPECT_EQ(mal.ask("take_over", R"("seat":2,"name":"Mal")"), "");
  EXPECT_EQ(ada.ask("let_in", R"("seat":2,"yes":true,"name":"Ben")"), "nobody asks for that seat");
  EXPECT_EQ(ada.ask("let_in", R"("seat":2,"yes":false,"name":"Mal")"), "");
  EXPECT_EQ(text(ada.presence.find("guests")), R"([{"name":"Cleo","wants":2},{"name":"Mal"}])");
  EXPECT_EQ(mal.ask("take_over", R"("seat":2,"name":"Mal")"), "");
  EXPECT_EQ(ada.ask("let_in", R"("seat":2,"yes":true,"name":"Cleo")"), "");
  EXPECT_EQ(json::text_of(ada.chair(2), "name"), "Cleo");
  EXPECT_EQ(text(ada.presence.find("guests")), R"([{"name":"Mal"}])") << "nobody is asked for that seat any longer";
}

TEST_F(Game, who_asks_for_a_seat_is_seen_among_many_guests) {
  ben.disconnect();
  ada.ask("leave", R"("seat":2)");
  std::vector<std::unique_ptr<FakePerson>> crowd;
  for (std::size_t i = 0; i < bounds::most_shown_guests + 5; ++i) {
    const std::string name = "Guest " + std::to_string(i);
    crowd.push_back(std::make_unique<FakePerson>(table.house, name));
    crowd.back()->address = "198.51.100." + std::to_string(i);
    ASSERT_EQ(crowd.back()->join(ada.table), "");
    ASSERT_EQ(crowd.back()->ask("here", R"("name":")" + name + "\""), "");
  }
  EXPECT_EQ(crowd.back()->ask("take_over", R"("seat":2,"name":"Zoe")"), "");
  const auto& guests = ada.presence.find("guests")->items;
  EXPECT_EQ(guests.size(), bounds::most_shown_guests);
  EXPECT_EQ(text(&guests[0]), R"({"name":"Zoe","wants":2})");
}

TEST_F(Game, the_host_may_say_no_and_who_has_gone_may_come_back) {
  ben.ask("leave", R"("seat":2)");
  ben.disconnect();
  EXPECT_EQ(cleo.ask("take_over", R"("seat":2,"name":"Cleo")"), "");
  EXPECT_EQ(ada.ask("let_in", R"("seat":2,"yes":false)"), "");
  EXPECT_EQ(text(ada.presence.find("guests")), R"([{"name":"Cleo"}])");
  EXPECT_EQ(cleo.ask("take_over", R"("seat":2,"name":"Cleo")"), "");
  ben.connect();
  EXPECT_EQ(ada.ask("let_in", R"("seat":2,"yes":true)"), "nobody has left that seat");
  EXPECT_EQ(json::text_of(ada.chair(2), "name"), "Ben");
  EXPECT_EQ(ada.ask("take_over", R"("seat":2,"name":"Ada")"), "you sit at this table already");
  EXPECT_EQ(cleo.ask("take_over", R"("seat":3,"name":"Cleo")"), "nobody has left that seat") << "a bot's is a bot's";
}

TEST_F(Game, where_the_host_is_gone_whoever_plays_lets_somebody_in_who_is_host_then) {
  ada.ask("leave", R"("seat":1)");
  ada.disconnect();
  EXPECT_EQ(cleo.ask("take_over", R"("seat":1,"name":"Cleo")"), "");
  EXPECT_EQ(ben.ask("let_in", R"("seat":1,"yes":true)"), "");
  EXPECT_EQ(text(cleo.lobby.find("host")), "true");
  EXPECT_EQ(cleo.ask("pause"), "");
}

TEST_F(TimedGame, no_clock_runs_while_somebody_is_taught_but_not_for_ever) {
  ASSERT_TRUE(ada.runs(1));
  EXPECT_EQ(ben.ask("learning", R"("yes":true)"), "");
  EXPECT_EQ(text(ada.presence.find("learning")), "[2]");
  EXPECT_FALSE(ada.runs(1));
  table.house.pass(60000);
  EXPECT_FALSE(ada.runs(1));
  EXPECT_EQ(ben.ask("learning", R"("yes":false)"), "");
  EXPECT_TRUE(ada.runs(1));
  EXPECT_EQ(text(ada.presence.find("learning")), "[]");
  EXPECT_EQ(ben.ask("learning", R"("yes":true)"), "");
  table.house.pass(119000);
  EXPECT_FALSE(ada.runs(1));
  table.house.pass(2000);
  EXPECT_TRUE(ada.runs(1)) << "three minutes of one game";
  EXPECT_EQ(ben.ask("learning", R"("yes":true)"), "there is no more time to be taught in this game; the clock runs");
}

TEST_F(TimedGame, who_is_taught_and_goes_away_stops_no_clock) {
  EXPECT_EQ(ben.ask("learning", R"("yes":true)"), "");
  ben.disconnect();
  EXPECT_TRUE(ada.runs(1));
  EXPECT_EQ(cleo.ask("learning", R"("yes":true)"), "only people who sit at the table act");
}

// --- the screen for all ---

TEST_F(Game, a_television_is_seen_to_be_on_and_the_host_sets_its_speed_and_lets_it_go_on) {
  EXPECT_EQ(ada.ask("next"), "there is no screen for all");
  FakePerson tv(table.house, "a screen");
  EXPECT_EQ(tv.ask("join", R"("tv":true,"table":")" + ada.table + "\""), "");
  EXPECT_EQ(text(ben.presence.find("tv")), "true");
  EXPECT_EQ(tv.ask("say", R"("text":"hello")"), "this connection only watches");
  EXPECT_EQ(ben.ask("speed", R"("speed":"calm")"), "only the host sets the speed of the screen for all");
  EXPECT_EQ(ada.ask("speed", R"("speed":"calm")"), "");
  EXPECT_EQ(json::text_of(ben.presence, "speed"), "calm");
  EXPECT_EQ(json::text_of(tv.presence, "speed"), "calm");
  EXPECT_NE(ada.ask("speed", R"("speed":"fast")"), "");
  EXPECT_EQ(ben.ask("next"), "only the host lets the screen for all go on");
  EXPECT_EQ(ada.ask("next"), "");
  const auto next = [](const std::string& each) { return each.find(R"("type":"next")") != std::string::npos; };
  EXPECT_EQ(std::count_if(tv.frames.begin(), tv.frames.end(), next), 1);
  EXPECT_EQ(std::count_if(ben.frames.begin(), ben.frames.end(), next), 0);
  tv.disconnect();
  EXPECT_EQ(text(ben.presence.find("tv")), "false");
}

// --- titles ---

TEST_F(Pitch, who_pitches_gives_a_title_and_a_line_before_it_is_finished) {
  EXPECT_EQ(pitcher->ask("title", titled("Too early", "")),
            "who makes something gives it a title, before it is finished");
  begin();
  EXPECT_EQ(other->ask("title", titled("Not mine", "")), "who makes something gives it a title, before it is finished");
  EXPECT_EQ(pitcher->ask("title", titled("The Long Night", "A heist, and nobody sleeps.")), "");
  const json::Node& title = other->lobby.find("titles")->items[0];
  EXPECT_EQ(json::text_of(title, "title"), "The Long Night");
  EXPECT_EQ(json::text_of(title, "line"), "A heist, and nobody sleeps.");
  EXPECT_EQ(pitcher->ask("title", titled("The Longer Night", "")), "") << "it may change";
  EXPECT_EQ(other->lobby.find("titles")->items.size(), 1U);
  EXPECT_EQ(pitcher->ask("title", titled(" ", "")),
            "a title has 1 to 80 bytes, a line at most 200, all of which can be seen");
  EXPECT_EQ(pitcher->ask("title", titled(std::string(81, 'x'), "")),
            "a title has 1 to 80 bytes, a line at most 200, all of which can be seen");
}

TEST_F(Pitch, the_host_takes_a_title_away_and_nobody_keeps_its_words) {
  begin();
  EXPECT_EQ(pitcher->ask("title", titled("Something rude", "")), "");
  const std::string number = text(pitcher->lobby.find("titles")->items[0].find("number"));
  FakePerson& third = pitcher != &ben && other != &ben ? ben : pitcher != &cleo && other != &cleo ? cleo : ada;
  FakePerson& guest = &third == &ada ? *other : third;
  if (&guest != &ada) {
    EXPECT_EQ(guest.ask("untitle", R"("number":)" + number), "only the host, or who gave it, takes a title away");
  }
  EXPECT_EQ(ada.ask("untitle", R"("number":)" + number), "");
  EXPECT_EQ(text(other->lobby.find("titles")), "[]");
  for (const FakePerson* person : {&ada, &ben, &cleo}) {
    for (const std::string& line : person->stream) EXPECT_EQ(line.find("rude"), std::string::npos);
  }
  EXPECT_EQ(ada.ask("untitle", R"("number":)" + number), "there is no such title");
  house.restart();
  for (FakePerson* person : {&ada, &ben, &cleo}) person->connect();
  EXPECT_EQ(text(ada.lobby.find("titles")), "[]");
}

TEST_F(Pitch, a_title_that_stands_at_the_end_is_on_record_and_no_other) {
  begin();
  EXPECT_EQ(pitcher->ask("title", titled("First try", "")), "");
  EXPECT_EQ(pitcher->ask("title", titled("The Long Night", "Nobody sleeps.")), "");
  // Everybody plays on, until somebody else has begun a pitch of their own and given it that title.
  std::size_t turn = 0;
  const auto play_on = [&](const std::string& title) {
    while (!ada.over()) {
      for (FakePerson* person : {&ada, &ben, &cleo}) {
        if (person->decision() == 0) continue;
        ASSERT_EQ(person->act(++turn), "");
        house.pass(2000);  // they may ask for a title again
        if (title.empty() || person == pitcher || !person->ask("title", titled(title, "")).empty()) continue;
        pitcher = person;
        return;
      }
    }
  };
  play_on("Something rude");
  EXPECT_EQ(ada.ask("untitle", R"("number":)" + text(ada.lobby.find("titles")->items.back().find("number"))), "");
  play_on("Plain Words");
  play_on("");
  ASSERT_TRUE(ada.over());

  ServedTable served;
  for (const StoredEntry& entry : house.store.log(ada.table)) ASSERT_TRUE(served.take(entry.body));
  // What was made of them: the card that is kept stands for a pitch that succeeded.
  const auto kept_in = [&](std::size_t number) {
    std::size_t ended = 0;
    for (std::size_t i = 0; i < served.stream(nobody).size(); ++i) {
      const std::string& item = served.stream(nobody)[i];
      if (item.find(R"("kind":"succeeded")") != std::string::npos) ++ended;
      if (item.find(R"("kind":"failed")") != std::string::npos) ++ended;
      if (ended != number + 1 || item.find(R"("kind":"kept")") == std::string::npos) continue;
      if (item.find(R"("result":"success")") != std::string::npos) return item;
    }
    return std::string();
  };
  for (const json::Node& title : ada.lobby.find("titles")->items) {
    const std::string kept = kept_in(std::stoul(text(title.find("number"))));
    const json::Node* const made = title.find("made");
    EXPECT_EQ(made == nullptr, kept.empty()) << kept;
    if (made != nullptr) EXPECT_NE(kept.find(R"("movie":)" + text(made)), std::string::npos) << kept;
  }
  const auto record = served_record(served);
  ASSERT_TRUE(std::holds_alternative<std::string>(record));
  const std::string& lines = std::get<std::string>(record);
  EXPECT_TRUE(std::holds_alternative<Verified>(verify_text(lines)));
  const auto says = [&](const std::string& words) { return lines.find(words) != std::string::npos; };
  EXPECT_TRUE(says(R"("titled":{"number":0,"title":"The Long Night","line":"Nobody sleeps."})")) << lines;
  EXPECT_TRUE(says("{\"talk\":\"\u201cThe Long Night\u201d: Nobody sleeps.\""));
  EXPECT_TRUE(says("{\"talk\":\"\u201cPlain Words\u201d\""));
  EXPECT_FALSE(says("First try"));
  EXPECT_FALSE(says("rude"));
}

TEST_F(Pitch, who_is_muted_chooses_from_the_list) {
  const auto seat_of = [&](const FakePerson* person) { return person == &ada ? "1" : person == &ben ? "2" : "3"; };
  FakePerson* host = &ada;
  if (pitcher == host) {
    EXPECT_EQ(ada.ask("hand_over", std::string(R"("seat":)") + seat_of(other)), "");
    host = other;
  }
  begin();
  EXPECT_EQ(host->ask("mute", std::string(R"("seat":)") + seat_of(pitcher)), "");
  EXPECT_EQ(pitcher->ask("title", titled("Free words", "")), "the host has muted you");
  EXPECT_EQ(pitcher->ask("titles"), "");
  const std::string first = pitcher->answer.find("titles")->items[0].text;
  EXPECT_EQ(pitcher->ask("title", titled(first, "and a line")), "the host has muted you");
  EXPECT_EQ(pitcher->ask("title", titled(first, "")), "");
}

TEST_F(Pitch, titles_that_suit_the_cards_are_offered_to_everybody_alike) {
  begin();
  EXPECT_EQ(pitcher->ask("titles"), "");
  const std::string offered = text(pitcher->answer.find("titles"));
  EXPECT_EQ(pitcher->answer.find("titles")->items.size(), 6U);
  EXPECT_EQ(other->ask("titles"), "");
  EXPECT_EQ(text(other->answer.find("titles")), offered);
}

TEST_F(ListedPitch, strangers_choose_from_the_list) {
  begin();
  EXPECT_EQ(pitcher->ask("title", titled("Free words", "")),
            "at a listed table titles are chosen from the list, without a line");
  EXPECT_EQ(pitcher->ask("titles"), "");
  const std::string first = pitcher->answer.find("titles")->items[0].text;
  EXPECT_EQ(pitcher->ask("title", titled(first, "and a line")),
            "at a listed table titles are chosen from the list, without a line");
  EXPECT_EQ(pitcher->ask("title", titled(first, "")), "");
}

TEST_F(Game, other_games_know_no_titles) {
  EXPECT_EQ(ada.ask("titles"), "nothing in this game has a title of its players' own");
  EXPECT_EQ(ada.ask("title", R"("title":"x","line":"")"), "nothing in this game has a title of its players' own");
}
