// backlot lab balance: what many games between bots say about a game, as a report.
#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "cli/ctrl_c.hpp"
#include "cli/errors.hpp"
#include "cli/game_options.hpp"
#include "cli/lab/asked.hpp"
#include "cli/lab/facts.hpp"
#include "cli/lab/kept.hpp"
#include "cli/lab/subcommands.hpp"
#include "cli/packs.hpp"
#include "cli/seating.hpp"
#include "lab/arena.hpp"
#include "lab/standing.hpp"
#include "lab/study/estimate.hpp"
#include "lab/study/study_of.hpp"
#include "terminal/progress.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

struct Asked : LabGames {
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

// What is chosen has names that hold blanks; in a kept file they have none.
std::string as_word(const std::string& name) {
  std::string out;
  for (const char c : name) out += c == ' ' ? "%20" : c == '%' ? "%25" : std::string(1, c);
  return out;
}
std::string from_word(std::string_view word) {
  std::string out;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const bool blank = word.substr(i, 3) == "%20";
    if (!blank && word.substr(i, 3) != "%25") {
      out += word[i];
      continue;
    }
    out += blank ? ' ' : '%';
    i += 2;
  }
  return out;
}

// The names of the choices are kept with the counts, and get the same numbers again.
template <Game G>
struct Named {
  lab::StudyTallies<G> tallies;
  lab::CountsByName names;
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.tallies...);
    visit(x.names...);
  }
};

