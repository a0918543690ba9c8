// The hub's part in undo by vote: all other people who play are concerned; bots, and bots in the place of people who
// are away, always agree.
#include <utility>

#include "server/hub.hpp"
#include "server/messages.hpp"

namespace backlot {
namespace {

using Chair = ServedTable::Chair;

SeatSet people_playing(const ServedTable& table) {
  SeatSet people;
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    const Chair& chair = table.chairs()[i];
    if (chair.kind == Chair::Kind::person && !chair.held) people = people.with(seat_at(i));
  }
  return people;
}

const std::string& name_of(const ServedTable& table, Seat seat) { return table.chairs()[index(seat)].name; }

}  // namespace

void Hub::ask_undo(const std::shared_ptr<Client>& client, Slot& slot, const std::string& id) {
  const ServedTable& table = *slot.table;
  UndoVote& vote = slot.vote;
  const auto no = [&](const char* why) { client->send(messages::error(id, {{}, why})); };
  const auto seat = table.seat_of(client->owner);
  if (!seat) return no("only who sits at the table takes a decision back");
  if (!people_playing(table).has(*seat)) return no("a bot plays for you; say that you are back first");
  if (vote.on()) return no("there is a vote already");
  const ServedTable::Answer possible = table.undo(*seat);
  if (const auto* refused = std::get_if<Refused>(&possible)) return client->send(messages::error(id, *refused));
  if (vote.refused == *seat && vote.refused_after == table.play()->moves()) {
    return no("that was asked already, and the answer was no");
  }
  vote.by = *seat;
  vote.agreed = {};
  vote.open = people_playing(table).without(SeatSet::of(*seat));
  if (vote.open.empty()) return undo(client->table_, slot, client, id);
  client->send(messages::ack(id, client->table_));
  show_vote(slot, "");
  around_.later(std::chrono::seconds(around_.vote_seconds), [this, table = client->table_, number = ++vote.number] {
    const auto found = slots_.find(table);
    if (found == slots_.end() || !found->second.vote.on() || found->second.vote.number != number) return;
    end_vote(found->second, "Not everybody has answered, so it stands");
  });
}

void Hub::vote(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& id) {
  UndoVote& vote = slot.vote;
  const auto no = [&](const char* why) { client->send(messages::error(id, {{}, why})); };
  const auto seat = slot.table->seat_of(client->owner);
  const json::Node* const agree = message.find("agree");
  if (agree == nullptr || agree->kind != json::Node::Kind::boolean) return no("agree is true or false");
  if (!vote.on()) return no("there is no vote");
  const bool withdraws = seat == vote.by && !agree->truth;
  if (!withdraws && (!seat || !vote.open.has(*seat))) return no("your vote is not asked for, or counted already");
  client->send(messages::ack(id, client->table_));
  if (withdraws) return end_vote(slot, name_of(*slot.table, *seat) + " does not ask any more");
  if (!agree->truth) {
    vote.refused = vote.by;
    vote.refused_after = slot.table->play()->moves();
    return end_vote(slot, name_of(*slot.table, *seat) + " does not agree, so it stands");
  }
  vote.open = vote.open.without(SeatSet::of(*seat));
  vote.agreed = vote.agreed.with(*seat);
  if (vote.open.empty()) return undo(client->table_, slot, nullptr, "");
  show_vote(slot, "");
}

// All have agreed; `client` is who waits for an answer, when there was nobody to ask.
void Hub::undo(const std::string& table, Slot& slot, const std::shared_ptr<Client>& client, const std::string& id) {
  ServedTable::Answer answer = slot.table->undo(slot.vote.by);
  auto* const entry = std::get_if<ServedTable::Entry>(&answer);
  end_vote(slot, entry != nullptr ? "All agree, and it is taken back" : std::get<Refused>(answer).why);
  if (entry != nullptr) append(table, slot, std::move(*entry), client, messages::ack(id, table), id);
}

// After every entry of the log.
void Hub::review_vote(const std::string& table, Slot& slot, const ServedTable::Entry& entry) {
  UndoVote& vote = slot.vote;
  if (!vote.on()) return;
  const SeatSet people = people_playing(*slot.table);
  if (std::holds_alternative<entry::Acted>(entry)) return end_vote(slot, "The game has gone on, so it stands");
  if (std::holds_alternative<entry::Paused>(entry)) return end_vote(slot, "The game is paused, so it stands");
  if (!people.has(vote.by)) return end_vote(slot, name_of(*slot.table, vote.by) + " does not ask any more");
  const SeatSet gone = vote.open.without(people);
  if (gone.empty()) return;
  vote.open = vote.open.without(gone);
  if (vote.open.empty()) return undo(table, slot, nullptr, "");
  show_vote(slot, "");
}

void Hub::end_vote(Slot& slot, const std::string& words) {
  slot.vote.by = nobody;
  show_vote(slot, words);
}

void Hub::show_vote(const Slot& slot, const std::string& words) const {
  for (const auto& each : slot.clients) {
    if (const auto client = each.lock(); client && client->caught_up_) {
      client->send(messages::vote(client->table_, vote_json(slot.vote), words));
    }
  }
}

}  // namespace backlot
