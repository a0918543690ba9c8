// Why an action of Cinecittà is a good one, by the same figures that the heuristic compares: what the neighbour would
// give for the card, and the best movie that can still come of a decision.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>

#include "bots/cinecitta/heuristic.hpp"
#include "games/cinecitta/reason.hpp"

namespace backlot::bots::cinecitta_reason {

using namespace backlot::cinecitta;  // NOLINT: this header is about nothing else
using cinecitta::Reason;             // not that of a refusal
using Own = CinecittaHeuristic;
using cinecitta_heuristic::Prospector;

// The number on the movie itself; 0 when there can be none.
constexpr std::int32_t quality_in(const Options& options, const cinecitta_heuristic::Prospect& prospect) {
  return std::max(0, prospect.quality * 4 / cinecitta_heuristic::quality_weight(options));
}

constexpr Reason of_offer(const Content& content, const View& view, const Action& action) {
  const Desk& desk = view.desk(view.seat());
  const Seat neighbour = receiver_of(view.options, view.round, view.seat());
  const std::int32_t price =
      Own::Buyer(content, view, neighbour).price(content[action.card()]);  // in quarters of a note
  const bool sells = Own::taken(price, action.notes.count) > 50;
  const bool pen_at_home = content[action.card()].pen == 0 && Prospector(content, view.options, desk).pens() == 1 &&
                           icons_in(content, desk.hand).pen == 1;
  return {.kind = sells ? Reason::Kind::sells : Reason::Kind::returns,
          .neighbour = neighbour,
          .worth = {content.note.amount * price / 4},
          .keeps_pen = pen_at_home};
}

constexpr Reason of_answer(const Content& content, const View& view, const Action& action) {
  const Folder& folder = view.folder_from(giver_to(view.options, view.round, view.seat()));
  Cards offered;
  offered.push(folder.card);
  const Prospector prospector(content, view.options, view.desk(view.seat()), {}, offered);
  const auto more = prospector.others();
  const auto without = prospector.best({prospector.studio(), prospector.hand(), more});
  const auto with = prospector.best({prospector.studio(), cinecitta_heuristic::both(prospector.hand(), more)});
  const std::int32_t pens = content[folder.card].pen;
  return {.kind = action.kind == Action::Kind::headhunt ? Reason::Kind::card : Reason::Kind::money,
          .without = quality_in(view.options, without),
          .with = quality_in(view.options, with),
          .first_pen = pens > 0 && prospector.pens() == pens};
}

constexpr Reason of_place(const Content& content, const View& view, const Action& action) {
  const Cards cards = PlaceStep::incoming(view, view.seat());
  const Prospector prospector(content, view.options, view.desk(view.seat()), cards);
  const cinecitta_heuristic::Hopes hopes{prospector.studio(), prospector.hand()};
  const auto placed = prospector.placed(hopes, prospector.entering(), action.out());
  return {.kind = Reason::Kind::movie, .with = quality_in(view.options, prospector.best(placed))};
}

}  // namespace backlot::bots::cinecitta_reason

namespace backlot::bots {

template <class Memory>
std::optional<cinecitta::Reason> reason_for(const cinecitta::Content& content, const cinecitta::View& view,
                                            const cinecitta::Action& action, const Memory& /*none*/) {
  switch (action.kind) {
    case cinecitta::Action::Kind::offer: return cinecitta_reason::of_offer(content, view, action);
    case cinecitta::Action::Kind::secure:
    case cinecitta::Action::Kind::headhunt: return cinecitta_reason::of_answer(content, view, action);
    case cinecitta::Action::Kind::place: break;
  }
  return cinecitta_reason::of_place(content, view, action);
}

}  // namespace backlot::bots
