#include "server/hub.hpp"

#include <algorithm>
#include <utility>

#include "bots/play_bot.hpp"
#include "json/lookup.hpp"
#include "server/messages.hpp"
#include "server/people_commands.hpp"

namespace backlot {
namespace {

using json::number_of;
using json::text_of;

std::uint64_t seed_from(const Digest& digest) {
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < 8; ++i) seed = (seed << 8U) | digest[i];
  return seed;
}

// Who tries passwords is asked for one again; whether there is such a table is not said.
std::string guessed_too_often(const json::Node& message, const std::string& id, const std::string& table) {
  if (message.find("password") != nullptr) return messages::locked(id, table, "too many tries; wait a little");
  return messages::error(id, {{}, "too many tries; wait a little"});
}

}  // namespace

Hub::Hub(Surroundings surroundings) : around_(std::move(surroundings)), bot_chance_(seed_from(around_.random())) {
  if (around_.idle_seconds > 0) around_.later(std::chrono::seconds(around_.idle_seconds), [this] { sweep(); });
}

Hub::~Hub() { stop_thinking(); }

void Hub::received(const std::shared_ptr<Client>& client, std::string_view text) {
  if (client->joining_) {
    constexpr std::size_t most = 64;
    if (client->later_.size() >= most) {
      return client->send(messages::error("", {{}, "the table is being loaded; wait for the answer"}));
    }
    client->later_.emplace_back(text);
    return;
  }
  ++figures_.messages;
  const auto parsed = json::parse(text, 1, {.bytes = 65536, .depth = 8, .keys = 32});
  if (const auto* fault = std::get_if<Fault>(&parsed)) return client->send(messages::error("", {{}, fault->why}));
  const auto& message = std::get<json::Node>(parsed);
  const std::string type = text_of(message, "type");
  const std::string id = text_of(message, "id");
  if (type == "hello") return hello(*client, message);
  if (!client->greeted_) return client->send(messages::error(id, {{}, "say hello first"}));
  if (id.empty() || id.size() > 64) {
    return client->send(messages::error("", {{}, "every request carries an id of 1 to 64 characters"}));
  }
  if (type == "create") return create(client, message, id);
  if (type == "join") return join(client, message, id);
  if (client->table_.empty()) return client->send(messages::error(id, {{}, "join a table first"}));
  if (Slot* const slot = in_memory(client->table_)) return at_table(client, *slot, message, type, id);
  // It has gone back to its log.
  when_loaded(client, client->table_, [this, message, type, id](const auto& asker, Slot* slot, const Refused& why) {
    if (slot == nullptr) return asker->send(messages::error(id, why));
    at_table(asker, *slot, message, type, id);
  });
}

// What the client sends meanwhile comes after it.
void Hub::when_loaded(const std::shared_ptr<Client>& client, const std::string& table,
                      std::function<void(const std::shared_ptr<Client>&, Slot*, const Refused&)> then) {
  client->joining_ = true;
  with_table(table, [this, who = std::weak_ptr(client), then = std::move(then)](Slot* slot, const Refused& why) {
    const auto asker = who.lock();
    if (!asker) return;
    asker->joining_ = false;
    then(asker, slot, why);
    const std::vector<std::string> sent = std::exchange(asker->later_, {});
    for (const std::string& text : sent) received(asker, text);  // if it waits again, they do in the same order
  });
}

void Hub::closed(const std::shared_ptr<Client>& client) {
  const auto found = slots_.find(client->table_);  // in memory: there is a client
  if (found == slots_.end()) return;
  std::erase_if(found->second.clients, [&](const auto& other) { return other.expired() || other.lock() == client; });
  arrivals_changed(found->first, found->second);
}

bool Hub::settled() const {
  return std::all_of(slots_.begin(), slots_.end(), [](const auto& each) {
    return each.second.durable == each.second.table->entries() && each.second.waiting.empty();
  });
}

Hub::Figures Hub::figures() const {
  Figures figures = figures_;
  figures.tables = slots_.size();
  return figures;
}

std::vector<std::string> Hub::held() const {
  std::vector<std::string> ids;
  for (const auto& [table, slot] : slots_) ids.push_back(table);
  return ids;
}

void Hub::hello(Client& client, const json::Node& message) const {
  if (number_of(message, "version") != messages::version) {
    return client.send(messages::error("", {{}, "this server speaks version 1 of the protocol"}));
  }
  client.greeted_ = true;
  client.send(messages::welcome(around_.programs));
}

