#include "storage/sqlite/log.hpp"

#include <utility>

namespace backlot::sqlite {
namespace {

constexpr std::uint64_t page_rows = 1000;

}  // namespace

bool LogReader::read_page(Connection& connection) {
  const Moment moment(connection);  // the table is there, and this is of its log
  if (!moment.ok()) return fail(connection.error(), connection.damaged());
  return read_page_now(connection);
}

bool LogReader::read_page_now(Connection& connection) {
  Statement find(connection, "SELECT number FROM tables WHERE table_id = ?");
  const int there = find.bind(1, table_).step();
  if (there == SQLITE_DONE) return no_table(connection);
  if (there != SQLITE_ROW) return fail(connection.error(), connection.damaged());
  number_ = find.number(0);
  Statement select(connection, "SELECT seq, body FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?");
  select.bind(1, table_).bind(2, next_).bind(3, page_rows);
  std::uint64_t rows = 0;
  int result = SQLITE_OK;
  for (; (result = select.step()) == SQLITE_ROW; ++rows, ++next_) {
    const std::uint64_t seq = select.number(0);
    if (seq != next_) return fail("entry " + std::to_string(next_) + " is missing", true);
    if (!select.is_text(1)) return fail("entry " + std::to_string(seq) + " is no text", true);
    log_.entries.push_back({seq, select.text(1)});
  }
  if (result != SQLITE_DONE) return fail(connection.error(), connection.damaged());
  if (next_ == 1) return fail("entry 1 is missing", true);
  return rows == page_rows;
}

// Entries without a table are those of one that expires, or the list of tables is damaged.
bool LogReader::no_table(Connection& connection) {
  log_ = {};
  number_ = 0;
  Statement lost(connection,
                 "SELECT EXISTS (SELECT 1 FROM entries WHERE table_id = ?1) AND NOT EXISTS "
                 "(SELECT 1 FROM expiring WHERE table_id = ?1)");
  if (lost.bind(1, table_).step() != SQLITE_ROW) return fail(connection.error(), connection.damaged());
  if (lost.number(0) == 1) return fail("there are entries, but no table of that id", true);
  return false;
}

bool LogReader::fail(std::string why, bool damaged) {
  log_.fault = std::move(why);
  log_.damaged = damaged;
  return false;
}

LogReader read_log(Connection& connection, const std::string& table) {
  LogReader reader(table, 1);
  while (reader.read_page(connection)) {
  }
  return reader;
}

}  // namespace backlot::sqlite
