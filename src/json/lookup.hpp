// Fields of a message whose shape is looked at by hand.
#pragma once
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "json/node.hpp"

namespace backlot::json {

// Empty when the field is missing or no text.
inline std::string text_of(const Node& node, std::string_view key) {
  const Node* const found = node.find(key);
  return found != nullptr && found->kind == Node::Kind::text ? found->text : std::string();
}

// 0 when the field is missing or no number of this size.
inline std::uint32_t number_of(const Node& node, std::string_view key) {
  const Node* const found = node.find(key);
  const bool fits =
      found != nullptr && found->kind == Node::Kind::integer && found->number >= 0 && found->number <= 0x7FFFFFFF;
  return fits ? static_cast<std::uint32_t>(found->number) : 0;
}

// Whether an object has no other fields than these.
inline bool has_only(const Node& node, std::initializer_list<std::string_view> keys) {
  return std::all_of(node.keys.begin(), node.keys.end(),
                     [&](const std::string& key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); });
}

}  // namespace backlot::json
