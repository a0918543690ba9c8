// Load on loopback: the server as a process, and everybody else in this one, on the same cores.
//   load idle --connections 10000      what an idle connection costs
//   load actions --tables 50           acknowledged durable actions a second
//   load play --port 1947              the same at servers that run already, for bench/cluster/two_nodes.py
//   load showing --game boulevard      the same with whole views, with what has changed and event by event, in turn
//   load tables --tables 2000          tables of four with an action every two seconds: how long until the ack
//   load kill --times 1000             kill -9 under load: every acknowledged action is there, everybody resumes
//   load advice --tables 100           how long previews and hints take beside tables of three experts each
//   load archive --rows 1000000        searches among that many stored tables
//   load open --actions 500            how long a long table takes to come back from its log
//   load long --entries 600000         how long the others wait while such a log is loaded
#include <fcntl.h>
#include <fmt/core.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <future>
#include <map>
#include <set>
#include <thread>

#include "hub/codes.hpp"
#include "load/advice.hpp"
#include "load/crowd.hpp"
#include "load/long_log.hpp"
#include "load/process.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "table/served_table.hpp"

namespace backlot::load {
namespace {

using std::chrono::milliseconds;

struct Wanted {
  std::string server = BACKLOT_BINARY_DIR "/backlot";
  std::size_t connections = 10000;
  std::size_t tables = 50;
  std::size_t askers = 1;
  int seconds = 20;
  int period = 2000;
  int times = 1000;
  std::size_t rows = 1000000;
  std::size_t actions = 500;
  std::string game = "cinecitta";
  double preview_limit = 100;  // milliseconds, for 99 of 100
  double hint_limit = 2000;
  std::vector<std::uint16_t> ports;
  std::size_t entries = 600000;
  double wait_limit = 1000;
};

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "backlot-load-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
    std::filesystem::create_directory(web());
    std::ofstream(path_ / "web" / "index.html") << "nobody looks at it";
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string store() const { return (path_ / "tables.sqlite").string(); }
  std::string web() const { return (path_ / "web").string(); }
  std::string file(const char* name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

int failed(const std::string& why) {
  fmt::print(stderr, "load: {}\n", why);
  return 1;
}

double at(std::vector<std::uint32_t>& sorted, double part) {
  if (sorted.empty()) return 0;
  std::sort(sorted.begin(), sorted.end());
  const auto index = static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1));
  return static_cast<double>(sorted[index]) / 1000;
}

std::string line_of(std::vector<std::uint32_t>& latencies) {
  return fmt::format("p50 {:.1f} ms, p99 {:.1f} ms, worst {:.1f} ms", at(latencies, 0.5), at(latencies, 0.99),
                     at(latencies, 1));
}

int idle(const Wanted& wanted) {
  const Folder folder;
  ServerProcess server(wanted.server, folder.store(), folder.web());
  if (!server.start()) return failed("the server does not start");
  std::vector<std::unique_ptr<Connection>> all;
  Loop loop;
  const auto more = [&](std::size_t until) {
    while (all.size() < until) {
      all.push_back(std::make_unique<Connection>(server.port(), ""));
      if (!all.back()->good()) return false;
      loop.add(*all.back());
      all.back()->send(R"({"type":"hello","version":1})");
      if (all.size() % 50 == 0) loop.run(0);
    }
    for (int i = 0; i < 200; ++i) loop.run(10);
    return true;
  };
  if (!more(100)) return failed("somebody cannot connect");  // what everybody needs is there by then
  const std::uint64_t before = server.resident_bytes();
  if (!more(100 + wanted.connections)) return failed("somebody cannot connect");
  const std::uint64_t after = server.resident_bytes();
  fmt::print("{} idle connections: {:.1f} kB each\n", wanted.connections,
             static_cast<double>(after - before) / 1000 / static_cast<double>(wanted.connections));
  return 0;
}

int actions(const Wanted& wanted) {
  const Folder folder;
  ServerProcess server(wanted.server, folder.store(), folder.web());
  if (!server.start()) return failed("the server does not start");
  Crowd crowd({wanted.tables});
  if (!crowd.connect(server.port()) || !crowd.ready(milliseconds(30000))) return failed("not everybody could sit down");
  crowd.latencies.clear();
  const auto begin = Clock::now();
  const auto server_began = server.processor_time();
  auto threads_began = server.thread_times();
  const std::clock_t clients_began = std::clock();
  crowd.play(milliseconds(wanted.seconds * 1000));
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  double busiest = 0;
  for (const auto& [thread, time] : server.thread_times()) {
    busiest = std::max(busiest, std::chrono::duration<double, std::micro>(time - threads_began[thread]).count());
  }
  const double server_took = std::chrono::duration<double, std::micro>(server.processor_time() - server_began).count();
  const double clients_took = 1e6 * static_cast<double>(std::clock() - clients_began) / CLOCKS_PER_SEC;
  if (!crowd.faults.empty()) return failed(crowd.faults[0]);
  const auto count = static_cast<double>(crowd.latencies.size());
  fmt::print("{} tables of 4: {:.0f} acknowledged durable actions a second, {} games finished; {}\n", wanted.tables,
             count / took, crowd.games, line_of(crowd.latencies));
  fmt::print(
      "processor time for an action: server {:.1f} µs ({:.1f} on its busiest thread), load generator {:.1f} µs\n",
      server_took / count, busiest / count, clients_took / count);
  fmt::print("memory of the server: {:.0f} MB\n", static_cast<double>(server.resident_bytes()) / 1e6);
  return 0;
}

// Says when it begins and what there was in the end, for a script: actions and seconds.
int play(const Wanted& wanted) {
  Crowd crowd({wanted.tables});
  if (!crowd.connect(wanted.ports) || !crowd.ready(milliseconds(120000))) return failed("not everybody could sit down");
  crowd.latencies.clear();
  fmt::print("dealt\n");
  std::fflush(stdout);
  const auto begin = Clock::now();
  crowd.play(milliseconds(wanted.seconds * 1000));
  if (!crowd.faults.empty()) return failed(crowd.faults[0]);
  fmt::print("{} {:.3f}\n", crowd.latencies.size(), std::chrono::duration<double>(Clock::now() - begin).count());
  return 0;
}

// Each way in turn, five times, so that a machine that changes its mind changes it for all of them.
int showing(const Wanted& wanted) {
  struct Way {
    const char* what;
    const char* join;
    double actions = 0;
    double seconds = 0;
    double bytes = 0;
  };
  std::array<Way, 3> ways{{{"whole views", ""}, {"changes", R"(,"changes":true)"}, {"frames", R"(,"frames":true)"}}};
  const std::size_t players = 4;
  const std::map<std::string, std::string> all_options{
      {"cinecitta", Settings{}.options},
      {"hollywood", R"({"players":4,"edition":"final","justice":false,"random_loyalties":false,"studio_order":false,)"
                    R"("union_strike":false,"costumes":false,"without":0})"},
      {"boulevard", R"({"players":4,"length":"short"})"},
      {"maybe", R"({"players":4,"trendsetter":false,"changes":false,"blockbusters":false})"}};
  const auto found = all_options.find(wanted.game);
  if (found == all_options.end()) return failed("there is no game " + wanted.game);
  const std::string& options = found->second;
  constexpr int rounds = 5;
  for (int i = 0; i < rounds; ++i) {
    for (Way& way : ways) {
      const Folder folder;
      ServerProcess server(wanted.server, folder.store(), folder.web());
      if (!server.start()) return failed("the server does not start");
      Crowd crowd({wanted.tables, milliseconds(0), wanted.game, options, players, way.join});
      if (!crowd.connect(server.port()) || !crowd.ready(milliseconds(30000))) {
        return failed(crowd.faults.empty() ? "not everybody could sit down" : crowd.faults[0]);
      }
      crowd.latencies.clear();
      crowd.update_bytes = 0;
      const auto begin = Clock::now();
      crowd.play(milliseconds(wanted.seconds * 1000 / rounds));
      if (!crowd.faults.empty()) return failed(crowd.faults[0]);
      way.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
      way.actions += static_cast<double>(crowd.latencies.size());
      way.bytes += static_cast<double>(crowd.update_bytes);
    }
  }
  const double usual = ways[0].actions / ways[0].seconds;
  for (const Way& way : ways) {
    const double rate = way.actions / way.seconds;
    fmt::print(
        "{}, {} tables, {}: {:.0f} acknowledged actions a second ({:.2f} of whole views), {:.0f} bytes of "
        "updates for an action and seat\n",
        wanted.game, wanted.tables, way.what, rate, rate / usual,
        way.bytes / way.actions / static_cast<double>(players));
  }
  return 0;
}

int advice(const Wanted& wanted) {
  const Folder folder;
  ServerProcess server(wanted.server, folder.store(), folder.web());
  if (!server.start()) return failed("the server does not start");
  Advice given = ask_for_advice(server.port(), wanted.tables, wanted.askers, wanted.seconds);
  if (!given.fault.empty()) return failed(given.fault);
  fmt::print("{} tables of a person and three experts, {} asking at a time, {} decisions\n", wanted.tables,
             wanted.askers, given.moves);
  fmt::print("previews: {}\nhints: {}\n", line_of(given.previews), line_of(given.hints));
  if (given.previews.empty() || given.hints.empty()) return failed("nobody was answered");
  if (at(given.previews, 0.99) > wanted.preview_limit) return failed("previews take too long");
  if (at(given.hints, 0.99) > wanted.hint_limit) return failed("hints take too long");
  return 0;
}

// What the disk alone takes: as many entries a second as the tables make, written and synced in groups.
class Probe {
 public:
  Probe(const std::string& file, double per_second)
      : file_(open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)),
        every_(std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / per_second))),
        thread_([this] { run(); }) {}
  ~Probe() { end(); }
  Probe(const Probe&) = delete;
  Probe& operator=(const Probe&) = delete;

  std::vector<std::uint32_t> end() {
    if (thread_.joinable()) {
      stopping_ = true;
      thread_.join();
      close(file_);
    }
    return latencies_;
  }

 private:
  void run() {
    const std::string entry(700, 'x');
    auto next = Clock::now();
    while (!stopping_) {
      std::this_thread::sleep_until(next);
      std::vector<Clock::time_point> group;
      for (const auto now = Clock::now(); next <= now; next += every_) group.push_back(next);
      std::string bytes;
      for (std::size_t i = 0; i < group.size(); ++i) bytes += entry;
      if (write(file_, bytes.data(), bytes.size()) < 0 || fdatasync(file_) != 0) return;
      const auto done = Clock::now();
      for (const auto since : group) {
        latencies_.push_back(
            static_cast<std::uint32_t>(std::chrono::duration_cast<std::chrono::microseconds>(done - since).count()));
      }
    }
  }

  int file_;
  Clock::duration every_;
  std::atomic<bool> stopping_ = false;
  std::vector<std::uint32_t> latencies_;
  std::thread thread_;
};

