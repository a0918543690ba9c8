// A progress bar with the time left, on stderr, and only when that is a terminal.
#pragma once
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

namespace backlot::terminal {

// "[#########           ]  45%  4,500 of 10,000 games, 12 s left"
std::string progress_line(std::uint64_t done, std::uint64_t all, double seconds);

// "12 s", "3 min 20 s", "2 h 5 min"
std::string duration_text(double seconds);

// Draws while it lives; takes the line away at the end.
class Progress {
 public:
  Progress(const std::atomic<std::uint64_t>& done, std::uint64_t all);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

 private:
  void draw();

  const std::atomic<std::uint64_t>& done_;
  std::uint64_t all_;
  bool finished_ = false;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::thread thread_;
};

}  // namespace backlot::terminal
