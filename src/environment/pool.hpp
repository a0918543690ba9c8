// Threads that wait for work: the games of a batch in equal parts. With one thread the caller does it all.
#pragma once
#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace backlot::environment {

class Pool {
 public:
  explicit Pool(std::size_t threads) : parts_(std::max<std::size_t>(1, threads)) {
    for (std::size_t i = 1; i < parts_; ++i) workers_.emplace_back([this, i] { wait_for_work(i); });
  }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;
  ~Pool() {
    {
      const std::scoped_lock lock(mutex_);
      ends_ = true;
    }
    starts_.notify_all();
    for (std::thread& worker : workers_) worker.join();
  }
  std::size_t threads() const { return parts_; }

  // Calls work(from, to) for parts of [0, items), each on a thread of its own, and returns when all are done.
  template <class Work>
  void over(std::size_t items, const Work& work) {
    if (parts_ == 1) return work(std::size_t{0}, items);
    {
      const std::scoped_lock lock(mutex_);
      work_ = [&work, items, parts = parts_](std::size_t part) {
        work(items * part / parts, items * (part + 1) / parts);
      };
      busy_ = parts_ - 1;
      ++round_;
    }
    starts_.notify_all();
    work_(0);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return busy_ == 0; });
  }

 private:
  void wait_for_work(std::size_t part) {
    std::size_t seen = 0;
    for (;;) {
      {
        std::unique_lock lock(mutex_);
        starts_.wait(lock, [&] { return ends_ || round_ != seen; });
        if (ends_) return;
        seen = round_;
      }
      work_(part);
      const std::scoped_lock lock(mutex_);
      if (--busy_ == 0) done_.notify_one();
    }
  }

  std::size_t parts_;
  std::vector<std::thread> workers_;
  std::mutex mutex_;
  std::condition_variable starts_;
  std::condition_variable done_;
  std::function<void(std::size_t)> work_;
  std::size_t round_ = 0;
  std::size_t busy_ = 0;
  bool ends_ = false;
};

}  // namespace backlot::environment
