// fails: a bot gets a View
#include "bots/bots.hpp"

namespace backlot::bots {

struct Cheat {
  static constexpr std::string_view name = "cheat";
  static constexpr std::string_view about = "looks at every hand";
  cinecitta::Action choose(const cinecitta::Content& content, const cinecitta::State& state, FastChance& /*chance*/) {
    return default_action(content, seen_by(content, state, seat_at(0)));
  }
};

static_assert(Bot<Cheat, cinecitta::Game>, "a bot gets a View");

}  // namespace backlot::bots
