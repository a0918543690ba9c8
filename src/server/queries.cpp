#include "server/queries.hpp"

#include <algorithm>
#include <charconv>

#include "json/read.hpp"
#include "table/no.hpp"

namespace backlot {
namespace {

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

// Only such a name is said back.
bool is_word(std::string_view name) {
  return name.size() <= 20 && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
}

bool read_number(const std::string& text, std::uint64_t& out) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), out);
  return !text.empty() && read.ec == std::errc() && read.ptr == text.data() + text.size();
}

}  // namespace

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

std::variant<Search, Refused> search_of(const Query& query) {
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
    if (!good) return is_word(name) ? no(No::bad_search_field, name) : no(No::other_search_field);
  }
  if (search.won && search.player.empty()) return no(No::won_by_whom);
  search.limit = limit;
  return search;
}

std::string_view loggable(std::string_view target) {
  target = target.substr(0, target.find_first_of("?#"));
  return target.substr(0, target.find('/', 1));
}

}  // namespace backlot
