// backlot lab balance: what many games between bots say about a game, as a report.
#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "cli/errors.hpp"
#include "cli/game_options.hpp"
#include "cli/lab/asked.hpp"
#include "cli/lab/facts.hpp"
#include "cli/lab/subcommands.hpp"
#include "cli/packs.hpp"
#include "cli/seating.hpp"
#include "lab/arena.hpp"
#include "lab/share_of_wins.hpp"
#include "lab/study/choice_tallies.hpp"
#include "lab/study/estimate.hpp"
#include "lab/study/study_of.hpp"

namespace backlot::cli {

namespace {

struct Arguments : LabGames {
  long long estimates = 40;  // games with estimates
  long long worlds = 16;     // imagined for each estimate
  long long deals = 100;     // for each comparison of bots
  std::vector<std::string> skill;
  std::vector<std::string> also;  // other players of the same games
};

// A better bot among weaker ones.
struct Pair {
  std::string better;
  std::string weaker;
};

template <Game G>
class Balance : public Work {
 public:
  explicit Balance(const Arguments& asked)
      : asked_(asked), pack_(pack_for<G>(asked.content)), pairs_(read_pairs()), also_(read_also()) {
    asked.check();
    check_range("--estimates", asked.estimates, 0, 1'000'000);
    check_range("--worlds", asked.worlds, 1, 100'000);
    check_range("--deals", asked.deals, 0, 100'000'000);
    counts_ = asked.player_counts(G::min_players, G::max_players);
    if (counts_.empty()) {
      for (std::size_t count = G::min_players; count <= G::max_players; ++count) {
        if (fits(count)) counts_.push_back(count);
      }
    }
    for (const std::size_t count : counts_) studies_.push_back(study_with(count));
  }

  lab::Request request() const override {
    lab::Request facts{{"command", "lab balance"},
                       {"game", std::string(G::id)},
                       {"rules", std::to_string(+G::revision)},
                       {"content", content_hash(pack_.content)},
                       {"seed", std::to_string(read_seed(asked_.seed))}};
    for (const lab::Study<G>& study : studies_) {
      facts.push_back({fmt::format("options for {}", study.bots.size()), json::write(pack_.content, study.options)});
      facts.push_back({fmt::format("bots for {}", study.bots.size()), names_of<G>(study.bots)});
    }
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      facts.push_back({fmt::format("skill {}", i + 1), pairs_[i].better + "," + pairs_[i].weaker});
    }
    for (std::size_t i = 0; i < also_.size(); ++i) facts.push_back({fmt::format("also {}", i + 1), also_[i]});
    facts.push_back({"worlds", std::to_string(asked_.worlds)});
    return facts;
  }
  lab::Request amounts() const override {
    return {{"games", std::to_string(asked_.games)},
            {"estimates", std::to_string(asked_.estimates)},
            {"deals", std::to_string(asked_.deals)}};
  }
  // About.
  std::uint64_t whole() const override {
    std::uint64_t all = 0;
    for (const lab::Study<G>& study : studies_) {
      all += static_cast<std::uint64_t>(asked_.games);
      if (study.bots.size() < 2) continue;
      all += also_.size() * static_cast<std::uint64_t>(asked_.games);
      all += static_cast<std::uint64_t>(asked_.estimates) * weight(study);
      all += pairs_.size() * static_cast<std::uint64_t>(asked_.deals);
    }
    return all;
  }
  std::string on_the_clock() const override {
    for (const lab::Study<G>& study : studies_) {
      if (const std::string name = first_on_the_clock<G>(study.bots); !name.empty()) return name;
    }
    std::vector<bots::AnyBot<G>> others;
    for (const Pair& pair : pairs_) {
      others.push_back(good_bot<G>(pair.better));
      others.push_back(good_bot<G>(pair.weaker));
    }
    for (const std::string& name : also_) others.push_back(good_bot<G>(name));
    return first_on_the_clock<G>(others);
  }

  void play(lab::Ledger& ledger, lab::Watch& watch) override {
    results_.clear();
    for (const lab::Study<G>& study : studies_) {
      if (watch.stop) break;
      results_.push_back(one(study, ledger, watch));
    }
  }

