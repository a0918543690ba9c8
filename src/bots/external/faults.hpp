// What a program that plays has done wrong, for people to read. A program can do wrong in every decision of
// a million games: after the first two only the fourth, eighth, sixteenth are told, with how many there were.
#pragma once
#include <bit>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>
#include <utility>

#include "core/seat.hpp"

namespace backlot::bots {

class Faults {
 public:
  explicit Faults(std::string name) : name_(std::move(name)) {}

  void report(Seat seat, std::uint32_t decision, const std::string& what) {
    const std::lock_guard lock(mutex_);
    if (!std::has_single_bit(++count_)) return;
    std::fprintf(stderr, "backlot: %s, seat %u, decision %u: %s (fault %llu)\n", name_.c_str(),
                 static_cast<unsigned>(index(seat)) + 1, decision, what.c_str(),
                 static_cast<unsigned long long>(count_));
  }

 private:
  std::string name_;
  std::mutex mutex_;
  std::uint64_t count_ = 0;
};

}  // namespace backlot::bots
