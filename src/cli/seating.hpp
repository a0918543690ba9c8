// Who sits where: people at this terminal, and bots.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "cli/game_options.hpp"
#include "terminal/play/seats.hpp"

namespace backlot::cli {

using terminal::people_in;
using terminal::person;
using terminal::Seating;

// "1,3" to words.
std::vector<std::string> split_commas(const std::string& list);

// The seats that people asked for, each once.
SeatSet read_seats(const std::string& list, std::size_t players);

// The bot of that name; another name makes no sense.
template <Game G>
bots::AnyBot<G> good_bot(const std::string& name) {
  const bool program = name.starts_with("cmd:");
  auto bot = program ? bots::program_named<G>(name) : bots::bot_named<G>(name);
  if (bot) return std::move(*bot);
  if (name.starts_with("net:")) {
    auto read = bots::network_named<G>(name);
    if (auto* const found = std::get_if<bots::AnyBot<G>>(&read)) return std::move(*found);
    throw Nonsense(fmt::format("{} is no network of {}: {}; write net:FILE, or net:100 for a temperature of 1.00",
                               json::in_quotes(name), G::id, std::get<std::string>(read)));
  }
  if (program) {
    throw Nonsense(fmt::format("{} is no program that can be started; write cmd:PROGRAM or cmd:500ms:PROGRAM",
                               json::in_quotes(name)));
  }
  throw Nonsense(fmt::format("unknown bot {}; the bots of {} are: {}, or cmd:PROGRAM", json::in_quotes(name), G::id,
                             bots::bot_list<G>()));
}

// A bot for each seat of a game with people: theirs are never asked.
template <Game G>
std::vector<bots::AnyBot<G>> bots_beside(const Seating& seating) {
  std::vector<bots::AnyBot<G>> bots;
  for (const std::string& name : seating) bots.push_back(name == person ? bots::AnyBot<G>() : good_bot<G>(name));
  return bots;
}

// Bots take the other seats in order; one name stands for all of them.
template <Game G>
Seating read_seating(const std::string& seats, const std::string& bots, std::size_t players) {
  Seating seating(players, std::string(person));
  const SeatSet others = SeatSet::first(players).without(read_seats(seats, players));
  std::vector<std::string> names = split_commas(bots);
  if (names.empty()) names.push_back(std::string(bots::default_bot<G>));
  for (const std::string& name : names) good_bot<G>(name);
  if (names.size() == 1) names.resize(others.size(), names[0]);
  if (names.size() != others.size()) {
    throw Nonsense(
        fmt::format("{} bots for {} seats; name one for all of them, or one for each", names.size(), others.size()));
  }
  std::size_t next = 0;
  for (const Seat seat : others) seating[index(seat)] = names[next++];
  return seating;
}

// The bots of a game without people, by seat.
template <Game G>
std::vector<bots::AnyBot<G>> seated_bots(const std::string& names, std::size_t players) {
  std::vector<bots::AnyBot<G>> bots;
  for (const std::string& name : read_seating<G>({}, names, players)) bots.push_back(good_bot<G>(name));
  return bots;
}

}  // namespace backlot::cli
