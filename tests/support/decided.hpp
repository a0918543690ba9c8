// The proportions of worlds that are made by one decision after the other: a world's weight is the
// product of its decisions' shares among what could have been decided there.
#pragma once
#include <cstdint>
#include <map>
#include <vector>

#include "contract/kit/exactness.hpp"

namespace backlot::testing_support {

using Value = std::vector<std::uint64_t>;

struct Decided {
  Value value;
  double weight = 1;  // against the other values that some world has after the same decisions
};

// Where unseen cards lie, decided at once: each placement of physical cards is as likely as any other.
inline Decided cards_decided(const std::vector<Value>& places) {
  Decided cards{.weight = kit::physical_placements(places)};
  for (const Value& place : places) {
    cards.value.push_back(place.size());
    cards.value.insert(cards.value.end(), place.begin(), place.end());
  }
  return cards;
}

inline std::vector<double> weights_of(const std::vector<std::vector<Decided>>& worlds) {
  std::map<std::vector<Value>, std::map<Value, double>> followers;  // what follows the same decisions
  for (const auto& world : worlds) {
    std::vector<Value> before;
    for (const Decided& decided : world) {
      followers[before][decided.value] = decided.weight;
      before.push_back(decided.value);
    }
  }
  std::vector<double> weights;
  for (const auto& world : worlds) {
    double weight = 1;
    std::vector<Value> before;
    for (const Decided& decided : world) {
      double all = 0;
      for (const auto& [value, its_weight] : followers[before]) all += its_weight;
      weight *= decided.weight / all;
      before.push_back(decided.value);
    }
    weights.push_back(weight);
  }
  return weights;
}

}  // namespace backlot::testing_support
