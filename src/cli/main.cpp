// backlot: play, host, simulate and study the movie-making tabletop games.
#include <fmt/core.h>

#include <cstdio>

#include "cli/subcommands.hpp"

namespace backlot::cli {

int nonsense(std::string_view what) {
  fmt::print(stderr, "backlot: {}\n", what);
  return 2;
}

}  // namespace backlot::cli

int main(int argc, char** argv) {
  using namespace backlot::cli;
  CLI::App app("Play, simulate and study the movie-making tabletop games.", "backlot");
  app.require_subcommand(1);
  int status = 0;
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    return nonsense(error.what());
  }
  return status;
}
