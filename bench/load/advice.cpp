#include "load/advice.hpp"

#include <chrono>
#include <memory>
#include <utility>

#include "core/sha256.hpp"
#include "load/connection.hpp"
#include "load/reading.hpp"
#include "table/fairness.hpp"

namespace backlot::load {
namespace {

using Clock = std::chrono::steady_clock;

class Person {
 public:
  Person(Advice& advice, std::uint16_t port) : connection(port, ""), advice_(advice) {
    connection.received = [this](std::string_view message) { received(message); };
  }
  void begin() {
    connection.send(R"({"type":"hello","version":1})");
    send("create", R"(,"game":"boulevard","options":{"players":4,"length":"average"})");
  }
  bool asked() const { return decision_ > decided_ && !busy_ && !action_.empty(); }
  bool playing() const { return seen_; }
  bool busy() const { return busy_; }
  void ask() {
    busy_ = true;
    about_ = std::to_string(decision_);
    begun_ = Clock::now();
    send("preview", ",\"decision\":" + about_ + ",\"action\":" + action_);
  }

  Connection connection;

 private:
  void send(const std::string& type, const std::string& fields) {
    connection.send("{\"type\":\"" + type + "\",\"id\":\"" + type + std::to_string(++ids_) + "\"" + fields + "}");
  }
  std::uint32_t took() const {
    const auto time = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun_);
    return static_cast<std::uint32_t>(time.count());
  }
  void received(std::string_view message) {
    const std::string_view type = text_in(message.substr(0, 40), "type");
    if (type == "ack" && text_in(message, "id").starts_with("create"))
      return sit_down(std::string(text_in(message, "table")));
    if (type == "error") advice_.fault = message;
    if (type == "preview") {
      advice_.previews.push_back(took());
      begun_ = Clock::now();
      send("hint", ",\"decision\":" + about_);
    }
    if (type == "hint") {
      advice_.hints.push_back(took());
      decided_ = decision_;
      send("act", ",\"decision\":" + about_ + ",\"action\":" + action_);
      ++advice_.moves;
      busy_ = false;
    }
    if (type == "update") {
      seen_ = true;
      decision_ = number_in(message, "decision_number");
      action_ = first_action(message);
    }
    if (type == "table" && text_in(message, "phase") == "opening" && !std::exchange(opened_, true)) {
      send("open", ",\"contribution\":\"" + hex_of(contribution_) + "\"");
    }
  }
  void sit_down(const std::string& table) {
    contribution_ = sha256(table);
    send("join", ",\"table\":\"" + table + "\"");
    send("sit", R"(,"seat":1,"name":"Ada","commitment":")" + commitment_to(contribution_) + "\"");
    for (const char* const seat : {"2", "3", "4"}) send("bot", R"(,"bot":"expert","seat":)" + std::string(seat));
    send("start", "");
  }

  Advice& advice_;
  Digest contribution_{};
  std::uint64_t ids_ = 0;
  std::uint64_t decision_ = 0;
  std::uint64_t decided_ = 0;
  std::string about_;   // the decision that is asked about
  std::string action_;  // the first choice
  Clock::time_point begun_;
  bool opened_ = false;
  bool seen_ = false;
  bool busy_ = false;
};

}  // namespace

Advice ask_for_advice(std::uint16_t port, std::size_t tables, std::size_t askers, int seconds) {
  Advice advice;
  Loop loop;
  std::vector<std::unique_ptr<Person>> people;
  for (std::size_t i = 0; i < tables; ++i) {
    people.push_back(std::make_unique<Person>(advice, port));
    if (!people.back()->connection.good()) return advice.fault = "somebody cannot connect", advice;
    loop.add(people.back()->connection);
    people.back()->begin();
    loop.run(0);
  }
  const auto end = Clock::now() + std::chrono::seconds(seconds);
  std::size_t next = 0;
  while (Clock::now() < end && advice.fault.empty()) {
    if (!loop.run(1).empty()) advice.fault = "a connection was closed";
    std::size_t busy = 0;
    for (const auto& person : people) busy += person->busy() ? 1 : 0;
    for (std::size_t i = 0; i < people.size() && busy < askers; ++i) {
      Person& person = *people[next++ % people.size()];
      if (!person.asked()) continue;
      person.ask();
      ++busy;
    }
  }
  return advice;
}

}  // namespace backlot::load
