#include "json/one_of.hpp"

namespace backlot::json::one_of_detail {

using What = Unreadable::What;

std::vector<bool> used_but_for(const Node& node, const Node& name) {
  std::vector<bool> used(node.items.size());
  used[static_cast<std::size_t>(&name - node.items.data())] = true;
  return used;
}

std::optional<Unreadable> wrong(const AnyReader& reader, const Node& node, const std::vector<bool>& used,
                                Unknown unknown) {
  if (reader.fault()) return Unreadable{*reader.fault(), What::bad_field};
  if (unknown == Unknown::passes) return std::nullopt;
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i]) continue;
    return Unreadable{{node.items[i].line, "", "there is no field " + in_quotes(node.keys[i]) + " here"},
                      What::unknown_field};
  }
  return std::nullopt;
}

std::variant<const Node*, Unreadable> name_in(const Node& node, const char* tag) {
  const Node* const name = node.find(tag);
  if (name != nullptr && name->kind == Node::Kind::text) return name;
  return Unreadable{{node.line, tag, "the field \"" + std::string(tag) + "\" is missing"}, What::no_such_type};
}

Unreadable no_such(const Node& node, const char* tag, const Node& name) {
  return {{node.line, tag, "there is no " + in_quotes(name.text)}, What::no_such_type};
}

}  // namespace backlot::json::one_of_detail
