// A server over real sockets in a folder of its own, and people who play at it.
#pragma once
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/raw.hpp"
#include "server/reference_client.hpp"
#include "server/server.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "support/folder.hpp"

namespace backlot {

// Waits until it is so, longer than any machine takes; whether it is.
bool soon(const auto& condition) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return true;
}

// Until everybody who sits there has the table before them. Each opens its contribution when it reads that the start is
// under way; nobody is dealt anything before all have.
void wait_for_the_deal(const auto& people) {
  const auto in_lobby = [](const ReferenceClient& person) {
    return !person.lobby || person.lobby->find("phase")->text == "lobby";
  };
  for (ReferenceClient* const person : people) {
    while (in_lobby(*person)) ASSERT_TRUE(person->receive());
  }
  for (ReferenceClient* const person : people) {
    while (!person->update) ASSERT_TRUE(person->receive());
  }
}

inline const std::string four = R"({"players":4,"coaster":false,"awards":true})";

class ServerTest : public testing::Test {
 protected:
  ServerTest() { settings_.time_by_hand = true; }
  void SetUp() override {
    std::filesystem::create_directories(folder_ / "web");
    settings_.address = "127.0.0.1";
    settings_.port = 0;
    settings_.web = (folder_ / "web").string();
    settings_.opening_seconds = 600;  // nobody is late here
    settings_.farewell_millis = 20;   // the clients here are not always reading
    start_server();
  }
  void TearDown() override { stop_server(); }

  void start_server() { serve(std::move(std::get<0>(open_sqlite_store((folder_ / "tables.sqlite").string())))); }
  void serve(std::unique_ptr<Archive> store) {
    store_ = std::move(store);
    server_ = std::make_unique<Server>(settings_, *store_);
    ASSERT_EQ(server_->listen(), "");
    port = server_->port();
    thread_ = std::thread([this] { server_->run(Server::Signals::ignored); });
  }
  void stop_server() {
    if (!server_) return;
    server_->stop();
    thread_.join();
    server_.reset();
    store_.reset();
  }

  std::uint64_t figure(const std::string& name) const {
    const std::string all = get(port, "/metrics").body;
    const std::size_t at = all.find("\nbacklot_" + name + " ");
    return at == std::string::npos ? 0 : std::stoull(all.substr(at + name.size() + 10));
  }

  // Three people and a bot, dealt and ready.
  std::vector<ReferenceClient> seated() {
    std::vector<ReferenceClient> people;
    for (const char* name : {"Ada", "Ben", "Cleo"}) people.emplace_back(port, name);
    play_from_lobby(people, people[0].create("cinecitta", four));
    return people;
  }

  // The first of the people is the host.
  static void play_from_lobby(std::vector<ReferenceClient>& people, const std::string& table) {
    for (std::size_t i = 0; i < 3; ++i) {
      people[i].join(table);
      people[i].sit(i + 1);
    }
    people[0].ask("bot", R"("seat":4,"bot":"heuristic")");
    people[0].ask("start");
    wait_for_the_deal(std::vector{&people[0], &people[1], &people[2]});
  }

  std::uint16_t port = 0;
  const testing_support::Folder own_{"server"};
  const std::filesystem::path folder_ = own_.path();
  ServerSettings settings_;
  std::unique_ptr<Archive> store_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

inline std::uint32_t decision_of(const ReferenceClient& person) {
  return static_cast<std::uint32_t>(person.update->find("decision_number")->number);
}
inline bool over(const ReferenceClient& person) {
  return person.update->find("outcome")->kind != json::Node::Kind::null;
}
inline std::string choice(const ReferenceClient& person, std::size_t which) {
  const json::Node* const choices = person.update->find("decision")->find("choices");
  return json::to_text(*choices->items[which % choices->items.size()].find("action"));
}
inline std::string why(const json::Node& answer) {
  const json::Node* const found = answer.find("why");
  return found == nullptr ? "" : found->text;
}

// Everybody who is asked takes some choice, until the game is over or `steps` answers were given.
inline void play_on(std::vector<ReferenceClient>& people, int steps = 100000) {
  std::size_t turn = 0;
  while (!over(people[0]) && steps > 0) {
    bool anybody = false;
    for (ReferenceClient& person : people) {
      if (decision_of(person) == 0 || steps-- <= 0) continue;
      anybody = true;
      const auto answer = person.act(choice(person, ++turn * 7), decision_of(person), person.fresh_id());
      ASSERT_EQ(answer.find("type")->text, "ack") << why(answer);
      const std::uint32_t answered = decision_of(person);
      while (decision_of(person) == answered && !over(person)) ASSERT_TRUE(person.receive());
    }
    if (!anybody) {
      for (ReferenceClient& person : people) person.receive(2);
    }
  }
  for (ReferenceClient& person : people) person.settle();
}

}  // namespace backlot
