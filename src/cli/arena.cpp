// backlot arena: bots against each other on the same deals.
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/ctrl_c.hpp"
#include "cli/errors.hpp"
#include "cli/files.hpp"
#include "cli/game_options.hpp"
#include "cli/many_games.hpp"
#include "cli/packs.hpp"
#include "cli/seating.hpp"
#include "cli/subcommands.hpp"
#include "json/read.hpp"
#include "json/write.hpp"
#include "lab/standing.hpp"
#include "lab/team.hpp"
#include "terminal/numbers.hpp"
#include "terminal/progress.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

constexpr long long most_deals = 100'000'000;

struct Asked : ManyGames {
  std::string resume;
  std::string role;
  bool alone = false;
  bool stop = false;
};

// Exact numbers are text in JSON: 64 bits do not survive every reader.
template <class Number>
Number number_in(const std::string& text) {
  Number number = 0;
  if (!parse_value(text, number)) throw Failure(fmt::format("{} is no number", json::in_quotes(text)));
  return number;
}

struct RoleRow {
  std::string role;
  std::string games;
  std::string wins;
};
void fields(Is<RoleRow> auto& x, const auto& visit) {
  visit("role", x.role);
  visit("games", x.games);
  visit("wins", x.wins);
}

// One bot: what it did, exactly, and what follows.
struct BotRow {
  std::string bot;
  std::string deals;
  std::string payoff;          // sum over deals
  std::string payoff_squares;  // of each deal
  std::vector<std::string> payoff_by_seating;
  std::vector<RoleRow> roles;
};
void fields(Is<BotRow> auto& x, const auto& visit) {
  visit("bot", x.bot);
  visit("deals", x.deals);
  visit("payoff", x.payoff);
  visit("payoff_squares", x.payoff_squares);
  visit("payoff_by_seating", x.payoff_by_seating);
  visit("roles", x.roles);
}

struct FigureRow {
  std::string bot;
  double share = 0;
  double low = 0;
  double high = 0;
  double fair = 0;
  double ratio = 0;
  double strength = 0;
  double strength_error = 0;
};
void fields(Is<FigureRow> auto& x, const auto& visit) {
  visit("bot", x.bot);
  visit("share", x.share);
  visit("low", x.low);
  visit("high", x.high);
  visit("fair", x.fair);
  visit("ratio", x.ratio);
  visit("strength", x.strength);
  visit("strength_error", x.strength_error);
}

// What --resume keeps: the request as far as it decides the games, and the exact tallies.
struct Kept {
  std::string game;
  std::string options;
  std::string content;
  std::string seed;
  bool alone = false;
  std::vector<BotRow> bots;
};
void fields(Is<Kept> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("options", x.options);
  visit("content", x.content);
  visit("seed", x.seed);
  visit("alone", x.alone);
  visit("bots", x.bots);
}

struct Result {
  std::string game;
  std::uint32_t players = 0;
  std::uint64_t deals = 0;
  std::uint64_t games = 0;
  std::string seed;
  bool alone = false;
  bool stopped = false;  // before all deals that were asked for
  bool decided = false;  // because the first bot's share is known to differ from the fair one
  std::vector<FigureRow> figures;
  std::vector<BotRow> bots;
};
void fields(Is<Result> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("players", x.players);
  visit("deals", x.deals);
  visit("games", x.games);
  visit("seed", x.seed);
  visit("alone", x.alone);
  visit("stopped", x.stopped);
  visit("decided", x.decided);
  visit("figures", x.figures);
  visit("bots", x.bots);
}

