// How much a search may spend on a decision: so many iterations, or so much time.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>

namespace backlot::bots {

// Set by somebody else when nobody wants the answer any more. A search that is stopped gives an answer all the same,
// which counts for nothing.
using StopFlag = std::atomic<bool>;
using StopFlagPtr = std::shared_ptr<StopFlag>;

struct Budget {
  static constexpr std::uint32_t most_iterations = 10'000'000;
  static constexpr std::uint32_t most_milliseconds = 600'000;
  static constexpr std::uint32_t most_threads = 64;

  std::uint32_t iterations = 500;
  std::uint32_t milliseconds = 0;  // 0: the iterations count
  std::uint32_t threads = 1;
  const StopFlag* stop = nullptr;

  constexpr Budget() = default;
  constexpr Budget(std::uint32_t count) : iterations(count) {}  // NOLINT(google-explicit-constructor)

  bool stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

// The time of a search that has one; without, it is never over.
class Clocked {
 public:
  using Clock = std::chrono::steady_clock;
  explicit Clocked(std::uint32_t milliseconds) : start_(Clock::now()), limit_(milliseconds) {}
  bool runs() const { return limit_.count() > 0; }
  bool over() const { return runs() && past(start_ + limit_); }
  Clock::time_point part(std::uint32_t parts, std::uint32_t of) const {
    return start_ + std::chrono::duration_cast<Clock::duration>(limit_) * parts / of;
  }
  double passed_ms() const { return std::chrono::duration<double, std::milli>(Clock::now() - start_).count(); }
  static bool past(Clock::time_point when) { return Clock::now() >= when; }

 private:
  Clock::time_point start_;
  std::chrono::milliseconds limit_;
};

}  // namespace backlot::bots
