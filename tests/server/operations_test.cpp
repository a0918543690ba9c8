// What keeps a server running among strangers: limits, figures, logs, TLS, idle tables, going down, other rules.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <map>
#include <mutex>
#include <regex>
#include <stop_token>
#include <thread>

#include "json/lookup.hpp"
#include "server/raw.hpp"
#include "server/served.hpp"
#include "table/fairness.hpp"
#include "table/verify.hpp"

using namespace backlot;

namespace {

class OperationsTest : public ServerTest {
 protected:
  void restart() {
    stop_server();
    start_server();
  }

  json::Node found(const std::string& target) const {
    const Answered answer = get(port, target);
    EXPECT_EQ(answer.status, 200) << answer.body;
    auto parsed = json::parse(answer.body);
    return std::holds_alternative<json::Node>(parsed) ? std::get<json::Node>(parsed) : json::Node{};
  }

  // Changes the stored log of a table, as another program would have written it.
  void edit_log(const std::string& sql) const {
    sqlite3* store = nullptr;
    sqlite3_open((folder_ / "tables.sqlite").c_str(), &store);
    char* error = nullptr;
    EXPECT_EQ(sqlite3_exec(store, sql.c_str(), nullptr, nullptr, &error), SQLITE_OK) << error;
    EXPECT_GT(sqlite3_changes(store), 0);
    sqlite3_close(store);
  }
};

}  // namespace

