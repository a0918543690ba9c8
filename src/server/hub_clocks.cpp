// The hub's part in clocks: it looks when one runs out, lets the game's mildest choice be played then, and puts a bot
// in the place of who is away.
#include <algorithm>
#include <utility>

#include "server/hub.hpp"
#include "server/messages.hpp"

namespace backlot {
namespace {

// Who is connected and lets the clock decide so often in a row is away, too.
constexpr std::uint32_t most_missed = 2;

}  // namespace

bool Hub::is_there(const Slot& slot, const std::string& owner) {
  return std::any_of(slot.clients.begin(), slot.clients.end(), [&](const auto& each) {
    const auto client = each.lock();
    return client && !client->watching_ && same_secret(client->owner, owner);
  });
}

// The host may leave the seat of somebody who is not there to a bot, so that a table without a clock goes on, too.
ServedTable::Answer Hub::leave(const Slot& slot, const Client& client, std::size_t chair) {
  const ServedTable& table = *slot.table;
  const bool others = table.phase() == ServedTable::Phase::playing && chair < table.chairs().size() &&
                      table.rights().is_host(client.owner) && table.seat_of(client.owner) != seat_at(chair);
  if (!others) return table.leave(client.owner, chair);
  if (is_there(slot, table.chairs()[chair].owner)) return Refused{{}, table.chairs()[chair].name + " is here"};
  if (auto refused = table.full()) return *refused;
  return table.hold(seat_at(chair));
}

// A host who is gone keeps nobody waiting: whoever plays here may then let the game go on.
ServedTable::Answer Hub::resume(const Slot& slot, const Client& client) {
  const ServedTable& table = *slot.table;
  const bool instead = table.seat_of(client.owner) && !is_there(slot, table.host());
  return table.resume(instead ? table.host() : client.owner);
}

// After everything that may start or stop one. Time that passes while nobody of the table is connected does not count,
// nor does time while the server is down: a decision that was being thought about then has its whole time again.
void Hub::mind_clocks(const std::string& table, Slot& slot) {
  if (slot.table->clock().kind == ClockSetting::Kind::none || !around_.milliseconds) return;
  const auto& chairs = slot.table->chairs();
  const bool company = std::any_of(chairs.begin(), chairs.end(), [&](const ServedTable::Chair& chair) {
    return chair.kind == ServedTable::Chair::Kind::person && is_there(slot, chair.owner);
  });
  slot.clocks.follow(*slot.table, company ? Clocks::Company::somebody : Clocks::Company::nobody, now());
  const auto next = slot.clocks.next(*slot.table, now());
  if (!next) return;
  // One look at a time, and an earlier one finds out by itself that it is not time yet.
  const std::uint64_t due = now() + *next;
  if (slot.wake_at != 0 && slot.wake_at <= due) return;
  slot.wake_at = due;
  around_.later(std::chrono::milliseconds(*next), [this, table, due] { look_at_clocks(table, due); });
}

void Hub::look_at_clocks(const std::string& table, std::uint64_t due) {
  const auto found = slots_.find(table);
  if (found == slots_.end()) return;
  Slot& slot = found->second;
  if (slot.wake_at == due) slot.wake_at = 0;
  for (const Seat seat : slot.clocks.run_out(*slot.table, now())) {
    // Another's mildest choice may have ended this decision, or the game.
    if (slot.clocks.run_out(*slot.table, now()).has(seat)) time_is_up(table, slot, seat);
  }
  mind_clocks(table, slot);
}

void Hub::time_is_up(const std::string& table, Slot& slot, Seat seat) {
  ServedTable& served = *slot.table;
  const std::uint32_t turn = served.turn(seat);
  const std::uint32_t missed = slot.clocks.missed(seat);
  // All steps of a secret decision: what others notice is that it is made.
  for (bool first = true; served.phase() == ServedTable::Phase::playing && !served.paused() &&
                          served.play()->waiting().has(seat) && served.turn(seat) == turn;
       first = false) {
    const auto action = json::parse(served.play()->mildest(seat));
    const std::string id = "clock-" + std::to_string(served.entries());
    ServedTable::Answer answer = served.act(seat, id, served.decision_number(seat), std::get<json::Node>(action),
                                            {slot.clocks.spent(seat, now()), first});
    expect(std::holds_alternative<ServedTable::Entry>(answer));
    append(table, slot, std::move(std::get<ServedTable::Entry>(answer)), nullptr, "", "");
  }
  if (missed < most_missed && is_there(slot, served.chairs()[index(seat)].owner)) return;
  ServedTable::Answer answer = served.hold(seat);
  if (auto* const entry = std::get_if<ServedTable::Entry>(&answer)) {
    append(table, slot, std::move(*entry), nullptr, "", "");
  }
}

// Who comes back has the seat again at once; a screen that only watches is nobody.
void Hub::arrived(const std::string& table, Slot& slot, const Client& client) {
  if (!client.watching_) {
    if (const auto seat = slot.table->seat_of(client.owner)) slot.clocks.met(*seat);
    ServedTable::Answer back = slot.table->back(client.owner);
    if (auto* const entry = std::get_if<ServedTable::Entry>(&back)) {
      append(table, slot, std::move(*entry), nullptr, "", "");
    }
  }
  arrivals_changed(table, slot);
}

void Hub::arrivals_changed(const std::string& table, Slot& slot) {
  mind_presence(table, slot);
  mind_clocks(table, slot);
  if (slot.table->phase() != ServedTable::Phase::playing) return;
  for (const auto& each : slot.clients) {
    if (const auto client = each.lock(); client && client->caught_up_) show_clocks(slot, *client);
  }
}

void Hub::show_clocks(const Slot& slot, Client& client) const {
  if (slot.table->clock().kind == ClockSetting::Kind::none || slot.table->play() == nullptr || !around_.milliseconds) {
    return;
  }
  if (std::exchange(client.clocks_, slot.clocks.version()) == slot.clocks.version()) return;
  client.send(messages::clocks(client.table_, slot.clocks.json(*slot.table, now())));
}

}  // namespace backlot
