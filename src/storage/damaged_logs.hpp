// Which logs are known to be damaged, in words for whoever runs the server. From any thread.
#pragma once
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace backlot {

// Two troubles in one sentence.
std::string joined(const std::string& one, const std::string& other);

class DamagedLogs {
 public:
  // The log was read: what is wrong with it, or nothing any more. `number` of the table; 0: it is not in the list of
  // tables, or that cannot be read.
  void read(const std::string& table, std::uint64_t number, const std::string& fault, bool damaged);
  // Somebody could not understand it.
  void senseless(const std::string& table, std::uint64_t number, const std::string& why);

  // The first of them in words; empty: there are none.
  std::string in_words() const;

 private:
  struct Damaged {
    std::uint64_t number = 0;
    std::string why;
    auto operator<=>(const Damaged&) const = default;
  };
  using Logs = std::map<std::string, Damaged>;  // by the ids of their tables, which nobody is told

  static void note(Logs& logs, const std::string& table, Damaged damaged);

  mutable std::mutex mutex_;
  Logs unreadable_;  // until they can be read again
  Logs senseless_;
};

}  // namespace backlot
