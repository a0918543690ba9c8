// The jobs (H47-26 to H47-34, H47-100). The Screenwriter's is in turn.hpp.
#pragma once
#include <cstddef>
#include <optional>

#include "games/hollywood/steps/costumes.hpp"

namespace backlot::hollywood::perform {

// The job that an action performs; none when it performs none.
constexpr Job job_of(const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::produce: return Job::producer;
    case Kind::give:
    case Kind::move: return Job::director;
    case Kind::light: return Job::gaffer;
    case Kind::shoot: return Job::cinematographer;
    case Kind::invite: return action.job == Job::actress || action.job == Job::actor ? action.job : Job::none;
    case Kind::compose: return Job::composer;
    case Kind::edit: return Job::editor;
    case Kind::design: return Job::designer;
    default: return Job::none;
  }
}

// H47-26, H47-132
constexpr std::optional<Refusal> check_swap(const Position& table, const Action& action) {
  if (!(action.job < action.other) || index(action.other) >= jobs) return Refusal::same_owner;
  const Place one = owner_of(table, action.job);
  const Place two = owner_of(table, action.other);
  if (one == two || one == Place::nowhere || two == Place::nowhere) return Refusal::same_owner;
  return std::nullopt;
}

// H47-29, H47-81, H47-135
constexpr std::optional<Refusal> check_token(const Position& table, const Action& action) {
  if (!is_at_table(table, action.to)) return Refusal::no_such_player;
  if (action.to == table.token_before) return Refusal::token_last_round;
  if (action.kind == Action::Kind::give) {
    if (table.centre == 0) return Refusal::no_token;
    return std::nullopt;
  }
  if (table.centre > 0) return Refusal::token_in_the_centre;
  if (!is_at_table(table, action.from) || action.from == action.to) return Refusal::no_token;
  if (tokens_at(table, action.from) == 0) return Refusal::no_token;
  return std::nullopt;
}

// Whether the job can be done, apart from whose it is.
constexpr std::optional<Refusal> check_effect(const Position& table, const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::produce: return check_swap(table, action);
    case Kind::give:
    case Kind::move: return check_token(table, action);
    case Kind::shoot:
    case Kind::invite:  // H47-37, H47-81
      if (index(action.to) >= table.players()) return Refusal::no_such_player;
      return std::nullopt;
    case Kind::compose:
      if (!can_draw(table)) return Refusal::no_card_to_draw;  // H47-57
      return std::nullopt;
    case Kind::design:
      if (table.wardrobe.empty()) return Refusal::no_costume_left;  // H47-109
      return std::nullopt;
    default: return std::nullopt;
  }
}

constexpr std::optional<Refusal> check(const Position& table, Seat seat, const Action& action) {
  const Job job = job_of(action);
  if (job == Job::none) return Refusal::wrong_step;
  if (table.step == Step::perform_now && job != table.swapped) return Refusal::not_the_swapped_job;  // H47-27
  if (!has_job(table, seat, job)) return Refusal::not_your_job;
  if (was_performed(table, job)) return Refusal::performed;  // H47-22
  return check_effect(table, action);
}

template <class Out>
constexpr void list_tokens(const Position& table, Out& out) {
  const std::size_t places = max_players + table.ghosts.size();
  for (std::size_t to = 0; to < places; ++to) {
    const Place receiver = static_cast<Place>(to);
    if (!is_at_table(table, receiver) || receiver == table.token_before) continue;  // H47-29
    if (table.centre > 0) {
      out.push(Action::give(receiver));
      continue;
    }
    for (std::size_t from = 0; from < places; ++from) {
      const Place giver = static_cast<Place>(from);
      if (giver == receiver || !is_at_table(table, giver) || tokens_at(table, giver) == 0) continue;
      out.push(Action::move(giver, receiver));
    }
  }
}

// H47-26: the jobs of lower numbers that this one can be swapped with. Not with those of the same owner.
constexpr JobSet swaps_with(Job job, JobSet out_of_game, JobSet of_owner) {
  const unsigned lower = out_of_game.has(job) ? 0U : job_bit(job) - 1U;
  return JobSet::from_bits(
      static_cast<std::uint16_t>(lower & ~unsigned{out_of_game.bits()} & ~unsigned{of_owner.bits()}));
}

// All ways to perform a job that is the seat's and was not performed.
template <class Out>
constexpr void list(const Position& table, Job job, Out& out) {
  const SeatSet players = SeatSet::first(table.players());
  switch (job) {
    case Job::producer: {
      const JobSet out_of_game = jobs_at(table, Place::nowhere);
      for (std::size_t i = 1; i < jobs; ++i) {
        const Job high = job_at(i);
        const JobSet lower = swaps_with(high, out_of_game, jobs_at(table, owner_of(table, high)));
        for (const Job low : lower) out.push(Action::produce(low, high));
      }
      return;
    }
    case Job::director: return list_tokens(table, out);
    case Job::gaffer: return out.push(Action::plain(Action::Kind::light));
    case Job::cinematographer:
      for (const Seat seat : players) out.push(Action::shoot(seat));
      return;
    case Job::actress:
    case Job::actor:
      for (const Seat seat : players) out.push(Action::invite(job, seat));
      return;
    case Job::composer:
      if (can_draw(table)) out.push(Action::plain(Action::Kind::compose));
      return;
    case Job::editor: return out.push(Action::plain(Action::Kind::edit));
    case Job::designer:
      if (!table.wardrobe.empty()) out.push(Action::plain(Action::Kind::design));
      return;
    case Job::screenwriter:
    case Job::none: return;
  }
}

