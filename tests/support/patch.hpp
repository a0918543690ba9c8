// A JSON Patch (RFC 6902) of the two operations that the program writes, applied the plain way.
#pragma once
#include <gtest/gtest.h>

#include <charconv>
#include <string>
#include <string_view>

#include "json/node.hpp"

namespace backlot::testing {

inline json::Node* child(json::Node& node, std::string_view name) {
  if (node.kind == json::Node::Kind::object) return const_cast<json::Node*>(node.find(name));  // NOLINT
  std::size_t at = 0;
  std::from_chars(name.data(), name.data() + name.size(), at);
  return node.kind == json::Node::Kind::list && at < node.items.size() ? &node.items[at] : nullptr;
}

inline void apply_operation(json::Node& document, const json::Node& operation) {
  const std::string path = operation.find("path")->text;
  const json::Node& value = *operation.find("value");
  json::Node* at = &document;
  std::string_view rest = path;
  while (!rest.empty()) {
    rest.remove_prefix(1);
    const std::string_view name = rest.substr(0, rest.find('/'));
    rest.remove_prefix(name.size());
    if (name == "-") {
      ASSERT_EQ(operation.find("op")->text, "add") << path;
      ASSERT_EQ(at->kind, json::Node::Kind::list) << path;
      at->items.push_back(value);
      return;
    }
    at = child(*at, name);
    ASSERT_NE(at, nullptr) << path;
  }
  ASSERT_EQ(operation.find("op")->text, "replace") << path;
  *at = value;
}

inline void apply_patch(json::Node& document, const json::Node& operations) {
  ASSERT_EQ(operations.kind, json::Node::Kind::list);
  for (const json::Node& operation : operations.items) apply_operation(document, operation);
}

}  // namespace backlot::testing