  void report(const Played& played, int& status) override {
    std::erase_if(results_, [](const lab::Studied& x) { return x.counts.games == 0; });
    if (results_.empty()) throw Failure("stopped before a single game was played");
    auto facts = facts_of<G>(asked_, pack_);
    facts.emplace_back("games", fmt::format("{} for each number of players", asked_.games));
    if (!also_.empty()) facts.emplace_back("also played by", fmt::format("{}", fmt::join(also_, ", ")));
    facts.emplace_back("estimates", fmt::format("{} games, {} worlds each", asked_.estimates, asked_.worlds));
    asked_.outputs.write(lab::balance_report(std::string(G::id), fmt::format("{}: is it balanced?", G::title),
                                             std::move(facts), results_));
    if (!played.stopped) return;
    fmt::print(stderr, "backlot: stopped; the report is about the games played so far\n");
    status = 1;
  }

 private:
  std::vector<Pair> read_pairs() const {
    std::vector<Pair> pairs;
    for (const std::string& text : asked_.skill) {
      const std::vector<std::string> names = split_commas(text);
      if (names.size() != 2) {
        throw Nonsense(
            fmt::format("--skill {} names {} bots; write BETTER,WEAKER", json::in_quotes(text), names.size()));
      }
      for (const std::string& name : names) good_bot<G>(name);
      pairs.push_back({names[0], names[1]});
    }
    if (pairs.empty()) pairs.push_back({std::string(bots::default_bot<G>), "random"});
    return pairs;
  }

  // Without a wish those of random players, if others play.
  std::vector<std::string> read_also() const {
    std::vector<std::string> names = asked_.also;
    if (names.empty() && asked_.bots != "random") names.emplace_back("random");
    for (const std::string& name : names) good_bot<G>(name);
    return names;
  }

  // Whether the options can be played by so many: not asked for, a number of players that cannot is left out.
  bool fits(std::size_t count) const {
    typename G::Options options{};
    options.players = static_cast<decltype(options.players)>(count);
    for (const std::string& setting : asked_.settings) set_option<G>(options, setting);
    return !check(pack_.content, options);
  }

  lab::Study<G> study_with(std::size_t count) const { return study_with(count, asked_.bots); }
  lab::Study<G> study_with(std::size_t count, const std::string& bots) const {
    const auto options = read_options<G>(pack_.content, static_cast<long long>(count), asked_.settings);
    return {pack_.content, options, seated_bots<G>(bots, count), read_seed(asked_.seed), asked_.thread_count()};
  }

  std::uint64_t weight(const lab::Study<G>& study) const {
    return lab::estimate_weight(study.bots.size(), static_cast<std::uint32_t>(asked_.worlds));
  }

  lab::Studied one(const lab::Study<G>& study, lab::Ledger& ledger, lab::Watch& watch) const {
    const std::string key = std::to_string(study.bots.size());
    lab::Choices<G> choices(study.content);
    const lab::StudyTallies<G> tallies = count_games(study, key, choices, ledger, watch);
    lab::Studied x = lab::studied(study, tallies);
    x.choices = choices.names();
    if (study.bots.size() < 2) return x;
    x.worlds = static_cast<std::uint32_t>(asked_.worlds);
    x.estimates = estimate(study, key, ledger, watch);
    for (const Pair& pair : pairs_) {
      if (asked_.deals > 0) contest(study, key, pair, ledger, watch, x.skill);
    }
    for (const std::string& name : also_) {
      lab::Choices<G> theirs(study.content);
      const lab::Study<G> other = study_with(study.bots.size(), name);
      const lab::StudyTallies<G> counted =
          count_games(other, fmt::format("{} also {}", key, name), theirs, ledger, watch);
      const lab::StudyCounts& counts = counted;
      if (counts.games > 0) x.others.push_back({name, counts});
    }
    return x;
  }

  lab::StudyTallies<G> count_games(const lab::Study<G>& study, const std::string& key, lab::Choices<G>& choices,
                                   lab::Ledger& ledger, lab::Watch& watch) const {
    const auto games = static_cast<std::uint64_t>(asked_.games);
    lab::ChoiceTallies<G> counted;
    const lab::Range left = ledger.take(key + " games", games, counted, watch);
    for (const lab::Choice& name : counted.choices()) choices.id_of(name);
    std::vector<lab::StudyTallies<G>> fresh(1);
    const std::uint64_t played = lab::play_games(study, &choices, left, fresh, watch);
    lab::add_up(counted.tallies, fresh[0]);
    counted.name(choices.names());
    ledger.keep(key + " games", games, left.from + played, counted);
    return counted.tallies;
  }

