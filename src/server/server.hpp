// HTTP and WebSocket over TCP: the client's files, and a connection to the hub for each person.
#pragma once
#include <cstdint>
#include <functional>
#include <string>

#include "storage/event_store.hpp"

namespace backlot {

struct ServerSettings {
  std::string address = "0.0.0.0";
  std::uint16_t port = 1947;  // 0: any free one
  std::string web;            // folder of the client's files
  std::uint32_t opening_seconds = 20;
};

// Serves until SIGINT or SIGTERM. Calls `ready` with the port once it listens. Gives what went
// wrong, or nothing after an orderly end.
std::string serve(const ServerSettings& settings, EventStore& store, const std::function<void(std::uint16_t)>& ready);

}  // namespace backlot
