// backlot arena: bots against each other on the same deals.
#include "lab/reports/arena.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/errors.hpp"
#include "cli/game_options.hpp"
#include "cli/many_games.hpp"
#include "cli/packs.hpp"
#include "cli/seating.hpp"
#include "cli/subcommands.hpp"
#include "json/write.hpp"
#include "lab/looks.hpp"
#include "lab/reports/team.hpp"
#include "lab/team.hpp"

namespace backlot::cli {

namespace {

constexpr long long most_deals = 100'000'000;
constexpr std::size_t most_bots = 64;

struct Arguments : ManyGames {
  std::string role;
  std::string sprt;
  bool alone = false;
  bool stop = false;
};

// "0,20"
lab::Hypotheses read_hypotheses(const std::string& text) {
  const auto points = [](const std::string& part, double& number) {
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
    return error == std::errc() && end == part.data() + part.size() && number > -2000 && number < 2000;
  };
  const std::vector<std::string> parts = split_commas(text);
  lab::Hypotheses read;
  if (parts.size() == 2 && points(parts[0], read.low) && points(parts[1], read.high) && read.low < read.high)
    return read;
  throw Nonsense(
      fmt::format("--sprt {} makes no sense; write LOW,HIGH in Elo points, such as 0,20", json::in_quotes(text)));
}

// What decides the games of any contest.
template <Game G>
lab::Request contest_request(const Arguments& asked, const Pack<G>& pack, const typename G::Options& options) {
  return {{"command", "arena"},
          {"game", std::string(G::id)},
          {"rules", std::to_string(+G::revision)},
          {"content", content_hash(pack.content)},
          {"options", json::write(pack.content, options)},
          {"bots", asked.bots},
          {"seed", std::to_string(read_seed(asked.seed))}};
}

template <Game G>
class Contest : public Work {
 public:
  explicit Contest(const Arguments& asked) : asked_(asked), names_(split_commas(asked.bots)) {
    asked.check(most_deals);
    if (names_.size() < 2) throw Nonsense("--bots names at least two bots, such as search:500,heuristic");
    if (asked.stop && !asked.sprt.empty()) throw Nonsense("--stop and --sprt are two ways to decide; give one of them");
    if (!asked.sprt.empty()) hypotheses_ = read_hypotheses(asked.sprt);
    pack_ = pack_for<G>(asked_.content);
    options_ = read_options<G>(pack_.content, asked_.players, asked_.settings);
    for (const std::string& name : names_) bots_.push_back(good_bot<G>(name));
    if (names_.size() > most_bots) throw Nonsense(fmt::format("--bots names at most {} bots", most_bots));
    seatings_ = asked_.alone                       ? lab::alone_seatings(names_.size(), options_.players)
                : names_.size() > options_.players ? lab::round_robin(names_.size(), options_.players)
                                                   : lab::mixed_seatings(names_.size(), options_.players);
  }

  lab::Request request() const override {
    lab::Request facts = contest_request<G>(asked_, pack_, options_);
    facts.push_back({"alone", asked_.alone ? "yes" : "no"});
    facts.push_back({"looks", hypotheses_ ? "often" : "doubling"});
    return facts;
  }
  lab::Request amounts() const override {
    return {{"games", std::to_string(asked_.games)}, {"stop", asked_.stop ? "yes" : "no"}, {"sprt", asked_.sprt}};
  }
  std::uint64_t whole() const override { return static_cast<std::uint64_t>(asked_.games); }
  std::string on_the_clock() const override { return first_on_the_clock<G>(bots_); }

