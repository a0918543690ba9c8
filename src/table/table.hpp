// A game being played: the state, and the log that made it.
#pragma once
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "contract/claim.hpp"

namespace backlot {

// One action as the log keeps it, with the draws and events it caused, in full.
template <Game G>
struct Move {
  Seat seat{};
  typename G::Action action;
  std::vector<Draw> draws;
  std::vector<typename G::Event> events;
  // An event may have nothing where others have a card; an action says all it means.
  static constexpr std::string_view in_full = "action";
  bool operator==(const Move&) const = default;

  friend void fields(Is<Move> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("action", x.action);
    visit("draws", x.draws);
    visit("events", x.events);
  }
};

// Whether an event of a log or record is the one that happens today. A game may have come to note more since
// (`as_noted_before`); what was noted must be so.
template <class Event>
constexpr bool is_noted(const Event& noted, const Event& happened) {
  if (noted == happened) return true;
  if constexpr (requires { as_noted_before(happened); }) return noted == as_noted_before(happened);
  return false;
}

// A claim and who made it, after so many moves.
template <Game G>
struct ClaimMade {
  Seat by{};
  ClaimOf<G> claim{};
  std::size_t after = 0;
  bool operator==(const ClaimMade&) const = default;
};

template <Game G, Chance Source = FastChance>
class Table {
 public:
  using Action = typename G::Action;
  using Content = typename G::Content;
  using Event = typename G::Event;
  using Options = typename G::Options;
  using Refusal = typename G::Refusal;
  using State = typename G::State;
  using View = typename G::View;

  // `content` must outlive the table; `options` must be sensible (check(content, options)).
  Table(const Content& content, const Options& options, Source source)
      : content_(&content), options_(options), source_(std::move(source)) {
    Recorded recorded(source_, [this](Draw draw) { deal_.push_back(draw); });
    state_ = setup(*content_, options_, recorded);
  }

  // Takes up a log again (see restore in table/restore.hpp, which checks it). The source is asked
  // for every recorded draw once more, so that its counters stand where the log ends; the log's own
  // outcomes are what counts.
  Table(const Content& content, const Options& options, Source source, std::vector<Draw> deal,
        std::vector<Move<G>> moves)
      : content_(&content),
        options_(options),
        source_(std::move(source)),
        deal_(std::move(deal)),
        moves_(std::move(moves)) {
    const auto replay = [this](const std::vector<Draw>& draws, const auto& with) {
      Tape tape(draws);
      Alongside both(tape, source_);
      with(both);
      expect(tape.fits() && tape.finished());
    };
    replay(deal_, [this](auto& chance) { state_ = setup(*content_, options_, chance); });
    NoEvents quiet;
    for (const Move<G>& move : moves_) {
      replay(move.draws, [&](auto& chance) { apply(*content_, state_, move.seat, move.action, chance, quiet); });
    }
  }

  const Content& content() const { return *content_; }
  const Options& options() const { return options_; }
  const State& state() const { return state_; }
  const std::vector<Draw>& deal() const { return deal_; }
  const std::vector<Move<G>>& moves() const { return moves_; }
  std::size_t players() const { return options_.players; }

  View view(Seat seat) const { return seen_by(*content_, state_, seat); }
  bool over() const { return is_over(*content_, state_); }
  SeatSet waiting() const { return waiting_on(*content_, state_); }
  SeatSet interrupting() const { return may_interrupt(*content_, state_); }
  ActionsOf<G> legal(Seat seat) const {
    ActionsOf<G> actions;
    legal_actions(*content_, state_, seat, actions);
    return actions;
  }

  // Refused, and nothing happens; or the action is applied and logged. Who watches is called with each event and the
  // state at that point.
  std::optional<Refusal> act(Seat seat, const Action& action) {
    return act(seat, action, [](const Event& /*event*/, const State& /*state*/) {});
  }
  template <class Watch>
  std::optional<Refusal> act(Seat seat, const Action& action, const Watch& watch) {
    if (const auto refusal = check(*content_, state_, seat, action)) return refusal;
    Move<G> move{seat, action, {}, {}};
    Recorded recorded(source_, [&move](Draw draw) { move.draws.push_back(draw); });
    EventsTo sink{[&](const Event& event) {
      move.events.push_back(event);
      watch(event, std::as_const(state_));
    }};
    apply(*content_, state_, seat, action, recorded, sink);
    moves_.push_back(std::move(move));
    return std::nullopt;
  }

  // The last move of a seat can be taken back while nothing was drawn or revealed by it or since, and what others
  // did since stands without it.
  bool can_undo(Seat seat) const {
    const auto at = undoable(seat);
    return at && (*at + 1 == moves_.size() || state_without(*at).has_value());
  }

  bool undo(Seat seat) {
    const auto at = undoable(seat);
    if (!at) return false;
    const auto before = state_without(*at);
    if (!before) return false;
    state_ = *before;
    moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(*at));
    return true;
  }

 private:
  std::optional<std::size_t> undoable(Seat seat) const {
    for (std::size_t i = moves_.size(); i-- > 0;) {
      const Move<G>& move = moves_[i];
      if (!move.draws.empty()) return std::nullopt;
      for (const Event& event : move.events) {
        if (reveals(event)) return std::nullopt;
      }
      if (move.seat == seat) return i;
    }
    return std::nullopt;
  }

  // As if that move had not been made; nothing when a later one is an answer to it.
  std::optional<State> state_without(std::size_t left_out) const {
    Tape deal(deal_);
    State state = setup(*content_, options_, deal);
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const Move<G>& move = moves_[i];
      if (i == left_out) continue;
      if (i > left_out && check(*content_, state, move.seat, move.action)) return std::nullopt;
      Tape tape(move.draws);
      std::vector<Event> events;
      EventsTo sink{[&events](const Event& event) { events.push_back(event); }};
      apply(*content_, state, move.seat, move.action, tape, sink);
      if (!tape.fits() || !tape.finished() || events != move.events) return std::nullopt;
    }
    return state;
  }

  const Content* content_;
  Options options_;
  Source source_;
  std::vector<Draw> deal_;
  State state_;
  std::vector<Move<G>> moves_;
};

}  // namespace backlot
