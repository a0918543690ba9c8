#include "table/play_schema.hpp"

#include <array>
#include <utility>

#include "contract/outlook.hpp"
#include "contract/parts.hpp"
#include "contract/reason.hpp"
#include "contract/subject.hpp"
#include "core/outcome.hpp"
#include "games/reasons.hpp"
#include "games/registry.hpp"
#include "json/schema.hpp"
#include "table/tellings.hpp"

namespace backlot {

namespace {

using json::Node;

// A View is a state with unknowns and the seat that looks; null: somebody who watches.
template <Game G>
Node view_schema() {
  Node schema = json::schema::of<typename G::Content>(typename G::State{});
  for (std::size_t i = 0; i < schema.keys.size(); ++i) {
    if (schema.keys[i] == "properties") json::add(schema.items[i], "seat", json::schema::seat());
    if (schema.keys[i] == "required") schema.items[i].items.push_back(json::text_node("seat"));
  }
  return schema;
}

}  // namespace

std::string play_schema() {
  constexpr std::array<const char*, 4> kinds{"options", "view", "action", "event"};
  std::array<std::vector<Node>, kinds.size()> of_games;
  std::vector<Node> subjects;
  std::vector<Node> outlooks;
  std::vector<Node> tellings;
  std::vector<Node> parts;
  std::vector<Node> hint_reasons;
  Node definitions = json::object_node({});
  for_each_game([&](auto game) {
    using G = decltype(game);
    std::array<Node, kinds.size()> schemas{json::schema::of<typename G::Content>(typename G::Options{}),
                                           view_schema<G>(),
                                           json::schema::of<typename G::Content>(typename G::Action{}),
                                           json::schema::of<typename G::Content>(typename G::Event{})};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const std::string name = std::string(G::id) + "-" + kinds[i];
      of_games[i].push_back(json::object_node({{"$ref", json::text_node("#/$defs/" + name)}}));
      json::add(definitions, name, std::move(schemas[i]));
    }
    if constexpr (HasSubjects<G>) {
      const std::string name = std::string(G::id) + "-about";
      subjects.push_back(json::object_node({{"$ref", json::text_node("#/$defs/" + name)}}));
      json::add(definitions, name, json::schema::of<typename G::Content>(SubjectOf<G>{}));
    }
    if constexpr (HasOutlook<G>) {
      const std::string name = std::string(G::id) + "-outlook";
      outlooks.push_back(json::object_node({{"$ref", json::text_node("#/$defs/" + name)}}));
      json::add(definitions, name, json::schema::of<typename G::Content>(OutlookOf<G>{}));
    }
    if constexpr (HasTellings<G>) {
      const std::string name = std::string(G::id) + "-telling";
      tellings.push_back(json::object_node({{"$ref", json::text_node("#/$defs/" + name)}}));
      json::add(definitions, name, json::schema::of<typename G::Content>(TellingOf<G>{}));
    }
    if constexpr (HasParts<G>) {
      const std::string name = std::string(G::id) + "-parts";
      parts.push_back(json::object_node({{"$ref", json::text_node("#/$defs/" + name)}}));
      json::add(definitions, name, json::schema::of<typename G::Content>(PartsOf<G>{}));
    }
    if constexpr (HasReasons<G>) {
      const std::string name = std::string(G::id) + "-reason";
      hint_reasons.push_back(json::object_node({{"$ref", json::text_node("#/$defs/" + name)}}));
      json::add(definitions, name, json::schema::of<typename G::Content>(ReasonOf<G>{}));
    }
  });
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    json::add(definitions, kinds[i], json::object_node({{"anyOf", json::list_node(std::move(of_games[i]))}}));
  }
  json::add(definitions, "about", json::object_node({{"anyOf", json::list_node(std::move(subjects))}}));
  json::add(definitions, "outlook", json::object_node({{"anyOf", json::list_node(std::move(outlooks))}}));
  json::add(definitions, "telling", json::object_node({{"anyOf", json::list_node(std::move(tellings))}}));
  json::add(definitions, "parts", json::object_node({{"anyOf", json::list_node(std::move(parts))}}));
  json::add(definitions, "reason", json::object_node({{"anyOf", json::list_node(std::move(hint_reasons))}}));
  json::add(definitions, "outcome", json::schema::of<json::NoContent>(Outcome{}));
  return json::print(json::object_node({{"$schema", json::text_node(json::schema_dialect)},
                                        {"title", json::text_node("What games put into messages")},
                                        {"$defs", std::move(definitions)}}));
}

}  // namespace backlot
