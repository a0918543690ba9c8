// The subcommands of `backlot lab`, one file each.
#pragma once
#include "cli/command.hpp"

namespace backlot::cli {

void add_lab_balance(Command& lab, int& status);
void add_lab_compare(Command& lab, int& status);
void add_lab_sweep(Command& lab, int& status);
void add_lab_game(Command& lab, int& status);
void add_lab_merge(Command& lab, int& status);

}  // namespace backlot::cli
