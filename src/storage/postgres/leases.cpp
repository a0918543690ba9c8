#include "storage/postgres/leases.hpp"

#include <array>
#include <utility>

#include "table/random_bytes.hpp"

namespace backlot::postgres {
namespace {

// Nothing is lost with a lease that a crash of the database forgets, so nobody waits for a disk or a standby here.
const std::string soon = "set_config('synchronous_commit', 'off', true)";

const std::string add_node =
    "INSERT INTO nodes (session, node, rules, until) VALUES ($1, $2, ($3::text)::jsonb, clock_timestamp() + "
    "$4::bigint * interval '1 ms') RETURNING " +
    soon;
// Nodes that were killed, and whose tables nobody wanted since: they have no connections, and nothing of theirs is
// under way.
const std::string forget_the_dead =
    "DELETE FROM nodes WHERE until < clock_timestamp() AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE "
    "a.application_name = 'backlot ' || nodes.session) RETURNING " +
    soon;
const std::string renew =
    "UPDATE nodes SET until = clock_timestamp() + $2::bigint * interval '1 ms' WHERE session = $1 RETURNING " + soon;

// Who has the table, and whether that node lives: it has renewed its lease, and the database has connections of it.
// Whether its rules are ours ($2), or older and nobody serves them any more.
const std::string known = R"(
SELECT l.epoch, l.session, n.session IS NOT NULL, live.session IS NOT NULL, live.node,
       (extract(epoch FROM live.until - clock_timestamp()) * 1000)::bigint, l.revision IS NOT NULL,
       l.revision IS NULL OR ours.revision = l.revision OR
         (ours.revision > l.revision AND NOT EXISTS (SELECT 1 FROM live_nodes WHERE rules -> l.game = to_jsonb(l.revision))),
       (SELECT node FROM live_nodes WHERE (rules ->> l.game)::integer >= l.revision
        ORDER BY (rules ->> l.game)::integer, node LIMIT 1)
FROM leases l LEFT JOIN nodes n ON n.session = l.session LEFT JOIN live_nodes live ON live.session = l.session
     CROSS JOIN LATERAL (SELECT (($2::text)::jsonb ->> l.game)::integer AS revision) ours
WHERE l.table_id = $1)";

// One that was made before there were leases.
const std::string first =
    "INSERT INTO leases (table_id, session, epoch) SELECT table_id, $2, 1 FROM tables WHERE "
    "table_id = $1 ON CONFLICT DO NOTHING RETURNING " +
    soon;
// Whose row is there may have renewed it since somebody looked, and keeps its tables.
const std::string next =
    "UPDATE leases SET session = $2, epoch = epoch + 1 WHERE table_id = $1 AND epoch = $3::bigint AND "
    "(session = $2 OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.session = leases.session)) RETURNING epoch, " +
    soon;

constexpr const char* end_connections =
    "SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity WHERE application_name = 'backlot ' || $1::text AND "
    "pid <> pg_backend_pid()";
// Its time is asked of the row itself: when it is renewed at this very moment, that is waited for, and counts.
const std::string forget_node =
    "DELETE FROM nodes WHERE session = $1 AND (until <= clock_timestamp() OR NOT EXISTS (SELECT 1 FROM "
    "pg_stat_activity a WHERE a.application_name = 'backlot ' || nodes.session)) RETURNING " +
    soon;
const std::string serve_nothing = "UPDATE nodes SET rules = '{}' WHERE session = $1 RETURNING " + soon;
constexpr const char* others =
    "SELECT DISTINCT node FROM live_nodes WHERE session <> $1 AND rules <> '{}' ORDER BY node";
constexpr const char* count_free = "SELECT count(*) FROM leases WHERE table_id = ANY ($1::text[]) AND session IS NULL";

const std::string give_back =
    "UPDATE leases SET session = NULL FROM unnest($1::text[], $2::bigint[]) AS given (table_id, epoch) WHERE "
    "leases.table_id = given.table_id AND leases.epoch = given.epoch AND leases.session = $3 RETURNING " +
    soon;
const std::string write_pin =
    "UPDATE leases SET game = $2, revision = $3::integer WHERE table_id = $1 AND game IS NULL RETURNING " + soon;

std::string random_session() {
  constexpr std::size_t digits = 32;  // it is part of the name of a connection, which the server cuts at 63
  return random_hex(digits);
}

std::string in_json(const std::map<std::string, std::uint32_t>& serves) {
  std::string text;
  for (const auto& [game, revision] : serves) {
    text += (text.empty() ? "\"" : ",\"") + game + "\":" + std::to_string(revision);
  }
  return "{" + text + "}";
}

}  // namespace

Query query_for_lease(const std::string& table, const std::string& serves) { return {known, {table, serves}}; }

Leases::Leases(LeaseSettings settings)
    : settings_(std::move(settings)),
      serves_(in_json(settings_.serves)),
      session_(random_session()),
      taker_(settings_.url, settings_.patience, [this] { return called(); }),
      // An answer that comes when the lease is nearly over is of no use.
      pulse_(settings_.url, std::min(settings_.patience, settings_.length / 4), [this] { return called(); }),
      thread_([this] { beat_until_stopped(); }) {}

