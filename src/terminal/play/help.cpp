#include "terminal/play/help.hpp"

#include <fmt/format.h>

#include "json/write.hpp"
#include "terminal/draw/look.hpp"
#include "terminal/rules_text.hpp"

namespace backlot::terminal {

std::string play_help() {
  return "  a number      choose it; several numbers answer the following questions too\n"
         "  Enter         draw the table again, or take the only choice\n"
         "  ?             the rule behind this choice; ? C37-24 shows any clause\n"
         "  log           what has happened, as you saw it\n"
         "  hint          what might be best, from what you can see\n"
         "  cards         all cards with their icons\n"
         "  say WORDS     say something to the table; it goes on record\n"
         "  back          start this choice again\n"
         "  hold          never ask me to act out of turn, nor in a costume window, until\n"
         "                unhold; nobody knows\n"
         "  undo          take the last decision back, until something is drawn or shown\n"
         "  quit          save the game and leave; play --resume goes on\n";
}

std::string rule_help(std::string_view game, std::string_view clause, const Paint& paint) {
  const RuleText* rule = find_rule(clause);
  if (rule == nullptr || rule->game != game) {
    return fmt::format("There is no clause {}; backlot rules {} lists them.\n", json::in_quotes(clause), game);
  }
  return fmt::format("{} ({}): {}\n", paint(Colour::bold, rule->id), rule->kind,
                     wrapped(rule->text, screen_width, rule->id.size() + rule->kind.size() + 5));
}

}  // namespace backlot::terminal
