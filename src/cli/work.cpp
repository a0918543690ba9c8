#include "cli/work.hpp"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <optional>

#include "cli/ctrl_c.hpp"
#include "cli/errors.hpp"
#include "cli/files.hpp"
#include "cli/ranks.hpp"
#include "cli/version.hpp"
#include "json/write.hpp"
#include "lab/merge.hpp"
#include "lab/numbers.hpp"
#include "terminal/progress.hpp"

namespace backlot::cli {

std::vector<lab::Tally>& merged_tallies() {
  static std::vector<lab::Tally> tallies;
  return tallies;
}

namespace {

using lab::Ledger;
using Clock = std::chrono::steady_clock;

constexpr long long usual_portions = 64;  // more than there are processes, so that none waits long for the last

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

lab::Tally read_or_fail(const std::string& path) {
  auto read = lab::read_tally(input_file(path, lab::most_tally_bytes));
  if (const auto* fault = std::get_if<Fault>(&read)) throw Failure(place_of(path, *fault));
  return std::get<lab::Tally>(std::move(read));
}

// What a portion says of itself when it is done.
struct PortionResult {
  std::string portion;
  std::string tally;
  bool finished = false;
  std::uint64_t games = 0;
};
void fields(Is<PortionResult> auto& x, const auto& visit) {
  visit("portion", x.portion);
  visit("tally", x.tally);
  visit("finished", x.finished);
  visit("games", x.games);
}

class Runner {
 public:
  Runner(Work& work, const Division& division) : work_(work), division_(division) {}

  void run_whole(int& status) {
    lab::Tally tally = new_tally(Amounts::any);
    std::vector<lab::Tally> before;
    if (!division_.resume.empty() && std::filesystem::exists(division_.resume)) {
      before.push_back(taken_up(division_.resume, tally));
      tally.milliseconds = before.front().milliseconds;
    }
    const auto keeping = division_.resume.empty() ? Ledger::Keeping::no : Ledger::Keeping::yes;
    Ledger ledger(Ledger::Scope::whole, keeping, {}, before);
    lab::Watch watch;
    const double seconds = play(ledger, watch, work_.whole());
    if (!division_.resume.empty()) {
      tally.finished = !watch.stop;
      save(division_.resume, tally, ledger, seconds);
    }
    work_.report({watch.stop, seconds + static_cast<double>(before.empty() ? 0 : before[0].milliseconds) / 1000},
                 status);
  }

  void run_portion(Printed printed, int& status) {
    const lab::Portion portion = division_.read_portion();
    lab::Watch watch;
    lab::Tally tally;
    {
      const StopsOnCtrlC stops(watch);
      const terminal::Progress progress(watch, portion.part_of(work_.whole()).size());
      tally = count_portion(portion, division_.tally, watch);
    }
    PortionResult result{tally.portion, division_.tally, tally.finished, 0};
    for (const lab::CountedJob& job : tally.jobs) result.games += job.done;
    if (printed == Printed::json) {
      fmt::print("{}\n", json::write(json::NoContent{}, result));
    } else {
      fmt::print("portion {}: {} games counted in {}\n", result.portion, lab::grouped(result.games), result.tally);
    }
    if (tally.finished) return;
    fmt::print(stderr, "backlot: stopped; the same command again goes on from {}\n", division_.tally);
    status = 1;
  }

  // All portions into the files of a folder, by as many processes as there are.
  void run_portions(int& status) {
    const auto count = static_cast<std::uint64_t>(division_.portions.value_or(usual_portions));
    std::error_code error;
    std::filesystem::create_directories(division_.tally, error);
    if (error) throw Failure(fmt::format("cannot make the folder {}: {}", division_.tally, error.message()));
    Ranks ranks;
    lab::Watch watch;
    try {
      share_portions(ranks, count, watch);
    } catch (const std::exception& why) {
      if (!ranks.are_many()) throw;
      fmt::print(stderr, "backlot: {}\n", why.what());
      ranks.give_up(1);
    }
    const bool stopped = ranks.finish(watch.stop);
    if (!ranks.is_first()) return;
    if (stopped) {
      fmt::print(stderr, "backlot: stopped; the same command again goes on from {}\n", division_.tally);
      status = 1;
      return;
    }
    std::vector<lab::NamedTally> all;
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::string file = file_of({i + 1, count});
      all.push_back({file, read_or_fail(file)});
    }
    if (const auto why = lab::misfit(all)) throw Failure(why->why);
    std::vector<lab::Tally> tallies;
    for (lab::NamedTally& each : all) tallies.push_back(std::move(each.tally));
    run_merged(tallies, status);
  }

  void run_merged(const std::vector<lab::Tally>& tallies, int& status) {
    const lab::Tally mine = new_tally(Amounts::exact);
    std::uint64_t milliseconds = 0;
    for (const lab::Tally& each : tallies) {
      // The command is theirs; what it reads may have changed since.
      if (const std::string why = lab::difference(each.request, mine.request); !why.empty()) {
        throw Nonsense(fmt::format("the tallies do not fit to this command any more: {}", why));
      }
      milliseconds += each.milliseconds;
    }
    Ledger ledger(Ledger::Scope::whole, Ledger::Keeping::no, {}, tallies);
    lab::Watch watch;
    const double seconds = play(ledger, watch, work_.whole());
    work_.report({watch.stop, seconds + static_cast<double>(milliseconds) / 1000}, status);
  }

