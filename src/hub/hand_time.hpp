// Time that passes only when somebody says so, for tests: what is due, and how often somebody may ask, never depends on
// how fast the machine is. Only sockets keep to the machine's own time: when one that is silent ends, and how long one
// waits that has sent too much.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

namespace backlot {

class HandTime {
 public:
  using Task = std::function<void()>;

  std::uint64_t now() const {
    const std::lock_guard lock(mutex_);
    return now_;
  }
  void later(std::chrono::milliseconds time, Task task) {
    const std::lock_guard lock(mutex_);
    due_.emplace(now_ + static_cast<std::uint64_t>(time.count()), std::move(task));
  }
  // What falls due is done in order, each at its own time; and what that sets going, too.
  void pass(std::chrono::milliseconds time) {
    const std::uint64_t end = now() + static_cast<std::uint64_t>(time.count());
    while (const Task task = first_until(end)) task();
    const std::lock_guard lock(mutex_);
    now_ = end;
  }
  // Nothing of what was to happen later does.
  void forget() {
    const std::lock_guard lock(mutex_);
    due_.clear();
  }

 private:
  Task first_until(std::uint64_t end) {
    const std::lock_guard lock(mutex_);
    if (due_.empty() || due_.begin()->first > end) return {};
    const auto first = due_.begin();
    if (first->first > now_) now_ = first->first;
    Task task = std::move(first->second);
    due_.erase(first);
    return task;
  }

  mutable std::mutex mutex_;
  std::uint64_t now_ = 1'000'000;
  std::multimap<std::uint64_t, Task> due_;
};

}  // namespace backlot
