#include "cli/records.hpp"

#include <sstream>

namespace backlot::cli {

RecordText record_in(const std::string& path, long long number) {
  std::istringstream stream(input_file(path));
  RecordsIn records(stream);
  long long count = 0;
  while (auto record = records.next()) {
    if (++count == number) return *record;
  }
  throw Nonsense(fmt::format("{} has no record number {}; it has {}", path, number, count));
}

std::size_t read_place(std::optional<long long> at, std::size_t actions, const std::string& path) {
  if (!at) return actions;
  if (*at < 0 || *at > static_cast<long long>(actions)) {
    throw Nonsense(fmt::format("--at {} is no place in {}; it has {} actions: 0 to {}", *at, path, actions, actions));
  }
  return static_cast<std::size_t>(*at);
}

std::string game_on_record(const std::string& path, const RecordText& text) {
  const auto game = game_of(text.text, text.first_line);
  if (const auto* fault = std::get_if<Fault>(&game)) throw Failure(place_of(path, *fault));
  const auto& id = std::get<std::string>(game);
  if (!with_game(id, [](auto /*game*/) {})) {
    const std::string why = fmt::format("a record of {}; the games are: {}", json::in_quotes(id), game_list());
    throw Failure(place_of(path, Fault{text.first_line, "game", why}));
  }
  return id;
}

std::vector<Player> players_on_record(const Seating& seating) {
  std::vector<Player> players;
  for (std::size_t i = 0; i < seating.size(); ++i) {
    Player player{fmt::format("Seat {}", i + 1), std::nullopt};
    if (seating[i] != person) player.bot = seating[i];
    players.push_back(std::move(player));
  }
  return players;
}

}  // namespace backlot::cli
