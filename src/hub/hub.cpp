#include "hub/hub.hpp"

#include <algorithm>
#include <utility>

#include "hub/codes.hpp"
#include "hub/messages.hpp"
#include "hub/welcome.hpp"
#include "table/no.hpp"

namespace backlot {
namespace {

std::uint64_t seed_from(const Digest& digest) {
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < 8; ++i) seed = (seed << 8U) | digest[i];
  return seed;
}

Shared shared_by(Services around) {
  const std::uint64_t seed = seed_from(around.random());
  return {.around = std::move(around), .bot_chance = FastChance(seed)};
}

// Who tries passwords is asked for one again; whether there is such a table is not said.
void guessed_too_often(Client& client, const request::Join& wanted, const std::string& table) {
  const Refused why = no(No::too_many_tries);
  client.tell(wanted.password ? message::locked(wanted.id.text, table, why) : message::error(wanted.id.text, why));
}

}  // namespace

Hub::Hub(Services services) : shared_(shared_by(std::move(services))) {
  shared_.lost = [this](LiveTable& table) { lost(table); };
  shared_.happened = [this](const std::string& table) { forget_record(table); };
  shared_.begin = [this](const std::string& table, const std::vector<entry::Any>& log) {
    LiveTable& fresh = begin(table);
    for (const entry::Any& entry : log) fresh.append(entry);
  };
  shared_.fresh_code = [this] { return fresh_code(); };
  shared_.around.store.on_lapse([post = shared_.around.post, this] { post([this] { review_leases(); }); });
  const std::chrono::seconds idle(shared_.around.idle_seconds);
  if (idle.count() > 0) shared_.around.later(idle, [this] { sweep(); });
  if (shared_.around.load) shared_.around.post([this] { stock_codes(); });  // when all around the hub is there
}

Hub::~Hub() { stop_thinking(); }

void Hub::received(const std::shared_ptr<Client>& client, std::string_view text) {
  if (client->joining_) {
    constexpr std::size_t most = 64;
    if (client->later_.size() >= most) return client->refuse("", no(No::loading));
    client->later_.emplace_back(text);
    return;
  }
  ++shared_.figures.messages;
  const auto [id, what] = request::read(text);
  if (const auto* const unreadable = std::get_if<Refused>(&what)) return client->refuse(id, *unreadable);
  const auto& asked = std::get<request::Any>(what);
  if (!client->greeted_ && !std::holds_alternative<request::Hello>(asked)) {
    return client->refuse(id, no(No::hello_first));
  }
  std::visit([&](const auto& each) { take(client, each); }, asked);
}

void Hub::take(const std::shared_ptr<Client>& client, const request::AtTable& asked) {
  const std::string id = std::visit([](const auto& each) { return each.id.text; }, asked);
  if (client->table_.empty()) return client->refuse(id, no(No::join_first));
  if (moving_.contains(client->table_)) return;  // it is told in a moment where to say so
  if (LiveTable* const live = in_memory(client->table_)) return live->received(client, asked);
  // It has gone back to its log.
  when_loaded(client, client->table_, [asked, id](const auto& asker, LiveTable* live, const NotThere& missing) {
    if (live == nullptr) return asker->refuse(id, missing.why);
    live->received(asker, asked);
  });
}

// What the client sends meanwhile comes after it.
void Hub::when_loaded(const std::shared_ptr<Client>& client, const std::string& table,
                      std::function<void(const std::shared_ptr<Client>&, LiveTable*, const NotThere&)> then) {
  client->joining_ = true;
  const auto loaded = [this, who = std::weak_ptr(client), then = std::move(then)](LiveTable* live,
                                                                                  const NotThere& missing) {
    const auto asker = who.lock();
    if (!asker) return;
    asker->joining_ = false;
    then(asker, live, missing);
    hear_the_rest(asker);
  };
  with_table(table, loaded);
}

// What it has sent while it waited; if it waits again, that does in the same order.
void Hub::hear_the_rest(const std::shared_ptr<Client>& client) {
  const std::vector<std::string> sent = std::exchange(client->later_, {});
  for (const std::string& text : sent) received(client, text);
}

bool Hub::settled() const {
  return std::all_of(tables_.begin(), tables_.end(), [](const auto& each) { return each.second->settled(); });
}

void Hub::stop_thinking() {
  shared_.stopping = true;
  for (const auto& [id, live] : tables_) live->stop_thoughts();
}

Hub::Figures Hub::figures() const {
  Figures figures = shared_.figures;
  figures.tables = tables_.size();
  return figures;
}

std::vector<std::string> Hub::held() const {
  std::vector<std::string> ids;
  for (const auto& [id, live] : tables_) ids.push_back(id);
  return ids;
}

