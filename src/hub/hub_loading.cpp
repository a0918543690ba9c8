// Tables in and out of memory. A table is its log: it is read when somebody comes, away from the hub's thread, since a
// log may be long; what is asked of it meanwhile waits, and nobody else does.
#include <algorithm>
#include <utility>

#include "hub/hub.hpp"
#include "hub/messages.hpp"
#include "table/no.hpp"

namespace backlot {
namespace {

void leave_memory(const Services& around, LiveTable& live) {
  around.store.opened(live.id());  // until now
  around.store.release({live.id()}, [] {});
  // A long log takes its time to be given back, too.
  std::shared_ptr<ServedTable> table = live.leave_memory();
  if (around.load) around.load([table = std::move(table)] {});
}

}  // namespace

Hub::Loaded Hub::load_log(EventStore& store, const std::string& table) {
  const auto [entries, fault, damaged] = store.load(table, 1);
  if (!fault.empty()) return {nullptr, damaged ? Loaded::Fault::damaged : Loaded::Fault::not_readable};
  if (entries.empty()) return {nullptr, Loaded::Fault::unknown};
  auto made = std::make_unique<ServedTable>();
  for (const StoredEntry& entry : entries) {
    if (made->take(entry.body)) continue;
    store.damaged(table, "entry " + std::to_string(entry.seq) + " makes no sense");
    return {nullptr, Loaded::Fault::damaged};
  }
  return {std::move(made), Loaded::Fault::none};
}

// The table is this server's own before its log is read: nobody else writes to it from then on.
Hub::Loaded Hub::take_and_load(EventStore& store, const std::string& table) {
  Lease lease = store.take(table);
  const bool nowhere = lease.state == Lease::State::elsewhere && lease.node.empty();
  if (nowhere || lease.state == Lease::State::unknown) return {nullptr, Loaded::Fault::not_readable};
  if (lease.state == Lease::State::elsewhere) return {nullptr, Loaded::Fault::elsewhere, std::move(lease)};
  Loaded result = load_log(store, table);
  if (!result.table) store.release({table}, [] {});
  return result;
}

// One whose lease has run out is not shown any more: it goes back to its log.
LiveTable* Hub::in_memory(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return nullptr;
  if (!shared_.around.store.holds(table)) {
    lost(*found->second);
    return nullptr;
  }
  found->second->unused = false;
  return found->second.get();
}

void Hub::with_table(const std::string& table, Then then) {
  if (LiveTable* const live = in_memory(table)) return then(live, {});
  if (table.empty() || table.size() > 64) return then(nullptr, why_not({nullptr, Loaded::Fault::unknown}));
  if (shared_.stopping) return then(nullptr, why_not({nullptr, Loaded::Fault::not_readable}));
  if (is_followed()) return move(table, std::move(then));
  std::vector<Then>& waiting = loading_[table];
  waiting.push_back(std::move(then));
  if (waiting.size() == 1) load(table);
}

void Hub::load(const std::string& table) {
  if (shared_.stopping || is_followed()) {  // it was waited for, and is not taken any more
    const std::vector<Then> waiting = std::move(loading_[table]);
    loading_.erase(table);
    for (const Then& then : waiting) with_table(table, then);
    return;
  }
  shared_.around.apart([&store = shared_.around.store, table] { return take_and_load(store, table); },
                       [this, table](Loaded result) { loaded(table, std::move(result)); });
}

void Hub::loaded(const std::string& table, Loaded result) {
  // Whoever keeps it is not heard of: those who wait do so until it is free.
  if (result.lease.free_in.count() > 0)
    return shared_.around.later(result.lease.free_in, [this, table] { load(table); });
  const std::vector<Then> waiting = std::move(loading_[table]);
  loading_.erase(table);
  const NotThere missing = why_not(result);
  if (result.table) {
    shared_.around.store.opened(table);
    shared_.around.store.pin(table, {result.table->game(), result.table->revision()});
    tables_[table] = std::make_shared<LiveTable>(table, shared_, std::move(result.table));
    tables_[table]->take_up();
    if (const auto stranded = stranded_.extract(table)) tables_[table]->adopt(stranded.mapped());
  } else if (result.fault != Loaded::Fault::not_readable) {
    dismiss(table, missing.why);
  }
  for (const Then& then : waiting) then(in_memory(table), missing);
}

Hub::NotThere Hub::why_not(const Loaded& loaded) {
  switch (loaded.fault) {
    case Loaded::Fault::damaged: return {loaded.fault, no(No::damaged_log)};
    case Loaded::Fault::not_readable:
    case Loaded::Fault::none:  // it was there, and was lost again before anybody came in
      return {Loaded::Fault::not_readable, no(No::not_readable)};
    case Loaded::Fault::elsewhere: return {loaded.fault, no(No::elsewhere, loaded.lease.node)};
    case Loaded::Fault::unknown: break;
  }
  return {loaded.fault, no(No::no_such_table)};
}

// What could not be stored did not happen: back to the log, and those who wait try again.
void Hub::lost(LiveTable& table) {
  const std::string id = table.id();
  stranded_[id] = table.give_up();
  tables_.erase(id);
  bring_back(id, StoreRest());
}

// A store that cannot be read now is tried again, less and less often, while somebody waits for the table, and is told
// so. Whatever brings it into memory brings them along.
void Hub::bring_back(const std::string& table, StoreRest rest) {
  with_table(table, [this, table, rest](LiveTable* live, const NotThere& /*missing*/) mutable {
    if (live != nullptr || !somebody_stranded(table)) return;
    const std::uint64_t now = shared_.around.now();
    if (rest.well()) tell_stranded(table);
    rest.failed(now);
    shared_.around.later(std::chrono::milliseconds(rest.left(now)), [this, table, rest] {
      if (somebody_stranded(table)) bring_back(table, rest);
    });
  });
}

void Hub::tell_stranded(const std::string& table) {
  for (const auto& each : stranded_[table]) {
    if (const auto client = each.lock()) client->tell(message::Waiting{{table}});
  }
}

bool Hub::somebody_stranded(const std::string& table) {
  const auto found = stranded_.find(table);
  if (found == stranded_.end()) return false;
  std::erase_if(found->second, [&](const auto& each) {
    const auto client = each.lock();
    return !client || client->table_ != table;  // gone meanwhile
  });
  if (!found->second.empty()) return true;
  stranded_.erase(found);
  return false;
}

// It will not come back.
void Hub::dismiss(const std::string& table, const Refused& why) {
  if (!somebody_stranded(table)) return;
  const auto stranded = stranded_.extract(table);
  for (const auto& each : stranded.mapped()) {
    const auto client = each.lock();
    client->table_.clear();
    client->tell(message::about_table("", table, why));
  }
}

// The store has lost some of its leases.
void Hub::review_leases() {
  for (const std::string& table : held()) in_memory(table);
}

void Hub::hand_over(Task done) {
  stop_thinking();
  shared_.around.store.release(held(), [post = shared_.around.post, done = std::move(done)] { post(done); });
}

// A game that is over leaves memory with the last who looked at it: there are many, and few are looked at again. Not
// before this turn ends: whoever leaves may be coming in again.
void Hub::closed(const std::shared_ptr<Client>& client) {
  const auto found = tables_.find(client->table_);  // in memory: there is a client
  if (found == tables_.end()) return;
  LiveTable& live = *found->second;
  live.closed(*client);
  if (shared_.around.idle_seconds == 0 || live.table().phase() < ServedTable::Phase::over || !live.idle()) return;
  shared_.around.post([this, left = found->second->weak_from_this()] {
    const auto table = left.lock();
    const auto there = table ? tables_.find(table->id()) : tables_.end();
    if (there == tables_.end() || there->second != table || !table->idle()) return;
    leave_memory(shared_.around, *table);
    tables_.erase(there);
  });
}

// Tables that nobody looks at leave memory, and come back from their log.
void Hub::sweep() {
  for (auto at = tables_.begin(); at != tables_.end();) {
    LiveTable& live = *at->second;
    const bool gone = live.idle() && std::exchange(live.unused, true);
    if (gone) leave_memory(shared_.around, live);
    at = gone ? tables_.erase(at) : std::next(at);
  }
  shared_.around.later(std::chrono::seconds(shared_.around.idle_seconds), [this] { sweep(); });
}

}  // namespace backlot
