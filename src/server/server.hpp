// HTTP and WebSocket over TCP: the client's files, and a connection to the hub for each person.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "storage/event_store.hpp"

namespace backlot {

struct ServerSettings {
  std::string address = "0.0.0.0";
  std::uint16_t port = 1947;  // 0: any free one
  std::string web;            // folder of the client's files
  std::uint32_t opening_seconds = 20;
  std::map<std::string, std::string> programs;  // bots of other people: what they are called, "cmd:./mybot"
};

class Server {
 public:
  // `store` must outlive the server.
  Server(ServerSettings settings, EventStore& store);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Gives what went wrong, or nothing; then port() is the one it listens on.
  std::string listen();
  std::uint16_t port() const;

  // Serves until stop() or, when asked to heed signals, SIGINT or SIGTERM.
  enum class Signals : std::uint8_t { heeded, ignored };
  void run(Signals signals);
  // From any thread: everybody is disconnected; clients resume when the next server is up.
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace backlot