TEST_F(OperationsTest, listed_tables_are_found_and_their_records_prove_the_deal) {
  std::vector<ReferenceClient> people;
  for (const char* name : {"Ada", "Ben", "Cleo"}) people.emplace_back(port, name);
  const std::string table = people[0].create("cinecitta", four + R"(,"listed":true)");
  people[1].create("cinecitta", four);  // not listed
  EXPECT_EQ(found("/api/lobby").find("tables")->items.size(), 1U);
  EXPECT_EQ(found("/api/lobby").find("tables")->items[0].find("table")->text, table);
  play_from_lobby(people, table);
  people[0].ask("say", R"("text":"Break a leg!")");
  EXPECT_EQ(found("/api/lobby").find("tables")->items.size(), 0U);
  EXPECT_EQ(get(port, "/api/tables/" + table + "/record").status, 409);
  play_on(people);
  const json::Node archive = found("/api/archive?player=ada&phase=over&game=cinecitta");
  ASSERT_EQ(archive.find("tables")->items.size(), 1U);
  const json::Node& row = archive.find("tables")->items[0];
  EXPECT_EQ(row.find("ended_by")->text, people[0].update->find("outcome")->find("ended_by")->text);
  EXPECT_EQ(row.find("players")->items.size(), 4U);
  // Each sentence has a name of its own.
  const std::map<std::string, std::string> refused{{"since=tomorrow", "bad_search_field"},
                                                   {"limit=101", "bad_search_field"},
                                                   {"L%C3%A9a=1", "other_search_field"},
                                                   {"won=1", "won_by_whom"},
                                                   {"player=%zz", "bad_search"}};
  for (const auto& [query, name] : refused) {
    const Answered answer = get(port, "/api/archive?" + query);
    EXPECT_EQ(answer.status, 400) << query;
    EXPECT_TRUE(answer.body.starts_with(R"({"name":")" + name + R"(","why":")")) << query << ": " << answer.body;
  }
  EXPECT_NE(get(port, "/api/archive?limit=101").body.find(R"("with":["limit"])"), std::string::npos);
  EXPECT_EQ(get(port, "/api/tables/nowhere/record").status, 404);
  EXPECT_EQ(get(port, "/api/nothing").status, 404);

  const Answered record = get(port, "/api/tables/" + table + "/record");
  ASSERT_EQ(record.status, 200);
  EXPECT_NE(record.body.find("Break a leg!"), std::string::npos);
  const auto verified = verify_text(record.body);
  ASSERT_TRUE(std::holds_alternative<Verified>(verified))
      << std::get<Fault>(verified).field << ": " << std::get<Fault>(verified).why;
  EXPECT_TRUE(std::get<Verified>(verified).finished);
  // Every part of the proof is needed.
  for (const char* field : {"contribution", "commitment", "server_seed"}) {
    std::string forged = record.body;
    const std::size_t at = forged.find(std::string("\"") + field + "\":\"") + std::string(field).size() + 4;
    ASSERT_LT(at, forged.size()) << field;
    forged[at] = forged[at] == '0' ? '1' : '0';
    const auto result = verify_text(forged);
    ASSERT_TRUE(std::holds_alternative<Fault>(result)) << field;
    EXPECT_NE(std::get<Fault>(result).field.find(std::string(field) == "commitment" ? "server_seed" : field),
              std::string::npos)
        << std::get<Fault>(result).field;
  }
}

TEST_F(OperationsTest, idle_tables_leave_memory_and_come_back) {
  auto people = seated();
  play_on(people, 5);
  const std::string view = json::to_text(*people[0].update->find("view"));
  EXPECT_EQ(figure("tables_in_memory"), 1U);
  for (ReferenceClient& person : people) person.disconnect();
  ASSERT_TRUE(soon([&] { return figure("clients") == 0; }));
  EXPECT_EQ(figure("tables_in_memory"), 1U);
  server_->pass(std::chrono::seconds(2 * settings_.idle_seconds));
  EXPECT_EQ(figure("tables_in_memory"), 0U);
  for (ReferenceClient& person : people) {
    ASSERT_TRUE(person.connect(port));
    person.join(person.table);
    person.wait_for("update");
  }
  EXPECT_EQ(json::to_text(*people[0].update->find("view")), view);
  play_on(people);
  EXPECT_TRUE(over(people[0]));
}

// tests/table/served_table_test.cpp has the table that replays alike and goes on.
TEST_F(OperationsTest, a_table_played_by_other_rules_is_closed_and_can_be_looked_at) {
  auto people = seated();
  people[0].ask("say", R"("text":"Break a leg!")");
  play_on(people, 5);
  const std::vector<std::string> stream = people[0].stream;
  for (ReferenceClient& person : people) person.disconnect();
  stop_server();
  // Under another revision the cards are dealt otherwise: no action fits.
  edit_log(R"(UPDATE entries SET body = replace(body, '"rules":1', '"rules":99') WHERE seq = 1)");
  for (int times = 0; times < 2; ++times) {
    start_server();
    people[0].seen = 0;
    people[0].stream.clear();
    ASSERT_TRUE(people[0].connect(port));
    people[0].join(people[0].table);
    people[0].wait_for("update");
    EXPECT_EQ(people[0].lobby->find("phase")->text, "closed");
    EXPECT_NE(people[0].lobby->find("why")->text.find("rules have changed"), std::string::npos);
    EXPECT_EQ(json::text_of(*people[0].lobby, "closed"), "rules_changed");
    EXPECT_EQ(people[0].stream, stream);
    EXPECT_EQ(people[0].update->find("view")->kind, json::Node::Kind::null);
    EXPECT_NE(why(people[0].act("{}", 1, "x")).find("not being played"), std::string::npos);
    EXPECT_EQ(get(port, "/api/tables/" + people[0].table + "/record").status, 409);
    people[0].disconnect();
    stop_server();
  }
  start_server();
  int closings = 0;  // once and for all
  for (const StoredEntry& entry : store_->load(people[0].table, 1).entries) {
    closings += entry.body.starts_with(R"({"kind":"closed")") ? 1 : 0;
  }
  EXPECT_EQ(closings, 1);
}

TEST_F(OperationsTest, tls_serves_pages_and_sockets_and_marks_the_cookie_secure) {
  const std::string certificate = (folder_ / "cert.pem").string();
  make_certificate(certificate, (folder_ / "key.pem").string());
  std::filesystem::create_directories(folder_ / "web");
  stop_server();
  settings_.tls_certificate = certificate;
  settings_.tls_key = (folder_ / "key.pem").string();
  start_server();
  const Answered well = get(port, "/healthz", Raw::Over::tls, certificate);
  EXPECT_EQ(well.status, 200);
  EXPECT_EQ(well.body, "ok\n");
  Raw socket(port, Raw::Over::tls, certificate);
  ASSERT_TRUE(socket.good());
  ASSERT_TRUE(socket.send(upgrade_request("Origin: https://localhost\r\n")));
  const std::string head = socket.read_until("\r\n\r\n");
  EXPECT_NE(head.find("101"), std::string::npos) << head;
  EXPECT_TRUE(std::regex_search(head, std::regex("backlot=[0-9a-f]{64};.*HttpOnly; SameSite=Strict;.*Secure"))) << head;
  EXPECT_EQ(get(port, "/healthz").status, 0);  // without TLS: nothing
  settings_.tls_key = certificate;
  Server other(settings_, *store_);
  EXPECT_NE(other.listen().find("the key"), std::string::npos);
}

TEST_F(OperationsTest, a_page_from_elsewhere_is_turned_away) {
  settings_.public_url = "https://table.example";
  restart();
  const auto upgrade = [this](const std::string& origin) {
    Raw raw(port);
    raw.send(upgrade_request("Origin: " + origin + "\r\n"));
    return raw.read_until("\r\n\r\n").find("101") != std::string::npos;
  };
  EXPECT_TRUE(upgrade("http://localhost"));
  EXPECT_TRUE(upgrade("https://table.example"));
  EXPECT_FALSE(upgrade("https://elsewhere.example"));
  EXPECT_FALSE(upgrade("https://table.example.elsewhere.example"));
  EXPECT_EQ(figure("turned_away_total"), 2U);
}

TEST_F(OperationsTest, one_address_has_so_many_connections_and_new_tables) {
  settings_.per_address = 3;
  restart();
  {
    Raw one(port);
    ReferenceClient ada(port, "Ada");
    ReferenceClient ben(port, "Ben");
    const auto create = [](ReferenceClient& person) {
      std::string refused;
      int made = 0;
      for (; made < 300 && refused.empty(); ++made) {
        refused = why(person.ask("create", R"("game":"cinecitta","options":)" + four));
      }
      EXPECT_EQ(refused, "too many new tables; wait a little");
      return made - 1;
    };
    EXPECT_EQ(create(ada), 20);  // of a person, and Ben has his own; but both are one address
    EXPECT_EQ(create(ben), 10);
    Raw fourth(port);
    fourth.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_EQ(status_in(fourth.read_until("")), 429);
    EXPECT_TRUE(fourth.ended());
  }
  ASSERT_TRUE(soon([&] { return get(port, "/healthz").status == 200; }));
  int pages = 0;
  while (pages < 5000 && get(port, "/healthz").status != 429) ++pages;
  EXPECT_LT(pages, 5000);
  EXPECT_GT(pages, 3000);  // a page is many files, and a room has many people
  server_->pass(std::chrono::seconds(1));
  EXPECT_EQ(get(port, "/healthz").status, 200);
}

TEST_F(OperationsTest, who_sends_too_much_waits_and_is_answered_in_the_end) {
  settings_.per_second = 20;
  restart();
  ReferenceClient ada(port, "Ada");
  for (int i = 0; i < 100; ++i) ada.send(R"({"type":"start","id":"s)" + std::to_string(i) + "\"}");
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(ada.wait_for("error", "s" + std::to_string(i)));
  EXPECT_EQ(figure("held_up_total"), 21U);  // of a hello and 100 more, all but four seconds' worth
}

