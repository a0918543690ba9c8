// What HTTP says to those who do not keep to it, read from the outside byte by byte; names, proxies and limits over
// real sockets.
#include <gtest/gtest.h>

#include <fstream>
#include <mutex>
#include <regex>

#include "server/host_names.hpp"
#include "server/late_archive.hpp"
#include "server/raw.hpp"
#include "server/served.hpp"

using namespace backlot;

namespace {

class HttpTest : public ServerTest {
 protected:
  void restart() {
    stop_server();
    start_server();
  }
  void use_tls() {
    over_ = Raw::Over::tls;
    certificate_ = (folder_ / "cert.pem").string();
    make_certificate(certificate_, (folder_ / "key.pem").string());
    settings_.tls_certificate = certificate_;
    settings_.tls_key = (folder_ / "key.pem").string();
    restart();
  }
  // All that the server says to it, until it ends the connection.
  std::string said_to(const std::string& text, const std::string& first = {}) const {
    Raw raw(port, over_, certificate_, first);
    EXPECT_TRUE(raw.good());
    raw.send(text);
    return raw.read_until("");
  }
  int status_of(const std::string& text, const std::string& first = {}) const {
    return status_in(said_to(text, first));
  }
  static std::string get_with(const std::string& fields, const std::string& target = "/healthz") {
    return "GET " + target + " HTTP/1.1\r\nConnection: close\r\n" + fields + "\r\n";
  }
  // Whether it becomes a WebSocket; then it stays open.
  int upgraded(const std::string& fields, const std::string& first = {}) {
    sockets_.push_back(std::make_unique<Raw>(port, over_, certificate_, first));
    EXPECT_TRUE(sockets_.back()->send(upgrade_request(fields)));
    last_ = sockets_.back()->read_until("\r\n\r\n");
    return status_in(last_);
  }
  void expect_bad_requests_to_be_answered() const {
    const std::string host = "Host: localhost\r\n";
    const std::string twice = host + host;
    for (const std::string& bad : std::initializer_list<std::string>{
             std::string("NONSENSE\r\n\r\n"),
             "GET / HTTP/3.0\r\n" + host + "\r\n",
             "GET /\r\n\r\n" + host,
             "G\x01T / HTTP/1.1\r\n" + host + "\r\n",
             "GET / HTTP/1.1\r\nno colon\r\n\r\n",
             std::string("GET / HTTP/1.1\r\n\r\n"),
             "GET / HTTP/1.1\r\n" + twice + "\r\n",
             "GET / HTTP/1.1\r\n" + host + "Host: elsewhere\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n",
             "POST / HTTP/1.1\r\n" + host + "Content-Length: x\r\n\r\n",
             "POST / HTTP/1.1\r\n" + host + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
             "POST / HTTP/1.1\r\n" + host + "Content-Length: 2, 2\r\n\r\nab",
             "POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: gzip\r\n\r\n",
             "POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
             "POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: xchunked\r\n\r\n",
             "POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
             "POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
             "POST / HTTP/1.1\r\n" + host + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
             "POST / HTTP/1.0\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
             "POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
             "PROXY TCP4 198.51.100.1 192.0.2.2 1 2\r\nGET /healthz HTTP/1.1\r\n" + host + "\r\n",
         }) {
      EXPECT_EQ(status_of(bad), 400) << bad;
    }
    // More is on its way when it is refused, and the answer is not lost.
    EXPECT_EQ(status_of("GET / HTTP/1.1\r\n" + host + "X: " + std::string(300000, 'x')), 431);
    EXPECT_EQ(status_of("POST / HTTP/1.1\r\n" + host + "Content-Length: 300000\r\n\r\n" + std::string(300000, 'x')),
              413);
    EXPECT_EQ(status_of("POST / HTTP/1.1\r\n" + host + "Content-Length: 5\r\nConnection: close\r\n\r\nhello"), 405);
    EXPECT_EQ(status_of(get_with(host)), 200);
  }

  Raw::Over over_ = Raw::Over::tcp;
  std::string certificate_;
  std::string last_;
  std::vector<std::unique_ptr<Raw>> sockets_;
};

std::string forwarded_for(const std::string& who) { return "X-Forwarded-For: " + who + "\r\n"; }
std::string proxy_line(const std::string& who) { return "PROXY TCP4 " + who + " 192.0.2.2 56324 443\r\n"; }

}  // namespace

TEST_F(HttpTest, bad_requests_are_answered_before_the_end) { expect_bad_requests_to_be_answered(); }

TEST_F(HttpTest, bad_requests_are_answered_over_tls_too) {
  use_tls();
  expect_bad_requests_to_be_answered();
}

