// Who of those who sit at a table is not connected. It is nobody's secret and in no log: everybody at the table is told
// when it changes, and who comes finds out.
#include <utility>

#include "server/hub.hpp"
#include "server/messages.hpp"
#include "server/undo_vote.hpp"

namespace backlot {
namespace {

// Who reloads the page or changes from one network to the next has not gone.
constexpr std::chrono::seconds patience{3};

SeatSet in_both(SeatSet some, SeatSet others) { return some.without(some.without(others)); }

}  // namespace

SeatSet Hub::absent(const Slot& slot) {
  SeatSet seats;
  const auto& chairs = slot.table->chairs();
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    const bool person = chairs[i].kind == ServedTable::Chair::Kind::person;
    if (person && !is_there(slot, chairs[i].owner)) seats = seats.with(seat_at(i));
  }
  return seats;
}

// After everybody who comes, goes, sits down or gets up. Who is back is back at once.
void Hub::mind_presence(const std::string& table, Slot& slot) {
  const SeatSet gone = absent(slot);
  slot.away = in_both(slot.away, gone);
  for (const auto& each : slot.clients) {
    if (const auto client = each.lock()) show_presence(slot, *client);
  }
  if (gone == slot.away || !slot.missing.empty()) return;
  slot.missing = gone.without(slot.away);
  around_.later(patience, [this, table] {
    const auto found = slots_.find(table);
    if (found == slots_.end()) return;
    Slot& later = found->second;
    for (const Seat seat : in_both(std::exchange(later.missing, {}), absent(later))) later.away = later.away.with(seat);
    mind_presence(table, later);
  });
}

void Hub::show_presence(const Slot& slot, Client& client) {
  if (client.away_ == slot.away || !slot.table->rights().admits(client.owner)) return;
  client.away_ = slot.away;
  client.send(messages::presence(client.table_, seats_json(slot.away)));
}

}  // namespace backlot
