// Step 7 of the week, B54-47: the screens come down, advertising is paid, the agency's section is
// known, and section after section is won; whoever is tied and has a tip is asked (B54-73).
#pragma once
#include <optional>

#include "games/boulevard/dealing.hpp"
#include "games/boulevard/steps/genre.hpp"
#include "games/boulevard/tips.hpp"

namespace backlot::boulevard {

struct TieStep {
  static constexpr SetOf<When> now() { return {When::tie}; }

  template <class Out>
  static constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
    const Theatre& theatre = table.theatre(seat);
    for_each_kind_in_hand(content, theatre, now(), [&](Tip tip) { out.push(Action::tip(tip)); });
    out.push(Action::decline());
  }

  static constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind == Action::Kind::decline) return std::nullopt;
    if (action.kind != Action::Kind::tip) return Refusal::wrong_step;
    return check_tip(content, table.theatre(seat), action.tip(), now());
  }

  // B54-113: from which shuffle each chosen tip came, theatre after theatre.
  using Shuffles = Pile<Shuffle, max_players * max_hand>;

  // B54-70, B54-82: all advertising is paid, the tips are discarded.
  static constexpr Shuffles lower_screens(const Content& content, State& state) {
    Shuffles shuffles;
    for (const Seat seat : state.seats()) {
      const Screen& screen = state.theatre(seat).screen;
      Money invested;
      for (const Money money : screen.invested) invested += money;
      pay(state, seat, invested);
      for (const Chosen& chosen : screen.tips) shuffles.push(discard_tip(content, state, seat, chosen.tip));
    }
    return shuffles;
  }

  // Everybody sees everything that was set.
  template <class Sink>
  static constexpr void show_screens(const State& state, const Shuffles& shuffles, Sink& sink) {
    std::size_t at = 0;
    for (const Seat seat : state.seats()) {
      const Screen& screen = state.theatre(seat).screen;
      sink(Event{.kind = Event::Kind::lowered, .seat = seat, .investments = screen.invested});
      for (const Chosen& chosen : screen.tips) {
        sink(Event{.kind = Event::Kind::tip_shown,
                   .seat = seat,
                   .film = chosen.film,
                   .tip = chosen.tip,
                   .shuffle = shuffles[at++],
                   .section = chosen.section});
      }
    }
  }

  // B54-71: who invested most in a section, tips included.
  using Counted = Array<Array<std::int32_t, max_players>, max_sections>;
  static constexpr SeatSet highest_in(const Counted& counted, std::size_t section) {
    std::int32_t best = 1;  // B54-71: no investment, no winner
    for (const std::int32_t money : counted[section]) best = money > best ? money : best;
    std::uint32_t highest = 0;
    for (std::size_t i = 0; i < max_players; ++i) {
      highest |= static_cast<std::uint32_t>(counted[section][i] == best) << i;
    }
    return SeatSet::from_bits(static_cast<std::uint16_t>(highest));
  }
  static constexpr Counted counted_by_all(const Content& content, const Position& table) {
    Counted counted{};
    for (std::size_t i = 0; i < table.players(); ++i) {
      const Screen& screen = table.theatres[i].screen;
      for (std::size_t section = 0; section < max_sections; ++section) {
        counted[section][i] = screen.invested[section].amount;
      }
      screen.tips.for_each_slot<4>([&](const Chosen& chosen, bool /*there*/) {  // an empty slot has no section
        if (chosen.section == Section::none) return;
        counted[static_cast<std::size_t>(chosen.section)][i] += content[chosen.tip].bonus.raise.amount;
      });
    }
    return counted;
  }

  static constexpr SeatSet highest_in(const Content& content, const Position& table, std::size_t section) {
    return highest_in(counted_by_all(content, table), section);
  }

  static constexpr std::size_t dice_for_section(const Content& content, const Position& table, std::size_t section) {
    const bool agency = static_cast<std::size_t>(table.agency) == section + 1;  // B54-42
    return std::size_t{content.section_dice} + (agency ? content.agency_dice : 0U);
  }

  template <class Sink>
  static constexpr void award(const Content& content, State& state, std::size_t section, Seat winner, Sink& sink) {
    state.won[section] = winner;
    sink(Event{.kind = Event::Kind::section_won,
               .seat = winner,
               .section = static_cast<Section>(section),
               .dice = static_cast<std::uint16_t>(dice_for_section(content, state, section))});
  }

  // Goes on from state.section. True when somebody is asked, false when all sections are done.
  template <Chance C, class Sink>
  static constexpr bool resolve(const Content& content, State& state, C& chance, Sink& sink) {
    const Counted counted = counted_by_all(content, state);
    for (auto section = static_cast<std::size_t>(state.section); section < content.sections; ++section) {
      state.section = static_cast<Section>(section);
      const SeatSet highest = highest_in(counted, section);
      if (highest.empty()) continue;  // B54-71: no investment, no winner
      if (highest.size() > 1) {
        state.tied = highest;
        for (const Seat seat : highest) {  // B54-73: with any tip in hand
          if (!state.theatre(seat).hand.empty()) state.asked = state.asked.with(seat);
        }
        sink(Event{.kind = Event::Kind::tie, .section = state.section, .seats = highest});
        if (!state.asked.empty()) return true;
      }
      award(content, state, section, roll_off(content, highest, chance, sink), sink);
    }
    state.section = {};
    state.tied = {};
    return false;
  }

  // B54-73: one tie-breaker wins, of several those roll off, without any all tied do.
  template <Chance C, class Sink>
  static constexpr void break_tie(const Content& content, State& state, C& chance, Sink& sink) {
    SeatSet breakers;
    for (const Seat seat : state.asked) {
      Theatre& theatre = state.theatre(seat);
      if (theatre.answer == Tip::unknown) continue;
      breakers = breakers.with(seat);
      const Tip tip = theatre.answer;
      theatre.answer = Tip::unknown;
      const Shuffle from = discard_tip(content, state, seat, tip);
      sink(Event{.kind = Event::Kind::played, .seat = seat, .tip = tip, .shuffle = from});
    }
    state.decided = {};
    state.asked = {};
    const Seat winner = roll_off(content, breakers.empty() ? state.tied : breakers, chance, sink);
    const auto section = static_cast<std::size_t>(state.section);
    award(content, state, section, winner, sink);
    state.section = static_cast<Section>(section + 1);
  }

  // True when all sections are done.
  template <Chance C, class Sink>
  static constexpr bool apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    const Tip answer = action.kind == Action::Kind::tip ? action.tip() : Tip::unknown;
    state.theatre(seat).answer = answer;
    state.decided = state.decided.with(seat);
    sink(Event{.kind = Event::Kind::answered, .seat = seat, .tip = answer});
    if (state.decided != state.asked) return false;
    break_tie(content, state, chance, sink);
    return !resolve(content, state, chance, sink);
  }

  template <Chance C, class Sink>
  static constexpr bool enter(const Content& content, State& state, C& chance, Sink& sink) {
    state.decided = {};
    const Shuffles shuffles = lower_screens(content, state);
    const Seat previewer = GenreStep::seat_on(state, Place::preview_house);
    const Event genre = previewer == nobody ? Event{} : GenreStep::reveal(state, previewer);
    const Seat advertiser = GenreStep::seat_on(state, Place::advertising_agency);
    if (advertiser == nobody) state.agency = GenreStep::roll_agency(content, chance);  // B54-42
    state.section = {};
    // All secrets of the week are out at one moment.
    show_screens(state, shuffles, sink);
    if (previewer != nobody) sink(genre);
    sink(Event{.kind = Event::Kind::agency_shown, .seat = advertiser, .pips = {state.agency}});
    return resolve(content, state, chance, sink);
  }
};

}  // namespace backlot::boulevard
