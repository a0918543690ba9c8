#include "json/schema.hpp"

#include "core/seat.hpp"

namespace backlot::json::schema {

Node type(std::string_view name) { return object_node({{"type", text_node(name)}}); }

Node integers(std::int64_t least, std::int64_t most) {
  return object_node({{"type", text_node("integer")}, {"minimum", number_node(least)}, {"maximum", number_node(most)}});
}

Node list_of(Node items, std::int64_t least, std::int64_t most) {
  Node node = object_node({{"type", text_node("array")}, {"items", std::move(items)}});
  if (least > 0) add(node, "minItems", number_node(least));
  if (most >= 0) add(node, "maxItems", number_node(most));
  return node;
}

Node pattern(std::string_view expression) {
  return object_node({{"type", text_node("string")}, {"pattern", text_node(expression)}});
}

Node constant(std::string_view text) { return object_node({{"const", text_node(text)}}); }

Node closed_object(Node properties, Node required) {
  return object_node({{"type", text_node("object")},
                      {"properties", std::move(properties)},
                      {"required", std::move(required)},
                      {"additionalProperties", truth_node(false)}});
}

Node one_of(std::vector<Node> choices) { return object_node({{"oneOf", list_node(std::move(choices))}}); }

Node clause() { return pattern("^[A-Z0-9]{1,4}-[0-9]{1,4}$"); }

Node draw() {
  const Node number = integers(0, 0xFFFFFFFF);
  return list_of(number, 2, 2);
}

Node seat() { return or_null(integers(1, static_cast<std::int64_t>(max_seats))); }

Node seat_set() {
  Node node = list_of(integers(1, static_cast<std::int64_t>(max_seats)), 0, static_cast<std::int64_t>(max_seats));
  add(node, "uniqueItems", truth_node(true));
  return node;
}

Node bytes(std::int64_t least, std::int64_t most) {
  Node node = type("string");
  if (least > 0) add(node, "minLength", number_node(least));
  if (most >= 0) add(node, "maxLength", number_node(most));
  return node;
}

Node reference(std::string_view name) { return object_node({{"$ref", text_node("#/$defs/" + std::string(name))}}); }

Node or_null(Node schema) {
  if (schema.find("type") == nullptr && schema.find("enum") == nullptr) {
    return object_node({{"anyOf", list_node({std::move(schema), type("null")})}});
  }
  for (std::size_t i = 0; i < schema.keys.size(); ++i) {
    if (schema.keys[i] == "enum") schema.items[i].items.push_back(null_node());
    if (schema.keys[i] == "type") schema.items[i] = list_node({schema.items[i], text_node("null")});
  }
  return schema;
}

}  // namespace backlot::json::schema
