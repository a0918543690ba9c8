// People at a served table over real sockets: codes, passwords, the host's rights, seats, notes, watching.
#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>

#include "hub/codes.hpp"
#include "server/raw.hpp"
#include "server/served.hpp"
#include "table/names.hpp"

using namespace backlot;

namespace {

const std::string three = R"({"players":3,"coaster":false,"awards":false})";

class PeopleTest : public ServerTest {
 protected:
  // Ada is host on seat 1, Ben sits on 2; seat 3 is free.
  void gather(const std::string& more = {}) {
    const json::Node made = ada.ask("create", R"("game":"cinecitta","options":)" + three + more);
    ASSERT_EQ(made.find("type")->text, "ack") << why(made);
    table = made.find("table")->text;
    ada.join(table);
    ada.sit(1);
  }
  void gather_both() {
    gather();
    ben.join(table);
    ben.sit(2);
  }
  void start_with_a_bot() {
    ada.ask("bot", R"("seat":3,"bot":"random")");
    ada.ask("start");
    wait_for_the_deal(std::vector{&ada, &ben});
  }
  // What the last message about the table says of a seat.
  static const json::Node& seat_in(ReferenceClient& person, std::size_t seat) {
    person.settle();
    return person.lobby->find("seats")->items[seat - 1];
  }
  static bool says(const std::vector<std::string>& frames, const std::string& text) {
    return std::any_of(frames.begin(), frames.end(),
                       [&](const std::string& frame) { return frame.find(text) != std::string::npos; });
  }

  void SetUp() override {
    ServerTest::SetUp();
    for (ReferenceClient* person : {&ada, &ben}) person->connect(port);
  }
  ReferenceClient ada{0, "Ada"};
  ReferenceClient ben{0, "Ben"};
  std::string table;
};

std::string password_of(const std::string& text) { return R"(,"password":")" + text + "\""; }

}  // namespace

TEST(Codes, can_be_typed_in_any_way_people_type_them) {
  EXPECT_EQ(code_in("cdf-34 x"), "CDF34X");
  for (const char* wrong : {"", "CDF34", "CDF34XX", "CDF34A", "CDF34\n", "O0O0O0"}) EXPECT_EQ(code_in(wrong), "");
  Digest bytes{};
  bytes.fill(255);  // too large to be fair
  EXPECT_EQ(code_from(bytes).size(), code_length);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
  EXPECT_EQ(code_from(bytes), "CDFGHJ");
}

TEST_F(PeopleTest, a_code_opens_a_table_until_the_game_starts) {
  gather();
  const std::string code = ada.lobby->find("code")->text;
  EXPECT_EQ(code_in(code), code);
  const json::Node found = ben.ask("join", R"("code":" )" + code.substr(0, 3) + "-" + code.substr(3) + "\"");
  ASSERT_EQ(found.find("type")->text, "ack") << why(found);
  EXPECT_EQ(found.find("table")->text, table);
  ben.sit(2);
  stop_server();
  start_server();
  for (ReferenceClient* person : {&ada, &ben}) person->connect(port);
  EXPECT_EQ(ben.ask("join", R"("code":")" + code + "\"").find("table")->text, table) << "codes outlive a restart";
  ada.join(table);
  start_with_a_bot();
  ReferenceClient late(port, "Late");
  EXPECT_EQ(why(late.ask("join", R"("code":")" + code + "\"")), "there is no such table");
  EXPECT_EQ(why(late.ask("join", R"("code":"nonsense")")), "there is no such table");
  EXPECT_EQ(why(late.ask("join", R"("code":7)")), "code: a text is expected, not a whole number");
  EXPECT_EQ(why(late.ask("join", R"("code":"CDF34X","table":"x")")), "a table is named by its id or by its code");
  EXPECT_EQ(why(late.ask("join", R"("table":"x","watch":1)")), "watch: true or false is expected, not a whole number");
  json::Node tried;
  for (int i = 0; i < 14 && why(tried) != "too many tries; wait a little"; ++i) {
    tried = late.ask("join", R"("code":"CCCCCC")");
  }
  EXPECT_EQ(why(tried), "too many tries; wait a little");
}

