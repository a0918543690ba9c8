// Records of finished games. They are long to make, and the same people ask for them again and again: each is made
// once, however many wait for it, and the last few are kept until something more happens at their tables.
#include <algorithm>
#include <utility>

#include "hub/hub.hpp"
#include "table/no.hpp"
#include "table/served_record.hpp"

namespace backlot {

Hub::MadeRecord Hub::make_record(EventStore& store, const std::string& table) {
  Loaded log = load_log(store, table);
  const auto reason = log.fault == Loaded::Fault::damaged        ? NoRecord::Reason::damaged
                      : log.fault == Loaded::Fault::not_readable ? NoRecord::Reason::not_readable
                                                                 : NoRecord::Reason::no_such_table;
  MadeRecord made{table, NoRecord{reason, why_not(log).why}, {}};
  if (!log.table) return made;
  made.rights = log.table->rights();
  auto text = served_record(*log.table);
  if (auto* const refused = std::get_if<Refused>(&text)) {
    made.result = NoRecord{NoRecord::Reason::not_finished, std::move(*refused)};
  } else {
    made.result = std::move(std::get<std::string>(text));
  }
  return made;
}

Hub::Recorded Hub::for_owner(const MadeRecord& made, const std::string& owner) {
  if (!made.rights.admits(owner)) return NoRecord{NoRecord::Reason::password, no(No::needs_password)};
  return made.result;
}

void Hub::record(const std::string& table, const std::string& owner, std::function<void(Recorded)> done) {
  using Reason = NoRecord::Reason;
  if (const LiveTable* const live = in_memory(table)) {
    if (!live->table().rights().admits(owner)) {
      return done(NoRecord{Reason::password, no(No::needs_password)});
    }
    if (live->table().phase() < ServedTable::Phase::over) {
      return done(NoRecord{Reason::not_finished, std::get<Refused>(served_record(live->table()))});
    }
    if (!live->durable()) return done(NoRecord{Reason::not_finished, no(No::end_not_stored)});
  }
  if (table.empty() || table.size() > 64) return done(NoRecord{Reason::no_such_table, no(No::no_such_table)});
  for (const MadeRecord& kept : records_) {
    if (kept.table == table) return done(for_owner(kept, owner));
  }
  Recording& recording = recording_[table];
  recording.waiting.emplace_back(owner, std::move(done));
  if (recording.waiting.size() > 1) return;
  shared_.around.apart([&store = shared_.around.store, table] { return make_record(store, table); },
                       [this](MadeRecord made) { recorded(std::move(made)); });
}

void Hub::recorded(MadeRecord made) {
  const auto found = recording_.find(made.table);
  const Recording recording = std::move(found->second);
  recording_.erase(found);
  for (const auto& [owner, done] : recording.waiting) done(for_owner(made, owner));
  if (!std::holds_alternative<std::string>(made.result)) return;
  constexpr std::size_t most_kept = 16;
  ++shared_.figures.records;
  // Where another server keeps the table nobody here hears what happens next.
  if (!recording.current || !shared_.around.store.holds(made.table)) return;
  if (records_.size() >= most_kept) records_.erase(records_.begin());
  records_.push_back(std::move(made));
}

// After every entry of the log: what is said after the end is on record, too, and who is let in may read it.
void Hub::forget_record(const std::string& table) {
  std::erase_if(records_, [&](const MadeRecord& kept) { return kept.table == table; });
  if (const auto found = recording_.find(table); found != recording_.end()) found->second.current = false;
}

}  // namespace backlot
