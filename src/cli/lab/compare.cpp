// backlot lab compare: two rule sets or packs on the same deals.
#include "lab/reports/compare.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "cli/lab/facts.hpp"
#include "cli/lab/settings.hpp"
#include "cli/lab/subcommands.hpp"
#include "cli/seating.hpp"
#include "lab/study/measures.hpp"

namespace backlot::cli {

namespace {

// Deals go into batches by their number. As many as this tell enough about the chance in a figure.
constexpr std::size_t batches = 40;
constexpr long long fewest_games = 10 * batches;

struct Arguments : LabGames {
  std::vector<std::string> a;
  std::vector<std::string> b;
};

std::vector<Setting> settings_in(const std::vector<std::string>& texts) {
  std::vector<Setting> settings;
  for (const std::string& text : texts) {
    for (const std::string& part : split_commas(text)) settings.push_back(read_setting(part));
  }
  return settings;
}

template <Game G>
struct Both {
  std::vector<lab::StudyTallies<G>> a{batches};
  std::vector<lab::StudyTallies<G>> b{batches};
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.a...);
    visit(x.b...);
  }
};

template <Game G>
class Comparison : public Work {
 public:
  explicit Comparison(const Arguments& asked)
      : asked_(asked),
        a_settings_(settings_in(asked.a)),
        b_settings_(settings_in(asked.b)),
        a_(change<G>(asked.content, asked.settings, a_settings_)),
        b_(change<G>(asked.content, asked.settings, b_settings_)) {
    asked.check();
    if (asked.games < fewest_games) {
      throw Nonsense(fmt::format("--games {} is too few to compare; it is at least {}, {} batches of 10", asked.games,
                                 fewest_games, batches));
    }
    counts_ = asked.player_counts(G::min_players, G::max_players);
    if (counts_.empty()) counts_.push_back(G::default_players);
    for (const std::size_t count : counts_) {
      one_.push_back(study(a_, count));
      other_.push_back(study(b_, count));
    }
  }

  lab::Request request() const override {
    lab::Request facts{{"command", "lab compare"},
                       {"game", std::string(G::id)},
                       {"rules", std::to_string(+G::revision)},
                       {"content of A", content_hash(a_.pack.content)},
                       {"content of B", content_hash(b_.pack.content)},
                       {"seed", std::to_string(read_seed(asked_.seed))}};
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      facts.push_back({fmt::format("options of A for {}", counts_[i]), json::write(a_.pack.content, one_[i].options)});
      facts.push_back(
          {fmt::format("options of B for {}", counts_[i]), json::write(b_.pack.content, other_[i].options)});
      facts.push_back({fmt::format("bots for {}", counts_[i]), names_of<G>(one_[i].bots)});
    }
    return facts;
  }
  lab::Request amounts() const override { return {{"games", std::to_string(asked_.games)}}; }
  std::uint64_t whole() const override { return 2 * counts_.size() * static_cast<std::uint64_t>(asked_.games); }
  std::string on_the_clock() const override {
    for (const lab::Study<G>& study : one_) {
      if (const std::string name = first_on_the_clock<G>(study.bots); !name.empty()) return name;
    }
    return "";
  }

  void play(lab::Ledger& ledger, lab::Watch& watch) override {
    all_.clear();
    for (std::size_t i = 0; i < counts_.size() && !watch.stop; ++i) all_.push_back(compare(i, ledger, watch));
  }

  void report(const Played& played, int& status) override {
    std::erase_if(all_, [](const lab::Compared& x) { return x.games < static_cast<std::uint64_t>(fewest_games); });
    if (all_.empty()) {
      throw Failure(
          fmt::format("stopped before {} games of each were played; --resume FILE keeps what there is", fewest_games));
    }
    Facts facts = facts_of<G>(asked_, a_.pack);
    facts.emplace_back("A", text_of(a_settings_));
    facts.emplace_back("B", text_of(b_settings_));
    facts.emplace_back("games", fmt::format("{} of each, for each number of players", asked_.games));
    asked_.outputs.write(lab::compare_report(std::string(G::id), fmt::format("{}: what does it change?", G::title),
                                             std::move(facts), text_of(a_settings_), text_of(b_settings_), all_));
    if (!played.stopped) return;
    fmt::print(stderr, "backlot: stopped; the report is about the games played so far\n");
    status = 1;
  }

 private:
  lab::Study<G> study(const Changed<G>& rules, std::size_t count) const {
    const auto options = read_options<G>(rules.pack.content, static_cast<long long>(count), rules.options);
    return {rules.pack.content, options, seated_bots<G>(asked_.bots, count), read_seed(asked_.seed),
            asked_.thread_count()};
  }

  // In stretches, so that both sides have played the same deals whenever it is stopped.
  lab::Compared compare(std::size_t at, lab::Ledger& ledger, lab::Watch& watch) const {
    const std::string job = std::to_string(counts_[at]);
    const auto games = static_cast<std::uint64_t>(asked_.games);
    const std::uint64_t stretch = std::max<std::uint64_t>(batches, games / 20);
    Both<G> counted;
    const lab::Range left = ledger.take(job, games, counted, watch, 2);
    std::uint64_t next = left.from;
    while (next < left.to && !watch.stop) {
      const lab::Range now{next, std::min(left.to, next + stretch)};
      Both<G> fresh;
      const bool whole = lab::play_games<G>(one_[at], nullptr, now, fresh.a, watch) == now.size() &&
                         lab::play_games<G>(other_[at], nullptr, now, fresh.b, watch) == now.size();
      if (!whole) break;
      lab::add_up(counted, fresh);
      next = now.to;
    }
    ledger.keep(job, games, next, counted);
    std::uint64_t done = 0;
    for (const lab::StudyTallies<G>& batch : counted.a) done += batch.games;
    lab::Compared compared{counts_[at], done, {}};
    for (std::size_t i = 0; i < batches; ++i) {
      compared.batches.push_back({lab::measures_of<G>(counted.a[i]), lab::measures_of<G>(counted.b[i])});
    }
    return compared;
  }

  const Arguments& asked_;
  std::vector<Setting> a_settings_;
  std::vector<Setting> b_settings_;
  Changed<G> a_;
  Changed<G> b_;
  std::vector<std::size_t> counts_;
  std::vector<lab::Study<G>> one_;
  std::vector<lab::Study<G>> other_;
  std::vector<lab::Compared> all_;
};

}  // namespace

void add_lab_compare(Command& lab, int& status) {
  auto asked = std::make_shared<Arguments>();
  Command compare = lab.add_subcommand("compare", "Two rule sets or content packs on the same deals: what differs");
  compare.footer(
      "A and B are NAME=VALUE for an option, content=FILE for a pack, content.PATH=VALUE for a number in it; several "
      "by\n"
      "commas. Left out, it is the game as it is. The chances are corrected for many comparisons by Holm's method.\n\n"
      "Examples:\n  backlot lab compare cinecitta --b awards=on\n"
      "  backlot lab compare hollywood --players 5,6 --a content.stars=4 --b content.stars=5 --html report.html");
  asked->add_to(compare, "How many play: 4, 3-6 or 3,5 (the usual number of the game)", 4000);
  compare.add_option("--a", asked->a, "What the first is").allow_extra_args(false);
  compare.add_option("--b", asked->b, "What the second is").required().allow_extra_args(false);
  compare.callback([asked, &status] {
    for_game(asked->game, [&](auto game) {
      Comparison<decltype(game)> work(*asked);
      run_work(work, asked->division, asked->printed(), status);
    });
  });
}

}  // namespace backlot::cli
