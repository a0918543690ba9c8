// A naive reference of the proportions that imagine states (imagine.hpp): how likely a world is when
// everybody chooses cards at random, from its log alone. No weights where imagine states none.
#pragma once
#include <array>
#include <cstddef>
#include <vector>

#include "games/hollywood/meta.hpp"

namespace backlot::hollywood {

class StatedProportions {
 public:
  std::vector<double> operator()(const Content& content, const View& view, const std::vector<State>& worlds) const {
    for (const Trace& trace : view.log) {
      if (trace.from_new_deck() || trace.move() == CardMove::looked_at_hand || trace.move() == CardMove::passed)
        return {};
    }
    if (!view.dressings.empty()) return {};
    const KnownKinds known(view);
    std::vector<double> weights;
    for (const State& world : worlds) weights.push_back(weight(content, view, known, world));
    return weights;
  }

 private:
  static double weight(const Content& content, const View& view, const KnownKinds& known, const State& world) {
    Counts deck = cards_for(content, view.players());
    std::array<Counts, max_players> hands{};
    Counts score{};
    Counts movie{};
    Counts mine{};                // of the movie, known to the viewer
    std::vector<Card> looked_at;  // by the viewer, in the movie that is not revealed yet
    double weight = 1;
    const auto move = [&](std::size_t i, Counts& from, Counts* to, const Counts* without = nullptr) {
      const std::size_t kind = index(world.log[i].card());
      if (known[i] == Card::unknown || &from == &deck) {
        const int there = from[kind] - (without == nullptr ? 0 : (*without)[kind]);
        weight *= there > 1 ? there : 1;
      }
      --from[kind];
      if (to != nullptr) ++(*to)[kind];
    };
    std::array<int, card_kinds> together{};  // of the cards that left a hand at once, in any order
    int size = 0;
    const auto hand = [&](const Trace& trace) -> Counts& { return hands[index(trace.who())]; };
    for (std::size_t i = 0; i < world.log.size(); ++i) {
      const Trace trace = world.log[i];
      const bool ghost = is_ghost(trace.who());
      const bool seen = known[i] != Card::unknown;
      if (i == 0 || !trace.leaves_with(world.log[i - 1])) {
        together = {};
        size = 0;
      }
      if (!seen) weight *= static_cast<double>(++size) / ++together[index(trace.card()) % card_kinds];
      switch (trace.move()) {
        case CardMove::drew: move(i, deck, ghost ? nullptr : &hand(trace)); break;
        case CardMove::discarded: move(i, hand(trace), nullptr); break;
        case CardMove::added:
          if (ghost) {
            ++movie[index(trace.card())];
          } else {
            move(i, hand(trace), &movie);
          }
          if (seen) ++mine[index(trace.card())];
          break;
        case CardMove::drew_score: move(i, deck, &score); break;
        case CardMove::discarded_score: move(i, score, nullptr); break;
        case CardMove::added_score:
          move(i, score, &movie);
          if (seen) ++mine[index(trace.card())];
          break;
        case CardMove::dealt: move(i, deck, &movie); break;
        case CardMove::removed: move(i, movie, nullptr, &mine); break;
        case CardMove::premiered:
          movie = {};
          mine = {};
          looked_at.clear();
          break;
        case CardMove::looked_at_movie:
          if (seen) {
            looked_at.push_back(trace.card());
          } else if (i + 1 == world.log.size() || world.log[i + 1].who() != trace.who()) {
            weight *= movie[index(trace.card())];  // somebody else's look: any card that was there
          }
          break;
        default: break;
      }
    }
    if (view.step != Step::after_reveal && view.step != Step::over) {
      for (const Card card : looked_at) {
        const int there = movie[index(card)];
        if (mine[index(card)] == 0 && there > 1) weight *= there;
      }
    }
    return weight * sealed(content, view, world) * loyalties(content, view, world);
  }

  // Every deal of loyalty cards is as likely as any other.
  static double loyalties(const Content& content, const View& view, const State& world) {
    const Dealing& dealing = content.dealing[(view.options.random_loyalties ? max_players : view.players()) - 1];
    std::array<int, 3> left{dealing.patriots, dealing.communists, dealing.rising_stars};
    double weight = 1;
    for (const Desk& desk : world.desks) weight *= left[static_cast<std::size_t>(desk.loyalty)]--;
    return weight;
  }

  // Even among the choices.
  static double sealed(const Content& content, const View& view, const State& world) {
    double weight = 1;
    if (view.step != Step::stars) return weight;
    for (const Seat seat : view.decided) {
      if (seat == view.seat()) continue;
      Scratch<Action, 16> ways;
      StarsStep::legal_actions(content, world, seat, ways);
      weight /= static_cast<double>(ways.size());
    }
    return weight;
  }
};

}  // namespace backlot::hollywood
