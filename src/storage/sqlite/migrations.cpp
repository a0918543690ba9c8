#include "storage/sqlite/migrations.hpp"

#include "storage/sqlite/log.hpp"

namespace backlot::sqlite {
namespace {

constexpr const char* version_1 = R"(
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE tables (number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL UNIQUE);
)";

// Only listed tables are searched for, so only they are in the indexes; each index ends with the
// table's number by itself, which is the order of all answers.
constexpr const char* version_2 = R"(
ALTER TABLE tables ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN phase TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN ended_by TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
CREATE TABLE players (
  number INTEGER NOT NULL REFERENCES tables (number),
  seat INTEGER NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE,
  person INTEGER NOT NULL,
  won INTEGER NOT NULL,
  PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX tables_created ON tables (created);
CREATE INDEX tables_listed ON tables (listed) WHERE listed = 1;
CREATE INDEX tables_phase ON tables (phase) WHERE listed = 1;
CREATE INDEX tables_game ON tables (game) WHERE listed = 1;
CREATE INDEX tables_game_phase ON tables (game, phase) WHERE listed = 1;
CREATE INDEX tables_ended_by ON tables (ended_by) WHERE listed = 1;
CREATE INDEX players_name ON players (name, number) WHERE person = 1;
CREATE INDEX players_winner ON players (name, number) WHERE person = 1 AND won = 1;
)";

// Codes are there until a game starts: the index holds what is open now, not all there ever was.
constexpr const char* version_3 = R"(
ALTER TABLE tables ADD COLUMN code TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_code ON tables (code) WHERE code <> '';
)";

// `opened` is when somebody last had the table open, and the index is for those that expire; `expiring` are tables that
// are gone, with entries that are still to be deleted. Numbers and dates go up together, so that dates are bounds of
// numbers, but for the tables in `date_breaks`: before each of them the clock was put back.
constexpr const char* version_4 = R"(
ALTER TABLE tables ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_opened ON tables (phase, listed, opened);
CREATE TABLE expiring (table_id TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE date_breaks (number INTEGER PRIMARY KEY);
DROP INDEX tables_created;
)";

// Nobody knows when the tables of older stores were opened: their time begins now.
bool open_all(Connection& connection, std::uint64_t now) {
  return Statement(connection, "UPDATE tables SET opened = ?").bind(1, now).run();
}

// What went wrong, or nothing. Of a damaged log nothing is said: it is no shorter game.
std::optional<std::string> describe_all(Connection& connection, const Describe& describe) {
  Statement next(connection, "SELECT number, table_id FROM tables WHERE number > ? ORDER BY number LIMIT 1");
  ListingWriter writer(connection);
  std::uint64_t number = 0;
  int there = SQLITE_OK;
  for (next.bind(1, number); (there = next.step()) == SQLITE_ROW; next.bind(1, number)) {
    number = next.number(0);
    const std::string table = next.text(1);
    next.reset();
    LogReader reader = read_log(connection, table);
    if (reader.damaged()) continue;
    if (!reader.log().fault.empty()) return reader.log().fault;
    if (!writer.write(table, describe(reader.log().entries))) return connection.error();
  }
  if (there != SQLITE_DONE) return connection.error();
  return std::nullopt;
}

}  // namespace

std::optional<std::uint64_t> version_of(Connection& connection) {
  Statement version(connection, "PRAGMA user_version");
  if (version.step() != SQLITE_ROW) return std::nullopt;
  return version.number(0);
}

std::optional<std::string> migrate(Connection& connection, const Describe& describe, std::uint64_t now) {
  if (version_of(connection) == newest_version) return std::nullopt;
  const auto failed = [&](std::string why) {
    connection.run("ROLLBACK");
    return why;
  };
  if (!connection.run("BEGIN IMMEDIATE")) return connection.error();
  // Another program may have done it while this one waited.
  const auto version = version_of(connection);
  if (!version) return failed(connection.error());
  if (*version > newest_version) {
    return failed("this is a store of version " + std::to_string(*version) + "; this program knows versions 1 to " +
                  std::to_string(newest_version));
  }
  if (*version < 1 && !connection.run(version_1)) return failed(connection.error());
  if (*version < 2 && !connection.run(version_2)) return failed(connection.error());
  if (*version < 3 && !connection.run(version_3)) return failed(connection.error());
  if (*version < 4 && !(connection.run(version_4) && open_all(connection, now))) return failed(connection.error());
  if (*version < 2 && describe) {
    if (auto why = describe_all(connection, describe)) return failed(*why);
  }
  if (!connection.run("PRAGMA user_version = 4; COMMIT")) return failed(connection.error());
  return std::nullopt;
}

ListingWriter::ListingWriter(Connection& connection)
    : find_(connection, "SELECT number FROM tables WHERE table_id = ?"),
      update_(connection, "UPDATE tables SET game = ?, phase = ?, ended_by = ?, listed = ?, code = ? WHERE number = ?"),
      forget_(connection, "DELETE FROM players WHERE number = ?"),
      add_(connection, "INSERT INTO players (number, seat, name, person, won) VALUES (?, ?, ?, ?, ?)") {}

bool ListingWriter::write(const std::string& table, const Listing& listing) {
  const bool known = find_.bind(1, table).step() == SQLITE_ROW;
  const std::uint64_t number = known ? find_.number(0) : 0;
  find_.reset();
  if (!known) return false;  // it was there when its entry was written
  update_.bind(1, listing.game).bind(2, listing.phase).bind(3, listing.ended_by);
  if (!update_.bind(4, std::uint64_t{listing.listed}).bind(5, listing.code).bind(6, number).run()) {
    return false;
  }
  if (!forget_.bind(1, number).run()) return false;
  for (std::size_t i = 0; i < listing.players.size(); ++i) {
    const ListedPlayer& player = listing.players[i];
    add_.bind(1, number).bind(2, std::uint64_t{i + 1}).bind(3, player.name);
    if (!add_.bind(4, std::uint64_t{player.person}).bind(5, std::uint64_t{player.won}).run()) return false;
  }
  return true;
}

}  // namespace backlot::sqlite
