// The hub's part in clocks: it looks when one runs out, lets the game's mildest choice be played then, and puts a bot
// in the place of who is away.
#include <algorithm>
#include <utility>

#include "hub/live_table.hpp"
#include "table/no.hpp"

namespace backlot {
namespace {

// Who is connected and lets the clock decide so often in a row is away, too.
constexpr std::uint32_t most_missed = 2;

}  // namespace

bool LiveTable::is_there(const std::string& owner) const {
  return std::any_of(clients_.begin(), clients_.end(), [&](const auto& each) {
    const auto client = each.lock();
    return client && !client->watching_ && same_secret(client->owner, owner);
  });
}

// The host may leave the seat of somebody who is not there to a bot, so that a table without a clock goes on, too.
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Leave& leave) const {
  const ServedTable& table = *table_;
  const std::size_t chair = index(leave.seat);
  const bool others = table.phase() == ServedTable::Phase::playing && chair < table.chairs().size() &&
                      table.rights().is_host(client->owner) && table.seat_of(client->owner) != seat_at(chair);
  if (!others) return table.leave(client->owner, chair);
  if (is_there(table.chairs()[chair].owner)) return no(No::is_here, table.chairs()[chair].name);
  if (auto refused = table.full(client->owner)) return *refused;
  return table.hold(seat_at(chair));
}

// A host who is gone keeps nobody waiting: whoever plays here may then let the game go on.
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Resume& /*resume*/) const {
  const ServedTable& table = *table_;
  const bool instead = table.seat_of(client->owner) && !is_there(table.host());
  return table.resume(instead ? table.host() : client->owner);
}

// After everything that may start or stop one. Time that passes while nobody of the table is connected, or while
// somebody is being taught, does not count, nor does time while the server is down: a decision that was being thought
// about then has its whole time again.
void LiveTable::mind_clocks() {
  if (table_->clock().kind == ClockSetting::Kind::none || !shared_.around.milliseconds) return;
  const auto& chairs = table_->chairs();
  const bool company = std::any_of(chairs.begin(), chairs.end(), [&](const ServedTable::Chair& chair) {
    return chair.kind == ServedTable::Chair::Kind::person && is_there(chair.owner);
  });
  const bool passes = company && learning().empty();
  clocks_.follow(*table_, passes ? Clocks::PeopleHere::somebody : Clocks::PeopleHere::nobody, now());
  const auto next = clocks_.next(*table_, now());
  if (!next) return;
  // One look at a time, and an earlier one finds out by itself that it is not time yet.
  const std::uint64_t due = now() + *next;
  if (wake_at_ != 0 && wake_at_ <= due) return;
  wake_at_ = due;
  shared_.around.later(std::chrono::milliseconds(*next),
                       if_still_there([due](LiveTable& there) { there.look_at_clocks(due); }));
}

void LiveTable::look_at_clocks(std::uint64_t due) {
  if (wake_at_ == due) wake_at_ = 0;
  for (const Seat seat : clocks_.run_out(*table_, now())) {
    // Another's mildest choice may have ended this decision, or the game.
    if (clocks_.run_out(*table_, now()).has(seat)) time_is_up(seat);
  }
  mind_clocks();
}

void LiveTable::time_is_up(Seat seat) {
  ServedTable& served = *table_;
  const std::uint32_t turn = served.turn(seat);
  const std::uint32_t missed = clocks_.missed(seat);
  // All steps of a secret decision: what others notice is that it is made.
  for (bool first = true; served.phase() == ServedTable::Phase::playing && !served.paused() &&
                          served.play()->waiting().has(seat) && served.turn(seat) == turn;
       first = false) {
    const std::string id = "clock-" + std::to_string(served.entries());
    const ServedTable::Answer answer = served.act(seat, id, served.decision_number(seat), served.play()->mildest(seat),
                                                  {clocks_.spent(seat, now()), first});
    expect(std::holds_alternative<ServedTable::Entry>(answer));
    append(std::get<ServedTable::Entry>(answer));
  }
  if (missed < most_missed && is_there(served.chairs()[index(seat)].owner)) return;
  const ServedTable::Answer answer = served.hold(seat);
  if (const auto* const entry = std::get_if<ServedTable::Entry>(&answer)) append(*entry);
}

// Who comes back has the seat again at once; a screen that only watches is nobody.
void LiveTable::arrived(const Client& client) {
  if (!client.watching_) {
    if (const auto seat = table_->seat_of(client.owner)) clocks_.met(*seat);
    const ServedTable::Answer back = table_->back(client.owner);
    if (const auto* const entry = std::get_if<ServedTable::Entry>(&back)) append(*entry);
  }
  arrivals_changed();
}

void LiveTable::arrivals_changed() {
  mind_presence();
  mind_clocks();
  if (table_->phase() != ServedTable::Phase::playing) return;
  for (const auto& each : clients_) {
    if (const auto client = each.lock(); client && client->caught_up_) show_clocks(*client);
  }
}

void LiveTable::show_clocks(Client& client) const {
  if (table_->clock().kind == ClockSetting::Kind::none || table_->play() == nullptr || !shared_.around.milliseconds) {
    return;
  }
  if (std::exchange(client.clocks_, clocks_.version()) == clocks_.version()) return;
  client.tell(message::Clocks{{id_}, clocks_.shown(*table_, now())});
}

}  // namespace backlot
