#include "storage/postgres/writer.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "table/random_bytes.hpp"

namespace backlot::postgres {
namespace {

constexpr Prepared begin{"begin", "BEGIN"};
constexpr Prepared commit_all{"commit", "COMMIT"};

constexpr Prepared new_table{"table", R"(
WITH made AS (
  INSERT INTO tables (number, table_id, created, opened)
  SELECT $2::bigint * 1048576 + nextval('table_numbers'), $1, $2::bigint, $2::bigint
  WHERE NOT EXISTS (SELECT 1 FROM expiring WHERE table_id = $1)
  ON CONFLICT (table_id) DO NOTHING RETURNING table_id)
INSERT INTO leases (table_id, session, epoch, game, revision)
SELECT table_id, nullif($3, ''), $4::bigint, nullif($5, ''), nullif($6::integer, 0) FROM made)"};

// Only after its predecessor, so that a log has no gaps, which must be of this same transaction when it stands in the
// same group ($5); only under the lease it was decided under ($6, $7), where there are leases; and only while there is
// such a table, which cannot expire until this is committed (expire.cpp).
const std::string insert_next = R"(
INSERT INTO entries (table_id, seq, writer, body)
SELECT $1, $2::bigint, $3::bigint, $4 FROM tables
WHERE table_id = $1 AND ($2::bigint = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND seq = $2::bigint - 1
                              AND (NOT $5::boolean OR xmin = pg_current_xact_id()::xid)))
  AND ($6 = '' OR EXISTS (SELECT 1 FROM leases l WHERE l.table_id = $1 AND l.session = $6 AND l.epoch = $7::bigint))
ON CONFLICT DO NOTHING)";
const Prepared next_entry{"entry", insert_next.c_str()};

// The same with its listing, which is written with the entry or not at all, and only upwards.
const std::string insert_listed = "WITH entry AS (" + insert_next + R"( RETURNING seq),
listing AS (
  UPDATE tables SET game = $8, phase = $9, ended_by = $10, listed = $11::boolean, code = $12, listed_at = seq
  FROM entry WHERE table_id = $1 AND listed_at < seq RETURNING number),
gone AS (
  DELETE FROM players USING listing WHERE players.number = listing.number AND seat > cardinality($13::text[])),
seated AS (
  INSERT INTO players (number, seat, name, person, won)
  SELECT number, seat, name, person, won
  FROM listing, unnest($13::text[], $14::boolean[], $15::boolean[]) WITH ORDINALITY AS each (name, person, won, seat)
  ON CONFLICT (number, seat) DO UPDATE SET name = excluded.name, person = excluded.person, won = excluded.won)
SELECT count(*) FROM entry)";
const Prepared next_listed_entry{"listed_entry", insert_listed.c_str()};

// Many at once. A number that is taken is an error, which takes all of it back; so is, in the second, a table that is
// not there, whose log ends before, or that is not held as it was. A table that has a lease is there.
constexpr Prepared many_entries{"entries", R"(
INSERT INTO entries (table_id, seq, writer, body)
SELECT table_id, seq, $3::bigint, body FROM unnest($1::text[], $2::bigint[], $4::text[]) AS given (table_id, seq, body))"};
constexpr Prepared all_fit{"all_fit", R"(
SELECT 1 / bool_and(
    EXISTS (SELECT 1 FROM entries e WHERE e.table_id = before.table_id AND e.seq = before.seq)
    AND CASE WHEN session = '' THEN EXISTS (SELECT 1 FROM tables t WHERE t.table_id = before.table_id)
        ELSE EXISTS (SELECT 1 FROM leases l WHERE l.table_id = before.table_id AND l.session = before.session
                     AND l.epoch = before.epoch) END)::integer
FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[]) AS before (table_id, seq, session, epoch))"};

constexpr Prepared is_opened{
    "opened", "UPDATE tables SET opened = $2::bigint WHERE table_id = $1 AND opened + 3600 <= $2::bigint"};

constexpr Prepared what_is_there{
    "look_up", "SELECT writer = $3::bigint AND body = $4 FROM entries WHERE table_id = $1 AND seq = $2::bigint"};

