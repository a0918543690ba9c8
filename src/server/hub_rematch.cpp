// A rematch: a new table with the same game, options, clock, people and bots. A seat belongs to the hash of a token,
// and that is copied from log to log: the people's own tokens fit the new table, and nobody is shown any.
#include <utility>

#include "server/hub.hpp"
#include "server/messages.hpp"

namespace backlot {

void Hub::rematch(const std::shared_ptr<Client>& client, Slot& slot, const std::string& id) {
  const ServedTable& table = *slot.table;
  const auto no = [&](const Refused& refused) { client->send(messages::error(id, refused)); };
  if (table.seat_of(client->owner) && !table.next_table().empty()) {  // two asked at the same time
    return client->send(messages::ack(id, table.next_table()));
  }
  const std::string next = hex_of(around_.random()).substr(0, 12);
  ServedTable::Answer answer = table.rematch(client->owner, next);
  if (const auto* refused = std::get_if<Refused>(&answer)) return no(*refused);
  // The host goes on as host, unless that is somebody who would have to be waited for.
  const std::string& host = is_there(slot, table.host()) ? table.host() : client->owner;
  std::vector<ServedTable::Entry> log = table.rematch_log(host, around_.random(), fresh_code());
  if (log.empty()) return no({{}, "the rules have changed, and know these options no more"});
  if (!client->may(Deed::create)) return no({{}, "too many new tables; wait a little"});
  Slot& fresh = slots_[next];
  fresh.table = std::make_unique<ServedTable>();
  for (ServedTable::Entry& entry : log) append(next, fresh, std::move(entry), nullptr, "", "");
  append(client->table_, slot, std::move(std::get<ServedTable::Entry>(answer)), client, messages::ack(id, next), id);
}

}  // namespace backlot
