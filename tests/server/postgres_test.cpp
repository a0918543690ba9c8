// A server whose tables are in a PostgreSQL database, over real sockets: whole games, and what people notice when the
// database goes away and comes back.
#include <gtest/gtest.h>

#include <thread>

#include "json/lookup.hpp"
#include "server/served.hpp"
#include "storage/postgres/postgres_store.hpp"
#include "support/postgres_server.hpp"

using namespace backlot;

namespace {

class PostgresServerTest : public ServerTest {
 protected:
  PostgresServerTest() {
    settings_.time_by_hand = false;  // tables come back by themselves
    settings_.bot_pause = 0;
  }
  void SetUp() override {
    ServerTest::SetUp();
    stop_server();
    start_server();
  }
  void start_server(const std::string& node = {}) {
    // One that is to notice that the database is away, or one among others, of which nobody is taken for dead.
    const auto patience = node.empty() ? std::chrono::seconds(1) : std::chrono::seconds(60);
    auto store = open_postgres_store(url_, {.patience = patience, .node = node, .lease = std::chrono::minutes(10)});
    if (const auto* const why = std::get_if<std::string>(&store)) FAIL() << *why;
    serve(std::move(std::get<0>(store)));
  }
  std::string type_of_answer(ReferenceClient& person) const {
    return json::text_of(person.act(choice(person, 0), decision_of(person), person.fresh_id()), "type");
  }
  // The one whom the table asks something.
  static ReferenceClient& asked(std::vector<ReferenceClient>& people) {
    for (;;) {
      for (ReferenceClient& person : people) {
        if (decision_of(person) != 0) return person;
      }
      for (ReferenceClient& person : people) person.receive(2);
    }
  }

  testing_support::PostgresServer& database_ = testing_support::PostgresServer::shared();
  const std::string url_ = database_.fresh_url();
};

}  // namespace

TEST_F(PostgresServerTest, a_game_is_played_found_and_read_again_by_another_server) {
  auto people = seated();
  play_on(people);
  ASSERT_TRUE(over(people[0]));
  const std::string record = get(port, "/api/tables/" + people[0].table + "/record").body;
  EXPECT_NE(record.find("\"outcome\""), std::string::npos);
  for (ReferenceClient& person : people) person.disconnect();
  stop_server();
  start_server();
  EXPECT_EQ(get(port, "/api/tables/" + people[0].table + "/record").body, record);
  EXPECT_EQ(get(port, "/healthz").body, "ok\n");
  ReferenceClient dora(port, "Dora");
  const std::string listed = dora.create("cinecitta", four);
  EXPECT_NE(listed, "");
  EXPECT_EQ(json::text_of(dora.ask("join", R"("table":")" + listed + "\""), "type"), "ack");
  EXPECT_EQ(get(port, "/api/lobby").status, 200);
}

TEST_F(PostgresServerTest, a_table_outlives_a_restart_of_its_database) {
  auto people = seated();
  play_on(people, 4);
  ReferenceClient& person = asked(people);
  database_.stop();
  // Nothing is acknowledged, everybody is told so, and the server answers all the while.
  EXPECT_EQ(type_of_answer(person), "error");
  EXPECT_EQ(get(port, "/healthz").status, 503);
  EXPECT_NE(get(port, "/healthz").body.find("the store cannot be written"), std::string::npos);
  EXPECT_EQ(get(port, "/api/archive").status, 503);
  ReferenceClient dora(port, "Dora");  // is greeted
  database_.start();
  // Nobody connects anew.
  EXPECT_TRUE(soon([&] { return type_of_answer(person) == "ack"; }));
  for (ReferenceClient& each : people) each.settle();
  play_on(people);
  EXPECT_TRUE(over(people[0]));
  EXPECT_TRUE(soon([&] { return get(port, "/healthz").body == "ok\n"; }));
  // What was acknowledged is there once, and it is a game.
  EXPECT_EQ(get(port, "/api/tables/" + people[0].table + "/record").status, 200);
}

// Until the balancer has noticed, whoever comes is answered.
TEST_F(PostgresServerTest, a_server_that_goes_down_sends_everybody_on_while_it_still_answers) {
  stop_server();
  settings_.notice_millis = 600000;  // it ends when it is asked again
  start_server("north");
  auto opened =
      open_postgres_store(url_, {.node = "south", .serves = {{"cinecitta", 1000}}, .lease = std::chrono::minutes(10)});
  Archive& south = *std::get<0>(opened);
  south.take("none");  // when that is answered the database knows the node
  auto people = seated();
  play_on(people, 4);
  const std::string table = people[0].table;
  EXPECT_EQ(south.take(table).node, "north");
  EXPECT_EQ(get(port, "/readyz").status, 200);
  server_->stop();
  for (ReferenceClient& person : people) {
    const auto sent = person.wait_for("error");
    ASSERT_TRUE(sent);
    EXPECT_EQ(json::text_of(*sent, "name"), "elsewhere");
    EXPECT_EQ(json::text_of(*sent, "id"), "");
    EXPECT_EQ(json::text_of(*sent, "table"), table);
    EXPECT_EQ(sent->find("with")->items[0].text, "south");
  }
  EXPECT_EQ(get(port, "/readyz").status, 404);
  EXPECT_EQ(get(port, "/api/lobby").status, 200);
  ReferenceClient dora(port, "Dora");
  EXPECT_EQ(json::text_of(dora.ask("join", R"("table":")" + table + "\""), "name"), "elsewhere");
  EXPECT_EQ(south.take(table).state, Lease::State::held);
}

TEST_F(PostgresServerTest, figures_name_the_node_and_tell_what_it_keeps) {
  EXPECT_EQ(get(port, "/metrics").body.find("node_info"), std::string::npos);  // it has the store to itself
  stop_server();
  start_server("north-1");
  ReferenceClient dora(port, "Dora");
  std::string table;
  EXPECT_TRUE(soon([&] { return !(table = dora.create("cinecitta", four)).empty(); }));
  dora.join(table);
  const std::string all = get(port, "/metrics").body;
  EXPECT_NE(all.find("# TYPE backlot_node_info gauge\nbacklot_node_info{node=\"north-1\"} 1\n"), std::string::npos)
      << all;
  for (const char* const name : {"takeovers_total", "appends_waiting"}) {
    EXPECT_NE(all.find(std::string("\nbacklot_") + name + " "), std::string::npos) << name;
  }
  EXPECT_EQ(figure("leases_held"), 1U);
}