std::vector<Value> values_of(const Append& append, std::uint64_t mark, bool follows) {
  std::vector<Value> values{append.table,         append.seq,        mark, append.body, follows,
                            append.under.session, append.under.epoch};
  if (!append.listing) return values;
  const Listing& listing = *append.listing;
  std::vector<std::string> names;
  std::vector<std::string> people;
  std::vector<std::string> winners;
  for (const ListedPlayer& player : listing.players) {
    names.push_back(player.name);
    people.emplace_back(player.person ? "t" : "f");
    winners.emplace_back(player.won ? "t" : "f");
  }
  for (const std::string* const text : {&listing.game, &listing.phase, &listing.ended_by}) values.emplace_back(*text);
  values.emplace_back(listing.listed);
  values.emplace_back(listing.code);
  for (const auto* const list : {&names, &people, &winners}) values.push_back(Value::list(*list));
  return values;
}

std::vector<Value> new_table_values(const Append& append, std::uint64_t now) {
  const auto& [session, epoch, rules] = append.under;
  return {append.table, now, session, epoch, rules.game, std::uint64_t{rules.revision}};
}

// What many_entries is given.
struct Together {
  std::vector<std::string_view> tables;
  std::vector<std::uint64_t> seqs;
  std::vector<std::string_view> bodies;
  std::vector<std::string_view> logs;  // each table once
  std::vector<std::uint64_t> ends;     // and where its log has to end
  std::vector<std::string_view> sessions;
  std::vector<std::uint64_t> epochs;

  // Whether it is one that follows what is stored, or what stands here last.
  bool takes(const Append& append) const {
    if (append.listing || append.seq == 1) return false;
    if (tables.empty() || tables.back() != append.table) return true;
    return seqs.back() + 1 == append.seq && sessions.back() == append.under.session &&
           epochs.back() == append.under.epoch;
  }
  void add(const Append& append) {
    if (tables.empty() || tables.back() != append.table) {
      logs.emplace_back(append.table);
      ends.push_back(append.seq - 1);
      sessions.emplace_back(append.under.session);
      epochs.push_back(append.under.epoch);
    }
    tables.emplace_back(append.table);
    seqs.push_back(append.seq);
    bodies.emplace_back(append.body);
  }
};

// Two transactions have waited for each other, and the database has taken one of them back.
bool is_worth_another_try(const std::string& state) { return state == "40P01" || state == "40001"; }

// An error that lies in what was written and not in the database: trying the rest without it makes sense.
bool about_the_values(const std::string& state) { return state.starts_with("22") || state.starts_with("23"); }

// Two nodes that write the same tables at once do it in the same order, so that neither waits for the other for ever.
std::vector<std::size_t> by_table(const std::vector<Append>& group) {
  std::vector<std::size_t> order(group.size());
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return std::tie(group[a].table, a) < std::tie(group[b].table, b); });
  return order;
}

}  // namespace

