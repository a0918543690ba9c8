// What the subcommands of the lab are asked alike: which games are played, and where the report goes.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/many_games.hpp"
#include "lab/document.hpp"

namespace backlot::cli {

// Where a report goes. Without any of these it is printed as text.
struct Outputs {
  std::string html;
  std::string csv;
  bool json = false;

  void add_to(Command& app);
  // Looks first whether a page could be written at all: nobody wants to know after an hour.
  void check() const;
  void write(const lab::Document& document) const;

 private:
  std::string page() const;
};

struct LabGames {
  std::string game;
  std::string players;
  long long games = 0;
  std::string bots;
  std::string seed = "1";
  std::optional<long long> threads;
  std::vector<std::string> settings;
  std::string content;
  Division division;
  Outputs outputs;

  Printed printed() const { return outputs.json ? Printed::json : Printed::text; }

  void add_to(Command& app, const std::string& about_players, long long usual_games);
  // Too many or too few games or threads make no sense.
  void check() const;
  std::uint32_t thread_count() const { return thread_count_of(threads); }
  // "4", "3-6" or "3,5"; what the game has when nothing was asked for. Each once, in order.
  std::vector<std::size_t> player_counts(std::size_t least, std::size_t most) const;
};

// The command that makes this report again: as it was given, without what does not change it.
std::string command_again();

using Facts = std::vector<std::pair<std::string, std::string>>;

}  // namespace backlot::cli
