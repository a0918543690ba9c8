#include "bots/closing.hpp"

#include "games/registry.hpp"

namespace backlot::bots {

std::string closing_json(const Replay& replay) {
  std::string out;
  with_game(replay.game(), [&](auto game) {
    using G = decltype(game);
    const auto& of_game = static_cast<const ReplayOf<G>&>(replay);
    out = json::write(of_game.record().content, closing_of(of_game));
  });
  return out;
}

}  // namespace backlot::bots
