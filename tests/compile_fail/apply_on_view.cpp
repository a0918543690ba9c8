// fails: no matching function for call to 'apply'
#include "games/cinecitta/meta.hpp"

namespace backlot::cinecitta {

void cheat(const Content& content, View& view, const Action& action, FastChance& chance) {
  NoEvents quiet;
  apply(content, view, view.seat(), action, chance, quiet);
}

}  // namespace backlot::cinecitta
