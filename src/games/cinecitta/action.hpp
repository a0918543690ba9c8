// One decision of one seat, what is refused and why, and what happens as events.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/refusal.hpp"
#include "games/cinecitta/state.hpp"

namespace backlot::cinecitta {

using Cards = Pile<Card, 2>;

struct Action {
  enum class Kind : std::uint8_t { offer, secure, headhunt, place };
  Kind kind = Kind::offer;
  Notes notes;                                              // offer
  std::array<Card, 2> cards{Card::unknown, Card::unknown};  // offer: one; place: see out()

  constexpr bool operator==(const Action&) const = default;

  static constexpr Action offer(Card card, Notes notes) { return {Kind::offer, notes, {card, Card::unknown}}; }
  static constexpr Action secure() { return {Kind::secure}; }
  static constexpr Action headhunt() { return {Kind::headhunt}; }
  static constexpr Action place(const Cards& out) {
    Action action{Kind::place};
    for (std::size_t i = 0; i < out.size(); ++i) action.cards[i] = out[i];
    return action;
  }

  constexpr Card card() const { return cards[0]; }
  // The cards that move to the Office, in ascending order.
  constexpr Cards out() const {
    Cards out;
    for (const Card card : cards) {
      if (card != Card::unknown) out.push(card);
    }
    return out;
  }
};

constexpr void fields(Is<Action> auto& x, const auto& visit) {
  visit("kind", x.kind);
  if (x.kind == Action::Kind::offer) {
    visit("card", x.cards[0]);
    visit("notes", x.notes);
  }
  if (x.kind == Action::Kind::place) {
    Cards out = x.out();
    visit("out", out);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(x)>>) x = Action::place(out);
  }
}

// A dense index: offers, secure, headhunt, then place with no, one and two cards.
inline constexpr std::size_t offer_actions = max_kinds * (max_notes + 1);
inline constexpr std::size_t place_actions = 1 + max_kinds + max_kinds * (max_kinds + 1) / 2;
inline constexpr std::size_t action_space = offer_actions + 2 + place_actions;

constexpr std::size_t pack(const Action& action) {
  const auto at = [](Card card) { return static_cast<std::size_t>(card); };
  switch (action.kind) {
    case Action::Kind::offer: return at(action.card()) * (max_notes + 1) + action.notes.count;
    case Action::Kind::secure: return offer_actions;
    case Action::Kind::headhunt: return offer_actions + 1;
    case Action::Kind::place: break;
  }
  const std::size_t base = offer_actions + 2;
  const auto [low, high] = action.cards;
  if (low == Card::unknown) return base;
  if (high == Card::unknown) return base + 1 + at(low);
  return base + 1 + max_kinds + at(high) * (at(high) + 1) / 2 + at(low);
}

constexpr Action unpack(std::size_t packed) {
  if (packed < offer_actions) {
    return Action::offer(static_cast<Card>(packed / (max_notes + 1)),
                         {static_cast<std::uint8_t>(packed % (max_notes + 1))});
  }
  packed -= offer_actions;
  if (packed == 0) return Action::secure();
  if (packed == 1) return Action::headhunt();
  packed -= 2;
  Cards out;
  if (packed > max_kinds) {
    packed -= max_kinds + 1;
    std::size_t high = 0;
    while ((high + 1) * (high + 2) / 2 <= packed) ++high;
    out.push(static_cast<Card>(packed - high * (high + 1) / 2));
    out.push(static_cast<Card>(high));
  } else if (packed > 0) {
    out.push(static_cast<Card>(packed - 1));
  }
  return Action::place(out);
}

enum class Refusal : std::uint8_t {
  players,            // of Options
  coaster_for_three,  // of Options
  over,
  no_such_seat,
  not_yours,
  decided,
  wrong_step,
  not_in_hand,
  not_enough_money,
  cannot_match,
  nothing_to_place,
  not_in_studio,
  same_profession,
  space_is_free,
  studio_is_full,
  no_such_order,
};
inline constexpr std::size_t refusals = 16;

constexpr Explanation explain(Refusal refusal) {
  constexpr std::array<Explanation, refusals> explanations{{
      {"players", "C37-10"_clause, "the game is for 3 to 5 players"},
      {"coaster_for_three", "C37-60"_clause, "the coaster is for 4 or 5 players"},
      {"over", "C37-27"_clause, "the game is over: every hand is empty"},
      {"no_such_seat", "C37-74"_clause, "there is no such seat at this table"},
      {"not_yours", "C37-14"_clause, "what another seat can do is hidden"},
      {"decided", "C37-70"_clause, "this seat has decided already; the step goes on when everybody has"},
      {"wrong_step", "C37-70"_clause, "that belongs to another step of the round"},
      {"not_in_hand", "C37-20"_clause, "the card for the folder comes from one's own hand"},
      {"not_enough_money", "C37-21"_clause, "there is not so much money in the wallet"},
      {"cannot_match", "C37-24"_clause, "headhunting needs as much money in the wallet as the folder holds"},
      {"nothing_to_place", "C37-26"_clause, "there is no card to place"},
      {"not_in_studio", "C37-34"_clause, "only a card from the Studio or one just placed moves to the Office"},
      {"same_profession", "C37-31"_clause, "the Studio's card of the same profession has to make room"},
      {"space_is_free", "C37-32"_clause, "a free space in the Studio is used first"},
      {"studio_is_full", "C37-30"_clause, "the Studio holds at most three cards"},
      {"no_such_order", "C37-36"_clause, "placing the cards one after the other cannot end like that"},
  }};
  return explanations[static_cast<std::size_t>(refusal)];
}

}  // namespace backlot::cinecitta