TEST_F(HttpTest, a_binary_frame_is_read_like_text_and_text_that_is_no_utf_8_ends_the_connection) {
  // As a client sends it: masked, with a mask that changes nothing.
  const auto frame = [](char kind, const std::string& bytes) {
    std::string head{static_cast<char>(0x80 | kind), static_cast<char>(0x80U | bytes.size())};
    return head + std::string(4, '\0') + bytes;
  };
  constexpr char text = 1;
  constexpr char binary = 2;
  ASSERT_EQ(upgraded(""), 101);
  Raw& line = *sockets_.back();
  ASSERT_TRUE(line.send(frame(binary, R"({"type":"hello","version":1})")));
  const std::string welcome = line.read_until("}]}");
  EXPECT_EQ(welcome.substr(0, 1), "\x81");  // in a text frame
  EXPECT_NE(welcome.find(R"("type":"welcome")"), std::string::npos);
  ASSERT_TRUE(line.send(frame(binary, "\xFF\xFE")));
  EXPECT_NE(line.read_until("no_json").find("no_json"), std::string::npos);
  ASSERT_TRUE(line.send(frame(text, "\xFF\xFE")));
  const std::string close_1007 = "\x88\x02\x03\xEF";
  EXPECT_NE(line.read_until(close_1007).find(close_1007), std::string::npos);
  EXPECT_TRUE(line.ended());
}

TEST_F(HttpTest, refused_upgrades_are_answered) {
  for (const bool tls : {false, true}) {
    if (tls) use_tls();
    EXPECT_EQ(status_of(upgrade_request("Origin: https://elsewhere.example\r\n")), 403);
    EXPECT_EQ(status_of(upgrade_request("Origin: http://localhost\r\nOrigin: https://elsewhere.example\r\n")), 403);
    EXPECT_EQ(status_of(upgrade_request("Host: elsewhere\r\n")), 400);
  }
}

TEST_F(HttpTest, one_connection_too_many_is_told_so) {
  settings_.per_address = 2;
  for (const bool tls : {false, true}) {
    if (tls) use_tls();
    if (!tls) restart();
    EXPECT_EQ(upgraded(""), 101);
    EXPECT_EQ(upgraded(""), 101);
    EXPECT_EQ(status_of(upgrade_request()), 429);
    EXPECT_EQ(status_of(get_with("Host: localhost\r\n")), 429);
    sockets_.clear();
  }
}

TEST_F(HttpTest, who_wants_to_come_in_while_it_goes_down_is_told_so) {
  stop_server();
  LateArchive archive;
  Server server(settings_, archive);
  ASSERT_EQ(server.listen(), "");
  std::thread thread([&] { server.run(Server::Signals::ignored); });
  ReferenceClient ada(server.port(), "Ada");
  Raw open(server.port());
  const std::string well = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
  open.send(well);
  EXPECT_EQ(status_in(open.read_until("ok\n")), 200);
  ada.send(R"({"type":"create","id":"c","game":"cinecitta","options":)" + four + "}");
  archive.wait_for(1);
  server.stop();                 // and waits for the store
  const auto still_well = [&] {  // on the same connection, answer by answer
    open.send(well);
    std::string answer = open.read_until("\r\n\r\n");
    if (answer.ends_with("\r\n\r\n")) answer += open.read_until("\n");
    return status_in(answer) == 200;
  };
  while (still_well()) {
  }
  open.send(upgrade_request());
  EXPECT_NE(open.read_until("").find("HTTP/1.1 503"), std::string::npos);
  server.stop();
  thread.join();
}

TEST_F(HttpTest, names_that_the_server_does_not_know_are_turned_away_with_words) {
  settings_.hosts = {"games.example"};
  settings_.public_url = "https://table.example:8443";
  restart();
  const auto status = [this](const std::string& host) { return status_of(get_with("Host: " + host + "\r\n")); };
  for (const std::string& good :
       {std::string("localhost"), "127.0.0.1:" + std::to_string(port), std::string("[::1]:1947"),
        std::string("192.168.7.7"), std::string("Games.Example:1947"), std::string("table.example"), machine_name()}) {
    EXPECT_EQ(status(good), 200) << good;
  }
  const std::string page = said_to(get_with("Host: rebound.example:1947\r\n", "/"));
  EXPECT_EQ(status_in(page), 421);
  EXPECT_NE(page.find("backlot serve --host rebound.example\n"), std::string::npos) << page;
  EXPECT_EQ(page.find("Set-Cookie"), std::string::npos);
  std::string upgrade = upgrade_request();
  upgrade.replace(upgrade.find("localhost"), 9, "rebound.example");
  EXPECT_EQ(status_of(upgrade), 421);
  EXPECT_EQ(status_of("GET /healthz HTTP/1.0\r\n\r\n"), 200);  // no browser
}

