// backlot lab sweep: many settings of a game on the same deals, and which come close to a goal.
#include "lab/reports/sweep.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/files.hpp"
#include "cli/lab/facts.hpp"
#include "cli/lab/grid.hpp"
#include "cli/lab/settings.hpp"
#include "cli/lab/subcommands.hpp"
#include "cli/seating.hpp"
#include "json/print.hpp"
#include "lab/study/measures.hpp"

namespace backlot::cli {

namespace {

constexpr std::size_t batches = 10;
constexpr long long fewest_games = 10 * batches;
constexpr std::size_t most_points = 1'000'000;  // of the grid, before conditions and --random

struct Arguments : LabGames {
  std::vector<std::string> vary;
  std::vector<std::string> where;
  std::vector<std::string> targets;
  std::optional<long long> random;
  std::string best;
};

lab::Target read_target(const std::string& text) {
  const std::size_t equals = text.find('=');
  lab::Target target{text.substr(0, equals), std::nullopt};
  if (equals == std::string::npos) return target;
  double goal = 0;
  const std::string_view number = std::string_view(text).substr(equals + 1);
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), goal);
  if (error != std::errc() || end != number.data() + number.size() || !std::isfinite(goal)) {
    throw Nonsense(fmt::format("--target {} has no number; write FIGURE=0.5, or FIGURE only to look at it",
                               json::in_quotes(text)));
  }
  target.goal = goal;
  return target;
}

template <Game G>
class Sweeping : public Work {
 public:
  explicit Sweeping(const Arguments& asked) : asked_(asked), pack_(pack_for<G>(asked.content)) {
    asked.check();
    if (asked.division.is_portion() && !asked.best.empty()) {
      throw Nonsense("a portion does not know which setting is best; give --best to \"backlot lab merge\"");
    }
    if (asked.games < fewest_games) {
      throw Nonsense(fmt::format("--games {} is too few; it is at least {}, {} batches of 10", asked.games,
                                 fewest_games, batches));
    }
    if (asked.random) check_range("--random", *asked.random, 1, most_points);
    sweep_.players = asked.player_counts(G::min_players, G::max_players);
    if (sweep_.players.empty()) sweep_.players.push_back(G::default_players);
    for (const std::size_t count : sweep_.players) {
      read_options<G>(pack_.content, static_cast<long long>(count), asked.settings);
      read_seating<G>({}, asked.bots, count);
    }
    for (const std::string& text : asked.targets) sweep_.targets.push_back(read_target(text));
    sweep_.games = static_cast<std::uint64_t>(asked.games);
    make_points();
  }

  lab::Request request() const override {
    lab::Request facts{{"command", "lab sweep"},
                       {"game", std::string(G::id)},
                       {"rules", std::to_string(+G::revision)},
                       {"content", content_hash(pack_.content)},
                       {"options", fmt::format("{}", fmt::join(asked_.settings, ","))},
                       {"bots", asked_.bots},
                       {"seed", std::to_string(seed())}};
    facts.push_back({"players", fmt::format("{}", fmt::join(sweep_.players, ","))});
    return facts;
  }
  lab::Request amounts() const override {
    return {{"games", std::to_string(asked_.games)},
            {"vary", fmt::format("{}", fmt::join(asked_.vary, " "))},
            {"where", fmt::format("{}", fmt::join(asked_.where, " and "))},
            {"targets", fmt::format("{}", fmt::join(asked_.targets, " "))},
            {"random", asked_.random ? std::to_string(*asked_.random) : ""}};
  }
  std::uint64_t whole() const override {
    const std::uint64_t again = asked_.targets.empty() || asked_.division.is_portion() ? 0 : 2;
    return (points_.size() + 1 + again) * sweep_.players.size() * sweep_.games;
  }
  std::string on_the_clock() const override {
    return first_on_the_clock<G>(seated_bots<G>(asked_.bots, sweep_.players.front()));
  }

  // The best setting is known when all portions are there; so what is played again is not part of any.
  void play(lab::Ledger& ledger, lab::Watch& watch) override {
    start_anew();
    if (const auto base = play({}, "as it is", seed(), ledger, watch)) sweep_.base = *base;
    for (const Point& point : points_) {
      if (watch.stop) break;
      if (auto swept = play(point, text_of(point), seed(), ledger, watch)) {
        for (const Setting& setting : point) swept->values.push_back(setting.value);
        sweep_.points.push_back(std::move(*swept));
        played_.push_back(point);
      }
    }
    if (!ledger.is_portion()) play_best_again(ledger, watch);
  }

