// The server goes down while others of its store go on: its tables move to them a few at a time, so that each game
// stops only for as long as its own move takes, and everybody at a table is told where it goes on. Nobody has to find
// out by a connection that is lost.
#include <algorithm>
#include <utility>

#include "core/sha256.hpp"
#include "hub/hub.hpp"
#include "hub/messages.hpp"
#include "table/no.hpp"

namespace backlot {
namespace {

constexpr std::chrono::milliseconds look_again{20};

}  // namespace

void Hub::leave() {
  shared_.around.store.leave([post = shared_.around.post, this](std::vector<std::string> others) {
    post([this, others = std::move(others)] {
      leaving_ = {.begun = true, .others = others, .portion = std::max<std::size_t>(8, tables_.size() / 32)};
      if (!others.empty()) move_some();
    });
  });
}

bool Hub::has_left() const {
  return leaving_.begun && (leaving_.others.empty() || (tables_.empty() && loading_.empty() && moving_.empty()));
}

// Everybody at a table is sent to the same server, and the tables are spread over all that go on.
Refused Hub::where_to(const std::string& table) const {
  return no(No::elsewhere, leaving_.others[sha256(table)[0] % leaving_.others.size()]);
}

// Those at which somebody waits for the store have to wait, too. Those that nobody looks at go at once.
void Hub::move_some() {
  if (shared_.stopping) return;
  std::vector<std::string> watched;
  std::vector<std::string> others;
  for (const auto& [id, live] : tables_) {
    if (!live->settled()) continue;
    if (!live->is_watched()) {
      others.push_back(id);
    } else if (watched.size() < leaving_.portion) {
      watched.push_back(id);
    }
  }
  for (const auto* const ids : {&others, &watched}) {
    for (const std::string& id : *ids) lost(*tables_.at(id));
  }
  wait_for_move(watched, shared_.around.now());
}

// The next go when somebody has taken these, or when nobody has for a while.
void Hub::wait_for_move(const std::vector<std::string>& tables, std::uint64_t since) {
  constexpr std::uint64_t long_enough = 500;
  shared_.around.later(look_again, [this, tables, since] {
    if (tables.empty() || shared_.around.now() - since >= long_enough) return move_some();
    shared_.around.apart([&store = shared_.around.store, tables] { return store.free_among(tables); },
                         [this, tables, since](std::size_t free) {
                           const bool all =
                               free == 0 && std::none_of(tables.begin(), tables.end(),
                                                         [&](const auto& id) { return moving_.contains(id); });
                           return all ? move_some() : wait_for_move(tables, since);
                         });
  });
}

// Whoever wants the table is told where it is when it can be taken there, and not before: that server would send them
// back.
void Hub::move(const std::string& table, Then then) {
  std::vector<Then>& waiting = moving_[table];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;
  shared_.around.store.release({table},
                               [post = shared_.around.post, this, table] { post([this, table] { moved(table); }); });
}

void Hub::moved(const std::string& table) {
  const auto waiting = moving_.extract(table);
  const NotThere missing{Loaded::Fault::elsewhere, where_to(table)};
  dismiss(table, missing.why);
  for (const Then& then : waiting.mapped()) then(nullptr, missing);
}

}  // namespace backlot
