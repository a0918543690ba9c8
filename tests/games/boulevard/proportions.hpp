// A naive reference of the proportions that imagine states (imagine.hpp, hidden/), made from the set
// of possible worlds alone. imagine decides one thing after the other; each decision is even among
// the values that some world continues, except where the unseen tips lie: there each placement of
// physical cards is as likely as any other.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "games/boulevard/meta.hpp"
#include "support/decided.hpp"

namespace backlot::boulevard {

class StatedProportions {
 public:
  std::vector<double> operator()(const Content& content, const View& view, const std::vector<State>& worlds) const {
    std::vector<Decisions> decisions;
    for (const State& world : worlds) decisions.push_back(decisions_of(content, view, world));
    return testing_support::weights_of(decisions);
  }

 private:
  using Decisions = std::vector<testing_support::Decided>;

  static Decisions decisions_of(const Content& content, const View& view, const State& world) {
    Decisions taken{testing_support::cards_decided(places_of(world))};
    taken.push_back({{leaf_bits(world.agency)}});
    for (const Pips pips : world.preview) taken.push_back({{leaf_bits(pips)}});
    taken.push_back({{leaf_bits(world.secret_genre)}});
    for (const Seat seat : world.seats()) {
      const Theatre& theatre = world.theatre(seat);
      if (view.step == Step::advertise) add_screen(content, theatre, taken);
      taken.push_back({{leaf_bits(theatre.answer)}});
    }
    return taken;
  }

  static void add_screen(const Content& content, const Theatre& theatre, Decisions& taken) {
    const Screen& screen = theatre.screen;
    taken.push_back({{screen.sections_set}});
    for (std::size_t i = 0; i < screen.sections_set; ++i) taken.push_back({{leaf_bits(screen.invested[i])}});
    for (std::size_t kind = 0; kind < content.tips.size(); ++kind) {
      const auto tip = static_cast<Tip>(kind);
      std::size_t left = copies_in_hand(theatre, tip);
      for (const Chosen& chosen : screen.tips) {
        if (chosen.tip != tip) continue;
        taken.push_back({{leaf_bits(chosen.film), leaf_bits(chosen.section)}});
        --left;
      }
      for (; left > 0; --left) taken.emplace_back();
    }
    taken.push_back({{leaf_bits(screen.choosing)}});
  }

  // What each hand has of each shuffle, and the deck.
  static std::vector<testing_support::Value> places_of(const State& world) {
    std::map<std::pair<std::size_t, Shuffle>, testing_support::Value> hands;
    for (const Seat seat : world.seats()) {
      for (const Held& held : world.theatre(seat).hand) {
        hands[{index(seat), held.shuffle}].push_back(static_cast<std::uint64_t>(held.tip));
      }
    }
    std::vector<testing_support::Value> places(1);
    for (const Tip tip : world.deck) places[0].push_back(static_cast<std::uint64_t>(tip));
    for (auto& [where, cards] : hands) places.push_back(std::move(cards));
    return places;
  }
};

}  // namespace backlot::boulevard
