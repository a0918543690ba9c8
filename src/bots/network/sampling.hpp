// One of several scores: the highest, or one by chance. Then e to the power of score / temperature says how likely each
// is. Whole numbers and one table, so that a seed chooses the same everywhere.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/bot.hpp"

namespace backlot::network {

inline constexpr std::uint32_t most_weight = 1U << 16U;

// 2^16 times 2^(-i/256), rounded down after each factor.
inline constexpr auto powers = [] {
  // 2^32 times 2 to the power of -1/2, -1/4, ... -1/256, rounded down.
  constexpr std::array<std::uint64_t, 8> roots{3037000499U, 3611622602U, 3938502375U, 4112874773U,
                                               4202935003U, 4248701964U, 4271771996U, 4283353945U};
  std::array<std::uint32_t, 256> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    std::uint64_t value = std::uint64_t{1} << 32U;
    for (std::size_t bit = 0; bit < roots.size(); ++bit) {
      if ((i >> (7 - bit) & 1U) != 0) value = value * roots[bit] >> 32U;
    }
    table[i] = static_cast<std::uint32_t>(value >> 16U);
  }
  return table;
}();

// How likely a choice is beside the best one, whose weight is most_weight: `behind` is how much less it scores, in
// 4096ths; the temperature is in hundredths.
constexpr std::uint32_t weight_of(std::int64_t behind, std::uint32_t temperature) {
  constexpr std::int64_t per_power = 94'548;  // 65536 times the logarithm of e to the base 2
  const std::int64_t powers_of_two = (behind * 100 / temperature) * per_power >> 20U;  // in 256ths
  const auto whole = static_cast<std::uint64_t>(powers_of_two) >> 8U;
  if (whole > 16) return 0;
  return powers[static_cast<std::size_t>(powers_of_two & 0xFF)] >> whole;
}

// The number of the highest score, of the first among equals.
template <class Scores>
constexpr std::size_t best_of(const Scores& scores) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < scores.size(); ++i) {
    if (scores[i] > scores[best]) best = i;
  }
  return best;
}

// The number of the choice that is drawn.
template <class Scores, Chance C>
std::size_t sampled(const Scores& scores, std::uint32_t temperature, C& chance) {
  const std::int64_t best = scores[best_of(scores)];
  std::uint32_t total = 0;
  for (const std::int32_t score : scores) total += weight_of(best - score, temperature);
  std::uint32_t drawn = draw(chance, total, bots::Purpose::choose);
  std::size_t at = 0;
  for (const std::int32_t score : scores) {
    const std::uint32_t weight = weight_of(best - score, temperature);
    if (drawn < weight) return at;
    drawn -= weight;
    ++at;
  }
  return 0;  // not reached: the weights add up to the total
}

}  // namespace backlot::network
