#include "load/crowd.hpp"

#include <algorithm>
#include <utility>

#include "core/sha256.hpp"
#include "load/reading.hpp"
#include "table/fairness.hpp"

namespace backlot::load {
namespace {

// One person may not join a table more often than every second for long, and here a game is over in less. So after so
// many games others come to the table.
constexpr std::uint64_t games_of_a_person = 25;

}  // namespace

struct Crowd::Person {
  Crowd& crowd;
  Table& table;
  std::size_t seat;
  std::unique_ptr<Connection> connection;
  std::string token;
  std::uint64_t ids = 0;
  std::uint64_t seen = 0;
  // The action that was sent and not answered yet.
  std::string pending_id;
  std::string pending;
  Clock::time_point sent;
  // What it is asked.
  std::uint64_t decision = 0;
  std::uint64_t answered = 0;  // the last decision that was sent
  std::string action;
  Digest contribution{};

  Person(Crowd& of, Table& at, std::size_t in) : crowd(of), table(at), seat(in) {}
  // False when nobody answers.
  bool connect();
  void send(const std::string& type, const std::string& fields) {
    connection->send("{\"type\":\"" + type + "\",\"id\":\"" + type + std::to_string(++ids) + "\"" + fields + "}");
  }
  void join();
  void sit();
  void act();
  void received(std::string_view message);
};

struct Crowd::Table {
  std::vector<std::unique_ptr<Person>> people;
  std::string id;
  std::uint16_t port = 0;
  std::size_t seated = 0;
  bool dealt = false;
  bool over = false;
  std::uint64_t round = 0;
  Clock::time_point due;

  // In turn: one person may not make so many tables in a minute.
  Person& host() { return *people[round % people.size()]; }

  bool connect() {
    return std::all_of(people.begin(), people.end(), [](auto& person) { return person->connect(); });
  }

  // False when nobody answers any more.
  bool next() {
    const bool others = round > 0 && round % games_of_a_person == 0;
    if (others) {
      for (auto& person : people) person->token.clear();
    }
    if (others && !connect()) return false;
    create();
    return true;
  }

  void create() {
    id.clear();
    seated = 0;
    dealt = over = false;
    ++round;
    for (auto& person : people) {
      person->seen = person->decision = person->answered = 0;
      person->pending.clear();
      person->pending_id.clear();
    }
    const Settings& settings = people[0]->crowd.settings_;
    host().send("create", R"(,"game":")" + settings.game + R"(","options":)" + settings.options);
  }
};

bool Crowd::Person::connect() {
  connection = std::make_unique<Connection>(table.port, token);
  if (!connection->good()) return false;
  token = connection->token();
  connection->received = [this](std::string_view message) { received(message); };
  crowd.loop_->add(*connection);
  connection->send(R"({"type":"hello","version":1})");
  return true;
}

void Crowd::Person::join() {
  send("join", ",\"table\":\"" + table.id + "\",\"seen\":" + std::to_string(seen) + crowd.settings_.showing);
}

void Crowd::Person::sit() {
  contribution = sha256(token + std::to_string(table.round));
  send("sit", ",\"seat\":" + std::to_string(seat + 1) + ",\"name\":\"P" + std::to_string(seat + 1) +
                  "\",\"commitment\":\"" + commitment_to(contribution) + "\"");
}

void Crowd::Person::act() {
  if (decision == 0 || !pending.empty()) return;
  pending_id = "act" + std::to_string(table.round) + "-" + std::to_string(++ids);
  pending = "{\"type\":\"act\",\"id\":\"" + pending_id + "\",\"decision\":" + std::to_string(decision) +
            ",\"action\":" + action + "}";
  answered = std::exchange(decision, 0);
  sent = Clock::now();
  connection->send(pending);
}

void Crowd::Person::received(std::string_view message) {
  if (message.starts_with("{\"type\":\"ack\"")) {
    const std::string_view id = text_in(message, "id");
    if (id == pending_id) {
      const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - sent).count();
      crowd.latencies.push_back(static_cast<std::uint32_t>(took));
      if (crowd.keep_ids) crowd.acknowledged.emplace_back(table.id, pending_id);
      pending.clear();
      pending_id.clear();
    } else if (id.starts_with("create")) {
      table.id = text_in(message, "table");
      for (auto& person : table.people) person->join();
      for (auto& person : table.people) person->sit();
    } else if (id.starts_with("sit") && ++table.seated == crowd.settings_.players) {
      table.host().send("start", "");
    }
  } else if (message.starts_with("{\"type\":\"error\"")) {
    const std::string_view id = text_in(message, "id");
    // Sent again before the server was asked what it has: harmless, and nothing else is.
    if (!id.starts_with("open")) crowd.faults.emplace_back(message);
    if (id == pending_id) pending.clear();
  } else if (table.id.empty() || text_in(message.substr(0, 60), "table") != table.id) {
    return;  // of the game before
  } else if (message.starts_with("{\"type\":\"update\"")) {
    table.dealt = true;
    crowd.update_bytes += message.size();
    seen = number_in(message, "number");
    decision = number_in(message, "decision_number");
    // While our answer is on its way somebody else's brings an update that asks the same again.
    if (decision <= answered) decision = 0;
    action = first_action(message);
    if (decision != 0 && crowd.settings_.period.count() == 0) act();
  } else if (message.starts_with("{\"type\":\"table\"")) {
    const std::string_view phase = text_in(message, "phase");
    if (phase == "opening" && message.find("\"yours\":true") != std::string_view::npos) {
      const std::size_t own = message.find("\"yours\":true");
      const std::string_view rest = message.substr(own, message.find('}', own) - own);
      if (rest.find("contribution") == std::string_view::npos) {
        send("open", ",\"contribution\":\"" + hex_of(contribution) + "\"");
      }
    }
    if (phase == "over" && seat == 0 && !table.over) {
      table.over = true;
      ++crowd.games;
    }
  }
}

