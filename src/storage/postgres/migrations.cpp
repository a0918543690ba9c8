#include "storage/postgres/migrations.hpp"

#include <array>

namespace backlot::postgres {
namespace {

// A table's number is made of its date, the seconds since 1970 times 2^20, and of a counter that goes round. So numbers
// and dates go up together whichever node's transaction is committed first, and a date is a bound of numbers.
//
// `writer` is a random number of the store that wrote the entry: by it an entry is known again when nobody heard
// whether it was committed. `listed_at` is the entry whose listing this is, which only goes up. Names are compared
// without regard to capitals of ASCII, as SQLite does it. Only listed tables are searched for, so only they are in the
// indexes.
constexpr const char* version_1 = R"(
CREATE TABLE tables (
  number bigint PRIMARY KEY,
  table_id text COLLATE "C" NOT NULL UNIQUE,
  created bigint NOT NULL,
  opened bigint NOT NULL,
  listed_at bigint NOT NULL DEFAULT 0,
  game text NOT NULL DEFAULT '',
  phase text NOT NULL DEFAULT '',
  ended_by text NOT NULL DEFAULT '',
  listed boolean NOT NULL DEFAULT false,
  code text NOT NULL DEFAULT ''
);
CREATE SEQUENCE table_numbers MINVALUE 0 MAXVALUE 1048575 CYCLE;
CREATE TABLE entries (
  table_id text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  writer bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, seq)
);
CREATE TABLE players (
  number bigint NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seat integer NOT NULL,
  name text COLLATE "C" NOT NULL,
  person boolean NOT NULL,
  won boolean NOT NULL,
  PRIMARY KEY (number, seat)
);
CREATE TABLE expiring (table_id text COLLATE "C" PRIMARY KEY);
CREATE INDEX tables_listed ON tables (number) WHERE listed;
CREATE INDEX tables_phase ON tables (phase, number) WHERE listed;
CREATE INDEX tables_game ON tables (game, number) WHERE listed;
CREATE INDEX tables_game_phase ON tables (game, phase, number) WHERE listed;
CREATE INDEX tables_ended_by ON tables (ended_by, number) WHERE listed;
CREATE INDEX tables_code ON tables (code, number) WHERE code <> '';
CREATE INDEX tables_opened ON tables (phase, listed, opened);
CREATE INDEX players_name ON players (lower(name), number) WHERE person;
CREATE INDEX players_winner ON players (lower(name), number) WHERE person AND won;
CREATE TABLE store (version integer NOT NULL, oldest integer NOT NULL);
INSERT INTO store VALUES (1, 1);
)";

// Nodes and the tables they keep (leases.hpp). A program of version 1 knows nothing of it and goes on; what two
// programs write at once is kept apart by the numbers of entries. `table_leases` is for people: who keeps what, by
// which connections, until when.
constexpr const char* version_2 = R"(
CREATE TABLE nodes (
  session text COLLATE "C" PRIMARY KEY,
  node text NOT NULL,
  rules jsonb NOT NULL,
  until timestamptz NOT NULL
);
CREATE TABLE leases (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
  session text COLLATE "C",
  epoch bigint NOT NULL,
  game text,
  revision integer
);
CREATE INDEX leases_session ON leases (session) WHERE session IS NOT NULL;
CREATE VIEW live_nodes AS SELECT * FROM nodes WHERE until > clock_timestamp()
  AND EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.application_name = 'backlot ' || nodes.session);
CREATE VIEW table_leases AS
  SELECT l.table_id, n.node AS owner, l.epoch, n.until, c.pids, c.backend_starts, l.game, l.revision
  FROM leases l JOIN nodes n ON n.session = l.session CROSS JOIN LATERAL (
    SELECT array_agg(pid ORDER BY pid) AS pids, array_agg(backend_start ORDER BY pid) AS backend_starts
    FROM pg_stat_activity WHERE application_name = 'backlot ' || l.session) c;
UPDATE store SET version = 2;
)";

// "backlot" in ASCII, cut to eight bytes.
constexpr const char* lock = "SELECT pg_advisory_xact_lock(7089054359331139444)";

}  // namespace

std::optional<Version> version_of(Connection& connection) {
  // From the catalogue itself: what to_regclass() knows may be of before the lock.
  const Result there = connection.run(
      "SELECT count(*) FROM pg_tables WHERE schemaname = ANY (current_schemas(false)) AND tablename = 'store'");
  if (!there.ok()) return std::nullopt;
  if (there.number(0, 0) == 0) return Version{};
  const Result version = connection.run("SELECT version, oldest FROM store");
  if (!version.ok() || version.rows() != 1) return std::nullopt;
  return Version{version.number(0, 0), version.number(0, 1)};
}

std::string refused(const Version& version) {
  if (version.version <= newest_version || version.oldest <= newest_version) return {};
  return "this is a store of version " + std::to_string(version.version) + " for programs of version " +
         std::to_string(version.oldest) + " or newer; this program knows versions 1 to " +
         std::to_string(newest_version);
}

std::optional<std::string> migrate(Connection& connection) {
  auto version = version_of(connection);
  if (!version) return connection.error();
  if (version->version >= newest_version) {
    const std::string why = refused(*version);
    return why.empty() ? std::nullopt : std::optional(why);
  }
  const auto failed = [&](const Result& result) {
    std::string why = connection.why(result);
    if (connection.connected()) connection.run("ROLLBACK");
    return why;
  };
  if (const Result begun = connection.run("BEGIN"); !begun.ok()) return failed(begun);
  if (const Result locked = connection.run(lock); !locked.ok()) return failed(locked);
  version = version_of(connection);  // another program may have done it while this one waited
  constexpr std::array versions{version_1, version_2};
  static_assert(versions.size() == newest_version);
  for (std::uint64_t next = version ? version->version : newest_version; next < newest_version; ++next) {
    if (const Result made = connection.run(versions[next]); !made.ok()) return failed(made);
  }
  const Result committed = connection.run("COMMIT");
  if (!committed.ok()) return failed(committed);
  return std::nullopt;
}

}  // namespace backlot::postgres
