// Tables in and out of memory. A table is its log: it is read when somebody comes, away from the hub's thread, since a
// log may be long; what is asked of it meanwhile waits, and nobody else does.
#include <algorithm>
#include <utility>

#include "server/hub.hpp"
#include "server/messages.hpp"

namespace backlot {

Hub::Loaded Hub::load_log(EventStore& store, const std::string& table) {
  const auto [entries, fault] = store.load(table, 1);
  if (!fault.empty()) return {nullptr, Loaded::Fault::damaged};
  if (entries.empty()) return {nullptr, Loaded::Fault::unknown};
  auto made = std::make_unique<ServedTable>();
  for (const StoredEntry& entry : entries) {
    if (made->take(entry.body)) continue;
    store.damaged(table, "entry " + std::to_string(entry.seq) + " makes no sense");
    return {nullptr, Loaded::Fault::damaged};
  }
  return {std::move(made), Loaded::Fault::none};
}

Hub::Slot* Hub::in_memory(const std::string& table) {
  const auto found = slots_.find(table);
  if (found == slots_.end()) return nullptr;
  found->second.unused = false;
  return &found->second;
}

void Hub::with_table(const std::string& table, Then then) {
  if (Slot* const slot = in_memory(table)) return then(slot, {});
  if (table.empty() || table.size() > 64) return then(nullptr, why_not(Loaded::Fault::unknown));
  std::vector<Then>& waiting = loading_[table];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;
  if (!around_.load) return loaded(table, load_log(around_.store, table));
  around_.load([this, &store = around_.store, post = around_.post, table] {
    auto result = std::make_shared<Loaded>(load_log(store, table));
    post([this, table, result] { loaded(table, std::move(*result)); });
  });
}

void Hub::loaded(const std::string& table, Loaded result) {
  const std::vector<Then> waiting = std::move(loading_[table]);
  loading_.erase(table);
  const Refused why = why_not(result.fault);
  if (result.table) {
    around_.store.opened(table);
    Slot& slot = slots_[table];
    slot.durable = result.table->entries();
    slot.table = std::move(result.table);
    slot.listing = slot.table->listing();
    if (slot.table->phase() == ServedTable::Phase::closed && !slot.table->closed_on_record()) {
      append(table, slot, std::get<0>(slot.table->close()), nullptr, "", "");
    }
    if (slot.table->phase() == ServedTable::Phase::opening) watch_opening(table);
    run_bots(table, slot);  // one of them may have been thinking when the server went down
  }
  for (const Then& then : waiting) then(in_memory(table), why);
}

Refused Hub::why_not(Loaded::Fault fault) {
  if (fault != Loaded::Fault::damaged) return {{}, "there is no such table"};
  return {{}, "the log of this table is damaged; whoever runs this server can look at it with backlot check"};
}

// What could not be stored did not happen: back to the log, and those who wait try again.
void Hub::reload(const std::string& table) {
  Slot lost = std::move(slots_[table]);
  slots_.erase(table);
  stop_thoughts(lost);
  end_programs(lost);
  for (const Waiting& waiting : lost.waiting) {
    if (const auto client = waiting.client.lock()) {
      client->send(messages::error(waiting.id, {{}, "this could not be stored; try again"}));
    }
  }
  with_table(table, [this, table, clients = std::move(lost.clients)](Slot* slot, const Refused& why) {
    for (const auto& each : clients) {
      const auto client = each.lock();
      if (!client || client->table_ != table) continue;  // gone meanwhile
      if (slot == nullptr) {
        client->table_.clear();
        client->send(messages::error("", why));
        continue;
      }
      client->seen_ = std::min(client->seen_, slot->table->stream(nobody).size());
      client->caught_up_ = false;
      slot->clients.push_back(each);
    }
    if (slot == nullptr) return;
    mind_presence(table, *slot);
    mind_clocks(table, *slot);
    flush(*slot);
  });
}

// Tables that nobody looks at leave memory, and come back from their log.
void Hub::sweep() {
  for (auto at = slots_.begin(); at != slots_.end();) {
    Slot& slot = at->second;
    std::erase_if(slot.clients, [](const auto& client) { return client.expired(); });
    const bool busy = !slot.clients.empty() || !slot.waiting.empty() || !slot.thinking.empty() ||
                      !slot.hinting.empty() || !slot.previewing.empty() || slot.durable != slot.table->entries() ||
                      slot.table->phase() == ServedTable::Phase::opening;
    const bool gone = !busy && std::exchange(slot.unused, true);
    if (gone) {
      end_programs(slot);
      around_.store.opened(at->first);  // until now
      // A long log takes its time to be given back, too.
      if (around_.load) around_.load([table = std::shared_ptr<ServedTable>(std::move(slot.table))] {});
    }
    at = gone ? slots_.erase(at) : std::next(at);
  }
  around_.later(std::chrono::seconds(around_.idle_seconds), [this] { sweep(); });
}

}  // namespace backlot
