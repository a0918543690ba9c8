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

Page page_for(House& house, std::string_view target);

// What may be logged of a request's target: its first part, never a table's id or a search.
std::string_view loggable(std::string_view target);

}  // namespace backlot