std::vector<BotRow> rows_of(const lab::ArenaTallies& tallies, const std::vector<std::string>& names) {
  std::vector<BotRow> rows;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const lab::BotTally& tally = tallies.bots[i];
    BotRow row{names[i],
               std::to_string(tally.payoff.count()),
               std::to_string(tally.payoff.sum()),
               std::to_string(tally.payoff.squares()),
               {},
               {}};
    for (const auto& seating : tallies.won) row.payoff_by_seating.push_back(std::to_string(seating[i]));
    for (const auto& [role, counts] : tally.roles) {
      row.roles.push_back({role, std::to_string(counts.games), std::to_string(counts.wins)});
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

lab::ArenaTallies tallies_of(const std::vector<BotRow>& rows, std::size_t seatings) {
  lab::ArenaTallies tallies(rows.size(), seatings);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const BotRow& row = rows[i];
    tallies.deals = number_in<std::uint64_t>(row.deals);
    tallies.bots[i].payoff =
        lab::Sum::of(tallies.deals, number_in<std::int64_t>(row.payoff), number_in<std::int64_t>(row.payoff_squares));
    for (const RoleRow& role : row.roles) {
      tallies.bots[i].roles[role.role] = {number_in<std::uint64_t>(role.games), number_in<std::uint64_t>(role.wins)};
    }
    for (std::size_t at = 0; at < seatings; ++at) {
      tallies.won[at][i] = number_in<std::uint64_t>(row.payoff_by_seating.at(at));
    }
  }
  return tallies;
}

std::vector<FigureRow> figures_of(const lab::ArenaTallies& tallies, const lab::Seatings& seatings,
                                  const std::vector<std::string>& names) {
  std::vector<FigureRow> rows;
  const std::vector<lab::Standing> standings = lab::standings(tallies, seatings);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const lab::Standing& x = standings[i];
    rows.push_back({names[i], x.share, x.interval.low, x.interval.high, x.fair, x.share / x.fair, x.strength,
                    1.96 * x.strength_error});
  }
  return rows;
}

void print_table(const Result& result, const lab::ArenaTallies& tallies) {
  fmt::print("{}, {} players, {} deals, each played {} times with the bots in other seats, seed {}\n\n", result.game,
             result.players, grouped(result.deals), result.deals == 0 ? 0 : result.games / result.deals, result.seed);
  fmt::print("{:<16}{:>10}{:>20}{:>10}{:>12}{:>18}\n", "bot", "of wins", "95% interval", "fair", "times fair",
             "strength");
  for (const FigureRow& row : result.figures) {
    fmt::print("{:<16}{:>10}{:>20}{:>10}{:>12.2f}{:>18}\n", row.bot, percent(row.share),
               fmt::format("{} to {}", percent(row.low), percent(row.high)), percent(row.fair), row.ratio,
               fmt::format("{:+.0f} +/- {:.0f}", row.strength, row.strength_error));
  }
  for (std::size_t i = 0; i < result.figures.size(); ++i) {
    for (const auto& [role, tally] : tallies.bots[i].roles) {
      const lab::Interval interval = lab::interval_95(tally.wins, tally.games);
      fmt::print("  {:<14} as {:<14}{:>9} of {} games ({} to {})\n", result.figures[i].bot, role,
                 percent(lab::share(tally.wins, tally.games)), grouped(tally.games), percent(interval.low),
                 percent(interval.high));
    }
  }
  fmt::print("\nStrength is in Elo points around the mean, fitted to who came first (Plackett-Luce).\n");
  if (result.decided) {
    fmt::print("Stopped early: the first bot's share is known to differ from the fair one.\n");
  }
}

template <Game G>
class Contest {
 public:
  Contest(const Asked& asked, int& status) : asked_(asked), status_(status), names_(split_commas(asked.bots)) {
    asked.check(most_deals);
    if (names_.size() < 2) throw Nonsense("--bots names at least two bots, such as search:500,heuristic");
  }

  void run() {
    const auto pack = pack_for<G>(asked_.content);
    const auto options = read_options<G>(pack.content, asked_.players, asked_.settings);
    std::vector<bots::AnyBot<G>> bots;
    for (const std::string& name : names_) bots.push_back(good_bot<G>(name));
    if (!asked_.alone && names_.size() > options.players) {
      throw Nonsense(fmt::format("{} bots do not fit on {} seats", names_.size(), +options.players));
    }
    const lab::Seatings seatings = asked_.alone ? lab::alone_seatings(names_.size(), options.players)
                                                : lab::mixed_seatings(names_.size(), options.players);
    const lab::Arena<G> arena{pack.content,         options, std::move(bots), seatings, read_seed(asked_.seed),
                              asked_.thread_count()};
    kept_ = {std::string(G::id),
             json::write(pack.content, options),
             content_hash(pack.content),
             asked_.seed,
             asked_.alone,
             {}};
    lab::ArenaTallies tallies = begin(seatings);
    bool decided = false;
    lab::Watch watch;
    watch.games_done = tallies.deals;
    {
      const StopsOnCtrlC stops(watch);
      const Progress progress(watch.games_done, static_cast<std::uint64_t>(asked_.games));
      decided = play(arena, tallies, watch);
    }
    save(tallies);
    report(tallies, seatings, options.players, decided);
    if (tallies.deals == static_cast<std::uint64_t>(asked_.games) || decided) return;
    say_stopped(tallies.deals, static_cast<std::uint64_t>(asked_.games), status_);
  }

