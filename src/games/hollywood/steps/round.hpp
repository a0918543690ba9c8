// How a round starts: ghost dice, turn order, the poster (H47-20, H47-23, H47-39, H47-71, H47-130).
#pragma once
#include <cstddef>

#include "core/bits.hpp"
#include "games/hollywood/steps/cards.hpp"

namespace backlot::hollywood {

// H47-10, H47-52, H47-59: all jobs in the game are shuffled, everyone gets as many as usual, the rest
// lies in the centre.
template <Chance C, class Sink>
constexpr void deal_jobs(State& state, C& chance, Sink& sink) {
  Pile<Job, jobs> cards;
  for (std::size_t i = 0; i < jobs; ++i) {
    if (state.owners[i] != Place::nowhere) cards.push(job_at(i));
  }
  shuffle(cards, chance, Purpose::job_cards);
  const std::size_t each = jobs_each(state.options);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool dealt = i < each * state.players();
    state.owners[index(cards[i])] = dealt ? place_of(seat_at(i / each)) : Place::centre;
  }
  sink(Event{.kind = Event::Kind::jobs_dealt, .owners = state.owners});
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

template <Chance C, class Sink>
constexpr Poster draw_poster(const Content& content, State& state, C& chance, Sink& sink) {
  PosterSet left = posters_left(content, state);
  if (left == 0) {  // H47-25
    state.gone = 0;
    state.rejected.clear();
    sink(Event{.kind = Event::Kind::posters_shuffled});
    left = posters_left(content, state);
  }
  std::size_t skip = draw(chance, static_cast<std::uint32_t>(count_bits(left)), Purpose::posters);
  for (; skip > 0; --skip) left = static_cast<PosterSet>(left & (left - 1));
  return static_cast<Poster>(lowest_bit(left));
}

template <class Sink>
constexpr void show_poster(State& state, Poster poster, Seat by, Poster rejected, Sink& sink) {
  state.now().poster = poster;
  state.gone = static_cast<PosterSet>(state.gone | bit_of(poster));
  Event event{.kind = Event::Kind::poster_shown, .seat = by};
  event.posters.push(poster);
  if (rejected != Poster::unknown) event.posters.push(rejected);
  sink(event);
}
template <Chance C, class Sink>
constexpr void show_top_poster(const Content& content, State& state, C& chance, Sink& sink) {
  show_poster(state, draw_poster(content, state, chance, sink), nobody, Poster::unknown, sink);
}

template <class Sink>
constexpr void start_turn(State& state, Seat seat, Sink& sink) {
  state.actor = seat;
  state.step = Step::turn;
  sink(Event{.kind = Event::Kind::turn_started, .seat = seat});
}

// In studio order: the next number, from `from` on, that somebody holds and whose turn is not used
// up; `jobs` when there is none. H47-93, H47-94.
constexpr std::size_t next_call(const Position& table, std::size_t from) {
  while (from < jobs && (!is_seat(table.owners[from]) || was_performed(table, job_at(from)))) ++from;
  return from;
}

template <Chance C, class Sink>
constexpr void start_round(const Content& content, State& state, C& chance, Sink& sink) {
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
      event.faces.push(roll_die(content, state, player_dice(state.options) + i, chance));
    }
    sink(event);
  }
  fix_order(state);  // H47-130
  const bool written = is_seat(owner_of(state, Job::screenwriter));
  if (!written) show_top_poster(content, state, chance, sink);  // H47-23: if nobody is Screenwriter
  state.turn = state.options.studio_order ? static_cast<std::uint8_t>(next_call(state, 0)) : 0;
  start_turn(state, state.order[0], sink);
  if (written) state.step = Step::write;  // H47-39
}

}  // namespace backlot::hollywood