TEST_F(PeopleTest, nothing_of_a_table_is_shown_before_its_password_was_given) {
  gather(password_of("Open, Sesame"));
  EXPECT_TRUE(ada.lobby->find("password")->truth);
  const std::size_t before = ben.messages.size();
  const json::Node asked = ben.ask("join", R"("table":")" + table + "\"");
  EXPECT_EQ(asked.find("needs")->text, "password");
  const json::Node wrong = ben.ask("join", R"("table":")" + table + "\"" + password_of("open, sesame"));
  EXPECT_EQ(why(wrong), "that is not the password");
  EXPECT_EQ(ben.ask("join", R"("watch":true,"table":")" + table + "\"").find("needs")->text, "password");
  EXPECT_EQ(why(ben.ask("sit", R"("seat":2,"name":"Ben","commitment":")" + std::string(64, 'a') + "\"")),
            "join a table first");
  const std::string code = ada.lobby->find("code")->text;
  EXPECT_EQ(ben.ask("join", R"("code":")" + code + "\"").find("needs")->text, "password");
  EXPECT_EQ(get(port, "/api/tables/" + table + "/record").status, 403);
  EXPECT_EQ(get(port, "/api/archive").body.find(table), std::string::npos);
  EXPECT_EQ(get(port, "/api/lobby").body.find(table), std::string::npos);
  for (std::size_t i = before; i < ben.messages.size(); ++i) {
    EXPECT_EQ(ben.messages[i].find("Ada"), std::string::npos);
    EXPECT_EQ(ben.messages[i].find("\"lobby\""), std::string::npos);
  }

  const json::Node right = ben.ask("join", R"("table":")" + table + "\"" + password_of("Open, Sesame"));
  ASSERT_EQ(right.find("type")->text, "ack") << why(right);
  ben.sit(2);
  EXPECT_EQ(seat_in(ada, 2).find("name")->text, "Ben");
  // Once in, always in: after a restart, on another connection, without the password.
  stop_server();
  start_server();
  ben.connect(port);
  EXPECT_EQ(ben.ask("join", R"("table":")" + table + "\"").find("type")->text, "ack");
  for (const ReferenceClient* person : {&ada, &ben}) EXPECT_FALSE(says(person->messages, "esame"));
  EXPECT_FALSE(says(ben.messages, "argon2"));
}

TEST_F(PeopleTest, of_a_password_only_a_hash_is_stored_and_nothing_is_logged) {
  stop_server();
  std::string logged;
  std::mutex mutex;
  settings_.log = [&](const std::string& line) {
    const std::lock_guard lock(mutex);
    logged += line;
  };
  start_server();
  ada.connect(port);
  gather(password_of("Open, Sesame"));
  stop_server();
  EXPECT_EQ(logged.find("esame"), std::string::npos);
  EXPECT_EQ(logged.find(table), std::string::npos);
  store_ = std::move(std::get<0>(open_sqlite_store((folder_ / "tables.sqlite").string())));
  const std::string created = store_->load(table, 1).entries[0].body;
  EXPECT_NE(created.find(R"("password":"$argon2id$)"), std::string::npos);
  EXPECT_EQ(created.find("esame"), std::string::npos);
}

TEST_F(PeopleTest, passwords_have_bounds_and_tries_have_an_end) {
  const auto refused = [&](const std::string& more) {
    return why(ada.ask("create", R"("game":"cinecitta","options":)" + three + more));
  };
  const std::string bounds = "a password has 1 to 100 bytes without control characters";
  EXPECT_EQ(refused(password_of("")), bounds);
  EXPECT_EQ(refused(password_of(std::string(101, 'x'))), bounds);
  EXPECT_EQ(refused(password_of("a\\nb")), bounds);
  EXPECT_EQ(refused(R"(,"password":7)"), "password: a text is expected, not a whole number");
  EXPECT_EQ(refused(R"(,"listed":true,"password":"x")"), "a table with a password is not listed");
  gather(password_of("x"));
  const std::string knock = R"("table":")" + table + "\"";
  EXPECT_EQ(why(ben.ask("join", knock + R"(,"password":7)")), "password: a text is expected, not a whole number");
  constexpr int tries = 14;
  for (int i = 0; i < tries; ++i) {
    ben.send(R"({"type":"join","id":"t)" + std::to_string(i) + "\"," + knock + password_of("y") + "}");
  }
  int checked = 0;
  for (int i = 0; i < tries; ++i) {
    const auto answer = ben.wait_for("error");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->find("needs")->text, "password");
    checked += why(*answer) == "too many tries; wait a little" ? 0 : 1;
  }
  EXPECT_EQ(checked, 10);
}