  void report(const Played& played, int& status) override {
    if (sweep_.points.empty()) {
      throw Failure(played.stopped ? "stopped before the first setting was played"
                                   : fmt::format("no setting can be played; the first: {}", sweep_.why));
    }
    save_best();
    Facts facts = facts_of<G>(asked_, pack_);
    for (const std::string& text : asked_.vary)
      facts.emplace_back("vary " + text.substr(0, text.find('=')), text.substr(text.find('=') + 1));
    for (std::size_t i = 0; i < asked_.where.size(); ++i)
      facts.emplace_back(fmt::format("condition {}", i + 1), asked_.where[i]);
    facts.emplace_back("games", fmt::format("{} for each setting and number of players", asked_.games));
    asked_.outputs.write(
        lab::sweep_report(std::string(G::id), fmt::format("{}: which setting?", G::title), std::move(facts), sweep_));
    if (!played.stopped) return;
    fmt::print(stderr, "backlot: stopped; the report is about the settings played so far\n");
    status = 1;
  }

 private:
  std::uint64_t seed() const { return read_seed(asked_.seed); }

  // Every combination that the conditions allow; some of them by chance with --random.
  void make_points() {
    std::vector<Dimension> dimensions;
    for (const std::string& text : asked_.vary) {
      dimensions.push_back(read_dimension(text));
      sweep_.varied.push_back(dimensions.back().name);
      if (dimensions.back().name == "content") {
        throw Nonsense("--vary content=... names whole packs; compare them with \"backlot lab compare\"");
      }
    }
    std::vector<Condition> conditions;
    for (const std::string& text : asked_.where) conditions.emplace_back(text);
    for (const Point& point : all_points(dimensions, most_points)) {
      json::Node node = node_of<G>(pack_);
      for (const Setting& setting : point) {
        if (is_in_content(setting.name)) put_value(node, setting);
      }
      if (std::all_of(conditions.begin(), conditions.end(), [&](const Condition& each) { return each.holds(node); })) {
        points_.push_back(point);
      }
    }
    if (points_.empty()) throw Nonsense("no setting meets every --where");
    if (!asked_.random) return;
    FastChance chance(seed());
    shuffle(points_, chance, bots::Purpose::choose);
    if (points_.size() > static_cast<std::size_t>(*asked_.random))
      points_.resize(static_cast<std::size_t>(*asked_.random));
  }

  void start_anew() {
    sweep_.points.clear();
    sweep_.best_again.reset();
    sweep_.base_again.reset();
    sweep_.left_out = 0;
    sweep_.why.clear();
    played_.clear();
    best_.reset();
  }

  // Nothing when it cannot be played, or not to the end.
  std::optional<lab::Swept> play(const Point& point, const std::string& name, std::uint64_t from_seed,
                                 lab::Ledger& ledger, lab::Watch& watch) {
    std::string why;
    const auto pack = changed_pack<G>(pack_, point, why);
    std::vector<std::string> settings = asked_.settings;
    for (const Setting& setting : point) {
      if (!is_in_content(setting.name)) settings.push_back(setting.name + "=" + setting.value);
    }
    if (!pack) return left_out(name, why);
    lab::Swept swept;
    for (const std::size_t count : sweep_.players) {
      typename G::Options options{};
      options.players = static_cast<decltype(options.players)>(count);
      for (const std::string& setting : settings) set_option<G>(options, setting);
      if (const auto refusal = check(pack->content, options)) return left_out(name, refusal_text(*refusal));
      const auto tallies = count_games(pack->content, options, count, fmt::format("{} {} {}", name, count, from_seed),
                                       from_seed, ledger, watch);
      if (!tallies) return std::nullopt;
      std::vector<std::vector<lab::Measure>> measures;
      if (ledger.is_portion()) {
        check_targets(*tallies);
        continue;
      }
      for (const auto& each : *tallies) measures.push_back(lab::measures_of<G>(each));
      settle_targets(measures.front());
      std::vector<lab::Figure>& figures = swept.figures.emplace_back();
      for (const lab::Target& target : sweep_.targets) figures.push_back(lab::figure_of(measures, target.measure));
    }
    return swept;
  }

  std::optional<lab::Swept> left_out(const std::string& name, const std::string& why) {
    if (sweep_.left_out++ == 0) sweep_.why = name + ": " + why;
    return std::nullopt;
  }

  std::optional<std::vector<lab::StudyTallies<G>>> count_games(const typename G::Content& content,
                                                               const typename G::Options& options, std::size_t count,
                                                               const std::string& job, std::uint64_t from_seed,
                                                               lab::Ledger& ledger, lab::Watch& watch) const {
    const lab::Study<G> study{content, options, seated_bots<G>(asked_.bots, count), from_seed, asked_.thread_count()};
    std::vector<lab::StudyTallies<G>> counted(batches);
    const lab::Range left = ledger.take(job, sweep_.games, counted, watch);
    std::vector<lab::StudyTallies<G>> fresh(batches);
    const std::uint64_t played = lab::play_games<G>(study, nullptr, left, fresh, watch);
    lab::add_up(counted, fresh);
    ledger.keep(job, sweep_.games, left.from + played, counted);
    if (played < left.size()) return std::nullopt;
    return counted;
  }

