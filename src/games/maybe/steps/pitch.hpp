// MM-20, MM-21: the active player lays a row of market cards, one after the other.
#pragma once
#include <optional>

#include "games/maybe/steps/vote.hpp"

namespace backlot::maybe {

struct PitchStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat /*seat*/, Out& out) {
    for (const Movie movie : table.market) out.push(Action::pitch(movie));
    if (!table.row.empty()) out.push(Action::finish());
  }

  template <class Choose, class List>
  static constexpr Action one_legal(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                    const Choose& choose, List& /*room*/) {
    const std::size_t place = choose(table.market.size() + (table.row.empty() ? 0U : 1U));
    return place < table.market.size() ? Action::pitch(table.market[place]) : Action::finish();
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind == Action::Kind::finish) {
      if (table.row.empty()) return Refusal::nothing_pitched;  // MM-20
      return std::nullopt;
    }
    if (action.kind != Action::Kind::pitch) return Refusal::wrong_step;
    if (!table.market.contains(action.movie())) return Refusal::not_in_market;  // MM-21
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    if (action.kind == Action::Kind::pitch) {
      state.market.remove(action.movie());
      state.row.push(action.movie());
      sink(Event{.kind = Event::Kind::pitched, .seat = seat, .movie = action.movie()});
      return;
    }
    sink(Event{.kind = Event::Kind::finished, .seat = seat});
    fill_market(content, state, chance, sink);  // MM-21
    VoteStep::enter(content, state, chance, sink);
  }
};

}  // namespace backlot::maybe
