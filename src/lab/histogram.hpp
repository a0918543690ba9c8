// How often each whole number was seen. At most so many bars: they become twice as wide when the numbers
// spread further, and how wide they are depends on the least and the greatest number alone, not on the order.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lab/sum.hpp"

namespace backlot::lab {

class Histogram {
 public:
  static constexpr std::int64_t most_bars = 128;

  void add(std::int64_t value) {
    sum_.add(value);
    put(value >> shift_, 1);
  }

  void merge(const Histogram& other) {
    sum_.merge(other.sum_);
    while (shift_ < other.shift_) widen();
    for (std::size_t i = 0; i < other.bars_.size(); ++i) {
      if (other.bars_[i] == 0) continue;
      // put may widen, so the shift is taken anew each time.
      put((other.first_ + static_cast<std::int64_t>(i)) >> (shift_ - other.shift_), other.bars_[i]);
    }
  }

  const Sum& sum() const { return sum_; }
  std::uint64_t count() const { return sum_.count(); }
  std::int64_t width() const { return std::int64_t{1} << shift_; }
  // Bar i counts the numbers from from(i) to from(i) + width() - 1.
  std::size_t size() const { return bars_.size(); }
  std::int64_t from(std::size_t bar) const { return (first_ + static_cast<std::int64_t>(bar)) * width(); }
  std::uint64_t operator[](std::size_t bar) const { return bars_[bar]; }

  // Where so large a part of the numbers is not greater; exact when bars are one wide.
  std::int64_t quantile(double part) const {
    const double wanted = part * static_cast<double>(count());
    double seen = 0;
    for (std::size_t i = 0; i < bars_.size(); ++i) {
      seen += static_cast<double>(bars_[i]);
      if (seen >= wanted && seen > 0) return from(i) + (width() - 1) / 2;
    }
    return 0;
  }

  // Every number in it, for keeping it in a file.
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.shift_...);
    visit(x.first_...);
    visit(x.bars_...);
    visit(x.sum_...);
  }

  bool operator==(const Histogram&) const = default;

 private:
  void put(std::int64_t bar, std::uint64_t times) {
    while (!fits(bar)) {
      widen();
      bar >>= 1;
    }
    if (bars_.empty()) {
      first_ = bar;
      bars_.resize(1);
    }
    if (bar < first_) {
      bars_.insert(bars_.begin(), static_cast<std::size_t>(first_ - bar), 0);
      first_ = bar;
    }
    const auto at = static_cast<std::size_t>(bar - first_);
    if (at >= bars_.size()) bars_.resize(at + 1);
    bars_[at] += times;
  }

  bool fits(std::int64_t bar) const {
    if (bars_.empty()) return true;
    const std::int64_t last = first_ + static_cast<std::int64_t>(bars_.size()) - 1;
    return std::max(last, bar) - std::min(first_, bar) < most_bars;
  }

  void widen() {
    ++shift_;
    if (bars_.empty()) return;
    const std::int64_t first = first_ >> 1;
    const std::int64_t last = (first_ + static_cast<std::int64_t>(bars_.size()) - 1) >> 1;
    std::vector<std::uint64_t> wider(static_cast<std::size_t>(last - first + 1));
    for (std::size_t i = 0; i < bars_.size(); ++i) {
      wider[static_cast<std::size_t>(((first_ + static_cast<std::int64_t>(i)) >> 1) - first)] += bars_[i];
    }
    first_ = first;
    bars_ = std::move(wider);
  }

  std::uint64_t shift_ = 0;
  std::int64_t first_ = 0;
  std::vector<std::uint64_t> bars_;
  Sum sum_;
};

}  // namespace backlot::lab
