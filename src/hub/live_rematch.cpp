// A rematch: a new table with the same game, options, clock, people and bots. A seat belongs to the hash of a token,
// and that is copied from log to log: the people's own tokens fit the new table, and nobody is shown any.
#include <utility>

#include "hub/live_table.hpp"
#include "table/no.hpp"

namespace backlot {

void LiveTable::take(const ClientPtr& client, const request::Rematch& rematch) {
  const std::string& id = rematch.id.text;
  const ServedTable& table = *table_;
  if (table.seat_of(client->owner) && !table.next_table().empty()) {  // two asked at the same time
    return client->tell(message::Ack{{id}, {table.next_table()}});
  }
  const std::string next = hex_of(shared_.around.random()).substr(0, 12);
  const ServedTable::Answer answer = table.rematch(client->owner, next);
  if (const auto* refused = std::get_if<Refused>(&answer)) return client->refuse(id, *refused);
  // The host goes on as host, unless that is somebody who would have to be waited for.
  const std::string& host = is_there(table.host()) ? table.host() : client->owner;
  const std::vector<ServedTable::Entry> log = table.rematch_log(host, shared_.around.random(), shared_.fresh_code());
  if (log.empty()) return client->refuse(id, no(No::options_unknown_now));
  if (!client->may(Deed::create)) return client->refuse(id, no(No::too_many_tables));
  shared_.begin(next, log);
  append(std::get<ServedTable::Entry>(answer), {client, id, next});
}

}  // namespace backlot
