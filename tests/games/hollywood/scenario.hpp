// Small written scenarios: a table with the standard components where a test says what lies where.
#pragma once
#include <initializer_list>
#include <optional>
#include <vector>

#include "content/hollywood.hpp"
#include "games/hollywood/meta.hpp"

namespace backlot::hollywood::scenario {

using enum Job;
using Kind = Action::Kind;
using Happened = Event::Kind;

constexpr Seat seat(int i) { return seat_at(static_cast<std::size_t>(i)); }
constexpr Place at(int i) { return place_of(seat(i)); }
constexpr Place ghost(int i) { return ghost_place(static_cast<std::size_t>(i)); }
constexpr Face star = Face::star;
constexpr Face blank = Face::blank;

constexpr Cards cards(std::initializer_list<Card> list) {
  Cards all;
  for (const Card card : list) all.insert_sorted(card);
  return all;
}
constexpr Counts counts(std::initializer_list<Card> list) {
  Counts all{};
  for (const Card card : list) ++all[index(card)];
  return all;
}
constexpr Stack stack(std::initializer_list<Card> list) {
  return {static_cast<std::uint8_t>(list.size()), counts(list)};
}

// A game that is played action by action; keeps all events.
class Play {
 public:
  explicit Play(const Options& options, std::uint64_t seed = 1, const Content& pack = standard)
      : content(pack), chance(seed), state(setup(pack, options, chance)) {}

  std::optional<Refusal> act(int who, const Action& action) {
    if (const auto refusal = check(content, state, seat(who), action)) return refusal;
    EventsTo sink{[this](const Event& event) { events.push_back(event); }};
    apply(content, state, seat(who), action, chance, sink);
    return std::nullopt;
  }
  std::optional<Refusal> act(int who, Kind kind) { return act(who, Action::plain(kind)); }

  // Who has to decide takes the mildest action, until that step is reached.
  void until(Step step) {
    while (state.step != step && state.step != Step::over) mild();
  }
  void mild() {
    const Seat who = waiting_on(content, state).front();
    act(static_cast<int>(backlot::index(who)), default_action(content, seen_by(content, state, who)));
  }
  // The turn that is `turns` turns further.
  void skip_turns(int turns) {
    for (int i = 0; i < turns; ++i) {
      const auto before = state.turn;
      while (state.turn == before && state.step != Step::over) mild();
    }
  }

  // The jobs of seats 0, 1, ... (two each with 1 to 3 players); the rest lies in the centre. The round
  // starts anew with them.
  Play& with_jobs(std::initializer_list<Job> list) {
    for (Place& owner : state.owners) {
      if (owner != Place::nowhere) owner = Place::centre;
    }
    std::size_t i = 0;
    for (const Job job : list) state.owners[index(job)] = place_of(seat_at(i++ / jobs_each(state.options)));
    state.round = 0;
    state.rounds.clear();
    state.gone = 0;
    NoEvents quiet;
    start_round(content, state, chance, quiet);
    return *this;
  }
  Play& with_hand(int who, std::initializer_list<Card> list) {
    auto& hand = state.desk(seat(who)).hand;
    hand.clear();
    for (const Card card : list) hand.insert_sorted(card);
    return *this;
  }
  Play& with_dice(std::initializer_list<Face> faces) {
    std::size_t i = 0;
    for (const Face face : faces) state.dice[i++] = face;
    return *this;
  }
  Play& with_deck(std::initializer_list<Card> list) {
    state.deck = stack(list);
    return *this;
  }
  Play& with_costume(int who, Costume costume) {
    state.wardrobe.remove(costume);
    state.desk(seat(who)).costumes.insert_sorted(costume);
    return *this;
  }
  Play& with_poster(Poster poster) {
    state.now().poster = poster;
    return *this;
  }

  std::vector<Action> legal(int who) const {
    ActionsOf<Game> actions;
    legal_actions(content, state, seat(who), actions);
    return {actions.begin(), actions.end()};
  }
  bool offers(int who, const Action& action) const {
    for (const Action& each : legal(who)) {
      if (each == action) return true;
    }
    return false;
  }
  bool offers(int who, Kind kind) const {
    for (const Action& each : legal(who)) {
      if (each.kind == kind) return true;
    }
    return false;
  }
  View view(int who) const { return seen_by(content, state, seat(who)); }
  bool waits_for(int who) const { return waiting_on(content, state) == SeatSet::of(seat(who)); }
  std::size_t happened(Happened kind) const {
    std::size_t count = 0;
    for (const Event& event : events) count += event.kind == kind ? 1 : 0;
    return count;
  }
  const Desk& desk(int who) const { return state.desk(seat(who)); }
  Place owner(Job job) const { return owner_of(state, job); }

  const Content& content;
  FastChance chance;
  State state;
  std::vector<Event> events;
};

inline std::optional<Clause> refused_by(const std::optional<Refusal>& refusal) {
  if (!refusal) return std::nullopt;
  return explain(*refusal).clause;
}

// The score of rounds before, as film strips.
inline void give_rounds(State& state, int patriots, int communists) {
  const Round now = state.now();
  state.rounds.clear();
  for (int i = 0; i < patriots + communists; ++i) {
    Round round;
    round.poster = Poster::comedy;
    round.winner = i < patriots ? Winner::patriots : Winner::communists;
    state.rounds.push(round);
  }
  state.round = static_cast<std::uint8_t>(patriots + communists);
  state.rounds.push(now);
}

}  // namespace backlot::hollywood::scenario
