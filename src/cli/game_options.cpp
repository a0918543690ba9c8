#include "cli/game_options.hpp"

#include "cli/nearest.hpp"

namespace backlot::cli {

std::string game_list() {
  std::string list;
  for_each_game([&](auto game) {
    if (!list.empty()) list += ", ";
    list += decltype(game)::id;
  });
  return list;
}

std::string unknown_game(std::string_view id) {
  std::vector<std::string> games;
  for_each_game([&](auto game) { games.emplace_back(decltype(game)::id); });
  return fmt::format("unknown game {}{}; the games are: {}", json::in_quotes(id), did_you_mean(id, games), game_list());
}

Seat read_seat(long long number, std::size_t players) {
  if (number < 1 || number > static_cast<long long>(players)) {
    throw Nonsense(fmt::format("there is no seat {}; with {} players the seats are 1 to {}", number, players, players));
  }
  return seat_at(static_cast<std::size_t>(number - 1));
}

std::uint64_t read_seed(const std::string& text) {
  std::uint64_t seed = 0;
  if (parse_value(text, seed)) return seed;
  throw Nonsense(fmt::format("--seed {} is no seed; it is {}", json::in_quotes(text), allowed_values<std::uint64_t>()));
}

}  // namespace backlot::cli