TEST_F(OperationsTest, who_opens_thirty_connections_is_read_no_faster_than_ten) {
  settings_.per_second = 1;
  restart();
  std::vector<ReferenceClient> many;
  for (int i = 0; i < 30; ++i) many.emplace_back(port, "Ada");  // whose hello was the first of four
  for (ReferenceClient& one : many) {
    for (const char* const id : {"s1", "s2", "s3"}) one.send(R"({"type":"start","id":")" + std::string(id) + "\"}");
  }
  // Forty are read at once, and those hellos are among them: of the thirty at most three have nothing left to say.
  EXPECT_TRUE(soon([&] { return figure("held_up_total") >= 27; }));  // none of them by its own connection
  const std::jthread clock([&](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      server_->pass(std::chrono::seconds(1));
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  });
  for (ReferenceClient& one : many) {
    for (const char* const id : {"s1", "s2", "s3"}) ASSERT_TRUE(one.wait_for("error", id));
  }
}

TEST_F(OperationsTest, talk_is_limited_too) {
  auto people = seated();
  int refused = 0;
  for (int i = 0; i < 14; ++i) {
    refused += why(people[0].ask("say", R"("text":"again")")).find("not so fast") != std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(refused, 4);
  EXPECT_EQ(why(people[1].ask("say", R"("text":"I may")")), "");
  server_->pass(std::chrono::seconds(1));
  EXPECT_EQ(why(people[0].ask("say", R"("text":"again")")), "");
}

TEST_F(OperationsTest, who_opens_ten_connections_talks_no_faster) {
  auto people = seated();
  std::vector<ReferenceClient> again;
  for (int i = 0; i < 10; ++i) {
    ReferenceClient& one = again.emplace_back(port, "Ada");
    one.token = people[0].token;
    ASSERT_TRUE(one.connect(port));
    one.join(people[0].table);
  }
  const auto say = [](int i) { return R"({"type":"say","text":"again","id":"many)" + std::to_string(i) + "\"}"; };
  for (int i = 0; i < 80; ++i) again[static_cast<std::size_t>(i % 10)].send(say(i));
  int refused = 0;
  for (ReferenceClient& one : again) {
    for (int answers = 0; answers < 8;) {
      const auto message = one.receive(60000);
      ASSERT_TRUE(message);
      if (!json::text_of(*message, "id").starts_with("many")) continue;
      ++answers;
      refused += why(*message) == "not so fast: wait a second" ? 1 : 0;
    }
  }
  EXPECT_EQ(refused, 70);  // each of ten connections had ten of its own, once
}

