// How often somebody may do something: `most` at once, then `per_second`. The clock is the caller's.
#pragma once
#include <algorithm>
#include <cstdint>

namespace backlot {

class Bucket {
 public:
  constexpr Bucket(std::uint32_t most, std::uint32_t per_second)
      : most_(std::uint64_t{most} * 1000), per_second_(per_second), left_(most_) {}

  // False when there is nothing left now.
  constexpr bool take(std::uint64_t milliseconds) {
    fill(milliseconds);
    if (left_ < 1000) return false;
    left_ -= 1000;
    return true;
  }

  // How long until one more can be taken.
  constexpr std::uint64_t wait(std::uint64_t milliseconds) {
    fill(milliseconds);
    return left_ >= 1000 ? 0 : (1000 - left_ + per_second_ - 1) / per_second_;
  }

  constexpr bool full(std::uint64_t milliseconds) {
    fill(milliseconds);
    return left_ == most_;
  }

 private:
  constexpr void fill(std::uint64_t milliseconds) {
    if (milliseconds > at_) left_ = std::min(most_, left_ + (milliseconds - at_) * per_second_);
    at_ = std::max(at_, milliseconds);
  }

  std::uint64_t most_;  // in thousandths
  std::uint64_t per_second_;
  std::uint64_t left_;
  std::uint64_t at_ = 0;
};

}  // namespace backlot
