#include "storage/postgres/expire.hpp"

#include <string>
#include <vector>

namespace backlot::postgres {
namespace {

constexpr std::uint64_t entries_at_once = 500;

// Those of a phase that nobody has opened since then, found by the index tables_opened.
const std::string unopened =
    " FROM tables WHERE phase = $1 AND listed = $2::boolean AND opened < $3::bigint AND table_id <> ALL ($4::text[])";

const std::string end_some = "WITH old AS (SELECT number, table_id" + unopened +
                             " ORDER BY opened LIMIT 50 FOR UPDATE SKIP LOCKED), "
                             "ending AS (INSERT INTO expiring SELECT table_id FROM old ON CONFLICT DO NOTHING) "
                             "DELETE FROM tables USING old WHERE tables.number = old.number";
constexpr const char* delete_some =
    "DELETE FROM entries WHERE table_id = $1 AND seq IN "
    "(SELECT seq FROM entries WHERE table_id = $1 ORDER BY seq LIMIT $2::bigint)";
const std::string count_all =
    "SELECT count(*), coalesce(sum((SELECT count(*) FROM entries e WHERE e.table_id = "
    "tables.table_id)), 0)" +
    unopened;

// Calls `each(values, count)` for every kind of table that expires, until one fails.
void for_each_kind(const Expiry& expiry, std::uint64_t now, Expired& expired, const auto& each) {
  const Value spared = Value::list({expiry.spared.begin(), expiry.spared.end()});
  const auto kind = [&](const char* phase, bool listed, std::uint64_t after, std::uint64_t& count) {
    if (after == 0 || now <= after || !expired.fault.empty()) return;
    each(std::vector<Value>{phase, listed, now - after, spared}, count);
  };
  for (const char* const phase : {"lobby", "opening"}) {
    for (const bool listed : {false, true}) kind(phase, listed, expiry.never_started, expired.never_started);
  }
  for (const char* const phase : {"over", "closed"}) kind(phase, false, expiry.finished, expired.finished);
}

}  // namespace

std::vector<Query> queries_for_expiry() {
  const std::vector<Value> kind{"lobby", true, std::uint64_t{5}, Value::list({"spared"})};
  return {{end_some, kind}, {count_all, kind}, {delete_some, {"table", entries_at_once}}};
}

Expired count_expired(Connection& connection, const Expiry& expiry, std::uint64_t now) {
  Expired expired;
  for_each_kind(expiry, now, expired, [&](const std::vector<Value>& values, std::uint64_t& count) {
    const Result counted = connection.run(count_all, values);
    if (!counted.ok()) {
      expired.fault = connection.why(counted);
      return;
    }
    count += counted.number(0, 0);
    expired.entries += counted.number(0, 1);
  });
  return expired;
}

Expired end_tables(Connection& connection, const Expiry& expiry, std::uint64_t now) {
  Expired expired;
  const auto run = [&](const std::string& sql, const std::vector<Value>& values) {
    const Result result = connection.run(sql, values);
    if (!result.ok()) expired.fault = connection.why(result);
    return result;
  };
  // Whoever has written an entry has it committed before the tables are looked at, and whoever is about to sees which
  // are gone. Everybody waits for that, so it does not wait long itself.
  run("BEGIN; SET LOCAL lock_timeout = '500ms'; LOCK TABLE entries IN SHARE MODE", {});
  for_each_kind(expiry, now, expired, [&](const std::vector<Value>& values, std::uint64_t& count) {
    if (const Result ended = run(end_some, values); ended.ok()) count += ended.changed();
  });
  if (expired.fault.empty()) run("COMMIT", {});
  if (expired.fault.empty()) return expired;
  if (connection.connected()) connection.run("ROLLBACK");
  return {.fault = expired.fault};
}

Expired delete_entries(Connection& connection) {
  Expired expired;
  const auto run = [&](const std::string& sql, const std::vector<Value>& values) {
    const Result result = connection.run(sql, values);
    if (!result.ok()) expired.fault = connection.why(result);
    return result;
  };
  while (expired.entries < entries_at_once) {
    const Result next = run("SELECT table_id FROM expiring LIMIT 1", {});
    if (!next.ok() || next.rows() == 0) break;
    const std::string table = next.text(0, 0);
    const std::uint64_t room = entries_at_once - expired.entries;
    const Result deleted = run(delete_some, {table, room});
    if (!deleted.ok()) break;
    expired.entries += deleted.changed();
    if (deleted.changed() < room && !run("DELETE FROM expiring WHERE table_id = $1", {table}).ok()) break;
  }
  return expired;
}

}  // namespace backlot::postgres
