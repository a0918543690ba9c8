// backlot serve: tables for friends, in any browser.
#include <fmt/core.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "bots/bots.hpp"
#include "cli/errors.hpp"
#include "cli/play/seating.hpp"
#include "cli/subcommands.hpp"
#include "server/server.hpp"
#include "storage/sqlite/sqlite_store.hpp"

namespace backlot::cli {
namespace {

struct Wanted {
  int port = 1947;
  std::string bind = "0.0.0.0";
  std::string store = "sqlite:backlot.sqlite";
  std::string web;
  std::string bots;
};

// The client lies beside the program: build/web.
std::string web_beside_program() {
  std::error_code none;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", none);
  return (program.parent_path() / "web").string();
}

// "cmd:./mybot" under its file's name, "mine=cmd:./mybot" under another. Throws what makes no sense.
std::map<std::string, std::string> programs_in(const std::string& list) {
  std::map<std::string, std::string> programs;
  for (const std::string& part : split_commas(list)) {
    const std::size_t at = part.find("cmd:");
    const auto contract = at == std::string::npos ? std::nullopt : bots::Contract::from(part.substr(at + 4));
    if (!contract || (at > 0 && (at == 1 || part[at - 1] != '='))) {
      throw Nonsense(
          fmt::format("--bots {} makes no sense; it is cmd:PROGRAM or NAME=cmd:PROGRAM, by commas (our own "
                      "bots play anyway)",
                      json::in_quotes(part)));
    }
    if (!bots::Process::is_program(contract->command)) {
      throw Nonsense(fmt::format("{} is no program that can be started", json::in_quotes(contract->command)));
    }
    const std::string file = contract->command.substr(0, contract->command.find(' '));
    const std::string name = at > 0 ? part.substr(0, at - 1) : file.substr(file.find_last_of('/') + 1);
    bool taken = programs.contains(name);
    for_each_game([&](auto game) { taken = taken || bots::bot_named<decltype(game)>(name).has_value(); });
    if (taken || name.size() > 40) {
      throw Nonsense(fmt::format("a bot is called {} already, or that is too long; write NAME=cmd:PROGRAM",
                                 json::in_quotes(name)));
    }
    programs[name] = part.substr(at);
  }
  return programs;
}

int serve(const Wanted& wanted) {
  if (wanted.port < 0 || wanted.port > 65535) return nonsense("--port is 0 to 65535 (0: any free one)");
  if (!wanted.store.starts_with("sqlite:") || wanted.store.size() == 7) {
    return nonsense("--store is sqlite:FILE, not '" + wanted.store + "'");
  }
  const std::string web = wanted.web.empty() ? web_beside_program() : wanted.web;
  if (!std::filesystem::exists(std::filesystem::path(web) / "index.html")) {
    return nonsense("there is no client in '" + web + "'; `make build` makes it, --web names another folder");
  }
  const std::map<std::string, std::string> programs = programs_in(wanted.bots);
  auto opened = open_sqlite_store(wanted.store.substr(7));
  if (const auto* why = std::get_if<std::string>(&opened)) {
    fmt::print(stderr, "backlot: {}: {}\n", wanted.store, *why);
    return 1;
  }
  const auto store = std::move(std::get<std::unique_ptr<EventStore>>(opened));
  ServerSettings settings{wanted.bind, static_cast<std::uint16_t>(wanted.port), web};
  settings.programs = programs;
  Server server(settings, *store);
  if (const std::string why = server.listen(); !why.empty()) {
    fmt::print(stderr, "backlot: {}\n", why);
    return 1;
  }
  const std::string host = wanted.bind == "0.0.0.0" ? "localhost" : wanted.bind;
  fmt::print("listening on http://{}:{}\n", host, server.port());
  std::fflush(stdout);
  server.run(Server::Signals::heeded);
  return 0;
}

}  // namespace

void add_serve(CLI::App& app, int& status) {
  const auto wanted = std::make_shared<Wanted>();
  CLI::App* const command = app.add_subcommand("serve", "Host tables for people with browsers");
  command->add_option("--port", wanted->port, "Port to listen on; 0: any free one")->capture_default_str();
  command->add_option("--bind", wanted->bind, "Address to listen on; 127.0.0.1: this machine only")
      ->capture_default_str();
  command->add_option("--store", wanted->store, "Where tables are kept: sqlite:FILE")->capture_default_str();
  command->add_option("--web", wanted->web, "Folder of the client's files (default: web, beside the program)");
  command->add_option("--bots", wanted->bots,
                      "Programs that may play besides our own bots: cmd:PROGRAM or NAME=cmd:PROGRAM, by commas");
  command->footer("Example: backlot serve --port 1947 --store sqlite:tables.sqlite");
  command->callback([wanted, &status] { status = serve(*wanted); });
}

}  // namespace backlot::cli
