// What subcommands that play many games between bots are asked: how many, by whom, from which seed.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/division.hpp"
#include "cli/work.hpp"

namespace backlot::cli {

// A number that was asked for, from `least` to `most`.
void check_range(const char* option, long long value, long long least, long long most);

// --threads: as many as were asked for, or one for each core; one under mpirun, where there is a process for each.
void check_threads(const std::optional<long long>& threads);
std::uint32_t thread_count_of(const std::optional<long long>& threads);

// Of a run that ended before it was through: says so, and the command has failed.
void say_stopped(std::uint64_t played, std::uint64_t asked, int& status);

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
  Division division;

  Printed printed() const { return json ? Printed::json : Printed::text; }
  std::uint32_t thread_count() const { return thread_count_of(threads); }
  // Too many or too few games or threads make no sense.
  void check(long long most_games) const;
  // What each command says about its own --games, and about --bots or whatever it calls them.
  Option add_to(Command& app, const std::string& about_games, const std::string& about_bots,
                const std::string& who = "--bots");
};

}  // namespace backlot::cli
