#include "table/log_schema.hpp"

#include <utility>
#include <vector>

#include "json/one_of.hpp"
#include "table/entry.hpp"
#include "table/rules_of_text.hpp"

namespace backlot {
namespace {

using json::Node;

// The texts of people, in whichever entry they stand. What writes an entry has kept to these rules since there are
// logs; whoever reads one need not.
void bound_texts(Node& properties) {
  const auto bound = [&](std::string_view name, const Node& schema) {
    for (std::size_t i = 0; i < properties.keys.size(); ++i) {
      if (properties.keys[i] == name) properties.items[i] = schema;
    }
  };
  bound("name", rule::Name::schema());
  bound("client", rule::Id::schema());
  bound("title", rule::Title::schema());
  bound("line", rule::Line::schema());
  bound("commitment", rule::DigestIfAny::schema());
  bound("contribution", rule::Digest::schema());
  bound("server_seed", rule::Digest::schema());
  bound("code", rule::Code::schema());
}

Node& property_of(Node& object, std::string_view name) {
  return object.items[static_cast<std::size_t>(object.find(name) - object.items.data())];
}

}  // namespace

std::string log_schema() {
  Node definitions = json::object_node({});
  std::vector<Node> choices;
  [&]<class... T>(std::variant<T...>*) {
    const auto choice = [&](std::string_view name, Node schema) {
      Node& properties = property_of(schema, "properties");
      bound_texts(properties);
      if (name == entry::Said::name) property_of(properties, "text") = rule::Talk::schema();
      if (name == entry::Noted::name) property_of(properties, "text") = rule::Note::schema();
      json::add(definitions, std::string(name), std::move(schema));
      choices.push_back(json::schema::reference(name));
    };
    (choice(T::name, json::schema_of_tagged<T, json::NoContent>("kind")), ...);
  }(static_cast<entry::Any*>(nullptr));
  json::add(definitions, std::string(ClockSetting::defined),
            json::schema::definition_of<json::NoContent>(ClockSetting{}));
  json::add(definitions, std::string(MarkedSeat::defined), json::schema::definition_of<json::NoContent>(MarkedSeat{}));
  return json::print(json::object_node({{"$schema", json::text_node(json::schema_dialect)},
                                        {"title", json::text_node("An entry of the log of a Backlot table")},
                                        {"oneOf", json::list_node(std::move(choices))},
                                        {"$defs", std::move(definitions)}}));
}

}  // namespace backlot
