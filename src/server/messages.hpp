// The messages of the server, as docs/protocol.md lists them.
#pragma once
#include <string>
#include <string_view>

#include "bots/bots.hpp"
#include "json/write.hpp"
#include "table/play.hpp"

namespace backlot::messages {

inline constexpr unsigned version = 1;

inline std::string quoted(std::string_view text) {
  std::string out;
  json::append_text(out, text);
  return out;
}

inline std::string welcome() {
  std::string games;
  for_each_game([&](auto which) {
    using G = decltype(which);
    typename G::Options options;
    std::string bots;
    for (const auto& bot : bots::bots_of<G>) bots += (bots.empty() ? "" : ",") + quoted(bot.name);
    games += (games.empty() ? "" : ",") + ("{\"id\":" + quoted(G::id)) + ",\"title\":" + quoted(G::title) +
             ",\"min_players\":" + std::to_string(G::min_players) +
             ",\"max_players\":" + std::to_string(G::max_players) +
             ",\"options\":" + json::write(standard_content(which), options) + ",\"bots\":[" + bots + "]}";
  });
  return "{\"type\":\"welcome\",\"version\":1,\"games\":[" + games + "]}";
}

inline std::string ack(std::string_view id, std::string_view table) {
  return "{\"type\":\"ack\",\"id\":" + quoted(id) + ",\"table\":" + quoted(table) + "}";
}

inline std::string error(std::string_view id, const Refused& refused) {
  const std::string clause = refused.clause.named() ? quoted(name_of(refused.clause)) : "null";
  return "{\"type\":\"error\",\"id\":" + quoted(id) + ",\"clause\":" + clause + ",\"why\":" + quoted(refused.why) + "}";
}

inline std::string lobby(std::string_view table, const std::string& body) {
  return "{\"type\":\"table\",\"table\":" + quoted(table) + ",\"lobby\":" + body + "}";
}

inline std::string update(std::string_view table, const std::string& body) {
  return "{\"type\":\"update\",\"table\":" + quoted(table) + ",\"update\":" + body + "}";
}

}  // namespace backlot::messages