// H47-27, H47-132: the new job can be performed at once when the Producer's card itself went to
// another player for it.
template <Chance C, class Sink>
constexpr void produce(const Content& content, State& state, Seat seat, const Action& action, C& chance, Sink& sink) {
  Place& one = state.owners[index(action.job)];
  Place& two = state.owners[index(action.other)];
  const Place before = one;
  one = two;
  two = before;
  sink(Event{.kind = Event::Kind::jobs_swapped, .seat = seat, .jobs = {action.job, action.other}});
  const bool mine = action.job == Job::producer || action.other == Job::producer;
  const Job got = action.job == Job::producer ? action.other : action.job;
  const bool to_player = is_seat(owner_of(state, Job::producer));
  if (!mine || !to_player || was_performed(state, got) || got == Job::screenwriter)
    return end_turn(content, state, chance, sink);
  state.swapped = got;
  state.step = Step::perform_now;
}

template <Chance C, class Sink>
constexpr void move_token(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                          Sink& sink) {
  const bool given = action.kind == Action::Kind::give;
  if (given) {
    --state.centre;
  } else {
    --tokens_at(state, action.from);
  }
  ++tokens_at(state, action.to);
  state.token_now = action.to;  // H47-135
  const Place from = given ? Place::centre : action.from;
  sink(Event{.kind = Event::Kind::token_given, .seat = seat, .from = from, .to = action.to});
  end_turn(content, state, chance, sink);
}

// H47-33, H47-57: with two cards there is a choice.
template <Chance C, class Sink>
constexpr void score(const Content& content, State& state, Seat seat, Card card, C& chance, Sink& sink) {
  Event event{.kind = Event::Kind::scored, .seat = seat};
  state.score.remove(card);
  state.movie.add(card);
  state.log.push({CardMove::added_score, place_of(seat), Place::nowhere, card});
  event.cards.push(card);
  if (!state.score.empty()) {
    const Card other = state.score[0];
    state.discards.add(other);
    state.log.push({CardMove::discarded_score, place_of(seat), Place::nowhere, other});
    event.cards.push(other);
    state.score.clear();
  }
  state.composed = true;
  sink(event);
  end_turn(content, state, chance, sink);
}

template <Chance C, class Sink>
constexpr void compose(const Content& content, State& state, Seat seat, C& chance, Sink& sink) {
  Event event{.kind = Event::Kind::composed, .seat = seat};
  Reshuffle reshuffle = Reshuffle::none;
  for (std::size_t i = 0; i < 2 && can_draw(state); ++i) {
    const Card card = draw_card(state, CardMove::drew_score, place_of(seat), reshuffle, chance);
    state.score.insert_sorted(card);
    event.cards.push(card);
  }
  tell_drawn(event, reshuffle, sink);
  if (state.score.size() == 1) return score(content, state, seat, state.score[0], chance, sink);  // H47-57
  state.step = Step::compose;
}

template <class Sink>
constexpr void design(State& state, Seat seat, Sink& sink) {
  Event event{.kind = Event::Kind::designed, .seat = seat};
  for (std::size_t i = 0; i < 2 && !state.wardrobe.empty(); ++i) {
    state.chosen.insert_sorted(state.wardrobe[0]);
    event.costumes.insert_sorted(state.wardrobe[0]);
    state.wardrobe.erase_at(0);
  }
  sink(event);
  state.step = Step::dress;
}

template <Chance C, class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance, Sink& sink) {
  const Job job = job_of(action);
  mark_performed(state, job);
  state.swapped = Job::none;
  switch (job) {
    case Job::producer: return produce(content, state, seat, action, chance, sink);
    case Job::director: return move_token(content, state, seat, action, chance, sink);
    case Job::gaffer:  // H47-30
      state.rolls = gaffer_rolls;
      state.step = Step::light;
      return sink(Event{.kind = Event::Kind::light_set, .seat = seat});
    case Job::cinematographer: {  // H47-31
      const auto hand = state.desk(seat_of(action.to)).hand;
      sink(Event{.kind = Event::Kind::invited, .seat = seat, .to = action.to, .jobs = {job, Job::none}});
      discard_from_hand(state, seat_of(action.to), hand, sink, Place::deck);
      draw_hand(state, seat_of(action.to), content.hand, chance, sink);
      return end_turn(content, state, chance, sink);
    }
    case Job::actress:
    case Job::actor:  // H47-32
      state.target = seat_of(action.to);
      state.step = Step::answer;
      return sink(Event{.kind = Event::Kind::invited, .seat = seat, .to = action.to, .jobs = {job, Job::none}});
    case Job::composer: return compose(content, state, seat, chance, sink);
    case Job::editor:  // H47-34
      state.declarer = seat;
      sink(Event{.kind = Event::Kind::edit_declared, .seat = seat});
      return end_turn(content, state, chance, sink);
    case Job::designer: return design(state, seat, sink);
    case Job::screenwriter:
    case Job::none: return;
  }
}

}  // namespace backlot::hollywood::perform