  lab::EstimateTallies estimate(const lab::Study<G>& study, const std::string& key, lab::Ledger& ledger,
                                lab::Watch& watch) const {
    const auto games = static_cast<std::uint64_t>(asked_.estimates);
    lab::EstimateTallies tallies;
    const lab::Range left = ledger.take(key + " estimates", games, tallies, watch, weight(study));
    const auto worlds = static_cast<std::uint32_t>(asked_.worlds);
    const std::uint64_t played = lab::estimate_games(study, left, worlds, tallies, watch);
    ledger.keep(key + " estimates", games, left.from + played, tallies);
    return tallies;
  }

  void contest(const lab::Study<G>& study, const std::string& key, const Pair& pair, lab::Ledger& ledger,
               lab::Watch& watch, std::vector<lab::SkillResult>& results) const {
    const std::string job = key + " skill " + pair.better + " " + pair.weaker;
    const auto deals = static_cast<std::uint64_t>(asked_.deals);
    const lab::Seatings seatings = lab::alone_seatings(2, study.bots.size());
    const lab::Arena<G> arena{study.content, study.options, {good_bot<G>(pair.better), good_bot<G>(pair.weaker)},
                              seatings,      study.seed,    study.threads};
    lab::ArenaTallies tallies(2, seatings.size());
    const lab::Range left = ledger.take(job, deals, tallies, watch);
    const lab::ArenaTallies fresh = lab::play_deals(arena, left, watch);
    lab::add_up(tallies, fresh);
    ledger.keep(job, deals, left.from + fresh.deals, tallies);
    if (tallies.deals == 0) return;
    const lab::ShareOfWins found = lab::share_of(tallies, seatings, 0);
    results.push_back(
        {pair.better, pair.weaker, tallies.deals, found.share, found.interval.low, found.interval.high, found.fair});
  }

  const Arguments& asked_;
  Pack<G> pack_;
  std::vector<Pair> pairs_;
  std::vector<std::string> also_;
  std::vector<std::size_t> counts_;
  std::vector<lab::Study<G>> studies_;
  std::vector<lab::Studied> results_;
};

}  // namespace

void add_lab_balance(Command& lab, int& status) {
  auto asked = std::make_shared<Arguments>();
  Command balance = lab.add_subcommand("balance", "Who wins, how close, how long, by which choices: a report");
  balance.footer(
      "The same seed gives the same report, whatever the number of threads, for bots that count iterations. Ctrl-C "
      "ends\n"
      "it with a report about what was played (status 1); --resume FILE keeps that and goes on with it. --portion K/N\n"
      "--tally FILE plays one part of all games, for one of many machines; \"backlot lab merge\" adds the parts up.\n\n"
      "Examples:\n  backlot lab balance hollywood --players 5-7 --games 20000 --html report.html\n"
      "  backlot lab balance maybe --bots heuristic --skill search:100,heuristic --json");
  asked->add_to(balance, "How many play: 4, 3-6 or 3,5 (every number the game has)", 2000);
  balance.add_option("--estimates", asked->estimates, "In how many games the seats estimate their chances (40)");
  balance.add_option("--worlds", asked->worlds, "How many worlds a seat imagines for an estimate (16)");
  balance.add_option("--skill", asked->skill, "BETTER,WEAKER: how much one bot wins among others; again for more")
      .allow_extra_args(false);
  balance
      .add_option("--also", asked->also,
                  "Other players of as many games: whether it holds there (random); again for more")
      .allow_extra_args(false);
  balance.add_option("--deals", asked->deals, "How many deals for that, each played from every seat (100)");
  balance.callback([asked, &status] {
    for_game(asked->game, [&](auto game) {
      Balance<decltype(game)> work(*asked);
      run_work(work, asked->division, asked->printed(), status);
    });
  });
}

}  // namespace backlot::cli
