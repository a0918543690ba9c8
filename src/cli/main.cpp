// backlot: play, host, simulate and study the movie-making tabletop games.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>

#include "cli/errors.hpp"
#include "cli/subcommands.hpp"

namespace backlot::cli {

int nonsense(std::string_view what) {
  fmt::print(stderr, "backlot: {}\n", what);
  return 2;
}

namespace {

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
  std::string allowed;
  for (const CLI::App* sub : at->get_subcommands([](const CLI::App*) { return true; })) {
    allowed += (allowed.empty() ? "" : ", ") + sub->get_name();
  }
  if (!allowed.empty()) return nonsense(fmt::format("{}; the subcommands are: {}", what, allowed));
  return nonsense(fmt::format("{}; see {} --help", what, command));
}

// What could not be written to stdout was not said.
int finish(int status) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
  fmt::print(stderr, "backlot: cannot write to standard output\n");
  return 1;
}

}  // namespace

}  // namespace backlot::cli

int main(int argc, char** argv) {
  using namespace backlot::cli;
  signal(SIGXFSZ, SIG_IGN);  // too large a file is an error of write, like a full disk
  CLI::App app("Play, simulate and study the movie-making tabletop games.", "backlot");
  app.require_subcommand(1);
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
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return finish(app.exit(help));
  } catch (const CLI::CallForAllHelp& help) {
    return finish(app.exit(help));
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
