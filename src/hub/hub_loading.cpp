// Tables in and out of memory. A table is its log: it is read when somebody comes, away from the hub's thread, since a
// log may be long; what is asked of it meanwhile waits, and nobody else does.
#include <algorithm>
#include <utility>

#include "hub/hub.hpp"
#include "table/no.hpp"

namespace backlot {

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

LiveTable* Hub::in_memory(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return nullptr;
  found->second->unused = false;
  return found->second.get();
}

void Hub::with_table(const std::string& table, Then then) {
  if (LiveTable* const live = in_memory(table)) return then(live, {});
  if (table.empty() || table.size() > 64) return then(nullptr, why_not(Loaded::Fault::unknown));
  std::vector<Then>& waiting = loading_[table];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;
  shared_.around.apart([&store = shared_.around.store, table] { return load_log(store, table); },
                       [this, table](Loaded result) { loaded(table, std::move(result)); });
}

void Hub::loaded(const std::string& table, Loaded result) {
  const std::vector<Then> waiting = std::move(loading_[table]);
  loading_.erase(table);
  const Refused why = why_not(result.fault);
  if (result.table) {
    shared_.around.store.opened(table);
    tables_[table] = std::make_shared<LiveTable>(table, shared_, std::move(result.table));
    tables_[table]->take_up();
    if (const auto stranded = stranded_.extract(table)) tables_[table]->adopt(stranded.mapped());
  } else if (result.fault != Loaded::Fault::not_readable) {
    dismiss(table, why);
  }
  for (const Then& then : waiting) then(in_memory(table), why);
}

Refused Hub::why_not(Loaded::Fault fault) {
  switch (fault) {
    case Loaded::Fault::damaged: return no(No::damaged_log);
    case Loaded::Fault::not_readable: return no(No::not_readable);
    case Loaded::Fault::none:
    case Loaded::Fault::unknown: break;
  }
  return no(No::no_such_table);
}

// What could not be stored did not happen: back to the log, and those who wait try again.
void Hub::lost(LiveTable& table) {
  const std::string id = table.id();
  stranded_[id] = table.give_up();
  tables_.erase(id);
  bring_back(id, StoreRest());
}

// A store that cannot be read now is tried again, less and less often, while somebody waits for the table. Whatever
// brings it into memory brings them along.
void Hub::bring_back(const std::string& table, StoreRest rest) {
  with_table(table, [this, table, rest](LiveTable* live, const Refused& /*why*/) mutable {
    if (live != nullptr || !somebody_stranded(table)) return;
    const std::uint64_t now = shared_.around.now();
    rest.failed(now);
    shared_.around.later(std::chrono::milliseconds(rest.left(now)), [this, table, rest] {
      if (somebody_stranded(table)) bring_back(table, rest);
    });
  });
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
    client->refuse("", why);
  }
}

// Tables that nobody looks at leave memory, and come back from their log.
void Hub::sweep() {
  for (auto at = tables_.begin(); at != tables_.end();) {
    LiveTable& live = *at->second;
    const bool gone = live.idle() && std::exchange(live.unused, true);
    if (gone) {
      shared_.around.store.opened(at->first);  // until now
      // A long log takes its time to be given back, too.
      std::shared_ptr<ServedTable> table = live.leave_memory();
      if (shared_.around.load) shared_.around.load([table = std::move(table)] {});
    }
    at = gone ? tables_.erase(at) : std::next(at);
  }
  shared_.around.later(std::chrono::seconds(shared_.around.idle_seconds), [this] { sweep(); });
}

}  // namespace backlot
