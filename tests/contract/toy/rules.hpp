// The rules of the toy game, and what its faults do to them.
#pragma once
#include "contract/toy/parts.hpp"

namespace backlot::toy {

inline unsigned off_the_record = 0;  // for Fault::replays_otherwise

using Deck = Pile<Card, deck_size>;
template <Fault F>
constexpr Deck deck_of(const Content<F>& content) {
  Deck deck;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (std::size_t i = 0; i < content.copies[kind]; ++i) deck.push(static_cast<Card>(kind));
  }
  return deck;
}

template <Fault F>
constexpr std::optional<Refusal> check(const Content<F>& /*content*/, const Options& options) {
  if (options.players < 2 || options.players > 3) return Refusal::players;
  return std::nullopt;
}

template <Fault F, Chance C>
constexpr State<F> setup(const Content<F>& content, const Options& options, C& chance) {
  State<F> state;
  state.options = options;
  state.desks.resize(options.players);
  state.stock = deck_of(content);
  for (Desk& desk : state.desks) {
    for (std::size_t i = 0; i < rounds; ++i) {
      const std::size_t pick = draw(chance, static_cast<std::uint32_t>(state.stock.size()), Purpose::deal);
      desk.hand.insert_sorted(state.stock[pick]);
      state.stock.erase_at(pick);
    }
  }
  return state;
}

template <Fault F>
constexpr bool is_over(const Content<F>& /*content*/, const Position& table) {
  return table.step == Step::over;
}

constexpr bool has_no_choice(const Desk& desk) {
  return desk.hand.size() == 2 && desk.hand[0] != Card::unknown && desk.hand[0] == desk.hand[1];
}

template <Fault F>
constexpr SeatSet waiting_on(const Content<F>& /*content*/, const Position& table) {
  if (table.step == Step::over) return {};
  if (table.step == Step::claim) return SeatSet::of(table.peeker());
  SeatSet waiting = SeatSet::first(table.players()).without(table.decided);
  if constexpr (F == Fault::pauses_if_it_fits) {
    for (const Seat seat : waiting) {
      if (has_no_choice(table.desk(seat))) waiting = waiting.without(SeatSet::of(seat));
    }
  }
  return waiting;
}
template <Fault F>
constexpr SeatSet may_interrupt(const Content<F>& /*content*/, const Position& /*table*/) {
  return {};
}

template <Fault F>
constexpr bool answers_openly(const Content<F>& /*content*/, const Position& table) {
  return F == Fault::forces_a_secret || table.step == Step::claim;
}

template <Fault F, class Out>
constexpr void legal_actions(const Content<F>& content, const Position& table, Seat seat, Out& out) {
  using Kind = typename Action<F>::Kind;
  out.clear();
  if (!waiting_on(content, table).has(seat)) return;
  if (table.step == Step::claim) {
    const Card prize = table.prizes.back().card;
    if (F == Fault::dead_ends && prize == Card{0}) return;
    if (F == Fault::dead_ends_in_a_dream && prize == Card::unknown) return;
    out.push({Kind::keep});
    out.push({Kind::pass});
    return;
  }
  for (const Card card : table.desk(seat).hand) {
    const Action<F> action{Kind::seal, card};
    if (F == Fault::lists_twice || !out.contains(action)) out.push(action);
  }
}

// Only the toys that are wrong about it do without the list.
template <Fault F, class Choose, class List>
  requires(F == Fault::counts_one_more || F == Fault::gives_another)
constexpr Action<F> one_legal(const Content<F>& content, const Position& table, Seat seat, const Choose& choose,
                              List& actions) {
  legal_actions(content, table, seat, actions);
  const std::size_t place = choose(actions.size() + (F == Fault::counts_one_more ? 1 : 0));
  return F == Fault::gives_another ? actions[actions.size() - 1] : actions[place];
}

template <Fault F>
constexpr std::optional<Refusal> check(const Content<F>& /*content*/, const Position& table, Seat seat,
                                       const Action<F>& action) {
  using Kind = typename Action<F>::Kind;
  if (table.step == Step::over) return Refusal::over;
  if (index(seat) >= table.players()) return Refusal::no_such_seat;
  if (table.step == Step::claim) {
    if (seat != table.peeker()) return Refusal::decided;
    if (F == Fault::check_too_strict && action.kind == Kind::pass) return Refusal::wrong_step;
    return action.kind == Kind::seal ? std::optional(Refusal::wrong_step) : std::nullopt;
  }
  if (table.decided.has(seat)) return Refusal::decided;
  if (F == Fault::check_too_kind && action.kind == Kind::pass) return std::nullopt;
  if (action.kind != Kind::seal) return Refusal::wrong_step;
  if (table.desk(seat).hand.contains(action.card)) return std::nullopt;
  if (F == Fault::refusal_tells && table.stock.contains(action.card)) return Refusal::wrong_step;
  return Refusal::not_in_hand;
}

template <Fault F, Chance C>
constexpr Card draw_prize(const Content<F>& /*content*/, State<F>& state, C& chance) {
  const std::size_t pick = draw(chance, static_cast<std::uint32_t>(state.stock.size()), Purpose::prize);
  const Card card = state.stock[pick];
  state.stock.erase_at(pick);
  state.prizes.push({card, state.peeker(), nobody});
  return card;
}

