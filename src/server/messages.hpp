// The messages of the server, as docs/protocol.md lists them.
#pragma once
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "bots/play_bot.hpp"
#include "json/object.hpp"
#include "table/play.hpp"

namespace backlot::messages {

inline constexpr unsigned version = 1;

inline std::string quoted(std::string_view text) {
  std::string out;
  json::append_text(out, text);
  return out;
}

// The values an option can have, the others being as they are by default: what the rules accept at
// some number of players. Empty for a whole number with too many to choose from a list.
template <Game G>
std::string values_of(std::string_view option) {
  constexpr std::size_t most = 20;
  std::vector<std::string> values;
  const auto& content = standard_content(G{});
  const auto allowed = [&](typename G::Options options) {
    for (std::size_t players = G::min_players; players <= G::max_players; ++players) {
      options.players = static_cast<decltype(options.players)>(players);
      if (!check(content, options)) return true;
    }
    return false;
  };
  const typename G::Options standard;
  fields(standard, [&]<class Value>(std::string_view name, const Value& /*value*/) {
    if (name != option) return;
    std::size_t last = 1;
    if constexpr (std::is_enum_v<Value>) {
      last = names_of(Value{}).size() - 1;
    } else if constexpr (!std::is_same_v<Value, bool>) {
      last = std::numeric_limits<Value>::max();
    }
    for (std::size_t i = 0; i <= last && values.size() <= most; ++i) {
      typename G::Options options;
      std::string text;
      fields(options, [&]<class Field>(std::string_view other, Field& field) {
        if constexpr (std::is_same_v<Field, Value>) {
          if (other != option) return;
          field = static_cast<Value>(i);
          text = json::write(content, field);
        }
      });
      if (allowed(options)) values.push_back(std::move(text));
    }
  });
  if (values.size() > most) values.clear();
  std::string out;
  for (const std::string& value : values) out += (out.empty() ? "" : ",") + value;
  return "[" + out + "]";
}

// Each option with the clause and the words that explain it, and what it can be.
template <Game G>
std::string option_list() {
  std::string out;
  if constexpr (requires { G::option_texts; }) {
    for (const OptionText& text : G::option_texts) {
      out += (out.empty() ? "{\"name\":" : ",{\"name\":") + quoted(text.name) +
             ",\"clause\":" + quoted(name_of(text.clause)) + ",\"what\":" + quoted(text.what) +
             ",\"values\":" + values_of<G>(text.name) + "}";
    }
  }
  return "[" + out + "]";
}

// The levels for people, and how long each thinks about a decision.
inline std::string levels() {
  std::string out;
  for (const bots::Level& level : bots::levels) {
    out += (out.empty() ? "{\"name\":" : ",{\"name\":") + quoted(level.description.name) +
           ",\"about\":" + quoted(level.description.about) + ",\"milliseconds\":" + std::to_string(level.milliseconds) +
           "}";
  }
  return "[" + out + "]";
}

// `programs`: the names of those that play here besides our own bots, in every game.
inline std::string welcome(const std::map<std::string, std::string>& programs) {
  std::string games;
  for_each_game([&](auto which) {
    using G = decltype(which);
    typename G::Options options;
    static const std::string list = option_list<G>();
    std::string bots;
    for (const auto& bot : bots::bots_at_tables<G>()) bots += (bots.empty() ? "" : ",") + quoted(bot.name);
    for (const auto& [name, command] : programs) bots += "," + quoted(name);
    games += (games.empty() ? "" : ",") + ("{\"id\":" + quoted(G::id)) + ",\"title\":" + quoted(G::title) +
             ",\"min_players\":" + std::to_string(G::min_players) +
             ",\"max_players\":" + std::to_string(G::max_players) +
             ",\"options\":" + json::write(standard_content(which), options) + ",\"option_list\":" + list +
             ",\"bots\":[" + bots + "]}";
  });
  return "{\"type\":\"welcome\",\"version\":1,\"levels\":" + levels() + ",\"games\":[" + games + "]}";
}

inline std::string ack(std::string_view id, std::string_view table) {
  return "{\"type\":\"ack\",\"id\":" + quoted(id) + ",\"table\":" + quoted(table) + "}";
}

inline std::string error(std::string_view id, const Refused& refused) {
  const std::string clause = refused.clause.named() ? quoted(name_of(refused.clause)) : "null";
  return "{\"type\":\"error\",\"id\":" + quoted(id) + ",\"clause\":" + clause + ",\"why\":" + quoted(refused.why) + "}";
}

// An error that a password would mend; who came by a code learns which table it is.
inline std::string locked(std::string_view id, std::string_view table, std::string_view why) {
  return "{\"type\":\"error\",\"id\":" + quoted(id) + ",\"clause\":null,\"why\":" + quoted(why) +
         ",\"needs\":\"password\",\"table\":" + quoted(table) + "}";
}

inline std::string lobby(std::string_view table, const std::string& body) {
  return "{\"type\":\"table\",\"table\":" + quoted(table) + ",\"lobby\":" + body + "}";
}

// `append_body` appends to the text: updates are long and many, and are copied nowhere.
template <class Append>
std::string update(std::string_view table, const Append& append_body) {
  constexpr std::size_t usual = std::size_t{4} << 10U;
  return json::Object(usual).text("type", "update").text("table", table).made("update", append_body).done();
}

// `page` is an object with from and events.
inline std::string history(std::string_view id, std::string_view table, std::string_view page) {
  return "{\"type\":\"history\",\"id\":" + quoted(id) + ",\"table\":" + quoted(table) + "," +
         std::string(page.substr(1));
}

inline std::string presence(std::string_view table, const std::string& away) {
  return "{\"type\":\"presence\",\"table\":" + quoted(table) + ",\"away\":" + away + "}";
}

inline std::string clocks(std::string_view table, const std::string& body) {
  return "{\"type\":\"clocks\",\"table\":" + quoted(table) + ",\"clocks\":" + body + "}";
}

// `words` say how the last vote ended; empty while one is on.
inline std::string vote(std::string_view table, const std::string& body, std::string_view words) {
  return "{\"type\":\"vote\",\"table\":" + quoted(table) + ",\"vote\":" + body + ",\"text\":" + quoted(words) + "}";
}

inline std::string hint(std::string_view id, std::string_view table, std::uint32_t decision, const std::string& hints) {
  return "{\"type\":\"hint\",\"id\":" + quoted(id) + ",\"table\":" + quoted(table) +
         ",\"decision\":" + std::to_string(decision) + ",\"hints\":" + hints + "}";
}

// `action` and `events` are JSON.
inline std::string preview(std::string_view id, std::string_view table, std::uint32_t decision,
                           const std::string& action, const std::string& events) {
  return "{\"type\":\"preview\",\"id\":" + quoted(id) + ",\"table\":" + quoted(table) +
         ",\"decision\":" + std::to_string(decision) + ",\"action\":" + action + ",\"events\":" + events + "}";
}

}  // namespace backlot::messages
