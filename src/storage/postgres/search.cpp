#include "storage/postgres/search.hpp"

namespace backlot::postgres {

Query query_for(const Search& search) {
  Query query;
  const auto value = [&](Value given) {
    query.values.push_back(std::move(given));
    return "$" + std::to_string(query.values.size());
  };
  const auto numbers = [&](const std::string& column) {
    std::string range;
    if (search.since != 0) range += " AND " + column + " >= " + value(search.since * numbers_a_second) + "::bigint";
    if (search.until != 0) range += " AND " + column + " < " + value(search.until * numbers_a_second) + "::bigint";
    if (search.before != 0) range += " AND " + column + " < " + value(search.before) + "::bigint";
    return range;
  };
  query.sql = "SELECT t.number, t.table_id, t.created, t.game, t.phase, t.ended_by FROM ";
  if (search.player.empty()) {
    query.sql += "tables t WHERE t.listed" + numbers("t.number");
  } else {
    // The person's tables first, whatever the planner thinks; two people of one name may sit at one table.
    query.sql += "(SELECT DISTINCT number FROM players WHERE person AND lower(name) = lower(" + value(search.player) +
                 " COLLATE \"C\")" + (search.won ? " AND won" : "") + numbers("number") +
                 " ORDER BY number DESC OFFSET 0) p CROSS JOIN LATERAL (SELECT * FROM tables WHERE number = p.number "
                 "OFFSET 0) t WHERE t.listed";
  }
  const auto equal = [&](const char* column, const std::string& wanted) {
    if (!wanted.empty()) query.sql += std::string(" AND t.") + column + " = " + value(wanted);
  };
  equal("ended_by", search.ended_by);
  equal("game", search.game);
  equal("phase", search.phase);
  query.sql += std::string(" ORDER BY ") + (search.player.empty() ? "t" : "p") + ".number DESC LIMIT " +
               value(std::uint64_t{search.limit}) + "::bigint";
  return query;
}

Query query_for_code(const std::string& code) {
  return {"SELECT table_id FROM tables WHERE code = $1 AND code <> '' ORDER BY number DESC LIMIT 1", {code}};
}

CodeFound table_with_code(Connection& connection, const std::string& code) {
  const Query query = query_for_code(code);
  const Result found = connection.run(query.sql, query.values);
  if (!found.ok()) return {"", connection.why(found)};
  return {found.rows() == 0 ? "" : found.text(0, 0), ""};
}

Found search(Connection& connection, const Search& search) {
  const Query query = query_for(search);
  // One statement sees one moment: the tables, and who plays there.
  const Result rows =
      connection.run("SELECT t.*, p.name, p.person, p.won FROM (" + query.sql +
                         ") t LEFT JOIN players p ON p.number = t.number ORDER BY t.number DESC, p.seat",
                     query.values);
  if (!rows.ok()) return {{}, connection.why(rows)};
  Found found;
  for (std::size_t i = 0; i < rows.rows(); ++i) {
    const std::uint64_t number = rows.number(i, 0);
    if (found.tables.empty() || found.tables.back().number != number) {
      FoundTable table{number, rows.text(i, 1), rows.number(i, 2), {}};
      table.listing = {rows.text(i, 3), rows.text(i, 4), rows.text(i, 5), true, {}, ""};
      found.tables.push_back(std::move(table));
    }
    if (rows.is_null(i, 6)) continue;
    found.tables.back().listing.players.push_back({rows.text(i, 6), rows.yes(i, 7), rows.yes(i, 8)});
  }
  return found;
}

}  // namespace backlot::postgres
