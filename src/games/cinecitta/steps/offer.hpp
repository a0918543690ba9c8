// Step 1, C37-20: in secret, one card and any number of notes go into the folder.
#pragma once
#include <optional>

#include "games/cinecitta/action.hpp"
#include "games/cinecitta/event.hpp"
#include "games/cinecitta/steps/folder.hpp"

namespace backlot::cinecitta {

struct OfferStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    const Desk& desk = table.desk(seat);
    const std::size_t amounts = desk.wallet.count + 1U;
    Card last = Card::unknown;
    for (const Card card : desk.hand) {
      if (card == last) continue;  // C37-73: copies are alike
      last = card;
      Action* const actions = out.extend(amounts);
      for (std::size_t notes = 0; notes < amounts; ++notes) {
        actions[notes] = Action::offer(card, {static_cast<std::uint8_t>(notes)});
      }
    }
  }

  // The amounts of one card after those of another, as in the list.
  template <class Choose, class List>
  static constexpr Action one_legal(const Content& /*content*/, const Position& table, Seat seat, const Choose& choose,
                                    List& /*room*/) {
    const Desk& desk = table.desk(seat);
    Scratch<Card, max_rounds + 1> different;  // push_if needs room for one more
    Card last = Card::unknown;
    for (const Card card : desk.hand) {
      different.push_if(card != last, card);  // C37-73
      last = card;
    }
    const auto amounts = static_cast<std::uint32_t>(desk.wallet.count + 1U);  // halves the time of the division
    const auto place = static_cast<std::uint32_t>(choose(different.size() * amounts));
    return Action::offer(different[place / amounts], {static_cast<std::uint8_t>(place % amounts)});
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind != Action::Kind::offer) return Refusal::wrong_step;
    if (!table.desk(seat).hand.contains(action.card())) return Refusal::not_in_hand;
    if (action.notes > table.desk(seat).wallet) return Refusal::not_enough_money;  // C37-21
    return std::nullopt;
  }

  template <class Sink>
  static constexpr void seal(State& state, Seat seat, const Action& action, Sink& sink) {
    state.decided = state.decided.with(seat);
    Desk& desk = state.desk(seat);
    desk.hand.remove(action.card());
    desk.wallet.count = static_cast<std::uint8_t>(desk.wallet.count - action.notes.count);  // C37-29
    state.folder_from(seat) = {action.card(), action.notes, Answer::none};
    sink(Event{.kind = Event::Kind::offered, .seat = seat, .card = action.card(), .notes = action.notes});
  }

  template <class Sink>
  static constexpr void finish(State& state, Sink& sink) {
    state.decided = {};
    state.step = Step::answer;
    for (const Seat giver : SeatSet::first(state.players())) {
      const Folder& folder = state.folder_from(giver);
      sink(Event{.kind = Event::Kind::passed,
                 .seat = giver,
                 .to = receiver_of(state.options, state.round, giver),
                 .card = folder.card,
                 .notes = folder.notes});
    }
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& /*content*/, State& state, Seat seat, const Action& action, C& /*chance*/,
                              Sink& sink) {
    seal(state, seat, action, sink);
    if (everybody_decided(state)) finish(state, sink);
  }
};

}  // namespace backlot::cinecitta
