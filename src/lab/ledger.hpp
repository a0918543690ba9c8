// What has been counted of each job of a run. A job is a number of games under a name; the ledger says which of them
// are still to be played, here and now, and keeps what was counted for a tally.
#pragma once
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "lab/counters.hpp"
#include "lab/portion.hpp"
#include "lab/tally.hpp"
#include "lab/watch.hpp"

namespace backlot::lab {

// A tally says something that this program cannot have written.
struct DamagedTally : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Ledger {
 public:
  enum class Scope : std::uint8_t { whole, portion };
  enum class Keeping : std::uint8_t { yes, no };

  // Begins with what the tallies have: none; the one of this run or portion, which was stopped; or all portions.
  // Nothing is kept that nobody will write.
  Ledger(Scope scope, Keeping keeping, Portion portion, const std::vector<Tally>& counted)
      : scope_(scope), keeping_(keeping), portion_(portion) {
    for (const Tally& tally : counted) {
      for (const CountedJob& job : tally.jobs) parts_[job.job].push_back(job);
    }
  }

  // A portion has no result of its own, and what follows from the result of all is not played in it.
  bool is_portion() const { return scope_ == Scope::portion; }

  // Adds what was counted of a job before, and gives the games that are left to play.
  // The watch gets to know what is there; a game counts as `weight` games.
  template <class T>
  Range take(const std::string& job, std::uint64_t games, T& counters, Watch& watch, std::uint64_t weight = 1) const {
    const Range mine = part_of(games);
    std::uint64_t done = 0;
    if (const auto found = parts_.find(job); found != parts_.end()) {
      for (const CountedJob& part : found->second) {
        T counted{};
        CounterReader reader(part.counted);
        reader.read(counted);
        if (!reader.finished()) throw DamagedTally("what was counted of \"" + job + "\" cannot be read");
        add_up(counters, counted);
        done += part.done;
      }
    }
    watch.games_done += done * weight;
    watch.games_known += done * weight;
    return {mine.from + done, mine.to};
  }

  // What was counted of a job now, all of the above included, up to before game `next`.
  template <class T>
  void keep(const std::string& job, std::uint64_t games, std::uint64_t next, const T& counters) {
    if (keeping_ == Keeping::no) return;
    const Range mine = part_of(games);
    CountedJob kept{job, mine.from, mine.to, next - mine.from, {}};
    save_counters(kept.counted, counters);
    parts_[job] = {std::move(kept)};
  }

  std::vector<CountedJob> jobs() const {
    std::vector<CountedJob> all;
    for (const auto& [name, parts] : parts_) all.insert(all.end(), parts.begin(), parts.end());
    return all;
  }

 private:
  Range part_of(std::uint64_t games) const { return is_portion() ? portion_.part_of(games) : Range{0, games}; }

  Scope scope_;
  Keeping keeping_;
  Portion portion_;
  std::map<std::string, std::vector<CountedJob>> parts_;
};

}  // namespace backlot::lab