void Hub::create(const std::shared_ptr<Client>& client, const json::Node& message, const std::string& id) {
  const json::Node* const options = message.find("options");
  if (options == nullptr) return client->send(messages::error(id, {{}, "options are missing"}));
  const json::Node* const hints = message.find("hints");
  if (hints != nullptr && hints->kind != json::Node::Kind::boolean) {
    return client->send(messages::error(id, {{}, "hints is true or false"}));
  }
  const auto allowed = hints == nullptr || hints->truth ? ServedTable::Hints::allowed : ServedTable::Hints::off;
  const json::Node* const wish = message.find("listed");
  if (wish != nullptr && wish->kind != json::Node::Kind::boolean) {
    return client->send(messages::error(id, {{}, "listed is true or false"}));
  }
  const auto listed = wish != nullptr && wish->truth ? ServedTable::Listed::yes : ServedTable::Listed::no;
  const auto clock = read_clock(message.find("clock"));
  if (const auto* refused = std::get_if<Refused>(&clock)) return client->send(messages::error(id, *refused));
  const Make make = [game = text_of(message, "game"), options = *options, owner = client->owner,
                     seed = around_.random(), allowed, listed,
                     clock = std::get<ClockSetting>(clock)](const ServedTable::Door& door) {
    return ServedTable::create(game, options, owner, seed, allowed, listed, clock, door);
  };
  ServedTable::Door door{fresh_code(), {}};
  ServedTable::Answer answer = make(door);
  if (const auto* refused = std::get_if<Refused>(&answer)) return client->send(messages::error(id, *refused));
  const json::Node* const password = message.find("password");
  if (password != nullptr && listed == ServedTable::Listed::yes) {
    return client->send(messages::error(id, {{}, "a table with a password is not listed"}));
  }
  if (password != nullptr && (around_.passwords == nullptr || !good_password(password->text))) {
    return client->send(messages::error(id, {{}, "a password has 1 to 100 bytes without control characters"}));
  }
  if (!client->may(Deed::create)) return client->send(messages::error(id, {{}, "too many new tables; wait a little"}));
  if (password != nullptr) return lock(client, password->text, std::move(door), make, id);
  open_table(client, std::move(std::get<0>(answer)), id);
}

void Hub::join(const std::shared_ptr<Client>& client, const json::Node& message, const std::string& id) {
  const auto meant = table_meant(*client, message);
  if (const auto* refused = std::get_if<Refused>(&meant)) return client->send(messages::error(id, *refused));
  const std::string& table = std::get<std::string>(meant);
  if (!client->may(slots_.contains(table) ? Deed::join : Deed::load)) {
    return client->send(messages::error(id, {{}, "not so fast: wait a second"}));
  }
  if (Slot* const slot = in_memory(table)) return join_table(client, table, *slot, message, id);
  when_loaded(client, table, [this, table, message, id](const auto& guest, Slot* slot, const Refused& why) {
    if (slot != nullptr) return join_table(guest, table, *slot, message, id);
    guest->give_back(Deed::load);  // nothing was loaded, but guessed
    guest->send(may_come(*guest, nullptr) ? messages::error(id, why) : guessed_too_often(message, id, table));
  });
}

void Hub::join_table(const std::shared_ptr<Client>& client, const std::string& table, Slot& slot,
                     const json::Node& message, const std::string& id) {
  constexpr std::size_t most_clients = 500;  // each of them is sent everything that happens
  if (!may_come(*client, &slot)) return client->send(guessed_too_often(message, id, table));
  if (!slot.table->rights().admits(client->owner)) return knock(client, table, message, id);
  if (slot.clients.size() >= most_clients && !slot.table->seat_of(client->owner)) {
    std::erase_if(slot.clients, [](const auto& other) { return other.expired(); });
    if (slot.clients.size() >= most_clients) {
      return client->send(messages::error(id, {{}, "too many people look at this table; try again later"}));
    }
  }
  enter(client, table, slot, message);
  client->send(messages::ack(id, table));
  arrived(table, slot, *client);
  if (slot.durable == slot.table->entries()) show(slot, *client);
}

void Hub::history(Client& client, const Slot& slot, const json::Node& message, const std::string& id) {
  const auto no = [&](const Refused& refused) { client.send(messages::error(id, refused)); };
  if (!json::has_only(message, {"type", "id", "before"})) {
    return no({{}, "there is a field that does not belong here"});
  }
  const std::string owner = client.watching_ ? std::string() : client.owner;
  const auto page = slot.table->history(slot.table->seat_of(owner).value_or(nobody), number_of(message, "before"));
  if (const auto* refused = std::get_if<Refused>(&page)) return no(*refused);
  client.send(messages::history(id, client.table_, std::get<std::string>(page)));
}

