// Small written scenarios: a table with the standard cards where a test says what lies where.
#pragma once
#include <initializer_list>
#include <string_view>
#include <vector>

#include "content/cinecitta.hpp"
#include "games/cinecitta/meta.hpp"

namespace backlot::cinecitta::scenario {

constexpr Card card(std::string_view name) { return card_named(standard, name).value(); }

template <std::size_t N>
constexpr Pile<Card, N> pile(std::initializer_list<std::string_view> names) {
  Pile<Card, N> cards;
  for (const std::string_view name : names) cards.insert_sorted(card(name));
  return cards;
}
constexpr Cards cards(std::initializer_list<std::string_view> names) { return pile<2>(names); }

constexpr Notes notes(int count) { return {static_cast<std::uint8_t>(count)}; }
constexpr Action offer(std::string_view name, int count) { return Action::offer(card(name), notes(count)); }
constexpr Action place(std::initializer_list<std::string_view> out) { return Action::place(cards(out)); }

constexpr Desk desk(std::initializer_list<std::string_view> studio, std::initializer_list<std::string_view> office,
                    int wallet) {
  Desk desk;
  desk.studio = pile<3>(studio);
  desk.office = pile<2 * max_rounds>(office);
  desk.wallet = notes(wallet);
  return desk;
}

// A finished game with these desks.
constexpr State finished(const Options& options, std::initializer_list<Desk> desks) {
  State state;
  state.options = options;
  state.step = Step::over;
  for (const Desk& each : desks) state.desks.push(each);
  return state;
}

// A game that is played action by action; keeps all events.
class Play {
 public:
  explicit Play(const Options& options, std::uint64_t seed = 1) : Play(deal(options, seed)) {}
  explicit Play(const State& from) : state(from) {}

  static State deal(const Options& options, std::uint64_t seed) {
    FastChance chance(seed);
    return setup(standard, options, chance);
  }

  std::optional<Refusal> act(int seat, const Action& action) {
    if (const auto refusal = check(standard, state, seat_at(static_cast<std::size_t>(seat)), action)) return refusal;
    NoChance none;
    EventsTo sink{[this](const Event& event) { events.push_back(event); }};
    apply(standard, state, seat_at(static_cast<std::size_t>(seat)), action, none, sink);
    return std::nullopt;
  }

  // Everybody who still has to decide takes the mildest action.
  void rest() {
    for (const Seat seat : waiting_on(standard, state)) {
      act(static_cast<int>(index(seat)), default_action(standard, seen_by(standard, state, seat)));
    }
  }

  std::vector<Action> legal(int seat) const {
    ActionsOf<Game> actions;
    legal_actions(standard, state, seat_at(static_cast<std::size_t>(seat)), actions);
    return {actions.begin(), actions.end()};
  }
  View view(int seat) const { return seen_by(standard, state, seat_at(static_cast<std::size_t>(seat))); }
  Desk& desk(int seat) { return state.desks[static_cast<std::size_t>(seat)]; }

  State state;
  std::vector<Event> events;
};

// Three players with hands of one's choice, at the start of step 1; wallets of 10 notes.
inline Play three_with(std::initializer_list<std::string_view> first, std::initializer_list<std::string_view> second,
                       std::initializer_list<std::string_view> third) {
  Play play(Options{3});
  play.desk(0).hand = pile<max_rounds>(first);
  play.desk(1).hand = pile<max_rounds>(second);
  play.desk(2).hand = pile<max_rounds>(third);
  return play;
}

inline std::optional<Clause> refused_by(const std::optional<Refusal>& refusal) {
  if (!refusal) return std::nullopt;
  return explain(*refusal).clause;
}

}  // namespace backlot::cinecitta::scenario
