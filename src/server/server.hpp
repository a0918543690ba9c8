// HTTP and WebSocket over TCP or TLS: the client's files, and a connection to the hub for each person.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/log.hpp"
#include "storage/archive.hpp"

namespace backlot {

struct ServerSettings {
  std::string address = "0.0.0.0";
  std::uint16_t port = 1947;  // 0: any free one
  std::string web;            // folder of the client's files
  std::uint32_t opening_seconds = 20;
  std::map<std::string, std::string> programs;  // bots of other people: what they are called, "cmd:./mybot"
  std::string tls_certificate;                  // files in PEM; empty: plain HTTP
  std::string tls_key;
  std::string public_url;            // under which browsers know the server, when it is not its own address
  std::string lan_address;           // of this machine, for who has opened it as localhost
  std::uint32_t bot_pause = 0;       // milliseconds: bots act after so many to twice as many
  bool time_by_hand = false;         // it passes only by pass(): for tests
  std::uint32_t idle_seconds = 300;  // before a table without clients leaves memory
  std::vector<std::string> hosts;    // names by which browsers may ask for it, besides those it knows anyway
  std::vector<std::string> proxies;  // addresses and networks (10.0.0.0/8) that are believed about who is behind them
  std::uint32_t per_address = 200;   // connections at once; 0: no limits for addresses
  std::uint32_t per_second = 50;     // messages from one connection, after a burst of four times as many; from one
                                     // address ten times that
  std::uint32_t farewell_millis = 2000;  // for clients to take their leave when the server goes down
  std::uint32_t notice_millis = 1500;    // before that, for a balancer to notice it, where there are other servers
  std::uint32_t look_millis = 5000;      // between looks for trouble of the store
  // Seconds after which tables that nobody opens expire; 0: never.
  std::uint64_t expire_never_started = 86400;
  std::uint64_t expire_finished = 0;  // and not listed
  Log::Format log_format = Log::Format::words;
  Log::Sink log;   // without one nothing is logged
  Log::Sink tell;  // sentences for the person who runs the server, log or not
};

class Server {
 public:
  // `archive` must outlive the server.
  Server(const ServerSettings& settings, Archive& archive);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Gives what went wrong, or nothing; then port() is the one it listens on.
  std::string listen();
  std::uint16_t port() const;

  // Serves until stop() or, when asked to heed signals:
  // - SIGINT or SIGTERM, which do what stop() does; the second of them ends the process at once, by that signal.
  // Nothing
  //   is lost by that but what nobody was told yet;
  // - the end of the terminal that is the standard input, which does so, too: a server that was started by hand does
  // not
  //   stay behind. With another input, such as /dev/null by nohup or a service manager's, it goes on.
  // SIGHUP reads the certificate and its key anew. SIGPIPE does nothing.
  enum class Signals : std::uint8_t { heeded, ignored };
  void run(Signals signals);
  // From any thread: what was taken in is stored and answered, everybody is told, then disconnected; clients
  // resume when the next server is up. Called twice: at once.
  void stop();
  // From any thread, with time by hand: so much of it passes. Lines "pass MILLISECONDS" of the standard input do so,
  // too.
  void pass(std::chrono::milliseconds time);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace backlot