void Hub::at_table(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message,
                   const std::string& type, const std::string& id) {
  ServedTable& table = *slot.table;
  if (!table.rights().admits(client->owner)) {
    return client->send(messages::locked(id, client->table_, "this table has a password"));
  }
  if (type == "history") return history(*client, slot, message, id);
  if (client->watching_) return client->send(messages::error(id, {{}, "this connection only watches"}));
  const auto seat = table.seat_of(client->owner);
  const bool acts = type == "act";
  const auto before = (acts || type == "say") && seat ? table.logged(*seat, id) : ServedTable::LoggedAs{};
  if (before.entry == 0 && too_fast(*client, type)) {
    return client->send(messages::error(id, {{}, "not so fast: wait a second"}));
  }
  if (before.entry > 0) {  // sent again: answered, not repeated
    if (acts != (before.what == ServedTable::Logged::action)) {
      return client->send(messages::error(id, {{}, "this id was used for something else"}));
    }
    if (before.entry <= slot.durable) return client->send(messages::ack(id, client->table_));
    slot.waiting.push_back({before.entry, client, messages::ack(id, client->table_), id, now()});
    return;
  }
  if (type == "hint") return hint(client, slot, message, id);
  if (type == "preview") return preview(client, slot, message, id);
  const bool bare = type == "pause" || type == "resume" || type == "back" || type == "undo" || type == "rematch";
  if ((bare && !json::has_only(message, {"type", "id"})) ||
      (type == "vote" && !json::has_only(message, {"type", "id", "agree"}))) {
    return client->send(messages::error(id, {{}, "there is a field that does not belong here"}));
  }
  if (type == "undo") return ask_undo(client, slot, id);
  if (type == "vote") return vote(client, slot, message, id);
  if (type == "rematch") return rematch(client, slot, id);
  ServedTable::Answer answer = command(slot, *client, message, type, id);
  if (const auto* refused = std::get_if<Refused>(&answer)) {
    ++figures_.refused;
    return client->send(messages::error(id, *refused));
  }
  append(client->table_, slot, std::move(std::get<0>(answer)), client, messages::ack(id, client->table_), id);
}

ServedTable::Answer Hub::command(Slot& slot, const Client& client, const json::Node& message, const std::string& type,
                                 const std::string& id) const {
  const ServedTable& table = *slot.table;
  const std::size_t chair = std::size_t{number_of(message, "seat")} - 1;
  if (type == "sit") return table.sit(client.owner, chair, text_of(message, "name"), text_of(message, "commitment"));
  if (type == "leave") return leave(slot, client, chair);
  if (type == "commit") return table.commit(client.owner, text_of(message, "commitment"));
  if (type == "start") return table.start(client.owner);
  if (type == "open") return table.open(client.owner, text_of(message, "contribution"));
  if (type == "bot") {
    const std::string bot = text_of(message, "bot");
    if (!bots::may_sit(table.game(), bot) && !around_.programs.contains(bot)) {
      return Refused{{}, "there is no such bot here; bots at tables are easy, medium, hard or expert"};
    }
    return table.add_bot(client.owner, chair, bot);
  }
  if (type == "pause") return table.pause(client.owner);
  if (type == "resume") return resume(slot, client);
  if (type == "back") {
    if (const auto seat = table.seat_of(client.owner)) slot.clocks.met(*seat);
    return table.back(client.owner);
  }
  if (type == "act") return act(slot, client, message, id);
  if (type == "say") {
    const auto seat = table.seat_of(client.owner);
    if (!seat) return Refused{{}, "only who sits at the table talks"};
    return table.say(*seat, id, text_of(message, "text"), message.find("claim"));
  }
  if (auto answer = people_command(table, client.owner, message, type)) return *answer;
  return Refused{{}, "unknown type of message"};
}

ServedTable::Answer Hub::act(Slot& slot, const Client& client, const json::Node& message, const std::string& id) const {
  ServedTable& table = *slot.table;
  const auto seat = table.seat_of(client.owner);
  if (!seat) return Refused{{}, "only who sits at the table acts"};
  if (table.chairs()[index(*seat)].held) return Refused{{}, "a bot plays for you; say that you are back first"};
  const json::Node* const action = message.find("action");
  if (action == nullptr) return Refused{{}, "the action is missing"};
  auto answer = table.act(*seat, id, number_of(message, "decision"), *action, {slot.clocks.spent(*seat, now())});
  if (std::holds_alternative<ServedTable::Entry>(answer)) slot.clocks.met(*seat);
  return answer;
}

// --- the log -----------------------------------------------------------------------------------

