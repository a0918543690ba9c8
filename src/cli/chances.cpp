// backlot chances GAME: whether what seats are told of their chances to win is so, over many games between bots.
#include "lab/chances.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "cli/errors.hpp"
#include "cli/game_options.hpp"
#include "cli/many_games.hpp"
#include "cli/packs.hpp"
#include "cli/seating.hpp"
#include "cli/subcommands.hpp"
#include "json/write.hpp"
#include "lab/reports/chances.hpp"

namespace backlot::cli {

namespace {

constexpr long long most_games = 10'000'000;

struct Arguments : ManyGames {
  long long worlds = 32;
  long long every = 10;
  std::string told = "hints";
};

template <Game G>
lab::Told read_told(const std::string& text) {
  constexpr auto names = names_of(lab::Told{});
  const auto* const found = std::find(names.begin(), names.end(), text);
  if (found == names.end()) throw Nonsense("--told is hints, seats or all");
  const auto told = static_cast<lab::Told>(found - names.begin());
  if (told != lab::Told::hints && !bots::network_tells_chances<G>()) {
    throw Nonsense("replays of " + std::string(G::id) + " tell no chances: it has no network that does");
  }
  return told;
}

template <Game G>
class Chances : public Work {
 public:
  explicit Chances(const Arguments& asked) : asked_(asked) {
    asked.check(most_games);
    check_range("--worlds", asked.worlds, 1, 100'000);
    check_range("--every", asked.every, 1, 100'000);
    told_ = read_told<G>(asked.told);
    pack_ = pack_for<G>(asked.content);
    options_ = read_options<G>(pack_.content, asked.players, asked.settings);
    bots_ = seated_bots<G>(asked.bots, options_.players);
  }

  lab::Request request() const override {
    return {{"command", "chances"},
            {"told", asked_.told},
            {"game", std::string(G::id)},
            {"rules", std::to_string(+G::revision)},
            {"content", content_hash(pack_.content)},
            {"options", json::write(pack_.content, options_)},
            {"bots", names_of<G>(bots_)},
            {"worlds", std::to_string(asked_.worlds)},
            {"every", std::to_string(asked_.every)},
            {"seed", std::to_string(read_seed(asked_.seed))}};
  }
  lab::Request amounts() const override { return {{"games", std::to_string(asked_.games)}}; }
  std::uint64_t whole() const override { return static_cast<std::uint64_t>(asked_.games); }
  std::string on_the_clock() const override { return first_on_the_clock<G>(bots_); }

  void play(lab::Ledger& ledger, lab::Watch& watch) override {
    const lab::ChanceRun<G> run{pack_.content,
                                options_,
                                bots_,
                                read_seed(asked_.seed),
                                asked_.thread_count(),
                                static_cast<std::uint32_t>(asked_.worlds),
                                static_cast<std::uint32_t>(asked_.every),
                                told_};
    tallies_ = {};
    const lab::Range left = ledger.take("games", whole(), tallies_, watch);
    const std::uint64_t played = lab::compare_chances<G>(run, left, tallies_, watch);
    ledger.keep("games", whole(), left.from + played, tallies_);
  }

  void report(const Played& /*played*/, int& status) override {
    lab::ChanceResult result = lab::chance_result(tallies_);
    result.game = G::id;
    result.players = options_.players;
    result.bots = names_of<G>(bots_);
    result.seed = asked_.seed;
    result.stopped = tallies_.games < whole();
    result.network = bots::network_tells_chances<G>();
    result.how = told_;
    asked_.json ? fmt::print("{}\n", json::write(json::NoContent{}, result)) : fmt::print("{}", lab::text_of(result));
    if (result.stopped) say_stopped(result.games, whole(), status);
  }

 private:
  const Arguments& asked_;
  Pack<G> pack_;
  typename G::Options options_{};
  lab::Told told_ = lab::Told::hints;
  std::vector<bots::AnyBot<G>> bots_;
  lab::ChanceTallies tallies_;
};

}  // namespace

void add_chances(Command& app, int& status) {
  auto asked = std::make_shared<Arguments>();
  Command chances = app.add_subcommand("chances", "Whether what seats are told of their chances to win is so");
  chances.footer(
      "After every few actions each seat is told how likely everybody is to win, from what it has seen; when the game "
      "is\n"
      "over that is compared with who won. `hint` and `lab game` tell the same chances. Replays in the browser tell\n"
      "others: --told seats, from the eyes of a seat, and --told all, with everything shown.\n\n"
      "Example:\n  backlot chances cinecitta --players 4 --bots net --games 500");
  asked->add_to(chances, "How many games (1000)", "One for all seats, or one for each, by commas");
  chances.add_option("--worlds", asked->worlds, "How many worlds are imagined each time (32)");
  chances.add_option("--every", asked->every, "After so many actions (10)");
  chances.add_option("--told", asked->told, "How: hints, seats or all (hints)");
  chances.callback([asked, &status] {
    for_game(asked->game, [&](auto game) {
      Chances<decltype(game)> work(*asked);
      run_work(work, asked->division, asked->printed(), status);
    });
  });
}

}  // namespace backlot::cli
