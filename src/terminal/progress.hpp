// A progress bar with the time left, on stderr, and only when that is a terminal.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "lab/watch.hpp"

namespace backlot::terminal {

// "[#########           ]  45%  4,500 of 10,000 games, 460 a second, 12 s left". Of those done, `known` were counted
// before: they say nothing about the rate.
std::string progress_line(std::uint64_t done, std::uint64_t known, std::uint64_t all, double seconds);

// "12 s", "3 min 20 s", "2 h 5 min"
std::string duration_text(double seconds);

// Draws while it lives; takes the line away at the end.
class Progress {
 public:
  Progress(const lab::Watch& watch, std::uint64_t all);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

 private:
  void draw();

  const lab::Watch& watch_;
  std::uint64_t all_;
  bool finished_ = false;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::thread thread_;
};

}  // namespace backlot::terminal
