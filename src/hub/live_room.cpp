// What goes on around the game and is in no log: people without a seat, somebody who would play on for another, being
// taught, and the screen for all.
#include <algorithm>
#include <utility>

#include "hub/live_table.hpp"
#include "hub/messages.hpp"
#include "table/bounds.hpp"
#include "table/names.hpp"
#include "table/no.hpp"

namespace backlot {
namespace {

// Nobody keeps the others waiting longer in one game by being taught.
constexpr std::uint64_t lesson_milliseconds = 180000;

}  // namespace

void LiveTable::take(const ClientPtr& client, const request::Titles& titles) const {
  const Play* const play = table_->phase() == ServedTable::Phase::playing ? table_->play() : nullptr;
  if (play == nullptr) return client->refuse(titles.id.text, no(No::not_playing));
  if (!play->knows_titles()) return client->refuse(titles.id.text, no(No::no_titles));
  message::Titles message{titles.id, {id_}, {}};
  if (play->being_made()) {
    for (std::string& title : play->titles()) message.titles.push_back({std::move(title)});
  }
  client->tell(message);
}

// --- people without a seat -----------------------------------------------------------------------

std::vector<message::Guest> LiveTable::guests() const {
  std::vector<message::Guest> all;
  // Whoever would play on for somebody is shown, however many are here: the host has to answer them.
  for (const bool asking : {true, false}) {
    for (const auto& each : clients_) {
      const auto client = each.lock();
      if (!client || !client->here_ || table_->seat_of(client->owner)) continue;
      message::Guest guest = *client->here_;
      // Somebody else has that seat by now, or whoever left it is back: nobody is asked for it any longer.
      if (guest.wants && !table_->chairs()[index(*guest.wants)].held) guest.wants.reset();
      if (guest.wants.has_value() != asking) continue;
      const bool known = std::any_of(all.begin(), all.end(), [&](const message::Guest& other) {
        return other.person == guest.person;  // another window of the same person
      });
      if (!known && all.size() < bounds::most_shown_guests) all.push_back(std::move(guest));
    }
  }
  return all;
}

std::optional<Refused> LiveTable::bad_name_here(const Client& client, const std::string& name) const {
  if (auto refused = table_->bad_name(client.owner, name)) return refused;
  const bool taken = std::any_of(clients_.begin(), clients_.end(), [&](const auto& each) {
    const auto other = each.lock();
    return other && other->here_ && !same_secret(other->owner, client.owner) &&
           look_alike(other->here_->person.text, *clean_name(name));
  });
  if (taken) return no(No::name_taken);
  return std::nullopt;
}

void LiveTable::take(const ClientPtr& client, const request::Here& here) {
  if (auto refused = bad_name_here(*client, here.person.text)) return client->refuse(here.id.text, *refused);
  client->here_ = message::Guest{{*clean_name(here.person.text)}, here.face, {}};
  client->tell(message::Ack{here.id, {id_}});
  mind_presence();
}

// The seat stays that of who has gone until somebody else has it: they may come back before.
void LiveTable::take(const ClientPtr& client, const request::TakeOver& wanted) {
  const std::string& id = wanted.id.text;
  const std::size_t chair = index(wanted.seat);
  const ServedTable::Answer possible = table_->take_over(client->owner, chair, wanted.person.text, wanted.face);
  if (const auto* refused = std::get_if<Refused>(&possible)) return client->refuse(id, *refused);
  if (auto refused = bad_name_here(*client, wanted.person.text)) return client->refuse(id, *refused);
  const ServedTable::Chair& left = table_->chairs()[chair];
  if (is_there(left.owner)) return client->refuse(id, no(No::is_here, left.name));
  client->here_ = message::Guest{{*clean_name(wanted.person.text)}, wanted.face, wanted.seat};
  if (table_->rights().is_host(client->owner)) return decide_guest(*client, client, id);
  client->tell(message::Ack{wanted.id, {id_}});
  mind_presence();
}

// The host says yes or no; where the host is gone, whoever plays.
void LiveTable::take(const ClientPtr& client, const request::LetIn& let_in) {
  const std::string& id = let_in.id.text;
  const bool instead = table_->seat_of(client->owner) && !is_there(table_->host());
  if (!instead && !table_->rights().is_host(client->owner)) return client->refuse(id, no(No::host_lets_in));
  const auto is_meant = [&](const message::Guest& here) {
    return here.wants == let_in.seat && (!let_in.person || let_in.person->text == here.person.text);
  };
  ClientPtr guest;
  for (const auto& each : clients_) {
    const auto other = each.lock();
    if (!guest && other && other->here_ && is_meant(*other->here_)) guest = other;
  }
  if (!guest) return client->refuse(id, no(No::nobody_asks));
  if (let_in.yes) return decide_guest(*guest, client, id);
  guest->here_->wants.reset();
  client->tell(message::Ack{let_in.id, {id_}});
  mind_presence();
}

void LiveTable::decide_guest(Client& guest, const ClientPtr& by, const std::string& id) {
  const message::Guest wanted = *guest.here_;
  const Seat seat = *wanted.wants;
  const ServedTable::Answer answer = table_->take_over(guest.owner, index(seat), wanted.person.text, wanted.face);
  if (const auto* refused = std::get_if<Refused>(&answer)) return by->refuse(id, *refused);
  // The table comes to them anew, as the seat sees it.
  for (const auto& each : clients_) {
    const auto client = each.lock();
    if (!client || !same_secret(client->owner, guest.owner) || client->watching_) continue;
    client->here_.reset();
    client->seen_ = 0;
    client->caught_up_ = false;
  }
  append(std::get<ServedTable::Entry>(answer), {by, id, id_});
}

// --- being taught --------------------------------------------------------------------------------

SeatSet LiveTable::learning() const {
  SeatSet seats;
  if (table_->phase() != ServedTable::Phase::playing) return seats;
  for (const auto& [seat, pupil] : pupils_) {
    const ServedTable::Chair& chair = table_->chairs()[index(seat)];
    const bool time = pupil.before + (now() - std::min(now(), pupil.since)) < lesson_milliseconds;
    if (pupil.on && time && !chair.held && is_there(chair.owner)) seats = seats.with(seat);
  }
  return seats;
}

void LiveTable::take(const ClientPtr& client, const request::Learning& learning) {
  const std::string& id = learning.id.text;
  const auto seat = table_->seat_of(client->owner);
  if (!seat) return client->refuse(id, no(No::not_seated_to_act));
  if (table_->phase() != ServedTable::Phase::playing) return client->refuse(id, no(No::not_playing));
  Pupil& pupil = pupils_[*seat];
  if (pupil.on) pupil.before += now() - std::min(now(), pupil.since);
  pupil.on = false;
  if (learning.yes && pupil.before >= lesson_milliseconds) return client->refuse(id, no(No::taught_enough));
  pupil.on = learning.yes;
  pupil.since = now();
  client->tell(message::Ack{learning.id, {id_}});
  arrivals_changed();
  if (!pupil.on) return;
  shared_.around.later(std::chrono::milliseconds(lesson_milliseconds - pupil.before),
                       if_still_there([](LiveTable& there) { there.arrivals_changed(); }));
}

// --- the screen for all --------------------------------------------------------------------------

void LiveTable::take(const ClientPtr& client, const request::SetSpeed& speed) {
  if (!table_->rights().is_host(client->owner)) return client->refuse(speed.id.text, no(No::host_sets_speed));
  speed_ = speed.speed;
  client->tell(message::Ack{speed.id, {id_}});
  mind_presence();
}

void LiveTable::take(const ClientPtr& client, const request::Next& next) {
  if (!table_->rights().is_host(client->owner)) return client->refuse(next.id.text, no(No::host_says_next));
  bool shown = false;
  for (const auto& each : clients_) {
    const auto screen = each.lock();
    if (!screen || !screen->tv_) continue;
    screen->tell(message::Next{{id_}});
    shown = true;
  }
  if (!shown) return client->refuse(next.id.text, no(No::no_tv));
  client->tell(message::Ack{next.id, {id_}});
}

}  // namespace backlot
