#include "storage/postgres/log.hpp"

namespace backlot::postgres {
namespace {

// In one statement, which sees one moment: that the table is there, and a page of its log.
constexpr const char* select_page = R"(
SELECT t.number, e.seq, e.body FROM tables t LEFT JOIN LATERAL (
  SELECT seq, body FROM entries WHERE table_id = $1 AND seq >= $2::bigint ORDER BY seq LIMIT $3::bigint) e ON true
WHERE t.table_id = $1 ORDER BY e.seq)";

constexpr const char* select_lost = R"(
SELECT EXISTS (SELECT 1 FROM entries WHERE table_id = $1) AND NOT EXISTS (SELECT 1 FROM expiring WHERE table_id = $1)
   AND NOT EXISTS (SELECT 1 FROM tables WHERE table_id = $1))";

// An error of the data and not of the way to them: a page that cannot be read, or bytes that are no text.
bool is_damage(const std::string& state) { return state.starts_with("XX") || state.starts_with("22"); }

}  // namespace

bool LogReader::read_page(Connection& connection) {
  const Result page = connection.run(select_page, {table_, next_, page_rows});
  if (!page.ok()) return fail(connection.why(page), connection.connected() && is_damage(page.state()));
  if (page.rows() == 0) return find_lost(connection);
  number_ = page.number(0, 0);
  std::uint64_t rows = 0;
  for (; rows < page.rows() && !page.is_null(rows, 1); ++rows) {
    std::string body = page.text(rows, 2);
    if (std::string why = seeds_.open(body); !why.empty()) return fail(std::move(why), true);
    if (!take(page.number(rows, 1), std::move(body))) return false;
  }
  return ended_with(rows);
}

// Entries without a table are those of one that expires, or the list of tables is damaged.
bool LogReader::find_lost(Connection& connection) {
  const Result lost = connection.run(select_lost, {table_});
  no_table(lost.ok() && lost.yes(0, 0));
  if (lost.ok()) return false;
  return fail(connection.why(lost), connection.connected() && is_damage(lost.state()));
}

}  // namespace backlot::postgres
