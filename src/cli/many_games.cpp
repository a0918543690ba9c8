#include "cli/many_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "cli/errors.hpp"
#include "cli/ranks.hpp"

namespace backlot::cli {

void check_range(const char* option, long long value, long long least, long long most) {
  if (value < least || value > most) {
    throw Nonsense(fmt::format("{} {} makes no sense; it is {} to {}", option, value, least, most));
  }
}

void check_threads(const std::optional<long long>& threads) {
  constexpr long long most_threads = 1024;
  if (threads) check_range("--threads", *threads, 1, most_threads);
}

std::uint32_t thread_count_of(const std::optional<long long>& threads) {
  const unsigned usual = started_by_mpirun() > 1 ? 1 : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<std::uint32_t>(threads.value_or(usual));
}

void say_stopped(std::uint64_t played, std::uint64_t asked, int& status) {
  fmt::print(stderr, "backlot: stopped; this is the result of --games {}, not {}\n", played, asked);
  status = 1;
}

void ManyGames::check(long long most_games) const {
  check_range("--games", games, 1, most_games);
  check_threads(threads);
}

Option ManyGames::add_to(Command& app, const std::string& about_games, const std::string& about_bots,
                         const std::string& who) {
  app.add_option("GAME", game, "Which game").required();
  app.add_option("--players", players, "How many play");
  app.add_option("--games", games, about_games);
  Option named = app.add_option(who, bots, about_bots);
  app.add_option("--seed", seed, "Where chance starts (1)");
  app.add_option("--threads", threads, "How many threads (one for each core)");
  app.add_option("--option", settings, "NAME=VALUE, again for each option of the game").allow_extra_args(false);
  app.add_option("--content", content, "A content pack instead of the standard one");
  app.add_flag("--json", json, "Print JSON");
  division.add_to(app);
  return named;
}

}  // namespace backlot::cli
