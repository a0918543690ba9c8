// The ways to perform a job, counted and picked without listing them: how many perform::list gives, and the one in a
// place of it. The Producer's only where everybody has one job; the centre has the others.
#pragma once
#include <cstddef>

#include "games/hollywood/steps/perform.hpp"

namespace backlot::hollywood::ways {

using Places = SetOf<Place>;

constexpr Places places(unsigned players, unsigned ghosts) {
  return Places::from_bits(static_cast<std::uint16_t>(players | ghosts << max_players));
}
// H47-29
constexpr Places receivers(const Position& table) {
  Places all = places((1U << table.players()) - 1U, (1U << table.ghosts.size()) - 1U);
  all.remove(table.token_before);
  return all;
}
constexpr Places givers(const Position& table) {
  unsigned players = 0;
  unsigned ghosts = 0;
  for (std::size_t i = 0; i < table.players(); ++i) players |= (table.desks[i].tokens > 0 ? 1U : 0U) << i;
  for (std::size_t i = 0; i < table.ghosts.size(); ++i) ghosts |= (table.ghosts[i].tokens > 0 ? 1U : 0U) << i;
  return places(players, ghosts);
}
constexpr Places without(Places places, Place place) {
  places.remove(place);
  return places;
}

// Which job it is decides as little as can be: the processor cannot guess it.
constexpr std::size_t count(const Position& table, Job job, JobSet centre) {
  if (job == Job::producer) {  // any two that are not both in the centre
    const std::size_t owned = table.players() + centre.size();
    return (owned * (owned - 1) - centre.size() * (centre.size() - 1)) / 2;
  }
  if (job == Job::director) {
    const Places to = receivers(table);
    if (table.centre > 0) return to.size();
    const Places from = givers(table);
    return from.size() * to.size() - count_bits(from.bits() & to.bits());
  }
  constexpr JobSet with_player{Job::cinematographer, Job::actress, Job::actor};
  JobSet alone{Job::gaffer, Job::editor};
  if (can_draw(table)) alone.add(Job::composer);          // H47-57
  if (!table.wardrobe.empty()) alone.add(Job::designer);  // H47-109
  return (alone.has(job) ? 1U : 0U) + (with_player.has(job) ? table.players() : 0U);
}

// In the order of perform::list: by the job of the higher number.
constexpr Action nth_swap(const Position& table, JobSet centre, std::size_t place) {
  const JobSet out_of_game = jobs_at(table, Place::nowhere);
  for (std::size_t i = 1;; ++i) {
    const Job high = job_at(i);
    const JobSet lower = perform::swaps_with(high, out_of_game, centre.has(high) ? centre : JobSet());
    if (place < lower.size()) return Action::produce(nth(lower, place), high);
    place -= lower.size();
  }
}

// By the receiver.
constexpr Action nth_token(const Position& table, std::size_t place) {
  const Places to = receivers(table);
  if (table.centre > 0) return Action::give(nth(to, place));
  const Places from = givers(table);
  for (auto receiver = to.begin();; ++receiver) {
    const Places others = without(from, *receiver);
    if (place < others.size()) return Action::move(nth(others, place), *receiver);
    place -= others.size();
  }
}

constexpr Action nth(const Position& table, Job job, JobSet centre, std::size_t place) {
  switch (job) {
    case Job::producer: return nth_swap(table, centre, place);
    case Job::director: return nth_token(table, place);
    case Job::cinematographer: return Action::shoot(seat_at(place));
    case Job::actress:
    case Job::actor: return Action::invite(job, seat_at(place));
    case Job::gaffer: return Action::plain(Action::Kind::light);
    case Job::composer: return Action::plain(Action::Kind::compose);
    case Job::editor: return Action::plain(Action::Kind::edit);
    default: return Action::plain(Action::Kind::design);
  }
}

}  // namespace backlot::hollywood::ways
