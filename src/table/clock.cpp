#include "table/clock.hpp"

#include <optional>

#include "json/lookup.hpp"

namespace backlot {
namespace {

std::optional<std::uint32_t> seconds_in(const json::Node* node, std::uint32_t least, std::uint32_t most) {
  if (node == nullptr || node->kind != json::Node::Kind::integer) return std::nullopt;
  if (node->number < least || node->number > most) return std::nullopt;
  return static_cast<std::uint32_t>(node->number);
}

Refused out_of_range(const std::string& what, std::uint32_t least, std::uint32_t most) {
  return {{}, what + " is a whole number from " + std::to_string(least) + " to " + std::to_string(most)};
}

}  // namespace

std::variant<ClockSetting, Refused> read_clock(const json::Node* node) {
  using Kind = ClockSetting::Kind;
  if (node == nullptr) return ClockSetting{};
  if (node->kind != json::Node::Kind::object) return Refused{{}, "clock is an object with a kind"};
  const std::string kind = json::text_of(*node, "kind");
  if (kind != "none" && kind != "decision" && kind != "bank") {
    return Refused{{}, "the kind of a clock is none, decision or bank"};
  }
  for (const std::string& key : node->keys) {
    const bool known = key == "kind" || (key == "seconds" && kind != "none") || (key == "increment" && kind == "bank");
    if (!known) return Refused{{}, "a clock of kind " + kind + " has no field called " + json::in_quotes(key)};
  }
  if (kind == "none") return ClockSetting{};
  const bool bank = kind == "bank";
  const std::uint32_t most = bank ? ClockSetting::most_in_bank : ClockSetting::most_for_decision;
  const auto seconds = seconds_in(node->find("seconds"), 1, most);
  if (!seconds) return out_of_range("seconds of the clock", 1, most);
  const json::Node* const wish = node->find("increment");
  const auto increment = wish == nullptr ? std::optional(0U) : seconds_in(wish, 0, ClockSetting::most_increment);
  if (!increment) return out_of_range("increment of the clock", 0, ClockSetting::most_increment);
  return ClockSetting{bank ? Kind::bank : Kind::decision, *seconds, *increment};
}

}  // namespace backlot
