#include "storage/sqlite/expire.hpp"

#include <string>
#include <vector>

namespace backlot::sqlite {
namespace {

constexpr std::size_t tables_at_once = 50;
constexpr std::uint64_t entries_at_once = 500;

struct Candidate {
  std::uint64_t number = 0;
  std::string table;
};

// Those of a phase that nobody has opened since then, the longest ago first, `most` of them (0: all); found by the
// index tables_opened.
std::optional<std::vector<Candidate>> unopened(Connection& connection, const Expiry& expiry, const std::string& phase,
                                               bool listed, std::uint64_t since, std::size_t most) {
  Statement select(connection,
                   "SELECT number, table_id FROM tables WHERE phase = ? AND listed = ? AND opened < ? ORDER BY opened");
  select.bind(1, phase).bind(2, std::uint64_t{listed}).bind(3, since);
  std::vector<Candidate> candidates;
  int there = SQLITE_OK;
  while ((most == 0 || candidates.size() < most) && (there = select.step()) == SQLITE_ROW) {
    Candidate candidate{select.number(0), select.text(1)};
    if (!expiry.spared.contains(candidate.table)) candidates.push_back(std::move(candidate));
  }
  if (there != SQLITE_ROW && there != SQLITE_DONE) return std::nullopt;
  return candidates;
}

// Calls `each(candidate, count)` for the tables that expire, `most` of each kind (0: all); false when anything fails.
bool for_each_expired(Connection& connection, const Expiry& expiry, std::uint64_t now, std::size_t most,
                      Expired& expired, const auto& each) {
  const auto kind = [&](const char* phase, bool listed, std::uint64_t after, std::uint64_t& count) {
    if (after == 0 || now <= after) return true;
    const auto candidates = unopened(connection, expiry, phase, listed, now - after, most);
    if (!candidates) return false;
    for (const Candidate& candidate : *candidates) {
      if (!each(candidate)) return false;
      ++count;
    }
    return true;
  };
  bool good = true;
  for (const char* phase : {"lobby", "opening"}) {
    for (const bool listed : {false, true}) {
      good = good && kind(phase, listed, expiry.never_started, expired.never_started);
    }
  }
  for (const char* phase : {"over", "closed"}) good = good && kind(phase, false, expiry.finished, expired.finished);
  return good;
}

}  // namespace

std::optional<Expired> count_expired(Connection& connection, const Expiry& expiry, std::uint64_t now) {
  Expired expired;
  const Moment moment(connection);
  if (!moment.ok()) return std::nullopt;
  Statement count(connection, "SELECT COUNT(*) FROM entries WHERE table_id = ?");
  const bool good = for_each_expired(connection, expiry, now, 0, expired, [&](const Candidate& candidate) {
    const bool counted = count.bind(1, candidate.table).step() == SQLITE_ROW;
    if (counted) expired.entries += count.number(0);
    count.reset();
    return counted;
  });
  return good ? std::optional(expired) : std::nullopt;
}

std::optional<Expired> end_tables(Connection& connection, const Expiry& expiry, std::uint64_t now) {
  Expired expired;
  Statement ending(connection, "INSERT OR IGNORE INTO expiring (table_id) VALUES (?)");
  Statement players(connection, "DELETE FROM players WHERE number = ?");
  Statement table(connection, "DELETE FROM tables WHERE number = ?");
  const bool good = for_each_expired(connection, expiry, now, tables_at_once, expired, [&](const Candidate& candidate) {
    return ending.bind(1, candidate.table).run() && players.bind(1, candidate.number).run() &&
           table.bind(1, candidate.number).run();
  });
  return good ? std::optional(expired) : std::nullopt;
}

std::optional<std::uint64_t> delete_entries(Connection& connection) {
  Statement next(connection, "SELECT table_id FROM expiring LIMIT 1");
  Statement entries(connection,
                    "DELETE FROM entries WHERE table_id = ?1 AND seq IN "
                    "(SELECT seq FROM entries WHERE table_id = ?1 ORDER BY seq LIMIT ?2)");
  Statement ended(connection, "DELETE FROM expiring WHERE table_id = ?");
  std::uint64_t deleted = 0;
  while (deleted < entries_at_once) {
    const int there = next.step();
    if (there == SQLITE_DONE) break;
    if (there != SQLITE_ROW) return std::nullopt;
    const std::string table = next.text(0);
    next.reset();
    const std::uint64_t room = entries_at_once - deleted;
    if (!entries.bind(1, table).bind(2, room).run()) return std::nullopt;
    const auto gone = static_cast<std::uint64_t>(connection.changes());
    deleted += gone;
    if (gone < room && !ended.bind(1, table).run()) return std::nullopt;
  }
  return deleted;
}

}  // namespace backlot::sqlite
