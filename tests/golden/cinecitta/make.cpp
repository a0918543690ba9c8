// Finds a finished game for each way of ending by random search and writes its record and its
// transcript: golden_cinecitta FOLDER. Run it (the target golden) when the rules change on purpose.
#include <functional>
#include <iostream>

#include "games/registry.hpp"
#include "support/random_game.hpp"
#include "support/transcript.hpp"
#include "table/file.hpp"
#include "table/verify.hpp"

using namespace backlot;
using cinecitta::Options;
using G = cinecitta::Game;

namespace {

struct Wanted {
  const char* name;
  Options options;
  bool (*fits)(const Outcome&);
};

bool sole(const Outcome& outcome) { return outcome.winners.size() == 1; }
bool shared(const Outcome& outcome) { return outcome.winners.size() > 1; }
bool none(const Outcome& outcome) { return outcome.winners.empty(); }

constexpr std::array<Wanted, 5> all_wanted{{
    {"sole-winner", Options{3}, sole},                          // C37-54
    {"sole-winner-all-options", Options{5, true, true}, sole},  // C37-54, C37-60, C37-62
    {"shared-win", Options{4}, shared},                         // C37-55
    {"shared-win-awards", Options{4, false, true}, shared},     // C37-55, C37-62
    {"nobody-wins-coaster", Options{4, true, false}, none},     // C37-55, C37-60
}};

std::optional<Fault> make(const Wanted& wanted, const std::string& folder) {
  for (std::uint64_t seed = 1; seed <= 5'000'000; ++seed) {
    Table<G> table(cinecitta::standard, wanted.options, FastChance(seed));
    testing_support::play_at_random(table, seed + 1);
    if (!wanted.fits(outcome(table.content(), table.state()))) continue;
    std::vector<Player> players{{"Anna", {}}, {"Bruno", "random"}, {"Carla", {}}, {"Dario", "random"}, {"Elena", {}}};
    players.resize(table.players());
    Record<G> record = record_of(table, players, std::to_string(seed));
    record.talk = {{"In bocca al lupo!", seat_at(0), 0}, {"Crepi \"il lupo\".", seat_at(1), 3}};
    const std::string path = folder + "/" + wanted.name;
    if (auto fault = write_file(path + ".jsonl", write_record(record))) return fault;
    return write_file(path + ".txt", testing_support::transcript(record));
  }
  return Fault{0, {}, std::string("no game found for ") + wanted.name};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: golden_cinecitta FOLDER\n";
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