  // In stretches that end where a sequential test looks. A portion has its part of each stretch, and cannot tell.
  void play(lab::Ledger& ledger, lab::Watch& watch) override {
    const lab::Arena<G> arena{pack_.content, options_, bots_, seatings_, read_seed(asked_.seed), asked_.thread_count()};
    tallies_ = none();
    decided_ = false;
    const auto looks = hypotheses_ ? lab::Looks::often : lab::Looks::doubling;
    for (const lab::Stretch& stretch : lab::stretches(whole(), looks)) {
      const lab::Range& deals = stretch.deals;
      const std::string job = fmt::format("deals from {}", deals.from);
      lab::ArenaTallies counted = none();
      const lab::Range left = ledger.take(job, deals.size(), counted, watch);
      const lab::ArenaTallies fresh = lab::play_deals(arena, {deals.from + left.from, deals.from + left.to}, watch);
      lab::add_up(counted, fresh);
      ledger.keep(job, deals.size(), left.from + fresh.deals, counted);
      lab::add_up(tallies_, counted);
      if (fresh.deals < left.size()) return;
      if (ledger.is_portion()) continue;
      decided_ = stretch.look && tallies_.deals == deals.to && is_decided(*stretch.look);
      if (decided_) return;
    }
  }

  void report(const Played& /*played*/, int& status) override {
    lab::ArenaResult result{std::string(G::id),
                            static_cast<std::uint32_t>(options_.players),
                            tallies_.deals,
                            tallies_.deals * seatings_.size(),
                            asked_.seed,
                            asked_.alone,
                            tallies_.deals < whole(),
                            decided_,
                            lab::figures_of(tallies_, seatings_, names_),
                            lab::rows_of(tallies_, names_),
                            {}};
    if (hypotheses_) result.sprt = lab::sprt(tallies_, seatings_, *hypotheses_);
    if (asked_.json) {
      fmt::print("{}\n", json::write(json::NoContent{}, result));
    } else {
      fmt::print("{}", lab::text_of(result, tallies_));
    }
    if (tallies_.deals >= whole() || decided_) return;
    say_stopped(tallies_.deals, whole(), status);
  }

 private:
  lab::ArenaTallies none() const { return lab::ArenaTallies(names_.size(), seatings_.size()); }

  bool is_decided(std::uint32_t look) const {
    if (asked_.stop) return lab::is_decided(tallies_, seatings_, look);
    return hypotheses_ && lab::sprt(tallies_, seatings_, *hypotheses_).decision != "open";
  }

  const Arguments& asked_;
  std::vector<std::string> names_;
  std::optional<lab::Hypotheses> hypotheses_;
  Pack<G> pack_;
  typename G::Options options_{};
  std::vector<bots::AnyBot<G>> bots_;
  lab::Seatings seatings_;
  lab::ArenaTallies tallies_;
  bool decided_ = false;
};

// --role: what the first bot is worth to one side.
template <Game G>
class TeamWork : public Work {
 public:
  explicit TeamWork(const Arguments& asked) : asked_(asked), names_(split_commas(asked.bots)) {
    asked.check(most_deals);
    if (names_.size() != 2) throw Nonsense("--role wants two bots: the one for the role, and the one for all others");
    if (asked.alone || asked.stop || !asked.sprt.empty()) {
      throw Nonsense("--role does not go with --alone, --stop or --sprt");
    }
    const auto roles = role_names(G{});
    if (std::find(roles.begin(), roles.end(), asked.role) == roles.end()) {
      throw Nonsense(fmt::format("unknown role {}; the roles of {} are: {}", json::in_quotes(asked.role), G::id,
                                 fmt::join(roles, ", ")));
    }
    pack_ = pack_for<G>(asked.content);
    options_ = read_options<G>(pack_.content, asked.players, asked.settings);
    for (const std::string& name : names_) bots_.push_back(good_bot<G>(name));
  }

  lab::Request request() const override {
    lab::Request facts = contest_request<G>(asked_, pack_, options_);
    facts.push_back({"role", asked_.role});
    return facts;
  }
  lab::Request amounts() const override { return {{"games", std::to_string(asked_.games)}}; }
  std::uint64_t whole() const override { return static_cast<std::uint64_t>(asked_.games); }
  std::string on_the_clock() const override { return first_on_the_clock<G>(bots_); }

