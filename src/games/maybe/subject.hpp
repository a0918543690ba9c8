// What a question speaks of, as data: for those who put it into words of their own.
#pragma once
#include "games/maybe/notation.hpp"

namespace backlot::maybe {

struct Subject {
  Step kind = Step::pitch;
  Movie movie = Movie::unknown;  // cost, profit: the card whose condition leaves a choice
};

constexpr void fields(Is<Subject> auto& x, const auto& visit) {
  visit("kind", x.kind);
  if (x.kind == Step::cost || x.kind == Step::profit) visit("movie", x.movie);
}

constexpr Subject subject(const Content& content, const Position& table, Seat /*seat*/) {
  if (table.step != Step::cost && table.step != Step::profit) return {.kind = table.step};
  return {.kind = table.step, .movie = table.row[ChooseStep::question_of(content, table).card]};
}

}  // namespace backlot::maybe
