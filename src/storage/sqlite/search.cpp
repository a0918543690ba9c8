#include "storage/sqlite/search.hpp"

#include <algorithm>
#include <limits>

namespace backlot::sqlite {
namespace {

constexpr std::uint64_t no_end = std::numeric_limits<std::int64_t>::max();

// The first table created then or later.
std::uint64_t number_at(Connection& connection, std::uint64_t created) {
  Statement first(connection, "SELECT number FROM tables WHERE created >= ? ORDER BY created, number LIMIT 1");
  return first.bind(1, std::min(created, no_end)).step() == SQLITE_ROW ? first.number(0) : no_end;
}

std::vector<ListedPlayer> players_of(Statement& select, std::uint64_t number) {
  std::vector<ListedPlayer> players;
  select.bind(1, number);
  while (select.step() == SQLITE_ROW) {
    players.push_back({select.text(0), select.number(1) == 1, select.number(2) == 1});
  }
  select.reset();
  return players;
}

}  // namespace

Query query_for(const Search& search, std::uint64_t first, std::uint64_t end) {
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
  query.numbers = {first, end, search.limit};
  return query;
}

std::string table_with_code(Connection& connection, const std::string& code) {
  Statement find(connection, "SELECT table_id FROM tables WHERE code = ? AND code <> '' ORDER BY number DESC LIMIT 1");
  return find.bind(1, code).step() == SQLITE_ROW ? find.text(0) : std::string();
}

std::vector<FoundTable> search(Connection& connection, const Search& search) {
  const std::uint64_t first = search.since == 0 ? 0 : number_at(connection, search.since);
  std::uint64_t end = search.until == 0 ? no_end : number_at(connection, search.until);
  if (search.before != 0) end = std::min(end, search.before);
  const Query query = query_for(search, first, end);
  Statement select(connection, query.sql);
  int at = 0;
  for (const std::string& text : query.texts) select.bind(++at, text);
  for (const std::uint64_t number : query.numbers) select.bind(++at, number);
  Statement players(connection, "SELECT name, person, won FROM players WHERE number = ? ORDER BY seat");
  std::vector<FoundTable> found;
  while (select.step() == SQLITE_ROW) {
    FoundTable table{select.number(0), select.text(1), select.number(2), {}};
    table.listing = {select.text(3), select.text(4), select.text(5), true, players_of(players, table.number), ""};
    found.push_back(std::move(table));
  }
  return found;
}

}  // namespace backlot::sqlite
