// What the toy game's imagine promises: every placement of physical cards is as likely as any other.
#pragma once
#include <vector>

#include "contract/kit/exactness.hpp"
#include "contract/toy/toy.hpp"

namespace backlot::toy {

struct PhysicalPlacements {
  template <Fault F>
  std::vector<double> operator()(const Content<F>& /*content*/, const View<F>& /*view*/,
                                 const std::vector<State<F>>& worlds) const {
    std::vector<double> weights;
    for (const State<F>& world : worlds) {
      std::vector<std::vector<std::uint64_t>> places;
      const auto add = [&](const auto& cards) {
        places.emplace_back();
        for (const Card card : cards) places.back().push_back(static_cast<std::uint64_t>(card));
      };
      for (const Desk& desk : world.desks) add(desk.hand);
      add(world.stock);  // a sealed card or a prize is a place with one card
      weights.push_back(kit::physical_placements(places));
    }
    return weights;
  }
};

}  // namespace backlot::toy
