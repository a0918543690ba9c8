// The threads of each lane of thought: a lane that is full of work keeps no other waiting.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string>
#include <thread>
#include <utility>

#include "hub/services.hpp"
#include "server/thinkers.hpp"

namespace backlot {

class Lanes {
 public:
  using Lane = Services::Lane;

  void add(Lane lane, const std::string& table, Thinkers::Task task) { of(lane).add(table, std::move(task)); }

 private:
  Thinkers& of(Lane lane) {
    switch (lane) {
      case Lane::hints: return hints_;
      case Lane::previews: return previews_;
      case Lane::bots: break;
    }
    return bots_;
  }

  Thinkers bots_{std::max(4U, 2 * std::thread::hardware_concurrency()), std::thread::hardware_concurrency()};
  // People wait for these. A hint is thought about for a stated time, so that with many at once each is less thorough,
  // not later; a preview takes a few milliseconds.
  Thinkers hints_{8, 1, 5};
  Thinkers previews_{2, 1, 0};
};

}  // namespace backlot
