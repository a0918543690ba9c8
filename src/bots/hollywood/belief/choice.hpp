// Something done to somebody in view of all, and to whom it could have been done instead.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bots/hollywood/belief/model.hpp"

namespace backlot::bots::hollywood_belief {

using hollywood::Place;

// To whom, and whether it gives them something or takes it away.
struct Option {
  Place to = Place::nowhere;  // nowhere: it is not done at all
  int sign = 1;
};

struct Choice {
  Seat by = nobody;
  Deed deed = Deed::roll;
  std::size_t taken = 0;
  Scratch<Option, 128> options;
};

constexpr bool is_refraining(const hollywood::Action& action) {
  return action.kind == hollywood::Action::Kind::pass || action.kind == hollywood::Action::Kind::stop;
}
constexpr Option option_of(const hollywood::Position& before, const hollywood::Action& action) {
  if (is_refraining(action)) return {};
  if (action.kind != hollywood::Action::Kind::roll) return {action.to};
  return {owner_of_die(before.options, action.die), before.dice[action.die] == hollywood::Face::star ? -1 : 1};
}

// The action that such an event came from, as far as it says to whom.
constexpr std::optional<hollywood::Action> action_of(const hollywood::Position& before, const hollywood::Event& event) {
  using hollywood::Action;
  using Kind = hollywood::Event::Kind;
  const bool rolls = before.step == hollywood::Step::reroll || before.step == hollywood::Step::light;
  switch (event.kind) {
    case Kind::passed: return Action::pass();
    case Kind::declined: return rolls ? std::optional(Action::stop()) : std::nullopt;
    case Kind::rolled: return Action::roll(event.die);
    case Kind::token_given: return event.from == Place::centre ? std::optional(Action::give(event.to)) : std::nullopt;
    case Kind::invited: return Action::invite(event.jobs[0], seat_of(event.to));
    default: return std::nullopt;
  }
}
constexpr Deed deed_of(const hollywood::Position& before, const hollywood::Action& action) {
  using Kind = hollywood::Action::Kind;
  if (action.kind == Kind::give) return Deed::give_token;
  if (action.kind == Kind::invite) return Deed::invite;
  return before.step == hollywood::Step::reroll ? Deed::roll_on : Deed::roll;  // who refrains does not roll
}

// The choice behind an event; false when it shows none. `before` is the table before the action.
template <class Actions>
constexpr bool find_choice(const hollywood::Content& content, const hollywood::Position& before,
                           const hollywood::Event& event, Actions& actions, Choice& choice) {
  const auto done = action_of(before, event);
  if (!done || !waiting_on(content, before).has(event.seat)) return false;
  legal_actions(content, before, event.seat, actions);
  choice.by = event.seat;
  choice.deed = deed_of(before, *done);
  choice.options.clear();
  choice.taken = choice.options.capacity;
  for (const hollywood::Action& action : actions) {
    const bool rolls = action.kind == hollywood::Action::Kind::roll || is_refraining(action);
    const bool alike = action.kind == done->kind && action.job == done->job;
    if (!(is_roll(choice.deed) ? rolls : alike)) continue;
    if (action == *done) choice.taken = choice.options.size();
    choice.options.push(option_of(before, action));
  }
  return choice.taken < choice.options.size();
}

// A job that a seat could perform on its turn, and whether it did.
struct Turn {
  hollywood::Job job = hollywood::Job::none;
  bool performed = false;
};

// Jobs that are performed or left as the hand has it: what that says about a loyalty, the cards of the movie say again,
// and both together would be taken for more than they are.
constexpr bool goes_by_hand(hollywood::Job job) {
  using hollywood::Job;
  return job == Job::director || job == Job::cinematographer || job == Job::actress || job == Job::actor;
}

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
  if (turn.job == Job::none || turn.job == Job::screenwriter || goes_by_hand(turn.job)) return std::nullopt;
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
  choice.deed = deed;
  choice.options.clear();
  for (const Seat seat : SeatSet::first(players)) {
    if (seat == by) continue;
    if (seat == about) choice.taken = choice.options.size();
    choice.options.push({hollywood::place_of(seat), deed == Deed::accuse ? -1 : 1});
  }
}

// How much a card by each seat is to the liking of somebody, as they see it: communists know each other, all others
// go by the movies. What the movies tell is counted once, as movies: it is no news that those who saw them follow it.
class Liking {
 public:
  constexpr Liking(const hollywood::Content& content, const hollywood::Position& table)
      : dealing_(
            content.dealing[(table.options.random_loyalties ? hollywood::max_players : table.options.players) - 1]),
        situation_(situation_of(content, table)),
        suspicions_(hollywood::suspicions(table, nobody)) {}

  constexpr int of(Seat by, Place place, const Assignment& loyalties) const {
    if (!is_seat(place)) return 0;
    const Loyalty mine = loyalties[backlot::index(by)];
    if (mine == Loyalty::communist) {
      const bool friends = loyalties[hollywood::index(place)] == Loyalty::communist;
      return friends ? -hollywood_heuristic::communist_card : -hollywood_heuristic::patriot_card;
    }
    const bool patriot = mine == Loyalty::patriot;
    const int card = hollywood_heuristic::card_by_one_of(dealing_.patriots - (patriot ? 1 : 0), dealing_.communists,
                                                         dealing_.rising_stars - (patriot ? 0 : 1),
                                                         suspicions_[hollywood::index(place)]);
    switch (side_of(stance_of(mine, situation_))) {
      case Side::patriots: return card;
      case Side::communists: return -card;
      case Side::neither: break;
    }
    return 0;
  }

 private:
  const hollywood::Dealing& dealing_;
  Situation situation_;
  hollywood::Suspicions suspicions_;
};

// A choice as who makes it sees it: how many there were of each rank, and which was taken.
class Ranked {
 public:
  constexpr Ranked(const Choice& choice, const Liking& liking, const Assignment& loyalties) {
    const Place self = hollywood::place_of(choice.by);
    const auto worth = [&](const Option& option) { return option.sign * liking.of(choice.by, option.to, loyalties); };
    int most = 0;
    for (const Option& option : choice.options) {
      if (option.to != self) most = std::max(most, worth(option));
    }
    const auto rank = [&](const Option& option) {
      if (option.to == Place::nowhere) return Rank::none;
      if (option.to == self) return option.sign > 0 ? Rank::own : Rank::own_loss;
      const int found = worth(option);
      if (found <= 0) return Rank::rest;
      return found == most ? Rank::best : Rank::good;
    };
    for (const Option& option : choice.options) ++counts_[static_cast<std::size_t>(rank(option))];
    taken_ = static_cast<std::size_t>(rank(choice.options[choice.taken]));
  }

  // Each rank that was passed over, and the one taken: visit(rank, whether taken). The last there is must be taken
  // by who comes to it, so that it tells nothing.
  template <class Visit>
  constexpr void for_each_thought_of(const Visit& visit) const {
    std::size_t last = ranks - 1;
    while (counts_[last] == 0) --last;
    for (std::size_t i = 0; i <= taken_ && i < last; ++i) {
      if (counts_[i] > 0) visit(i, i == taken_);
    }
  }
  constexpr double chance(const ByRank& takes) const {
    double chance = 1.0 / counts_[taken_];
    for_each_thought_of(
        [&](std::size_t rank, bool taken) { chance *= taken ? takes[rank] / 100 : 1 - takes[rank] / 100; });
    return chance;
  }

 private:
  std::array<int, ranks> counts_{};
  std::size_t taken_ = 0;
};

}  // namespace backlot::bots::hollywood_belief
