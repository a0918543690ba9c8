// The published list of a game's features: name, place, size and meaning of each number. Its hash goes with buffers and
// networks, so that nobody feeds one what another was trained on.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "contract/features.hpp"

namespace backlot::network {

struct Listed {
  std::string name;
  FeatureKind kind = FeatureKind::code;
  std::size_t offset = 0;
  std::size_t size = 1;
  std::size_t range = 0;
};
struct LeftOut {
  std::string name;
  std::string why;
};

// A sink of the visitor that lists instead of writing; also what is absent, since it has its place.
struct FeatureList {
  static constexpr bool lists_absent = true;
  std::vector<Listed> features;
  std::vector<std::string> covered;
  std::vector<LeftOut> left;
  std::vector<std::string> inside;
  std::size_t count = 0;

  std::string path(const char* name) const {
    std::string whole;
    for (const std::string& part : inside) whole += (whole.empty() ? "" : ".") + part;
    if (*name == '\0') return whole;
    return whole.empty() ? name : whole + "." + name;
  }
  void begin(const Feature& feature) {
    features.push_back({path(feature.name), feature.kind, count, feature.size, feature.range});
  }
  void put(std::int32_t /*value*/) { ++count; }
  void skip(std::size_t numbers) { count += numbers; }
  void enter(const char* name, std::size_t row) {
    inside.push_back(std::string(name) + "[" + std::to_string(row) + "]");
  }
  void leave() { inside.pop_back(); }
  void covers(const char* name) { covered.push_back(path(name)); }
  void left_out(const char* name, const char* why) { left.push_back({path(name), why}); }
};

template <class G>
FeatureList observation_list() {
  FeatureVisitor<FeatureList, G::max_players> visit({}, nobody, 0);
  features(typename G::State{}, visit);
  return visit.sink();
}
template <class G>
FeatureList action_list() {
  FeatureVisitor<FeatureList, G::max_players> visit({}, nobody, 0);
  features(typename G::Action{}, visit);
  return visit.sink();
}

struct Spec {
  std::string game;
  std::string text;  // as JSON, with the hash of all the rest of it
  std::string hash;
  FeatureList observation;
  FeatureList action;
  std::size_t seats = 0;  // at most
};

// In spec.cpp, for each game.
template <class G>
Spec spec_of();

}  // namespace backlot::network
