// One file for each subcommand. Each adds itself to the program; when chosen, it runs and sets the
// exit status: 0 success, 1 the thing asked failed, 2 the request makes no sense.
#pragma once
#include <CLI/CLI.hpp>
#include <string_view>

namespace backlot::cli {

// One line on stderr that says what was wrong and what is allowed; gives status 2.
int nonsense(std::string_view what);

void add_games(CLI::App& app, int& status);
void add_rules(CLI::App& app, int& status);
void add_play(CLI::App& app, int& status);
void add_replay(CLI::App& app, int& status);
void add_verify(CLI::App& app, int& status);
void add_simulate(CLI::App& app, int& status);
void add_arena(CLI::App& app, int& status);
void add_belief(CLI::App& app, int& status);
void add_lab(CLI::App& app, int& status);
void add_hint(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);
void add_content(CLI::App& app, int& status);
void add_serve(CLI::App& app, int& status);
void add_export(CLI::App& app, int& status);
void add_backup(CLI::App& app, int& status);
void add_restore(CLI::App& app, int& status);

}  // namespace backlot::cli
