// backlot serve: tables for friends, in any browser.
#include <fmt/core.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "cli/beside.hpp"
#include "cli/errors.hpp"
#include "cli/invitation.hpp"
#include "cli/seating.hpp"
#include "cli/store_option.hpp"
#include "server/address.hpp"
#include "server/host_names.hpp"
#include "server/server.hpp"

namespace backlot::cli {
namespace {

struct Wanted {
  int port = 1947;
  std::string bind = "0.0.0.0";
  std::string store = "sqlite:backlot.sqlite";
  std::string node;
  std::string seed_key;
  std::string web;
  std::string bots;
  std::vector<std::string> tls;
  std::string public_url;
  std::vector<std::string> hosts;
  std::vector<std::string> proxies;
  std::string log = "off";
  std::uint32_t per_address = 200;
  std::uint32_t per_second = 50;
  std::uint32_t idle = 300;
  std::uint32_t bot_pause = 600;
  bool time_by_hand = false;
  std::uint32_t expire_never_started = 1;
  std::uint32_t expire_finished = 0;
};

bool is_everywhere(const Wanted& wanted) { return wanted.bind == "0.0.0.0" || wanted.bind == "::"; }

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

// As many connections as the system lets us have.
void raise_open_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// On whatever is left of stderr: a terminal or a program that is gone ends neither the server nor its log.
void say(const std::string& line) {
  static_cast<void>(std::fputs((line + "\n").c_str(), stderr));
  std::clearerr(stderr);
}

// Bots and browsers that are gone are noticed by what they do not answer. A handler that does nothing, unlike a signal
// that is ignored, is not handed on to other people's programs.
void outlive_broken_pipes() {
  std::signal(SIGPIPE, [](int) {});
}

// What a balancer's configuration takes for the name of a server.
std::string node_of(const Wanted& wanted) {
  const auto fits = [](const std::string& name) {
    const auto plain = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_'; };
    return !name.empty() && name.size() <= 40 && std::all_of(name.begin(), name.end(), plain);
  };
  if (!is_postgres(wanted.store)) {
    if (!wanted.node.empty())
      throw Nonsense("--node names one of several servers, which --store postgresql://… is for");
    return {};
  }
  if (!wanted.node.empty()) {
    if (!fits(wanted.node)) throw Nonsense("--node is a name of up to 40 letters, digits, - and _");
    return wanted.node;
  }
  std::string name = machine_name().substr(0, 30);
  for (char& c : name) c = fits(std::string(1, c)) ? c : '-';
  return name + "-" + std::to_string(wanted.port);
}

ServerSettings settings_of(const Wanted& wanted) {
  if (wanted.port < 0 || wanted.port > 65535) throw Nonsense("--port is 0 to 65535 (0: any free one)");
  if (wanted.bot_pause > 10'000) throw Nonsense("--bot-pause is 0 to 10000");
  if (wanted.per_second == 0) throw Nonsense("--per-second is at least 1");
  const std::string& url = wanted.public_url;
  const bool sound = url.starts_with("http://") || url.starts_with("https://");
  if (!url.empty() && (!sound || url.back() == '/' || url.size() > 200)) {
    throw Nonsense("--public-url is http://HOST or https://HOST, perhaps with :PORT, without / at its end");
  }
  for (const std::string& name : wanted.hosts) {
    if (!is_plain_name(name)) {
      throw Nonsense(
          fmt::format("--host {} is no name; it is one such as games.example, without a port", json::in_quotes(name)));
    }
  }
  for (const std::string& network : wanted.proxies) {
    if (!Network::from(network)) {
      throw Nonsense(
          fmt::format("--proxy {} is no address; it is one such as 10.0.0.1, or a network such as 10.0.0.0/8",
                      json::in_quotes(network)));
    }
  }
  if (wanted.log != "off" && wanted.log != "json" && wanted.log != "words") {
    throw Nonsense("--log is off, words or json, not '" + wanted.log + "'");
  }
  ServerSettings settings;
  settings.address = wanted.bind;
  settings.port = static_cast<std::uint16_t>(wanted.port);
  settings.web = wanted.web.empty() ? beside_program("web") : wanted.web;
  if (!std::filesystem::exists(std::filesystem::path(settings.web) / "index.html")) {
    throw Nonsense("there is no client in '" + settings.web + "'; `make build` makes it, --web names another folder");
  }
  if (!wanted.tls.empty()) {
    settings.tls_certificate = wanted.tls[0];
    settings.tls_key = wanted.tls[1];
  }
  settings.programs = programs_in(wanted.bots);
  settings.public_url = url;
  settings.hosts = wanted.hosts;
  settings.proxies = wanted.proxies;
  if (is_everywhere(wanted)) {
    const auto lan = lan_addresses();
    if (!lan.empty()) settings.lan_address = lan[0];
  }
  settings.per_address = wanted.per_address;
  settings.per_second = wanted.per_second;
  settings.idle_seconds = wanted.idle;
  settings.bot_pause = wanted.bot_pause;
  settings.time_by_hand = wanted.time_by_hand;
  settings.expire_never_started = days(wanted.expire_never_started);
  settings.expire_finished = days(wanted.expire_finished);
  settings.log_format = wanted.log == "json" ? Log::Format::json : Log::Format::words;
  if (wanted.log != "off") settings.log = say;
  settings.tell = [](const std::string& sentence) { say("backlot: " + sentence); };
  return settings;
}

// Where it listens; where others find it; a code for their phones.
void invite(const Wanted& wanted, std::uint16_t port) {
  const std::string scheme = wanted.tls.empty() ? "http://" : "https://";
  const std::string end = ":" + std::to_string(port);
  const bool everywhere = is_everywhere(wanted);
  const std::string host = everywhere                                   ? "localhost"
                           : wanted.bind.find(':') != std::string::npos ? "[" + wanted.bind + "]"
                                                                        : wanted.bind;
  std::string words = fmt::format("listening on {}{}{}\n", scheme, host, end);
  std::string link = wanted.public_url;
  if (everywhere) {
    for (const std::string& address : lan_addresses()) {
      words += fmt::format("in this network: {}{}{}\n", scheme, address, end);
      if (link.empty()) link = fmt::format("{}{}{}", scheme, address, end);
    }
  }
  if (!wanted.public_url.empty()) words += fmt::format("for everybody: {}\n", wanted.public_url);
  if (!link.empty() && isatty(STDOUT_FILENO) != 0) words += qr_code(link);
  static_cast<void>(std::fputs(words.c_str(), stdout));  // nobody may be reading any more
  static_cast<void>(std::fflush(stdout));
}

int serve(const Wanted& wanted) {
  ServerSettings settings = settings_of(wanted);
  raise_open_files();
  outlive_broken_pipes();
  const auto store =
      open_store(wanted.store, Store::may_be_new, node_of(wanted), seed_key_in(wanted.seed_key, wanted.store));
  Server server(settings, *store);
  if (const std::string why = server.listen(); !why.empty()) throw Failure(why);
  invite(wanted, server.port());
  server.run(Server::Signals::heeded);
  return 0;
}

}  // namespace

void add_serve(Command& app, int& status) {
  const auto wanted = std::make_shared<Wanted>();
  Command command = app.add_subcommand("serve", "Host tables for people with browsers");
  command.add_option("--port", wanted->port, "Port to listen on; 0: any free one").capture_default_str();
  command.add_option("--bind", wanted->bind, "Address to listen on; 127.0.0.1: this machine only")
      .capture_default_str();
  add_store_option(command, wanted->store);
  command.add_option("--node", wanted->node,
                     "The name of this server among those that share a PostgreSQL store, as the balancer knows it "
                     "(default: the machine's name and the port)");
  add_seed_key_option(command, wanted->seed_key);
  command.add_option("--web", wanted->web, "Folder of the client's files (default: web, beside the program)");
  command.add_option("--bots", wanted->bots,
                     "Programs that may play besides our own bots: cmd:PROGRAM or NAME=cmd:PROGRAM, by commas");
  command.add_option("--tls", wanted->tls, "Certificate and key, two files in PEM").expected(2, "CERT KEY");
  command.add_option("--public-url", wanted->public_url, "Under which browsers know the server, behind a proxy");
  command
      .add_option(
          "--host", wanted->hosts,
          "A name by which browsers may ask for the server, besides its addresses, localhost, the machine's own "
          "name and the public URL's; may be repeated")
      .allow_extra_args(false);
  command
      .add_option(
          "--proxy", wanted->proxies,
          "An address or network (10.0.0.0/8) of a proxy in front: who is behind it is read from X-Forwarded-For "
          "or the PROXY protocol; may be repeated")
      .allow_extra_args(false);
  command.add_option("--log", wanted->log, "What happens, on stderr: off, words or json").capture_default_str();
  command
      .add_option("--per-address", wanted->per_address,
                  "Connections from one address at once; 0: addresses have no limits, people still do")
      .capture_default_str();
  command
      .add_option("--per-second", wanted->per_second,
                  "Messages a second that one connection may go on sending, and an address ten times as many")
      .capture_default_str();
  command.add_option("--idle", wanted->idle, "Seconds before a table without people leaves memory; 0: never")
      .capture_default_str();
  command
      .add_option(
          "--bot-pause", wanted->bot_pause,
          "Milliseconds, up to 10000: bots act after so many to twice as many, so that people can follow; 0: at once")
      .capture_default_str();
  command.add_flag("--time-by-hand", wanted->time_by_hand,
                   "For tests: time passes only by lines \"pass MILLISECONDS\" of the standard input");
  command
      .add_option("--expire-never-started", wanted->expire_never_started,
                  "Days after which tables that nobody opens and that were never started expire; 0: never")
      .capture_default_str();
  command
      .add_option("--expire-finished", wanted->expire_finished,
                  "Days after which finished tables that nobody opens and that are not listed expire; 0: never")
      .capture_default_str();
  command.footer(
      "SIGINT and SIGTERM: what was taken in is stored and answered, other servers of the store may go on with the "
      "tables, everybody is told, then it ends; a second one ends it at once.\nSIGHUP: reads the certificate and key "
      "of --tls anew.\nA server that was started in a terminal ends "
      "with the terminal; one whose input is something else (nohup, < /dev/null, a service) goes on.\n"
      "Example: backlot serve --port 1947 --store sqlite:tables.sqlite\n"
      "With a PostgreSQL database (docs/operations.md): backlot serve --store postgresql://backlot@localhost/backlot");
  command.callback([wanted, &status] { status = serve(*wanted); });
}

}  // namespace backlot::cli
