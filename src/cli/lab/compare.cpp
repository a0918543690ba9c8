// backlot lab compare: two rule sets or packs on the same deals.
#include "lab/reports/compare.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "cli/ctrl_c.hpp"
#include "cli/lab/facts.hpp"
#include "cli/lab/kept.hpp"
#include "cli/lab/settings.hpp"
#include "cli/lab/subcommands.hpp"
#include "cli/seating.hpp"
#include "lab/study/measures.hpp"
#include "terminal/progress.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

// Deals go into batches by their number. As many as this tell enough about the chance in a figure.
constexpr std::size_t batches = 40;
constexpr long long fewest_games = 10 * batches;

struct Asked : LabGames {
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
class Comparison {
 public:
  Comparison(const Asked& asked, int& status)
      : asked_(asked),
        status_(status),
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

  void run() {
    Kept kept(asked_.resume, request());
    lab::Watch watch;
    std::vector<lab::Compared> all;
    {
      const StopsOnCtrlC stops(watch);
      const Progress progress(watch.games_done, 2 * counts_.size() * static_cast<std::uint64_t>(asked_.games));
      for (std::size_t i = 0; i < counts_.size() && !watch.stop; ++i) all.push_back(compare(i, kept, watch));
    }
    kept.save();
    std::erase_if(all, [](const lab::Compared& x) { return x.games < static_cast<std::uint64_t>(fewest_games); });
    if (all.empty()) {
      throw Failure(
          fmt::format("stopped before {} games of each were played; --resume FILE keeps what there is", fewest_games));
    }
    Facts facts = facts_of<G>(asked_, a_.pack);
    facts.emplace_back("A", text_of(a_settings_));
    facts.emplace_back("B", text_of(b_settings_));
    facts.emplace_back("games", fmt::format("{} of each, for each number of players", asked_.games));
    asked_.outputs.write(lab::compare_report(std::string(G::id), fmt::format("{}: what does it change?", G::title),
                                             std::move(facts), text_of(a_settings_), text_of(b_settings_), all));
    if (!watch.stop) return;
    fmt::print(stderr, "backlot: stopped; the report is about the games played so far\n");
    status_ = 1;
  }

 private:
  lab::Study<G> study(const Changed<G>& rules, std::size_t count) const {
    const auto options = read_options<G>(rules.pack.content, static_cast<long long>(count), rules.options);
    return {rules.pack.content, options, seated_bots<G>(asked_.bots, count), read_seed(asked_.seed),
            asked_.thread_count()};
  }

  std::string request() const {
    std::string text = fmt::format("compare {} seed {} {} {}", G::id, asked_.seed, content_hash(a_.pack.content),
                                   content_hash(b_.pack.content));
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      text +=
          " " + json::write(a_.pack.content, one_[i].options) + " " + json::write(b_.pack.content, other_[i].options);
      for (const auto& bot : one_[i].bots) text += " " + bot.name;
    }
    return text;
  }

  // In stretches, so that both sides have played the same deals whenever it is stopped.
  lab::Compared compare(std::size_t at, Kept& kept, lab::Watch& watch) const {
    const std::string job = std::to_string(counts_[at]);
    const auto games = static_cast<std::uint64_t>(asked_.games);
    const std::uint64_t stretch = std::max<std::uint64_t>(batches, games / 20);
    Both<G> counted;
    std::uint64_t done = 0;
    kept.load(job, done, counted);
    watch.games_done += 2 * done;
    while (done < games && !watch.stop) {
      const std::uint64_t to = std::min(games, done + stretch);
      Both<G> fresh;
      const bool whole = lab::play_games<G>(one_[at], nullptr, done, to, fresh.a, watch) == to - done &&
                         lab::play_games<G>(other_[at], nullptr, done, to, fresh.b, watch) == to - done;
      if (!whole) break;
      lab::add_up(counted, fresh);
      done = to;
    }
    kept.keep(job, done, counted);
    lab::Compared compared{counts_[at], done, {}};
    for (std::size_t i = 0; i < batches; ++i) {
      compared.batches.push_back({lab::measures_of<G>(counted.a[i]), lab::measures_of<G>(counted.b[i])});
    }
    return compared;
  }

  const Asked& asked_;
  int& status_;
  std::vector<Setting> a_settings_;
  std::vector<Setting> b_settings_;
  Changed<G> a_;
  Changed<G> b_;
  std::vector<std::size_t> counts_;
  std::vector<lab::Study<G>> one_;
  std::vector<lab::Study<G>> other_;
};

}  // namespace

void add_lab_compare(Command& lab, int& status) {
  auto asked = std::make_shared<Asked>();
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
    for_game(asked->game, [&](auto game) { Comparison<decltype(game)>(*asked, status).run(); });
  });
}

}  // namespace backlot::cli