int tables(const Wanted& wanted) {
  const Folder folder;
  ServerProcess server(wanted.server, folder.store(), folder.web());
  if (!server.start()) return failed("the server does not start");
  Crowd crowd({wanted.tables, milliseconds(wanted.period)});
  if (!crowd.connect(server.port()) || !crowd.ready(milliseconds(120000))) {
    return failed(crowd.faults.empty() ? "not everybody could sit down" : crowd.faults[0]);
  }
  crowd.play(milliseconds(wanted.period));  // everybody has acted once
  crowd.latencies.clear();
  Probe probe(folder.file("probe"), static_cast<double>(wanted.tables) * 1000 / wanted.period);
  const auto begin = Clock::now();
  crowd.play(milliseconds(wanted.seconds * 1000));
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  auto bare = probe.end();
  if (!crowd.faults.empty()) return failed(crowd.faults[0]);
  fmt::print("{} tables of 4, an action every {} ms, for {:.0f} s: {:.0f} actions a second; {}\n", wanted.tables,
             wanted.period, took, static_cast<double>(crowd.latencies.size()) / took, line_of(crowd.latencies));
  fmt::print("bare group commit beside it: {}\n", line_of(bare));
  fmt::print("memory of the server: {:.0f} MB\n", static_cast<double>(server.resident_bytes()) / 1e6);
  return 0;
}

