// What a GET gives: the client's files, the lobby and the archive as JSON, records, health and figures.
#pragma once
#include <string>
#include <string_view>

#include "server/house.hpp"

namespace backlot {

struct Page {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body;
  const File* file = nullptr;  // instead of the body
};

// Who asks, as far as the request says.
struct Asker {
  std::string owner;  // the hash of the token; empty when there is none
  std::string host;   // the Host field: where this one finds the server
};

Page page_for(House& house, std::string_view target, const Asker& asker);

}  // namespace backlot