  void play(lab::Ledger& ledger, lab::Watch& watch) override {
    const lab::TeamContest<G> contest{
        pack_.content, options_, bots_[0], bots_[1], asked_.role, read_seed(asked_.seed), asked_.thread_count()};
    tallies_ = {};
    const lab::Range left = ledger.take("deals", whole(), tallies_, watch);
    done_ = left.from + lab::play_team_deals(contest, left, tallies_, watch);
    ledger.keep("deals", whole(), done_, tallies_);
  }

  void report(const Played& /*played*/, int& status) override {
    const double reach = tallies_.gain.count() < 2 ? 1 : lab::z_95 * tallies_.gain.error();
    const lab::TeamResult result{std::string(G::id),
                                 options_.players,
                                 asked_.role,
                                 names_,
                                 tallies_.gain.count(),
                                 asked_.seed,
                                 done_ < whole(),
                                 tallies_.with_first.mean(),
                                 tallies_.with_second.mean(),
                                 tallies_.gain.mean(),
                                 tallies_.gain.mean() - reach,
                                 tallies_.gain.mean() + reach};
    asked_.json ? fmt::print("{}\n", json::write(json::NoContent{}, result)) : fmt::print("{}", lab::text_of(result));
    if (result.stopped) say_stopped(done_, whole(), status);
  }

 private:
  const Arguments& asked_;
  std::vector<std::string> names_;
  Pack<G> pack_;
  typename G::Options options_{};
  std::vector<bots::AnyBot<G>> bots_;
  lab::PairedTallies tallies_;
  std::uint64_t done_ = 0;
};

template <Game G>
void run(const Arguments& asked, int& status) {
  const auto go = [&](Work& work) { run_work(work, asked.division, asked.printed(), status); };
  if (asked.role.empty()) {
    Contest<G> contest(asked);
    go(contest);
  } else if constexpr (lab::HasRoles<G>) {
    TeamWork<G> team(asked);
    go(team);
  } else {
    throw Nonsense(fmt::format("{} has no roles", G::id));
  }
}

}  // namespace

void add_arena(Command& app, int& status) {
  auto asked = std::make_shared<Arguments>();
  Command arena = app.add_subcommand("arena", "Bots against each other on the same deals");
  arena.footer(
      "Every deal is played once for each way of seating the bots. The same seed gives the same result, whatever the\n"
      "number of threads, for bots that count iterations. Ctrl-C ends it with what was played; --resume FILE keeps\n"
      "that and goes on with it. --portion K/N --tally FILE plays one part of the deals, for one of many machines;\n"
      "\"backlot lab merge\" adds the parts up, and --stop and --sprt decide there. Of more bots than seats every two\n"
      "play each other on the same deals, and their strengths are one table of all of them.\n\n"
      "Examples:\n  backlot arena cinecitta --bots heuristic,random --players 4\n"
      "  backlot arena cinecitta --bots search:500,heuristic --alone --stop\n"
      "  backlot arena maybe --bots easy,medium,hard,expert,net,random --players 3\n"
      "  backlot arena hollywood --bots search:500,heuristic --role patriot");
  asked->add_to(arena, "How many deals at most (1000)", "Two or more, by commas").required();
  arena.add_flag("--alone", asked->alone, "The first bot alone among the others, instead of all mixed");
  arena.add_flag("--stop", asked->stop, "Stop when the first bot's share is known to differ from the fair one");
  arena.add_option("--sprt", asked->sprt,
                   "LOW,HIGH: stop when one of two strengths of the first bot, in Elo points, is far likelier");
  arena.add_option("--role", asked->role,
                   "The first bot in all seats of this role, the second in the others: what is that worth?");
  arena.callback([asked, &status] { for_game(asked->game, [&](auto game) { run<decltype(game)>(*asked, status); }); });
}

}  // namespace backlot::cli