template <Fault F, Chance C, class Sink>
constexpr void show_and_draw(const Content<F>& content, State<F>& state, C& chance, Sink& sink) {
  Card prize = Card::unknown;
  if constexpr (F == Fault::shows_too_early) prize = draw_prize(content, state, chance);
  for (const Seat seat : SeatSet::first(state.players())) {
    Desk& desk = state.desk(seat);
    if (desk.sealed == Card::unknown) {  // Fault::pauses_if_it_fits: nobody was asked
      desk.sealed = desk.hand[0];
      desk.hand.erase_at(0);
    }
    sink(Event{.kind = Event::Kind::shown, .seat = seat, .card = desk.sealed});
    if (F != Fault::loses_a_card || desk.sealed != Card{1}) desk.row.push(desk.sealed);
    desk.sealed = Card::unknown;
  }
  state.decided = {};
  if constexpr (F != Fault::shows_too_early) prize = draw_prize(content, state, chance);
  const auto who = state.options.open_prizes ? Event::Who::everybody : Event::Who::own;
  sink(Event{.kind = Event::Kind::peeked, .seat = state.peeker(), .who = who, .card = prize});
  state.step = Step::claim;
}

template <Fault F, Chance C, class Sink>
constexpr void apply(const Content<F>& content, State<F>& state, Seat seat, const Action<F>& action, C& chance,
                     Sink& sink) {
  using Kind = typename Action<F>::Kind;
  if constexpr (F == Fault::depends_on_sink && std::same_as<Sink, NoEvents>) state.marks[1] = 1;
  if constexpr (F == Fault::replays_otherwise) state.marks[1] = static_cast<std::uint8_t>(++off_the_record % 3);
  if (state.step == Step::seal) {
    if constexpr (F == Fault::draws_early) draw(chance, 2, Purpose::prize);
    if (F == Fault::order_matters && state.decided.empty()) state.marks[0] = static_cast<std::uint8_t>(index(seat));
    const Card hint = F == Fault::event_bytes_tell ? action.card : Card::unknown;
    const Event sealed{.kind = Event::Kind::sealed, .seat = seat, .card = action.card, .hint = hint};
    state.desk(seat).hand.remove(action.card);
    if constexpr (F == Fault::tells_halfway) sink(sealed);
    state.desk(seat).sealed = action.card;
    state.decided = state.decided.with(seat);
    if constexpr (F != Fault::tells_halfway) sink(sealed);
    if (waiting_on(content, state).empty()) show_and_draw(content, state, chance, sink);
    return;
  }
  Prize& prize = state.prizes.back();
  prize.owner = action.kind == Kind::keep ? seat : to_the_left(seat, 1, state.players());
  if constexpr (F != Fault::hashes_otherwise || !std::same_as<Sink, StreamHashes<Content<F>>>) {
    const auto who = state.options.open_prizes ? Event::Who::everybody : Event::Who::own;
    sink(Event{.kind = Event::Kind::claimed, .seat = seat, .to = prize.owner, .who = who, .card = prize.card});
  }
  if (F == Fault::never_ends) return;
  ++state.round;
  state.step = state.round < rounds ? Step::seal : Step::over;
}

template <Fault F>
constexpr Outcome outcome(const Content<F>& /*content*/, const State<F>& state) {
  Outcome result;
  for (const Seat seat : SeatSet::first(state.players())) {
    SeatResult mine;
    for (const Card card : state.desk(seat).row) mine.score += static_cast<std::int32_t>(card);
    for (const Prize& prize : state.prizes) {
      if (prize.owner == seat) mine.score += static_cast<std::int32_t>(prize.card);
    }
    result.seats.push(mine);
  }
  settle_highest(result);
  return result;
}

using Tally = std::array<std::uint8_t, kinds>;
template <Fault F>
constexpr Tally tally(const Content<F>& /*content*/, const State<F>& state) {
  Tally tally{};
  const auto count = [&](Card card) {
    if (card != Card::unknown) ++tally[static_cast<std::size_t>(card)];
  };
  for (const Desk& desk : state.desks) {
    for (const Card card : desk.hand) count(card);
    for (const Card card : desk.row) count(card);
    count(desk.sealed);
  }
  for (const Prize& prize : state.prizes) count(prize.card);
  for (const Card card : state.stock) count(card);
  return tally;
}

constexpr Explanation explain(Refusal /*refusal*/) { return {"refused", "TOY-1"_clause, "against the rules"}; }
template <Fault F>
constexpr Clause clause_of(const Content<F>& /*content*/, const Position& /*table*/) {
  return "TOY-1"_clause;
}
template <Fault F>
constexpr Text describe(const Content<F>& /*content*/, const Action<F>& action) {
  return "action " + (Text() + static_cast<std::int64_t>(pack(action)));
}
template <Fault F, class Name>
constexpr Text describe(const Content<F>& /*content*/, const Event& event, const Name& name) {
  return Text(name(event.seat)) + " does something";
}
template <Fault F>
constexpr Text question(const Content<F>& /*content*/, const Position& /*table*/, Seat /*seat*/) {
  return Text("what now?");
}
template <Fault F>
constexpr std::optional<ContentFault> fault_in(const Content<F>& /*content*/) {
  return std::nullopt;
}
template <Fault F>
constexpr void normalise(Content<F>& /*content*/) {}

}  // namespace backlot::toy