Leases::~Leases() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
  if (!registered_ || !pulse_.connected()) return;
  pulse_.run("UPDATE leases SET session = NULL WHERE session = $1", {session_});
  pulse_.run("DELETE FROM nodes WHERE session = $1", {session_});
}

std::string Leases::called() const {
  const std::lock_guard lock(mutex_);
  return "backlot " + session_;
}

bool Leases::lapsed() const { return settings_.steady() >= valid_until_; }

bool Leases::runs(const std::string& session) const {
  const std::lock_guard lock(mutex_);
  return session == session_ && !lapsed();
}

std::string Leases::trouble() const {
  const std::lock_guard lock(mutex_);
  return lapsed() ? "the database does not hear of this server, which keeps no tables until it does" : "";
}

std::size_t Leases::held() const {
  const std::lock_guard lock(mutex_);
  return lapsed() ? 0 : held_.size();
}

std::uint64_t Leases::takeovers() const {
  const std::lock_guard lock(mutex_);
  return takeovers_;
}

bool Leases::holds(const std::string& table) const {
  const std::lock_guard lock(mutex_);
  return held_.contains(table) && !lapsed();
}

std::optional<Under> Leases::under(const std::string& table, std::uint64_t seq) {
  const std::lock_guard lock(mutex_);
  if (lapsed()) return std::nullopt;
  Under under{session_, 1};
  if (seq == 1) {
    held_[table] = {};
    if (auto pin = pins_.extract(table)) under.rules = std::move(pin.mapped());
    held_[table].epoch = under.epoch;
    return under;
  }
  const auto found = held_.find(table);
  if (found == held_.end()) return std::nullopt;
  under.epoch = found->second.epoch;
  return under;
}

void Leases::pin(const std::string& table, const Rules& rules) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = held_.find(table);
    if (found != held_.end() && std::exchange(found->second.pinned, true)) return;
    pins_[table] = rules;
    if (found == held_.end()) return;  // with its first entry
    errands_ = true;
  }
  wake_.notify_one();
}

void Leases::release(const std::vector<std::string>& tables, std::function<void()> done) {
  {
    const std::lock_guard lock(mutex_);
    Released released{{}, {}, std::move(done)};
    for (const std::string& table : tables) {
      pins_.erase(table);
      const auto held = held_.extract(table);
      if (!held) continue;
      released.tables.push_back(table);
      released.epochs.push_back(held.mapped().epoch);
    }
    released_.push_back(std::move(released));
    errands_ = true;
  }
  wake_.notify_one();
}

void Leases::leave(Others done) {
  {
    const std::lock_guard lock(mutex_);
    leaving_ = true;
    told_others_ = std::move(done);
    errands_ = true;
  }
  wake_.notify_one();
}

std::size_t Leases::free_among(const std::vector<std::string>& tables) {
  const std::vector<std::string_view> all(tables.begin(), tables.end());
  const std::lock_guard lock(taking_);
  const Result found = taker_.run(count_free, {Value::texts(all)});
  return found.ok() && found.rows() == 1 ? found.number(0, 0) : 0;
}

void Leases::on_lapse(std::function<void()> told) {
  const std::lock_guard lock(mutex_);
  told_ = std::move(told);
}

// --- the row of this node -----------------------------------------------------------------------

void Leases::beat_until_stopped() {
  for (;;) {
    beat();
    run_errands();
    std::unique_lock lock(mutex_);
    const auto wanted = [this] { return stopping_ || errands_; };
    wake_.wait_for(lock, registered_ ? settings_.length / 5 : std::chrono::milliseconds(100), wanted);
    errands_ = false;
    if (stopping_ && released_.empty() && !told_others_) return;
  }
}

void Leases::beat() {
  std::string session;
  bool registered = false;
  bool leaving = false;
  std::function<void()> tell;
  {
    const std::lock_guard lock(mutex_);
    session = session_;
    registered = registered_;
    leaving = leaving_;
    if (lapsed() && !std::exchange(told_of_lapse_, true)) tell = told_;
  }
  if (tell) tell();
  const std::uint64_t sent = settings_.steady();
  const auto length = static_cast<std::uint64_t>(settings_.length.count());
  const Result answer = registered ? pulse_.run(renew, {session, length})
                                   : pulse_.run(add_node, {session, settings_.node, leaving ? "{}" : serves_, length});
  if (answer.ok() && answer.rows() == 1) {
    if (!registered) pulse_.run(forget_the_dead);
    return renewed(sent);
  }
  if (answer.ok() || !registered) start_anew();  // or nobody knows whether it was added
}

void Leases::renewed(std::uint64_t sent) {
  {
    const std::lock_guard lock(mutex_);
    const auto length = static_cast<std::uint64_t>(settings_.length.count());
    registered_ = known_ = true;
    valid_until_ = sent + length - length / 5;  // clocks do not go quite alike
    told_of_lapse_ = false;
  }
  registered_now_.notify_all();
}

