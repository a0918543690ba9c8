// The bots of each game, by name. The list is closed, so that choosing is a switch, not a virtual
// call. Names that begin with "cmd:" are other people's programs, which only who runs the host may start.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#ifndef __wasm__  // no processes there
#include "bots/external/external.hpp"
#include "table/file.hpp"
#endif
#include "bots/heuristics.hpp"
#include "bots/ladder.hpp"
#include "bots/list.hpp"
#include "bots/network/net_bot.hpp"
#include "bots/search/search_bot.hpp"

namespace backlot::bots {

// The bots of a game: those of its own list, search, which the best of them guides, the one that learned, and programs.
namespace list_detail {
template <Game G, class List>
struct WithOthers;
template <Game G, class... Own>
struct WithOthers<G, std::variant<Own...>> {
  using Guide = std::variant_alternative_t<sizeof...(Own) - 1, std::variant<Own...>>;
  static constexpr std::size_t own = sizeof...(Own);
  static constexpr std::size_t named = own + (network::has_network<G> ? 2 : 1);
#ifdef __wasm__
  // A module has no code of networks where its game has none.
  using Type = std::conditional_t<network::has_network<G>, std::variant<Own..., Search<G, Guide>, Net<G>>,
                                  std::variant<Own..., Search<G, Guide>>>;
#else
  using Type = std::variant<Own..., Search<G, Guide>, Net<G>, External<G>>;
#endif
};
template <Game G>
using Of = WithOthers<G, typename BotsOf<G>::Type>;
}  // namespace list_detail

// The best of the game's own list: fast and sensible.
template <Game G>
using GuideOf = typename list_detail::Of<G>::Guide;

// One bot of game G, whichever it is, under the name that was asked for.
template <Game G>
struct AnyBot {
  using Which = typename list_detail::Of<G>::Type;
  std::string name{"random"};
  Which which;
};

// How many have a name of their own.
template <Game G>
inline constexpr std::size_t bot_count = list_detail::Of<G>::named;

// Whether a bot may keep anything of a game after it: those of the game's own list and networks do not.
template <Game G>
bool keeps_anything(const AnyBot<G>& bot) {
  const bool learned = std::visit([]<class B>(const B&) { return std::is_same_v<B, Net<G>>; }, bot.which);
  return bot.which.index() >= list_detail::Of<G>::own && !learned;
}

// bots_of<cinecitta::Game>[0].name == "random"
template <Game G>
inline constexpr auto bots_of = []<std::size_t... I>(std::index_sequence<I...>) {
  using Which = typename AnyBot<G>::Which;
  static_assert((Bot<std::variant_alternative_t<I, Which>, G> && ...), "every bot of the list plays the game");
  return std::array<Description, sizeof...(I)>{
      {{std::variant_alternative_t<I, Which>::name, std::variant_alternative_t<I, Which>::about}...}};
}(std::make_index_sequence<bot_count<G>>{});

// The one people play against unless they ask for another.
template <Game G>
inline constexpr std::string_view default_bot = GuideOf<G>::name;

template <Game G>
std::string_view name_of(const AnyBot<G>& bot) {
  return bot.name;
}

// What is meant ("heuristic", "search:500"), under the name that was asked for; or nothing.
template <Game G>
std::optional<AnyBot<G>> bot_meant(std::string_view name, std::string_view meant) {
  const std::size_t colon = meant.find(':');
  std::optional<AnyBot<G>> found;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    const auto make = [&]<std::size_t At>(std::integral_constant<std::size_t, At>) {
      if (bots_of<G>[At].name != meant.substr(0, colon)) return;
      AnyBot<G> bot{std::string(name), typename AnyBot<G>::Which(std::in_place_index<At>)};
      if constexpr (requires { std::get<At>(bot.which).is_there(); }) {
        if (!std::get<At>(bot.which).is_there()) return;
      }
      if (colon != std::string_view::npos) {
        if constexpr (requires { std::get<At>(bot.which).configure(meant); }) {
          if (!std::get<At>(bot.which).configure(meant.substr(colon + 1))) return;
        } else {
          return;
        }
      }
      found = std::move(bot);
    };
    (make(std::integral_constant<std::size_t, I>{}), ...);
  }(std::make_index_sequence<bot_count<G>>{});
  return found;
}

// The bot of that name ("heuristic", "search:500", "hard"), or nothing.
template <Game G>
std::optional<AnyBot<G>> bot_named(std::string_view name) {
  for (const Level& level : levels_of<G>) {
    if (level.description.name != name) continue;
    auto bot = bot_meant<G>(name, level.stands_for.empty() ? default_bot<G> : level.stands_for);
    return bot || level.without.empty() ? std::move(bot) : bot_meant<G>(name, level.without);
  }
  return bot_meant<G>(name, name);
}

