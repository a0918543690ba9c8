// What a GET gives: the client's files, the lobby and the archive as JSON, records, health and figures.
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "server/server_state.hpp"

namespace backlot {

struct Page {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body;
  // Instead of the body: a file, and the packing of it that is sent.
  const File* file = nullptr;
  const Packing* packing = nullptr;
};

// Who asks, as far as the request says.
struct Asker {
  std::string household;  // where it comes from, as limits count
  std::string owner;      // the hash of the token; empty when there is none
  std::string host;       // the Host field: where this one finds the server
  bool secure = false;    // over TLS, ours or a proxy's
  std::string_view accept_encoding;
  std::string_view if_none_match;
};

// Calls `done` at once or, when something has to be loaded first, later on the same thread.
void page_for(ServerState& state, std::string_view target, const Asker& asker, const std::function<void(Page)>& done);

}  // namespace backlot
