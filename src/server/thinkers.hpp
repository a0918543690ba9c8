// Where bots think: a fixed number of threads, of a lower priority than those that serve people. Tables take turns,
// and no table has more than half of the threads: many experts at one table are in nobody else's way.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace backlot {

class Thinkers {
 public:
  using Task = std::function<void(std::uint32_t threads)>;  // with so many threads to help, itself included

  // `cores` are shared out among the tasks that run. `niceness` is how far they stand back behind who serves people.
  Thinkers(std::uint32_t threads, std::uint32_t cores, int niceness = 10);
  // What runs is waited for, what waits is forgotten.
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  void add(const std::string& table, Task task);

 private:
  struct Queue {
    std::deque<Task> tasks;
    std::uint32_t running = 0;
  };
  using Queues = std::map<std::string, Queue>;

  void work();
  Queues::iterator next();

  const std::uint32_t most_each_;
  const std::uint32_t cores_;
  const int niceness_;
  std::mutex mutex_;
  std::condition_variable more_;
  Queues queues_;
  std::string last_;  // the table whose turn it was
  std::uint32_t running_ = 0;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace backlot
