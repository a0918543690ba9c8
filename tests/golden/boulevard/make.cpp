// Finds finished games by random search and writes their records and transcripts: golden_boulevard
// FOLDER. Run it (the target golden) when the rules change on purpose.
#include <array>
#include <iostream>

#include "games/boulevard/tiny.hpp"
#include "games/registry.hpp"
#include "support/random_game.hpp"
#include "support/transcript.hpp"
#include "table/file.hpp"
#include "table/verify.hpp"

using namespace backlot;
using boulevard::GameLength;
using boulevard::Options;
using G = boulevard::Game;

namespace {

struct Wanted {
  const char* name;
  const boulevard::Content& content;
  Options options;
  bool (*fits)(const boulevard::State&, const Outcome&);
};

bool sole(const boulevard::State& /*state*/, const Outcome& outcome) { return outcome.winners.size() == 1; }
bool shared(const boulevard::State& /*state*/, const Outcome& outcome) { return outcome.winners.size() > 1; }
// B54-80, B54-93: the tips were shuffled again, and somebody ends in debt.
bool reshuffled(const boulevard::State& state, const Outcome& outcome) {
  bool in_debt = false;
  for (const boulevard::Theatre& theatre : state.theatres) in_debt = in_debt || theatre.loans > 0;
  return outcome.winners.size() == 1 && in_debt && state.shuffle > boulevard::Shuffle::first;
}

const std::array<Wanted, 4> all_wanted{{
    {"sole-winner", boulevard::standard, {2, GameLength::short_game}, sole},           // B54-95
    {"shared-win", boulevard::standard, {3, GameLength::short_game}, shared},          // B54-95: ties are ties
    {"long-reshuffled", boulevard::standard, {6, GameLength::long_game}, reshuffled},  // B54-80, B54-93
    {"tiny-pack", boulevard::tiny_mixed, {2, GameLength::long_game}, sole},            // the pack is in the header
}};

std::optional<Record<G>> play(const Wanted& wanted, std::uint64_t seed) {
  Table<G> table(wanted.content, wanted.options, FastChance(seed));
  testing_support::play_at_random(table, seed + 1);
  if (!wanted.fits(table.state(), outcome(table.content(), table.state()))) return std::nullopt;
  std::vector<Player> players{{"Ada", {}},       {"Ben", "random"}, {"Cleo", {}},
                              {"Dan", "random"}, {"Eve", {}},       {"Fay", "random"}};
  players.resize(table.players());
  const bool standard = &wanted.content == &boulevard::standard;
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
    std::cerr << "usage: golden_boulevard FOLDER\n";
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
