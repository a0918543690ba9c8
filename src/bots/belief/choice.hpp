// Something done to somebody in view of all, and to whom it could have been done instead.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bots/belief/model.hpp"

namespace backlot::bots::hollywood_belief {

using hollywood::Place;

struct Option {
  Deed deed = Deed::give_token;
  Place to = Place::nowhere;
  Deed also = Deed::take_token;  // where two are concerned
  Place from = Place::nowhere;   // nowhere: only one is
  constexpr bool operator==(const Option&) const = default;
};

struct Choice {
  Seat by = nobody;
  std::size_t taken = 0;
  Scratch<Option, 128> options;
};

constexpr Place owner_of_die(const hollywood::Options& options, std::size_t die) {
  const std::size_t of_players = player_dice(options);
  if (die >= of_players) return hollywood::ghost_place(die - of_players);
  return hollywood::place_of(seat_at(die / dice_each(options)));
}

// What an action does to somebody; nothing when it is no such action.
constexpr std::optional<Option> option_of(const hollywood::Position& before, const hollywood::Action& action) {
  using Kind = hollywood::Action::Kind;
  switch (action.kind) {
    case Kind::roll:
      return Option{before.dice[action.die] == hollywood::Face::star ? Deed::roll_star : Deed::roll_blank,
                    owner_of_die(before.options, action.die)};
    case Kind::give: return Option{Deed::give_token, action.to};
    case Kind::move: return Option{Deed::give_token, action.to, Deed::take_token, action.from};
    case Kind::invite: return Option{Deed::invite, action.to};
    case Kind::produce:
      return Option{Deed::swap_job, owner_of(before, action.job), Deed::swap_job, owner_of(before, action.other)};
    default: return std::nullopt;
  }
}

// The action that such an event came from, as far as it says to whom.
constexpr std::optional<hollywood::Action> action_of(const hollywood::Event& event) {
  using hollywood::Action;
  switch (event.kind) {
    case hollywood::Event::Kind::rolled: return Action::roll(event.die);
    case hollywood::Event::Kind::token_given:
      return event.from == Place::centre ? Action::give(event.to) : Action::move(event.from, event.to);
    case hollywood::Event::Kind::invited: return Action::invite(event.jobs[0], seat_of(event.to));
    case hollywood::Event::Kind::jobs_swapped: return Action::produce(event.jobs[0], event.jobs[1]);
    default: return std::nullopt;
  }
}

// The choice behind an event; false when it shows none. `before` is the table before the action.
template <class Actions>
constexpr bool find_choice(const hollywood::Content& content, const hollywood::Position& before,
                           const hollywood::Event& event, Actions& actions, Choice& choice) {
  const auto done = action_of(event);
  if (!done || !waiting_on(content, before).has(event.seat)) return false;
  legal_actions(content, before, event.seat, actions);
  choice.by = event.seat;
  choice.options.clear();
  choice.taken = choice.options.capacity;
  for (const hollywood::Action& action : actions) {
    const bool alike =
        action.kind == done->kind && (action.kind != hollywood::Action::Kind::invite || action.job == done->job);
    const auto option = alike ? option_of(before, action) : std::nullopt;
    if (!option) continue;
    if (action == *done) choice.taken = choice.options.size();
    choice.options.push(*option);
  }
  return choice.taken < choice.options.size();
}

// A job that a seat could perform on its turn, and whether it did.
struct Turn {
  hollywood::Job job = hollywood::Job::none;
  bool performed = false;
};

// The turn behind an event; nothing when it shows none, or when who has two jobs may have meant the other.
constexpr std::optional<Turn> turn_of(const hollywood::Position& before, const hollywood::Event& event) {
  using Kind = hollywood::Event::Kind;
  using hollywood::Job;
  if (before.options.small() || event.seat != before.actor) return std::nullopt;
  if (before.step == hollywood::Step::write) {
    if (event.kind == Kind::declined) return Turn{Job::screenwriter, false};
    const bool writes = event.kind == Kind::posters_drawn || event.kind == Kind::poster_shown;
    return writes ? std::optional(Turn{Job::screenwriter, true}) : std::nullopt;
  }
  if (before.step != hollywood::Step::turn) return std::nullopt;
  Turn turn;
  for (std::size_t i = 0; i < hollywood::jobs; ++i) {
    const Job job = hollywood::job_at(i);
    if (has_job(before, before.actor, job) && !was_performed(before, job)) turn.job = job;
  }
  if (turn.job == Job::none || turn.job == Job::screenwriter) return std::nullopt;
  switch (event.kind) {
    case Kind::rolled:
    case Kind::passed:
    case Kind::job_taken: return turn;
    case Kind::jobs_swapped:
    case Kind::token_given:
    case Kind::light_set:
    case Kind::invited:
    case Kind::composed:
    case Kind::edit_declared:
    case Kind::designed: turn.performed = true; return turn;
    default: return std::nullopt;
  }
}

// Accusing or trusting: any of the others.
constexpr void find_spoken_choice(std::size_t players, Seat by, Deed deed, Seat about, Choice& choice) {
  choice.by = by;
  choice.options.clear();
  for (const Seat seat : SeatSet::first(players)) {
    if (seat == by) continue;
    if (seat == about) choice.taken = choice.options.size();
    choice.options.push({deed, hollywood::place_of(seat)});
  }
}

constexpr Target target_of(Place place, Seat by, const std::array<Loyalty, hollywood::max_players>& loyalties) {
  if (!is_seat(place)) return Target::other;
  if (seat_of(place) == by) return Target::self;
  return static_cast<Target>(1 + index(loyalties[hollywood::index(place)]));
}

}  // namespace backlot::bots::hollywood_belief
