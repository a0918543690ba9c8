// What was said in a game on record, and the truth beside each claim: once the game is over, not before.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "table/rerun.hpp"

namespace backlot {

struct Spoken {
  std::uint32_t after = 0;  // so many moves
  Seat seat{};
  std::string text;
  std::optional<bool> holds;  // of a claim
  std::optional<std::string> fact;
};
void fields(Is<Spoken> auto& x, const auto& visit) {
  visit("after", x.after);
  visit("seat", x.seat);
  visit("text", x.text);
  visit("holds", x.holds);
  visit("fact", x.fact);
}

// Up to the last move of the record, in order.
template <Game G>
std::vector<Spoken> spoken(const Record<G>& record) {
  std::vector<Spoken> lines;
  Rerun<G> rerun(record);
  const bool over = is_over(record.content, Rerun<G>(record).to_the_end());
  for (const Talk<G>& said : record.talk) {
    if (said.after > record.moves.size()) break;
    Spoken line{said.after, said.seat, said.text, {}, {}};
    if constexpr (MakesClaims<G>) {
      if (said.claim && over) {
        const Verdict verdict = judge(record.content, rerun.to(said.after), said.seat, *said.claim);
        line.holds = verdict.holds;
        line.fact = std::string(verdict.fact.view());
      }
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace backlot