void Hub::append(const std::string& table, Slot& slot, const ServedTable::Entry& entry,
                 const std::shared_ptr<Client>& client, std::string reply, std::string id) {
  const bool acted = std::holds_alternative<entry::Acted>(entry);
  const auto* const said = std::get_if<entry::Said>(&entry);
  const bool taken = acted || slot.table->take(entry);
  expect(taken);
  const std::uint64_t number = slot.table->entries();
  if (client) slot.waiting.push_back({number, client, std::move(reply), std::move(id), now()});
  // In the middle of a game nothing changes of what lobby and archive show.
  std::optional<Listing> listing;
  if (slot.table->phase() != ServedTable::Phase::playing || slot.listing.phase != "playing") {
    if (Listing fresh = slot.table->listing(); fresh != slot.listing) listing = slot.listing = std::move(fresh);
  }
  around_.store.append(table, number, entry::write(entry), std::move(listing),
                       [this, post = around_.post, table, number](Appended result) {
                         post([this, table, number, result] {
                           appended(table, number, result);
                         });  // the hub may be gone before it is called
                       });
  forget_record(table);
  if (std::holds_alternative<entry::Starting>(entry)) watch_opening(table);
  if (!acted) mind_presence(table, slot);
  mind_clocks(table, slot);
  review_vote(table, slot, entry);
  if (acted || (said != nullptr && said->claim)) let_bots_talk(table, slot, acted);
  run_bots(table, slot);
}

void Hub::appended(const std::string& table, std::uint64_t entry, Appended result) {
  const auto found = slots_.find(table);
  if (found == slots_.end()) return;
  figures_.storing = result != Appended::failed;
  if (result != Appended::durable) {
    constexpr std::uint64_t shortest = 100;
    constexpr std::uint64_t longest = 5000;
    ++figures_.failed;
    if (result == Appended::failed && now() >= rest_until_) {
      rest_ = std::clamp(2 * rest_, shortest, longest);
      rest_until_ = now() + rest_;
    }
    return reload(table);
  }
  ++figures_.entries;
  rest_ = rest_until_ = 0;
  Slot& slot = found->second;
  slot.durable = std::max(slot.durable, entry);
  std::erase_if(slot.waiting, [&](const Waiting& waiting) {
    if (waiting.entry > slot.durable) return false;
    figures_.commit_milliseconds += now() - waiting.since;
    if (const auto client = waiting.client.lock()) client->send(waiting.reply);
    return true;
  });
  flush(slot);
}

// --- what people see ---------------------------------------------------------------------------

void Hub::flush(Slot& slot) {
  if (slot.durable != slot.table->entries()) return;  // a later entry will bring us back here
  for (const auto& each : slot.clients) {
    if (const auto client = each.lock()) show(slot, *client);
  }
}

void Hub::show(Slot& slot, Client& client) {
  ServedTable& table = *slot.table;
  if (!table.rights().admits(client.owner)) return;  // what let them in could not be stored
  const std::string owner = client.watching_ ? std::string() : client.owner;
  const Seat seat = table.seat_of(owner).value_or(nobody);
  const std::size_t number = table.stream(seat).size();
  const std::uint32_t decision = table.decision_number(seat);
  const bool playing = table.dealt();
  const SeatSet waiting = table.play() != nullptr ? table.play()->waiting() : SeatSet();
  // A step of somebody's secret decision shows in nothing but what that seat is asked next.
  const bool news =
      !client.caught_up_ || number > client.seen_ || decision != client.decision_ || waiting != client.waiting_;
  if (!playing || !client.caught_up_ || table.phase() >= ServedTable::Phase::over ||
      table.people_changed(seat) != client.people_) {
    client.send(messages::lobby(client.table_, table.lobby_json(owner)));
    client.people_ = table.people_changed(seat);
  }
  if (!client.caught_up_) client.clocks_ = 0;
  if (playing && !client.caught_up_ && slot.vote.on()) {
    client.send(messages::vote(client.table_, vote_json(slot.vote), ""));
  }
  if (playing) show_clocks(slot, client);
  if (!playing || !news) return;
  client.send(
      messages::update(client.table_, [&](std::string& text) { table.append_update(text, seat, client.seen_); }));
  client.seen_ = number;
  client.decision_ = decision;
  client.waiting_ = waiting;
  client.caught_up_ = true;
}

void Hub::watch_opening(const std::string& table) {
  const std::uint64_t entry = slots_[table].table->entries();
  around_.later(std::chrono::seconds(around_.opening_seconds), [this, table, entry] {
    const auto found = slots_.find(table);
    if (found == slots_.end() || found->second.table->entries() < entry) return;
    ServedTable::Answer answer = found->second.table->call_off(around_.random());
    if (auto* const call_off = std::get_if<ServedTable::Entry>(&answer)) {
      append(table, found->second, std::move(*call_off), nullptr, "", "");
    }
  });
}

}  // namespace backlot
