// Coming to a table: by its id or its code, past its password, to sit or only to watch; and what people do there
// besides playing.
#include <utility>

#include "json/lookup.hpp"
#include "server/codes.hpp"
#include "server/hub.hpp"
#include "server/messages.hpp"
#include "server/people_commands.hpp"

namespace backlot {

using json::number_of;
using json::text_of;

bool good_password(std::string_view password) {
  return !password.empty() && password.size() <= 100 && !json::has_control_characters(password);
}

// One that no open table has. Two servers with one store might still draw the same at once; then the newer is found.
std::string Hub::fresh_code() {
  std::string code = code_from(around_.random());
  while (!around_.store.table_with_code(code).table.empty()) code = code_from(around_.random());
  return code;
}

std::variant<std::string, Refused> Hub::table_meant(Client& client, const json::Node& message) {
  const json::Node* const watch = message.find("watch");
  if (watch != nullptr && watch->kind != json::Node::Kind::boolean) return Refused{{}, "watch is true or false"};
  if (message.find("code") == nullptr) return text_of(message, "table");
  if (message.find("table") != nullptr) return Refused{{}, "a table is named by its id or by its code"};
  const std::string code = code_in(text_of(message, "code"));
  if (code.empty()) return std::string();
  if (!client.may(Deed::guess)) return Refused{{}, "too many tries; wait a little"};
  std::string table = around_.store.table_with_code(code).table;
  client.give_back(Deed::guess);  // who comes by a wrong one pays for a table that is not there
  return table;
}

void Hub::lock(const std::shared_ptr<Client>& client, std::string password, ServedTable::Door door, Make make,
               const std::string& id) {
  around_.passwords->hash(std::move(password), [this, who = std::weak_ptr(client), door = std::move(door),
                                                make = std::move(make), id](std::string hash) mutable {
    const auto maker = who.lock();
    if (!maker) return;
    if (hash.empty()) return maker->send(messages::error(id, {{}, "too many passwords at once; try again"}));
    door.password = std::move(hash);
    open_table(maker, std::get<0>(make(door)), id);
  });
}

void Hub::open_table(const std::shared_ptr<Client>& client, ServedTable::Entry created, const std::string& id) {
  const std::string table = hex_of(around_.random()).substr(0, 12);
  Slot& slot = slots_[table];
  slot.table = std::make_unique<ServedTable>();
  append(table, slot, std::move(created), client, messages::ack(id, table), id);
}

// Nothing of the table is shown to who does not know its password, not even to watch.
void Hub::knock(const std::shared_ptr<Client>& client, const std::string& table, const json::Node& message,
                const std::string& id) {
  if (message.find("password") == nullptr)
    return client->send(messages::locked(id, table, "this table has a password"));
  const std::string password = text_of(message, "password");
  if (!good_password(password)) return client->send(messages::locked(id, table, "that is not the password"));
  if (!client->may(Deed::guess)) return client->send(messages::locked(id, table, "too many tries; wait a little"));
  json::Node wanted = message;
  wanted.erase("password");
  const std::string hash = in_memory(table)->table->rights().password();
  around_.passwords->check(
      password, hash,
      [this, who = std::weak_ptr(client), table, wanted = std::move(wanted), id](Passwords::Checked checked) {
        const auto guest = who.lock();
        if (!guest) return;
        Slot* const slot = in_memory(table);
        if (slot == nullptr) return guest->send(messages::error(id, {{}, "the table is being loaded; try again"}));
        if (checked == Passwords::Checked::wrong) {
          return guest->send(messages::locked(id, table, "that is not the password"));
        }
        guest->give_back(Deed::guess);
        if (checked == Passwords::Checked::busy) {
          return guest->send(messages::locked(id, table, "too many passwords at once; try again"));
        }
        ServedTable::Answer answer = slot->table->admit(guest->owner);
        if (const auto* refused = std::get_if<Refused>(&answer)) return guest->send(messages::error(id, *refused));
        enter(guest, table, *slot, wanted);
        append(table, *slot, std::move(std::get<0>(answer)), guest, messages::ack(id, table), id);
        arrived(table, *slot, *guest);
      });
}

void Hub::enter(const std::shared_ptr<Client>& client, const std::string& table, Slot& slot,
                const json::Node& message) {
  closed(client);
  const json::Node* const watch = message.find("watch");
  client->table_ = table;
  client->seen_ = number_of(message, "seen");
  client->watching_ = watch != nullptr && watch->truth;
  client->caught_up_ = false;
  client->away_ = {};
  slot.clients.push_back(client);
}

// To name a table is a guess, and counts when there is no such table. Who has guessed too often hears nothing at all,
// right or wrong; but who sits at the table or is its host did not guess, and comes back whatever the others did.
bool Hub::may_come(Client& client, const Slot* slot) {
  const bool known =
      slot != nullptr && (slot->table->seat_of(client.owner) || slot->table->rights().is_host(client.owner));
  if (!known && !client.may(Deed::guess)) return false;
  if (!known && slot != nullptr) client.give_back(Deed::guess);
  return true;
}

bool Hub::too_fast(Client& client, const std::string& type) {
  if (type == "say" || type == "undo") return !client.may(Deed::talk);
  return type == "note" && !client.may(Deed::note);
}

std::optional<ServedTable::Answer> people_command(const ServedTable& table, const std::string& owner,
                                                  const json::Node& message, const std::string& type) {
  const bool note = type == "note";
  if (!note && type != "move" && type != "hand_over" && type != "mute" && type != "unmute") return std::nullopt;
  const bool known =
      note ? json::has_only(message, {"type", "id", "text", "marks"}) : json::has_only(message, {"type", "id", "seat"});
  if (!known) return Refused{{}, "there is a field that does not belong here"};
  const std::size_t chair = std::size_t{number_of(message, "seat")} - 1;
  if (type == "move") return table.move(owner, chair);
  if (type == "hand_over") return table.hand_over(owner, chair);
  if (type == "mute") return table.mute(owner, chair, ServedTable::Voice::muted);
  if (type == "unmute") return table.mute(owner, chair, ServedTable::Voice::heard);
  return table.note(owner, message);
}

}  // namespace backlot
