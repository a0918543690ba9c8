// backlot lab: questions about a game, answered by playing it, as pages.
#include "cli/lab/subcommands.hpp"
#include "cli/subcommands.hpp"

namespace backlot::cli {

void add_lab(Command& app, int& status) {
  Command lab = app.add_subcommand("lab", "Questions about a game, answered by playing it: reports as pages");
  lab.require_subcommand();
  lab.footer("Examples:\n  backlot lab balance cinecitta --html report.html\n  backlot lab SUBCOMMAND --help");
  add_lab_balance(lab, status);
  add_lab_compare(lab, status);
  add_lab_sweep(lab, status);
  add_lab_game(lab, status);
  add_lab_merge(lab, status);
}

}  // namespace backlot::cli
