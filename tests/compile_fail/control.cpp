// compiles: what an honest bot does, so that the other cases fail for their own reason
#include "bots/bots.hpp"

namespace backlot::cinecitta {

Action peek(const Content& content, const View& view, FastChance& chance) {
  NoEvents quiet;
  State world = imagine(content, view, chance);
  const Action action = default_action(content, view);
  apply(content, world, view.seat(), action, chance, quiet);
  const View later = seen_by(content, world, view.seat());
  return is_over(content, later) ? action : default_action(content, later);
}

static_assert(MustBeGame<Game>::holds);

}  // namespace backlot::cinecitta
