#include "server/pages.hpp"

#include <charconv>
#include <map>
#include <optional>

#include "json/write.hpp"
#include "server/hub.hpp"

namespace backlot {
namespace {

std::string quoted(std::string_view text) {
  std::string out;
  json::append_text(out, text);
  return out;
}

Page no(unsigned status, std::string_view why) {
  return {status, "application/json", "{\"why\":" + quoted(why) + "}\n"};
}

// %41 and + as in a form; nothing when it is ill-formed or has control characters.
std::optional<std::string> decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i] == '+' ? ' ' : text[i];
    if (c == '%') {
      unsigned value = 0;
      if (i + 2 >= text.size()) return std::nullopt;
      const auto read = std::from_chars(text.data() + i + 1, text.data() + i + 3, value, 16);
      if (read.ptr != text.data() + i + 3) return std::nullopt;
      c = static_cast<char>(value);
      i += 2;
    }
    out += c;
  }
  if (json::has_control_characters(out) || out.size() > 100) return std::nullopt;
  return out;
}

using Query = std::map<std::string, std::string, std::less<>>;

std::optional<Query> query_of(std::string_view target) {
  Query query;
  const std::size_t at = target.find('?');
  std::string_view rest = at == std::string_view::npos ? "" : target.substr(at + 1);
  while (!rest.empty()) {
    const std::string_view part = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    const std::size_t equals = std::min(part.find('='), part.size());
    const auto value = decoded(part.substr(std::min(equals + 1, part.size())));
    if (!value || !query.emplace(std::string(part.substr(0, equals)), *value).second) return std::nullopt;
  }
  return query;
}

bool read_number(const std::string& text, std::uint64_t& out) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), out);
  return !text.empty() && read.ec == std::errc() && read.ptr == text.data() + text.size();
}

// The search a query asks for, or what is wrong with it.
std::variant<Search, std::string> search_of(const Query& query) {
  Search search;
  std::uint64_t limit = search.limit;
  for (const auto& [name, value] : query) {
    const bool good = name == "player"     ? !(search.player = value).empty()
                      : name == "won"      ? (search.won = value == "1", value == "0" || value == "1")
                      : name == "game"     ? !(search.game = value).empty()
                      : name == "phase"    ? !(search.phase = value).empty()
                      : name == "ended_by" ? !(search.ended_by = value).empty()
                      : name == "since"    ? read_number(value, search.since)
                      : name == "until"    ? read_number(value, search.until)
                      : name == "before"   ? read_number(value, search.before)
                      : name == "limit"    ? read_number(value, limit) && limit >= 1 && limit <= 100
                                           : false;
    if (!good) {
      return "not understood: " + name +
             "; a search has player, won (0 or 1), game, phase, ended_by, since, until (seconds since 1970), before (a "
             "number) and limit (1 to 100)";
    }
  }
  if (search.won && search.player.empty()) return "won goes with a player";
  search.limit = limit;
  return search;
}

std::string json_of(const FoundTable& found) {
  std::string players;
  for (const ListedPlayer& player : found.listing.players) {
    players += (players.empty() ? "{\"name\":" : ",{\"name\":") + quoted(player.name) +
               ",\"kind\":" + (player.person ? "\"person\"" : "\"bot\"") +
               ",\"won\":" + (player.won ? "true" : "false") + "}";
  }
  const Listing& listing = found.listing;
  return "{\"number\":" + std::to_string(found.number) + ",\"table\":" + quoted(found.table) +
         ",\"created\":" + std::to_string(found.created) + ",\"game\":" + quoted(listing.game) +
         ",\"phase\":" + quoted(listing.phase) +
         ",\"ended_by\":" + (listing.ended_by.empty() ? "null" : quoted(listing.ended_by)) + ",\"players\":[" +
         players + "]}";
}