// The ids in the stored log of a table.
std::set<std::string> ids_in(EventStore& store, const std::string& table) {
  std::set<std::string> ids;
  for (const StoredEntry& entry : store.load(table, 1).entries) {
    const std::size_t at = entry.body.find("\"client\":\"");
    if (at != std::string::npos) ids.insert(entry.body.substr(at + 10, entry.body.find('"', at + 10) - at - 10));
  }
  return ids;
}

int kill_loop(const Wanted& wanted) {
  const Folder folder;
  ServerProcess server(wanted.server, folder.store(), folder.web());
  Crowd crowd({wanted.tables});
  crowd.keep_ids = true;
  std::mt19937 dice(9);
  std::size_t checked = 0;
  for (int i = 0; i <= wanted.times; ++i) {
    if (!server.start()) return failed("the server does not start again");
    // What was acknowledged before the kill is in the log.
    {
      auto opened = open_sqlite_store(folder.store());
      if (opened.index() != 0) return failed(std::get<1>(opened));
      std::map<std::string, std::set<std::string>> logs;
      for (const auto& [table, id] : crowd.acknowledged) {
        auto [log, fresh] = logs.try_emplace(table);
        if (fresh) log->second = ids_in(*std::get<0>(opened), table);
        if (!log->second.contains(id))
          return failed("after kill " + std::to_string(i) + " an acknowledged action is missing");
      }
      checked += crowd.acknowledged.size();
      crowd.acknowledged.clear();
    }
    if (!crowd.connect(server.port()) || !crowd.ready(milliseconds(20000))) return failed("somebody cannot resume");
    crowd.play(milliseconds(50 + dice() % 200));
    if (!crowd.faults.empty()) return failed("after kill " + std::to_string(i) + ": " + crowd.faults[0]);
    if (i < wanted.times) server.kill();
    crowd.disconnect();
  }
  if (!server.terminate()) return failed("the server does not end well");
  if (checked == 0 || crowd.games == 0) return failed("nothing was played: this says nothing");
  fmt::print("{} times kill -9: {} acknowledged actions, none missing; {} games finished\n", wanted.times, checked,
             crowd.games);
  return 0;
}

