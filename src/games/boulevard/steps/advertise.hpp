// Steps 5 and 6 of the week: behind the screen, all at once. Section after section is set, then tips
// are chosen one by one; others see only who is ready (B54-70, B54-82, B54-115).
#pragma once
#include <optional>

#include "games/boulevard/event.hpp"
#include "games/boulevard/tips.hpp"

namespace backlot::boulevard {

struct AdvertiseStep {
  static constexpr SetOf<When> behind_the_screen() { return {When::advertising, When::payout}; }

  // B54-70: what may still be put on the next section.
  static constexpr Money most_for_next(const Content& content, const Theatre& theatre) {
    const Screen& screen = theatre.screen;
    Money left = theatre.cash;
    for (std::size_t i = 0; i < screen.sections_set; ++i) left -= screen.invested[i];
    return left < content.most_invested ? left : content.most_invested;
  }

  static constexpr bool sections_are_set(const Content& content, const Screen& screen) {
    return screen.sections_set == content.sections;
  }

  static constexpr std::optional<Refusal> check_choice(const Content& content, const Theatre& theatre, Tip tip) {
    if (const auto refusal = check_tip(content, theatre, tip, behind_the_screen())) return refusal;
    if (uses_of(content, theatre, tip) == 0) return Refusal::nothing_to_help;  // B54-85
    return std::nullopt;
  }

  // The kinds that check_choice lets pass.
  static constexpr KindBits tips_to_choose(const Content& content, const Theatre& theatre) {
    const KindBits kinds = playable_kinds(content, theatre, kinds_at(content, behind_the_screen()));
    return kinds == 0 ? 0 : useful_kinds(content, theatre, kinds);
  }

  static constexpr Action action_for(const Chosen& use) {
    return use.section == Section::none ? Action::help(use.film) : Action::raise(use.section);
  }

  template <class Out>
  static constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
    const Theatre& theatre = table.theatre(seat);
    const Screen& screen = theatre.screen;
    if (!sections_are_set(content, screen)) {
      // All that any pack allows, and then as many as this theatre may: that is quicker than to count.
      const auto most = static_cast<std::size_t>(most_for_next(content, theatre).amount);
      Action* const amounts = out.extend(max_invested + 1);
      for (std::size_t i = 0; i <= max_invested; ++i) amounts[i] = Action::invest({static_cast<std::int32_t>(i)});
      return out.shorten(max_invested - most);
    }
    if (screen.choosing != Tip::unknown) {
      return for_each_use(content, theatre, screen.choosing, [&](const Chosen& use) { out.push(action_for(use)); });
    }
    for_each_in_hand(theatre, tips_to_choose(content, theatre), [&](Tip tip) { out.push(Action::tip(tip)); });
    out.push(Action::ready());
  }

  // The amounts for a section need no list, nor do the tips.
  template <class Choose, class List>
  static constexpr Action one_legal(const Content& content, const Position& table, Seat seat, const Choose& choose,
                                    List& room) {
    const Theatre& theatre = table.theatre(seat);
    if (!sections_are_set(content, theatre.screen)) {
      const auto most = static_cast<std::size_t>(most_for_next(content, theatre).amount);
      return Action::invest({static_cast<std::int32_t>(choose(most + 1))});
    }
    if (theatre.screen.choosing != Tip::unknown) {
      legal_actions(content, table, seat, room);
      return room[choose(room.size())];
    }
    const KindBits kinds = tips_to_choose(content, theatre);
    const std::size_t count = count_bits(kinds);
    const std::size_t chosen = choose(count + 1);
    return chosen < count ? Action::tip(nth_in_hand(theatre, kinds, chosen)) : Action::ready();
  }

  static constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat,
                                                const Action& action) {
    const Theatre& theatre = table.theatre(seat);
    const bool set = sections_are_set(content, theatre.screen);
    const Tip choosing = theatre.screen.choosing;
    switch (action.kind) {
      case Action::Kind::invest:
        if (set) return Refusal::all_sections_set;
        if (action.money() > most_for_next(content, theatre)) return Refusal::over_budget;  // B54-70
        return std::nullopt;
      case Action::Kind::tip:
        if (!set) return Refusal::sections_first;
        if (choosing != Tip::unknown) return Refusal::name_its_film;
        return check_choice(content, theatre, action.tip());
      case Action::Kind::help:
      case Action::Kind::raise: {
        if (choosing == Tip::unknown) return Refusal::no_tip_waiting;
        bool fits = false;
        for_each_use(content, theatre, choosing, [&](const Chosen& use) { fits = fits || action_for(use) == action; });
        if (!fits) return Refusal::nothing_to_help;
        return std::nullopt;
      }
      case Action::Kind::ready:
        if (!set) return Refusal::sections_first;
        if (choosing != Tip::unknown) return Refusal::name_its_film;
        return std::nullopt;
      default: return Refusal::wrong_step;
    }
  }

  template <class Sink>
  static constexpr void choose(State& state, Seat seat, const Chosen& use, Sink& sink) {
    Screen& screen = state.theatre(seat).screen;
    screen.choosing = Tip::unknown;
    screen.tips.insert_sorted(use);
    sink(Event{.kind = Event::Kind::chosen, .seat = seat, .film = use.film, .tip = use.tip, .section = use.section});
  }

  // True when everybody is ready. Half of all actions of a game are investments, so these come first and by themselves.
  template <Chance C, class Sink>
  static constexpr bool apply(const Content& content, State& state, Seat seat, const Action& action, C& /*chance*/,
                              Sink& sink) {
    if (action.kind != Action::Kind::invest) return end(content, state, seat, action, sink);
    Screen& screen = state.theatre(seat).screen;
    screen.invested[screen.sections_set] = action.money();
    sink(Event{.kind = Event::Kind::invested,
               .seat = seat,
               .section = static_cast<Section>(screen.sections_set),
               .money = action.money()});
    ++screen.sections_set;
    return false;
  }

  // What is done when every section is set.
  template <class Sink>
  static constexpr bool end(const Content& content, State& state, Seat seat, const Action& action, Sink& sink) {
    Screen& screen = state.theatre(seat).screen;
    switch (action.kind) {
      case Action::Kind::tip: {
        Chosen last;
        std::size_t uses = 0;
        for_each_use(content, state.theatre(seat), action.tip(), [&](const Chosen& use) {
          last = use;
          ++uses;
        });
        if (uses == 1) {
          choose(state, seat, last, sink);
        } else {
          screen.choosing = action.tip();
          sink(Event{.kind = Event::Kind::choosing, .seat = seat, .tip = action.tip()});
        }
        return false;
      }
      case Action::Kind::help: choose(state, seat, {screen.choosing, action.film(), Section::none}, sink); return false;
      case Action::Kind::raise:
        choose(state, seat, {screen.choosing, Film::unknown, action.section()}, sink);
        return false;
      default: break;
    }
    state.decided = state.decided.with(seat);
    sink(Event{.kind = Event::Kind::ready, .seat = seat});
    return state.decided == state.seats();
  }

  template <Chance C, class Sink>
  static constexpr bool enter(const Content& /*content*/, State& /*state*/, C& /*chance*/, Sink& /*sink*/) {
    return true;
  }
};

}  // namespace backlot::boulevard
