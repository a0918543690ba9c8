#include "json/print.hpp"

#include "json/write.hpp"

namespace backlot::json {

namespace {

Node make(Node::Kind kind) {
  Node node;
  node.kind = kind;
  return node;
}

// On one line when that fits beside `indent` columns, else one item a line.
std::string printed(const Node& node, std::size_t indent, std::size_t width) {
  switch (node.kind) {
    case Node::Kind::null: return "null";
    case Node::Kind::boolean: return node.truth ? "true" : "false";
    case Node::Kind::integer: return std::to_string(node.number);
    case Node::Kind::fraction: return node.text;
    case Node::Kind::text: {
      std::string out;
      append_text(out, node.text);
      return out;
    }
    case Node::Kind::list:
    case Node::Kind::object: break;
  }
  const bool object = node.kind == Node::Kind::object;
  std::string line = object ? "{" : "[";
  std::string block = line;
  const std::string margin(indent + 2, ' ');
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    std::string key;
    if (object) {
      append_text(key, node.keys[i]);
      key += ": ";
    }
    line += i > 0 ? ", " : object ? " " : "";
    line.append(key).append(printed(node.items[i], 0, SIZE_MAX));
    block += i > 0 ? ",\n" : "\n";
    block.append(margin).append(key).append(printed(node.items[i], indent + 2, width));
  }
  line += object && !node.items.empty() ? " }" : object ? "}" : "]";
  if (width == SIZE_MAX || indent + line.size() <= width) return line;
  return block + "\n" + std::string(indent, ' ') + (object ? "}" : "]");
}

}  // namespace

Node text_node(std::string_view text) {
  Node node = make(Node::Kind::text);
  node.text = text;
  return node;
}
Node number_node(std::int64_t number) {
  Node node = make(Node::Kind::integer);
  node.number = number;
  return node;
}
Node truth_node(bool truth) {
  Node node = make(Node::Kind::boolean);
  node.truth = truth;
  return node;
}
Node null_node() { return make(Node::Kind::null); }
Node list_node(std::vector<Node> items) {
  Node node = make(Node::Kind::list);
  node.items = std::move(items);
  return node;
}
Node object_node(std::vector<std::pair<std::string, Node>> fields) {
  Node node = make(Node::Kind::object);
  for (auto& [key, value] : fields) add(node, std::move(key), std::move(value));
  return node;
}

void add(Node& object, std::string key, Node value) {
  object.keys.push_back(std::move(key));
  object.items.push_back(std::move(value));
}

std::string print(const Node& node, std::size_t width) { return printed(node, 0, width) + "\n"; }

}  // namespace backlot::json
