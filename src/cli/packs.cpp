#include "cli/packs.hpp"

#include "cli/game_options.hpp"
#include "json/node.hpp"

namespace backlot::cli {

std::variant<std::string, Fault> game_of_pack(std::string_view text) {
  auto parsed = json::parse(text);
  if (auto* fault = std::get_if<Fault>(&parsed)) return *fault;
  const auto& pack = std::get<json::Node>(parsed);
  if (pack.kind != json::Node::Kind::object) return Fault{pack.line, {}, "a content pack is an object"};
  const json::Node* game = pack.find("game");
  if (game == nullptr || game->kind != json::Node::Kind::text) {
    return Fault{pack.line, "game", "a pack says which game it is for; the games are: " + game_list()};
  }
  if (!with_game(game->text, [](auto /*game*/) {})) {
    return Fault{game->line, "game", unknown_game(game->text)};
  }
  return game->text;
}

template <Game G>
Pack<G> pack_for(const std::string& path) {
  if (path.empty()) return {"standard", standard_content(G{})};
  auto pack = load_pack<G>(input_file(path));
  if (const auto* fault = std::get_if<Fault>(&pack)) throw Failure(place_of(path, *fault));
  return std::get<Pack<G>>(std::move(pack));
}

[[gnu::used]] static const auto compiled = of_each_game([]<Game G>() { return &pack_for<G>; });

}  // namespace backlot::cli
