// Records from files, and who sat there.
#pragma once
#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "cli/errors.hpp"
#include "cli/files.hpp"
#include "cli/seating.hpp"
#include "table/read_record.hpp"
#include "table/records_in.hpp"
#include "table/verify.hpp"

namespace backlot::cli {

// Record number `number` of a file, from 1.
RecordText record_in(const std::string& path, long long number);

// --at: so many of the record's actions, all of them when nothing is asked for.
std::size_t read_place(std::optional<long long> at, std::size_t actions, const std::string& path);

// The game it is of, when there is such a game.
std::string game_on_record(const std::string& path, const RecordText& text);

// Read and verified; anything wrong is a Failure that names the line.
template <Game G>
Record<G> good_record(const std::string& path, const RecordText& text) {
  auto record = read_record<G>(text.text, text.first_line);
  if (const auto* fault = std::get_if<Fault>(&record)) throw Failure(place_of(path, *fault));
  const auto verified = verify(std::get<Record<G>>(record));
  if (const auto* fault = std::get_if<Fault>(&verified)) throw Failure(place_of(path, *fault));
  return std::get<Record<G>>(std::move(record));
}

std::vector<Player> players_on_record(const Seating& seating);

// Who sat there. A program on record is never started: the record may be somebody else's.
template <Game G>
Seating seating_on_record(const Record<G>& record) {
  Seating seating;
  for (const Player& player : record.header.seats) {
    seating.push_back(player.bot.value_or(std::string(person)));
    if (player.bot && player.bot->starts_with("cmd:")) {
      throw Nonsense(fmt::format("{} played there; give --seat and --bots to start it again, or another bot",
                                 json::in_quotes(*player.bot)));
    }
    if (player.bot && !bots::bot_named<G>(*player.bot)) {
      throw Nonsense(fmt::format("{} has no bot {}; name another with --bots: {}", G::id, json::in_quotes(*player.bot),
                                 bots::bot_list<G>()));
    }
  }
  return seating;
}

}  // namespace backlot::cli
