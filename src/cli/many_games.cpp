#include "cli/many_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "cli/errors.hpp"

namespace backlot::cli {

std::uint32_t ManyGames::thread_count() const {
  return static_cast<std::uint32_t>(threads.value_or(std::max(1U, std::thread::hardware_concurrency())));
}

void ManyGames::check(long long most_games) const {
  constexpr long long most_threads = 1024;
  if (games < 1 || games > most_games) {
    throw Nonsense(fmt::format("--games {} makes no sense; it is 1 to {}", games, most_games));
  }
  if (threads && (*threads < 1 || *threads > most_threads)) {
    throw Nonsense(fmt::format("--threads {} makes no sense; it is 1 to {}", *threads, most_threads));
  }
}

CLI::Option* ManyGames::add_to(CLI::App& app, const std::string& about_games, const std::string& about_bots) {
  app.add_option("GAME", game, "Which game")->required();
  app.add_option("--players", players, "How many play");
  app.add_option("--games", games, about_games);
  CLI::Option* const who = app.add_option("--bots", bots, about_bots);
  app.add_option("--seed", seed, "Where chance starts (1)");
  app.add_option("--threads", threads, "How many threads (one for each core)");
  app.add_option("--option", settings, "NAME=VALUE, again for each option of the game")->allow_extra_args(false);
  app.add_option("--content", content, "A content pack instead of the standard one");
  app.add_flag("--json", json, "Print JSON");
  return who;
}

}  // namespace backlot::cli
