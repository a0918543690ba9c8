#include "environment/spec.hpp"

#include <string_view>

#include "content/all.hpp"
#include "environment/batch.hpp"
#include "environment/features.hpp"
#include "environment/one_game.hpp"
#include "games/registry.hpp"
#include "json/write.hpp"

namespace backlot::environment {
namespace {

std::string_view name_of(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::code: return "code";
    case FeatureKind::multiset: return "multiset";
    case FeatureKind::amount: return "amount";
    case FeatureKind::bits: return "bits";
    case FeatureKind::seat: return "seat";
    case FeatureKind::present: break;
  }
  return "present";
}

std::string meaning_of(const Listed& feature) {
  const std::string range = std::to_string(feature.range);
  switch (feature.kind) {
    case FeatureKind::code: return "each one of " + range + " things, from 0; what is unknown or none comes last";
    case FeatureKind::multiset:
      return "each 0 for nothing, or 1 + one of " + range + " - 2 things, or unknown, which is last";
    case FeatureKind::amount: return "each a number; divided by " + range + " it is about 1; -1 is unknown";
    case FeatureKind::bits: return "each 0 or 1";
    case FeatureKind::seat: return "counted clockwise from the viewer, who is 0; the last number is nobody";
    case FeatureKind::present: break;
  }
  return "1 where the block that follows stands for something, 0 where it is padding";
}

std::string listed(const FeatureList& list) {
  std::string out = "{\"size\":" + std::to_string(list.count) + ",\"features\":[";
  for (const Listed& each : list.features) {
    out += (&each == list.features.data() ? "" : ",");
    out += "{\"name\":" + json::in_quotes(each.name) + ",\"kind\":\"" + std::string(name_of(each.kind)) +
           "\",\"offset\":" + std::to_string(each.offset) + ",\"size\":" + std::to_string(each.size) +
           ",\"range\":" + std::to_string(each.range) + ",\"meaning\":" + json::in_quotes(meaning_of(each)) + "}";
  }
  out += "],\"left_out\":[";
  for (const LeftOut& each : list.left) {
    out += (&each == list.left.data() ? "" : ",");
    out += "{\"name\":" + json::in_quotes(each.name) + ",\"why\":" + json::in_quotes(each.why) + "}";
  }
  return out + "]}";
}

std::string hash_of_text(std::string_view text) {
  Sha256 hash;
  for (const char c : text) hash.update(static_cast<std::uint8_t>(c));
  std::string hex;
  for (const std::uint8_t byte : hash.finish()) {
    hex += "0123456789abcdef"[byte >> 4U];
    hex += "0123456789abcdef"[byte & 15U];
  }
  return hex;
}

}  // namespace

std::string spec_of(std::string_view game) {
  std::string out;
  with_game(game, [&](auto which) {
    using G = decltype(which);
    const std::string body = "\"game\":\"" + std::string(G::id) + "\",\"rules\":" + std::to_string(G::revision) +
                             ",\"action_space\":" + std::to_string(G::action_space) +
                             ",\"observation\":" + listed(observation_list<G>()) +
                             ",\"action\":" + listed(action_list<G>());
    out = "{\"hash\":\"" + hash_of_text(body) + "\"," + body + "}";
  });
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
