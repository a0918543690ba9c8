#include "storage/sqlite/log.hpp"

namespace backlot::sqlite {

bool LogReader::read_page(Connection& connection) {
  const Moment moment(connection);  // the table is there, and this is of its log
  if (!moment.ok()) return fail(connection.error(), connection.damaged());
  return read_page_now(connection);
}

bool LogReader::read_page_now(Connection& connection) {
  Statement find(connection, "SELECT number FROM tables WHERE table_id = ?");
  const int there = find.bind(1, table_).step();
  if (there == SQLITE_DONE) return find_lost(connection);
  if (there != SQLITE_ROW) return fail(connection.error(), connection.damaged());
  number_ = find.number(0);
  Statement select(connection, "SELECT seq, body FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?");
  select.bind(1, table_).bind(2, next_).bind(3, page_rows);
  std::uint64_t rows = 0;
  int result = SQLITE_OK;
  for (; (result = select.step()) == SQLITE_ROW; ++rows) {
    const std::uint64_t seq = select.number(0);
    if (seq == next_ && !select.is_text(1)) return fail("entry " + std::to_string(seq) + " is no text", true);
    if (!take(seq, select.text(1))) return false;
  }
  if (result != SQLITE_DONE) return fail(connection.error(), connection.damaged());
  return ended_with(rows);
}

// Entries without a table are those of one that expires, or the list of tables is damaged.
bool LogReader::find_lost(Connection& connection) {
  Statement lost(connection,
                 "SELECT EXISTS (SELECT 1 FROM entries WHERE table_id = ?1) AND NOT EXISTS "
                 "(SELECT 1 FROM expiring WHERE table_id = ?1)");
  const bool found = lost.bind(1, table_).step() == SQLITE_ROW;
  no_table(found && lost.number(0) == 1);
  return found ? false : fail(connection.error(), connection.damaged());
}

}  // namespace backlot::sqlite
