// A hub without sockets, disk or real time: whoever tests says what time it is, and nothing waits.
#pragma once
#include <gtest/gtest.h>

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "hub/hand_time.hpp"
#include "hub/hub.hpp"
#include "hub/limits.hpp"
#include "json/lookup.hpp"
#include "support/memory_hub.hpp"
#include "table/fairness.hpp"

namespace backlot {

class FakeHouse {
 public:
  FakeHouse() { restart(); }

  // Everybody is disconnected, and everything that was not stored is forgotten.
  void restart() {
    hub.reset();
    tasks_.clear();
    time_.forget();
    Hub::Services around{store};
    around.post = [this](Hub::Task task) { tasks_.push_back(std::move(task)); };
    around.later = [this](std::chrono::milliseconds time, Hub::Task task) {
      time_.later(time, [this, task = std::move(task)] {
        task();
        settle();
      });
    };
    around.think = [this](Hub::Lane lane, const std::string&, std::function<void(std::uint32_t)> thought) {
      if (hold_thoughts) return held.emplace_back(lane, std::move(thought)), void();
      tasks_.emplace_back([thought = std::move(thought)] { thought(1); });
    };
    around.wait = [this](Hub::Task task) { tasks_.push_back(std::move(task)); };
    around.random = [this] { return sha256("random " + std::to_string(++drawn_)); };
    around.milliseconds = [this] { return time_.now(); };
    around.bot_pause = bot_pause;
    around.idle_seconds = idle_seconds;
    around.passwords = &passwords_;
    around.load = [this](Hub::Task task) { (hold_loads ? loads : tasks_).push_back(std::move(task)); };
    hub = std::make_unique<Hub>(std::move(around));
  }

  void settle() {
    constexpr int more_than_any_test_has = 1000000;
    for (int i = 0; !tasks_.empty(); ++i) {
      if (i == more_than_any_test_has) {
        ADD_FAILURE() << "what happens leads to more without end";
        return tasks_.clear();
      }
      const Hub::Task task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
  }

  void pass(std::uint64_t milliseconds) {
    settle();
    time_.pass(std::chrono::milliseconds(milliseconds));
  }

  // What is to be loaded or thought about waits until whoever tests says so.
  bool hold_loads = false;
  std::deque<Hub::Task> loads;
  bool hold_thoughts = false;
  std::deque<std::pair<Hub::Lane, std::function<void(std::uint32_t)>>> held;

  std::uint64_t time() const { return time_.now(); }

  std::uint32_t bot_pause = 0;  // from the next restart on
  std::uint32_t idle_seconds = 0;

  testing_support::MemoryStore store;
  std::unique_ptr<Hub> hub;
  Limits limits{200};

 private:
  std::deque<Hub::Task> tasks_;
  HandTime time_;
  std::uint64_t drawn_ = 0;
  testing_support::PlainPasswords passwords_{tasks_};
};

class FakePerson {
 public:
  FakePerson(FakeHouse& house, std::string called) : name(std::move(called)), house_(&house) { connect(); }

  void connect() {
    line_ = std::make_shared<Line>(*this, hex_of(sha256(name + "'s token")));
    send(R"({"type":"hello","version":1})");
    if (!table.empty()) join(table);
  }
  void disconnect() {
    house_->hub->closed(line_);
    line_.reset();
    house_->settle();
  }

  // Why not; empty when it was done.
  std::string ask(const std::string& type, const std::string& fields = {}) {
    return ask_as("r" + std::to_string(++requests_), type, fields);
  }
  std::string ask_as(const std::string& id, const std::string& type, const std::string& fields) {
    answer = {};
    send(R"({"type":")" + type + R"(","id":")" + id + "\"" + (fields.empty() ? "" : "," + fields) + "}");
    return json::text_of(answer, "why");
  }
  std::string join(const std::string& which) {
    table = which;
    return ask("join", R"("table":")" + which + R"(","seen":)" + std::to_string(seen));
  }
  std::string sit(std::size_t seat) {
    return ask("sit", R"("seat":)" + std::to_string(seat) + R"(,"name":")" + name + R"(","commitment":")" +
                          commitment_to(contribution()) + "\"");
  }
  // One of the choices there are.
  std::string act(std::size_t which = 0) {
    const json::Node* const asked = update.find("decision");
    if (asked->find("choices") == nullptr) return "nothing is asked";
    const auto& choices = asked->find("choices")->items;
    return ask("act", R"("decision":)" + std::to_string(decision()) + R"(,"action":)" +
                          json::to_text(*choices[which % choices.size()].find("action")));
  }

