// The number of a rule: C37-24. Written as "C37-24"_clause, so that a search for the id finds the code.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/array.hpp"
#include "core/text.hpp"

namespace backlot {

struct Clause {
  Array<char, 4> game{};
  std::uint16_t number = 0;

  constexpr bool operator==(const Clause&) const = default;
  constexpr bool named() const { return game[0] != '\0'; }
};

constexpr Text name_of(Clause clause) {
  Text out;
  for (const char c : clause.game) {
    if (c != '\0') out += std::string_view(&c, 1);
  }
  out += "-";
  out += static_cast<std::int64_t>(clause.number);
  return out;
}

// Reads "C37-24"; gives an unnamed clause when the text is none.
constexpr Clause parse_clause(std::string_view text) {
  Clause clause;
  std::size_t i = 0;
  for (; i < text.size() && text[i] != '-'; ++i) {
    const bool fits = (text[i] >= 'A' && text[i] <= 'Z') || (text[i] >= '0' && text[i] <= '9');
    if (i >= clause.game.size() || !fits) return {};
    clause.game[i] = text[i];
  }
  if (i == 0 || i + 1 >= text.size() || text.size() - i > 5) return {};
  for (++i; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9') return {};
    clause.number = static_cast<std::uint16_t>(clause.number * 10 + (text[i] - '0'));
  }
  return clause;
}

consteval Clause operator""_clause(const char* text, std::size_t size) {
  const Clause clause = parse_clause({text, size});
  expect(clause.named());
  return clause;
}

}  // namespace backlot
