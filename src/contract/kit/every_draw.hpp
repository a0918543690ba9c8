// A Chance that goes through all sequences of draws: run what draws, then next(), until it is false.
// Whoever sees during a run that it leads nowhere says give_up(): what is drawn from then on is not
// gone through, only drawn at random (so that rolls that are repeated until they differ come to an
// end).
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/chance.hpp"

namespace backlot::kit {

class EveryDraw {
 public:
  std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    if (given_up_) return rest_.below(n, purpose);
    if (at_ == draws_.size()) draws_.push_back({n, 0});
    return draws_[at_++].outcome;
  }
  void give_up() { given_up_ = true; }
  // Goes on to the sequence after the one just drawn.
  bool next() {
    at_ = 0;
    given_up_ = false;
    while (!draws_.empty() && draws_.back().outcome + 1 == draws_.back().n) draws_.pop_back();
    if (draws_.empty()) return false;
    ++draws_.back().outcome;
    return true;
  }

 private:
  std::vector<Draw> draws_;
  std::size_t at_ = 0;
  bool given_up_ = false;
  FastChance rest_{1};
};

}  // namespace backlot::kit
