// Puts back into order what several threads produce in pieces.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>

namespace backlot::lab {

class InOrder {
 public:
  // take(text) gets the pieces one after the other; false: it cannot go on. A thread that is more
  // than `ahead` pieces early waits, so that little is held in memory.
  InOrder(std::function<bool(const std::string&)> take, std::uint64_t ahead) : take_(std::move(take)), ahead_(ahead) {}

  // Piece number `at`, from 0. False once a piece could not be taken.
  bool give(std::uint64_t at, std::string text) {
    std::unique_lock lock(mutex_);
    turn_.wait(lock, [&] { return broken_ || at < next_ + ahead_; });
    early_.emplace(at, std::move(text));
    for (auto piece = early_.find(next_); !broken_ && piece != early_.end(); piece = early_.find(next_)) {
      broken_ = !take_(piece->second);
      early_.erase(piece);
      ++next_;
    }
    turn_.notify_all();
    return !broken_;
  }

 private:
  std::function<bool(const std::string&)> take_;
  std::uint64_t ahead_;
  std::uint64_t next_ = 0;
  bool broken_ = false;
  std::map<std::uint64_t, std::string> early_;
  std::mutex mutex_;
  std::condition_variable turn_;
};

}  // namespace backlot::lab
