// What happens at the table. A sealed decision shows its content to its owner only; what comes of
// it appears when everybody has decided.
#pragma once
#include <cstdint>

#include "games/cinecitta/action.hpp"

namespace backlot::cinecitta {

struct Event {
  enum class Kind : std::uint8_t {
    offered,       // a seat has put card and notes into its folder
    passed,        // the folder reaches its receiver
    answered,      // a seat has decided what to do with the folder it got
    returned,      // the folder comes back: with the card (secured) or with the money (headhunted)
    arranged,      // a seat has decided how it places
    placed,        // cards enter a Studio, others move to the Office
    wallet_shown,  // at the end
  };
  Kind kind = Kind::offered;
  Seat seat{};
  Seat to{};                     // passed, returned: the receiver of the folder
  Card card = Card::unknown;     // offered, passed, returned
  Notes notes;                   // offered, passed, returned, wallet_shown
  Answer answer = Answer::none;  // answered, returned
  Cards cards;                   // placed: entered the Studio
  Cards out;                     // arranged, placed: moved to the Office

  constexpr bool operator==(const Event&) const = default;
};

constexpr void fields(Is<Event> auto& x, const auto& visit) {
  using Kind = Event::Kind;
  visit("kind", x.kind);
  visit("seat", x.seat);
  if (x.kind == Kind::passed || x.kind == Kind::returned) visit("to", x.to);
  if (x.kind == Kind::offered || x.kind == Kind::passed || x.kind == Kind::returned) {
    visit("card", x.card);
    visit("notes", x.notes);
  }
  if (x.kind == Kind::wallet_shown) visit("notes", x.notes);
  if (x.kind == Kind::answered || x.kind == Kind::returned) visit("answer", x.answer);
  if (x.kind == Kind::placed) visit("cards", x.cards);
  if (x.kind == Kind::arranged || x.kind == Kind::placed) visit("out", x.out);
}

}  // namespace backlot::cinecitta
