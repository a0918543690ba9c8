#include "lab/looks.hpp"

#include <algorithm>
#include <cmath>

namespace backlot::lab {

std::vector<Stretch> stretches(std::uint64_t deals, Looks looks) {
  constexpr std::uint64_t first = 32;
  std::vector<Stretch> all;
  std::uint64_t from = 0;
  std::uint64_t octave = first;
  std::uint64_t to = first;
  for (std::uint32_t look = 0; from < deals; ++look) {
    all.push_back({{from, std::min(to, deals)}, to <= deals ? std::optional(look) : std::nullopt});
    from = to;
    to += looks == Looks::doubling ? octave : octave / 4;
    if (to >= 2 * octave) octave *= 2;
  }
  return all;
}

double share_at(double points, const Seatings& seatings) {
  const double ratio = std::pow(10, points / 400);
  double sum = 0;
  for (const auto& seating : seatings) {
    const auto mine = static_cast<double>(std::count(seating.begin(), seating.end(), std::size_t{0}));
    const double others = static_cast<double>(seating.size()) - mine;
    sum += mine * ratio / (mine * ratio + others);
  }
  return sum / static_cast<double>(seatings.size());
}

Sprt sprt(const ArenaTallies& tallies, const Seatings& seatings, const Hypotheses& hypotheses) {
  Sprt test{hypotheses.low, hypotheses.high, 0, std::log(0.95 / 0.05), "open"};
  const auto most = static_cast<std::int64_t>(full_payoff) * static_cast<std::int64_t>(seatings.size());
  // One deal won and one lost to begin with: a bot that has won everything so far is not sure to.
  Sum payoff = tallies.bots[0].payoff;
  payoff.add(most);
  payoff.add(0);
  const auto whole = static_cast<double>(most);
  const double sd = payoff.sd() / whole;
  const double low = share_at(hypotheses.low, seatings);
  const double high = share_at(hypotheses.high, seatings);
  const auto deals = static_cast<double>(tallies.bots[0].payoff.count());
  test.ratio = deals * (high - low) * (payoff.mean() / whole - (low + high) / 2) / (sd * sd);
  if (test.ratio >= test.bound) test.decision = "high";
  if (test.ratio <= -test.bound) test.decision = "low";
  return test;
}

}  // namespace backlot::lab