Page found_by(House& house, const Search& search) {
  const auto found = house.archive.search(search);
  std::string tables;
  for (const FoundTable& table : found) tables += (tables.empty() ? "" : ",") + json_of(table);
  const std::string next = found.size() == search.limit ? std::to_string(found.back().number) : "null";
  return {200, "application/json", "{\"tables\":[" + tables + "],\"next\":" + next + "}\n"};
}

Page record_of(House& house, std::string_view table) {
  const auto record = house.hub->record(std::string(table));
  if (const auto* text = std::get_if<std::string>(&record)) return {200, "application/jsonl", *text};
  const std::string& why = std::get<Refused>(record).why;
  return no(why == "there is no such table" ? 404 : 409, why);
}

Page figures(const House& house) {
  const Hub::Figures hub = house.hub->figures();
  std::string out;
  const auto add = [&](const char* name, const char* type, const char* help, const std::string& value) {
    out += std::string("# HELP backlot_") + name + " " + help + "\n# TYPE backlot_" + name + " " + type + "\nbacklot_" +
           name + " " + value + "\n";
  };
  const auto gauge = [&](const char* name, const char* help, std::uint64_t value) {
    add(name, "gauge", help, std::to_string(value));
  };
  const auto counter = [&](const char* name, const char* help, std::uint64_t value) {
    add(name, "counter", help, std::to_string(value));
  };
  gauge("clients", "People connected now.", house.visitors->size());
  gauge("tables_in_memory", "Tables in memory now.", hub.tables);
  gauge("storing", "1 when the last entry could be stored.", hub.storing ? 1 : 0);
  counter("connections_total", "Connections accepted.", house.connections);
  counter("requests_total", "HTTP requests answered.", house.requests);
  counter("turned_away_total", "Connections and requests refused by a limit.", house.turned_away);
  counter("held_up_total", "Messages that waited because their sender sends too many.", house.held_up);
  counter("slow_clients_closed_total", "Clients closed because they did not read.", house.slow_closed);
  counter("messages_total", "Messages received.", hub.messages);
  counter("refused_total", "Commands refused.", hub.refused);
  counter("entries_total", "Entries made durable.", hub.entries);
  counter("entries_failed_total", "Entries that could not be stored.", hub.failed);
  add("commit_seconds_total", "counter", "Time that commands waited for the disk, all together.",
      std::to_string(static_cast<double>(hub.commit_milliseconds) / 1000));
  return {200, "text/plain; version=0.0.4; charset=utf-8", out};
}

}  // namespace

Page page_for(House& house, std::string_view target) {
  const std::string_view path = target.substr(0, target.find_first_of("?#"));
  if (path == "/healthz") {
    const bool well = house.hub->figures().storing && !house.going_down;
    return {well ? 200U : 503U, "text/plain; charset=utf-8", well ? "ok\n" : "not well\n"};
  }
  if (path == "/metrics") return figures(house);
  if (path == "/api/lobby" || path == "/api/archive") {
    const auto query = query_of(target);
    if (!query) return no(400, "the search is not well-formed");
    auto search = search_of(*query);
    if (const auto* why = std::get_if<std::string>(&search)) return no(400, *why);
    if (path == "/api/lobby") std::get<Search>(search).phase = "lobby";
    return found_by(house, std::get<Search>(search));
  }
  constexpr std::string_view tables = "/api/tables/";
  constexpr std::string_view record = "/record";
  if (path.starts_with(tables) && path.ends_with(record) && path.size() > tables.size() + record.size()) {
    return record_of(house, path.substr(tables.size(), path.size() - tables.size() - record.size()));
  }
  if (path.starts_with("/api/")) return no(404, "there is nothing here");
  const File* const file = house.files.find(target);
  if (file == nullptr) return {404, "text/plain; charset=utf-8", "There is nothing here.\n"};
  return {200, file->type, "", file};
}

std::string_view loggable(std::string_view target) {
  const std::size_t end = target.find_first_of("/?#", 1);
  return target.substr(0, std::min(end, target.size()));
}

}  // namespace backlot
