// Finds a finished game for each way of ending by random search and writes its record and its
// transcript: golden_cinecitta FOLDER. Run it (the target golden) when the rules change on purpose.
#include <array>
#include <iostream>

#include "games/cinecitta/tiny.hpp"
#include "games/registry.hpp"
#include "support/random_game.hpp"
#include "support/transcript.hpp"
#include "table/file.hpp"
#include "table/verify.hpp"

using namespace backlot;
using cinecitta::Options;
using G = cinecitta::Game;

namespace {

enum class Seeding : std::uint8_t { number, commitment };

struct Wanted {
  const char* name;
  const cinecitta::Content& content;
  Options options;
  bool (*fits)(const Outcome&);
  Seeding seeding = Seeding::number;
};

bool sole(const Outcome& outcome) { return outcome.winners.size() == 1; }
bool shared(const Outcome& outcome) { return outcome.winners.size() > 1; }
bool none(const Outcome& outcome) { return outcome.winners.empty(); }

const std::array<Wanted, 7> all_wanted{{
    {"sole-winner", cinecitta::standard, Options{3}, sole},                          // C37-54
    {"sole-winner-all-options", cinecitta::standard, Options{5, true, true}, sole},  // C37-54, C37-60, C37-62
    {"shared-win", cinecitta::standard, Options{4}, shared},                         // C37-55
    {"shared-win-awards", cinecitta::standard, Options{4, false, true}, shared},     // C37-55, C37-62
    {"nobody-wins-coaster", cinecitta::standard, Options{4, true, false}, none},     // C37-55, C37-60
    {"tiny-pack", cinecitta::tiny_seven, Options{3, false, true}, sole},             // the pack is in the header
    {"commitment", cinecitta::tiny_seven, Options{3}, none, Seeding::commitment},
}};

template <Chance Source>
std::optional<Record<G>> play(const Wanted& wanted, Source source, std::uint64_t choices) {
  Table<G, Source> table(wanted.content, wanted.options, source);
  testing_support::play_at_random(table, choices);
  if (!wanted.fits(outcome(table.content(), table.state()))) return std::nullopt;
  std::vector<Player> players{{"Anna", {}}, {"Bruno", "random"}, {"Carla", {}}, {"Dario", "random"}, {"Elena", {}}};
  players.resize(table.players());
  const bool standard = &wanted.content == &cinecitta::standard;
  Record<G> record = record_of(table, players, std::nullopt, standard ? "standard" : "tiny");
  record.talk = {{{"In bocca al lupo!", seat_at(0), 0}}, {{"Crepi \"il lupo\".", seat_at(1), 3}}};
  return record;
}

std::optional<Record<G>> play(const Wanted& wanted, std::uint64_t seed) {
  if (wanted.seeding == Seeding::number) {
    auto record = play(wanted, FastChance(seed), seed + 1);
    if (record) record->header.seed = std::to_string(seed);
    return record;
  }
  const Digest secret = sha256(std::to_string(seed));
  auto record = play(wanted, TableChance(secret), seed + 1);
  if (record) {
    record->header.commitment = std::string(to_hex(sha256(secret)).view());
    record->closing->seed = std::string(to_hex(secret).view());
  }
  return record;
}

std::optional<Fault> make(const Wanted& wanted, const std::string& folder) {
  for (std::uint64_t seed = 1; seed <= 5'000'000; ++seed) {
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