// Any code, another one for each number.
std::string code_for(std::size_t number) { return code_from(sha256(std::to_string(number))); }

int archive(const Wanted& wanted) {
  const Folder folder;
  {
    auto opened = open_sqlite_store(folder.store());
    if (opened.index() != 0) return failed(std::get<1>(opened));
    auto& store = *std::get<0>(opened);
    const std::array<const char*, 4> games{"cinecitta", "hollywood", "boulevard", "maybe"};
    std::promise<void> last;
    for (std::size_t i = 1; i <= wanted.rows; ++i) {
      const bool over = i % 50 != 0;
      const auto name = [&](std::size_t k) { return "Player " + std::to_string((i * 7 + k * 13) % 20011); };
      store.append("t" + std::to_string(i), 1, "{}",
                   Listing{games[i % 4],
                           over ? "over" : "lobby",
                           over ? (i % 9 == 3 ? "C37-54" : "C37-40") : "",
                           i % 10 != 5,  // the others are private, and found by a code until they start
                           {{name(1), true, true}, {name(2), true, false}, {name(3), true, false}},
                           over ? "" : code_for(i)},
                   [&last, final = i == wanted.rows](Appended) {
                     if (final) last.set_value();
                   });
      if (i % 20000 == 0) {  // the queue is memory
        std::promise<void> caught_up;
        store.append("pause" + std::to_string(i), 1, "{}", {}, [&](Appended) { caught_up.set_value(); });
        caught_up.get_future().wait();
      }
    }
    last.get_future().wait();
  }
  auto opened = open_sqlite_store(folder.store());
  if (opened.index() != 0) return failed(std::get<1>(opened));
  auto& store = *std::get<0>(opened);
  const auto time_of = [&](const char* what, const auto& look) {
    std::vector<std::uint32_t> took;
    std::size_t found = 0;
    for (int i = 0; i < 20; ++i) {
      const auto begin = Clock::now();
      found = look();
      took.push_back(static_cast<std::uint32_t>(
          std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin).count()));
    }
    fmt::print("  {:32} {:3} found, {}\n", what, found, line_of(took));
  };
  const auto time = [&](const char* what, const Search& search) {
    time_of(what, [&] { return store.search(search).tables.size(); });
  };
  fmt::print("{} stored tables:\n", wanted.rows);
  time("lobby", {.phase = "lobby"});
  time("archive, newest", {});
  time("by player", {.player = "player 77"});
  time("won by player", {.player = "player 77", .won = true});
  time("by player and game", {.player = "player 77", .game = "maybe"});
  time("by game", {.game = "maybe"});
  time("by game and phase", {.game = "maybe", .phase = "over"});
  time("by result", {.ended_by = "C37-54"});
  time("a page from the middle", {.before = wanted.rows / 2});
  time("by date (today)", {.since = 86400});
  time("won by player, game and dates", {.player = "player 77", .won = true, .game = "maybe", .since = 86400});
  time("by a player who never played", {.player = "nobody"});
  time_of("a table by its code", [&] { return store.table_with_code(code_for(wanted.rows)).table.empty() ? 0U : 1U; });
  time_of("a code that no table has", [&] { return store.table_with_code("CCCCCC").table.empty() ? 0U : 1U; });
  return 0;
}

