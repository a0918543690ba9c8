// Tasks that tell who they are and wait until they are let go.
#pragma once
#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "server/thinkers.hpp"

namespace backlot {

class Gate {
 public:
  Thinkers::Task task(std::string name) {
    return [this, name = std::move(name)](std::uint32_t /*threads*/) {
      std::unique_lock lock(mutex_);
      started_.push_back(name);
      most_ = std::max(most_, ++running_);
      changed_.notify_all();
      changed_.wait(lock, [this] { return open_; });
      --running_;
      ++done_;
      changed_.notify_all();
    };
  }
  void open() {
    const std::lock_guard lock(mutex_);
    open_ = true;
    changed_.notify_all();
  }
  std::vector<std::string> when_started(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return started_.size() >= count; });
    return started_;
  }
  std::size_t most_when_done(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return done_ >= count; });
    return most_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> started_;
  std::size_t running_ = 0;
  std::size_t most_ = 0;
  std::size_t done_ = 0;
  bool open_ = false;
};

}  // namespace backlot
