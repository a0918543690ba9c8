// backlot: play, host, simulate and study the movie-making tabletop games.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/errors.hpp"
#include "cli/nearest.hpp"
#include "cli/shells.hpp"
#include "cli/subcommands.hpp"
#include "cli/version.hpp"

namespace backlot::cli {

int nonsense(std::string_view what) {
  fmt::print(stderr, "backlot: {}\n", what);
  return 2;
}

namespace {

std::vector<std::string> names_of(const std::vector<Described::Choice>& choices) {
  std::vector<std::string> names;
  for (const auto& each : choices) names.push_back(each.name);
  return names;
}

// Of the words that nobody expected, the first that is like one that exists.
std::string meant(const std::vector<std::string>& words, const std::vector<std::string>& subcommands,
                  const std::vector<std::string>& options) {
  for (const std::string& word : words) {
    const std::string typed = word.substr(0, word.find('='));
    if (std::string guess = did_you_mean(typed, word.starts_with("-") ? options : subcommands); !guess.empty()) {
      return guess;
    }
  }
  return "";
}

// CLI11's own sentence on one line, and what is allowed instead.
int refuse(const CLI::App& app, const CLI::ParseError& error) {
  std::string what = error.what();
  for (char& c : what) c = static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  const CLI::App* at = &app;
  std::string command = app.get_name();
  while (!at->get_subcommands().empty()) {
    at = at->get_subcommands().front();
    command += " " + at->get_name();
  }
  const Described here = described(*at).front();
  const std::vector<std::string> subcommands = names_of(here.subcommands);
  what += meant(app.remaining(true), subcommands, names_of(here.options));
  if (!subcommands.empty()) {
    return nonsense(fmt::format("{}; the subcommands are: {}", what, fmt::join(subcommands, ", ")));
  }
  return nonsense(fmt::format("{}; see {} --help", what, command));
}

// What could not be written to stdout was not said.
int finish(int status) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
  fmt::print(stderr, "backlot: cannot write to standard output\n");
  return 1;
}

}  // namespace

int run_program(std::vector<std::string> words) {
  CLI::App app("Play, simulate and study the movie-making tabletop games.", "backlot");
  app.require_subcommand(1);
  app.set_version_flag("--version", program_version);
  app.footer("Examples:\n  backlot games\n  backlot play cinecitta\n  backlot SUBCOMMAND --help");
  Command command(app);
  int status = 0;
  add_games(command, status);
  add_rules(command, status);
  add_play(command, status);
  add_replay(command, status);
  add_verify(command, status);
  add_simulate(command, status);
  add_arena(command, status);
  add_belief(command, status);
  add_chances(command, status);
  add_exploit(command, status);
  add_lab(command, status);
  add_hint(command, status);
  add_bench(command, status);
  add_content(command, status);
  add_serve(command, status);
  add_export(command, status);
  add_backup(command, status);
  add_restore(command, status);
  add_check(command, status);
  add_expire(command, status);
  add_completion(command, app, status);
  add_man(command, app, status);
  command_line() = words;
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  try {
    app.parse(std::move(words));
  } catch (const CLI::CallForHelp& help) {
    return finish(app.exit(help));
  } catch (const CLI::CallForAllHelp& help) {
    return finish(app.exit(help));
  } catch (const CLI::CallForVersion& version) {
    return finish(app.exit(version));
  } catch (const CLI::ParseError& error) {
    return refuse(app, error);
  } catch (const Nonsense& error) {
    return nonsense(error.what());
  } catch (const Failure& error) {
    fmt::print(stderr, "backlot: {}\n", error.what());
    return 1;
  }
  return finish(status);
}

}  // namespace backlot::cli

int main(int argc, char** argv) {
  signal(SIGXFSZ, SIG_IGN);  // too large a file is an error of write, like a full disk
  return backlot::cli::run_program({argv + std::min(argc, 1), argv + argc});
}
