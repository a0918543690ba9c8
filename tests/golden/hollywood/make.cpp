// Finds a finished game for each way of ending by random search and writes its record and its
// transcript: golden_hollywood FOLDER. Run it (the target golden) when the rules change on purpose.
#include <array>
#include <iostream>

#include "games/hollywood/tiny.hpp"
#include "games/registry.hpp"
#include "support/random_game.hpp"
#include "support/transcript.hpp"
#include "table/file.hpp"
#include "table/verify.hpp"

using namespace backlot;
using hollywood::Edition;
using hollywood::Options;
using G = hollywood::Game;

namespace {

struct Wanted {
  const char* name;
  const hollywood::Content& content;
  Options options;
  const char* ended_by;
  bool (*fits)(const hollywood::Ending&, const Outcome&);
};

bool patriots(const hollywood::Ending& ending, const Outcome& outcome) {
  return ending.patriots && !ending.communists && !outcome.winners.empty();
}
bool communists(const hollywood::Ending& ending, const Outcome& outcome) {
  return ending.communists && !ending.patriots && !outcome.winners.empty();
}
bool rising_star(const hollywood::Ending& ending, const Outcome& /*outcome*/) { return ending.rising_star; }
bool both(const hollywood::Ending& ending, const Outcome& /*outcome*/) { return ending.patriots && ending.communists; }
bool none(const hollywood::Ending& /*ending*/, const Outcome& outcome) { return outcome.winners.empty(); }

constexpr hollywood::Content tiny_pack =
    hollywood::tiny({.cards = {1, 2, 0, 0, 2, 0, 1}, .to_win = 2, .posters = 3, .costumes = 9, .loyal = false});

const std::array<Wanted, 12> all_wanted{{
    {"patriots-win", hollywood::standard, {.players = 4}, "H47-60", patriots},
    {"communists-win", hollywood::standard, {.players = 5}, "H47-60", communists},
    {"rising-star-wins", hollywood::standard, {.players = 6}, "H47-61", rising_star},
    {"rising-star-wins-a-tie", hollywood::standard, {.players = 4}, "H47-64", rising_star},
    {"patriots-win-the-seventh", hollywood::standard, {.players = 4, .justice = true}, "H47-61", patriots},
    {"nobody-wins", hollywood::standard, {.players = 4, .random_loyalties = true}, "H47-60", none},
    {"three-players-communist",
     hollywood::standard,
     {.players = 3, .edition = Edition::prototype},
     "H47-77",
     communists},
    {"two-players-tie", hollywood::standard, {.players = 2}, "H47-78", both},
    {"solo-won", hollywood::standard, {.players = 1}, "H47-79", patriots},
    {"solo-lost", hollywood::standard, {.players = 1}, "H47-79", none},
    {"nine-players-all-options",
     hollywood::standard,
     {.players = 9,
      .justice = true,
      .random_loyalties = true,
      .studio_order = true,
      .union_strike = true,
      .costumes = true},
     "H47-60",
     communists},
    {"tiny-pack", tiny_pack, {.players = 3, .costumes = true, .without = 345}, "H47-60", patriots},
}};

std::optional<Record<G>> play(const Wanted& wanted, std::uint64_t seed) {
  Table<G, FastChance> table(wanted.content, wanted.options, FastChance(seed));
  testing_support::play_at_random(table, seed + 1);
  const Outcome result = outcome(table.content(), table.state());
  if (!(result.ended_by == parse_clause(wanted.ended_by))) return std::nullopt;
  if (!wanted.fits(hollywood::ending_of(table.content(), table.state()), result)) return std::nullopt;
  std::vector<Player> players{{"Ada", {}},        {"Ben", "random"}, {"Cleo", {}},       {"Dan", "random"}, {"Eve", {}},
                              {"Finn", "random"}, {"Grace", {}},     {"Hugo", "random"}, {"Iris", {}}};
  players.resize(table.players());
  const bool standard = &wanted.content == &hollywood::standard;
  return record_of(table, players, std::to_string(seed), standard ? "standard" : "tiny");
}

std::optional<Fault> make(const Wanted& wanted, const std::string& folder) {
  for (std::uint64_t seed = 1; seed <= 1'000'000; ++seed) {
    const auto record = play(wanted, seed);
    if (!record) continue;
    const std::string path = folder + "/" + wanted.name;
    if (auto fault = write_file(path + ".jsonl", write_record(*record))) return fault;
    return write_file(path + ".txt", testing_support::transcript(*record));
  }
  return Fault{0, {}, std::string("no game found for ") + wanted.name};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: golden_hollywood FOLDER\n";
    return 2;
  }
  for (const Wanted& wanted : all_wanted) {
    if (const auto fault = make(wanted, argv[1])) {
      std::cerr << text_of(*fault) << '\n';
      return 1;
    }
  }
  return 0;
}
