// backlot belief GAME: how often the bots' beliefs about hidden roles are right, over many games; and the rates
// behind them.
#include "lab/belief.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "cli/errors.hpp"
#include "cli/game_options.hpp"
#include "cli/many_games.hpp"
#include "cli/packs.hpp"
#include "cli/seating.hpp"
#include "cli/subcommands.hpp"
#include "json/write.hpp"
#include "lab/reports/belief.hpp"

namespace backlot::cli {

namespace {

constexpr long long most_games = 10'000'000;

struct Arguments : ManyGames {
  bool rates = false;
};

class Believing : public Work {
  using G = hollywood::Game;

 public:
  explicit Believing(const Arguments& asked) : asked_(asked) {
    asked.check(most_games);
    pack_ = pack_for<G>(asked.content);
    options_ = read_options<G>(pack_.content, asked.players, asked.settings);
    bots_ = seated_bots<G>(asked.bots, options_.players);
  }

  lab::Request request() const override {
    return {{"command", "belief"},
            {"game", std::string(G::id)},
            {"rules", std::to_string(+G::revision)},
            {"content", content_hash(pack_.content)},
            {"options", json::write(pack_.content, options_)},
            {"bots", names_of<G>(bots_)},
            {"seed", std::to_string(read_seed(asked_.seed))}};
  }
  lab::Request amounts() const override { return {{"games", std::to_string(asked_.games)}}; }
  std::uint64_t whole() const override { return static_cast<std::uint64_t>(asked_.games); }
  std::string on_the_clock() const override { return first_on_the_clock<G>(bots_); }

  void play(lab::Ledger& ledger, lab::Watch& watch) override {
    const lab::BeliefRun run{pack_.content, options_, bots_, read_seed(asked_.seed), asked_.thread_count()};
    tallies_ = {};
    const lab::Range left = ledger.take("games", whole(), tallies_, watch);
    const std::uint64_t played = lab::follow_beliefs(run, left, tallies_, watch);
    ledger.keep("games", whole(), left.from + played, tallies_);
  }

  void report(const Played& /*played*/, int& status) override {
    lab::BeliefResult result = lab::belief_result(tallies_, asked_.rates ? lab::WithRates::yes : lab::WithRates::no);
    result.game = G::id;
    result.players = options_.players;
    result.seed = asked_.seed;
    result.stopped = tallies_.games < whole();
    asked_.json ? fmt::print("{}\n", json::write(json::NoContent{}, result)) : fmt::print("{}", lab::text_of(result));
    if (result.stopped) say_stopped(result.games, whole(), status);
  }

 private:
  const Arguments& asked_;
  Pack<G> pack_;
  G::Options options_{};
  std::vector<bots::AnyBot<G>> bots_;
  lab::BeliefTallies tallies_;
};

template <Game G>
void run(const Arguments& asked, int& status) {
  if constexpr (!std::is_same_v<G, hollywood::Game>) {
    throw Nonsense(fmt::format("{} has no roles to believe anything about; hollywood has", G::id));
  } else {
    Believing work(asked);
    run_work(work, asked.division, asked.printed(), status);
  }
}

}  // namespace

void add_belief(Command& app, int& status) {
  auto asked = std::make_shared<Arguments>();
  Command belief = app.add_subcommand("belief", "Whether what bots believe about hidden roles is so");
  belief.footer(
      "Every seat keeps a belief from its own stream; after each round its chances are compared with the truth.\n\n"
      "Example:\n  backlot belief hollywood --players 7 --games 2000");
  asked->add_to(belief, "How many games (1000)", "One for all seats, or one for each, by commas");
  belief.add_flag("--rates", asked->rates, "How the bots behaved, by loyalty: what the belief's model is made of");
  belief.callback([asked, &status] { for_game(asked->game, [&](auto game) { run<decltype(game)>(*asked, status); }); });
}

}  // namespace backlot::cli
