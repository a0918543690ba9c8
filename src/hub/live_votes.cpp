// The hub's part in undo by vote: all other people who play are concerned; bots, and bots in the place of people who
// are away, always agree.
#include <utility>

#include "hub/live_table.hpp"
#include "table/no.hpp"

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

using How = message::VoteEnd::How;

std::string in_words(const ServedTable& table, const message::VoteEnd& ended) {
  const std::string who = ended.seat ? table.chairs()[index(ended.seat->seat)].name : std::string();
  switch (ended.how) {
    case How::taken_back: return "All agree, and it is taken back";
    case How::withdrawn: return who + " does not ask any more";
    case How::not_agreed: return who + " does not agree, so it stands";
    case How::not_answered: return "Not everybody has answered, so it stands";
    case How::gone_on: return "The game has gone on, so it stands";
    case How::paused: return "The game is paused, so it stands";
    case How::impossible: return "It cannot be taken back any more";
  }
  return {};
}

}  // namespace

void LiveTable::take(const ClientPtr& client, const request::Undo& asked) {
  const std::string& id = asked.id.text;
  const ServedTable& table = *table_;
  UndoVote& vote = vote_;
  const auto seat = table.seat_of(client->owner);
  if (!seat) return client->refuse(id, no(No::not_seated_to_undo));
  if (!people_playing(table).has(*seat)) return client->refuse(id, no(No::back_first));
  if (vote.on()) return client->refuse(id, no(No::vote_already));
  const ServedTable::Answer possible = table.undo(*seat);
  if (const auto* refused = std::get_if<Refused>(&possible)) return client->refuse(id, *refused);
  if (vote.refused == *seat && vote.refused_after == table.play()->moves()) {
    return client->refuse(id, no(No::no_already));
  }
  vote.by = *seat;
  vote.agreed = {};
  vote.open = people_playing(table).without(SeatSet::of(*seat));
  if (vote.open.empty()) return undo(client, id);
  client->tell(message::Ack{{id}, {id_}});
  show_vote();
  shared_.around.later(std::chrono::seconds(shared_.around.vote_seconds),
                       if_still_there([number = ++vote.number](LiveTable& there) {
                         if (!there.vote_.on() || there.vote_.number != number) return;
                         there.end_vote(How::not_answered);
                       }));
}

void LiveTable::take(const ClientPtr& client, const request::Vote& voted) {
  const std::string& id = voted.id.text;
  UndoVote& vote = vote_;
  const auto seat = table_->seat_of(client->owner);
  if (!vote.on()) return client->refuse(id, no(No::no_vote));
  const bool withdraws = seat == vote.by && !voted.agree;
  if (!withdraws && (!seat || !vote.open.has(*seat))) return client->refuse(id, no(No::not_asked_to_vote));
  client->tell(message::Ack{{id}, {id_}});
  if (withdraws) return end_vote(How::withdrawn, *seat);
  if (!voted.agree) {
    vote.refused = vote.by;
    vote.refused_after = table_->play()->moves();
    return end_vote(How::not_agreed, *seat);
  }
  vote.open = vote.open.without(SeatSet::of(*seat));
  vote.agreed = vote.agreed.with(*seat);
  if (vote.open.empty()) return undo(nullptr, "");
  show_vote();
}

// All have agreed; `client` is who waits for an answer, when there was nobody to ask.
void LiveTable::undo(const std::shared_ptr<Client>& client, const std::string& id) {
  const ServedTable::Answer answer = table_->undo(vote_.by);
  const auto* const entry = std::get_if<ServedTable::Entry>(&answer);
  end_vote(entry != nullptr ? How::taken_back : How::impossible);
  if (entry != nullptr) append(*entry, {client, id, id_});
}

// After every entry of the log.
void LiveTable::review_vote(const ServedTable::Entry& entry) {
  UndoVote& vote = vote_;
  if (!vote.on()) return;
  const SeatSet people = people_playing(*table_);
  if (std::holds_alternative<entry::Acted>(entry)) return end_vote(How::gone_on);
  if (std::holds_alternative<entry::Paused>(entry)) return end_vote(How::paused);
  if (!people.has(vote.by)) return end_vote(How::withdrawn, vote.by);
  const SeatSet gone = vote.open.without(people);
  if (gone.empty()) return;
  vote.open = vote.open.without(gone);
  if (vote.open.empty()) return undo(nullptr, "");
  show_vote();
}

void LiveTable::end_vote(How how, Seat whose) {
  vote_.by = nobody;
  message::VoteEnd ended{.how = how};
  if (whose != nobody) ended.seat = whose;
  show_vote(ended);
}

void LiveTable::show_vote(const std::optional<message::VoteEnd>& ended) const {
  const message::Vote shown{{id_}, vote_.shown(), ended ? in_words(*table_, *ended) : std::string(), ended};
  for (const auto& each : clients_) {
    if (const auto client = each.lock(); client && client->caught_up_) client->tell(shown);
  }
}

}  // namespace backlot
