// Whether tallies are all portions of one run, each once.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lab/tally.hpp"

namespace backlot::lab {

struct NamedTally {
  std::string file;
  Tally tally;
};

struct Misfit {
  enum class Kind : std::uint8_t {
    unlike,   // they are not of one run, or say the same twice
    missing,  // portions are missing or not finished
  };
  Kind kind = Kind::unlike;
  std::string why;
};

// Nothing when they add up to the whole run.
std::optional<Misfit> misfit(const std::vector<NamedTally>& tallies);

}  // namespace backlot::lab
