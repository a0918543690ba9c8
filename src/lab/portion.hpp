// Part of a long run, for one of many machines: portion 3/8 is the third of eight parts of every job of the run.
#pragma once
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lab/on_threads.hpp"

namespace backlot::lab {

struct Portion {
  static constexpr std::uint64_t most = 1'000'000;
  std::uint64_t number = 1;  // from 1 on
  std::uint64_t of = 1;
  bool operator==(const Portion&) const = default;

  // Its part of so many games; all portions together have each game once.
  constexpr Range part_of(std::uint64_t games) const { return {games * (number - 1) / of, games * number / of}; }
};

// "3/8"; nothing when it is something else.
inline std::optional<Portion> portion_in(std::string_view text) {
  Portion portion;
  const char* const end = text.data() + text.size();
  const auto [slash, wrong] = std::from_chars(text.data(), end, portion.number);
  if (wrong != std::errc() || slash == end || *slash != '/') return std::nullopt;
  const auto [rest, also_wrong] = std::from_chars(slash + 1, end, portion.of);
  if (also_wrong != std::errc() || rest != end) return std::nullopt;
  if (portion.number < 1 || portion.number > portion.of || portion.of > Portion::most) return std::nullopt;
  return portion;
}

inline std::string text_of(const Portion& portion) {
  return std::to_string(portion.number) + "/" + std::to_string(portion.of);
}

}  // namespace backlot::lab
