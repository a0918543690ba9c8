// A turn: writing (H47-23, H47-39), the options of H47-21, and the re-rolls that follow.
#pragma once
#include <cstddef>
#include <optional>

#include "games/hollywood/steps/perform.hpp"

namespace backlot::hollywood {

namespace write_step {

template <class Out>
constexpr void legal_actions(const Position& table, Seat seat, Out& out) {
  out.push(Action::plain(Action::Kind::write));
  out.push(Action::decline());
  spending::legal_actions(table, seat, out);
}

constexpr std::optional<Refusal> check(const Position& table, Seat seat, const Action& action) {
  if (action.kind == Action::Kind::write || action.kind == Action::Kind::decline) return std::nullopt;
  if (action.kind == Action::Kind::spend) return spending::check(table, seat, action);
  return Refusal::wrong_step;
}

template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  State& state = stage.state;
  if (action.kind == Action::Kind::spend) return spending::apply(stage, seat, action);
  if (action.kind == Action::Kind::decline) {  // H47-39
    stage.sink(Event{.kind = Event::Kind::declined, .seat = seat});
    show_top_poster(stage);
    state.step = Step::turn;
    return;
  }
  mark_performed(state, Job::screenwriter);
  const Poster first = draw_poster(stage);
  state.drafted.push(first);
  if (posters_left(stage.content, state) == 0) {  // H47-25: only one is left
    state.drafted.clear();
    show_poster(stage, first, seat, Poster::unknown);
    return end_turn(stage);
  }
  state.drafted.insert_sorted(draw_poster(stage));
  stage.sink(Event{.kind = Event::Kind::posters_drawn, .seat = seat, .posters = state.drafted});
  state.step = Step::pick;
}

}  // namespace write_step

namespace pick_step {

template <class Out>
constexpr void legal_actions(const Position& table, Out& out) {
  for (const Poster poster : table.drafted) out.push(Action::pick(poster));
}

constexpr std::optional<Refusal> check(const Position& table, const Action& action) {
  if (action.kind != Action::Kind::pick) return Refusal::wrong_step;
  if (!table.drafted.contains(action.poster)) return Refusal::not_drafted;
  return std::nullopt;
}

// H47-23: the other one leaves the game unseen.
template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  State& state = stage.state;
  const Poster other = state.drafted[0] == action.poster ? state.drafted[1] : state.drafted[0];
  state.drafted.clear();
  state.rejected.push({other, seat});
  show_poster(stage, action.poster, seat, other);
  end_turn(stage);
}

}  // namespace pick_step

namespace turn_step {

template <class Out>
constexpr void legal_actions(const Position& table, Seat seat, Out& out) {
  out.push(Action::pass());
  for (std::size_t die = 0; die < table.dice.size(); ++die) out.push(Action::roll(die));
  Pile<Job, 2> own;
  Pile<Job, jobs> centre;
  for (std::size_t i = 0; i < jobs; ++i) {
    if (table.owners[i] == place_of(seat)) own.push(job_at(i));
    if (table.owners[i] == Place::centre) centre.push(job_at(i));
  }
  for (const Job job : own) {
    if (!was_performed(table, job)) perform::list(table, job, out);
    for (const Job other : centre) out.push(Action::swap(job, other));
  }
  if (!table.ghosts.empty()) out.push(Action::plain(Action::Kind::look));
  spending::legal_actions(table, seat, out);
}

constexpr std::optional<Refusal> check(const Position& table, Seat seat, const Action& action) {
  switch (action.kind) {
    case Action::Kind::pass: return std::nullopt;
    case Action::Kind::write: return Refusal::too_late_to_write;  // H47-24
    case Action::Kind::look:
      if (table.ghosts.empty()) return Refusal::no_ghosts;  // H47-72
      return std::nullopt;
    case Action::Kind::roll:
      if (action.die >= table.dice.size()) return Refusal::no_such_die;  // H47-36, H47-75
      return std::nullopt;
    case Action::Kind::swap:  // H47-35
      if (index(action.job) >= jobs || index(action.other) >= jobs) return Refusal::not_in_the_centre;
      if (!has_job(table, seat, action.job)) return Refusal::not_in_the_centre;
      if (owner_of(table, action.other) != Place::centre) return Refusal::not_in_the_centre;
      return std::nullopt;
    case Action::Kind::spend: return spending::check(table, seat, action);
    default: return perform::check(table, seat, action);
  }
}

// H47-72, H47-84: only the viewer sees them, as they are now.
template <class P>
constexpr void look_at_ghosts(P& stage, Seat seat) {
  Event event{.kind = Event::Kind::ghosts_seen, .seat = seat};
  for (std::size_t i = 0; i < stage.state.ghosts.size(); ++i) {
    const Card card = stage.state.ghosts[i].card;
    if (card == Card::unknown) continue;  // H47-146
    stage.state.log.push({Move::looked_at_ghost, place_of(seat), ghost_place(i), card});
    event.cards.push(card);
  }
  stage.sink(event);
  end_turn(stage);
}

template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  State& state = stage.state;
  switch (action.kind) {
    case Action::Kind::pass: stage.sink(Event{.kind = Event::Kind::passed, .seat = seat}); return end_turn(stage);
    case Action::Kind::look: return look_at_ghosts(stage, seat);
    case Action::Kind::roll:
      reroll_die(stage, seat, action.die);
      if (state.dice.size() < 2) return end_turn(stage);  // no other die
      state.rolled = action.die;
      state.step = Step::reroll;
      return;
    case Action::Kind::swap:
      state.owners[index(action.job)] = Place::centre;
      state.owners[index(action.other)] = place_of(seat);
      stage.sink(Event{.kind = Event::Kind::job_taken, .seat = seat, .jobs = {action.job, action.other}});
      return end_turn(stage);
    case Action::Kind::spend: return spending::apply(stage, seat, action);
    default: return perform::apply(stage, seat, action);
  }
}

}  // namespace turn_step

