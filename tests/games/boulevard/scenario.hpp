// Small written scenarios: a table with the standard pack where a test says what lies where and how
// the dice fall.
#pragma once
#include <gtest/gtest.h>

#include <array>
#include <deque>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "content/boulevard.hpp"
#include "games/boulevard/meta.hpp"

namespace backlot::boulevard::scenario {

template <class T>
T named(std::string_view name) {
  T found{};
  if (!parse_name(standard, name, found)) ADD_FAILURE() << "nothing is called " << name;
  return found;
}
inline Film film(std::string_view title) { return named<Film>(title); }
inline Tip tip(std::string_view title) { return named<Tip>(title); }
inline Star star(std::string_view name) { return named<Star>(name); }
inline Spot at(Place place) { return spot_of(place); }
inline Spot at(std::string_view name) { return spot_of(star(name)); }
inline Action place(Place where) { return Action::place(at(where)); }
inline Action place(std::string_view name) { return Action::place(at(name)); }
inline Action invest(int money) { return Action::invest({money}); }
inline Seat seat(int i) { return seat_at(static_cast<std::size_t>(i)); }

// Dice that fall as the test says, purpose by purpose, and by chance when it says nothing.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : rest_(seed) {}
  void fall(Purpose purpose, std::initializer_list<int> pips) {
    for (const int each : pips) next_[static_cast<std::size_t>(purpose)].push_back(each - 1);
  }
  bool all_fell() const {
    for (const auto& queue : next_) {
      if (!queue.empty()) return false;
    }
    return true;
  }
  std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    auto& queue = next_.at(purpose);
    if (queue.empty()) return rest_.below(n, purpose);
    const auto outcome = static_cast<std::uint32_t>(queue.front());
    queue.pop_front();
    return outcome < n ? outcome : 0;
  }

 private:
  std::array<std::deque<int>, max_purposes> next_;
  FastChance rest_;
};

// A game that is played action by action; keeps all events. Seat 1 begins.
class Play {
 public:
  explicit Play(const Options& options, std::uint64_t seed = 1) : dice(seed) {
    dice.fall(Purpose::start, {1});
    state = setup(standard, options, dice);
  }

  std::optional<Refusal> act(int who, const Action& action) {
    if (const auto refusal = check(standard, state, seat(who), action)) return refusal;
    EventsTo sink{[this](const Event& event) { events.push_back(event); }};
    apply(standard, state, seat(who), action, dice, sink);
    return std::nullopt;
  }
  // What must be possible.
  void does(int who, const Action& action) {
    const auto refusal = act(who, action);
    EXPECT_FALSE(refusal) << "seat " << who + 1 << ": " << describe(standard, action).view() << ": "
                          << explain(*refusal).why;
  }

  // Everybody takes the mildest action until this step is reached.
  void go_to(Step step) {
    while (state.step != step && state.step != Step::over) mild();
  }
  void mild() {
    const Seat who = waiting_on(standard, state).front();
    does(static_cast<int>(index(who)), default_action(standard, seen_by(standard, state, who)));
  }
  void next_week() {
    const auto week = state.week;
    while (state.week == week && state.step != Step::over) mild();
  }
  // The others are ready too, with no advertising; or with this much on each section.
  void advertise(int who, std::initializer_list<int> money) {
    for (const int each : money) does(who, invest(each));
    for (std::size_t i = money.size(); i < standard.sections; ++i) does(who, invest(0));
  }

  // All tips go back to the deck; then those of the test are taken from it.
  void no_tips() {
    for (Theatre& theatre : state.theatres) {
      for (const Held& held : theatre.hand) state.deck.insert_sorted(held.tip);
      theatre.hand.clear();
    }
  }
  void give(int who, std::initializer_list<std::string_view> titles) {
    for (const std::string_view title : titles) {
      EXPECT_TRUE(state.deck.remove(tip(title))) << title;
      theatre(who).hand.insert_sorted({state.shuffle, tip(title)});
    }
  }
  void films_in_array(std::initializer_list<std::string_view> titles) {
    state.array.clear();
    for (const std::string_view title : titles) state.array.insert_sorted(film(title));
  }
  void screens(int who, std::initializer_list<std::string_view> titles) {
    for (const std::string_view title : titles) theatre(who).films.push(film(title));
  }
  void chips(int who, Chip chip, int count) { theatre(who).chips_of(chip) = static_cast<std::uint8_t>(count); }
  void cash(int who, int money) { theatre(who).cash = {money}; }

  std::vector<Action> legal(int who) const {
    ActionsOf<Game> actions;
    legal_actions(standard, state, seat(who), actions);
    return {actions.begin(), actions.end()};
  }
  bool may(int who, const Action& action) const { return !check(standard, state, seat(who), action); }
  View view(int who) const { return seen_by(standard, state, seat(who)); }
  Theatre& theatre(int who) { return state.theatre(seat(who)); }
  const Theatre& theatre(int who) const { return state.theatre(seat(who)); }
  bool waits_for(int who) const { return waiting_on(standard, state).has(seat(who)); }
  SeatSet waiting() const { return waiting_on(standard, state); }

  std::vector<Event> all(Event::Kind kind) const {
    std::vector<Event> found;
    for (const Event& event : events) {
      if (event.kind == kind) found.push_back(event);
    }
    return found;
  }
  Event last(Event::Kind kind) const {
    const auto found = all(kind);
    EXPECT_FALSE(found.empty());
    return found.empty() ? Event{} : found.back();
  }

  Dice dice;
  State state;
  std::vector<Event> events;
};

inline std::optional<Clause> refused_by(const std::optional<Refusal>& refusal) {
  if (!refusal) return std::nullopt;
  return explain(*refusal).clause;
}

}  // namespace backlot::boulevard::scenario
