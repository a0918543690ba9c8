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

Properties::Properties() : properties(object_node({})), required(list_node({})) {}

void Properties::add_required(const char* name, MakeOf of, const void* value) {
  add(properties, name, of(value));
  required.items.push_back(text_node(name));
}

void Properties::add_optional(const char* name, MakeOf of) { add(properties, name, of(nullptr)); }

Node object_with(void (*collect)(const void* x, Properties& to), const void* x) {
  Properties all;
  collect(x, all);
  return closed_object(std::move(all.properties), std::move(all.required));
}

Node object_tagged(const char* tag, std::string_view name, void (*collect)(Properties& to)) {
  Properties all;
  add(all.properties, tag, constant(name));
  all.required.items.push_back(text_node(tag));
  collect(all);
  return closed_object(std::move(all.properties), std::move(all.required));
}

Node kinds(std::span<const std::string_view> names, Node (*of_kind)(std::size_t kind)) {
  std::vector<Node> choices;
  bool alike = true;
  for (std::size_t i = 0; i < names.size(); ++i) {
    choices.push_back(of_kind(i));
    alike = alike && choices[i].find("required")->items.size() == choices[0].find("required")->items.size() &&
            print(choices[i]) == print(choices[0]);
  }
  if (alike) return choices[0];
  for (std::size_t i = 0; i < names.size(); ++i) {
    Node& properties =
        choices[i].items[static_cast<std::size_t>(choices[i].find("properties") - choices[i].items.data())];
    for (std::size_t k = 0; k < properties.keys.size(); ++k) {
      if (properties.keys[k] == "kind") properties.items[k] = constant(names[i]);
    }
  }
  return one_of(std::move(choices));
}

Node names(std::span<const std::string_view> all) {
  std::vector<Node> texts;
  for (const std::string_view name : all) texts.push_back(text_node(name));
  return object_node({{"enum", list_node(std::move(texts))}});
}

std::string of_pack(std::string_view game, std::string_view title, void (*collect)(Properties& to)) {
  Properties all;
  add(all.properties, "$schema", type("string"));
  add(all.properties, "game", constant(game));
  add(all.properties, "name", type("string"));
  all.required.items = {text_node("game"), text_node("name")};
  collect(all);
  Node root = object_node(
      {{"$schema", text_node(schema_dialect)}, {"title", text_node("A content pack of " + std::string(title))}});
  const Node object = closed_object(std::move(all.properties), std::move(all.required));
  for (std::size_t i = 0; i < object.keys.size(); ++i) add(root, object.keys[i], object.items[i]);
  return print(root);
}

}  // namespace backlot::json::schema