TEST_F(OperationsTest, a_client_that_does_not_read_is_closed_and_the_others_play_on) {
  settings_.per_second = 100000;
  settings_.per_address = 0;
  restart();
  auto people = seated();
  Raw slow(port);
  ASSERT_TRUE(slow.send(upgrade_request()));
  slow.read_until("\r\n\r\n");
  // Messages that are answered with much, and no answer is read.
  const auto frame = [](const std::string& text) {
    std::string out = "\x81";
    out += static_cast<char>(0x80 | 126);
    out += static_cast<char>(text.size() >> 8);
    out += static_cast<char>(text.size() & 0xFF);
    return out + std::string(4, '\0') + text;
  };
  std::string padded = R"({"type":"hello","version":1})";
  padded.resize(200, ' ');
  const std::string hello = frame(padded);
  for (int i = 0; i < 5000 && slow.send(hello); ++i) {
  }
  EXPECT_TRUE(soon([&] { return figure("slow_clients_closed_total") == 1; }));
  play_on(people);
  EXPECT_TRUE(over(people[0]));
}

TEST_F(OperationsTest, going_down_answers_what_was_taken_in_and_tells_everybody) {
  auto people = seated();
  const std::uint32_t decision = decision_of(people[0]);
  people[0].send(R"({"type":"act","id":"last","decision":)" + std::to_string(decision) + R"(,"action":)" +
                 choice(people[0], 0) + "}");
  ASSERT_TRUE(people[0].wait_for("ack", "last"));
  stop_server();
  EXPECT_TRUE(people[0].wait_for("going_down"));
  EXPECT_TRUE(people[1].wait_for("going_down"));
  EXPECT_FALSE(people[1].receive());
  EXPECT_TRUE(people[1].ended());
  start_server();
  ASSERT_TRUE(people[0].connect(port));
  people[0].join(people[0].table);
  EXPECT_EQ(people[0].act("{}", decision, "last").find("type")->text, "ack");  // a resend
}

TEST_F(OperationsTest, the_log_has_a_line_for_each_event_and_no_secret) {
  std::mutex mutex;
  std::string log;
  settings_.log_format = Log::Format::json;
  settings_.log = [&](const std::string& line) {
    const std::lock_guard lock(mutex);
    log += line + "\n";
  };
  restart();
  auto people = seated();
  play_on(people);
  EXPECT_EQ(get(port, "/t/" + people[0].table + "?token=" + people[0].token).status, 404);
  get(port, "/api/tables/" + people[0].table + "/record");
  stop_server();
  for (const char* event : {"listening", "request", "going down", "stopped"}) {
    EXPECT_NE(log.find(std::string("\"event\":\"") + event + "\""), std::string::npos) << event;
  }
  EXPECT_NE(log.find(R"("path":"/t","status":"404")"), std::string::npos) << log;
  for (const ReferenceClient& person : people) {
    EXPECT_EQ(log.find(person.token), std::string::npos);
    EXPECT_EQ(log.find(hex_of(sha256(person.token))), std::string::npos);
  }
  EXPECT_EQ(log.find(people[0].table), std::string::npos);
  EXPECT_EQ(log.find(people[0].lobby->find("server_seed")->text), std::string::npos);
  for (std::size_t at = 0; at < log.size();) {
    const std::size_t end = log.find('\n', at);
    EXPECT_TRUE(std::holds_alternative<json::Node>(json::parse(log.substr(at, end - at)))) << log.substr(at, end - at);
    at = end + 1;
  }
}

