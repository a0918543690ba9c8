#include "bots/play_bot.hpp"

#include <algorithm>
#include <utility>

#include "bots/bots.hpp"
#include "bots/hint.hpp"
#include "bots/stream.hpp"
#include "table/play_of.hpp"

namespace backlot::bots {
namespace {

template <Game G>
std::vector<Description> sitting() {
  std::vector<Description> all;
  for (const Description& bot : bots_for_people<G>()) {
    const bool level =
        std::any_of(levels.begin(), levels.end(), [&](const Level& each) { return each.description.name == bot.name; });
    const auto made = bot_named<G>(bot.name);  // nothing where a page has not fetched its network yet
    if (level || !made || is_quick<G>(*made)) all.push_back(bot);
  }
  return all;
}

// Calls f(table, bot) with the table of a Play and the bot of that name, or its game's own best.
template <class F>
void with_bot(const Play& play, std::string_view name, const F& f) {
  with_game(play.game(), [&](auto which) {
    using G = decltype(which);
    auto bot = bot_named<G>(name);
    if (!bot) bot = bot_named<G>(default_bot<G>);
    f(static_cast<const PlayOf<G>&>(play).table(), std::move(*bot));
  });
}

bool makes_claims(const Play& play) {
  bool makes = false;
  with_game(play.game(), [&](auto which) { makes = MakesClaims<decltype(which)>; });
  return makes;
}

// What was claimed at the table of a Play.
template <Game G>
const std::vector<ClaimMade<G>>& said_at(const Play& play) {
  return static_cast<const PlayOf<G>&>(play).said();
}

// Nothing when the seat could not claim that.
template <Game G>
std::optional<PackedClaim> packed_claim(const typename G::Content& content, const typename G::Options& options,
                                        Seat seat, const ClaimOf<G>& claim) {
  const auto number = claim_number<G>(content, options, seat, claim);
  if (!number) return std::nullopt;
  return static_cast<PackedClaim>(*number);
}

#ifndef __wasm__
template <Game G>
class ProgramOf final : public Program {
 public:
  explicit ProgramOf(External<G> program) : program_(std::make_shared<External<G>>(std::move(program))) {}

  std::function<Answer()> thinking(const Play& play, Seat seat, std::vector<std::string> items,
                                   std::uint64_t seed) override {
    const auto& table = static_cast<const PlayOf<G>&>(play).table();
    const bool asked = table.waiting().has(seat);
    return [program = program_, &content = table.content(), options = table.options(), view = table.view(seat), seat,
            items = std::move(items), asked, seed] {
      for (const std::string& item : items) program->notice_item(item);
      FastChance chance(seed);
      const auto action = asked ? program->choose(content, view, chance) : program->interrupt(content, view, chance);
      const auto claim = program->take_claim();
      Answer answer;
      if (action) answer.action = PlayOf<G>::packed(*action);
      if (claim) answer.claim = packed_claim<G>(content, options, seat, *claim);
      return answer;
    };
  }
  void end(const std::vector<std::string>& items, const std::string& outcome) override {
    for (const std::string& item : items) program_->notice_item(item);
    program_->end(outcome);
  }

