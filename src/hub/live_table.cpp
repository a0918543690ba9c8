#include "hub/live_table.hpp"

#include <algorithm>
#include <utility>

#include "bots/play_bot.hpp"
#include "hub/messages.hpp"
#include "table/no.hpp"

namespace backlot {

LiveTable::LiveTable(std::string id, Shared& shared, std::unique_ptr<ServedTable> from_log)
    : id_(std::move(id)), shared_(shared), table_(std::move(from_log)), durable_(table_->entries()) {
  if (durable_ > 0) listing_ = table_->listing();
}

bool LiveTable::idle() {
  std::erase_if(clients_, [](const auto& client) { return client.expired(); });
  return clients_.empty() && settled() && thinking_.empty() && hinting_.empty() && previewing_.empty() &&
         table_->phase() != ServedTable::Phase::opening;
}

// --- coming and going --------------------------------------------------------------------------

bool LiveTable::has_room_for(const Client& client) {
  constexpr std::size_t most_clients = 500;  // each of them is sent everything that happens
  const bool theirs = table_->seat_of(client.owner) || table_->rights().is_host(client.owner);
  if (theirs || clients_.size() < most_clients) return true;
  std::erase_if(clients_, [](const auto& other) { return other.expired(); });
  return clients_.size() < most_clients;
}

void LiveTable::enter(const std::shared_ptr<Client>& client, const Manner& manner) {
  client->table_ = id_;
  client->seen_ = manner.seen;
  client->watching_ = manner.watching;
  client->tv_ = manner.tv;
  client->here_.reset();
  client->showing_ = manner.showing;
  client->caught_up_ = false;
  client->presence_ = {{id_}};
  clients_.push_back(client);
  mind_frames();
}

void LiveTable::welcome(Client& client) {
  arrived(client);
  if (durable()) show(client);
}

void LiveTable::closed(const Client& client) {
  std::erase_if(clients_, [&](const auto& other) { return other.expired() || other.lock().get() == &client; });
  mind_frames();
  arrivals_changed();
}

// --- requests ----------------------------------------------------------------------------------

void LiveTable::received(const std::shared_ptr<Client>& client, const request::AtTable& asked) {
  std::visit(
      [&]<class Request>(const Request& request) {
        const std::string& id = request.id.text;
        if (!table_->rights().admits(client->owner)) {
          return client->tell(message::locked(id, id_, no(No::needs_password)));
        }
        if constexpr (!std::same_as<Request, request::History>) {
          if (client->watching_) return client->refuse(id, no(No::only_watching));
        }
        conclude(client, request);
      },
      asked);
}

template <class Request>
void LiveTable::conclude(const ClientPtr& client, const Request& request) {
  const std::string& id = request.id.text;
  if constexpr (std::same_as<Request, request::Act>) {
    if (sent_again(client, id, ServedTable::Logged::action)) return;
  } else if constexpr (std::same_as<Request, request::Say>) {
    if (sent_again(client, id, ServedTable::Logged::talk)) return;
  }
  // What everybody is told, and no bound of the log limits.
  constexpr bool talks = std::same_as<Request, request::Say> || std::same_as<Request, request::Undo> ||
                         std::same_as<Request, request::Here> || std::same_as<Request, request::Learning> ||
                         std::same_as<Request, request::TakeOver> || std::same_as<Request, request::SetSpeed> ||
                         std::same_as<Request, request::Next>;
  constexpr bool notes = std::same_as<Request, request::TakeNote>;
  if constexpr (talks || notes) {
    if (!client->may(talks ? Deed::talk : Deed::note)) return client->refuse(id, no(No::not_so_fast));
  }
  if constexpr (std::is_void_v<decltype(take(client, request))>) {
    take(client, request);
  } else {
    const ServedTable::Answer answer = take(client, request);
    if (const auto* const entry = std::get_if<ServedTable::Entry>(&answer)) return append(*entry, {client, id, id_});
    ++shared_.figures.refused;
    client->refuse(id, std::get<Refused>(answer));
  }
}

bool LiveTable::sent_again(const ClientPtr& client, const std::string& id, ServedTable::Logged what) {
  const auto seat = table_->seat_of(client->owner);
  const ServedTable::LoggedAs before = seat ? table_->logged(*seat, id) : ServedTable::LoggedAs{};
  if (before.entry == 0) return false;
  if (before.what != what) {
    client->refuse(id, no(No::id_used));
  } else if (before.entry <= durable_) {
    client->tell(message::Ack{{id}, {id_}});
  } else {
    waiting_.push_back({before.entry, client, id, id_, now()});
  }
  return true;
}

ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Sit& sit) const {
  ServedTable::Answer answer =
      table_->sit(client->owner, index(sit.seat), sit.person.text, sit.commitment.text, sit.face);
  if (std::holds_alternative<Refused>(answer)) return answer;
  if (auto refused = bad_name_here(*client, sit.person.text)) return std::move(*refused);
  return answer;
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::SetFace& face) const {
  return table_->set_face(client->owner, face.face);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Ready& ready) const {
  return table_->ready(client->owner, ready.yes);
}

ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Bot& bot) const {
  const std::string& name = bot.bot.text;
  const bool known = bots::may_sit(table_->game(), name) || shared_.around.programs.contains(name);
  if (!known) return no(No::no_such_bot);
  return table_->add_bot(client->owner, index(bot.seat), name);
}

ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Move& move) const {
  return table_->move(client->owner, index(move.seat));
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::HandOver& hand_over) const {
  return table_->hand_over(client->owner, index(hand_over.seat));
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Mute& mute) const {
  return table_->mute(client->owner, index(mute.seat), ServedTable::Voice::muted);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Unmute& unmute) const {
  return table_->mute(client->owner, index(unmute.seat), ServedTable::Voice::heard);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::TakeNote& note) const {
  return table_->note(client->owner, note.text.text, note.marks);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Commit& commit) const {
  return table_->commit(client->owner, commit.commitment.text);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Start& /*start*/) const {
  return table_->start(client->owner);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Open& open) const {
  return table_->open(client->owner, open.contribution.text);
}

ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Act& act) {
  const auto seat = table_->seat_of(client->owner);
  if (!seat) return no(No::not_seated_to_act);
  if (table_->chairs()[index(*seat)].held) return no(No::back_first);
  if (act.action.has_value() == act.actions.has_value()) return no(No::action_or_actions);
  const Timing timing{clocks_.spent(*seat, now())};
  std::vector<json::Node> actions;
  for (const auto& action : act.actions.value_or(request::Act::Actions())) actions.push_back(action.node());
  auto answer = act.action ? table_->act(*seat, act.id.text, act.decision, *act.action->if_read(), timing)
                           : table_->act_together(*seat, act.id.text, act.decision, actions, timing);
  if (std::holds_alternative<ServedTable::Entry>(answer)) clocks_.met(*seat);
  return answer;
}

ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Title& title) const {
  return table_->title(client->owner, title.title.text, title.line.text);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Untitle& untitle) const {
  return table_->untitle(client->owner, untitle.number);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Looked& /*looked*/) const {
  return table_->looked(client->owner);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Again& again) const {
  return table_->again(client->owner, again.yes);
}
ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Nameable& nameable) const {
  return table_->nameable(client->owner, nameable.yes);
}

ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Say& say) const {
  const auto seat = table_->seat_of(client->owner);
  if (!seat) return no(No::not_seated_to_talk);
  const std::string text = say.text ? say.text->text : std::string();
  return table_->say(*seat, say.id.text, text, say.claim ? say.claim->if_read() : nullptr);
}

ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Back& /*back*/) {
  if (const auto seat = table_->seat_of(client->owner)) clocks_.met(*seat);
  return table_->back(client->owner);
}

