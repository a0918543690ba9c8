// Requests as web clients sent them before messages were types here: each is still read, or refused with a clear word.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "hub/fake_house.hpp"
#include "hub/requests.hpp"

using namespace backlot;

namespace {

std::vector<std::string> kept_requests() {
  std::ifstream file(BACKLOT_SOURCE_DIR "/tests/older/requests.jsonl");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

std::string field_of(const std::string& text, std::string_view field) {
  const auto parsed = json::parse(text);
  const auto* const node = std::get_if<json::Node>(&parsed);
  return node == nullptr ? std::string() : json::text_of(*node, field);
}

// Somebody who remembers the answer to what was asked last.
struct OldClient final : Client {
  using Client::Client;
  void send(std::string message) override {
    const std::string type = field_of(message, "type");
    if (field_of(message, "id") != asked && type != "welcome") return;
    answer = type == "error" ? field_of(message, "name") : type;
    if (type == "error") EXPECT_NE(field_of(message, "why"), "") << message;
    if (type == "ack") table = field_of(message, "table");
  }
  std::string asked;
  std::string answer;
  std::string table;
};

}  // namespace

TEST(OlderClients, everything_they_sent_is_read) {
  const auto requests = kept_requests();
  EXPECT_GE(requests.size(), 12U);
  std::set<std::string> types;
  for (const std::string& text : requests) {
    const auto [id, what] = request::read(text);
    const auto* const refused = std::get_if<Refused>(&what);
    EXPECT_EQ(refused, nullptr) << text << ": " << refused->why;
    types.insert(field_of(text, "type"));
  }
  EXPECT_EQ(types.size(), 25U) << "all types there were";
}

TEST(OlderClients, each_request_is_done_or_refused_with_a_clear_word) {
  FakeHouse house;
  const auto client = std::make_shared<OldClient>(hex_of(sha256("an old client's token")));
  std::vector<std::string> answers;
  for (std::string text : kept_requests()) {
    // The last table that was created, instead of the one of then.
    const std::string then = "9b9f04a6a23f";
    if (const std::size_t at = text.find(then); at != std::string::npos) text.replace(at, then.size(), client->table);
    client->asked = field_of(text, "id");
    client->answer = "silence";
    house.hub->received(client, text);
    house.pass(1000);
    answers.push_back(field_of(text, "type") + ": " + client->answer);
  }
  const std::vector<std::string> expected{
      "hello: welcome",
      "create: ack",
      "join: ack",
      "sit: ack",
      "bot: ack",
      "hello: welcome",
      "create: ack",
      "create: ack",
      "create: ack",
      "join: no_such_table",
      "join: ack",
      "sit: ack",
      "move: ack",
      "bot: no_such_bot",
      "bot: ack",
      "bot: ack",
      "hand_over: host_to_person",
      "mute: no_person_there",
      "unmute: no_person_there",
      "commit: ack",
      "start: ack",
      "open: ack",
      "join: ack",
      "join: ack",
      "hint: hint",
      "preview: wrong_step",
      "act: wrong_step",
      "act: other_decision",
      "say: ack",
      "say: no_claims",
      "note: ack",
      "history: history",
      "undo: stands",
      "vote: no_vote",
      "pause: ack",
      "resume: ack",
      "leave: ack",
      "back: ack",
      "rematch: ack",
  };
  EXPECT_EQ(answers, expected);
}
