// What people speak of after a game, found in its record. Each has one meaning, and may be missing:
//   the decisive moment  the first move after which no winner was behind any more (contract/lead.hpp); where none ever
//                        was, the first after which they alone were ahead to the end. Where all chose together and
//                        their choices took effect at once it is nobody's. A game with a lead of its own is decided in
//                        its last round, and its moment is there.
//   the biggest lie      of the false claims somebody made about themselves, the one whose movie went furthest to one
//                        side; of equal ones the first
//   the boldest choice   of the choices that the guide (bots/bots.hpp) would not have made from what that seat saw,
//                        the one with which its maker gained most lead by the end of the round; of equal ones the first
//   the chart            how everybody stood round by round (bots/chart.hpp)
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "bots/chart.hpp"
#include "contract/lead.hpp"
#include "table/replay.hpp"

namespace backlot::bots {

// As in a decision of docs/protocol.md, with the step in which it was asked for: "no" alone says little.
template <Game G>
struct ChoiceMade {
  using Step = decltype(G::State::step);
  typename G::Action action{};
  std::string text;
  Step asked{};

  friend void fields(Is<ChoiceMade> auto& x, const auto& visit) {
    visit("action", x.action);
    visit("text", x.text);
    visit("asked", x.asked);
  }
};

template <Game G>
struct DecisiveMoment {
  std::size_t step = 0;  // the move, from 1
  std::size_t round = 0;
  std::optional<Seat> seat;
  std::optional<ChoiceMade<G>> choice;
  bool behind = false;  // whether a winner was, before it

  friend void fields(Is<DecisiveMoment> auto& x, const auto& visit) {
    visit("step", x.step);
    visit("round", x.round);
    visit("seat", x.seat);
    visit("choice", x.choice);
    visit("behind", x.behind);
  }
};

template <Game G>
struct BiggestLie {
  std::size_t step = 0;   // said after so many moves
  std::size_t round = 0;  // whose movie it was about
  Seat seat{};
  ClaimOf<G> claim{};
  std::string text;  // what was said
  std::string fact;  // and what was true

  friend void fields(Is<BiggestLie> auto& x, const auto& visit) {
    visit("step", x.step);
    visit("round", x.round);
    visit("seat", x.seat);
    visit("claim", x.claim);
    visit("text", x.text);
    visit("fact", x.fact);
  }
};

template <Game G>
struct BoldestChoice {
  std::size_t step = 0;
  std::size_t round = 0;
  Seat seat{};
  ChoiceMade<G> choice;
  ChoiceMade<G> usual;  // what the guide would have done
  std::int32_t gained = 0;

  friend void fields(Is<BoldestChoice> auto& x, const auto& visit) {
    visit("step", x.step);
    visit("round", x.round);
    visit("seat", x.seat);
    visit("choice", x.choice);
    visit("usual", x.usual);
    visit("gained", x.gained);
  }
};

template <Game G>
struct Closing {
  std::optional<DecisiveMoment<G>> decisive;
  std::optional<BiggestLie<G>> lie;
  std::optional<BoldestChoice<G>> boldest;
  std::optional<std::vector<ChartLine>> chart;  // of a game that is over

  friend void fields(Is<Closing> auto& x, const auto& visit) {
    visit("decisive", x.decisive);
    visit("lie", x.lie);
    visit("boldest", x.boldest);
    visit("chart", x.chart);
  }
};

// A game on record that is over.
template <Game G>
class LookBack {
 public:
  explicit LookBack(const ReplayOf<G>& replay) : replay_(replay), winners_(outcome(content(), at(last())).winners) {}

  std::optional<DecisiveMoment<G>> decisive() const {
    if (winners_.empty()) return std::nullopt;
    const auto level = [&](std::size_t step) { return lead_at(step) >= 0; };
    const auto alone = [&](std::size_t step) { return lead_at(step) >= 0 && others_at(step) < 0; };
    std::size_t step = since(level);
    const bool behind = step > begin();
    if (!behind) step = since(alone);
    if (step == begin() || step > last()) return std::nullopt;
    DecisiveMoment<G> found{step, replay_.round(step - 1), {}, {}, behind};
    if (chosen_together(step)) return found;
    found.seat = moves()[step - 1].seat;
    found.choice = made(moves()[step - 1].action, step);
    return found;
  }

