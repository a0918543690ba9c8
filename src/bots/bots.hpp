// The bots of each game, by name. The list is closed, so that choosing is a switch, not a virtual
// call. Names that begin with "cmd:" are reserved for other people's processes.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "bots/heuristic/all.hpp"
#include "bots/list.hpp"

namespace backlot::bots {

// One bot of game G, whichever it is.
template <Game G>
using AnyBot = typename ListOf<G>::Type;

template <Game G>
inline constexpr std::size_t bot_count = std::variant_size_v<AnyBot<G>>;

struct Description {
  std::string_view name;
  std::string_view about;
};

// bots_of<cinecitta::Game>[0].name == "random"
template <Game G>
inline constexpr auto bots_of = []<std::size_t... I>(std::index_sequence<I...>) {
  static_assert((Bot<std::variant_alternative_t<I, AnyBot<G>>, G> && ...), "every bot of the list plays the game");
  return std::array<Description, sizeof...(I)>{
      {{std::variant_alternative_t<I, AnyBot<G>>::name, std::variant_alternative_t<I, AnyBot<G>>::about}...}};
}(std::make_index_sequence<bot_count<G>>{});

template <Game G>
inline constexpr std::string_view default_bot = bots_of<G>.back().name;

template <Game G>
constexpr std::string_view name_of(const AnyBot<G>& bot) {
  return bots_of<G>[bot.index()].name;
}

// The bot of that name, or nothing.
template <Game G>
constexpr std::optional<AnyBot<G>> bot_named(std::string_view name) {
  std::optional<AnyBot<G>> found;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    ((bots_of<G>[I].name == name ? void(found.emplace(AnyBot<G>(std::in_place_index<I>))) : void()), ...);
  }(std::make_index_sequence<bot_count<G>>{});
  return found;
}

// "random, heuristic": for the line that refuses another name.
template <Game G>
std::string bot_list() {
  std::string list;
  for (const Description& bot : bots_of<G>) {
    if (!list.empty()) list += ", ";
    list += bot.name;
  }
  return list;
}

template <Game G, Chance C>
constexpr typename G::Action choose(AnyBot<G>& bot, const typename G::Content& content, const typename G::View& view,
                                    C& chance) {
  return std::visit([&](auto& which) { return which.choose(content, view, chance); }, bot);
}

// What the bot does although nobody waits for its seat, or nothing. Ask it only for a seat that may
// interrupt; a bot without such a function never does.
template <Game G, Chance C>
constexpr std::optional<typename G::Action> interrupt(AnyBot<G>& bot, const typename G::Content& content,
                                                      const typename G::View& view, C& chance) {
  return std::visit(
      [&](auto& which) -> std::optional<typename G::Action> {
        if constexpr (requires { which.interrupt(content, view, chance); }) {
          return which.interrupt(content, view, chance);
        } else {
          return std::nullopt;
        }
      },
      bot);
}

}  // namespace backlot::bots
