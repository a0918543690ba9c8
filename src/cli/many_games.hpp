// What subcommands that play many games between bots are asked: how many, by whom, from which seed.
#pragma once
#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace backlot::cli {

struct ManyGames {
  std::string game;
  std::optional<long long> players;
  long long games = 1000;
  std::string bots;
  std::string seed = "1";
  std::optional<long long> threads;
  std::vector<std::string> settings;
  std::string content;
  bool json = false;

  // One for each core unless another number was asked for.
  std::uint32_t thread_count() const;
  // Too many or too few games or threads make no sense.
  void check(long long most_games) const;
  // What each command says about its own --games and --bots.
  CLI::Option* add_to(CLI::App& app, const std::string& about_games, const std::string& about_bots);
};

}  // namespace backlot::cli
