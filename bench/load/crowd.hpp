// Tables of people who follow docs/protocol.md and take the first choice there is. A table that is over is
// followed by the next.
#pragma once
#include <chrono>
#include <cstdint>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "load/connection.hpp"

namespace backlot::load {

using Clock = std::chrono::steady_clock;

struct Settings {
  std::size_t tables = 1;
  // How long a table waits between two actions; 0: everybody acts as soon as asked.
  std::chrono::milliseconds period{0};
  std::string game = "cinecitta";
  std::string options = R"({"players":4,"coaster":false,"awards":false})";
  std::size_t players = 4;
  std::string showing;  // further fields of `join`
};

class Crowd {
 public:
  explicit Crowd(Settings settings);
  ~Crowd();

  // Connects everybody, or everybody again; false when somebody cannot.
  bool connect(std::uint16_t port) { return connect(std::vector{port}); }
  // The tables in turn to servers at these ports.
  bool connect(const std::vector<std::uint16_t>& ports);
  void disconnect();
  // Plays for so long.
  void play(std::chrono::milliseconds time);
  // Plays until every table has been dealt, at most for so long.
  bool ready(std::chrono::milliseconds time);

  // Acknowledged actions: how long each took, in microseconds; emptied by who reads it.
  std::vector<std::uint32_t> latencies;
  std::uint64_t games = 0;         // that were over
  std::uint64_t update_bytes = 0;  // of all updates together
  // Acknowledged ids by table, of games that are on; only kept when asked for.
  bool keep_ids = false;
  std::vector<std::pair<std::string, std::string>> acknowledged;
  std::vector<std::string> faults;  // what should not have been said to us

 private:
  struct Table;
  struct Person;
  void act_due();

  Settings settings_;
  std::unique_ptr<Loop> loop_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::mt19937 dice_{1947};
};

}  // namespace backlot::load
