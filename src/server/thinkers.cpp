#include "server/thinkers.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace backlot {

Thinkers::Thinkers(std::uint32_t threads, std::uint32_t cores, int niceness)
    : most_each_(std::max(1U, threads / 2)), cores_(std::max(1U, cores)), niceness_(niceness) {
  for (std::uint32_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Thinkers::~Thinkers() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  more_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Thinkers::add(const std::string& table, Task task) {
  {
    const std::lock_guard lock(mutex_);
    queues_[table].tasks.push_back(std::move(task));
  }
  more_.notify_one();
}

// The next table in turn that has something to think about and may.
Thinkers::Queues::iterator Thinkers::next() {
  auto at = queues_.upper_bound(last_);
  for (std::size_t i = 0; i < queues_.size(); ++i, ++at) {
    if (at == queues_.end()) at = queues_.begin();
    if (!at->second.tasks.empty() && at->second.running < most_each_) return at;
  }
  return queues_.end();
}

void Thinkers::work() {
  if (niceness_ > 0) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness_);  // on Linux this is the thread
  std::unique_lock lock(mutex_);
  for (;;) {
    auto chosen = queues_.end();
    more_.wait(lock, [&] { return ending_ || (chosen = next()) != queues_.end(); });
    if (ending_) return;
    const std::string table = last_ = chosen->first;
    const Task task = std::move(chosen->second.tasks.front());
    chosen->second.tasks.pop_front();
    ++chosen->second.running;
    const std::uint32_t helping = std::max(1U, cores_ / ++running_);
    lock.unlock();
    task(helping);
    lock.lock();
    --running_;
    const auto done = queues_.find(table);
    if (--done->second.running == 0 && done->second.tasks.empty()) queues_.erase(done);
    more_.notify_all();  // the table may think further
  }
}

}  // namespace backlot
