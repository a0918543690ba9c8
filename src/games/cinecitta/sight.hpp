// What each seat sees: hide() makes the rest of its View unknown (contract/view.hpp).
#pragma once
#include <optional>

#include "games/cinecitta/event.hpp"
#include "games/cinecitta/steps/steps.hpp"

namespace backlot::cinecitta {

using View = ViewOf<Position>;

// C37-28: giver and receiver know a folder; the receiver from step 2 on, its answer the giver from
// step 3 on.
constexpr void hide_folder(const Position& table, std::size_t round, Seat giver, Seat seat, Folder& folder) {
  const bool now = round == table.round;
  const bool offering = now && table.step == Step::offer;
  const bool answering = now && table.step == Step::answer;
  if (offering && !table.decided.has(giver)) return;
  const Seat receiver = receiver_of(table.options, round, giver);
  if (seat != giver && (seat != receiver || offering)) {
    folder.card = Card::unknown;
    folder.notes = unknown_notes;
  }
  if (offering || (answering && !table.decided.has(receiver))) return;
  if (seat != receiver && (seat != giver || answering)) folder.answer = Answer::unknown;
}

// C37-28, once a round is over: of its folders a seat knows the one it gave and the one it received.
constexpr void hide_past_folders(const Position& table, std::size_t round, Seat seat, Round& played) {
  const auto& folders = table.rounds[round].folders;
  for (Folder& folder : played.folders) folder = {Card::unknown, unknown_notes, Answer::unknown};
  if (index(seat) >= table.players()) return;
  for (const Seat giver : {seat, giver_to(table.options, round, seat)}) {
    played.folders[index(giver)] = folders[index(giver)];
  }
}

constexpr void hide(const Content& /*content*/, const State& state, View& view) {
  const Seat seat = view.seat();
  for (const Seat other : SeatSet::first(state.players())) {
    if (other == seat) continue;
    Desk& desk = view.desk(other);
    for (Card& card : desk.hand) card = Card::unknown;          // C37-14
    if (state.step != Step::over) desk.wallet = unknown_notes;  // C37-12, C37-28
    desk.moving_out.clear();                                    // C37-35
  }
  for (Card& card : view.left_over) card = Card::unknown;  // C37-15
  for (std::size_t round = 0; round < view.rounds.size(); ++round) {
    Round& played = view.rounds[round];
    if (played.folders.empty()) continue;  // C37-75: after the last round none is left
    if (round != state.round) {
      hide_past_folders(state, round, seat, played);
      continue;
    }
    for (const Seat giver : SeatSet::first(state.players())) {
      hide_folder(state, round, giver, seat, played.folders[index(giver)]);
    }
  }
}

// What others have sealed in this step is back where it was (contract/reopen.hpp).
constexpr void reopen(const Content& /*content*/, View& view) {
  for (const Seat seat : view.decided) {
    if (view.step == Step::offer) {
      view.desk(seat).hand.push(Card::unknown);
      view.folder_from(seat) = {};
    }
    if (view.step == Step::answer) {
      view.folder_from(giver_to(view.options, view.round, seat)).answer = Answer::none;
    }
  }
  view.decided = {};
}

constexpr std::optional<Event> seen_by(const Content& /*content*/, const Event& event, Seat seat) {
  const bool own = event.seat == seat;
  Event seen = event;
  switch (event.kind) {
    case Event::Kind::offered:
      if (!own) {
        seen.card = Card::unknown;
        seen.notes = unknown_notes;
      }
      return seen;
    case Event::Kind::answered:
      if (!own) seen.answer = Answer::unknown;
      return seen;
    case Event::Kind::arranged:
      if (!own) seen.out.clear();
      return seen;
    case Event::Kind::passed:
    case Event::Kind::returned:  // C37-25: nobody else learns what became of a folder
      if (own || event.to == seat) return seen;
      return std::nullopt;
    case Event::Kind::placed:
    case Event::Kind::wallet_shown: return seen;
  }
  return std::nullopt;
}

// Whether somebody besides the one who decided learns from this event: no undo goes back past it.
constexpr bool reveals(const Event& event) {
  return event.kind != Event::Kind::offered && event.kind != Event::Kind::answered &&
         event.kind != Event::Kind::arranged;
}

// The mildest thing to do when time is up: give the first card with no money, keep the folder's
// money, change the Studio as little as the rules allow.
constexpr Action default_action(const Content& content, const View& view) {
  switch (view.step) {
    case Step::offer: return Action::offer(view.desk(view.seat()).hand[0], {});
    case Step::answer: return Action::secure();
    case Step::place:
    case Step::over: break;
  }
  Scratch<Action, PlaceStep::most_ways> ways;
  legal_actions(content, view, view.seat(), ways);
  return ways[0];
}

}  // namespace backlot::cinecitta