TEST_F(HttpTest, https_is_kept_to_and_pages_are_their_own) {
  const auto head = [this] { return said_to(get_with("Host: localhost\r\n")); };
  EXPECT_EQ(head().find("Strict-Transport-Security"), std::string::npos);
  EXPECT_NE(head().find("Cross-Origin-Resource-Policy: same-origin"), std::string::npos);
  settings_.public_url = "https://table.example";
  restart();
  EXPECT_NE(head().find("Strict-Transport-Security: max-age=31536000\r\n"), std::string::npos);
  settings_.public_url.clear();
  use_tls();
  EXPECT_NE(head().find("Strict-Transport-Security: max-age=31536000\r\n"), std::string::npos);
}

TEST_F(HttpTest, head_has_the_length_and_no_body) {
  const std::string head = said_to("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  EXPECT_NE(head.find("Content-Length: 3\r\n"), std::string::npos);
  EXPECT_TRUE(head.ends_with("\r\n\r\n"));
}

TEST_F(HttpTest, a_trusted_proxy_is_believed_about_who_is_behind_it) {
  settings_.proxies = {"127.0.0.0/8"};
  settings_.per_address = 2;
  restart();
  const std::string ada = forwarded_for("203.0.113.77, 198.51.100.1");
  EXPECT_EQ(upgraded(ada), 101);
  EXPECT_EQ(upgraded(ada), 101);
  EXPECT_EQ(upgraded(ada), 429);
  EXPECT_EQ(upgraded(forwarded_for("203.0.113.78") + forwarded_for("198.51.100.1")), 429);  // two fields are one list
  EXPECT_EQ(upgraded(forwarded_for("198.51.100.2")), 101);
  EXPECT_EQ(upgraded(forwarded_for("2001:db8:1:2::1")), 101);
  EXPECT_EQ(upgraded(forwarded_for("2001:db8:1:2:3:4:5:6")), 101);
  EXPECT_EQ(upgraded(forwarded_for("2001:db8:1:2::7")), 429);  // one household
  EXPECT_EQ(upgraded(forwarded_for("nonsense")), 400);
  EXPECT_EQ(upgraded("X-Forwarded-Proto: gopher\r\n"), 400);
  EXPECT_EQ(upgraded("", proxy_line("198.51.100.3")), 101);
  EXPECT_EQ(upgraded("", proxy_line("198.51.100.3")), 101);
  EXPECT_EQ(upgraded("", proxy_line("198.51.100.3")), 429);
  EXPECT_EQ(upgraded(forwarded_for("203.0.113.9"), proxy_line("198.51.100.3")), 429);  // who is behind it is a stranger
  const std::string binary("\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0C\xC6\x33\x64\x04\xC0\0\x02\x02\x01\0\x01\xBB", 28);
  EXPECT_EQ(upgraded("", binary), 101);
  EXPECT_EQ(status_of(get_with("Host: localhost\r\n"), "PROXY TCP4 nonsense\r\n"), 400);
  EXPECT_EQ(status_of("POST /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"), 405);  // begins alike
  EXPECT_EQ(status_of(get_with("Host: localhost\r\n")), 200);  // the proxy itself
}

TEST_F(HttpTest, a_trusted_proxy_may_stand_before_our_tls) {
  settings_.proxies = {"127.0.0.1"};
  settings_.per_address = 1;
  use_tls();
  EXPECT_EQ(upgraded("", proxy_line("198.51.100.3")), 101);
  EXPECT_EQ(upgraded("", proxy_line("198.51.100.3")), 429);
  EXPECT_EQ(upgraded("", proxy_line("198.51.100.4")), 101);
  EXPECT_EQ(upgraded(""), 101);  // TLS at once
}

TEST_F(HttpTest, nobody_else_is_believed) {
  settings_.proxies = {"10.0.0.0/8"};
  settings_.per_address = 2;
  restart();
  EXPECT_EQ(upgraded(forwarded_for("198.51.100.1")), 101);
  EXPECT_EQ(upgraded(forwarded_for("198.51.100.2") + "X-Forwarded-Proto: https\r\n"), 101);
  EXPECT_EQ(last_.find("Secure"), std::string::npos);
  EXPECT_EQ(upgraded(forwarded_for("nonsense")), 429);
  sockets_.clear();
  EXPECT_EQ(status_of(get_with("Host: localhost\r\n"), proxy_line("198.51.100.3")), 400);
}

TEST_F(HttpTest, behind_https_of_a_trusted_proxy_cookies_are_secure_and_so_is_the_next_visit) {
  settings_.proxies = {"127.0.0.1"};
  std::filesystem::create_directories(folder_ / "web");
  std::ofstream(folder_ / "web" / "index.html") << "<!doctype html>";
  restart();
  EXPECT_EQ(upgraded("X-Forwarded-Proto: https\r\n"), 101);
  EXPECT_TRUE(std::regex_search(last_, std::regex("backlot=[0-9a-f]{64};.*; Secure"))) << last_;
  EXPECT_EQ(upgraded("X-Forwarded-Proto: http\r\n"), 101);
  EXPECT_EQ(last_.find("Secure"), std::string::npos);
  const auto page = [this](const std::string& fields, const std::string& target) {
    return said_to(get_with("Host: localhost\r\n" + fields, target));
  };
  EXPECT_NE(page("X-Forwarded-Proto: https\r\n", "/").find("; Secure"), std::string::npos);
  EXPECT_EQ(page("", "/").find("; Secure"), std::string::npos);
  EXPECT_NE(page("X-Forwarded-Proto: https\r\n", "/").find("Strict-Transport-Security"), std::string::npos);
  EXPECT_EQ(page("", "/").find("Strict-Transport-Security"), std::string::npos);
  EXPECT_NE(page("X-Forwarded-Proto: https\r\n", "/api/address").find("https://localhost"), std::string::npos);
}

TEST_F(HttpTest, a_proxy_that_nobody_named_is_spoken_of_once) {
  std::mutex mutex;
  std::vector<std::string> told;
  std::string log;
  settings_.tell = [&](const std::string& sentence) {
    const std::lock_guard lock(mutex);
    told.push_back(sentence);
  };
  settings_.log = [&](const std::string& line) {
    const std::lock_guard lock(mutex);
    log += line + "\n";
  };
  restart();
  EXPECT_EQ(status_of(get_with("Host: localhost\r\n")), 200);
  {
    const std::lock_guard lock(mutex);
    EXPECT_TRUE(told.empty());
  }
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(status_of(get_with("Host: localhost\r\n" + forwarded_for("198.51.100.1"))), 200);
    EXPECT_EQ(status_of(get_with("Host: localhost\r\nForwarded: for=198.51.100.1\r\n")), 200);
  }
  stop_server();
  ASSERT_EQ(told.size(), 1U);
  EXPECT_NE(told[0].find("shares one allowance"), std::string::npos);
  EXPECT_NE(told[0].find("--proxy 127.0.0.1"), std::string::npos);
  EXPECT_NE(log.find("unnamed proxy"), std::string::npos);
  told.clear();
  settings_.proxies = {"127.0.0.1"};
  start_server();
  EXPECT_EQ(status_of(get_with("Host: localhost\r\n" + forwarded_for("198.51.100.1"))), 200);
  stop_server();
  EXPECT_TRUE(told.empty());
}

