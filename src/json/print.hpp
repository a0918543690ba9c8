// A tree as JSON text for people: indented, short lists and objects on one line.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "json/node.hpp"

namespace backlot::json {

Node text_node(std::string_view text);
Node number_node(std::int64_t number);
Node truth_node(bool truth);
Node null_node();
Node list_node(std::vector<Node> items);
Node object_node(std::vector<std::pair<std::string, Node>> fields);

// Appends a field to an object.
void add(Node& object, std::string key, Node value);

// Ends with a newline. What fits in `width` columns stays on one line.
std::string print(const Node& node, std::size_t width = 100);

}  // namespace backlot::json
