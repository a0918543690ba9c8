// A command that plays many games, as the ways of running it see it: all games at once, one portion, all portions one
// after the other or by the processes of mpirun, or none, when portions are only added up.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "cli/division.hpp"
#include "lab/ledger.hpp"
#include "lab/watch.hpp"

namespace backlot::cli {

// How the games ended.
struct Played {
  bool stopped = false;  // somebody asked for it
  double seconds = 0;    // spent on playing, in all portions together
};

class Work {
 public:
  Work() = default;
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;
  virtual ~Work() = default;

  // All that decides which games are played, besides how many; and how many.
  virtual lab::Request request() const = 0;
  virtual lab::Request amounts() const = 0;
  // About how many games that is in all.
  virtual std::uint64_t whole() const = 0;
  // The first bot whose choices depend on the clock; empty when there is none.
  virtual std::string on_the_clock() const = 0;
  // Whether a tally that was stopped is of no use, because something was made beside it.
  virtual bool starts_anew() const { return false; }
  // Plays what the ledger does not have, and keeps it there. What it held before is forgotten.
  virtual void play(lab::Ledger& ledger, lab::Watch& watch) = 0;
  // Prints what came of it; status 1 when it is not all that was asked for.
  virtual void report(const Played& played, int& status) = 0;
};

enum class Printed : std::uint8_t { text, json };

void run_work(Work& work, const Division& division, Printed printed, int& status);

// The portions that are being added up: `lab merge` gives them, and then runs the command that they are of.
std::vector<lab::Tally>& merged_tallies();

// "bots": what a search or a program does within a time is not the same everywhere.
template <Game G>
bool is_on_the_clock(const bots::AnyBot<G>& bot) {
  return bot.name.starts_with("cmd:") || bots::milliseconds_of<G>(bot) > 0;
}
template <Game G>
std::string first_on_the_clock(const std::vector<bots::AnyBot<G>>& bots) {
  for (const bots::AnyBot<G>& bot : bots) {
    if (is_on_the_clock<G>(bot)) return bot.name;
  }
  return "";
}

// "heuristic,random,random"
template <Game G>
std::string names_of(const std::vector<bots::AnyBot<G>>& bots) {
  std::string names;
  for (const bots::AnyBot<G>& bot : bots) names += (names.empty() ? "" : ",") + bot.name;
  return names;
}

}  // namespace backlot::cli
