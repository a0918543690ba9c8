// Batches of all games, made from a configuration in JSON.
#include <variant>

#include "content/all.hpp"
#include "environment/new_batch.hpp"
#include "games/registry.hpp"
#include "json/read.hpp"
#include "json/write.hpp"

namespace backlot::environment {
namespace {

using json::Node;

constexpr std::size_t most_games = std::size_t{1} << 20U;
constexpr std::size_t most_threads = 1024;

Trouble bad(std::string text) { return {Code::config, std::move(text)}; }

// A whole number of the configuration, or what is wrong with it.
Trouble whole(const Node& config, std::string_view key, std::uint64_t least, std::uint64_t most, std::uint64_t& out) {
  const Node* const node = config.find(key);
  if (node == nullptr) return {};
  if (node->kind != Node::Kind::integer || node->number < 0 || static_cast<std::uint64_t>(node->number) < least ||
      static_cast<std::uint64_t>(node->number) > most) {
    return bad("\"" + std::string(key) + "\" is a whole number from " + std::to_string(least) + " to " +
               std::to_string(most));
  }
  out = static_cast<std::uint64_t>(node->number);
  return {};
}

// What stands under the key for game i: one for all, or a list with one for each.
const Node* of_game(const Node* node, std::size_t i) {
  if (node == nullptr || node->kind != Node::Kind::list) return node;
  return &node->items[i];
}

template <Game G>
Trouble read_options(const typename G::Content& content, const Node* wanted, const Node* players,
                     typename G::Options& options) {
  auto defaults = json::parse(json::write(content, typename G::Options{}));
  Node& all = std::get<Node>(defaults);
  const auto set = [&](const std::string& key, const Node& value) {
    for (std::size_t i = 0; i < all.keys.size(); ++i) {
      if (all.keys[i] == key) {
        all.items[i] = value;
        return true;
      }
    }
    return false;
  };
  if (wanted != nullptr && wanted->kind != Node::Kind::object) return bad("the options of a game are an object");
  for (std::size_t i = 0; wanted != nullptr && i < wanted->keys.size(); ++i) {
    if (!set(wanted->keys[i], wanted->items[i])) return bad("there is no option \"" + wanted->keys[i] + "\"");
  }
  if (players != nullptr) set("players", *players);
  auto read = json::read<typename G::Options>(content, all, json::Unknowns::refused);
  if (const auto* const fault = std::get_if<backlot::Fault>(&read)) return bad("options: " + text_of(*fault));
  options = std::get<typename G::Options>(read);
  if (const auto refusal = check(content, options)) return bad("options: " + std::string(explain(*refusal).why));
  return {};
}

template <Game G>
Made make(const Node& config, std::size_t games, const Setting& setting) {
  const auto& content = standard_content(G{});
  const Node* const players = config.find("players");
  const Node* const wanted = config.find("options");
  for (const Node* const list : {players, wanted}) {
    if (list != nullptr && list->kind == Node::Kind::list && list->items.size() != games) {
      return {nullptr, bad("a list of players or options has one entry for each game")};
    }
  }
  std::vector<typename G::Options> options(games);
  for (std::size_t i = 0; i < games; ++i) {
    if (auto trouble = read_options<G>(content, of_game(wanted, i), of_game(players, i), options[i])) {
      return {nullptr, std::move(trouble)};
    }
    const bool same = (players == nullptr || players->kind != Node::Kind::list) &&
                      (wanted == nullptr || wanted->kind != Node::Kind::list);
    if (same) {
      options.assign(games, options[0]);
      break;
    }
  }
  return {new_batch<G>(content, std::move(options), setting), {}};
}

}  // namespace

Made make_batch(std::string_view text) {
  const auto parsed = json::parse(text);
  if (const auto* const fault = std::get_if<backlot::Fault>(&parsed)) return {nullptr, bad(text_of(*fault))};
  const Node& config = std::get<Node>(parsed);
  if (config.kind != Node::Kind::object) return {nullptr, bad("a configuration is an object")};
  for (const std::string& key : config.keys) {
    bool known = false;
    for (const std::string_view each :
         {"game", "games", "threads", "seed", "players", "options", "autoreset", "max_decisions"}) {
      known = known || key == each;
    }
    if (!known) return {nullptr, bad("a configuration has no \"" + key + "\"")};
  }
  const Node* const game = config.find("game");
  if (game == nullptr || game->kind != Node::Kind::text) return {nullptr, bad("\"game\" names a game")};
  std::uint64_t games = 1;
  std::uint64_t threads = 1;
  std::uint64_t decisions = 0;
  Setting setting;
  for (auto trouble :
       {whole(config, "games", 1, most_games, games), whole(config, "threads", 1, most_threads, threads),
        whole(config, "seed", 0, INT64_MAX, setting.seed), whole(config, "max_decisions", 0, UINT32_MAX, decisions)}) {
    if (trouble) return {nullptr, std::move(trouble)};
  }
  setting.threads = threads;
  setting.max_decisions = decisions;
  if (const Node* const autoreset = config.find("autoreset")) {
    if (autoreset->kind != Node::Kind::boolean) return {nullptr, bad("\"autoreset\" is true or false")};
    setting.autoreset = autoreset->truth;
  }
  Made made;
  const bool found = with_game(game->text, [&](auto which) { made = make<decltype(which)>(config, games, setting); });
  if (!found) return {nullptr, bad("there is no game \"" + game->text + "\"")};
  return made;
}

}  // namespace backlot::environment
