// The subcommands of `backlot lab`, one file each.
#pragma once
#include <CLI/CLI.hpp>

namespace backlot::cli {

void add_lab_balance(CLI::App& lab, int& status);
void add_lab_compare(CLI::App& lab, int& status);
void add_lab_sweep(CLI::App& lab, int& status);
void add_lab_game(CLI::App& lab, int& status);

}  // namespace backlot::cli