TEST_F(OperationsTest, everything_that_is_logged_of_a_request_or_a_socket_has_its_trace) {
  std::mutex mutex;
  std::vector<json::Node> log;
  settings_.log_format = Log::Format::json;
  settings_.log = [&](const std::string& line) {
    const std::lock_guard lock(mutex);
    log.push_back(std::get<json::Node>(json::parse(line)));
  };
  // The events of that trace, in order.
  const auto events_of = [&](const std::string& trace) {
    const std::lock_guard lock(mutex);
    std::vector<std::string> events;
    for (const json::Node& line : log) {
      if (json::text_of(line, "trace") == trace) events.push_back(json::text_of(line, "event"));
    }
    return events;
  };
  const auto trace_in = [](const std::string& head) {
    std::smatch found;
    return std::regex_search(head, found, std::regex("X-Request-ID: ([^\r]*)\r")) ? found[1].str() : "";
  };
  const auto asked = [&](const std::string& request) {
    Raw raw(port);
    raw.send(request);
    return trace_in(raw.read_until("\r\n\r\n"));
  };
  const auto ask = [&](const std::string& named) {
    return asked("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Request-ID: " + named + "\r\n\r\n");
  };
  using Events = std::vector<std::string>;
  restart();
  // Whoever comes directly is not asked what it is called.
  const std::string own = ask("my-own-name");
  EXPECT_TRUE(std::regex_match(own, std::regex("[0-9a-f]{16}"))) << own;
  EXPECT_EQ(events_of(own), Events{"request"});
  EXPECT_NE(ask("my-own-name"), own);
  EXPECT_EQ(events_of("my-own-name"), Events{});
  EXPECT_EQ(events_of(asked("nonsense\r\n\r\n")), Events{"request"});
  std::string socket;
  {
    Raw raw(port);
    raw.send(upgrade_request("X-Request-ID: my-own-name\r\n"));
    socket = trace_in(raw.read_until("\r\n\r\n"));
    EXPECT_TRUE(std::regex_match(socket, std::regex("[0-9a-f]{16}"))) << socket;
  }
  EXPECT_TRUE(soon([&] { return events_of(socket) == Events{"connected", "disconnected"}; }));
  settings_.proxies = {"127.0.0.1"};
  restart();
  EXPECT_EQ(ask("from-the-proxy_1.2"), "from-the-proxy_1.2");
  EXPECT_EQ(events_of("from-the-proxy_1.2"), Events{"request"});
  // Not everything is a name.
  for (const std::string& bad : {std::string(65, 'x'), std::string("two words"), std::string("a\"b"), std::string()}) {
    EXPECT_TRUE(std::regex_match(ask(bad), std::regex("[0-9a-f]{16}"))) << bad;
  }
  stop_server();
}

TEST_F(OperationsTest, figures_count_what_happens) {
  auto people = seated();
  EXPECT_EQ(figure("clients"), 3U);
  EXPECT_EQ(figure("tables_in_memory"), 1U);
  EXPECT_EQ(figure("storing"), 1U);
  const std::uint64_t before = figure("entries_total");
  people[0].act(choice(people[0], 0), decision_of(people[0]), "one");
  EXPECT_GE(figure("entries_total"), before + 1);
  const std::uint64_t refused = figure("refused_total");
  people[0].act(choice(people[1], 0), 4000, "stale");
  EXPECT_EQ(figure("refused_total"), refused + 1);
}

TEST_F(OperationsTest, a_target_that_makes_no_sense_and_an_endless_head_are_answered) {
  EXPECT_EQ(get(port, "/no.such.file").status, 404);
  EXPECT_EQ(get(port, "*").status, 404);
  Raw raw(port);
  raw.send("GET / HTTP/1.1\r\nX: " + std::string(20000, 'x'));
  EXPECT_EQ(status_in(raw.read_until("")), 431);
}
