// fails: no matching function for call to 'apply'
#include "bots/bots.hpp"

namespace backlot::bots {

struct Cheat {
  template <Chance C>
  cinecitta::Action choose(const cinecitta::Content& content, const cinecitta::View& view, C& chance) {
    cinecitta::View after = view;
    NoEvents quiet;
    const auto action = default_action(content, view);
    apply(content, after, view.seat(), action, chance, quiet);
    return action;
  }
};

cinecitta::Action play(const cinecitta::Content& content, const cinecitta::View& view, FastChance& chance) {
  return Cheat{}.choose(content, view, chance);
}

}  // namespace backlot::bots
