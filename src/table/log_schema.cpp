#include "table/log_schema.hpp"

#include <utility>
#include <vector>

#include "json/one_of.hpp"
#include "table/entry.hpp"

namespace backlot {

std::string log_schema() {
  using json::Node;
  Node definitions = json::object_node({});
  std::vector<Node> choices;
  [&]<class... T>(std::variant<T...>*) {
    const auto choice = [&](std::string_view name, Node schema) {
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