Writer::Writer(WriterSettings settings)
    : settings_(std::move(settings)),
      connection_(
          settings_.url, settings_.patience,
          settings_.leases == nullptr ? Connection::Called()
                                      : [leases = settings_.leases] { return leases->called(); }),
      mark_(random_number() >> 1U),
      thread_([this] { write_until_stopped(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Writer::append(Append append) {
  {
    const std::lock_guard lock(mutex_);
    if (append.kind != Append::Kind::entry) {
    } else if (waiting_ < settings_.most_waiting) {
      ++waiting_;
    } else {
      append.kind = Append::Kind::refused;
      append.body = {};
      append.listing.reset();
    }
    appends_.push_back(std::move(append));
  }
  wake_.notify_one();
}

void Writer::read_again(const std::string& table) {
  {
    const std::lock_guard lock(mutex_);
    appends_.push_back({.table = table, .kind = Append::Kind::read_again});
  }
  wake_.notify_one();
}

void Writer::opened(std::string table) {
  {
    const std::lock_guard lock(mutex_);
    if (opened_.size() < settings_.most_waiting) opened_.push_back(std::move(table));
  }
  wake_.notify_one();
}

void Writer::doubt(std::string why) {
  {
    const std::lock_guard lock(mutex_);
    unconfirmed_ = true;
    if (!fault_.empty()) return;
    fault_ = std::move(why);
    doubted_ = true;
  }
  wake_.notify_one();
}

std::string Writer::unconfirmed() const {
  const std::lock_guard lock(mutex_);
  return unconfirmed_ ? fault_ : "";
}

std::size_t Writer::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

std::string Writer::fault() const {
  const std::lock_guard lock(mutex_);
  return fault_;
}

void Writer::note(std::string fault) {
  const std::lock_guard lock(mutex_);
  if (fault.empty() && unconfirmed_) return;  // not all is well
  fault_ = std::move(fault);
}

void Writer::write_until_stopped() {
  connection_.ready();  // before somebody waits for it
  for (;;) {
    Group group;
    std::vector<std::string> opened;
    bool fault = false;
    {
      std::unique_lock lock(mutex_);
      const auto something = [this] { return stopping_ || doubted_ || !appends_.empty() || !opened_.empty(); };
      if (fault_.empty()) {
        wake_.wait(lock, something);
      } else {
        wake_.wait_for(lock, std::chrono::milliseconds(500), something);
      }
      if (stopping_ && appends_.empty() && opened_.empty()) return;
      doubted_ = false;
      group = next_group();
      std::swap(opened, opened_);
      fault = !fault_.empty();
    }
    // Before what was appended after it; a server that always has something to append must not put it off for ever.
    const bool idle = group.empty() && opened.empty();
    if (!opened.empty()) write_opened(std::move(opened));
    if (!group.empty()) commit(group);
    // Nobody has anything to write: whether the trouble is over.
    if (idle && fault && reconnect() && confirm()) note("");
  }
}

Writer::Group Writer::next_group() {
  Group group;
  while (!appends_.empty() && group.size() < settings_.group) {
    Append& next = appends_.front();
    if (next.kind == Append::Kind::read_again) {
      if (!group.empty()) break;  // what stands before it is to be answered first
      lineage_.read_again(next.table);
    } else {
      waiting_ -= next.kind == Append::Kind::entry ? 1 : 0;
      group.push_back(std::move(next));
    }
    appends_.pop_front();
  }
  return group;
}

// While the database is away everything fails at once, but for one try now and then.
bool Writer::reconnect() {
  if (connection_.connected()) return true;
  if (std::chrono::steady_clock::now() < rest_until_) return false;
  if (connection_.ready()) return true;
  rest_until_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(250);
  note(connection_.error());
  return false;
}

bool Writer::confirm() {
  const bool confirmed = connection_.confirmed();
  if (!confirmed) {
    rest_until_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(250);
    note(connection_.error());
  }
  const std::lock_guard lock(mutex_);
  unconfirmed_ = !confirmed;
  return confirmed;
}

Writer::Outcome Writer::transact(const std::vector<Call>& calls, std::vector<Result>& answers, int tries) {
  if (!reconnect() || (!unconfirmed().empty() && !confirm())) return Outcome::failed;
  connection_.not_replicated();
  answers = connection_.run(calls);
  if (answers.size() == calls.size() && answers.back().ok() && answers.back().done() == "COMMIT") {
    if (connection_.not_replicated()) {
      doubt(postgres::unconfirmed);
      return Outcome::unknown;
    }
    note("");
    return Outcome::committed;
  }
  if (!connection_.connected()) {
    note(connection_.error());
    return Outcome::unknown;
  }
  const auto fault = std::find_if(answers.begin(), answers.end(), [](const Result& each) { return !each.ok(); });
  const std::string state = fault == answers.end() ? "" : fault->state();
  const bool nonsense = about_the_values(state);
  note(fault == answers.end() ? "the database took the transaction back" : fault->why());
  // One that may only read has become a standby: the next connection is to another.
  if (state == "25006" || !connection_.run("ROLLBACK").ok()) connection_.drop();
  if (is_worth_another_try(state) && tries > 1) return transact(calls, answers, tries - 1);
  return nonsense ? Outcome::nonsense : Outcome::failed;
}

Writer::Outcome Writer::transact(const Group& group, Results& results, Way way) {
  std::vector<Call> calls{{begin, {}}};
  std::vector<std::pair<std::size_t, std::size_t>> entries;  // of the group, and which call
  Together together;
  const std::string* last = nullptr;  // the table of the one before, when that has a call of its own
  for (const std::size_t at : by_table(group)) {
    const Append& append = group[at];
    if (append.kind == Append::Kind::refused) continue;
    // Past its lease, by its own clock, a node sends nothing.
    const bool lapsed = !append.under.session.empty() && !settings_.leases->runs(append.under.session);
    if (append.kind == Append::Kind::not_ours || lapsed || lineage_.broken_before(append.table, append.seq)) {
      results[at] = Appended::conflict;
      continue;
    }
    const bool follows = last != nullptr && *last == append.table;
    if (way == Way::together && !follows && together.takes(append)) {
      together.add(append);
      results[at] = Appended::durable;  // when all are
      continue;
    }
    // What one statement writes for all is written last: nothing of that table may stand before it.
    if (!together.tables.empty() && together.tables.back() == append.table) return transact(group, results, Way::each);
    if (append.seq == 1) calls.push_back({new_table, new_table_values(append, settings_.now())});
    entries.emplace_back(at, calls.size());
    calls.push_back({append.listing ? next_listed_entry : next_entry, values_of(append, mark_, follows)});
    last = &append.table;
  }
  if (entries.empty() && together.tables.empty()) return Outcome::committed;
  if (!together.tables.empty()) {
    calls.push_back(
        {many_entries,
         {Value::texts(together.tables), Value::numbers(together.seqs), mark_, Value::texts(together.bodies)}});
    calls.push_back({all_fit,
                     {Value::texts(together.logs), Value::numbers(together.ends), Value::texts(together.sessions),
                      Value::numbers(together.epochs)}});
  }
  calls.push_back({commit_all, {}});
  std::vector<Result> answers;
  const Outcome outcome = transact(calls, answers);
  if (outcome == Outcome::nonsense && !together.tables.empty()) return transact(group, results, Way::each);
  if (outcome != Outcome::committed) {
    std::fill(results.begin(), results.end(), Appended::failed);
    // It is there, but nobody may rely on it.
    return outcome == Outcome::unknown && connection_.connected() ? Outcome::failed : outcome;
  }
  for (const auto& [at, call] : entries) {
    const bool there = group[at].listing ? answers[call].number(0, 0) == 1 : answers[call].changed() == 1;
    results[at] = there ? Appended::durable : Appended::conflict;
  }
  return outcome;
}

// One transaction for the group. A conflict fails its own entry, and those that follow it.
void Writer::commit(Group& group) {
  Results results(group.size(), Appended::failed);
  const Outcome outcome = transact(group, results, Way::together);
  if (outcome == Outcome::nonsense && group.size() > 1) {
    for (Append& append : group) {
      Group one;
      one.push_back(std::move(append));
      commit(one);
    }
    return;
  }
  if (outcome == Outcome::nonsense) note("");  // the database is well
  if (outcome == Outcome::unknown) results = look_up(group);
  for (std::size_t i = 0; i < group.size(); ++i) lineage_.appended(group[i].table, group[i].seq, results[i]);
  for (std::size_t i = 0; i < group.size(); ++i) group[i].done(results[i]);
}

// The connection was lost in the middle, and nobody knows whether the group was committed. The process that served it
// is ended first: what it has not committed by then it never will.
Writer::Results Writer::look_up(const Group& group) {
  Results results(group.size(), Appended::failed);
  const Backend before = connection_.backend();
  const Time end = std::chrono::steady_clock::now() + settings_.patience;
  while (!connection_.ready()) {
    if (std::chrono::steady_clock::now() >= end) return results;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  const Result ended = connection_.run(
      "SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity WHERE pid::text = $1 AND backend_start::text = "
      "$2",
      {before.pid, before.started});
  if (!ended.ok()) return results;
  std::vector<Call> calls;
  std::vector<std::size_t> asked;
  for (std::size_t i = 0; i < group.size(); ++i) {
    if (group[i].kind != Append::Kind::entry) continue;
    asked.push_back(i);
    calls.push_back({what_is_there, {group[i].table, group[i].seq, mark_, group[i].body}});
  }
  const std::vector<Result> answers = connection_.run(calls);
  // The process may have waited for a standby.
  if (answers.size() != calls.size() || !confirm()) return results;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (!answers[i].ok()) return Results(group.size(), Appended::failed);
    if (answers[i].rows() == 0) continue;
    results[asked[i]] = answers[i].yes(0, 0) ? Appended::durable : Appended::conflict;
  }
  note("");
  return results;
}

void Writer::write_opened(std::vector<std::string> tables) {
  std::sort(tables.begin(), tables.end());
  tables.erase(std::unique(tables.begin(), tables.end()), tables.end());
  for (std::size_t from = 0; from < tables.size(); from += settings_.group) {
    std::vector<Call> calls{{begin, {}}};
    for (std::size_t i = from; i < std::min(tables.size(), from + settings_.group); ++i) {
      calls.push_back({is_opened, {tables[i], settings_.now()}});
    }
    calls.push_back({commit_all, {}});
    std::vector<Result> answers;
    if (transact(calls, answers) != Outcome::committed) return;
  }
}

}  // namespace backlot::postgres
