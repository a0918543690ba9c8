// Games, players and --option NAME=VALUE as people write them, for any game: the fields of its
// Options say what is allowed.
#pragma once
#include <fmt/format.h>

#include <charconv>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "cli/errors.hpp"
#include "contract/game.hpp"
#include "games/registry.hpp"
#include "json/write.hpp"
#include "terminal/refusal_text.hpp"

namespace backlot::cli {

using terminal::refusal_text;

std::string game_list();
// What is said of an id that no game has.
std::string unknown_game(std::string_view id);

// Calls f(G{}) for the game of that id; other ids make no sense.
template <class F>
void for_game(std::string_view id, F&& f) {
  if (!with_game(id, std::forward<F>(f))) {
    throw Nonsense(unknown_game(id));
  }
}

// What a value of this type may be, in words.
template <class T>
std::string allowed_values() {
  if constexpr (std::is_same_v<T, bool>) {
    return "on or off";
  } else if constexpr (std::is_enum_v<T>) {
    return fmt::format("{}", fmt::join(names_of(T{}), ", "));
  } else {
    return fmt::format("a whole number from {} to {}", +std::numeric_limits<T>::min(), +std::numeric_limits<T>::max());
  }
}

template <class T>
bool parse_value(std::string_view text, T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    value = text == "on" || text == "true" || text == "yes";
    return value || text == "off" || text == "false" || text == "no";
  } else if constexpr (std::is_enum_v<T>) {
    const auto names = names_of(T{});
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == text) {
        value = static_cast<T>(i);
        return true;
      }
    }
    return false;
  } else {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
  }
}

template <class T>
std::string value_text(const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    return value ? "on" : "off";
  } else if constexpr (std::is_enum_v<T>) {
    return std::string(names_of(T{})[static_cast<std::size_t>(value)]);
  } else {
    return fmt::format("{}", value);
  }
}

// Calls f(name, value) for every option besides the number of players.
template <class Options, class F>
void for_each_option(Options& options, const F& f) {
  fields(options, [&](std::string_view name, auto& value) {
    if (name != "players") f(name, value);
  });
}

template <Game G>
std::string option_list() {
  std::vector<std::string> names;
  typename G::Options options{};
  for_each_option(options, [&](std::string_view name, const auto& value) {
    names.push_back(fmt::format("{} ({})", name, allowed_values<std::remove_cvref_t<decltype(value)>>()));
  });
  return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

template <Game G>
void set_option(typename G::Options& options, std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) {
    throw Nonsense(fmt::format("--option {} has no value; write NAME=VALUE; the options of {} are: {}",
                               json::in_quotes(text), G::id, option_list<G>()));
  }
  const std::string_view wanted = text.substr(0, equals);
  const std::string_view given = text.substr(equals + 1);
  bool found = false;
  for_each_option(options, [&](std::string_view name, auto& value) {
    if (name != wanted) return;
    found = true;
    if (!parse_value(given, value)) {
      throw Nonsense(fmt::format("option {} cannot be {}; it is {}", name, json::in_quotes(given),
                                 allowed_values<std::remove_cvref_t<decltype(value)>>()));
    }
  });
  if (!found) {
    throw Nonsense(
        fmt::format("{} has no option {}; its options are: {}", G::id, json::in_quotes(wanted), option_list<G>()));
  }
}

// The options a person asked for, checked by the game. No player count: the game's default.
template <Game G>
typename G::Options read_options(const typename G::Content& content, std::optional<long long> players,
                                 const std::vector<std::string>& settings) {
  using Count = decltype(G::Options::players);
  typename G::Options options{};
  const long long count = players.value_or(static_cast<long long>(G::default_players));
  options.players = static_cast<Count>(count < 0 || count > 99 ? 0 : count);
  for (const std::string& setting : settings) set_option<G>(options, setting);
  if (const auto refusal = check(content, options)) {
    throw Nonsense(fmt::format("{} with {} players: {}", G::id, count, refusal_text(*refusal)));
  }
  return options;
}

// A seat as people number them, from 1.
Seat read_seat(long long number, std::size_t players);

std::uint64_t read_seed(const std::string& text);

}  // namespace backlot::cli
