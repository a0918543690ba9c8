// A tally on file: what was counted so far of a run or of one portion of it, with all that decides which games those
// are. It is written by --tally and --resume, taken up again by the same command, and added up by `lab merge`.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "json/fault.hpp"

namespace backlot::lab {

// One thing that decides which games are played, under a name that people know: content, bots, seed.
struct Fact {
  std::string name;
  std::string value;
  bool operator==(const Fact&) const = default;
};
void fields(Is<Fact> auto& x, const auto& visit) {
  visit("name", x.name);
  visit("value", x.value);
}
using Request = std::vector<Fact>;

// What was counted of one job: the first `done` of its games from `from` to before `to`.
struct CountedJob {
  std::string job;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  std::uint64_t done = 0;
  std::string counted;  // by save_counters
};

struct Tally {
  std::string program;               // its name and version
  std::vector<std::string> command;  // that gives the whole result
  Request request;
  std::string portion;  // "3/8"; empty when it is of all games, kept by --resume
  bool finished = false;
  std::uint64_t milliseconds = 0;  // spent on playing
  std::vector<CountedJob> jobs;
};

inline constexpr std::size_t most_tally_bytes = std::size_t{1} << 30U;

// As text, with a hash over all of it.
std::string write_tally(const Tally& tally);
// Anything else, also a tally with a single letter changed or missing, is a Fault.
std::variant<Tally, Fault> read_tally(std::string_view text);

// What differs first between two requests, as "seed is 1 there and 2 here"; nothing when they are the same.
std::string difference(const Request& there, const Request& here);

}  // namespace backlot::lab