template <Game G>
class Balance {
 public:
  Balance(const Asked& asked, int& status)
      : asked_(asked), status_(status), pack_(pack_for<G>(asked.content)), pairs_(read_pairs()), also_(read_also()) {
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

  void run() {
    Kept kept(asked_.resume, request());
    lab::Watch watch;
    std::vector<lab::Studied> results;
    {
      const StopsOnCtrlC stops(watch);
      const Progress progress(watch.games_done, whole());
      for (const lab::Study<G>& study : studies_) {
        if (watch.stop) break;
        results.push_back(one(study, kept, watch));
      }
    }
    kept.save();
    std::erase_if(results, [](const lab::Studied& x) { return x.counts.games == 0; });
    if (results.empty()) throw Failure("stopped before a single game was played");
    auto facts = facts_of<G>(asked_, pack_);
    facts.emplace_back("games", fmt::format("{} for each number of players", asked_.games));
    if (!also_.empty()) facts.emplace_back("also played by", fmt::format("{}", fmt::join(also_, ", ")));
    facts.emplace_back("estimates", fmt::format("{} games, {} worlds each", asked_.estimates, asked_.worlds));
    asked_.outputs.write(lab::balance_report(std::string(G::id), fmt::format("{}: is it balanced?", G::title),
                                             std::move(facts), results));
    if (!watch.stop) return;
    fmt::print(stderr, "backlot: stopped; the report is about the games played so far\n");
    status_ = 1;
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

  std::string request() const {
    std::string text =
        fmt::format("balance {} {} seed {} worlds {}", G::id, content_hash(pack_.content), asked_.seed, asked_.worlds);
    for (const lab::Study<G>& study : studies_) {
      text += " " + json::write(pack_.content, study.options);
      for (const auto& bot : study.bots) text += " " + bot.name;
    }
    for (const Pair& pair : pairs_) text += " skill " + pair.better + " " + pair.weaker;
    for (const std::string& name : also_) text += " also " + name;
    return text;
  }

  // In games, about.
  std::uint64_t whole() const {
    std::uint64_t all = 0;
    for (const lab::Study<G>& study : studies_) {
      all += static_cast<std::uint64_t>(asked_.games);
      if (study.bots.size() >= 2) all += also_.size() * static_cast<std::uint64_t>(asked_.games);
      if (study.bots.size() < 2) continue;
      all += static_cast<std::uint64_t>(asked_.estimates) *
             lab::estimate_weight(study.bots.size(), static_cast<std::uint32_t>(asked_.worlds));
      all += pairs_.size() * static_cast<std::uint64_t>(asked_.deals);
    }
    return all;
  }

  lab::Studied one(const lab::Study<G>& study, Kept& kept, lab::Watch& watch) const {
    const std::string key = std::to_string(study.bots.size());
    lab::Choices<G> choices(study.content);
    const lab::StudyTallies<G> tallies = count_games(study, key, choices, kept, watch);
    lab::Studied x = lab::studied(study, tallies);
    x.choices = choices.names();
    if (study.bots.size() < 2) return x;
    x.worlds = static_cast<std::uint32_t>(asked_.worlds);
    x.estimates = estimate(study, key, kept, watch);
    for (const Pair& pair : pairs_) {
      if (asked_.deals > 0) contest(study, key, pair, kept, watch, x.skill);
    }
    for (const std::string& name : also_) {
      lab::Choices<G> theirs(study.content);
      const lab::Study<G> other = study_with(study.bots.size(), name);
      const lab::StudyTallies<G> counted =
          count_games(other, fmt::format("{} also {}", key, name), theirs, kept, watch);
      const lab::StudyCounts& counts = counted;
      if (counts.games > 0) x.others.push_back({name, counts});
    }
    return x;
  }

  lab::StudyTallies<G> count_games(const lab::Study<G>& study, const std::string& key, lab::Choices<G>& choices,
                                   Kept& kept, lab::Watch& watch) const {
    Named<G> counted;
    std::uint64_t done = 0;
    if (kept.load(key + " games", done, counted)) {
      std::vector<lab::Choice> names(counted.names.size());
      for (const auto& [word, id] : counted.names) {
        if (id >= names.size()) throw Failure(fmt::format("{}: choices are not numbered", asked_.resume));
        names[id] = choice_in(word);
      }
      for (const lab::Choice& name : names) choices.id_of(name);
    }
    watch.games_done += done;
    std::vector<lab::StudyTallies<G>> fresh(1);
    done += lab::play_games(study, &choices, done, static_cast<std::uint64_t>(asked_.games), fresh, watch);
    lab::add_up(counted.tallies, fresh[0]);
    counted.names.clear();
    for (std::size_t i = 0; i < choices.names().size(); ++i) counted.names[word_of(choices.names()[i])] = i;
    kept.keep(key + " games", done, counted);
    return counted.tallies;
  }

  static std::string word_of(const lab::Choice& choice) {
    return as_word(choice.kind) + "|" + as_word(choice.what) + "|" + as_word(choice.which);
  }
  static lab::Choice choice_in(const std::string& word) {
    const std::size_t first = word.find('|');
    const std::size_t second = word.find('|', first + 1);
    if (first == std::string::npos || second == std::string::npos) return {word, "", ""};
    return {from_word(word.substr(0, first)), from_word(word.substr(first + 1, second - first - 1)),
            from_word(word.substr(second + 1))};
  }

  lab::EstimateTallies estimate(const lab::Study<G>& study, const std::string& key, Kept& kept,
                                lab::Watch& watch) const {
    lab::EstimateTallies tallies;
    std::uint64_t done = 0;
    kept.load(key + " estimates", done, tallies);
    const auto worlds = static_cast<std::uint32_t>(asked_.worlds);
    watch.games_done += done * lab::estimate_weight(study.bots.size(), worlds);
    done += lab::estimate_games(study, done, static_cast<std::uint64_t>(asked_.estimates), worlds, tallies, watch);
    kept.keep(key + " estimates", done, tallies);
    return tallies;
  }

  void contest(const lab::Study<G>& study, const std::string& key, const Pair& pair, Kept& kept, lab::Watch& watch,
               std::vector<lab::SkillResult>& results) const {
    const std::string job = key + " skill " + pair.better + " " + pair.weaker;
    const lab::Seatings seatings = lab::alone_seatings(2, study.bots.size());
    const lab::Arena<G> arena{study.content, study.options, {good_bot<G>(pair.better), good_bot<G>(pair.weaker)},
                              seatings,      study.seed,    study.threads};
    std::vector<lab::Sum> payoffs(2);
    std::uint64_t done = 0;
    kept.load(job, done, payoffs);
    watch.games_done += done;
    lab::ArenaTallies tallies = lab::play_deals(arena, done, static_cast<std::uint64_t>(asked_.deals), watch);
    done += tallies.deals;
    for (std::size_t i = 0; i < payoffs.size(); ++i) {
      payoffs[i].merge(tallies.bots[i].payoff);
      tallies.bots[i].payoff = payoffs[i];
    }
    kept.keep(job, done, payoffs);
    if (done == 0) return;
    const lab::Standing standing = lab::share_of(tallies, seatings, 0);
    results.push_back(
        {pair.better, pair.weaker, done, standing.share, standing.interval.low, standing.interval.high, standing.fair});
  }

  const Asked& asked_;
  int& status_;
  Pack<G> pack_;
  std::vector<Pair> pairs_;
  std::vector<std::string> also_;
  std::vector<std::size_t> counts_;
  std::vector<lab::Study<G>> studies_;
};

}  // namespace

void add_lab_balance(Command& lab, int& status) {
  auto asked = std::make_shared<Asked>();
  Command balance = lab.add_subcommand("balance", "Who wins, how close, how long, by which choices: a report");
  balance.footer(
      "The same seed gives the same report, whatever the number of threads, for bots that count iterations. Ctrl-C "
      "ends\n"
      "it with a report about what was played (status 1); --resume FILE keeps that and goes on with it.\n\n"
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
  balance.callback(
      [asked, &status] { for_game(asked->game, [&](auto game) { Balance<decltype(game)>(*asked, status).run(); }); });
}

}  // namespace backlot::cli
