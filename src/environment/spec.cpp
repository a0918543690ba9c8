// What is published about the games.
#include "bots/network/spec.hpp"

#include <string_view>

#include "content/all.hpp"
#include "environment/batch.hpp"
#include "games/features.hpp"
#include "games/registry.hpp"
#include "json/write.hpp"

namespace backlot::environment {

std::string spec_of(std::string_view game) {
  std::string out;
  with_game(game, [&](auto which) { out = network::spec_of<decltype(which)>().text; });
  return out;
}

std::string games_in_json() {
  std::string out = "[";
  for_each_game([&](auto which) {
    using G = decltype(which);
    out += out.size() == 1 ? "" : ",";
    out += "{\"game\":\"" + std::string(G::id) + "\",\"id\":\"" + std::string(G::id) + "_v" +
           std::to_string(G::revision) + "\",\"title\":" + json::in_quotes(G::title) +
           ",\"least_players\":" + std::to_string(G::min_players) +
           ",\"most_players\":" + std::to_string(G::max_players) +
           ",\"observation\":" + std::to_string(observation_size<G>()) +
           ",\"action_space\":" + std::to_string(G::action_space) +
           ",\"action_features\":" + std::to_string(action_feature_size<G>()) +
           ",\"options\":" + json::write(standard_content(which), typename G::Options{}) + "}";
  });
  return out + "]";
}

}  // namespace backlot::environment
