// What each job would do now, and whether this seat may perform it.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/bits.hpp"
#include "games/hollywood/steps/steps.hpp"

namespace backlot::hollywood {

// What performing a job does, and how often or with how many cards: H47-23, H47-26 to H47-34, H47-100.
enum class Deed : std::uint8_t {
  posters,     // draws so many posters and shows one
  swap_jobs,   // of so many cards
  give_token,  // from the centre
  move_token,  // from one to another
  re_rolls,    // one after the other
  new_hand,    // of so many cards
  draw,        // so many cards, and as many are discarded
  score,       // draws so many cards, one goes into the movie
  edit,
  dress,  // draws so many costumes and gives one
};

struct JobOutlook {
  Job job = Job::none;
  std::uint8_t number = 0;  // H47-1
  Place owner = Place::nowhere;
  bool performed = false;  // in this round: H47-22
  bool possible = false;   // this seat may perform it now
  std::optional<Clause> why_not;
  Deed does = Deed::posters;
  std::uint8_t amount = 1;
  Place not_to = Place::nowhere;  // who may not receive it: H47-29, H47-100
  Pile<Action::Kind, 2> by;       // the kinds of actions that perform it
  constexpr bool operator==(const JobOutlook&) const = default;
};

constexpr std::array<std::string_view, 10> names_of(Deed) {
  return {"posters", "swap_jobs", "give_token", "move_token", "re_rolls", "new_hand", "draw", "score", "edit", "dress"};
}

constexpr void fields(Is<JobOutlook> auto& x, const auto& visit) {
  visit("job", x.job);
  visit("number", x.number);
  visit("owner", x.owner);
  visit("performed", x.performed);
  visit("possible", x.possible);
  visit("why_not", x.why_not);
  visit("does", x.does);
  visit("amount", x.amount);
  visit("not_to", x.not_to);
  visit("by", x.by);
}

// One way to perform a job: a possible one where there is any.
struct OneWay {
  Action action;
  bool found = false;
  constexpr void push(const Action& way) {
    if (!found) action = way;
    found = true;
  }
  constexpr void push_if(bool wanted, const Action& way) {
    if (wanted) push(way);
  }
};
constexpr Action one_way(const Position& table, Seat seat, Job job) {
  using Kind = Action::Kind;
  OneWay way;
  perform::list(table, job, way);
  if (way.found) return way.action;
  switch (job) {
    case Job::screenwriter: return Action::plain(Kind::write);
    case Job::producer: return Action::produce(Job::screenwriter, Job::producer);
    case Job::director: return Action::give(place_of(seat));
    case Job::composer: return Action::plain(Kind::compose);
    default: return Action::plain(Kind::design);
  }
}

// H47-25: how many posters are drawn. Which are gone is public, of the rejected ones how many.
constexpr std::uint8_t posters_to_draw(const Content& content, const Position& table) {
  const std::size_t gone = count_bits(table.gone) + table.rejected.size();
  const std::size_t all = count_bits(posters_for(content, table.players()));
  return all == gone + 1 || all == 1 ? 1 : 2;
}

constexpr void say_deed(const Content& content, const Position& table, JobOutlook& of) {
  const auto two_of = [](std::size_t there) { return static_cast<std::uint8_t>(std::min<std::size_t>(2, there)); };
  const std::size_t cards = std::size_t{table.deck.size} + table.discards.size;
  switch (of.job) {
    case Job::screenwriter:
      of.does = Deed::posters;
      of.amount = posters_to_draw(content, table);
      return;
    case Job::producer:
      of.does = Deed::swap_jobs;
      of.amount = 2;
      return;
    case Job::director:
      of.does = table.centre > 0 ? Deed::give_token : Deed::move_token;  // H47-29
      of.not_to = table.token_before;
      return;
    case Job::gaffer:
      of.does = Deed::re_rolls;
      of.amount = gaffer_rolls;
      return;
    case Job::cinematographer:
      of.does = Deed::new_hand;
      of.amount = content.hand;
      return;
    case Job::actress:
    case Job::actor:
      of.does = Deed::draw;
      of.amount = two_of(cards);
      return;
    case Job::composer:
      of.does = Deed::score;
      of.amount = two_of(cards);  // H47-57
      return;
    case Job::editor: of.does = Deed::edit; return;
    case Job::designer:
      of.does = Deed::dress;
      of.amount = two_of(table.wardrobe.size());  // H47-109
      of.not_to = table.costume_before;
      return;
    case Job::none: return;
  }
}

// The Screenwriter's job is done before all others (H47-24), and the Actress's and the Actor's by name.
constexpr bool performs(Action::Kind kind, Job job) {
  if (kind == Action::Kind::write) return job == Job::screenwriter;
  if (kind == Action::Kind::invite) return job == Job::actress || job == Job::actor;
  return perform::job_of(Action::plain(kind)) == job;
}

constexpr JobOutlook job_in(const Content& content, const Position& table, Seat seat, Job job) {
  JobOutlook of;
  of.job = job;
  of.number = static_cast<std::uint8_t>(index(job) + 1);
  of.owner = owner_of(table, job);
  of.performed = was_performed(table, job);
  say_deed(content, table, of);
  for (std::size_t kind = 0; kind < action_kinds; ++kind) {
    if (performs(static_cast<Action::Kind>(kind), job)) of.by.push(static_cast<Action::Kind>(kind));
  }
  if (seat == nobody) return of;
  const auto refusal = check(content, table, seat, one_way(table, seat, job));
  of.possible = !refusal;
  if (refusal) of.why_not = explain(*refusal).clause;
  return of;
}

}  // namespace backlot::hollywood
