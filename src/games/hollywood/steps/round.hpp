// How a round starts: ghost dice, turn order, the poster (H47-20, H47-23, H47-39, H47-71, H47-130).
#pragma once
#include <cstddef>

#include "core/bits.hpp"
#include "games/hollywood/steps/cards.hpp"

namespace backlot::hollywood {

// H47-10, H47-52, H47-59: all jobs in the game are shuffled, everyone gets as many as usual, the rest
// lies in the centre.
template <class P>
constexpr void deal_jobs(P& stage) {
  State& state = stage.state;
  Pile<Job, jobs> cards;
  for (std::size_t i = 0; i < jobs; ++i) {
    if (state.owners[i] != Place::nowhere) cards.push(job_at(i));
  }
  shuffle(cards, stage.chance, Purpose::job_cards);
  const std::size_t each = jobs_each(state.options);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool dealt = i < each * state.players();
    state.owners[index(cards[i])] = dealt ? place_of(seat_at(i / each)) : Place::centre;
  }
  stage.sink(Event{.kind = Event::Kind::jobs_dealt, .owners = state.owners});
}

// The seat that holds the lowest job number.
constexpr Seat lowest_job(const Position& table) {
  for (const Place owner : table.owners) {
    if (is_seat(owner)) return seat_of(owner);
  }
  return nobody;
}

// H47-20: clockwise from the lowest job number. H47-99: in studio order by job number.
constexpr void fix_order(Position& table) {
  table.order.clear();
  if (table.options.studio_order) {
    for (const Place owner : table.owners) {
      if (is_seat(owner)) table.order.push(seat_of(owner));
    }
    return;
  }
  const Seat first = lowest_job(table);
  for (std::size_t i = 0; i < table.players(); ++i) table.order.push(to_the_left(first, i, table.players()));
}

// The posters that are neither shown nor rejected.
constexpr PosterSet posters_left(const Content& content, const Position& table) {
  PosterSet left = posters_for(content, table.players());
  left = static_cast<PosterSet>(left & ~table.gone);
  for (const RejectedPoster& rejected : table.rejected) {
    left = static_cast<PosterSet>(left & ~bit_of(rejected.poster));
  }
  for (const Poster poster : table.drafted) left = static_cast<PosterSet>(left & ~bit_of(poster));
  return left;
}

template <class P>
constexpr Poster draw_poster(P& stage) {
  PosterSet left = posters_left(stage.content, stage.state);
  if (left == 0) {  // H47-25
    stage.state.gone = 0;
    stage.state.rejected.clear();
    stage.sink(Event{.kind = Event::Kind::posters_shuffled});
    left = posters_left(stage.content, stage.state);
  }
  std::size_t skip = draw(stage.chance, static_cast<std::uint32_t>(count_bits(left)), Purpose::posters);
  for (; skip > 0; --skip) left = static_cast<PosterSet>(left & (left - 1));
  return static_cast<Poster>(lowest_bit(left));
}

template <class P>
constexpr void show_poster(P& stage, Poster poster, Seat by, Poster rejected) {
  stage.state.now().poster = poster;
  stage.state.gone = static_cast<PosterSet>(stage.state.gone | bit_of(poster));
  Event event{.kind = Event::Kind::poster_shown, .seat = by};
  event.posters.push(poster);
  if (rejected != Poster::unknown) event.posters.push(rejected);
  stage.sink(event);
}
template <class P>
constexpr void show_top_poster(P& stage) {
  show_poster(stage, draw_poster(stage), nobody, Poster::unknown);
}

template <class P>
constexpr void start_turn(P& stage, Seat seat) {
  stage.state.actor = seat;
  stage.state.step = Step::turn;
  stage.sink(Event{.kind = Event::Kind::turn_started, .seat = seat});
}

// In studio order: the next number, from `from` on, that somebody holds and whose turn is not used
// up; `jobs` when there is none. H47-93, H47-94.
constexpr std::size_t next_call(const Position& table, std::size_t from) {
  while (from < jobs && (!is_seat(table.owners[from]) || was_performed(table, job_at(from)))) ++from;
  return from;
}

template <class P>
constexpr void start_round(P& stage) {
  State& state = stage.state;
  state.rounds.resize(state.round + 1U);
  state.performed = 0;
  state.composed = false;
  state.called_off = false;
  state.declarer = nobody;
  state.token_before = state.token_now;
  state.token_now = Place::nowhere;
  state.costume_before = state.costume_now;
  state.costume_now = Place::nowhere;
  if (!state.ghosts.empty()) {  // H47-73
    Event event{.kind = Event::Kind::ghosts_rolled};
    for (std::size_t i = 0; i < state.ghosts.size(); ++i) {
      event.faces.push(roll_die(stage, player_dice(state.options) + i));
    }
    stage.sink(event);
  }
  fix_order(state);  // H47-130
  const bool written = is_seat(owner_of(state, Job::screenwriter));
  if (!written) show_top_poster(stage);  // H47-23: if nobody is Screenwriter
  state.turn = state.options.studio_order ? static_cast<std::uint8_t>(next_call(state, 0)) : 0;
  start_turn(stage, state.order[0]);
  if (written) state.step = Step::write;  // H47-39
}

}  // namespace backlot::hollywood
