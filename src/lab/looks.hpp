// Where sequential tests look at an arena, and Wald's test of two strengths (SPRT).
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/fields.hpp"
#include "lab/arena.hpp"

namespace backlot::lab {

// Doubling: after 32, 64, 128, ... deals. Often: three times in between, too, after 32, 40, 48, 56, 64, 80, ...
enum class Looks : std::uint8_t { doubling, often };

// Deals up to the next look, which has a number from 0 on; the last stretch may end before it.
struct Stretch {
  Range deals;
  std::optional<std::uint32_t> look;
};
std::vector<Stretch> stretches(std::uint64_t deals, Looks looks);

// How much stronger the first bot is than each of the others, in Elo points.
struct Hypotheses {
  double low = 0;
  double high = 0;
};

// The share of the wins that it then takes, by the model of shares_of_wins().
double share_at(double points, const Seatings& seatings);

struct Sprt {
  double low = 0;
  double high = 0;
  double ratio = 0;      // the logarithm of how much likelier the high one is
  double bound = 0;      // beyond it one of them is wrong at most once in twenty times
  std::string decision;  // "low", "high" or "open"
};
void fields(Is<Sprt> auto& x, const auto& visit) {
  visit("low", x.low);
  visit("high", x.high);
  visit("ratio", x.ratio);
  visit("bound", x.bound);
  visit("decision", x.decision);
}

// From mean and variance of the first bot's share of each deal, taken to be normal (as chess programs are tested).
Sprt sprt(const ArenaTallies& tallies, const Seatings& seatings, const Hypotheses& hypotheses);

}  // namespace backlot::lab
