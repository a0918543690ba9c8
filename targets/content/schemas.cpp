// Writes content/<game>/schema.json and docs/*.schema.json anew: write_schemas REPOSITORY.
#include <iostream>

#include "games/registry.hpp"
#include "hub/protocol_schema.hpp"
#include "json/schema.hpp"
#include "table/file.hpp"
#include "table/log_schema.hpp"
#include "table/play_schema.hpp"
#include "table/record_schema.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: write_schemas REPOSITORY\n";
    return 2;
  }
  const std::string root = argv[1];
  int status = 0;
  const auto write = [&](const std::string& path, const std::string& text) {
    if (const auto fault = backlot::write_file(root + path, text)) {
      std::cerr << "write_schemas: " << text_of(*fault) << '\n';
      status = 1;
    }
  };
  backlot::for_each_game([&](auto game) {
    write("/content/" + std::string(game.id) + "/schema.json", backlot::json::content_schema<decltype(game)>());
  });
  write("/docs/record.schema.json", backlot::record_schema());
  write("/docs/log.schema.json", backlot::log_schema());
  write("/docs/protocol.games.schema.json", backlot::play_schema());
  write("/docs/protocol.schema.json", backlot::protocol_schema());
  return status;
}