 private:
  // In stretches that end where a sequential test looks.
  bool play(const lab::Arena<G>& arena, lab::ArenaTallies& tallies, lab::Watch& watch) const {
    const auto all = static_cast<std::uint64_t>(asked_.games);
    std::uint64_t next = 32;
    for (std::uint32_t look = 0; tallies.deals < all && !watch.stop; ++look, next *= 2) {
      if (next <= tallies.deals) continue;
      tallies.merge(lab::play_deals(arena, tallies.deals, std::min(all, next), watch));
      if (asked_.stop && tallies.deals == next && lab::is_decided(tallies, arena.seatings, look)) return true;
    }
    return false;
  }

  lab::ArenaTallies begin(const lab::Seatings& seatings) const {
    lab::ArenaTallies fresh(names_.size(), seatings.size());
    if (asked_.resume.empty() || !std::filesystem::exists(asked_.resume)) return fresh;
    const auto parsed = json::parse(input_file(asked_.resume));
    if (const auto* fault = std::get_if<Fault>(&parsed)) throw Failure(place_of(asked_.resume, *fault));
    const auto read = json::read<Kept>(json::NoContent{}, std::get<json::Node>(parsed), json::Unknowns::refused);
    if (const auto* fault = std::get_if<Fault>(&read)) throw Failure(place_of(asked_.resume, *fault));
    const Kept& was = std::get<Kept>(read);
    bool same = was.game == kept_.game && was.options == kept_.options && was.content == kept_.content &&
                was.seed == kept_.seed && was.alone == kept_.alone && was.bots.size() == names_.size();
    for (std::size_t i = 0; same && i < names_.size(); ++i) {
      same = was.bots[i].bot == names_[i] && was.bots[i].payoff_by_seating.size() == seatings.size();
    }
    if (!same) throw Nonsense(fmt::format("{} is of another contest; give the same request again", asked_.resume));
    return tallies_of(was.bots, seatings.size());
  }

  void save(const lab::ArenaTallies& tallies) {
    if (asked_.resume.empty()) return;
    kept_.bots = rows_of(tallies, names_);
    save_file(asked_.resume, json::write(json::NoContent{}, kept_) + "\n");
  }

  void report(const lab::ArenaTallies& tallies, const lab::Seatings& seatings, std::size_t players,
              bool decided) const {
    const Result result{std::string(G::id),
                        static_cast<std::uint32_t>(players),
                        tallies.deals,
                        tallies.deals * seatings.size(),
                        asked_.seed,
                        asked_.alone,
                        tallies.deals < static_cast<std::uint64_t>(asked_.games),
                        decided,
                        figures_of(tallies, seatings, names_),
                        rows_of(tallies, names_)};
    if (asked_.json) {
      fmt::print("{}\n", json::write(json::NoContent{}, result));
    } else {
      print_table(result, tallies);
    }
  }

  const Asked& asked_;
  int& status_;
  std::vector<std::string> names_;
  Kept kept_;
};

// --role: what the first bot is worth to one side.
struct TeamResult {
  std::string game;
  std::uint32_t players = 0;
  std::string role;
  std::vector<std::string> bots;
  std::uint64_t deals = 0;  // in which somebody had the role
  std::string seed;
  bool stopped = false;
  double wins = 0;         // of the side, with the first bot
  double wins_before = 0;  // with the second everywhere
  double gain = 0;
  double gain_low = 0;
  double gain_high = 0;
};
void fields(Is<TeamResult> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("players", x.players);
  visit("role", x.role);
  visit("bots", x.bots);
  visit("deals", x.deals);
  visit("seed", x.seed);
  visit("stopped", x.stopped);
  visit("wins", x.wins);
  visit("wins_before", x.wins_before);
  visit("gain", x.gain);
  visit("gain_low", x.gain_low);
  visit("gain_high", x.gain_high);
}

