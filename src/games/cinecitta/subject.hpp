// What a question speaks of, as data: for those who put it into words of their own.
#pragma once
#include "games/cinecitta/notation.hpp"

namespace backlot::cinecitta {

struct Subject {
  Step kind = Step::offer;
  Seat to{};                  // offer: who gets the folder
  Card card = Card::unknown;  // answer: what is in it
  Notes notes;                // answer
  Cards cards;                // place: what enters the Studio
};

constexpr void fields(Is<Subject> auto& x, const auto& visit) {
  visit("kind", x.kind);
  if (x.kind == Step::offer) visit("to", x.to);
  if (x.kind == Step::answer) {
    visit("card", x.card);
    visit("notes", x.notes);
  }
  if (x.kind == Step::place) visit("cards", x.cards);
}

constexpr Subject subject(const Content& /*content*/, const Position& table, Seat seat) {
  switch (table.step) {
    case Step::offer: return {.kind = Step::offer, .to = receiver_of(table.options, table.round, seat)};
    case Step::answer: {
      const Folder& folder = table.folder_from(giver_to(table.options, table.round, seat));
      return {.kind = Step::answer, .card = folder.card, .notes = folder.notes};
    }
    case Step::place: return {.kind = Step::place, .cards = PlaceStep::incoming(table, seat)};
    case Step::over: break;
  }
  return {.kind = Step::over};
}

}  // namespace backlot::cinecitta