void Hub::take(const std::shared_ptr<Client>& client, const request::Hello& hello) const {
  if (hello.version != message::version) return client->refuse("", no(No::other_version));
  client->greeted_ = true;
  client->tell(welcome(shared_.around.programs));
}

void Hub::take(const std::shared_ptr<Client>& client, const request::Create& wanted) {
  const std::string& id = wanted.id.text;
  const auto hints = wanted.hints.value_or(true) ? ServedTable::Hints::allowed : ServedTable::Hints::off;
  const auto listed = wanted.listed.value_or(false) ? ServedTable::Listed::yes : ServedTable::Listed::no;
  const ClockSetting clock = wanted.clock ? wanted.clock->setting() : ClockSetting{};
  const Make make = [game = wanted.game.text, options = wanted.options.node(), owner = client->owner,
                     seed = shared_.around.random(), hints, listed, clock](const ServedTable::Door& door) {
    return ServedTable::create(game, options, owner, seed, hints, listed, clock, door);
  };
  ServedTable::Door door{fresh_code(), {}};
  const ServedTable::Answer answer = make(door);
  if (const auto* refused = std::get_if<Refused>(&answer)) return client->refuse(id, *refused);
  if (wanted.password && listed == ServedTable::Listed::yes) return client->refuse(id, no(No::listed_with_password));
  if (wanted.password && (shared_.around.passwords == nullptr || !good_password(wanted.password->text))) {
    return client->refuse(id, no(No::bad_password));
  }
  if (!client->may(Deed::create)) return client->refuse(id, no(No::too_many_tables));
  if (wanted.password) return lock(client, wanted.password->text, std::move(door), make, id);
  open_table(client, std::get<ServedTable::Entry>(answer), id);
}

void Hub::take(const std::shared_ptr<Client>& client, const request::Join& wanted) {
  const std::string& id = wanted.id.text;
  if (wanted.table && wanted.code) return client->refuse(id, no(No::id_or_code));
  const std::string code = wanted.code ? code_in(wanted.code->text) : std::string();
  if (code.empty()) return come(client, wanted, wanted.table ? wanted.table->text : std::string());
  if (!client->may(Deed::guess)) return client->refuse(id, no(No::too_many_tries));
  client->joining_ = true;
  shared_.around.apart([&store = shared_.around.store, code] { return store.table_with_code(code); },
                       [this, who = std::weak_ptr(client), wanted](const CodeFound& found) {
                         const auto guest = who.lock();
                         if (!guest) return;
                         guest->joining_ = false;
                         guest->give_back(Deed::guess);  // who comes by a wrong one pays for a table that is not there
                         if (found.fault.empty()) {
                           come(guest, wanted, found.table);
                         } else {
                           guest->refuse(wanted.id.text, no(No::not_readable));
                         }
                         hear_the_rest(guest);
                       });
}

void Hub::come(const std::shared_ptr<Client>& client, const request::Join& wanted, const std::string& table) {
  const std::string& id = wanted.id.text;
  if (!client->may(tables_.contains(table) ? Deed::join : Deed::load)) return client->refuse(id, no(No::not_so_fast));
  if (LiveTable* const live = in_memory(table)) return join_table(client, *live, wanted);
  when_loaded(client, table, [this, table, wanted](const auto& guest, LiveTable* live, const NotThere& missing) {
    const auto& [fault, why] = missing;
    if (live != nullptr) return join_table(guest, *live, wanted);
    if (fault == Loaded::Fault::elsewhere) {
      guest->give_back(Deed::load);
      if (!guest->may(Deed::guess)) return guessed_too_often(*guest, wanted, table);
      guest->give_back(Deed::guess);
      return guest->tell(message::about_table(wanted.id.text, table, why));
    }
    // Nobody knows whether there is such a table: it was tried to load it, and nothing was guessed.
    if (fault == Loaded::Fault::not_readable) return guest->refuse(wanted.id.text, why);
    guest->give_back(Deed::load);  // nothing was loaded, but guessed
    if (!may_come(*guest, nullptr)) return guessed_too_often(*guest, wanted, table);
    guest->refuse(wanted.id.text, why);
  });
}

void Hub::join_table(const std::shared_ptr<Client>& client, LiveTable& table, const request::Join& wanted) {
  if (!may_come(*client, &table)) return guessed_too_often(*client, wanted, table.id());
  if (!table.table().rights().admits(client->owner)) return knock(client, table, wanted);
  if (!table.has_room_for(*client)) return client->refuse(wanted.id.text, no(No::too_many_watch));
  enter(client, table, wanted);
  client->tell(message::Ack{wanted.id, {table.id()}});
  table.welcome(*client);
}

}  // namespace backlot
