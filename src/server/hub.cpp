#include "server/hub.hpp"

#include <algorithm>
#include <utility>

#include "bots/play_bot.hpp"
#include "json/lookup.hpp"
#include "server/messages.hpp"
#include "server/people_commands.hpp"
#include "table/served_record.hpp"

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

// An entry begins with its kind.
std::string kind_of(const std::string& entry) {
  constexpr std::string_view before = R"({"kind":")";
  if (!entry.starts_with(before)) return {};
  return entry.substr(before.size(), entry.find('"', before.size()) - before.size());
}

}  // namespace

Hub::Hub(Surroundings surroundings) : around_(std::move(surroundings)), bot_chance_(seed_from(around_.random())) {
  if (around_.idle_seconds > 0) around_.later(std::chrono::seconds(around_.idle_seconds), [this] { sweep(); });
}

void Hub::received(const std::shared_ptr<Client>& client, std::string_view text) {
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
  at_table(client, message, type, id);
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

std::variant<std::string, Hub::NoRecord> Hub::record(const std::string& table, const std::string& owner) {
  using Reason = NoRecord::Reason;
  const auto no = [](const char* why, Reason reason) { return NoRecord{reason, why}; };
  Slot* const slot = find(table);
  if (slot == nullptr) return no("there is no such table", Reason::no_such_table);
  if (!slot->table->rights().admits(owner)) return no("this table has a password", Reason::password);
  const std::uint64_t entries = slot->table->entries();
  if (slot->durable != entries) return no("the end is not on disk yet; try again", Reason::not_finished);
  if (slot->record_of == entries) return slot->record;  // long to make, and asked for again and again
  auto made = served_record(*slot->table);
  if (const auto* refused = std::get_if<Refused>(&made)) return NoRecord{Reason::not_finished, refused->why};
  ++figures_.records;
  slot->record_of = entries;
  return slot->record = std::move(std::get<std::string>(made));
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
  const Deed deed = slots_.contains(table) ? Deed::join : Deed::load;
  if (!client->may(deed)) return client->send(messages::error(id, {{}, "not so fast: wait a second"}));
  Slot* const slot = find(table);
  if (slot == nullptr) client->give_back(deed);  // nothing was loaded, but guessed
  if (!may_come(*client, slot)) return client->send(guessed_too_often(message, id, table));
  if (slot == nullptr) return client->send(messages::error(id, {{}, "there is no such table"}));
  if (!slot->table->rights().admits(client->owner)) return knock(client, table, message, id);
  enter(client, table, *slot, message);
  client->send(messages::ack(id, table));
  arrived(table, *slot, *client);
  if (slot->durable == slot->table->entries()) show(*slot, *client);
}

void Hub::at_table(const std::shared_ptr<Client>& client, const json::Node& message, const std::string& type,
                   const std::string& id) {
  Slot* const slot = find(client->table_);
  if (slot == nullptr) return client->send(messages::error(id, {{}, "join a table first"}));
  ServedTable& table = *slot->table;
  if (!table.rights().admits(client->owner)) {
    return client->send(messages::locked(id, client->table_, "this table has a password"));
  }
  if (client->watching_) return client->send(messages::error(id, {{}, "this connection only watches"}));
  const auto seat = table.seat_of(client->owner);
  const std::uint64_t entry = (type == "act" || type == "say") && seat ? table.entry_of(*seat, id) : 0;
  if (entry == 0 && too_fast(*client, type)) {
    return client->send(messages::error(id, {{}, "not so fast: wait a second"}));
  }
  if (entry > 0) {  // sent again: answered, not repeated
    if (entry <= slot->durable) return client->send(messages::ack(id, client->table_));
    slot->waiting.push_back({entry, client, messages::ack(id, client->table_), id, now()});
    return;
  }
  if (type == "hint") return hint(client, *slot, message, id);
  if (type == "preview") return preview(client, *slot, message, id);
  const bool bare = type == "pause" || type == "resume" || type == "back" || type == "undo" || type == "rematch";
  if ((bare && !json::has_only(message, {"type", "id"})) ||
      (type == "vote" && !json::has_only(message, {"type", "id", "agree"}))) {
    return client->send(messages::error(id, {{}, "there is a field that does not belong here"}));
  }
  if (type == "undo") return ask_undo(client, *slot, id);
  if (type == "vote") return vote(client, *slot, message, id);
  if (type == "rematch") return rematch(client, *slot, id);
  ServedTable::Answer answer = command(*slot, *client, message, type, id);
  if (const auto* refused = std::get_if<Refused>(&answer)) {
    ++figures_.refused;
    return client->send(messages::error(id, *refused));
  }
  append(client->table_, *slot, std::move(std::get<0>(answer)), client, messages::ack(id, client->table_), id);
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
    if (!bots::is_bot_of(table.game(), bot) && !around_.programs.contains(bot)) {
      return Refused{{}, "there is no such bot"};
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

Hub::Slot* Hub::find(const std::string& table) {
  if (const auto found = slots_.find(table); found != slots_.end()) {
    found->second.unused = false;
    return &found->second;
  }
  if (table.empty() || table.size() > 64) return nullptr;
  std::vector<StoredEntry> entries = around_.store.load(table, 1);
  if (entries.empty()) return nullptr;
  auto loaded = std::make_unique<ServedTable>();
  for (const StoredEntry& entry : entries) {
    if (!loaded->take(entry.body)) return nullptr;
  }
  Slot& slot = slots_[table];
  slot.table = std::move(loaded);
  slot.durable = entries.size();
  slot.listing = slot.table->listing();
  if (slot.table->phase() == ServedTable::Phase::closed && !slot.table->closed_on_record()) {
    append(table, slot, std::get<0>(slot.table->close()), nullptr, "", "");
  }
  if (slot.table->phase() == ServedTable::Phase::opening) watch_opening(table);
  run_bots(table, slot);  // one of them may have been thinking when the server went down
  return &slot;
}

void Hub::append(const std::string& table, Slot& slot, std::string entry, const std::shared_ptr<Client>& client,
                 std::string reply, std::string id) {
  const std::string kind = kind_of(entry);
  const bool taken = kind == "acted" || slot.table->take(entry);
  expect(taken);
  const std::uint64_t number = slot.table->entries();
  if (client) slot.waiting.push_back({number, client, std::move(reply), std::move(id), now()});
  const bool acted = kind == "acted";
  const bool said = kind == "said" && entry.find(R"(,"claim":{)") != std::string::npos;
  // In the middle of a game nothing changes of what lobby and archive show.
  std::optional<Listing> listing;
  if (slot.table->phase() != ServedTable::Phase::playing || slot.listing.phase != "playing") {
    if (Listing fresh = slot.table->listing(); fresh != slot.listing) listing = slot.listing = std::move(fresh);
  }
  around_.store.append(table, number, std::move(entry), std::move(listing),
                       [this, post = around_.post, table, number](Appended result) {
                         post([this, table, number, result] {
                           appended(table, number, result);
                         });  // the hub may be gone before it is called
                       });
  if (kind == "starting") watch_opening(table);
  if (!acted) mind_presence(table, slot);
  mind_clocks(table, slot);
  review_vote(table, slot, kind);
  if (acted || said) let_bots_talk(table, slot, acted);
  run_bots(table, slot);
}

void Hub::appended(const std::string& table, std::uint64_t entry, Appended result) {
  const auto found = slots_.find(table);
  if (found == slots_.end()) return;
  figures_.storing = result != Appended::failed;
  if (result != Appended::durable) {
    ++figures_.failed;
    return reload(table);
  }
  ++figures_.entries;
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

// What could not be stored did not happen: back to the log, and those who wait try again.
void Hub::reload(const std::string& table) {
  Slot lost = std::move(slots_[table]);
  slots_.erase(table);
  end_programs(lost);
  for (const Waiting& waiting : lost.waiting) {
    if (const auto client = waiting.client.lock()) {
      client->send(messages::error(waiting.id, {{}, "this could not be stored; try again"}));
    }
  }
  Slot* const slot = find(table);
  if (slot == nullptr) return;
  slot->clients = std::move(lost.clients);
  mind_presence(table, *slot);
  mind_clocks(table, *slot);
  for (const auto& each : slot->clients) {
    if (const auto client = each.lock()) {
      client->seen_ = std::min(client->seen_, slot->table->stream(nobody).size());
      client->caught_up_ = false;
    }
  }
  flush(*slot);
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

// --- bots and limits ---------------------------------------------------------------------------

// Bots make claims after what invites them, and answer claims.
void Hub::let_bots_talk(const std::string& table, Slot& slot, bool after_move) {
  ServedTable& served = *slot.table;
  if (served.phase() != ServedTable::Phase::playing) return;
  std::vector<std::pair<Seat, std::string>> claims;
  for (std::size_t i = 0; i < served.chairs().size(); ++i) {
    const ServedTable::Chair& chair = served.chairs()[i];
    if (chair.kind != ServedTable::Chair::Kind::bot || around_.programs.contains(chair.bot)) continue;
    const bots::After after = after_move ? bots::After::move : bots::After::claim;
    std::string claim = bots::claim_json(*served.play(), seat_at(i), chair.bot, after, bot_chance_);
    if (!claim.empty()) claims.emplace_back(seat_at(i), std::move(claim));
  }
  for (const auto& [seat, claim] : claims) claim_for_bot(table, slot, seat, claim);
}

void Hub::claim_for_bot(const std::string& table, Slot& slot, Seat seat, const std::string& claim) {
  const auto node = json::parse(claim);
  ServedTable::Answer answer =
      slot.table->say(seat, "talk-" + std::to_string(slot.table->entries()), "", &std::get<json::Node>(node));
  if (auto* const entry = std::get_if<ServedTable::Entry>(&answer)) {
    append(table, slot, std::move(*entry), nullptr, "", "");
  }
}

void Hub::run_bots(const std::string& table, Slot& slot) {
  ServedTable& served = *slot.table;
  if (served.phase() == ServedTable::Phase::over) end_programs(slot);
  if (served.phase() != ServedTable::Phase::playing || served.paused()) return;
  const auto bot_at = [&](Seat seat) -> const std::string* {
    const ServedTable::Chair& chair = served.chairs()[index(seat)];
    if (chair.kind == ServedTable::Chair::Kind::bot) return &chair.bot;
    return chair.held ? &chair.bot : nullptr;  // of no name: the game's own best
  };
  const SeatSet waiting = served.play()->waiting();
  for (const Seat seat : served.play()->interrupting().without(waiting)) {
    if (bot_at(seat) == nullptr) continue;
    if (around_.programs.contains(*bot_at(seat))) {
      Foreign& foreign = slot.foreign[seat];
      if (foreign.let_pass == served.entries() || slot.thinking.contains(seat)) continue;
      foreign.let_pass = served.entries();
      ask_program(table, slot, seat);
      continue;
    }
    const std::string action = bots::interrupt_json(*served.play(), seat, *bot_at(seat), bot_chance_);
    if (!action.empty()) return act_bot(table, slot, seat, served.decision_number(seat), action);
  }
  for (const Seat seat : waiting) {
    const std::uint32_t decision = served.decision_number(seat);
    if (bot_at(seat) == nullptr || slot.thinking.contains(seat)) continue;
    if (around_.programs.contains(*bot_at(seat))) {
      ask_program(table, slot, seat);
      continue;
    }
    slot.thinking[seat] = decision;
    const std::uint64_t seed = draw_seed(bot_chance_, bots::Purpose::choose);
    bots::Thinking bot = bots::thinking(*served.play(), seat, *bot_at(seat), seed);
    if (bot.quick) {  // sooner done than handed over
      around_.post([this, table, seat, decision, action = bot.think(1)] { decided(table, seat, decision, action); });
      continue;
    }
    around_.think(table, [this, table, seat, decision, think = std::move(bot.think)](std::uint32_t threads) {
      around_.post([this, table, seat, decision, action = think(threads)] { decided(table, seat, decision, action); });
    });
  }
}

void Hub::decided(const std::string& table, Seat seat, std::uint32_t decision, const std::string& action,
                  const std::string& claim) {
  const auto found = slots_.find(table);
  if (found == slots_.end()) return;
  Slot& slot = found->second;
  const ServedTable::Chair& chair = slot.table->chairs()[index(seat)];
  const bool back = chair.kind == ServedTable::Chair::Kind::person && !chair.held;
  // Said before it is done, while the seat still counts as thinking: what others answer asks it nothing new.
  if (!claim.empty() && !back && slot.table->decision_number(seat) == decision) {
    claim_for_bot(table, slot, seat, claim);
  }
  slot.thinking.erase(seat);
  // The table may have gone back to its log meanwhile, the person be back, or nothing be done although it could.
  if (action.empty() || back || slot.table->decision_number(seat) != decision) return run_bots(table, slot);
  act_bot(table, slot, seat, decision, action);
}

void Hub::ask_program(const std::string& table, Slot& slot, Seat seat) {
  const ServedTable& served = *slot.table;
  Foreign& foreign = slot.foreign[seat];
  if (!foreign.program) {
    foreign.program = bots::program_for(*served.play(), around_.programs[served.chairs()[index(seat)].bot]);
  }
  const std::uint32_t decision = served.decision_number(seat);
  slot.thinking[seat] = decision;
  const std::uint64_t seed = draw_seed(bot_chance_, bots::Purpose::choose);
  const std::vector<std::string> items = served.stream_after(seat, foreign.heard);
  foreign.heard += items.size();
  // A program that is gone since the server was started leaves its seat to the game's own best.
  auto think = foreign.program ? foreign.program->thinking(*served.play(), seat, items, seed)
                               : [own = bots::thinking(*served.play(), seat, "", seed).think] {
                                   return bots::Program::Answer{own(1), ""};
                                 };
  around_.wait([this, table, seat, decision, think = std::move(think), program = foreign.program] {
    around_.post([this, table, seat, decision, answer = think()] {
      decided(table, seat, decision, answer.action, answer.claim);
    });
  });
}

// Where they may take their time to leave.
void Hub::end_programs(Slot& slot) const {
  for (auto& [seat, foreign] : slot.foreign) {
    if (!foreign.program) continue;
    const std::string outcome = slot.table->play() == nullptr ? "null" : slot.table->play()->outcome_json();
    around_.wait([program = std::move(foreign.program), items = slot.table->stream_after(seat, foreign.heard),
                  outcome]() mutable {
      program->end(items, outcome);
      program.reset();
    });
  }
  slot.foreign.clear();
}

// What the seat could do, best first; thought out where bots think, for one seat at a time.
void Hub::hint(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& id) {
  constexpr std::uint32_t milliseconds = 500;
  constexpr std::size_t best = 3;
  const ServedTable& table = *slot.table;
  const auto no = [&](const char* why) { client->send(messages::error(id, {{}, why})); };
  if (!table.hints()) return no("the host has switched hints off at this table");
  const auto seat = table.seat_of(client->owner);
  if (!seat) return no("hints are for those who sit at the table");
  const std::uint32_t decision = number_of(message, "decision");
  if (decision == 0 || decision != table.decision_number(*seat) || !table.play()->waiting().has(*seat)) {
    return no("hints are about the decision you are asked for now");
  }
  if (slot.hinting.has(*seat)) return no("a hint is being thought out for you");
  slot.hinting = slot.hinting.with(*seat);
  const std::string name = client->table_;
  const std::uint64_t seed = draw_seed(bot_chance_, bots::Purpose::choose);
  around_.think(name, [this, name, id, decision, seat = *seat, who = std::weak_ptr<Client>(client),
                       think = bots::hinting(*table.play(), *seat, milliseconds, best, seed)](std::uint32_t threads) {
    around_.post([this, name, id, decision, seat, who, hints = think(threads)] {
      if (const auto found = slots_.find(name); found != slots_.end()) {
        found->second.hinting = found->second.hinting.without(SeatSet::of(seat));
      }
      if (const auto asker = who.lock()) asker->send(messages::hint(id, name, decision, hints));
    });
  });
}

void Hub::act_bot(const std::string& table, Slot& slot, Seat seat, std::uint32_t decision, const std::string& action) {
  const auto node = json::parse(action);
  ServedTable::Answer answer = slot.table->act(seat, "bot-" + std::to_string(decision), decision,
                                               std::get<json::Node>(node), {slot.clocks.spent(seat, now())});
  if (auto* const entry = std::get_if<ServedTable::Entry>(&answer)) {
    append(table, slot, std::move(*entry), nullptr, "", "");  // which lets the next bots think
  } else {
    run_bots(table, slot);  // somebody acted meanwhile, and this is no longer possible: think again
  }
}

// Tables that nobody looks at leave memory, and come back from their log.
void Hub::sweep() {
  for (auto at = slots_.begin(); at != slots_.end();) {
    Slot& slot = at->second;
    std::erase_if(slot.clients, [](const auto& client) { return client.expired(); });
    const bool busy = !slot.clients.empty() || !slot.waiting.empty() || !slot.thinking.empty() ||
                      !slot.hinting.empty() || !slot.previewing.empty() || slot.durable != slot.table->entries() ||
                      slot.table->phase() == ServedTable::Phase::opening;
    const bool gone = !busy && std::exchange(slot.unused, true);
    if (gone) end_programs(slot);
    at = gone ? slots_.erase(at) : std::next(at);
  }
  around_.later(std::chrono::seconds(around_.idle_seconds), [this] { sweep(); });
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