// Several games, one after the other, until one is long enough; a log of entries as the server writes it.
int open_table(const Wanted& wanted) {
  const auto options = json::parse(R"({"players":6,"length":"long"})");
  std::vector<std::string> log;
  ServedTable table;
  const auto take = [&](const ServedTable::Answer& answer) {
    log.push_back(entry::write(std::get<0>(answer)));
    return table.take(log.back());
  };
  const std::string owner = hex_of(sha256("owner"));
  auto created = ServedTable::create("boulevard", std::get<json::Node>(options), owner, sha256("seed"));
  if (const auto* refused = std::get_if<Refused>(&created)) return failed(refused->why);
  bool good = take(created);
  for (std::size_t seat = 0; seat < table.chairs().size(); ++seat)
    good = good && take(table.add_bot(owner, seat, "random"));
  good = good && take(table.start(owner));
  if (!good) return failed("the table cannot be made");
  std::size_t made = 0;
  while (made < wanted.actions && !table.play()->over()) {
    const Seat seat = table.play()->waiting().front();
    const auto decision = json::parse(table.play()->decision(seat));
    const json::Node& choices = *std::get<json::Node>(decision).find("choices");
    ++made;
    auto answer = table.act(seat, "c" + std::to_string(made), table.decision_number(seat),
                            *choices.items[made % choices.items.size()].find("action"));
    log.push_back(entry::write(std::get<0>(answer)));
  }
  const Folder folder;
  auto opened = open_sqlite_store(folder.store());
  if (opened.index() != 0) return failed(std::get<1>(opened));
  auto& store = *std::get<0>(opened);
  std::promise<void> last;
  for (std::size_t i = 0; i < log.size(); ++i) {
    store.append("t", i + 1, log[i], {}, [&, i](Appended) {
      if (i + 1 == log.size()) last.set_value();
    });
  }
  last.get_future().wait();
  std::vector<std::uint32_t> took;
  for (int i = 0; i < 20; ++i) {
    const auto begin = Clock::now();
    ServedTable again;
    for (const StoredEntry& entry : store.load("t", 1).entries) {
      if (!again.take(entry.body)) return failed("the log does not replay");
    }
    took.push_back(static_cast<std::uint32_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin).count()));
  }
  fmt::print("a table with {} actions from its log: {}\n", made, line_of(took));
  return 0;
}

