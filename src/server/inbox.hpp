// What other threads want done on the one that runs the io_context, handed over together: however many tasks have come
// when it looks, that is one wake and one turn. A commit of the store answers a hundred entries at once.
#pragma once
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace backlot {

class Inbox {
 public:
  using Task = std::function<void()>;

  explicit Inbox(boost::asio::io_context& io) : io_(io) {}

  // From any thread.
  void add(Task task) {
    bool first = false;
    {
      const std::lock_guard lock(mutex_);
      first = tasks_.empty();
      tasks_.push_back(std::move(task));
    }
    if (first) boost::asio::post(io_, [this] { empty(); });
  }

 private:
  void empty() {
    std::vector<Task> tasks;
    {
      const std::lock_guard lock(mutex_);
      tasks.swap(tasks_);
    }
    for (const Task& task : tasks) task();
  }

  boost::asio::io_context& io_;
  std::mutex mutex_;
  std::vector<Task> tasks_;
};

}  // namespace backlot