// Somebody has taken over: this node is another one from now on, with connections of another name.
void Leases::start_anew() {
  std::function<void()> tell;
  {
    const std::lock_guard lock(mutex_);
    if (registered_) tell = told_;
    session_ = random_session();
    registered_ = false;
    valid_until_ = 0;
    told_of_lapse_ = true;
    held_.clear();
  }
  if (tell) tell();
}

void Leases::run_errands() {
  std::vector<Released> released;
  std::unordered_map<std::string, Rules> pins;
  std::string session;
  Others told;
  {
    const std::lock_guard lock(mutex_);
    std::swap(released, released_);
    std::swap(told, told_others_);
    session = session_;
    for (auto at = pins_.begin(); at != pins_.end();) {
      const bool mine = held_.contains(at->first);
      if (mine) pins.insert(*at);
      at = mine ? pins_.erase(at) : std::next(at);
    }
  }
  for (const auto& [table, rules] : pins) {
    pulse_.run(write_pin, {table, rules.game, std::uint64_t{rules.revision}});
  }
  for (const Released& each : released) {
    if (!each.tables.empty()) {
      const std::vector<std::string_view> tables(each.tables.begin(), each.tables.end());
      pulse_.run(give_back, {Value::texts(tables), Value::numbers(each.epochs), session});
    }
    each.done();
  }
  if (told) told(leave_as(session));
}

// Nobody is sent to it from then on, and the others may take tables of rules that only it has served.
std::vector<std::string> Leases::leave_as(const std::string& session) {
  if (!pulse_.run(serve_nothing, {session}).ok()) return {};
  const Result found = pulse_.run(others, {session});
  std::vector<std::string> names;
  for (std::size_t row = 0; found.ok() && row < found.rows(); ++row) names.push_back(found.text(row, 0));
  return names;
}

// --- taking -------------------------------------------------------------------------------------

// Only at the beginning: later on whoever wants a table tries again.
std::string Leases::wait_for_session() {
  std::unique_lock lock(mutex_);
  registered_now_.wait_for(lock, settings_.patience, [this] { return known_ || stopping_; });
  return lapsed() ? std::string() : session_;
}

Lease Leases::take(const std::string& table) {
  constexpr int tries = 5;
  for (int i = 0; i < tries; ++i) {
    const std::string session = wait_for_session();
    if (session.empty()) break;
    const std::lock_guard lock(taking_);
    if (const auto lease = try_to_take(table, session)) return *lease;
    if (!taker_.connected()) break;
  }
  return {.state = Lease::State::unknown};
}

// Nothing when somebody else did something meanwhile, or the database does not answer.
std::optional<Lease> Leases::try_to_take(const std::string& table, const std::string& session) {
  const Query query = query_for_lease(table, serves_);
  const Result found = taker_.run(query.sql, query.values);
  if (!found.ok()) return std::nullopt;
  if (found.rows() == 0) {
    const Result made = taker_.run(first, {table, session});
    if (!made.ok()) return std::nullopt;
    if (made.rows() == 1) return keep(table, session, {.epoch = 1, .pinned = false});
    const Result again = taker_.run("SELECT 1 FROM leases WHERE table_id = $1", {table});
    if (!again.ok() || again.rows() > 0) return std::nullopt;
    return Lease{};  // there is no such table, as whoever loads it finds out
  }
  const std::uint64_t epoch = found.number(0, 0);
  const std::string owner = found.text(0, 1);
  const bool mine = owner == session;
  if (const bool lives = found.yes(0, 3); lives && !mine) {
    const std::chrono::milliseconds left(found.number(0, 5));
    const bool silent = left < settings_.length / 2;
    return Lease{Lease::State::elsewhere, found.text(0, 4), silent ? left : std::chrono::milliseconds(0)};
  }
  const bool row_is_there = found.yes(0, 2);
  if (row_is_there && !mine && !end_session(owner)) return std::nullopt;
  if (!found.yes(0, 7)) return Lease{Lease::State::elsewhere, found.text(0, 8)};
  const Result taken = taker_.run(next, {table, session, epoch});
  if (!taken.ok() || taken.rows() == 0) return std::nullopt;
  if (!mine && !owner.empty()) {
    const std::lock_guard lock(mutex_);
    ++takeovers_;
  }
  return keep(table, session, {.epoch = taken.number(0, 0), .pinned = found.yes(0, 6)});
}

// Its connections first: when the row is gone there are none of them any more.
bool Leases::end_session(const std::string& session) {
  return taker_.run(end_connections, {session}).ok() && taker_.run(forget_node, {session}).ok();
}

Lease Leases::keep(const std::string& table, const std::string& session, const Held& held) {
  const std::lock_guard lock(mutex_);
  if (session != session_) return {.state = Lease::State::unknown};
  held_[table] = held;
  return {};
}

}  // namespace backlot::postgres
