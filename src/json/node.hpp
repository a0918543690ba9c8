// A JSON text as a tree in which every value knows its line, so that a fault can name it.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "json/fault.hpp"

namespace backlot::json {

struct Node {
  enum class Kind : std::uint8_t { null, boolean, integer, fraction, text, list, object };
  Kind kind = Kind::null;
  bool truth = false;
  std::size_t line = 0;
  std::int64_t number = 0;
  std::string text;               // of a fraction: the number as it was written
  std::vector<std::string> keys;  // of an object, in the order of the text
  std::vector<Node> items;        // of a list, or of an object: one for each key

  // The value of a key; nothing when the node is no object or has no such key.
  const Node* find(std::string_view key) const;
  bool operator==(const Node&) const = default;
  // Takes a key and its value out; false when it is not there.
  bool erase(std::string_view key);
};

// "a text", "a list": for sentences about what was found.
std::string_view name_of(Node::Kind kind);

// What a text may hold at most. Going beyond is a fault that names the limit.
struct Limits {
  std::size_t bytes = std::size_t{4} << 20U;
  std::size_t depth = 32;
  std::size_t keys = 200;  // in one object
};

// Duplicate keys, ill-formed UTF-8 and anything after the value are faults. `first_line` is the
// number of the text's first line, for texts that are lines of a larger one.
std::variant<Node, Fault> parse(std::string_view text, std::size_t first_line = 1, const Limits& limits = {});

// The value as JSON on one line again.
std::string to_text(const Node& node);

}  // namespace backlot::json