Crowd::Crowd(Settings settings) : settings_(std::move(settings)) {
  for (std::size_t i = 0; i < settings_.tables; ++i) {
    auto table = std::make_unique<Table>();
    for (std::size_t seat = 0; seat < settings_.players; ++seat) {
      table->people.push_back(std::make_unique<Person>(*this, *table, seat));
    }
    tables_.push_back(std::move(table));
  }
}
Crowd::~Crowd() = default;

bool Crowd::connect(const std::vector<std::uint16_t>& ports) {
  loop_ = std::make_unique<Loop>();
  std::size_t next = 0;
  for (auto& table : tables_) {
    table->port = ports[next++ % ports.size()];
    if (!table->connect()) return false;
    // A table that was being played goes on; one that was being made is given up for another.
    if (table->dealt && !table->over) {
      for (auto& person : table->people) {
        person->decision = 0;
        person->join();
        if (!person->pending.empty()) person->connection->send(person->pending);
      }
    } else {
      table->create();
    }
    // A new table now and then, so that they do not all act at once.
    table->due = Clock::now() +
                 std::chrono::milliseconds(
                     settings_.period.count() > 0 ? dice_() % static_cast<unsigned>(settings_.period.count()) : 0);
    if (tables_.size() > 100) loop_->run(0);
  }
  return true;
}

void Crowd::disconnect() {
  for (auto& table : tables_) {
    for (auto& person : table->people) person->connection.reset();
  }
  loop_.reset();
}

void Crowd::act_due() {
  const auto now = Clock::now();
  for (auto& table : tables_) {
    if (table->over) {
      if (!table->next()) faults.emplace_back("nobody answers");
      continue;
    }
    if (settings_.period.count() == 0 || now < table->due) continue;
    for (auto& person : table->people) {
      if (person->decision == 0 || !person->pending.empty()) continue;
      person->act();
      table->due += settings_.period;
      break;
    }
  }
}

void Crowd::play(std::chrono::milliseconds time) {
  const auto end = Clock::now() + time;
  while (Clock::now() < end) {
    if (!loop_->run(1).empty()) {
      faults.emplace_back("a connection was closed");
      return;
    }
    act_due();
  }
}

bool Crowd::ready(std::chrono::milliseconds time) {
  const auto end = Clock::now() + time;
  const auto all = [this] {
    return std::all_of(tables_.begin(), tables_.end(), [](const auto& table) { return table->dealt; });
  };
  while (!all() && Clock::now() < end) {
    if (!loop_->run(1).empty()) return false;
  }
  return all();
}

}  // namespace backlot::load