namespace perform_now_step {

template <class Out>
constexpr void legal_actions(const Position& table, Out& out) {
  out.push(Action::decline());
  perform::list(table, table.swapped, out);
}

constexpr std::optional<Refusal> check(const Position& table, Seat seat, const Action& action) {
  if (action.kind == Action::Kind::decline) return std::nullopt;
  return perform::check(table, seat, action);
}

template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  if (action.kind != Action::Kind::decline) return perform::apply(stage, seat, action);
  stage.state.swapped = Job::none;
  stage.sink(Event{.kind = Event::Kind::declined, .seat = seat});
  end_turn(stage);
}

}  // namespace perform_now_step

namespace roll_step {

// H47-36: the second die is another one. H47-30, H47-133: the Gaffer's may be any, and the first is due.
template <class Out>
constexpr void legal_actions(const Position& table, Out& out) {
  const bool gaffer = table.step == Step::light;
  if (!gaffer || table.rolls < gaffer_rolls) out.push(Action::stop());
  for (std::size_t die = 0; die < table.dice.size(); ++die) {
    if (gaffer || die != table.rolled) out.push(Action::roll(die));
  }
}

constexpr std::optional<Refusal> check(const Position& table, const Action& action) {
  const bool gaffer = table.step == Step::light;
  if (action.kind == Action::Kind::stop) {
    if (gaffer && table.rolls == gaffer_rolls) return Refusal::first_roll;  // H47-133
    return std::nullopt;
  }
  if (action.kind != Action::Kind::roll) return Refusal::wrong_step;
  if (action.die >= table.dice.size()) return Refusal::no_such_die;
  if (!gaffer && action.die == table.rolled) return Refusal::same_die;  // H47-36
  return std::nullopt;
}

template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  State& state = stage.state;
  if (action.kind == Action::Kind::roll) {
    reroll_die(stage, seat, action.die);
    if (state.step == Step::light && --state.rolls > 0) return;
  } else {
    stage.sink(Event{.kind = Event::Kind::declined, .seat = seat});
  }
  state.rolls = 0;
  state.rolled = no_die;
  end_turn(stage);
}

}  // namespace roll_step

namespace compose_step {

template <class Out>
constexpr void legal_actions(const Position& table, Out& out) {
  each_choice(table.score, 1, [&](const Cards& cards) { out.push(Action::with(Action::Kind::score, cards[0])); });
}

constexpr std::optional<Refusal> check(const Position& table, const Action& action) {
  if (action.kind != Action::Kind::score) return Refusal::wrong_step;
  if (!table.score.contains(action.card())) return Refusal::not_drawn;
  return std::nullopt;
}

}  // namespace compose_step

}  // namespace backlot::hollywood