TEST_F(HttpTest, a_proxy_that_nobody_named_and_that_speaks_the_proxy_protocol_is_spoken_of_once) {
  std::mutex mutex;
  std::vector<std::string> told;
  settings_.tell = [&](const std::string& sentence) {
    const std::lock_guard lock(mutex);
    told.push_back(sentence);
  };
  const std::string binary("\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0C\xC6\x33\x64\x04\xC0\0\x02\x02\x01\0\x01\xBB", 28);
  for (const std::string& header : {proxy_line("198.51.100.3"), binary}) {
    told.clear();
    restart();
    EXPECT_EQ(status_of("NONSENSE\r\n\r\n"), 400);
    {
      const std::lock_guard lock(mutex);
      EXPECT_TRUE(told.empty());
    }
    for (int i = 0; i < 3; ++i) EXPECT_EQ(status_of(get_with("Host: localhost\r\n"), header), 400);
    stop_server();
    ASSERT_EQ(told.size(), 1U) << header;
    EXPECT_NE(told[0].find("PROXY protocol"), std::string::npos);
    EXPECT_NE(told[0].find("--proxy 127.0.0.1"), std::string::npos);
    start_server();
  }
}

TEST_F(HttpTest, records_have_an_allowance_of_their_own) {
  settings_.proxies = {"127.0.0.1"};
  restart();
  const auto ask = [this](const std::string& who) {
    return status_of(get_with("Host: localhost\r\n" + forwarded_for(who), "/api/tables/nowhere/record"));
  };
  int refused = 0;
  for (int i = 0; i < 200 && refused == 0; ++i) refused += ask("198.51.100.1") == 429 ? 1 : 0;
  EXPECT_EQ(refused, 1);
  EXPECT_EQ(ask("198.51.100.2"), 404);
  EXPECT_EQ(status_of(get_with("Host: localhost\r\n" + forwarded_for("198.51.100.1"))), 200);
}
