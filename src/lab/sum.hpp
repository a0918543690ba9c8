// Sums of whole numbers, kept exactly, so that the order in which threads add them cannot matter.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace backlot::lab {

class Sum {
 public:
  constexpr void add(std::int64_t value) {
    ++count_;
    sum_ += value;
    squares_ += Wide{value} * value;
  }
  constexpr void merge(const Sum& other) {
    count_ += other.count_;
    sum_ += other.sum_;
    squares_ += other.squares_;
  }

  constexpr std::uint64_t count() const { return count_; }
  constexpr std::int64_t sum() const { return static_cast<std::int64_t>(sum_); }
  constexpr std::int64_t squares() const { return static_cast<std::int64_t>(squares_); }
  // As it was when these were read.
  static constexpr Sum of(std::uint64_t count, std::int64_t sum, std::int64_t squares) {
    Sum made;
    made.count_ = count;
    made.sum_ = sum;
    made.squares_ = squares;
    return made;
  }

  // All of it in five words, for keeping it in a file.
  using Words = std::array<std::uint64_t, 5>;
  constexpr Words words() const {
    return {count_, static_cast<std::uint64_t>(sum_), static_cast<std::uint64_t>(sum_ >> 64),
            static_cast<std::uint64_t>(squares_), static_cast<std::uint64_t>(squares_ >> 64)};
  }
  static constexpr Sum of(const Words& words) {
    const auto wide = [](std::uint64_t low, std::uint64_t high) {
      return static_cast<Wide>((static_cast<Unsigned>(high) << 64U) | low);
    };
    Sum made;
    made.count_ = words[0];
    made.sum_ = wide(words[1], words[2]);
    made.squares_ = wide(words[3], words[4]);
    return made;
  }

  // Not a number while nothing was added.
  double mean() const {
    if (count_ == 0) return std::numeric_limits<double>::quiet_NaN();
    return static_cast<double>(static_cast<long double>(sum_) / static_cast<long double>(count_));
  }
  // The standard deviation of a sample; not a number for fewer than two.
  double sd() const {
    if (count_ < 2) return std::numeric_limits<double>::quiet_NaN();
    const auto n = static_cast<Wide>(count_);
    return static_cast<double>(std::sqrt(static_cast<long double>(n * squares_ - sum_ * sum_) /
                                         (static_cast<long double>(n) * static_cast<long double>(n - 1))));
  }

  // The standard error of the mean.
  double error() const { return sd() / std::sqrt(static_cast<double>(count_)); }

  constexpr bool operator==(const Sum&) const = default;

 private:
  // With scores below 2^20, n * squares_ stays exact up to 2^43 games.
  __extension__ using Wide = __int128;
  __extension__ using Unsigned = unsigned __int128;

  std::uint64_t count_ = 0;
  Wide sum_ = 0;
  Wide squares_ = 0;
};

// A part of a whole, not a number when the whole is empty.
inline double share(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return std::numeric_limits<double>::quiet_NaN();
  return static_cast<double>(part) / static_cast<double>(whole);
}

// Standard deviations of a normal variable, on both sides of its mean, that hold 95%.
inline constexpr double z_95 = 1.959963984540054;

// Wilson's interval for a rate that was seen in n tries, at so many standard errors. It has a width also where it was
// always or never.
struct Interval {
  double low = 0;
  double high = 1;
};
inline Interval interval_of_rate(double rate, double n, double errors = z_95) {
  const double square = errors * errors;
  const double middle = rate + square / (2 * n);
  const double reach = errors * std::sqrt(rate * (1 - rate) / n + square / (4 * n * n));
  const double scale = 1 + square / n;
  return {rate <= 0 ? 0 : (middle - reach) / scale, rate >= 1 ? 1 : (middle + reach) / scale};
}
// 95%, where `part` in `whole` were seen.
inline Interval interval_95(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? Interval{} : interval_of_rate(share(part, whole), static_cast<double>(whole));
}
// For the mean of `count` numbers from 0 to 1, such as parts of a win: that of as many tries, won or lost, as would
// have its standard error.
inline Interval interval_of_mean(double mean, double error, double count, double errors = z_95) {
  if (count < 2) return {};
  const double tries = error > 0 ? mean * (1 - mean) / (error * error) : count;
  return interval_of_rate(mean, std::max(count, tries), errors);
}

}  // namespace backlot::lab