  // What can be asked for is known when the first games were played.
  void settle_targets(const std::vector<lab::Measure>& measures) {
    if (!sweep_.shown.empty()) return;
    if (sweep_.targets.empty()) sweep_.targets.push_back({measures.front().name, std::nullopt});
    for (const lab::Target& target : sweep_.targets) {
      const auto found = std::find_if(measures.begin(), measures.end(),
                                      [&](const lab::Measure& each) { return each.name == target.measure; });
      if (found == measures.end()) {
        throw no_figure(target, measures);
      }
      sweep_.shown.push_back(found->as);
    }
  }

  static Nonsense no_figure(const lab::Target& target, const std::vector<lab::Measure>& measures) {
    std::string names;
    for (const lab::Measure& each : measures) names += (names.empty() ? "" : ", ") + each.name;
    return Nonsense(fmt::format("{} has no figure {}; it has {}", G::id, json::in_quotes(target.measure), names));
  }

  // A wrong name should not come out after all portions were played. One figure is there only when somebody dropped
  // out, which need not happen in a portion.
  void check_targets(const std::vector<lab::StudyTallies<G>>& tallies) const {
    lab::StudyTallies<G> all;
    for (const auto& each : tallies) lab::add_up(all, each);
    if (all.games == 0) return;
    const std::vector<lab::Measure> measures = lab::measures_of<G>(all);
    for (const lab::Target& target : sweep_.targets) {
      const bool known = std::any_of(measures.begin(), measures.end(),
                                     [&](const lab::Measure& each) { return each.name == target.measure; });
      if (!known && target.measure != "dropped_out") throw no_figure(target, measures);
    }
  }

  // The least of many distances is partly luck: the best setting and the game as it is, on deals that neither has seen.
  void play_best_again(lab::Ledger& ledger, lab::Watch& watch) {
    best_ = lab::best_of(sweep_);
    if (!best_ || watch.stop) return;
    const std::uint64_t fresh = combine(seed(), 0x66726573U);
    sweep_.best_again = play(played_[*best_], text_of(played_[*best_]), fresh, ledger, watch);
    sweep_.base_again = play({}, "as it is", fresh, ledger, watch);
  }

  void save_best() const {
    if (asked_.best.empty()) return;
    if (!best_) throw Nonsense("--best needs a goal: --target FIGURE=NUMBER");
    Pack<G> pack = pack_;
    pack.name = "sweep " + text_of(played_[*best_]);
    if (pack.name.size() > 100) pack.name = "best of a sweep";
    json::Node node = node_of<G>(pack);
    for (const Setting& setting : played_[*best_]) {
      if (is_in_content(setting.name)) put_value(node, setting);
    }
    save_file(asked_.best, json::print(node));
  }

  const Arguments& asked_;
  Pack<G> pack_;
  lab::Sweep sweep_;
  std::vector<Point> points_;
  std::vector<Point> played_;
  std::optional<std::size_t> best_;
};

}  // namespace

void add_lab_sweep(Command& lab, int& status) {
  auto asked = std::make_shared<Arguments>();
  Command sweep = lab.add_subcommand("sweep", "Many settings of a game on the same deals: which come close to a goal");
  sweep.footer(
      "What varies is an option (awards=on,off) or a number in the content pack (content.hand=1..3). With several "
      "--vary\n"
      "every combination is played, or --random N of them; --where keeps those that meet a condition. The best is "
      "played\n"
      "again on fresh deals, because the best of many is partly lucky.\n\n"
      "Examples:\n  backlot lab sweep cinecitta --vary awards=on,off --vary coaster=on,off --target margin\n"
      "  backlot lab sweep hollywood --players 6 --vary content.cards.patriot.copies=12..18 --target patriots=0.5 "
      "--html map.html");
  asked->add_to(sweep, "How many play: 4, 3-6 or 3,5 (the usual number of the game)", 1000);
  sweep.add_option("--vary", asked->vary, "NAME=FROM..TO, NAME=FROM..TO:STEP or NAME=ONE,OTHER; again for more")
      .required()
      .allow_extra_args(false);
  sweep
      .add_option("--where", asked->where,
                  "A condition on numbers of the pack, such as \"content.hand < content.faces\"")
      .allow_extra_args(false);
  sweep.add_option("--target", asked->targets, "FIGURE=NUMBER: a goal; FIGURE: only look at it; again for more")
      .allow_extra_args(false);
  sweep.add_option("--random", asked->random, "Only so many of the settings, drawn by chance");
  sweep.add_option("--best", asked->best, "Write the closest setting into this file, as a content pack");
  sweep.callback([asked, &status] {
    for_game(asked->game, [&](auto game) {
      Sweeping<decltype(game)> work(*asked);
      run_work(work, asked->division, asked->printed(), status);
    });
  });
}

}  // namespace backlot::cli