ServedTable::Answer LiveTable::take(const ClientPtr& client, const request::Pause& /*pause*/) const {
  return table_->pause(client->owner);
}

void LiveTable::take(const ClientPtr& client, const request::History& history) const {
  const std::string owner = client->watching_ ? std::string() : client->owner;
  auto page = table_->history(table_->seat_of(owner).value_or(nobody), history.before);
  if (const auto* refused = std::get_if<Refused>(&page)) return client->refuse(history.id.text, *refused);
  auto& [from, events] = std::get<ServedTable::Page>(page);
  client->tell(
      message::History{history.id, {id_}, static_cast<std::uint32_t>(from), json::Raw::written(std::move(events))});
}

// --- the log -----------------------------------------------------------------------------------

void LiveTable::append(const ServedTable::Entry& entry, Answering answering) {
  const bool acted = std::holds_alternative<entry::Acted>(entry) || std::holds_alternative<entry::ActedTogether>(entry);
  const auto* const said = std::get_if<entry::Said>(&entry);
  const bool taken = acted || table_->take(entry);
  expect(taken);
  expect([&] { return entry::within_bounds(entry); });
  const std::uint64_t number = table_->entries();
  if (answering.client) {
    waiting_.push_back({number, answering.client, std::move(answering.id), std::move(answering.table), now()});
  }
  // In the middle of a game nothing changes of what lobby and archive show.
  std::optional<Listing> listing;
  if (table_->phase() != ServedTable::Phase::playing || listing_.phase != "playing") {
    if (Listing fresh = table_->listing(); fresh != listing_) listing = listing_ = std::move(fresh);
  }
  if (number == 1) shared_.around.store.pin(id_, {table_->game(), table_->revision()});
  // The hub may be gone when the store calls.
  shared_.around.store.append(
      id_, number, entry::write(entry), std::move(listing),
      [post = shared_.around.post, heard = if_still_there([number](LiveTable& table, Appended result) {
                                     table.appended(number, result);
                                   })](Appended result) { post([heard, result] { heard(result); }); });
  shared_.happened(id_);
  if (std::holds_alternative<entry::Starting>(entry)) watch_opening();
  if (!acted) mind_presence();
  mind_clocks();
  review_vote(entry);
  if (acted || (said != nullptr && said->claim)) let_bots_talk(acted);
  run_bots();
}

