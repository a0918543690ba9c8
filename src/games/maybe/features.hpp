// What a View and an action are to a network (contract/features.hpp).
#pragma once
#include "contract/features.hpp"
#include "games/maybe/action.hpp"

namespace backlot::maybe {

template <class Visit>
constexpr void features(const Position& x, Visit& visit) {
  visit.amount("options.players", x.options.players, max_players);
  visit.flag("options.trendsetter", x.options.trendsetter);
  visit.flag("options.changes", x.options.changes);
  visit.flag("options.blockbusters", x.options.blockbusters);
  visit.code("step", x.step, 8, 0);
  visit.amount("turn", x.turn, max_hand);
  visit.seat("active", x.active);
  visit.code("result", x.result, 3, 0);
  visit.amount("changes", x.changes, 4);
  visit.code("added", x.added, max_movies);
  visit.seats("voting", x.voting);
  visit.seats("decided", x.decided);
  visit.seats("resolved", x.resolved);
  visit.seats("dealt_yes", x.dealt_yes);
  visit.seats("dealt_no", x.dealt_no);
  visit.around("votes", x.votes, [](auto& in, Vote vote) { in.code("", vote, max_vote_kinds); });
  visit.multiset("market", x.market, max_market, max_movies);
  visit.multiset("row", x.row, max_pitch, max_movies);
  visit.rows("choices", x.choices, Choices::capacity, [](auto& in, const Choice& choice) {
    in.amount("place", choice.place, max_pitch);
    in.code("about", choice.about, 2, 0);
    in.amount("value", choice.value, 6);
  });
  visit.rows("made", x.made, max_hand, [](auto& in, const Made& made) {
    in.code("top", made.top, max_movies);
    in.code("result", made.result, 3, 0);
  });
  const auto kinds = [&visit](const char* name, const VoteCounts& votes) {
    Array<std::uint8_t, max_vote_kinds> counts{};
    for (std::size_t i = 0; i < max_vote_kinds; ++i) {
      counts[i] = static_cast<std::uint8_t>(votes.of(static_cast<Vote>(i)));
    }
    visit.amounts(name, counts, max_vote_kinds, 4);
  };
  kinds("pool", x.pool);
  visit.multiset("spent", x.spent, max_changes, max_vote_kinds);
  visit.around("desks", x.desks, [](auto& in, const Desk& desk) {
    in.multiset("hand", desk.hand, max_hand, max_vote_kinds);
    in.multiset("known", desk.known, max_hand, max_vote_kinds);
    in.multiset("own", desk.own, max_own, max_movies);
    Array<std::uint8_t, max_vote_kinds> counts{};
    for (std::size_t i = 0; i < max_vote_kinds; ++i) {
      counts[i] = static_cast<std::uint8_t>(desk.won.of(static_cast<Vote>(i)));
    }
    in.amounts("won", counts, max_vote_kinds, 4);
  });
  // Where each Movie card lies: elsewhere, in the deck, in the discards, under the top of a stack.
  visit.each("deck", max_movies, 4, [&](std::size_t i) {
    const auto movie = static_cast<Movie>(i);
    return x.deck.has(movie) ? 1U : x.discards.has(movie) ? 2U : x.beneath.has(movie) ? 3U : 0U;
  });
  visit.covers("discards");
  visit.covers("beneath");
}

template <class Visit>
constexpr void features(const Action& action, Visit& visit) {
  using Kind = Action::Kind;
  visit.code("kind", action.kind, action_kinds, 0);
  visit.code("movie", names_a_movie(action.kind) ? action.movie() : Movie::unknown, max_movies);
  visit.code("vote", action.kind == Kind::vote ? action.vote() : Vote::unknown, max_vote_kinds);
  visit.code("icon", action.kind == Kind::choose_icon ? action.what : 0xFF, icons);
  visit.amount("number", action.kind == Kind::choose_number ? action.what : 0, highest_choice);
}

}  // namespace backlot::maybe