// Tables with an action every fifth of a second, before and while somebody comes to a table with a long log.
int long_log(const Wanted& wanted) {
  const Folder folder;
  const std::string table = write_long_log(folder.store(), wanted.entries);
  if (table.empty()) return failed("the log cannot be written");
  ServerProcess server(wanted.server, folder.store(), folder.web());
  if (!server.start()) return failed("the server does not start");
  Crowd crowd({wanted.tables, milliseconds(200)});
  if (!crowd.connect(server.port()) || !crowd.ready(milliseconds(30000))) return failed("not everybody could sit down");
  crowd.latencies.clear();
  crowd.play(milliseconds(5000));
  std::vector<std::uint32_t> before = std::exchange(crowd.latencies, {});
  double seconds = 0;
  {
    Visit visit(server.port(), table);
    while (!visit.done()) crowd.play(milliseconds(50));
    if (!visit.fault.empty()) return failed(visit.fault);
    seconds = visit.seconds;
  }
  if (!crowd.faults.empty()) return failed(crowd.faults[0]);
  fmt::print("a log of {} entries is there after {:.1f} s\n", wanted.entries, seconds);
  fmt::print("{} tables before it, {} actions: {}\n", wanted.tables, before.size(), line_of(before));
  fmt::print("and meanwhile, {} actions: {}\n", crowd.latencies.size(), line_of(crowd.latencies));
  if (crowd.latencies.empty()) return failed("nobody was answered");
  if (at(crowd.latencies, 1) > wanted.wait_limit) return failed("others wait too long");
  return 0;
}

}  // namespace
}  // namespace backlot::load

int main(int argc, char** argv) {
  using namespace backlot::load;
  Wanted wanted;
  int status = 0;
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  CLI::App app("Load on loopback, for docs/performance.md", "load");
  app.require_subcommand(1);
  const auto add = [&](const char* name, const char* what, int (*run)(const Wanted&)) {
    CLI::App* const command = app.add_subcommand(name, what);
    command->add_option("--server", wanted.server, "The program")->capture_default_str();
    command->callback([&, run] { status = run(wanted); });
    return command;
  };
  add("idle", "What an idle connection costs", idle)->add_option("--connections", wanted.connections);
  CLI::App* const fast = add("actions", "Acknowledged durable actions a second", actions);
  fast->add_option("--tables", wanted.tables);
  fast->add_option("--seconds", wanted.seconds);
  CLI::App* const there = add("play", "The same at servers that run already", play);
  there->add_option("--port", wanted.ports, "Of a server on this machine; may be repeated")->required();
  there->add_option("--tables", wanted.tables);
  there->add_option("--seconds", wanted.seconds);
  CLI::App* const shown = add("showing", "Whole views, changes and frames compared", showing);
  shown->add_option("--tables", wanted.tables);
  shown->add_option("--seconds", wanted.seconds, "Of each way");
  shown->add_option("--game", wanted.game);
  CLI::App* const steady = add("tables", "Tables with an action now and then: time to the ack", tables);
  steady->add_option("--tables", wanted.tables);
  steady->add_option("--seconds", wanted.seconds);
  steady->add_option("--period", wanted.period, "Milliseconds between two actions of a table");
  CLI::App* const kills = add("kill", "kill -9 under load", kill_loop);
  kills->add_option("--times", wanted.times);
  kills->add_option("--tables", wanted.tables);
  CLI::App* const asking = add("advice", "Previews and hints beside many experts", advice);
  asking->add_option("--tables", wanted.tables);
  asking->add_option("--seconds", wanted.seconds);
  asking->add_option("--askers", wanted.askers, "People who ask at the same time");
  asking->add_option("--preview-limit", wanted.preview_limit, "Milliseconds that 99 of 100 previews may take");
  asking->add_option("--hint-limit", wanted.hint_limit, "Milliseconds that 99 of 100 hints may take");
  add("archive", "Searches among many stored tables", archive)->add_option("--rows", wanted.rows);
  add("open", "A long table comes back from its log", open_table)->add_option("--actions", wanted.actions);
  CLI::App* const beside = add("long", "How long others wait while a long log is loaded", long_log);
  beside->add_option("--entries", wanted.entries);
  beside->add_option("--tables", wanted.tables);
  beside->add_option("--wait-limit", wanted.wait_limit, "Milliseconds that anybody else may wait for an answer");
  CLI11_PARSE(app, argc, argv);
  return status;
}
