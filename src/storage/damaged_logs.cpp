#include "storage/damaged_logs.hpp"

#include <set>
#include <utility>

namespace backlot {

std::string joined(const std::string& one, const std::string& other) {
  return one + (one.empty() || other.empty() ? "" : "; ") + other;
}

void DamagedLogs::note(Logs& logs, const std::string& table, Damaged damaged) {
  constexpr std::size_t most = 1000;  // where the list is damaged any id that somebody tries may be one
  if (logs.size() < most || logs.contains(table)) logs[table] = std::move(damaged);
}

void DamagedLogs::read(const std::string& table, std::uint64_t number, const std::string& fault, bool damaged) {
  const std::lock_guard lock(mutex_);
  if (damaged) {
    note(unreadable_, table, {number, fault});
  } else if (fault.empty()) {
    unreadable_.erase(table);
  }
}

void DamagedLogs::senseless(const std::string& table, std::uint64_t number, const std::string& why) {
  const std::lock_guard lock(mutex_);
  note(senseless_, table, {number, why});
}

std::string DamagedLogs::in_words() const {
  constexpr std::size_t most_named = 10;
  const std::lock_guard lock(mutex_);
  Logs logs = unreadable_;
  logs.insert(senseless_.begin(), senseless_.end());
  std::multiset<Damaged> in_order;
  for (auto& [table, damaged] : logs) in_order.insert(std::move(damaged));
  std::string all;
  std::size_t named = 0;
  for (const auto& [number, why] : in_order) {
    if (named++ == most_named) break;
    std::string damage = "the log of ";
    damage += number == 0 ? "a table without a number" : "table number " + std::to_string(number);
    damage.append(" is damaged: ").append(why);
    all = joined(all, damage);
  }
  if (logs.size() > most_named) all += " (and " + std::to_string(logs.size() - most_named) + " more)";
  return all;
}

}  // namespace backlot