TEST_F(PeopleTest, the_host_removes_people_and_bots_before_the_start_and_nobody_else_does) {
  gather_both();
  ada.ask("bot", R"("seat":3,"bot":"easy")");
  EXPECT_EQ(why(ben.ask("leave", R"("seat":3)")), "only the host frees the seat of another");
  EXPECT_EQ(ada.ask("leave", R"("seat":3)").find("type")->text, "ack");
  EXPECT_EQ(ada.ask("leave", R"("seat":2)").find("type")->text, "ack");
  EXPECT_EQ(seat_in(ben, 2).find("kind")->text, "empty");
  EXPECT_EQ(why(ben.ask("leave", R"("seat":2)")), "nobody sits there");
}

TEST_F(PeopleTest, the_host_hands_over_and_everybody_sees_who_is_host) {
  gather_both();
  EXPECT_EQ(why(ben.ask("hand_over", R"("seat":2)")), "only the host hands the host's rights over");
  EXPECT_EQ(why(ada.ask("hand_over", R"("seat":1)")), "you are the host already");
  EXPECT_EQ(why(ada.ask("hand_over", R"("seat":3)")), "the host's rights go to a person who sits at the table");
  for (const char* seat : {"0", "99", "-1"}) {
    EXPECT_EQ(why(ada.ask("hand_over", std::string(R"("seat":)") + seat)),
              "seat: " + std::string(seat) + " is not within 1 to 9");
  }
  EXPECT_EQ(why(ada.ask("hand_over", R"("seat":"2")")), "seat: a whole number from 1 to 9 is expected");
  EXPECT_EQ(ada.ask("hand_over", R"("seat":2)").find("type")->text, "ack");
  for (ReferenceClient* person : {&ada, &ben}) {
    EXPECT_FALSE(seat_in(*person, 1).find("host")->truth);
    EXPECT_TRUE(seat_in(*person, 2).find("host")->truth);
  }
  EXPECT_FALSE(ada.lobby->find("host")->truth);
  EXPECT_TRUE(ben.lobby->find("host")->truth);
  EXPECT_EQ(why(ada.ask("start")), "only the host starts the game");
  EXPECT_EQ(ben.ask("bot", R"("seat":3,"bot":"easy")").find("type")->text, "ack");
}

TEST_F(PeopleTest, people_change_seats_and_keep_their_name_and_promise) {
  gather_both();
  const std::string promised = seat_in(ben, 2).find("commitment")->text;
  EXPECT_EQ(ben.ask("move", R"("seat":3)").find("type")->text, "ack");
  EXPECT_EQ(seat_in(ada, 2).find("kind")->text, "empty");
  EXPECT_EQ(seat_in(ada, 3).find("name")->text, "Ben");
  EXPECT_EQ(seat_in(ada, 3).find("commitment")->text, promised);
  // A bot makes room, and keeps its name, too.
  ada.ask("bot", R"("seat":2,"bot":"easy")");
  const std::string bot = seat_in(ada, 2).find("name")->text;
  EXPECT_EQ(bot, bot_names[1]);
  EXPECT_EQ(ben.ask("move", R"("seat":2)").find("type")->text, "ack");
  EXPECT_EQ(seat_in(ada, 3).find("name")->text, bot);
  // With a person it takes two.
  EXPECT_EQ(ben.ask("move", R"("seat":1)").find("type")->text, "ack");
  EXPECT_EQ(seat_in(ada, 1).find("name")->text, "Ada");
  EXPECT_EQ(seat_in(ada, 2).find("wants")->number, 1);
  EXPECT_EQ(ada.ask("move", R"("seat":2)").find("type")->text, "ack");
  EXPECT_EQ(seat_in(ben, 1).find("name")->text, "Ben");
  EXPECT_EQ(seat_in(ben, 2).find("name")->text, "Ada");
  EXPECT_EQ(seat_in(ben, 1).find("wants"), nullptr);
  // A wish ends when somebody sits elsewhere.
  ada.ask("move", R"("seat":1)");
  ben.ask("move", R"("seat":3)");
  EXPECT_EQ(seat_in(ada, 2).find("wants"), nullptr);
  EXPECT_EQ(why(ben.ask("move", R"("seat":3)")), "you sit there already");
  EXPECT_EQ(why(ben.ask("move", R"("seat":4)")), "there are seats 1 to 3");
  EXPECT_EQ(why(ben.ask("move", R"("seat":"x")")), "seat: a whole number from 1 to 9 is expected");
  ReferenceClient watcher(port, "Watcher");
  watcher.join(table);
  EXPECT_EQ(why(watcher.ask("move", R"("seat":1)")), "only people who sit at the table change seats");
}