// Whether it decides in less time than anybody notices, so that nobody needs to wait for it elsewhere.
template <Game G>
bool is_quick(const AnyBot<G>& bot) {
  return std::visit([](const auto& which) { return !requires { which.milliseconds(); }; }, bot.which);
}

// How long it thinks about a decision, as far as that is said: 0 when it is not.
template <Game G>
std::uint32_t milliseconds_of(const AnyBot<G>& bot) {
  return std::visit(
      [](const auto& which) -> std::uint32_t {
        if constexpr (requires { which.milliseconds(); }) return which.milliseconds();
        return 0;
      },
      bot.which);
}

// A bot that thinks for a time may use so many threads.
template <Game G>
void use_threads(AnyBot<G>& bot, std::uint32_t threads) {
  std::visit(
      [threads](auto& which) {
        if constexpr (requires { which.use_threads(threads); }) which.use_threads(threads);
      },
      bot.which);
}

#ifndef __wasm__
template <Game G>
std::optional<External<G>> external_named(std::string_view name) {
  External<G> program;
  if (!name.starts_with("cmd:") || !program.configure(name.substr(4))) return std::nullopt;
  return program;
}

// The program of that name ("cmd:./mybot"), or nothing. Never with a name that came over a wire or out of a file.
template <Game G>
std::optional<AnyBot<G>> program_named(std::string_view name) {
  auto program = external_named<G>(name);
  if (!program) return std::nullopt;
  return AnyBot<G>{std::string(name), std::move(*program)};
}

// The network in a file ("net:trained/maybe.net"), or a sentence that says why there is none in it. As with programs,
// never with a name that came over a wire.
template <Game G>
std::variant<AnyBot<G>, std::string> network_named(std::string_view name) {
  const auto file = read_file(std::string(name.substr(name.find(':') + 1)), network::most_bytes);
  if (const auto* const fault = std::get_if<Fault>(&file)) return text_of(*fault);
  const std::string& text = std::get<std::string>(file);
  auto read = network::network_in<G>({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
  if (auto* const why = std::get_if<std::string>(&read)) return std::move(*why);
  return AnyBot<G>{std::string(name), Net<G>(std::get<network::NetworkPtr>(std::move(read)))};
}
#endif

// "easy, medium, hard, expert, random, heuristic, search, net": for people to choose from.
template <Game G>
std::vector<Description> bots_for_people() {
  std::vector<Description> all;
  for (const Level& level : levels_of<G>) all.push_back(level.description);
  for (const Description& bot : bots_of<G>) all.push_back(bot);
  return all;
}

// The same in one line, for the refusal of another name.
template <Game G>
std::string bot_list() {
  std::string list;
  for (const Description& bot : bots_for_people<G>()) {
    if (!list.empty()) list += ", ";
    list += bot.name;
  }
  return list;
}

// What the bot does. Compiled once, in bots.cpp: heuristics and searches of all games are much to compile.
template <Game G>
typename G::Action choose(AnyBot<G>& bot, const typename G::Content& content, const typename G::View& view,
                          FastChance& chance);

// What the bot does although nobody waits for its seat, or nothing. Ask it only for a seat that may
// interrupt; a bot without such a function never does.
template <Game G>
std::optional<typename G::Action> interrupt(AnyBot<G>& bot, const typename G::Content& content,
                                            const typename G::View& view, FastChance& chance);

// Some bots listen: they are told what their seat sees happen, what is said, and how it ended.
template <Game G>
bool listens(AnyBot<G>& bot, const typename G::Content& content) {
  return std::visit(
      [&](auto& which) { return requires(const typename G::Event& seen) { which.notice(content, seen); }; }, bot.which);
}

// To all who listen, by seat: an event, as each of them sees it.
template <Game G>
void notice(std::vector<AnyBot<G>>& bots, const typename G::Content& content, const typename G::Event& event) {
  for (std::size_t i = 0; i < bots.size(); ++i) {
    std::visit(
        [&](auto& which) {
          if constexpr (requires { which.notice(content, event); }) {
            if (const auto seen = seen_by(content, event, seat_at(i))) which.notice(content, *seen);
          }
        },
        bots[i].which);
  }
}

// Something said, as an item of everybody's stream (said_item).
template <Game G>
void notice_talk(std::vector<AnyBot<G>>& bots, std::string_view item) {
  for (AnyBot<G>& bot : bots) {
    std::visit(
        [&](auto& which) {
          if constexpr (requires { which.notice_talk(item); }) which.notice_talk(item);
        },
        bot.which);
  }
}

template <Game G>
void end(std::vector<AnyBot<G>>& bots, const typename G::Content& content, const Outcome& outcome) {
  for (AnyBot<G>& bot : bots) {
    std::visit(
        [&](auto& which) {
          if constexpr (requires { which.end(content, outcome); }) which.end(content, outcome);
        },
        bot.which);
  }
}

}  // namespace backlot::bots
