// The commands as shells and manuals know them, from their definitions.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace backlot::cli {

// Reads them from `app`, which must outlive the program's run: they are complete when it is parsed.
void add_completion(Command& command, const CLI::App& app, int& status);
void add_man(Command& command, const CLI::App& app, int& status);

struct Described {
  struct Choice {
    std::string name;  // "--players", "play", "cinecitta"
    std::string about;
    bool takes_value = false;
  };
  std::string path;  // "backlot lab balance"
  std::string about;
  std::string usage;
  std::string footer;
  std::vector<Choice> subcommands;
  std::vector<Choice> options;
  std::vector<Choice> words;  // what its positionals may be, where that is known
};

std::vector<Described> described(const CLI::App& app);
std::string bash_completion(const std::vector<Described>& commands);
std::string zsh_completion(const std::vector<Described>& commands);
std::string fish_completion(const std::vector<Described>& commands);
std::string man_page(const std::vector<Described>& commands, std::string_view version);

}  // namespace backlot::cli