 private:
  std::shared_ptr<External<G>> program_;
};
#endif

}  // namespace

std::vector<Description> bots_at_tables(std::string_view game) {
  std::vector<Description> all;
  with_game(game, [&](auto which) { all = sitting<decltype(which)>(); });
  return all;
}

std::vector<Level> levels_at_tables(std::string_view game) {
  std::vector<Level> all;
  with_game(game, [&](auto which) {
    const auto& its = levels_of<decltype(which)>;
    all.assign(its.begin(), its.end());
  });
  return all;
}

bool may_sit(std::string_view game, std::string_view name) {
  const std::vector<Description> all = bots_at_tables(game);
  return std::any_of(all.begin(), all.end(), [&](const Description& bot) { return bot.name == name; });
}

std::string_view played_as(std::string_view game, std::string_view name) {
  constexpr std::string_view instead = "hard";
  return name.starts_with("search") && !may_sit(game, name) ? instead : name;
}

Thinking thinking(const Play& play, Seat seat, std::string_view name, std::uint64_t seed, const StopFlagPtr& stop) {
  Thinking made;
  with_bot(play, played_as(play.game(), name), [&]<Game G>(const Table<G, TableChance>& table, AnyBot<G> bot) {
    auto seen = stream_for(bot, table, said_at<G>(play), seat);
    made.quick = is_quick<G>(bot);
    constexpr std::uint32_t to_answer = 25;  // milliseconds
    if (auto* const search = std::get_if<Search<G, GuideOf<G>>>(&bot.which)) {
      made.milliseconds = search->milliseconds();
      search->stop_early(to_answer);
      search->stop_at(stop.get());
    }
    made.think = [&content = table.content(), view = table.view(seat), stream = std::move(seen), mine = std::move(bot),
                  seed, stop](std::uint32_t threads) mutable -> std::optional<PackedAction> {
      if (stop && *stop) return std::nullopt;  // while it waited for its turn
      use_threads<G>(mine, threads);
      FastChance chance(seed);
      follow<G>(content, stream, mine);
      return PlayOf<G>::packed(choose<G>(mine, content, view, chance));
    };
  });
  return made;
}

Advice hinting(const Play& play, Seat seat, std::uint32_t milliseconds, std::size_t best, std::uint64_t seed,
               const StopFlagPtr& stop) {
  Advice think;
  with_game(play.game(), [&](auto which) {
    using G = decltype(which);
    const auto& table = static_cast<const PlayOf<G>&>(play).table();
    think = [&content = table.content(),
             seen = stream_to_remember<G>(rerun_of(table), table.moves(), said_at<G>(play), seat), milliseconds, best,
             seed, stop](std::uint32_t threads) {
      if (*stop) return std::string("[]");  // while it waited for its turn
      Budget budget;
      budget.milliseconds = milliseconds;
      budget.threads = threads;
      budget.stop = stop.get();
      return json::write(content, hints<G>(content, seen, seed, budget, best));
    };
  });
  return think;
}

#ifdef __wasm__
std::shared_ptr<Program> program_for(const Play& /*play*/, std::string_view /*name*/) { return nullptr; }
#else
std::shared_ptr<Program> program_for(const Play& play, std::string_view name) {
  std::shared_ptr<Program> made;
  with_game(play.game(), [&](auto which) {
    using G = decltype(which);
    if (auto program = external_named<G>(name)) made = std::make_shared<ProgramOf<G>>(std::move(*program));
  });
  return made;
}
#endif

std::optional<PackedAction> interrupt_by(const Play& play, Seat seat, std::string_view name, FastChance& chance) {
  std::optional<PackedAction> chosen;
  with_bot(play, name, [&]<Game G>(const Table<G, TableChance>& table, AnyBot<G> bot) {
    const auto action = interrupt<G>(bot, table.content(), table.view(seat), chance);
    if (action) chosen = PlayOf<G>::packed(*action);
  });
  return chosen;
}

std::optional<PackedClaim> claim_by(const Play& play, Seat seat, std::string_view name, After after,
                                    FastChance& chance) {
  std::optional<PackedClaim> claimed;
  if (!makes_claims(play)) return claimed;  // most games: no bot is made only to be silent
  with_bot(play, name, [&]<Game G>(const Table<G, TableChance>& table, const AnyBot<G>& named) {
    if constexpr (MakesClaims<G>) {
      AnyBot<G> bot = named;
      const std::vector<ClaimMade<G>>& said = said_at<G>(play);
      std::optional<ClaimOf<G>> claim;
      if (after == After::move) {
        claim = speak_after(bot, table, said, seat, chance);
      } else if (!table.over() && !said.empty() && said.back().by != seat) {
        claim = answer<G>(bot, table.content(), table.view(seat), said.back().by, said.back().claim, chance);
      }
      if (claim) claimed = packed_claim<G>(table.content(), table.options(), seat, *claim);
    }
  });
  return claimed;
}

}  // namespace backlot::bots
