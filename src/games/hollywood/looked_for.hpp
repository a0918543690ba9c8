// What somebody looks for who decides: to perform one's jobs, a token for whoever had the last one, the die that was
// re-rolled, one's costumes.
#pragma once
#include "games/hollywood/sight.hpp"
#include "games/hollywood/steps/steps.hpp"

namespace backlot::hollywood {

// One way to perform a job.
constexpr Action performing(Job job, Seat seat) {
  using Kind = Action::Kind;
  switch (job) {
    case Job::screenwriter: return Action::plain(Kind::write);
    case Job::producer: return Action::produce(Job::screenwriter, Job::producer);
    case Job::director: return Action::give(place_of(seat));
    case Job::gaffer: return Action::plain(Kind::light);
    case Job::cinematographer: return Action::shoot(seat);
    case Job::actress:
    case Job::actor: return Action::invite(job, seat);
    case Job::composer: return Action::plain(Kind::compose);
    case Job::editor: return Action::plain(Kind::edit);
    case Job::designer: return Action::plain(Kind::design);
    case Job::none: break;
  }
  return Action::pass();
}

struct AnyAction {
  bool any = false;
  constexpr void push(const Action& /*action*/) { any = true; }
  constexpr void push_if(bool wanted, const Action& /*action*/) { any = any || wanted; }
};

// H47-21, H47-22, H47-29
template <class Out>
constexpr void look_for_job(const View& view, Job job, Out& out) {
  AnyAction ways;
  if (!was_performed(view, job)) perform::list(view, job, ways);
  if (!ways.any) return out.push(performing(job, view.seat()));
  if (job == Job::director && view.token_before != Place::nowhere) out.push(Action::give(view.token_before));
}

// H47-103, H47-108
template <class Out>
constexpr void look_for_costumes(const View& view, Out& out) {
  for (const Costume costume : view.desk(view.seat()).costumes) {
    if (costume == Costume::unknown) continue;
    const auto can = [&](const Action& action) { return !spending::check(view, view.seat(), action); };
    bool any = can(Action::spend(costume));
    for (const Seat other : SeatSet::first(view.players())) any = any || can(Action::spend_on(costume, other));
    for (std::size_t die = 0; die < view.dice.size(); ++die) any = any || can(Action::spend_die(costume, die));
    if (!any) out.push(Action::spend(costume));
  }
}

template <class Out>
constexpr void looked_for(const Content& content, const View& view, Out& out) {
  const Seat seat = view.seat();
  switch (view.step) {
    case Step::turn:
      if (waiting_on(content, view).has(seat)) {
        for (std::size_t i = 0; i < jobs; ++i) {
          if (view.owners[i] == place_of(seat)) look_for_job(view, job_at(i), out);
        }
      }
      return look_for_costumes(view, out);
    case Step::perform_now: return look_for_job(view, view.swapped, out);
    case Step::reroll:
    case Step::light:
      for (std::size_t die = 0; die < view.dice.size(); ++die) out.push(Action::roll(die));  // H47-36
      return out.push(Action::stop());                                                       // H47-133
    case Step::dress:                                                                        // H47-100
      if (view.costume_before == Place::nowhere) return;
      for (const Costume costume : view.chosen) out.push(Action::dress(costume, seat_of(view.costume_before)));
      return;
    case Step::write:
    case Step::before_cards:
    case Step::before_cut:
    case Step::after_reveal: return look_for_costumes(view, out);
    default: return;
  }
}

}  // namespace backlot::hollywood
