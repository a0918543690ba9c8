// Step 2 of the week, B54-30 to B54-38: in turn, take back chips, repay loans, place the marker, buy.
#pragma once
#include <optional>

#include "core/bits.hpp"
#include "games/boulevard/bank.hpp"

namespace backlot::boulevard {

struct PlaceStep {
  // B54-31, B54-36: an office is closed while a marker stands there.
  static constexpr bool is_taken(const Position& table, Spot spot) {
    if (!is_office(spot)) return false;
    for (const Theatre& theatre : table.theatres) {
      if (theatre.markers[0] == spot || theatre.markers[1] == spot) return true;
    }
    return false;
  }

  static constexpr std::optional<Refusal> check_buy(const Content& content, const Position& table, Seat seat,
                                                    Chip chip) {
    const Theatre& theatre = table.theatre(seat);
    if (theatre.chips_of(chip) >= content[chip].most) return Refusal::box_is_full;  // B54-35
    const bool is_lens = chip == Chip::vistavision || chip == Chip::superscope;
    if (is_lens && deck_in_use(content, table) == Deck::first) return Refusal::first_deck;  // B54-53, B54-101
    if (theatre.cash < content[chip].fee) return Refusal::cannot_pay;                       // B54-34
    return std::nullopt;
  }

  static constexpr std::optional<Refusal> check_spot(const Content& content, const Position& table, Seat seat,
                                                     Spot spot) {
    const Theatre& theatre = table.theatre(seat);
    if (static_cast<std::size_t>(spot) >= spots(content)) return Refusal::no_such_place;
    if (theatre.markers[table.marker] == spot) return Refusal::same_place;  // B54-32
    if (is_taken(table, spot)) return Refusal::office_taken;                // B54-31
    if (theatre.barred == spot) return Refusal::barred;                     // B54-37
    if (place_of(spot) == Place::parties && check_buy(content, table, seat, Chip::parties)) {
      return Refusal::parties_must_buy;  // B54-111
    }
    return std::nullopt;
  }

  // Calls f(chip) for what is sold where the marker stands; the Credit Union's loans are not chips to buy.
  template <class F>
  static constexpr void for_each_sold(Place place, const F& f) {
    switch (place) {
      case Place::manager: return f(Chip::manager);
      case Place::running_time: return f(Chip::running_time);
      case Place::three_d: return f(Chip::three_d);
      case Place::cinemascope: return f(Chip::cinemascope);
      case Place::lenses:  // B54-53: either or both
        f(Chip::vistavision);
        return f(Chip::superscope);
      case Place::re_roll: return f(Chip::re_roll);
      case Place::parking_lot: return f(Chip::parking_lot);
      case Place::concessions: return f(Chip::concessions);
      case Place::air_conditioning: return f(Chip::air_conditioning);
      default: return;  // offices, stars, the Credit Union; Parties sell by themselves
    }
  }

  static constexpr Place standing_on(const Position& table) {
    return place_of(table.theatre(table.turn).markers[table.marker]);
  }

  // The places that check_spot lets pass, a bit for each.
  static constexpr std::uint64_t open_spots(const Content& content, const Position& table, Seat seat) {
    constexpr auto bit = [](Spot spot) { return bit_at(static_cast<std::size_t>(spot)); };
    constexpr std::uint64_t offices = bit_at(static_cast<std::size_t>(Place::distribution_agency) + 1) - 1;
    static_assert(max_spots < 64 && is_office(spot_of(Place::distribution_agency)));
    const Theatre& theatre = table.theatre(seat);
    std::uint64_t taken = 0;  // B54-31
    for (const Theatre& each : table.theatres) taken |= bit(each.markers[0]) | bit(each.markers[1]);
    std::uint64_t open = (bit_at(spots(content)) - 1) & ~(taken & offices);
    open &= ~(bit(theatre.markers[table.marker]) | bit(theatre.barred));                        // B54-32, B54-37
    if (check_buy(content, table, seat, Chip::parties)) open &= ~bit(spot_of(Place::parties));  // B54-111
    expect([&] {
      for (std::size_t i = 0; i < spots(content); ++i) {
        const bool may = !check_spot(content, table, seat, static_cast<Spot>(i));
        if (may != ((open & bit_at(i)) != 0)) return false;
      }
      return true;
    });
    return open;
  }

  // What comes before the places in the list, or all when the marker stands.
  template <class Out>
  static constexpr void list_others(const Content& content, const Position& table, Seat seat, Out& out) {
    const Theatre& theatre = table.theatre(seat);
    if (table.placing == Placing::buy) {
      for_each_sold(standing_on(table), [&](Chip chip) {
        if (!check_buy(content, table, seat, chip)) out.push(Action::buy(chip));
      });
      if (standing_on(table) == Place::credit_union) out.push(Action::borrow());
      return out.push(Action::stop());
    }
    if (table.placing == Placing::take_back) {
      std::uint64_t own = 0;
      for (std::size_t i = 0; i < chip_kinds; ++i) own |= std::uint64_t{theatre.chips[i] > 0} << i;
      for (; own != 0; own &= own - 1) out.push(Action::take_back(static_cast<Chip>(lowest_bit(own))));
    }
    if (theatre.loans > 0 && theatre.cash >= content.loan) out.push(Action::repay());
  }

  template <class Out>
  static constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
    list_others(content, table, seat, out);
    if (table.placing == Placing::buy) return;
    // Nearly all are open: each is written, and the next one over it where it is not.
    const std::uint64_t open = open_spots(content, table, seat);
    const std::size_t all = spots(content);
    Action* const places = out.extend(all);
    std::size_t count = 0;
    for (std::size_t i = 0; i < all; ++i) {
      places[count] = Action::place(static_cast<Spot>(i));
      count += (open >> i) & 1U;
    }
    out.shorten(all - count);
  }