TEST_F(PeopleTest, who_is_muted_is_not_heard_until_the_host_says_so) {
  gather_both();
  EXPECT_EQ(why(ben.ask("mute", R"("seat":1)")), "only the host mutes people");
  EXPECT_EQ(why(ada.ask("mute", R"("seat":1)")), "the host is not muted");
  EXPECT_EQ(why(ada.ask("mute", R"("seat":3)")), "there is no person on that seat");
  start_with_a_bot();
  EXPECT_EQ(why(ben.ask("move", R"("seat":3)")), "the game has started; seats are changed before that");
  EXPECT_EQ(ben.ask("say", R"("text":"hello")").find("type")->text, "ack");
  EXPECT_EQ(ada.ask("mute", R"("seat":2)").find("type")->text, "ack");
  EXPECT_TRUE(seat_in(ben, 2).find("muted")->truth) << "everybody sees it, in the middle of the game too";
  EXPECT_EQ(why(ben.ask("say", R"("text":"hello?")")), "the host has muted you");
  EXPECT_EQ(ada.ask("unmute", R"("seat":2)").find("type")->text, "ack");
  EXPECT_EQ(ben.ask("say", R"("text":"hello!")").find("type")->text, "ack");
  EXPECT_FALSE(says(ada.messages, "hello?"));
}

TEST_F(PeopleTest, notes_are_their_writers_own_until_the_end) {
  gather_both();
  EXPECT_EQ(why(ben.ask("note", R"("text":"early","marks":[])")), "notes are taken while the game is played");
  start_with_a_bot();
  ReferenceClient watcher(port, "Watcher");
  watcher.join(table);
  const auto wrong = [&](const std::string& fields) { return why(ben.ask("note", fields)); };
  EXPECT_EQ(wrong(R"("marks":[])"), "the field \"text\" is missing");
  EXPECT_EQ(wrong(R"("text":"x")"), "the field \"marks\" is missing");
  EXPECT_EQ(wrong(R"("text":"a\u0007b","marks":[])"), "there are control characters in it");
  EXPECT_EQ(wrong(R"("text":")" + std::string(4001, 'x') + R"(","marks":[])"), "a note has at most 4000 bytes");
  EXPECT_EQ(wrong(R"("text":"","marks":[{"seat":2,"mark":"suspect"}])"), "a mark is about another seat of the table");
  EXPECT_EQ(wrong(R"("text":"","marks":[{"seat":4,"mark":"suspect"}])"), "a mark is about another seat of the table");
  EXPECT_EQ(wrong(R"("text":"","marks":[{"seat":1,"mark":"trusted","why":"so"}])"),
            "marks[0]: there is no field \"why\" here");
  EXPECT_EQ(wrong(R"("text":"","marks":["suspect"])"), "marks[0]: an object is expected, not a text");
  EXPECT_EQ(wrong(R"("text":"","marks":[],"seat":1)"), "there is a field that does not belong here");
  EXPECT_EQ(wrong(R"("text":"","marks":[{"seat":1,"mark":"liar"}])"),
            "marks[0].mark: \"liar\" is none of trusted, unsure, suspect");
  EXPECT_EQ(wrong(R"("text":"","marks":[{"seat":1,"mark":"unsure"},{"seat":1,"mark":"suspect"}])"),
            "there is one mark for each seat");
  EXPECT_EQ(why(watcher.ask("note", R"("text":"x","marks":[])")), "only people who sit at the table take notes");

  const std::string note = R"("text":"Ada has the\nzebra","marks":[{"seat":1,"mark":"suspect"}])";
  ReferenceClient again(port, "Ben again");
  EXPECT_EQ(ben.ask("note", note).find("type")->text, "ack");
  ben.settle();
  const std::string kept = R"([{"seat":2,"text":"Ada has the\nzebra","marks":[{"seat":1,"mark":"suspect"}]}])";
  EXPECT_EQ(json::to_text(*ben.lobby->find("notes")), kept);

  // After a restart, on another device with the same token.
  stop_server();
  start_server();
  for (ReferenceClient* person : {&ada, &watcher}) {
    person->connect(port);
    person->join(table);
  }
  again.token = ben.token;
  again.connect(port);
  again.join(table);
  again.wait_for("update");
  EXPECT_EQ(json::to_text(*again.lobby->find("notes")), kept);
  std::vector<ReferenceClient> people;
  people.push_back(std::move(ada));
  people.push_back(std::move(again));
  people[0].wait_for("update");
  play_on(people);
  ASSERT_TRUE(over(people[0]));
  watcher.settle();
  // Nobody else was told before the end; then everybody is.
  for (const ReferenceClient* other : {&people[0], &watcher}) {
    EXPECT_EQ(json::to_text(*other->lobby->find("notes")), kept);
    for (const std::string& frame : other->messages) {
      if (frame.find(R"("phase":"over")") == std::string::npos) {
        EXPECT_EQ(frame.find("zebra"), std::string::npos) << frame.substr(0, 200);
        EXPECT_EQ(frame.find("\"mark\""), std::string::npos) << frame.substr(0, 200);
      }
    }
  }
  EXPECT_EQ(why(people[1].ask("note", note)), "notes are taken while the game is played");
  EXPECT_EQ(get(port, "/api/tables/" + table + "/record").body.find("zebra"), std::string::npos);
}