void LiveTable::appended(std::uint64_t entry, Appended result) {
  HubFigures& figures = shared_.figures;
  figures.storing = result != Appended::failed;
  if (result != Appended::durable) {
    ++figures.failed;
    if (result == Appended::failed) shared_.rest.failed(now());
    return shared_.lost(*this);
  }
  ++figures.entries;
  shared_.rest.ended();
  durable_ = std::max(durable_, entry);
  std::erase_if(waiting_, [&](const Waiting& waiting) {
    if (waiting.entry > durable_) return false;
    figures.commit_milliseconds += now() - waiting.since;
    if (const auto client = waiting.client.lock()) client->tell(message::Ack{{waiting.id}, {waiting.table}});
    return true;
  });
  flush();
}

// --- what people see ---------------------------------------------------------------------------

void LiveTable::flush() {
  if (!durable()) return;  // a later entry will bring us back here
  if (!shared_.around.store.holds(id_)) return shared_.lost(*this);
  for (const auto& each : clients_) {
    if (const auto client = each.lock()) show(*client);
  }
  table_->was_shown();
}

// What happens is kept event by event only while somebody wants it so.
void LiveTable::mind_frames() {
  table_->keep_frames(std::any_of(clients_.begin(), clients_.end(), [](const auto& each) {
    const auto client = each.lock();
    return client && client->showing_ != Showing::whole;
  }));
}

void LiveTable::show(Client& client) {
  const ServedTable& table = *table_;
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
  const bool over = table.phase() >= ServedTable::Phase::over;
  const auto show_table = [&] {
    client.tell(message::Table{{id_}, table.lobby(owner)});
    client.people_ = table.people_changed(seat);
  };
  // That the game is over is told after what led there: a page shows things in the order in which it hears of them.
  const bool comes_after = over && client.caught_up_;
  if (!comes_after && (!playing || !client.caught_up_ || table.people_changed(seat) != client.people_)) show_table();
  if (!client.caught_up_) client.clocks_ = 0;
  if (playing && !client.caught_up_ && vote_.on()) client.tell(message::Vote{{id_}, vote_.shown(), {}, {}});
  if (playing) show_clocks(client);
  if (playing && news) {
    const Showing showing = client.caught_up_ && client.seat_ == seat ? client.showing_ : Showing::whole;
    table.with_update(seat, client.seen_, showing,
                      [&](const shown::Update& update) { client.tell(message::Update{{id_}, update}); });
    client.seat_ = seat;
    client.seen_ = number;
    client.decision_ = decision;
    client.waiting_ = waiting;
    client.caught_up_ = true;
  }
  if (comes_after) show_table();
}

void LiveTable::watch_opening() {
  shared_.around.later(std::chrono::seconds(shared_.around.opening_seconds), if_still_there([](LiveTable& table) {
                         ServedTable::Answer answer = table.table_->call_off(table.shared_.around.random());
                         if (auto* const off = std::get_if<ServedTable::Entry>(&answer)) table.append(*off);
                       }));
}

// --- in and out of memory ----------------------------------------------------------------------

// Its rules have changed. While the store cannot write this waits, as bots do: an append that fails brings it back
// here.
void LiveTable::put_closing_on_record() {
  if (table_->phase() != ServedTable::Phase::closed || table_->closed_on_record()) return;
  const std::uint64_t rest = shared_.rest.left(now());
  if (rest == 0) return append(std::get<ServedTable::Entry>(table_->close()));
  shared_.around.later(std::chrono::milliseconds(rest),
                       if_still_there([](LiveTable& there) { there.put_closing_on_record(); }));
}

void LiveTable::take_up() {
  put_closing_on_record();
  if (table_->phase() == ServedTable::Phase::opening) watch_opening();
  run_bots();
}

std::vector<std::weak_ptr<Client>> LiveTable::give_up() {
  stop_thoughts();
  end_programs();
  for (const Waiting& waiting : waiting_) {
    if (const auto client = waiting.client.lock()) {
      client->refuse(waiting.id, no(No::not_stored));
    }
  }
  return std::move(clients_);
}

void LiveTable::adopt(const std::vector<std::weak_ptr<Client>>& clients) {
  for (const auto& each : clients) {
    const auto client = each.lock();
    if (!client || client->table_ != id_) continue;  // gone meanwhile
    client->seen_ = std::min(client->seen_, table_->stream(nobody).size());
    client->caught_up_ = false;
    clients_.push_back(each);
  }
  mind_frames();
  mind_presence();
  mind_clocks();
  flush();
}

std::unique_ptr<ServedTable> LiveTable::leave_memory() {
  end_programs();
  return std::move(table_);
}

}  // namespace backlot
