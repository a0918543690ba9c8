// The bots of all games, compiled.
#include "bots/bots.hpp"

#include <cmath>
#include <tuple>

#include "bots/hint.hpp"
#include "games/registry.hpp"

namespace backlot::bots {

template <Game G>
typename G::Action choose(AnyBot<G>& bot, const typename G::Content& content, const typename G::View& view,
                          FastChance& chance) {
  return std::visit([&](auto& which) { return which.choose(content, view, chance); }, bot.which);
}

template <Game G>
std::optional<typename G::Action> interrupt(AnyBot<G>& bot, const typename G::Content& content,
                                            const typename G::View& view, FastChance& chance) {
  return std::visit(
      [&](auto& which) -> std::optional<typename G::Action> {
        if constexpr (requires { which.interrupt(content, view, chance); }) {
          return which.interrupt(content, view, chance);
        } else {
          return std::nullopt;
        }
      },
      bot.which);
}

template <Game G>
std::vector<Hint<G>> hints(const typename G::Content& content, const Stream<G>& seen, std::uint64_t seed,
                           const Budget& budget, std::size_t best) {
  const typename G::View& view = *seen.now;
  const auto percent = [](double share) { return std::to_string(std::lround(100 * share)) + "%"; };
  TreeSearch<G, GuideOf<G>> search;
  using Memory = typename MemoryOf<G>::Type;
  Memory memory;
  const typename G::Action only = [&] {
    if constexpr (std::same_as<Memory, NoMemory>) {
      return search.choose(content, view, seed, budget);
    } else {
      follow<G>(content, seen, memory, [](std::size_t /*moves*/) {});
      memory.look(content, view);
      return search.choose(content, view, seed, budget, memory);
    }
  }();
  const auto text = [&](const typename G::Action& action) { return std::string(describe(content, action).view()); };
  std::vector<Hint<G>> found;
  if (search.tried().empty()) {
    found.push_back({only, text(only), 0, 0, true, "There is no other choice.", std::nullopt});
    return found;
  }
  FastChance chance(seed);
  const typename G::Action usual = GuideOf<G>{}.choose(content, view, chance);
  for (const auto& tried : search.tried()) {
    if (found.size() == best) break;
    Hint<G> hint{tried.action, text(tried.action), tried.win_rate(), tried.visits, tried.action == usual, {}, {}};
    hint.why = "Wins " + percent(hint.wins) + " of " + std::to_string(hint.games) +
               (hint.games == 1 ? " game" : " games") + " imagined from what this seat knows";
    if (!found.empty()) hint.why += "; the first choice wins " + percent(found[0].wins);
    if (hint.usual) hint.why += "; it is also what looks best at first sight";
    hint.why += ".";
    hint.reason = reason_for(content, view, tried.action, memory);
    found.push_back(std::move(hint));
  }
  return found;
}

[[gnu::used]] static const auto compiled =
    of_each_game([]<Game G>() { return std::tuple{&choose<G>, &interrupt<G>, &hints<G>}; });

}  // namespace backlot::bots
