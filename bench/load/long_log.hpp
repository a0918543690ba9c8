// A table whose log is longer than any that people can make today, and the others while it is loaded.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>
#include <thread>

namespace backlot::load {

// Writes a table with so many entries into a fresh store; gives its id, or nothing.
std::string write_long_log(const std::string& store, std::size_t entries);

// Somebody comes to a table, on a thread of their own.
class Visit {
 public:
  Visit(std::uint16_t port, std::string table) : thread_([this, port, table] { come(port, table); }) {}
  ~Visit() { thread_.join(); }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  bool done() const { return done_; }
  // Afterwards: how long it took, and what was answered instead of an acknowledgement.
  double seconds = 0;
  std::string fault;

 private:
  void come(std::uint16_t port, const std::string& table);

  std::atomic<bool> done_ = false;
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace backlot::load