TEST_F(PeopleTest, a_connection_that_watches_sees_what_everybody_may_see_whoever_opened_it) {
  gather_both();
  ReferenceClient screen(port, "Screen");
  screen.token = ben.token;  // the same browser
  screen.connect(port);
  EXPECT_EQ(screen.ask("join", R"("watch":true,"table":")" + table + "\"").find("type")->text, "ack");
  EXPECT_FALSE(seat_in(screen, 2).find("yours")->truth);
  EXPECT_EQ(why(screen.ask("leave", R"("seat":2)")), "this connection only watches");
  start_with_a_bot();
  ben.ask("note", R"("text":"zebra","marks":[])");
  screen.wait_for("update");
  EXPECT_EQ(screen.update->find("view")->find("seat")->kind, json::Node::Kind::null);
  EXPECT_EQ(decision_of(screen), 0U);
  EXPECT_FALSE(says(screen.messages, "zebra"));
  EXPECT_EQ(screen.lobby->find("claims"), nullptr);
}

TEST_F(PeopleTest, the_picture_of_a_link_and_the_address_others_use) {
  const Answered picture = get(port, "/api/tables/0123456789ab/qr");
  EXPECT_EQ(picture.status, 200);
  EXPECT_NE(picture.head.find("image/svg+xml"), std::string::npos);
  EXPECT_TRUE(picture.body.starts_with("<svg "));
  EXPECT_EQ(get(port, "/api/tables/..%2f/qr").status, 404);
  stop_server();
  settings_.lan_address = "192.0.2.7";
  settings_.hosts = {"backlot.test"};
  start_server();
  const auto address = [&](const std::string& host) {
    Raw raw(port);
    raw.send("GET /api/address HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    const std::string answer = raw.read_until("never");
    return answer.substr(answer.find("\r\n\r\n") + 4);
  };
  EXPECT_EQ(address("localhost:1947"), "{\"address\":\"http://192.0.2.7:1947\"}\n");
  EXPECT_EQ(address("backlot.test"), "{\"address\":\"http://backlot.test\"}\n");
  EXPECT_EQ(address("a/b\"c"), "The request's host makes no sense.\n");
  Raw old(port);
  old.send("GET /api/address HTTP/1.0\r\n\r\n");
  EXPECT_NE(old.read_until("").find(R"({"name":"which_host","why":"the request does not say)"), std::string::npos);
}
