// One file for each subcommand. Each adds itself to the program; when chosen, it runs and sets the
// exit status: 0 success, 1 the thing asked failed, 2 the request makes no sense.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace backlot::cli {

// One line on stderr that says what was wrong and what is allowed; gives status 2.
int nonsense(std::string_view what);

// Does what these words ask for; gives the exit status. Nonsense and Failure are said on stderr.
int run_program(std::vector<std::string> words);

void add_games(Command& app, int& status);
void add_rules(Command& app, int& status);
void add_play(Command& app, int& status);
void add_replay(Command& app, int& status);
void add_verify(Command& app, int& status);
void add_simulate(Command& app, int& status);
void add_arena(Command& app, int& status);
void add_belief(Command& app, int& status);
void add_chances(Command& app, int& status);
void add_exploit(Command& app, int& status);
void add_lab(Command& app, int& status);
void add_hint(Command& app, int& status);
void add_bench(Command& app, int& status);
void add_content(Command& app, int& status);
void add_serve(Command& app, int& status);
void add_export(Command& app, int& status);
void add_backup(Command& app, int& status);
void add_restore(Command& app, int& status);
void add_check(Command& app, int& status);
void add_expire(Command& app, int& status);

}  // namespace backlot::cli
