#include "lab/study/estimate.hpp"

#include <algorithm>
#include <string>
#include <tuple>

#include "games/registry.hpp"
#include "lab/on_threads.hpp"

namespace backlot::lab {

namespace {

// Plays one game of the study and estimates at the start of each round.
template <Game G>
void play_and_estimate(const Study<G>& study, const std::vector<bots::AnyBot<G>>& out, std::uint64_t game,
                       std::uint32_t worlds, EstimateTallies& tallies) {
  const std::uint64_t seed = game_seed(study.seed, game);
  BareTable<G> table(study.content, study.options, FastChance(seed));
  std::vector<EstimateTallies::Made> made;
  std::size_t actions = 0;
  std::size_t round = ~std::size_t{0};
  play_to_the_end<G>(
      study.content, table, study.bots, seed, [&](Seat seat, const typename G::Action& action, auto& bots) {
        std::size_t now = 0;
        if constexpr (HasRounds<G>) now = MetricsOf<G>::round(table.state());
        if (now != round) {
          round = now;
          made.push_back({actions, own_chances<G>(study.content, table.state(), out, worlds, combine(seed, now))});
        }
        table.act(seat, action, bots);
        ++actions;
      });
  tallies.add(made, std::max<std::size_t>(actions, 1), outcome(study.content, table.state()).winners);
}

}  // namespace

template <Game G>
std::vector<bots::AnyBot<G>> playing_out(const std::vector<bots::AnyBot<G>>& bots) {
  std::vector<bots::AnyBot<G>> all;
  for (const bots::AnyBot<G>& bot : bots) {
    all.push_back(*bots::bot_named<G>(bot.name == "random" ? "random" : std::string(bots::default_bot<G>)));
  }
  return all;
}

template <Game G>
Estimate imagined_wins(const typename G::Content& content, const typename G::View& view,
                       const std::vector<bots::AnyBot<G>>& bots, std::uint32_t worlds, std::uint64_t seed) {
  std::vector<std::uint32_t> won(bots.size());
  for (std::uint32_t world = 0; world < worlds; ++world) {
    FastChance chance(combine(seed, world));
    const typename G::State imagined = imagine(content, view, chance);
    BareTable<G> table(content, imagined, chance);
    play_quietly<G>(content, table, bots, combine(seed, ~std::uint64_t{world}));
    for (const Seat seat : outcome(content, table.state()).winners) ++won[index(seat)];
  }
  Estimate estimate;
  for (const std::uint32_t wins : won) estimate.push_back(static_cast<std::int32_t>(1000 * wins / worlds));
  return estimate;
}

template <Game G>
Estimate own_chances(const typename G::Content& content, const typename G::State& state,
                     const std::vector<bots::AnyBot<G>>& bots, std::uint32_t worlds, std::uint64_t seed) {
  Estimate chances;
  for (std::size_t i = 0; i < bots.size(); ++i) {
    const auto view = seen_by(content, state, seat_at(i));
    chances.push_back(imagined_wins<G>(content, view, bots, worlds, combine(seed, i))[i]);
  }
  return chances;
}

template <Game G>
std::uint64_t estimate_games(const Study<G>& study, Range games, std::uint32_t worlds, EstimateTallies& tallies,
                             Watch& watch) {
  const std::vector<bots::AnyBot<G>> out = playing_out<G>(study.bots);
  return play_each(
      games, {study.threads, 4, estimate_weight(study.bots.size(), worlds)}, watch, [] { return EstimateTallies{}; },
      [&](std::uint64_t game, EstimateTallies& mine) { play_and_estimate<G>(study, out, game, worlds, mine); },
      [&](const EstimateTallies& mine) { add_up(tallies, mine); });
}

[[gnu::used]] static const auto compiled_estimates = of_each_game(
    []<Game G>() { return std::tuple{&playing_out<G>, &imagined_wins<G>, &own_chances<G>, &estimate_games<G>}; });

}  // namespace backlot::lab
