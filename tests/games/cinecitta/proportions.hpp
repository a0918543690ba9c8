// A naive reference of the proportions that imagine states (imagine.hpp, hidden/amounts.hpp), made
// from the set of possible worlds alone. imagine decides one thing after the other; each decision is
// even among the values that some world continues, except where the unseen cards lie: there each
// placement of physical cards is as likely as any other.
#pragma once
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "games/cinecitta/meta.hpp"
#include "support/decided.hpp"

namespace backlot::cinecitta {

class StatedProportions {
 public:
  std::vector<double> operator()(const Content& /*content*/, const View& view, const std::vector<State>& worlds) const {
    std::vector<Decisions> decisions;
    for (const State& world : worlds) decisions.push_back(decisions_of(view, world));
    return testing_support::weights_of(decisions);
  }

 private:
  using Decisions = std::vector<testing_support::Decided>;

  static Decisions decisions_of(const View& view, const State& world) {
    Decisions taken;
    const std::size_t rounds = view.step == Step::over ? 0 : view.rounds.size();
    const std::size_t past = rounds == 0 ? 0 : rounds - 1;
    const auto each_folder = [&](std::size_t from, std::size_t to, const auto& value) {
      for (std::size_t r = from; r < to; ++r) {
        for (const Folder& folder : world.rounds[r].folders)
          taken.push_back({{static_cast<std::uint64_t>(value(folder))}});
      }
    };
    each_folder(0, past, [](const Folder& folder) { return folder.answer; });
    each_folder(0, rounds, [](const Folder& folder) { return static_cast<Answer>(folder.notes.count); });
    each_folder(past, rounds, [](const Folder& folder) { return folder.answer; });
    each_folder(0, past, [](const Folder& folder) { return static_cast<Answer>(folder.card); });
    taken.push_back(testing_support::cards_decided(places_of(world)));
    for (const Desk& desk : world.desks) taken.push_back({kit::leaves_of(desk.moving_out)});
    return taken;
  }

  // Hands, the folders of this round, what is left over.
  static std::vector<testing_support::Value> places_of(const State& world) {
    std::vector<testing_support::Value> places;
    const auto add = [&](const auto& cards) {
      places.emplace_back();
      for (const Card card : cards) places.back().push_back(static_cast<std::uint64_t>(card));
    };
    for (const Desk& desk : world.desks) add(desk.hand);
    if (world.step != Step::over) {
      for (const Folder& folder : world.rounds[world.round].folders) add(std::array{folder.card});
    }
    add(world.left_over);
    return places;
  }
};

}  // namespace backlot::cinecitta