  std::optional<BiggestLie<G>> lie() const {
    std::optional<BiggestLie<G>> biggest;
    if constexpr (requires(const typename G::State& state, const ClaimOf<G>& claim) {
                    weight_of_lie(state, state, claim);
                  }) {
      std::int32_t most = -1;
      for (const Talk<G>& said : replay_.record().talk) {
        if (!said.claim || said.after > last()) continue;
        const Verdict verdict = judge(content(), at(said.after), said.seat, *said.claim);
        const auto weight = weight_of_lie(at(said.after), at(last()), *said.claim);
        if (verdict.holds || !weight || *weight <= most) continue;
        most = *weight;
        biggest = {said.after, movie_spoken_of(at(said.after)) + 1,
                   said.seat,  *said.claim,
                   said.text,  replay_.by_name(std::string(verdict.fact.view()))};
      }
    }
    return biggest;
  }

  std::optional<BoldestChoice<G>> boldest() const {
    std::optional<BoldestChoice<G>> found;
    GuideOf<G> guide;
    for (std::size_t step = 1; step <= last(); ++step) {
      const Move<G>& move = moves()[step - 1];
      if (!waiting_on(content(), at(step - 1)).has(move.seat)) continue;  // it came between
      const std::int32_t gained =
          lead_of_round<G>(content(), at(round_end(step)), move.seat, replay_.round(step - 1) - 1) -
          lead_of<G>(content(), at(step - 1), move.seat);
      if (gained <= (found ? found->gained : 0)) continue;
      const typename G::View view = seen_by(content(), at(step - 1), move.seat);
      FastChance chance(step);
      const typename G::Action usual = guide.choose(content(), view, chance);
      const ChoiceMade<G> chosen = made(move.action, step);
      const ChoiceMade<G> instead = made(usual, step);
      if (instead.text == chosen.text) continue;
      found = {step, replay_.round(step - 1), move.seat, chosen, instead, gained};
    }
    return found;
  }

 private:
  const typename G::Content& content() const { return replay_.record().content; }
  const std::vector<Move<G>>& moves() const { return replay_.record().moves; }
  const typename G::State& at(std::size_t step) const { return replay_.state(step); }
  std::size_t last() const { return replay_.steps(); }
  // From where on somebody may have been behind.
  std::size_t begin() const {
    if constexpr (!HasOwnLead<G>) return 0;
    std::size_t step = last();
    while (step > 0 && replay_.round(step - 1) == replay_.round(last())) --step;
    return step;
  }
  // What was chosen in that move.
  ChoiceMade<G> made(const typename G::Action& action, std::size_t move) const {
    return {action, std::string(describe(content(), action).view()), at(move - 1).step};
  }

  // The worst of the winners, and the best of the others.
  std::int32_t lead_at(std::size_t step) const {
    std::optional<std::int32_t> worst;
    for (const Seat seat : winners_) {
      const std::int32_t lead = lead_of<G>(content(), at(step), seat);
      worst = std::min(worst.value_or(lead), lead);
    }
    return *worst;
  }
  std::int32_t others_at(std::size_t step) const {
    std::int32_t best = -1;
    for (const Seat seat : SeatSet::first(replay_.players())) {
      if (!winners_.has(seat)) best = std::max(best, lead_of<G>(content(), at(step), seat));
    }
    return best;
  }
  // Others were asked when the maker of that move was, in the same step: who alone is asked what follows from a vote
  // decides alone. A game's own lead counts what is chosen already.
  bool chosen_together(std::size_t step) const {
    if constexpr (HasOwnLead<G>) return false;
    const Seat seat = moves()[step - 1].seat;
    const auto asked = at(step - 1).step;
    for (; step > 0 && at(step - 1).step == asked && waiting_on(content(), at(step - 1)).has(seat); --step) {
      if (waiting_on(content(), at(step - 1)).size() > 1) return true;
    }
    return false;
  }
  // The first step from which on it holds to the end; one past the last when it does not even hold there.
  template <class Holds>
  std::size_t since(const Holds& holds) const {
    std::size_t step = last() + 1;
    while (step > begin() && holds(step - 1)) --step;
    return step;
  }
  // The last step of the round in which that move was made.
  std::size_t round_end(std::size_t step) const {
    std::size_t end = step;
    while (end < last() && replay_.round(end) == replay_.round(step - 1)) ++end;
    return end;
  }

  const ReplayOf<G>& replay_;
  SeatSet winners_;
};

template <Game G>
Closing<G> closing_of(const ReplayOf<G>& replay) {
  if (!replay.over()) return {};
  const LookBack<G> back(replay);
  return {back.decisive(), back.lie(), back.boldest(), chart_of(replay)};
}

// As JSON: {"decisive", "lie", "boldest", "chart"}, without those there are none of.
std::string closing_json(const Replay& replay);

}  // namespace backlot::bots