  std::uint32_t decision() const { return json::number_of(update, "decision_number"); }
  bool over() const { return update.find("outcome")->kind != json::Node::Kind::null; }
  bool may_undo() const { return update.find("undo")->truth; }
  const json::Node& chair(std::size_t seat) const { return lobby.find("seats")->items[seat - 1]; }
  bool held(std::size_t seat) const { return chair(seat).find("held") != nullptr; }
  bool paused() const { return lobby.find("paused") != nullptr; }
  const json::Node& clock(std::size_t seat) const {
    for (const json::Node& each : clocks.items) {
      if (json::number_of(each, "seat") == seat) return each;
    }
    static const json::Node none;
    return none;
  }
  std::uint32_t left(std::size_t seat) const { return json::number_of(clock(seat), "milliseconds"); }
  std::uint32_t starts_in(std::size_t seat) const { return json::number_of(clock(seat), "starts_in"); }
  bool runs(std::size_t seat) const { return clock(seat).find("running")->truth; }
  bool heard(const std::string& text) const { return std::find(stream.begin(), stream.end(), text) != stream.end(); }
  bool vote_is_on() const { return vote.kind == json::Node::Kind::object; }
  Digest contribution() const { return sha256(name + " contributes to " + table); }

  std::string name;
  std::string address = "192.0.2.1";  // all are in one room
  std::string table;
  std::size_t seen = 0;
  json::Node answer;
  json::Node lobby;
  json::Node update;
  json::Node clocks;
  json::Node away;
  json::Node presence;
  json::Node vote;
  std::string vote_text;
  std::string vote_ended;
  std::vector<std::string> stream;  // its texts
  std::vector<std::string> frames;
  std::size_t updates = 0;
  std::size_t clock_messages = 0;
  std::size_t presence_messages = 0;

 private:
  struct Line final : Client {
    Line(FakePerson& whose, std::string owner_hash) : Client(std::move(owner_hash)), person(&whose) {}
    void send(std::string message) override { person->received(message); }
    bool may(Deed deed) override {
      return person->house_->limits.may(deed, person->address, owner, person->house_->time());
    }
    void give_back(Deed deed) override { person->house_->limits.give_back(deed, person->address, owner); }
    FakePerson* person;
  };

  void send(const std::string& text) {
    house_->hub->received(line_, text);
    house_->settle();
  }
  void received(const std::string& text) {
    frames.push_back(text);
    const auto parsed = json::parse(text);
    const auto& message = std::get<json::Node>(parsed);
    const std::string type = json::text_of(message, "type");
    if (type == "ack" || type == "error" || type == "preview" || type == "history" || type == "titles")
      answer = message;
    if (type == "table") lobby = *message.find("lobby");
    if (type == "clocks") {
      clocks = *message.find("clocks");
      ++clock_messages;
    }
    if (type == "presence") {
      away = *message.find("away");
      presence = message;
      ++presence_messages;
    }
    if (type == "vote") {
      vote = *message.find("vote");
      vote_text = json::text_of(message, "text");
      const json::Node* const ended = message.find("ended");
      vote_ended = ended == nullptr ? std::string() : json::to_text(*ended);
    }
    if (type == "update") {
      ++updates;
      update = *message.find("update");
      for (const json::Node& item : update.find("events")->items) stream.push_back(json::text_of(item, "text"));
      seen = json::number_of(update, "number");
    }
  }

  FakeHouse* house_;
  std::shared_ptr<Line> line_;
  std::uint64_t requests_ = 0;
};

// Ada, Ben and a bot at a game for three that has begun; Cleo watches.
class FakeTable {
 public:
  explicit FakeTable(const std::string& clock, const std::string& game = "cinecitta",
                     const std::string& options = R"({"players":3,"coaster":false,"awards":false})") {
    EXPECT_EQ(ada.ask("create", R"("game":")" + game + R"(","options":)" + options +
                                    (clock.empty() ? "" : R"(,"clock":)" + clock)),
              "");
    const std::string table = json::text_of(ada.answer, "table");
    for (FakePerson* person : {&ada, &ben, &cleo}) person->join(table);
    EXPECT_EQ(ada.sit(1), "");
    EXPECT_EQ(ben.sit(2), "");
    EXPECT_EQ(ada.ask("bot", R"("seat":3,"bot":"heuristic")"), "");
    EXPECT_EQ(ada.ask("start"), "");
    open();
  }
  void open() {
    for (FakePerson* person : {&ada, &ben}) {
      EXPECT_EQ(person->ask("open", R"("contribution":")" + hex_of(person->contribution()) + "\""), "");
    }
  }
  void restart() {
    house.restart();
    for (FakePerson* person : {&ada, &ben, &cleo}) person->connect();
  }
  // Both answer whatever they are asked until the end.
  void play_to_the_end() {
    for (int i = 0; i < 1000 && !ada.over(); ++i) {
      for (FakePerson* person : {&ada, &ben}) {
        if (person->decision() != 0) ASSERT_EQ(person->act(static_cast<std::size_t>(i)), "");
      }
    }
    ASSERT_TRUE(ada.over());
  }

  FakeHouse house;
  FakePerson ada{house, "Ada"};
  FakePerson ben{house, "Ben"};
  FakePerson cleo{house, "Cleo"};
};

}  // namespace backlot