  // The places need no list.
  template <class Choose, class List>
  static constexpr Action one_legal(const Content& content, const Position& table, Seat seat, const Choose& choose,
                                    List& room) {
    list_others(content, table, seat, room);
    const std::uint64_t open = table.placing == Placing::buy ? 0 : open_spots(content, table, seat);
    const std::size_t chosen = choose(room.size() + count_bits(open));
    if (chosen < room.size()) return room[chosen];
    return Action::place(static_cast<Spot>(nth_bit(open, chosen - room.size())));
  }

  static constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat,
                                                const Action& action) {
    const Theatre& theatre = table.theatre(seat);
    const bool buying = table.placing == Placing::buy;
    switch (action.kind) {
      case Action::Kind::take_back:
        if (table.placing != Placing::take_back) return Refusal::too_late_to_take_back;  // B54-33
        if (action.value >= chip_kinds || theatre.chips_of(action.chip()) == 0) return Refusal::no_such_chip;
        return std::nullopt;
      case Action::Kind::repay:
        if (buying) return Refusal::too_late_to_take_back;
        if (theatre.loans == 0) return Refusal::no_loan;
        if (theatre.cash < content.loan) return Refusal::cannot_repay;  // B54-38
        return std::nullopt;
      case Action::Kind::place:
        if (buying) return Refusal::wrong_step;
        return check_spot(content, table, seat, action.spot());
      case Action::Kind::buy: {
        if (!buying) return Refusal::wrong_step;
        bool sold = false;
        for_each_sold(standing_on(table), [&](Chip chip) { sold = sold || chip == action.chip(); });
        if (!sold) return Refusal::not_sold_here;
        return check_buy(content, table, seat, action.chip());
      }
      case Action::Kind::borrow:
        if (!buying) return Refusal::wrong_step;
        if (standing_on(table) != Place::credit_union) return Refusal::not_sold_here;
        return std::nullopt;
      case Action::Kind::stop:
        if (!buying) return Refusal::wrong_step;
        return std::nullopt;
      default: return Refusal::wrong_step;
    }
  }

  // B54-30: the first markers clockwise from the Start Player, then the second ones of those who have
  // a Manager. True when all markers are placed.
  static constexpr bool next_turn(State& state) {
    state.placing = Placing::take_back;
    for (Seat next = to_the_left(state.turn, 1, state.players());; next = to_the_left(next, 1, state.players())) {
      if (next == state.start) ++state.marker;
      if (state.marker == 2) return true;
      if (state.marker == 1 && state.theatre(next).chips_of(Chip::manager) == 0) continue;
      state.turn = next;
      return false;
    }
  }

  template <class Sink>
  static constexpr void buy(const Content& content, State& state, Seat seat, Chip chip, Sink& sink) {
    pay(state, seat, content[chip].fee);  // B54-34
    ++state.theatre(seat).chips_of(chip);
    sink(Event{.kind = Event::Kind::bought, .seat = seat, .chip = chip});
  }

  static constexpr bool can_buy_more(const Content& content, const State& state, Seat seat) {
    bool can = false;
    for_each_sold(standing_on(state), [&](Chip chip) { can = can || !check_buy(content, state, seat, chip); });
    return can;
  }

  // True when the turn is over.
  template <class Sink>
  static constexpr bool put_marker(const Content& content, State& state, Seat seat, Spot spot, Sink& sink) {
    Theatre& theatre = state.theatre(seat);
    // B54-37: the first takes the second's place. The second never takes its own.
    theatre.barred = theatre.markers[1] == spot ? theatre.markers[0] : Spot::off;
    theatre.markers[state.marker] = spot;
    state.placing = Placing::buy;
    if (place_of(spot) == Place::star) ++state.cubes[static_cast<std::size_t>(star_of(spot))];  // B54-58
    sink(Event{.kind = Event::Kind::placed, .seat = seat, .spot = spot});
    switch (place_of(spot)) {
      case Place::star: return true;
      case Place::parties:  // B54-56, B54-111
        buy(content, state, seat, Chip::parties, sink);
        return true;
      case Place::credit_union: return false;
      default: return !can_buy_more(content, state, seat);
    }
  }

  // True when the step is over.
  template <Chance C, class Sink>
  static constexpr bool apply(const Content& content, State& state, Seat seat, const Action& action, C& /*chance*/,
                              Sink& sink) {
    switch (action.kind) {
      case Action::Kind::take_back:
        take_chip_back(state, seat, action.chip(), sink);
        // B54-112: on the second marker's own turn the turn goes with it.
        return action.chip() == Chip::manager && state.marker == 1 && next_turn(state);
      case Action::Kind::repay:  // B54-38
        pay(state, seat, content.loan);
        --state.theatre(seat).loans;
        state.placing = Placing::repay;
        sink(Event{.kind = Event::Kind::repaid, .seat = seat});
        return false;
      case Action::Kind::place: return put_marker(content, state, seat, action.spot(), sink) && next_turn(state);
      case Action::Kind::buy:
        buy(content, state, seat, action.chip(), sink);
        return !can_buy_more(content, state, seat) && next_turn(state);
      case Action::Kind::borrow:  // B54-38: one for each marker placed there
        take_loan(content, state, seat, sink);
        return next_turn(state);
      default: sink(Event{.kind = Event::Kind::stopped, .seat = seat}); return next_turn(state);
    }
  }

  template <Chance C, class Sink>
  static constexpr bool enter(const Content& /*content*/, State& state, C& /*chance*/, Sink& /*sink*/) {
    state.turn = state.start;
    state.marker = 0;
    state.placing = Placing::take_back;
    return true;
  }
};

}  // namespace backlot::boulevard
