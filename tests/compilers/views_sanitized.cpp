// Asks everything of Views that may be asked of them, for every seat and for spectators, under sanitizers: what is
// unknown in a View is a number beyond all others, and must not become a shift or an index.
//   views_sanitized [GAMES for each option set]
#include <cstdio>
#include <cstdlib>

#include "content/all.hpp"
#include "contract/looked_for.hpp"
#include "contract/outlook.hpp"
#include "contract/signature.hpp"
#include "games/registry.hpp"

namespace backlot {
namespace {

std::uint64_t asked = 0;

template <Game G>
std::uint64_t ask(const typename G::Content& content, const typename G::View& view, std::size_t players,
                  FastChance& dice) {
  std::uint64_t hash = hash_of(view);
  ActionsOf<G> actions;
  hash = combine(hash, waiting_on(content, view).bits());
  hash = combine(hash, may_interrupt(content, view).bits());
  hash = combine(hash, is_over(content, view) ? 1 : 0);
  for (const Seat seat : SeatSet::first(players)) {
    actions.clear();
    legal_actions(content, view, seat, actions);
    hash = combine(hash, actions.size());
    // What another seat could do is nobody's business, and the View says so before it looks. Below that the rules are
    // asked about hands that are not seen: whatever they answer, it must not depend on the machine.
    legal_actions(content, static_cast<const typename G::View::Position&>(view), seat, actions);
    hash = combine(hash, actions.size());
    for (std::size_t i = 0; i < 8; ++i) {
      const auto action = G::unpack(dice.below(static_cast<std::uint32_t>(G::action_space), 0));
      hash = combine(hash, check(content, view, seat, action) ? 1 : 0);
    }
  }
  if (waiting_on(content, view).has(view.seat())) hash = combine(hash, pack(default_action(content, view)));
  hash = combine(hash, clause_of(content, view).number);
  if constexpr (HasOutlook<G>) {
    const auto seen = outlook(content, view);
    asm volatile("" : : "r"(&seen) : "memory");  // it is used, whatever the optimiser thinks
  }
  if (waiting_on(content, view).has(view.seat())) {
    for_each_barred<G>(content, view,
                       [&](const auto& action, auto /*refusal*/) { hash = combine(hash, pack(action)); });
  }
  if (dice.below(8, 0) == 0) hash = combine(hash, hash_of(imagine(content, view, dice)));
  ++asked;
  return hash;
}

template <Game G>
std::uint64_t play(const typename G::Content& content, const typename G::Options& options, std::uint64_t seed) {
  FastChance chance(seed);
  FastChance dice(~seed);
  NoEvents quiet;
  ActionsOf<G> actions;
  typename G::State state = setup(content, options, chance);
  std::uint64_t hash = 0;
  for (std::size_t done = 0; done < G::max_actions && !is_over(content, state); ++done) {
    for (const Seat seat : SeatSet::first(options.players)) {
      hash = combine(hash, ask<G>(content, seen_by(content, state, seat), options.players, dice));
    }
    hash = combine(hash, ask<G>(content, seen_by(content, state, nobody), options.players, dice));
    const SeatSet waiting = waiting_on(content, state);
    if (waiting.empty()) break;
    legal_actions(content, state, waiting.front(), actions);
    if (actions.empty()) break;
    apply(content, state, waiting.front(), actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)], chance,
          quiet);
  }
  return hash;
}

}  // namespace
}  // namespace backlot

int main(int argc, char** argv) {
  const std::size_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 2;
  bool looked = games > 0;
  backlot::for_each_game([&](auto game) {
    using G = decltype(game);
    backlot::asked = 0;
    std::uint64_t hash = 0;
    backlot::for_each_option_set<G>(standard_content(game), [&](const auto& options) {
      for (std::size_t seed = 0; seed < games; ++seed) {
        hash = backlot::combine(hash, backlot::play<G>(standard_content(game), options, seed));
      }
    });
    looked = looked && backlot::asked > 0;
    std::printf("%s: %llu views, %llx\n", G::id.data(), static_cast<unsigned long long>(backlot::asked),
                static_cast<unsigned long long>(hash));
  });
  return looked ? 0 : 1;
}
