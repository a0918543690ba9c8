#include "terminal/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>

#include "lab/numbers.hpp"

namespace backlot::terminal {

std::string duration_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(std::max(0.0, seconds)));
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
  return fmt::format("{} h {} min", whole / 3600, whole / 60 % 60);
}

std::string rate_text(double rate) {
  return rate >= 10 ? lab::grouped(static_cast<std::uint64_t>(rate)) : fmt::format("{:.1f}", rate);
}

std::string progress_line(std::uint64_t done, std::uint64_t known, std::uint64_t all, double seconds) {
  constexpr std::size_t width = 24;
  const double part = all == 0 ? 1 : std::min(1.0, static_cast<double>(done) / static_cast<double>(all));
  const auto filled = static_cast<std::size_t>(part * static_cast<double>(width));
  std::string line =
      fmt::format("[{}{}] {:3.0f}%  {} of {} games", std::string(filled, '#'), std::string(width - filled, ' '),
                  std::floor(100 * part), lab::grouped(done), lab::grouped(all));
  if (done <= known || seconds <= 0.5) return line;
  const double rate = static_cast<double>(done - known) / seconds;
  const double left = all > done ? static_cast<double>(all - done) / rate : 0;
  return line + fmt::format(", {} a second, {} left", rate_text(rate), duration_text(left));
}

Progress::Progress(const lab::Watch& watch, std::uint64_t all) : watch_(watch), all_(all) {
  if (::isatty(STDERR_FILENO) != 0) thread_ = std::thread([this] { draw(); });
}

Progress::~Progress() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    finished_ = true;
  }
  wake_.notify_all();
  thread_.join();
  fmt::print(stderr, "\r\x1b[K");
}

void Progress::draw() {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  std::unique_lock lock(mutex_);
  while (!wake_.wait_for(lock, std::chrono::milliseconds(200), [&] { return finished_; })) {
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    fmt::print(stderr, "\r\x1b[K{}", progress_line(watch_.games_done, watch_.games_known, all_, seconds));
    std::fflush(stderr);
  }
}

}  // namespace backlot::terminal