 private:
  enum class Amounts { any, exact };  // how many games are part of the request, or may differ

  lab::Tally new_tally(Amounts amounts) const {
    lab::Tally tally;
    tally.program = program_version;
    tally.command = words_of_the_result();
    tally.request = work_.request();
    if (amounts == Amounts::any) return tally;
    for (lab::Fact& fact : work_.amounts()) tally.request.push_back(std::move(fact));
    return tally;
  }

  lab::Tally taken_up(const std::string& path, const lab::Tally& wanted) const {
    lab::Tally was = read_or_fail(path);
    std::string why = lab::difference(was.request, wanted.request);
    if (why.empty() && was.portion != wanted.portion) {
      why = was.portion.empty()      ? "it is of no portion"
            : wanted.portion.empty() ? fmt::format("it is of portion {}", was.portion)
                                     : fmt::format("it is of portion {}, not of {}", was.portion, wanted.portion);
    }
    if (why.empty() && was.program != wanted.program) {
      why = fmt::format("it was made by {}, and this is {}", was.program, wanted.program);
    }
    if (!why.empty()) throw Nonsense(fmt::format("{} is of another request: {}", path, why));
    return was;
  }

  static void save(const std::string& path, lab::Tally& tally, const Ledger& ledger, double seconds) {
    tally.milliseconds += static_cast<std::uint64_t>(seconds * 1000);
    tally.jobs = ledger.jobs();
    save_file(path, lab::write_tally(tally));
  }

  double play(Ledger& ledger, lab::Watch& watch, std::uint64_t games) {
    const StopsOnCtrlC stops(watch);
    const terminal::Progress progress(watch, games);
    return play(ledger, watch);
  }
  double play(Ledger& ledger, lab::Watch& watch) {
    const auto start = Clock::now();
    try {
      work_.play(ledger, watch);
    } catch (const lab::DamagedTally& why) {
      throw Failure(fmt::format("a tally is damaged: {}", why.what()));
    }
    return seconds_since(start);
  }

  // One that is finished already is left as it is.
  lab::Tally count_portion(const lab::Portion& portion, const std::string& path, lab::Watch& watch) {
    lab::Tally tally = new_tally(Amounts::exact);
    tally.portion = text_of(portion);
    std::vector<lab::Tally> before;
    if (std::filesystem::exists(path)) {
      before.push_back(taken_up(path, tally));
      if (work_.starts_anew()) {
        before.clear();
      } else if (before.front().finished) {
        const std::uint64_t games = portion.part_of(work_.whole()).size();
        watch.games_done += games;
        watch.games_known += games;
        return before.front();
      } else {
        tally.milliseconds = before.front().milliseconds;
      }
    }
    Ledger ledger(Ledger::Scope::portion, Ledger::Keeping::yes, portion, before);
    const double seconds = play(ledger, watch);
    tally.finished = !watch.stop;
    save(path, tally, ledger, seconds);
    return tally;
  }

  std::string file_of(const lab::Portion& portion) const {
    return (std::filesystem::path(division_.tally) / fmt::format("{}-of-{}.tally", portion.number, portion.of))
        .string();
  }

  void share_portions(Ranks& ranks, std::uint64_t count, lab::Watch& watch) {
    lab::Watch shown;
    const StopsOnCtrlC stops(watch);
    std::optional<terminal::Progress> progress;
    if (ranks.is_first()) progress.emplace(shown, work_.whole());
    while (!watch.stop) {
      const std::uint64_t number = ranks.next();
      if (number >= count) break;
      const lab::Portion portion{number + 1, count};
      ranks.while_sharing(watch, shown, [&] { count_portion(portion, file_of(portion), watch); });
    }
  }

  Work& work_;
  const Division& division_;
};

}  // namespace

void run_work(Work& work, const Division& division, Printed printed, int& status) {
  division.check();
  const std::vector<lab::Tally>& tallies = merged_tallies();
  const bool alone = !tallies.empty() || division.is_portion();
  const bool together = !alone && started_by_mpirun() > 0 && !division.tally.empty();
  if (!alone && started_by_mpirun() > 1 && division.tally.empty()) {
    throw Nonsense("under mpirun the processes share portions: name a folder that all of them see, --tally FOLDER");
  }
  const bool all_portions = division.portions || together;
  if (!division.tally.empty() && !division.is_portion() && !all_portions) {
    throw Nonsense("--tally goes with --portion K/N, or with --portions N");
  }
  if (const std::string bot = work.on_the_clock();
      !bot.empty() && (division.is_portion() || all_portions || !tallies.empty())) {
    throw Nonsense(fmt::format(
        "{} decides by the clock, so that its games differ from machine to machine; portions take bots that count, "
        "such as search:500",
        json::in_quotes(bot)));
  }
  Runner runner(work, division);
  if (!tallies.empty()) return runner.run_merged(tallies, status);
  if (all_portions) return runner.run_portions(status);
  if (division.is_portion()) return runner.run_portion(printed, status);
  runner.run_whole(status);
}

}  // namespace backlot::cli
