// Finds a finished game for each thing that golden playthroughs should show, by random search, and
// writes its record and its transcript. tests/golden/<game>/make.cpp says what is wanted.
#pragma once
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "core/table_chance.hpp"
#include "support/random_game.hpp"
#include "support/transcript.hpp"
#include "table/file.hpp"
#include "table/verify.hpp"

namespace backlot::testing_support {

enum class Seeding : std::uint8_t { number, commitment };

template <Game G>
struct Wanted {
  const char* name;
  const typename G::Content& content;
  typename G::Options options;
  bool (*fits)(const Record<G>&);
  Seeding seeding = Seeding::number;
};

// Who plays, as many as there are seats, and what they say.
template <Game G>
struct Company {
  std::vector<Player> players;
  std::vector<Talk<G>> talk;
};

template <Game G, Chance Source>
Record<G> golden_game(const Wanted<G>& wanted, const Company<G>& company, Source source, std::uint64_t choices) {
  Table<G, Source> table(wanted.content, wanted.options, source);
  play_at_random(table, choices);
  std::vector<Player> players = company.players;
  players.resize(table.players());
  const bool standard = &wanted.content == &standard_content(G{});
  Record<G> record = record_of(table, players, std::nullopt, standard ? "standard" : "tiny");
  record.talk = company.talk;
  return record;
}

template <Game G>
Record<G> golden_game(const Wanted<G>& wanted, const Company<G>& company, std::uint64_t seed) {
  if (wanted.seeding == Seeding::number) {
    Record<G> record = golden_game(wanted, company, FastChance(seed), seed + 1);
    record.header.seed = std::to_string(seed);
    return record;
  }
  const Digest secret = sha256(std::to_string(seed));
  Record<G> record = golden_game(wanted, company, TableChance(secret), seed + 1);
  record.header.commitment = std::string(to_hex(sha256(secret)).view());
  record.closing->seed = std::string(to_hex(secret).view());
  return record;
}

template <Game G>
std::optional<Fault> make_golden(const Wanted<G>& wanted, const Company<G>& company, const std::string& folder) {
  for (std::uint64_t seed = 1; seed <= 5'000'000; ++seed) {
    const Record<G> record = golden_game(wanted, company, seed);
    if (!wanted.fits(record)) continue;
    const std::string path = folder + "/" + wanted.name;
    if (auto fault = write_file(path + ".jsonl", write_record(record))) return fault;
    return write_file(path + ".txt", transcript(record));
  }
  return Fault{0, {}, std::string("no game found for ") + wanted.name};
}

// The main function of a maker: golden_GAME FOLDER.
template <Game G, class AllWanted>
int make_all_golden(int argc, char** argv, const AllWanted& all_wanted, const Company<G>& company) {
  if (argc != 2) {
    std::cerr << "usage: golden_" << G::id << " FOLDER\n";
    return 2;
  }
  for (const Wanted<G>& wanted : all_wanted) {
    if (const auto fault = make_golden(wanted, company, argv[1])) {
      std::cerr << text_of(*fault) << '\n';
      return 1;
    }
  }
  return 0;
}

}  // namespace backlot::testing_support
