// What other threads want done on the one that runs the io_context, handed over together: however many tasks have come
// when it looks, that is one wake and one turn. A commit of the store answers a hundred entries at once.
//
// Whoever may have something to say holds the inbox by a shared_ptr, for it outlives the server: a store that hung
// answers when the server has given up waiting and is gone. What comes after `close` is dropped unread.
#pragma once
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace backlot {

class Inbox : public std::enable_shared_from_this<Inbox> {
 public:
  using Task = std::function<void()>;

  explicit Inbox(boost::asio::io_context& io) : io_(&io) {}

  // From any thread.
  void add(Task task) {
    const std::lock_guard lock(mutex_);
    if (io_ == nullptr) return;  // the task ends when its caller lets go of it, after the lock
    tasks_.push_back(std::move(task));
    if (tasks_.size() == 1) boost::asio::post(*io_, [self = shared_from_this()] { self->empty(); });
  }

  // From the thread that ends the server, when the io_context runs no more: what waits is dropped, the io_context is
  // touched never again.
  void close() {
    std::vector<Task> dropped;
    const std::lock_guard lock(mutex_);
    io_ = nullptr;
    dropped.swap(tasks_);  // they end after the lock, too: one may want to add something
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

  boost::asio::io_context* io_;  // nothing: closed
  std::mutex mutex_;
  std::vector<Task> tasks_;
};

}  // namespace backlot
