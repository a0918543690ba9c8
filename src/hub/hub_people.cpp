// Coming to a table: by its id or its code, past its password, to sit or only to watch.
#include <iterator>
#include <utility>

#include "hub/codes.hpp"
#include "hub/hub.hpp"
#include "hub/messages.hpp"
#include "table/no.hpp"
#include "table/rules_of_text.hpp"

namespace backlot {

bool good_password(std::string_view password) {
  return rule::Password::allows(password) && !json::has_control_characters(password);
}

// One that no open table has. Two servers with one store might still draw the same at once, or the index not be
// readable; then the newer is found.
std::string Hub::fresh_code() {
  if (!shared_.around.load) {
    std::string code = code_from(shared_.around.random());
    while (!shared_.around.store.table_with_code(code).table.empty()) code = code_from(shared_.around.random());
    return code;
  }
  constexpr std::size_t enough = 8;
  if (codes_.size() <= enough) stock_codes();
  if (codes_.empty()) return code_from(shared_.around.random());  // there are more than enough for that to go well
  std::string code = std::move(codes_.back());
  codes_.pop_back();
  return code;
}

// Nobody who makes a table waits for the store.
void Hub::stock_codes() {
  if (!shared_.around.load || std::exchange(stocking_, true)) return;
  constexpr std::size_t at_once = 16;
  std::vector<std::string> drawn;
  for (std::size_t i = 0; i < at_once; ++i) drawn.push_back(code_from(shared_.around.random()));
  shared_.around.apart(
      [&store = shared_.around.store, drawn = std::move(drawn)] {
        std::vector<std::string> fresh;
        for (const std::string& code : drawn) {
          if (store.table_with_code(code).table.empty()) fresh.push_back(code);
        }
        return fresh;
      },
      [this](std::vector<std::string> fresh) {
        codes_.insert(codes_.end(), std::move_iterator(fresh.begin()), std::move_iterator(fresh.end()));
        stocking_ = false;
      });
}

void Hub::lock(const std::shared_ptr<Client>& client, std::string password, ServedTable::Door door, Make make,
               const std::string& id) {
  shared_.around.passwords->hash(std::move(password), [this, who = std::weak_ptr(client), door = std::move(door),
                                                       make = std::move(make), id](std::string hash) mutable {
    const auto maker = who.lock();
    if (!maker) return;
    if (hash.empty()) return maker->refuse(id, no(No::too_many_passwords));
    door.password = std::move(hash);
    open_table(maker, std::get<ServedTable::Entry>(make(door)), id);
  });
}

LiveTable& Hub::begin(const std::string& table) {
  return *(tables_[table] = std::make_shared<LiveTable>(table, shared_));
}

void Hub::open_table(const std::shared_ptr<Client>& client, const ServedTable::Entry& created, const std::string& id) {
  const std::string table = hex_of(shared_.around.random()).substr(0, 12);
  begin(table).append(created, {client, id, table});
}

// Nothing of the table is shown to who does not know its password, not even to watch.
void Hub::knock(const std::shared_ptr<Client>& client, const LiveTable& live, const request::Join& wanted) {
  const std::string& id = wanted.id.text;
  const auto locked = [table = live.id(), id](Client& guest, No why) {
    guest.tell(message::locked(id, table, no(why)));
  };
  if (!wanted.password) return locked(*client, No::needs_password);
  if (!good_password(wanted.password->text)) return locked(*client, No::wrong_password);
  if (!client->may(Deed::guess)) return locked(*client, No::too_many_tries);
  request::Join without = wanted;
  without.password.reset();
  shared_.around.passwords->check(
      wanted.password->text, live.table().rights().password(),
      [this, who = std::weak_ptr(client), table = live.id(), without, locked](Passwords::Checked checked) {
        const auto guest = who.lock();
        if (!guest) return;
        LiveTable* const there = in_memory(table);
        if (there == nullptr) return guest->refuse(without.id.text, no(No::loading_again));
        if (checked == Passwords::Checked::wrong) return locked(*guest, No::wrong_password);
        guest->give_back(Deed::guess);
        if (checked == Passwords::Checked::busy) return locked(*guest, No::too_many_passwords);
        const ServedTable::Answer answer = there->table().admit(guest->owner);
        if (const auto* refused = std::get_if<Refused>(&answer)) return guest->refuse(without.id.text, *refused);
        enter(guest, *there, without);
        there->append(std::get<ServedTable::Entry>(answer), {guest, without.id.text, table});
        there->arrived(*guest);
      });
}

void Hub::enter(const std::shared_ptr<Client>& client, LiveTable& table, const request::Join& wanted) {
  closed(client);
  const Showing showing = wanted.frames.value_or(false)    ? Showing::frames
                          : wanted.changes.value_or(false) ? Showing::changes
                                                           : Showing::whole;
  const bool tv = wanted.tv.value_or(false);
  table.enter(client, {wanted.seen.value_or(0), tv || wanted.watch.value_or(false), tv, showing});
}

// To name a table is a guess, and counts when there is no such table. Who has guessed too often hears nothing at all,
// right or wrong; but who sits at the table or is its host did not guess, and comes back whatever the others did.
bool Hub::may_come(Client& client, const LiveTable* table) {
  const bool known =
      table != nullptr && (table->table().seat_of(client.owner) || table->table().rights().is_host(client.owner));
  if (!known && !client.may(Deed::guess)) return false;
  if (!known && table != nullptr) client.give_back(Deed::guess);
  return true;
}

}  // namespace backlot
