// Two people and bots at one table, on a thread of their own: they do a bit of everything that can be done there, as
// the dice say, until the game is over or the server is gone. They remember what was acknowledged.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "core/chance.hpp"
#include "json/lookup.hpp"
#include "server/served.hpp"

namespace backlot {

class Party {
 public:
  struct Kept {  // acknowledged by the server: it may be asked for again at any time
    std::size_t person = 0;
    std::string id;
    std::string action;
    std::uint32_t decision = 0;
  };

  Party(std::string game, std::uint64_t seed) : game_(std::move(game)), dice_(mix(seed)) {}

  // `done` counts what was answered, for whoever waits for things to be under way.
  void play(std::uint16_t port, std::atomic<int>& done) {
    for (const char* name : {"Ada", "Ben"}) people_.emplace_back(port, name);
    if (!begin(done)) return;
    int silent = 0;
    for (int turns = 0; turns < 5000;) {  // silence, on a slow machine, is no turn
      const std::size_t which = roll(people_.size());
      ReferenceClient& person = people_[which];
      if (person.receive(10)) {
        silent = 0;
        ++turns;
      } else if (++silent % 10 == 0 && !is_there(which, port)) {
        return;
      }
      if (!person.update) continue;
      if (over(person)) return finish(person, done);
      if (decision_of(person) == 0) continue;
      do_something(which, port);
      ++turns;
      ++done;
    }
  }
  bool ended() const { return ended_; }

  // At another server with the same store: whatever was acknowledged is there, and everybody may go on.
  void expect_kept(std::uint16_t port) {
    if (table_.empty()) return;
    for (std::size_t i = 0; i < people_.size(); ++i) {
      ReferenceClient& person = people_[i];
      const std::size_t seen = person.seen;
      ASSERT_TRUE(person.connect(port));
      ASSERT_EQ(json::text_of(person.ask("join", joining(i)), "type"), "ack") << game_;
      for (const Kept& act : kept_) {
        if (act.person != i) continue;
        const auto again = person.act(act.action, act.decision, act.id);
        EXPECT_EQ(json::text_of(again, "type"), "ack") << game_ << ": " << why(again);
      }
      EXPECT_GE(person.seen, seen) << game_;
      EXPECT_EQ(person.stream.size(), person.seen) << game_;
    }
  }

 private:
  std::size_t roll(std::size_t sides) { return dice_.below(static_cast<std::uint32_t>(sides), 1); }

  std::string joining(std::size_t which) const {
    return R"("table":")" + table_ + R"(","password":"swordfish","seen":)" + std::to_string(people_[which].seen);
  }

  // The options that the server proposes, by its welcome.
  std::string options() const {
    const auto welcome = json::parse(people_[0].messages.front());
    if (const auto* const node = std::get_if<json::Node>(&welcome)) {
      for (const json::Node& game : node->find("games")->items) {
        if (json::text_of(game, "id") == game_) return json::to_text(*game.find("options"));
      }
    }
    return "{}";
  }

  bool begin(std::atomic<int>& done) {
    for (ReferenceClient& person : people_) {
      if (person.messages.empty()) return false;  // turned away, or too late
    }
    const std::string locked = roll(2) == 0 ? R"(,"password":"swordfish")" : R"(,"listed":true)";
    const auto made = people_[0].ask("create", R"("game":")" + game_ + R"(","options":)" + options() + locked);
    if (json::text_of(made, "type") != "ack") return false;
    table_ = json::text_of(made, "table");
    ++done;
    for (std::size_t i = 0; i < people_.size(); ++i) {
      people_[i].table = table_;
      people_[i].ask("join", joining(i));
      people_[i].sit(i + 1);
      ++done;
    }
    if (!people_[0].lobby) return false;
    const std::size_t seats = people_[0].lobby->find("seats")->items.size();
    for (std::size_t seat = people_.size() + 1; seat <= seats; ++seat) {
      people_[0].ask("bot",
                     R"("seat":)" + std::to_string(seat) + R"(,"bot":")" + (seat == seats ? "hard" : "easy") + "\"");
      ++done;
    }
    people_[0].ask("start");
    return true;
  }

  // Whether the server answers, maybe on a new connection.
  bool is_there(std::size_t which, std::uint16_t port) {
    ReferenceClient& person = people_[which];
    person.send(R"({"type":"hello","version":1})");
    if (person.wait_for("welcome")) return true;
    return come_back(which, port);
  }
  bool come_back(std::size_t which, std::uint16_t port) {
    return people_[which].connect(port) && json::text_of(people_[which].ask("join", joining(which)), "type") == "ack";
  }

  void do_something(std::size_t which, std::uint16_t port) {
    ReferenceClient& person = people_[which];
    const std::uint32_t decision = decision_of(person);
    switch (roll(16)) {
      case 0: person.ask("say", R"("text":"Cut!")"); return;
      case 1:
        person.ask("note",
                   R"("text":"who knows","marks":[{"seat":)" + std::to_string(2 - which) + R"(,"mark":"suspect"}])");
        return;
      case 2: person.ask("undo"); return;
      case 3: person.ask("vote", roll(2) == 0 ? R"("agree":true)" : R"("agree":false)"); return;
      case 4:
        person.ask("pause");
        person.ask("resume");
        return;
      case 5:
        person.ask("leave", R"("seat":)" + std::to_string(which + 1));
        person.ask("back");
        return;
      case 6:
        person.disconnect();
        come_back(which, port);
        return;
      default: break;
    }
    const std::string action = choice(person, roll(100));
    const std::string asked = R"("decision":)" + std::to_string(decision);
    const std::size_t kind = roll(8);
    if (kind == 0) {  // answered later, when it is thought out
      person.send(R"({"type":"hint","id":")" + person.fresh_id() + "\"," + asked + "}");
    } else if (kind == 1) {
      person.send(R"({"type":"preview","id":")" + person.fresh_id() + "\"," + asked + R"(,"action":)" + action + "}");
    } else {
      const std::string id = person.fresh_id();
      if (json::text_of(person.act(action, decision, id), "type") == "ack")
        kept_.push_back({which, id, action, decision});
    }
  }

  void finish(ReferenceClient& person, std::atomic<int>& done) {
    ended_ = true;
    person.ask("rematch");
    ++done;
  }

  std::string game_;
  FastChance dice_;
  std::string table_;
  std::vector<ReferenceClient> people_;
  std::vector<Kept> kept_;
  bool ended_ = false;
};

}  // namespace backlot
