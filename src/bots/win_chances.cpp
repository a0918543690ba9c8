#include "bots/win_chances.hpp"

#include <array>
#include <span>
#include <tuple>

#include "bots/network/chances.hpp"
#include "contract/belief.hpp"
#include "games/registry.hpp"

namespace backlot::bots {
namespace {

// Adds up what is said of many worlds; the whole of one is network::most_weight.
template <Game G>
class Chancing {
 public:
  using Content = typename G::Content;
  using State = typename G::State;
  using View = typename G::View;

  Chancing(const Content& content, Seat seat, network::NetworkPtr asked)
      : content_(content), seat_(seat), network_(std::move(asked)) {}

  // Whether the network can be asked about this position as it is.
  template <class Position>
  bool is_asked(const Position& x) {
    if (!network_ || waiting_on(content_, x).front() != seat_) return false;
    legal_actions(content_, x, seat_, actions_);
    return actions_.size() > 1;
  }

  void ask(const View& view) {
    std::int16_t numbers[observation_size<G>()];
    observe<G>(view, numbers);
    network::Seen seen;
    network::see(*network_, numbers, seen);
    const network::Chances chances = network::chances_of(seen, view.players());
    for (std::size_t i = 0; i < view.players(); ++i) sums_[(index(seat_) + i) % view.players()] += chances[i];
    ++worlds_;
  }

  void play_on(State& world, FastChance& chance) {
    NoEvents quiet;
    while (!is_over(content_, world)) {
      if (is_asked(world)) return ask(seen_by(content_, world, seat_));
      const Seat seat = waiting_on(content_, world).front();
      apply(content_, world, seat, next(world, seat, chance), chance, quiet);
    }
    for (const Seat seat : outcome(content_, world).winners) sums_[index(seat)] += network::most_weight;
    ++worlds_;
  }

  WinChances mean(std::size_t players) const {
    WinChances chances;
    for (std::size_t i = 0; i < players; ++i) {
      const std::uint64_t whole = std::uint64_t{worlds_} * network::most_weight;
      chances.push_back(static_cast<std::uint32_t>((1000 * sums_[i] + whole / 2) / whole));
    }
    return chances;
  }

 private:
  typename G::Action next(const State& world, Seat seat, FastChance& chance) {
    if (!network_) {
      if constexpr (requires { guide_.any(content_, world, seat, chance); }) {
        return guide_.any(content_, world, seat, chance);
      } else {
        return guide_.choose(content_, seen_by(content_, world, seat), chance);
      }
    }
    legal_actions(content_, world, seat, actions_);
    if (actions_.size() == 1) return actions_[0];
    std::int32_t scores[G::max_legal];
    Net<G>(network_).score_all(seen_by(content_, world, seat), actions_, scores);
    return actions_[network::sampled(std::span<const std::int32_t>(scores, actions_.size()), 100, chance)];
  }

  const Content& content_;
  Seat seat_;
  network::NetworkPtr network_;
  GuideOf<G> guide_;
  ActionsOf<G> actions_;
  std::array<std::uint64_t, G::max_players> sums_{};
  std::uint32_t worlds_ = 0;
};

}  // namespace

template <Game G>
bool network_tells_chances() {
  return network::network_of_chances<G>() != nullptr;
}

template <Game G>
WinChances win_chances(const typename G::Content& content, const Stream<G>& seen, std::uint64_t seed,
                       std::uint32_t worlds) {
  const typename G::View& view = *seen.now;
  Chancing<G> chancing(content, view.seat(), network::network_of_chances<G>());
  const auto imagine_all = [&](const auto& belief) {
    for (std::uint32_t world = 0; world < worlds; ++world) {
      FastChance chance(combine(seed, world));
      typename G::State imagined = imagine(content, view, chance, drawn_belief(belief, chance));
      chancing.play_on(imagined, chance);
    }
  };
  using Memory = typename MemoryOf<G>::Type;
  if (!is_over(content, view) && chancing.is_asked(view)) {
    chancing.ask(view);
  } else if constexpr (std::same_as<Memory, NoMemory>) {
    imagine_all(Uniform{});
  } else {
    Memory memory;
    follow<G>(content, seen, memory, [](std::size_t /*moves*/) {});
    memory.look(content, view);
    imagine_all(memory);
  }
  return chancing.mean(view.players());
}

[[gnu::used]] static const auto compiled_chances =
    of_each_game([]<Game G>() { return std::tuple{&network_tells_chances<G>, &win_chances<G>}; });

}  // namespace backlot::bots
