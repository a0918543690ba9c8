// Who of those who sit at a table is not connected, and who is here besides them. It is nobody's secret and in no log:
// everybody at the table is told when it changes, and who comes finds out.
#include <algorithm>
#include <utility>

#include "hub/live_table.hpp"

namespace backlot {
namespace {

// Who reloads the page or changes from one network to the next has not gone.
constexpr std::chrono::seconds patience{3};

SeatSet in_both(SeatSet some, SeatSet others) { return some.without(some.without(others)); }

}  // namespace

SeatSet LiveTable::absent() const {
  SeatSet seats;
  const auto& chairs = table_->chairs();
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    const bool person = chairs[i].kind == ServedTable::Chair::Kind::person;
    if (person && !is_there(chairs[i].owner)) seats = seats.with(seat_at(i));
  }
  return seats;
}

// After everybody who comes, goes, sits down or gets up. Who is back is back at once.
void LiveTable::mind_presence() {
  const SeatSet gone = absent();
  away_ = in_both(away_, gone);
  const message::Presence now = presence();
  for (const auto& each : clients_) {
    const auto client = each.lock();
    if (!client || client->presence_ == now || !table_->rights().admits(client->owner)) continue;
    client->presence_ = now;
    client->tell(now);
  }
  if (gone == away_ || !missing_.empty()) return;
  missing_ = gone.without(away_);
  shared_.around.later(patience, if_still_there([](LiveTable& there) {
                         const SeatSet missing = in_both(std::exchange(there.missing_, {}), there.absent());
                         for (const Seat seat : missing) there.away_ = there.away_.with(seat);
                         there.mind_presence();
                       }));
}

message::Presence LiveTable::presence() const {
  const bool tv = std::any_of(clients_.begin(), clients_.end(), [](const auto& each) {
    const auto client = each.lock();
    return client && client->tv_;
  });
  return {{id_}, away_, guests(), learning(), tv, speed_};
}

}  // namespace backlot
