#include "storage/sqlite/search.hpp"

#include <algorithm>
#include <optional>

namespace backlot::sqlite {
namespace {

// Nothing when the store cannot be read: the connection says why.
template <class Result>
using Read = std::optional<Result>;

// Where dates go up with the numbers, as they do from one break to the next: the first number from which on all tables
// were created then or later.
Read<std::uint64_t> number_at(Connection& connection, Numbers range, std::uint64_t created) {
  Statement select(connection,
                   "SELECT number, created FROM tables WHERE number >= ? AND number < ? ORDER BY number LIMIT 1");
  while (range.first < range.end) {
    const std::uint64_t middle = range.first + (range.end - range.first) / 2;
    const int there = select.bind(1, middle).bind(2, range.end).step();
    if (there != SQLITE_ROW && there != SQLITE_DONE) return std::nullopt;
    if (there == SQLITE_ROW && select.number(1) < created) {
      range.first = select.number(0) + 1;
    } else {
      range.end = middle;
    }
    select.reset();
  }
  return range.first;
}

// The ranges of numbers that a search asks for, the newest first: one, unless the clock was put back.
Read<std::vector<Numbers>> ranges_of(Connection& connection, const Search& search) {
  Statement newest(connection, "SELECT COALESCE(MAX(number), 0) FROM tables");
  if (newest.step() != SQLITE_ROW) return std::nullopt;
  Numbers all{0, newest.number(0) + 1};
  if (search.before != 0) all.end = std::min(all.end, search.before);
  if (search.since == 0 && search.until == 0) return std::vector{all};
  Statement breaks(connection, "SELECT number FROM date_breaks WHERE number < ? ORDER BY number DESC");
  breaks.bind(1, all.end);
  std::vector<Numbers> ranges;
  for (std::uint64_t end = all.end; end > 0;) {
    const int there = breaks.step();
    if (there != SQLITE_ROW && there != SQLITE_DONE) return std::nullopt;
    Numbers range{there == SQLITE_ROW ? breaks.number(0) : 0, end};
    end = range.first;
    const auto first = search.since == 0 ? range.first : number_at(connection, range, search.since);
    const auto last = search.until == 0 ? range.end : number_at(connection, range, search.until);
    if (!first || !last) return std::nullopt;
    if (*first < *last) ranges.push_back({*first, *last});
  }
  return ranges;
}

// False when they cannot be read.
bool read_players(Statement& select, FoundTable& table) {
  select.bind(1, table.number);
  int there = SQLITE_OK;
  while ((there = select.step()) == SQLITE_ROW) {
    table.listing.players.push_back({select.text(0), select.number(1) == 1, select.number(2) == 1});
  }
  select.reset();
  return there == SQLITE_DONE;
}

// Adds the tables of the range until there are as many as were asked for; false when they cannot be read.
bool read_range(Connection& connection, const Search& search, const Numbers& range, std::vector<FoundTable>& tables) {
  const Query query = query_for(search, range, search.limit - tables.size());
  Statement select(connection, query.sql);
  int at = 0;
  for (const std::string& text : query.texts) select.bind(++at, text);
  for (const std::uint64_t number : query.numbers) select.bind(++at, number);
  Statement players(connection, "SELECT name, person, won FROM players WHERE number = ? ORDER BY seat");
  int there = SQLITE_OK;
  while ((there = select.step()) == SQLITE_ROW) {
    FoundTable table{select.number(0), select.text(1), select.number(2), {}};
    table.listing = {select.text(3), select.text(4), select.text(5), true, {}, ""};
    if (!read_players(players, table)) return false;
    tables.push_back(std::move(table));
  }
  return there == SQLITE_DONE;
}

}  // namespace

Query query_for(const Search& search, const Numbers& range, std::size_t most) {
  Query query;
  const bool by_player = !search.player.empty();
  query.sql = "SELECT t.number, t.table_id, t.created, t.game, t.phase, t.ended_by FROM ";
  // The person's tables first, whatever the planner thinks.
  query.sql += by_player ? "players p CROSS JOIN tables t ON t.number = p.number WHERE p.person = 1 AND p.name = ?"
                         : "tables t WHERE t.listed = 1";
  if (by_player) {
    query.texts.push_back(search.player);
    query.sql += search.won ? " AND p.won = 1 AND t.listed = 1" : " AND t.listed = 1";
  }
  // The walk is over a person's tables, or over those a clause decided (which says game and phase
  // already); a plus keeps other indexes out of it.
  const auto equal = [&](bool checked_only, const char* column, const std::string& value) {
    if (value.empty()) return;
    query.sql += std::string(checked_only ? " AND +t." : " AND t.") + column + " = ?";
    query.texts.push_back(value);
  };
  equal(by_player, "ended_by", search.ended_by);
  equal(by_player || !search.ended_by.empty(), "game", search.game);
  equal(by_player || !search.ended_by.empty(), "phase", search.phase);
  const std::string number = by_player ? "p.number" : "t.number";
  query.sql += " AND " + number + " >= ? AND " + number + " < ?";
  if (by_player) query.sql += " GROUP BY " + number;  // two people of one name at one table
  query.sql += " ORDER BY " + number + " DESC LIMIT ?";
  query.numbers = {range.first, range.end, most};
  return query;
}

CodeFound table_with_code(Connection& connection, const std::string& code) {
  Statement find(connection, "SELECT table_id FROM tables WHERE code = ? AND code <> '' ORDER BY number DESC LIMIT 1");
  const int there = find.bind(1, code).step();
  if (there == SQLITE_ROW) return {find.text(0), ""};
  return {"", there == SQLITE_DONE ? "" : connection.error()};
}

Found search(Connection& connection, const Search& search) {
  Found found;
  const Moment moment(connection);
  const auto ranges = moment.ok() ? ranges_of(connection, search) : std::nullopt;
  bool good = ranges.has_value();
  for (std::size_t i = 0; good && i < ranges->size() && found.tables.size() < search.limit; ++i) {
    good = read_range(connection, search, (*ranges)[i], found.tables);
  }
  if (!good) found.fault = connection.error();
  return found;
}

}  // namespace backlot::sqlite
