// A naive reference of the proportions that imagine states (imagine.hpp, hidden/amounts.hpp), made
// from the set of possible worlds alone. imagine decides one thing after the other; each decision is
// even among the values that some world continues, except where the unseen cards lie: there each
// placement of physical cards is as likely as any other.
#pragma once
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "contract/kit/exactness.hpp"
#include "games/cinecitta/meta.hpp"

namespace backlot::cinecitta {

class StatedProportions {
 public:
  std::vector<double> operator()(const Content& /*content*/, const View& view, const std::vector<State>& worlds) const {
    std::vector<Decisions> decisions;
    for (const State& world : worlds) decisions.push_back(decisions_of(view, world));
    // What follows a prefix of decisions, with the weight of each value.
    std::map<Decisions, std::map<Value, double>> followers;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
      Decisions prefix;
      for (const Value& value : decisions[i]) {
        const bool cards = prefix.size() == place_of_cards(view);
        followers[prefix][value] = cards ? kit::physical_placements(places_of(worlds[i])) : 1;
        prefix.push_back(value);
      }
    }
    std::vector<double> weights;
    for (const Decisions& taken : decisions) {
      double weight = 1;
      Decisions prefix;
      for (const Value& value : taken) {
        double all = 0;
        for (const auto& [other, its_weight] : followers[prefix]) all += its_weight;
        weight *= followers[prefix][value] / all;
        prefix.push_back(value);
      }
      weights.push_back(weight);
    }
    return weights;
  }

 private:
  using Value = std::vector<std::uint64_t>;
  using Decisions = std::vector<Value>;

  static std::size_t folder_rounds(const Position& table) { return table.step == Step::over ? 0 : table.rounds.size(); }
  // Answers of past rounds, amounts, answers of this round, past cards: one decision each by folder.
  static std::size_t place_of_cards(const View& view) {
    const std::size_t rounds = folder_rounds(view);
    const std::size_t past = rounds == 0 ? 0 : rounds - 1;
    return view.players() * (past + rounds + (rounds - past) + past);
  }

  static Decisions decisions_of(const View& view, const State& world) {
    Decisions taken;
    const std::size_t rounds = folder_rounds(view);
    const std::size_t past = rounds == 0 ? 0 : rounds - 1;
    const auto each_folder = [&](std::size_t from, std::size_t to, const auto& value) {
      for (std::size_t r = from; r < to; ++r) {
        for (const Folder& folder : world.rounds[r].folders)
          taken.push_back({static_cast<std::uint64_t>(value(folder))});
      }
    };
    each_folder(0, past, [](const Folder& folder) { return folder.answer; });
    each_folder(0, rounds, [](const Folder& folder) { return static_cast<Answer>(folder.notes.count); });
    each_folder(past, rounds, [](const Folder& folder) { return folder.answer; });
    each_folder(0, past, [](const Folder& folder) { return static_cast<Answer>(folder.card); });
    Value cards;
    for (const auto& place : places_of(world)) {
      cards.push_back(place.size());
      cards.insert(cards.end(), place.begin(), place.end());
    }
    taken.push_back(cards);
    for (const Desk& desk : world.desks) taken.push_back(kit::leaves_of(desk.moving_out));
    return taken;
  }

  // Hands, the folders of this round, what is left over.
  static std::vector<std::vector<std::uint64_t>> places_of(const State& world) {
    std::vector<std::vector<std::uint64_t>> places;
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
