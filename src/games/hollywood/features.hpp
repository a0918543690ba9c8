// What a View and an action are to a network (contract/features.hpp).
#pragma once
#include "contract/features.hpp"
#include "games/hollywood/action.hpp"
#include "games/hollywood/past.hpp"
#include "games/hollywood/table.hpp"

namespace backlot::hollywood {

inline constexpr std::size_t place_codes = 16;

// A place, with seats counted from the viewer.
template <class Visit>
constexpr void place_feature(const char* name, Place place, Visit& visit) {
  const std::size_t seen = is_seat(place) ? visit.relative(seat_of(place)) : index(place);
  visit.code(name, seen < max_players || !is_seat(place) ? seen : index(Place::nowhere), place_codes, 0);
}

// The number of a die as seen from the viewer: two for each seat, then the ghosts'.
template <class Visit>
constexpr std::size_t die_from_viewer(const Options& options, std::size_t die, const Visit& visit) {
  if (die >= player_dice(options)) return die;
  const std::size_t each = dice_each(options);
  return visit.relative(seat_at(die / each)) * each + die % each;
}

// The options, and where the round stands.
template <class Visit>
constexpr void round_features(const Position& x, Visit& visit) {
  visit.amount("options.players", x.options.players, max_players);
  visit.code("options.edition", x.options.edition, 2, 0);
  visit.flag("options.justice", x.options.justice);
  visit.flag("options.random_loyalties", x.options.random_loyalties);
  visit.flag("options.studio_order", x.options.studio_order);
  visit.flag("options.union_strike", x.options.union_strike);
  visit.flag("options.costumes", x.options.costumes);
  visit.bits("options.without", jobs, [&](std::size_t digit) {
    bool found = false;
    for (std::uint32_t rest = x.options.without; rest != 0; rest /= 10) found = found || rest % 10 == digit;
    return found;
  });
  visit.code("step", x.step, step_count, 0);
  visit.code("after", x.after, step_count, 0);
  visit.amount("round", x.round, max_rounds);
  visit.amount("turn", x.turn, max_players);
  visit.seat("actor", x.actor);
  visit.seat("target", x.target);
  visit.seat("declarer", x.declarer);
  visit.flag("composed", x.composed);
  visit.flag("called_off", x.called_off);
  visit.amount("rolls", x.rolls, gaffer_rolls);
  visit.amount("owed", x.owed, 2);
  visit.code("rolled", x.rolled == no_die ? no_die : die_from_viewer(x.options, x.rolled, visit), max_dice);
  visit.code("swapped", x.swapped, jobs);
  visit.code("held", x.held, card_kinds);
  visit.seats("decided", x.decided);
  visit.bits("performed", jobs, [&](std::size_t i) { return was_performed(x, job_at(i)); });
}

// What lies on the table.
template <class Visit>
constexpr void table_features(const Position& x, Visit& visit) {
  visit.rows("order", x.order, max_players, [](auto& in, Seat seat) { in.seat("", seat); });
  visit.rows("owners", x.owners, jobs, [](auto& in, Place place) { place_feature("", place, in); });
  Pile<Face, max_dice> dice;
  dice.resize(x.dice.size());
  for (std::size_t i = 0; i < x.dice.size(); ++i) dice[die_from_viewer(x.options, i, visit)] = x.dice[i];
  visit.multiset("dice", dice, max_dice, 2);
  visit.amount("centre", x.centre, 4);
  place_feature("token_before", x.token_before, visit);
  place_feature("token_now", x.token_now, visit);
  place_feature("costume_before", x.costume_before, visit);
  place_feature("costume_now", x.costume_now, visit);
}

// Everybody's things, and what has been.
template <class Visit>
constexpr void desk_features(const Position& x, Visit& visit) {
  visit.around("desks", x.desks, [](auto& in, const Desk& desk) {
    in.code("loyalty", desk.loyalty, 3);
    in.amount("tokens", desk.tokens, 3);
    in.multiset("hand", desk.hand, max_hand + 2, card_kinds);
    in.multiset("sealed", desk.sealed, max_hand, card_kinds);
    in.multiset("costumes", desk.costumes, max_rounds, max_costumes);
  });
  visit.rows("ghosts", x.ghosts, max_ghosts, [](auto& in, const Ghost& ghost) {
    in.code("card", ghost.card, card_kinds);
    in.amount("tokens", ghost.tokens, 3);
  });
  visit.rows("rounds", x.rounds, max_rounds, [](auto& in, const Round& round) {
    in.code("poster", round.poster, max_posters);
    in.code("winner", round.winner, 4, 0);
    in.amount("patriots", round.patriots, 10);
    in.amount("communists", round.communists, 10);
    in.amounts("shown", round.shown, card_kinds, 4);
  });
  visit.bits("gone", max_posters, [&](std::size_t i) { return (x.gone & bit_of(static_cast<Poster>(i))) != 0; });
  visit.multiset("drafted", x.drafted, 2, max_posters);
  visit.rows("rejected", x.rejected, max_rounds, [](auto& in, const RejectedPoster& rejected) {
    in.code("poster", rejected.poster, max_posters);
    in.seat("by", rejected.by);
  });
  visit.amount("wardrobe", static_cast<std::int64_t>(x.wardrobe.size()), max_costumes);
  visit.left_out("wardrobe", "nobody sees the costume deck; the number of its cards is there");
  visit.multiset("chosen", x.chosen, 2, max_costumes);
  visit.rows("dressings", x.dressings, max_dressings, [](auto& in, const Dressing& dressing) {
    in.seat("by", dressing.by);
    place_feature("to", dressing.to, in);
    in.code("costume", dressing.costume, max_costumes);
    in.code("other", dressing.other, max_costumes);
  });
  visit.amount("deck.size", x.deck.size, 40);
  visit.amount("discards.size", x.discards.size, 40);
  visit.amount("movie.size", x.movie.size, 20);
  visit.left_out("deck.cards", "nobody sees the cards of the deck");
  visit.left_out("discards.cards", "nobody sees the discards");
  visit.left_out("movie.cards", "nobody sees the cards of the movie before the premiere");
  visit.multiset("score", x.score, 2, card_kinds);
  visit.amount("log", static_cast<std::int64_t>(x.log.size()), max_log);
  visit.left_out("log", "up to 588 moves of cards; their number is there, and what they say in figures");
}

// Of the log: what came of the movies each seat put cards into, and what is known of the movie in the making.
template <class Visit>
constexpr void log_features(const Position& x, Visit& visit) {
  const Past past = past_of(x, visit.viewer());
  visit.around("log.by", past.seats, [](auto& in, const SeatPast& seat) {
    in.amount("suspicion", seat.suspicion, 75);
    in.amount("put", seat.put, 3);
  });
  visit.amounts("log.known", past.movie.known, card_kinds, 4);
  visit.amount("log.unseen", past.movie.unseen, 10);
}

template <class Visit>
constexpr void features(const Position& x, Visit& visit) {
  round_features(x, visit);
  table_features(x, visit);
  desk_features(x, visit);
  log_features(x, visit);
}

template <class Visit>
constexpr void features(const Action& action, Visit& visit) {
  visit.code("kind", action.kind, action_kinds, 0);
  visit.code("job", action.job, jobs);
  visit.code("other", action.other, jobs);
  place_feature("from", action.from, visit);
  place_feature("to", action.to, visit);
  visit.code("die", action.die, max_dice);
  visit.code("poster", action.poster, max_posters);
  visit.code("costume", action.costume, max_costumes);
  visit.multiset("cards", action.all_cards(), max_hand, card_kinds);
}

}  // namespace backlot::hollywood
