#include "json/content.hpp"

namespace backlot::json {

Fault locate(const Node& pack, const ContentFault& fault) {
  Fault out{pack.line, {}, std::string(fault.why.view())};
  const Node* at = &pack;
  const auto descend = [&](const Node* node) {
    if (node == nullptr) return;
    at = node;
    out.line = node->line;
  };
  if (!fault.list.empty()) {
    out.field = fault.list;
    descend(at->find(fault.list));
    if (fault.item < at->items.size()) {
      out.field += "[" + std::to_string(fault.item) + "]";
      descend(&at->items[fault.item]);
    }
  }
  if (!fault.field.empty()) {
    out.field += (out.field.empty() ? "" : ".") + std::string(fault.field);
    descend(at->find(fault.field));
  }
  return out;
}

std::variant<std::string, Fault> take_heading(Node& pack, std::string_view game) {
  if (pack.kind != Node::Kind::object) return Fault{pack.line, {}, "a content pack is an object"};
  const auto wrong = [&](const char* key, std::string why) {
    const Node* const node = pack.find(key);
    return Fault{node == nullptr ? pack.line : node->line, node == nullptr ? "" : key, std::move(why)};
  };
  const auto text = [&](const char* key) {
    const Node* const node = pack.find(key);
    return node != nullptr && node->kind == Node::Kind::text ? &node->text : nullptr;
  };
  if (pack.find("$schema") != nullptr && text("$schema") == nullptr) return wrong("$schema", "a text is expected");
  for (const char* key : {"game", "name"}) {
    if (pack.find(key) == nullptr) return wrong(key, "the field \"" + std::string(key) + "\" is missing");
    if (text(key) == nullptr) return wrong(key, "a text is expected");
  }
  if (*text("game") != game) {
    return wrong("game", "this is a pack for " + in_quotes(*text("game")) + ", not for \"" + std::string(game) + "\"");
  }
  std::string name = *text("name");
  if (name.empty() || name.size() > 100 || has_control_characters(name)) {
    return wrong("name", "a name has 1 to 100 bytes and no control characters");
  }
  for (const char* key : {"$schema", "game", "name"}) pack.erase(key);
  return name;
}

}  // namespace backlot::json
