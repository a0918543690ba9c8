// How often somebody may do something: `most` at once, then `per_second`. The clock is the caller's.
#pragma once
#include <algorithm>
#include <cstdint>

namespace backlot {

class Bucket {
 public:
  constexpr Bucket(std::uint32_t most, std::uint32_t per_second) : Bucket(Minute{}, most, per_second * 60) {}
  static constexpr Bucket by_the_minute(std::uint32_t most, std::uint32_t per_minute) {
    return {Minute{}, most, per_minute};
  }

  // False when there is nothing left now.
  constexpr bool take(std::uint64_t milliseconds) {
    fill(milliseconds);
    if (left_ < one) return false;
    left_ -= one;
    return true;
  }

  // Back what was taken: it was none of those that are counted.
  constexpr void give_back() { left_ = std::min(most_, left_ + one); }

  // How long until one more can be taken.
  constexpr std::uint64_t wait(std::uint64_t milliseconds) {
    fill(milliseconds);
    return left_ >= one ? 0 : (one - left_ + per_minute_ - 1) / per_minute_;
  }

  constexpr bool full(std::uint64_t milliseconds) {
    fill(milliseconds);
    return left_ == most_;
  }

 private:
  static constexpr std::uint64_t one = 60000;  // so that a millisecond brings a whole number
  struct Minute {};
  constexpr Bucket(Minute /*by*/, std::uint32_t most, std::uint32_t per_minute)
      : most_(most * one), per_minute_(per_minute), left_(most_) {}

  constexpr void fill(std::uint64_t milliseconds) {
    if (milliseconds > at_) left_ = std::min(most_, left_ + (milliseconds - at_) * per_minute_);
    at_ = std::max(at_, milliseconds);
  }

  std::uint64_t most_;
  std::uint64_t per_minute_;
  std::uint64_t left_;
  std::uint64_t at_ = 0;
};

}  // namespace backlot
