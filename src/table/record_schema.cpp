#include "table/record_schema.hpp"

#include "games/registry.hpp"
#include "json/schema.hpp"
#include "table/record.hpp"

namespace backlot {

namespace {

using json::Node;

Node reference(const std::string& name) { return json::object_node({{"$ref", json::text_node("#/$defs/" + name)}}); }

// What fields() cannot know about the texts and numbers of a line.
void refine(Node& node, std::string_view property, const Node& schema) {
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    if (node.keys[i] == "properties") refine(node.items[i], property, schema);
    if (node.keys[i] == property) node.items[i] = schema;
  }
}

[[maybe_unused]] void require(Node& node, const char* property) {
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    if (node.keys[i] == "required") node.items[i].items.push_back(json::text_node(property));
  }
}

}  // namespace

std::string record_schema() {
  const Node digest = json::schema::pattern("^[0-9a-f]{64}$");
  std::vector<Node> lines;
  Node definitions = json::object_node({});
  for_each_game([&](auto game) {
    using G = decltype(game);
    const std::string id(G::id);
    Node header = json::schema::of<typename G::Content>(Header<G>{});
    refine(header, "record", json::object_node({{"const", json::number_node(record_format)}}));
    refine(header, "game", json::schema::constant(id));
    refine(header, "seed", json::schema::pattern("^([0-9]{1,20}|[0-9a-f]{64})$"));
    refine(header, "commitment", digest);
    json::add(definitions, id + "-header", std::move(header));
    json::add(definitions, id + "-move", json::schema::of<typename G::Content>(MoveLine<G>{}));
    lines.push_back(reference(id + "-header"));
    lines.push_back(reference(id + "-move"));
    if constexpr (MakesClaims<G>) {
      Node claim = json::schema::of<typename G::Content>(Talk<G>{});
      require(claim, "claim");
      json::add(definitions, id + "-claim", std::move(claim));
      lines.push_back(reference(id + "-claim"));
    }
  });
  json::add(definitions, "talk", json::schema::of<json::NoContent>(FreeTalk{}));
  Node closing = json::schema::of<json::NoContent>(Closing{});
  for (const char* hash : {"state", "seed", "server_seed", "lines"}) refine(closing, hash, digest);
  json::add(definitions, "closing", std::move(closing));
  lines.push_back(reference("talk"));
  lines.push_back(reference("closing"));
  return json::print(json::object_node({{"$schema", json::text_node(json::schema_dialect)},
                                        {"title", json::text_node("A line of a record")},
                                        {"anyOf", json::list_node(std::move(lines))},
                                        {"$defs", std::move(definitions)}}));
}

}  // namespace backlot
