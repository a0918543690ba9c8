#include "bots/network/spec.hpp"

#include <string_view>

#include "core/sha256.hpp"
#include "games/features.hpp"
#include "games/registry.hpp"
#include "json/write.hpp"

namespace backlot::network {
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
  hash.update(text);
  return std::string(to_hex(hash.finish()).view());
}

}  // namespace

template <class G>
Spec spec_of() {
  Spec spec{std::string(G::id), {}, {}, observation_list<G>(), action_list<G>(), G::max_players};
  const std::string body = "\"game\":\"" + spec.game + "\",\"rules\":" + std::to_string(G::revision) +
                           ",\"action_space\":" + std::to_string(G::action_space) +
                           ",\"observation\":" + listed(spec.observation) + ",\"action\":" + listed(spec.action);
  spec.hash = hash_of_text(body);
  spec.text = "{\"hash\":\"" + spec.hash + "\"," + body + "}";
  return spec;
}

[[gnu::used]] static const auto compiled_specs = of_each_game([]<class G>() { return &spec_of<G>; });

}  // namespace backlot::network