void print_team(const TeamResult& result) {
  fmt::print("{}, {} players, {} deals, each played twice, seed {}\n\n", result.game, result.players,
             grouped(result.deals), result.seed);
  fmt::print("{} with {} among {}: {:>8} of the games won\n", result.role, result.bots[0], result.bots[1],
             percent(result.wins));
  fmt::print("{} with {} everywhere: {:>8}\n", result.role, result.bots[1], percent(result.wins_before));
  fmt::print("gain: {:+.1f} points, 95% interval {:+.1f} to {:+.1f}\n", 100 * result.gain, 100 * result.gain_low,
             100 * result.gain_high);
}

template <Game G>
void run_team(const Asked& asked, int& status) {
  if constexpr (!lab::HasRoles<G>) {
    throw Nonsense(fmt::format("{} has no roles", G::id));
  } else {
    asked.check(most_deals);
    const std::vector<std::string> names = split_commas(asked.bots);
    if (names.size() != 2) throw Nonsense("--role wants two bots: the one for the role, and the one for all others");
    if (asked.alone || asked.stop || !asked.resume.empty()) {
      throw Nonsense("--role does not go with --alone, --stop or --resume");
    }
    const auto roles = role_names(G{});
    if (std::find(roles.begin(), roles.end(), asked.role) == roles.end()) {
      throw Nonsense(fmt::format("unknown role {}; the roles of {} are: {}", json::in_quotes(asked.role), G::id,
                                 fmt::join(roles, ", ")));
    }
    const auto pack = pack_for<G>(asked.content);
    const auto options = read_options<G>(pack.content, asked.players, asked.settings);
    const lab::TeamContest<G> contest{pack.content,          options,    good_bot<G>(names[0]),
                                      good_bot<G>(names[1]), asked.role, read_seed(asked.seed),
                                      asked.thread_count()};
    lab::Watch watch;
    lab::TeamTallies tallies;
    const auto all = static_cast<std::uint64_t>(asked.games);
    {
      const StopsOnCtrlC stops(watch);
      const Progress progress(watch.games_done, all);
      tallies = lab::play_team_deals(contest, all, watch);
    }
    const double reach = tallies.gain.count() < 2 ? 1 : lab::z_95 * tallies.gain.error();
    const TeamResult result{std::string(G::id),
                            options.players,
                            asked.role,
                            names,
                            tallies.gain.count(),
                            asked.seed,
                            watch.games_done < all,
                            tallies.with_first.mean(),
                            tallies.with_second.mean(),
                            tallies.gain.mean(),
                            tallies.gain.mean() - reach,
                            tallies.gain.mean() + reach};
    asked.json ? fmt::print("{}\n", json::write(json::NoContent{}, result)) : print_team(result);
    if (result.stopped) say_stopped(watch.games_done, all, status);
  }
}

}  // namespace

void add_arena(Command& app, int& status) {
  auto asked = std::make_shared<Asked>();
  Command arena = app.add_subcommand("arena", "Bots against each other on the same deals");
  arena.footer(
      "Every deal is played once for each way of seating the bots. The same seed gives the same result, whatever the\n"
      "number of threads, for bots that count iterations. Ctrl-C ends it with what was played; --resume FILE keeps\n"
      "that and goes on with it.\n\n"
      "Examples:\n  backlot arena cinecitta --bots heuristic,random --players 4\n"
      "  backlot arena cinecitta --bots search:500,heuristic --alone --stop\n"
      "  backlot arena hollywood --bots search:500,heuristic --role patriot");
  asked->add_to(arena, "How many deals at most (1000)", "Two or more, by commas").required();
  arena.add_flag("--alone", asked->alone, "The first bot alone among the others, instead of all mixed");
  arena.add_flag("--stop", asked->stop, "Stop when the first bot's share is known to differ from the fair one");
  arena.add_option("--resume", asked->resume, "Keep the tallies in this file, and go on from what it holds");
  arena.add_option("--role", asked->role,
                   "The first bot in all seats of this role, the second in the others: what is that worth?");
  arena.callback([asked, &status] {
    for_game(asked->game, [&](auto game) {
      asked->role.empty() ? Contest<decltype(game)>(*asked, status).run() : run_team<decltype(game)>(*asked, status);
    });
  });
}

}  // namespace backlot::cli
