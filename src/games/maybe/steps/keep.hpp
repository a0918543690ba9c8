// One card of the pitch joins the Movies Made: MM-34, with Trendsetter Tricks MM-60.
#pragma once
#include <optional>

#include "games/maybe/steps/turn.hpp"

namespace backlot::maybe {

struct KeepStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat /*seat*/, Out& out) {
    for (const Movie movie : table.row) out.push(Action::keep(movie));
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind != Action::Kind::keep) return Refusal::wrong_step;
    if (!table.row.contains(action.movie())) return Refusal::not_in_row;
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void keep(const Content& content, State& state, Movie movie, C& chance, Sink& sink) {
    state.made.push({movie, state.result});
    MovieSet& others = state.options.trendsetter ? state.beneath : state.discards;  // MM-60, MM-42
    for (const Movie each : state.row) others.add(each);
    others.remove(movie);
    state.row.clear();
    sink(Event{.kind = Event::Kind::kept, .seat = state.active, .movie = movie, .result = state.result});
    end_turn(content, state, chance, sink);
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat /*seat*/, const Action& action, C& chance,
                              Sink& sink) {
    keep(content, state, action.movie(), chance, sink);
  }

  // After the Votes of the round are where they belong.
  template <Chance C, class Sink>
  static constexpr void enter(const Content& content, State& state, C& chance, Sink& sink) {
    if (state.result == Result::failure && !state.options.trendsetter) {
      for (const Movie each : state.row) state.discards.add(each);  // MM-42
      return end_turn(content, state, chance, sink);
    }
    if (state.row.size() == 1) return keep(content, state, state.row[0], chance, sink);  // MM-108
    state.step = Step::keep;
  }
};

}  // namespace backlot::maybe
