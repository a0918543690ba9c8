// Why an action of Maybe Movies is a good one: whether ballots that the others may cast carry the pitch, and who gains
// by it.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>

#include "bots/maybe/heuristic.hpp"
#include "games/maybe/reason.hpp"

namespace backlot::bots::maybe_reason {

using namespace backlot::maybe;  // NOLINT: this header is about nothing else
using maybe::Reason;             // not that of a refusal
using maybe_heuristic::Ballots;
using maybe_heuristic::Plan;
using maybe_heuristic::Stakes;
using maybe_heuristic::Weights;

class Reasoning {
 public:
  Reasoning(const Content& content, const View& view) : content_(content), view_(view), stakes_(content, view) {}

  std::optional<Reason> of(const Action& action) const {
    using enum Action::Kind;
    Row row = view_.row;
    switch (action.kind) {
      case pitch:
      case add: row.push(action.movie()); return of_row(row);
      case remove: row.remove(action.movie()); return of_row(row);
      case finish:
      case skip: return of_row(row);
      case vote: return of_vote(content_[action.vote()]);
      case keep: return of_kept(action.movie());
      default: return std::nullopt;  // an answer to a card's question
    }
  }

 private:
  static std::uint8_t small(std::int64_t number) {
    return static_cast<std::uint8_t>(std::clamp<std::int64_t>(number, 0, 255));
  }

  // How often the ballots that may be cast cover the row's budget, with this card of one's own among them.
  Prospect prospect(const Plan& plan, const VoteCard* own) const {
    const std::size_t voters = stakes_.voters();
    if (voters == 0) return Prospect::unlikely;
    const std::size_t others = voters - (own != nullptr ? 1 : 0);
    FastChance chance(1);  // the same for everybody who asks
    Ballots ballots(content_, view_);
    ballots.fill(others, plan.budget((voters + 1) / 2), Ballots::most, chance);
    const Weights weights(others, MaybeHeuristic::favour(plan, voters));
    std::int64_t covered = 0;
    std::int64_t whole = 0;
    const Ballots::Counts covering = ballots.covering(plan, own);
    for (std::size_t yes = 0; yes < ballots.all().size(); ++yes) {
      covered += weights.of(yes) * covering[yes];
      whole += weights.of(yes) * ballots.all()[yes];
    }
    if (3 * covered <= whole) return Prospect::unlikely;
    return 3 * covered >= 2 * whole ? Prospect::likely : Prospect::open;
  }

  std::optional<Reason> of_row(const Row& row) const {
    if (row.empty() || stakes_.voters() == 0) return std::nullopt;
    const Plan plan(content_, stakes_.around(), row, stakes_.voters());
    const std::size_t usual = (stakes_.voters() + 1) / 2;
    return Reason{.kind = Reason::Kind::pitch,
                  .passes = prospect(plan, nullptr),
                  .icons = small(static_cast<std::int64_t>(plan.budget(usual).total())),
                  .profit = small(plan.profit(usual))};
  }

  Reason of_vote(const VoteCard& card) const {
    if (card.kind == VoteKind::change) return {.kind = Reason::Kind::change};
    const Plan plan(content_, stakes_.around(), view_.row, stakes_.voters());
    const Prospect passes = prospect(plan, &card);
    if (card.kind == VoteKind::yes) {
      return {.kind = Reason::Kind::yes, .passes = passes, .profit = small(plan.profit((stakes_.voters() + 1) / 2))};
    }
    return {
        .kind = Reason::Kind::no,
        .passes = passes,
        .points = small((stakes_.worth().of[index(card.icon)] + maybe_heuristic::point / 2) / maybe_heuristic::point)};
  }

  // What the Votes won so far score more with this card among the Movies Made.
  Reason of_kept(Movie movie) const {
    Reason reason{.kind = Reason::Kind::keep};
    for (const Seat seat : SeatSet::first(view_.players())) {
      const IconCounts won = icons_won(content_, view_.desk(seat).won);
      std::int64_t points = 0;
      for (const Icon icon : content_[movie].icons) points += won[index(icon)];
      if (seat == view_.seat()) {
        reason.points = small(points);
      } else {
        reason.others = std::max(reason.others, small(points));
      }
    }
    return reason;
  }

  const Content& content_;
  const View& view_;
  Stakes stakes_;
};

}  // namespace backlot::bots::maybe_reason

namespace backlot::bots {

template <class Memory>
std::optional<maybe::Reason> reason_for(const maybe::Content& content, const maybe::View& view,
                                        const maybe::Action& action, const Memory& /*none*/) {
  return maybe_reason::Reasoning(content, view).of(action);
}

}  // namespace backlot::bots
