// Random games, with the list of legal actions and without: what `backlot bench` measures of the rules, in a program
// that is compiled in seconds. For comparing two trees (bench/against), for counting instructions (valgrind
// --tool=callgrind), and for collecting a profile (scripts/profiled).
//   playouts [GAME [PLAYERS [GAMES]]]
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "content/all.hpp"
#include "contract/legal.hpp"
#include "games/registry.hpp"

namespace {

using namespace backlot;

struct Played {
  std::uint64_t actions = 0;
  std::uint64_t sum = 0;  // over all endings: the same games were played if it is the same
};

template <Game G>
class Playouts {
 public:
  Playouts(const typename G::Content& content, std::size_t players) : content_(content) {
    options_.players = static_cast<decltype(options_.players)>(players);
  }

  Played listed(std::uint64_t games) {
    return play(games, [&](const typename G::State& state, Seat seat, FastChance& choices) {
      legal_actions(content_, state, seat, actions_);
      return actions_[choices.below(static_cast<std::uint32_t>(actions_.size()), 0)];
    });
  }
  Played unlisted(std::uint64_t games) {
    return play(games, [&](const typename G::State& state, Seat seat, FastChance& choices) {
      return legal_.one(content_, state, seat, [&](std::size_t count) -> std::size_t {
        return choices.below(static_cast<std::uint32_t>(count), 0);
      });
    });
  }

 private:
  template <class Choose>
  Played play(std::uint64_t games, const Choose& choose) {
    Played played;
    NoEvents quiet;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      FastChance chance(seed);
      FastChance choices(~seed);
      typename G::State state = setup(content_, options_, chance);
      for (; !is_over(content_, state); ++played.actions) {
        const Seat seat = waiting_on(content_, state).front();
        apply(content_, state, seat, choose(state, seat, choices), chance, quiet);
      }
      if (seed % 16 == 0) played.sum = combine(played.sum, hash_of(state));
    }
    return played;
  }

  const typename G::Content& content_;
  typename G::Options options_{};
  ActionsOf<G> actions_;
  LegalActions<G> legal_;
};

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

// Millions of actions a second, the best of five rounds.
template <class Round>
double rate(const Round& round, Played& played) {
  double best = 0;
  for (int again = 0; again < 5; ++again) {
    const double before = processor_seconds();
    played = round();
    best = std::max(best, static_cast<double>(played.actions) / (processor_seconds() - before));
  }
  return best;
}

template <Game G>
void measure(std::size_t players, std::uint64_t games) {
  Playouts<G> playouts(standard_content(G{}), players);
  Played listed;
  Played unlisted;
  const double with = rate([&] { return playouts.listed(games); }, listed);
  const double without = rate([&] { return playouts.unlisted(games); }, unlisted);
  std::printf(R"({"game":"%s","players":%zu,"random_actions_per_second":%.0f,"unlisted_actions_per_second":%.0f,)"
              R"("sum":"%016llx%s"})",
              G::id.data(), players, with, without, static_cast<unsigned long long>(listed.sum),
              listed.sum == unlisted.sum ? "" : ", other games without the list");
}

}  // namespace

int main(int count, char** words) {
  const std::string_view game = count > 1 ? words[1] : "";
  const std::size_t asked = count > 2 ? std::strtoul(words[2], nullptr, 10) : 0;
  const std::uint64_t games = count > 3 ? std::strtoull(words[3], nullptr, 10) : 2000;
  const char* between = "{\"results\":[\n";
  for_each_game([&](auto which) {
    using G = decltype(which);
    const std::size_t players = asked == 0 ? typename G::Options{}.players : asked;
    if ((!game.empty() && game != G::id) || players < G::min_players || players > G::max_players) return;
    std::printf("%s", between);
    measure<G>(players, games);
    between = ",\n";
  });
  std::printf("\n]}\n");
}
