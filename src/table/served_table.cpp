#include "table/served_table.hpp"

#include <algorithm>
#include <utility>

#include "json/lookup.hpp"
#include "json/object.hpp"
#include "table/bounds.hpp"
#include "table/names.hpp"
#include "table/no.hpp"
#include "table/stored_events.hpp"

namespace backlot {
namespace {

using json::number_of;
using json::Object;
using json::text_of;

constexpr std::string_view phase_name(ServedTable::Phase phase) {
  switch (phase) {
    case ServedTable::Phase::lobby: return "lobby";
    case ServedTable::Phase::opening: return "opening";
    case ServedTable::Phase::playing: return "playing";
    case ServedTable::Phase::over: return "over";
    case ServedTable::Phase::closed: break;
  }
  return "closed";
}

std::uint16_t revision_of(std::string_view game) {
  std::uint16_t revision = 0;
  with_game(game, [&](auto which) { revision = decltype(which)::revision; });
  return revision;
}

}  // namespace

ServedTable::Answer ServedTable::create(std::string_view game, const json::Node& options, const std::string& owner,
                                        const Digest& server_seed, Hints hints, Listed listed,
                                        const ClockSetting& clock, const Door& door) {
  const auto known = facts_of(game, options);
  if (const auto* refused = std::get_if<Refused>(&known)) return *refused;
  const auto& facts = std::get<GameFacts>(known);
  entry::Created created{.game = std::string(game),
                         .rules = revision_of(game),
                         .content = facts.content_hash,
                         .options = json::Raw::written(facts.options_json),
                         .host = owner,
                         .server_seed = hex_of(server_seed),
                         .hints = hints == Hints::allowed,
                         .listed = listed == Listed::yes,
                         .clock = clock};
  if (!door.code.empty()) created.code = door.code;
  if (!door.password.empty()) created.password = door.password;
  return created;
}

ServedTable::Answer ServedTable::sit(const std::string& owner, std::size_t chair, const std::string& name,
                                     const std::string& commitment) const {
  if (phase_ != Phase::lobby) return no("the game has started; seats are taken before that");
  if (chair >= chairs_.size()) return no("there are seats 1 to " + std::to_string(chairs_.size()));
  const auto clean = clean_name(name);
  if (!clean) return no("a name has 1 to 40 characters, all of which can be seen");
  if (looks_like_a_bot(*clean)) return no("only bots are called that; choose another name");
  for (const Chair& other : chairs_) {
    if (other.kind == Chair::Kind::person && !same_secret(other.owner, owner) && look_alike(other.name, *clean)) {
      return no("somebody here is called that, or nearly so; choose another name");
    }
  }
  if (!digest_from_hex(commitment)) return no("a commitment is a SHA-256 in 64 hex digits");
  if (chairs_[chair].kind != Chair::Kind::empty && !same_secret(chairs_[chair].owner, owner))
    return no("that seat is taken");
  if (auto refused = full()) return *refused;
  return entry::Sat{seat_at(chair), *clean, owner, commitment};
}

ServedTable::Answer ServedTable::add_bot(const std::string& owner, std::size_t chair, const std::string& bot) const {
  if (!is_host(owner)) return no("only the host adds bots");
  if (phase_ != Phase::lobby) return no("the game has started; seats are taken before that");
  if (chair >= chairs_.size()) return no("there are seats 1 to " + std::to_string(chairs_.size()));
  if (chairs_[chair].kind != Chair::Kind::empty) return no("that seat is taken");
  if (auto refused = full()) return *refused;
  return entry::BotAdded{seat_at(chair), bot};
}

ServedTable::Answer ServedTable::leave(const std::string& owner, std::size_t chair) const {
  if (phase_ == Phase::playing) {
    if (seat_of(owner) != seat_at(chair)) return no("in the middle of a game everybody leaves only their own seat");
    if (auto refused = full()) return *refused;
    return hold(seat_at(chair));
  }
  if (phase_ != Phase::lobby) return no("the game has started");
  if (chair >= chairs_.size() || chairs_[chair].kind == Chair::Kind::empty) return no("nobody sits there");
  if (!same_secret(chairs_[chair].owner, owner) && !is_host(owner))
    return no("only the host frees the seat of another");
  if (auto refused = full()) return *refused;
  return entry::Left{{seat_at(chair)}};
}

ServedTable::Answer ServedTable::commit(const std::string& owner, const std::string& commitment) const {
  const auto seat = seat_of(owner);
  if (!seat || phase_ != Phase::lobby) return no("only who sits here commits, before the start");
  if (!digest_from_hex(commitment)) return no("a commitment is a SHA-256 in 64 hex digits");
  if (auto refused = full()) return *refused;
  return entry::Committed{*seat, commitment};
}

ServedTable::Answer ServedTable::start(const std::string& owner) const {
  if (!is_host(owner)) return no("only the host starts the game");
  if (phase_ != Phase::lobby) return no("the game has started already");
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].kind == Chair::Kind::empty) return no("seat " + std::to_string(i + 1) + " is empty");
    if (chairs_[i].kind == Chair::Kind::person && chairs_[i].commitment.empty()) {
      return no(chairs_[i].name + " has not committed to a contribution yet");
    }
  }
  if (auto refused = full()) return *refused;
  return entry::Starting{};
}

ServedTable::Answer ServedTable::open(const std::string& owner, const std::string& contribution) const {
  const auto seat = seat_of(owner);
  if (!seat || phase_ != Phase::opening) return no("contributions are opened once, when the game starts");
  const Chair& chair = chairs_[index(*seat)];
  if (!chair.contribution.empty()) return no("this contribution is open already");
  const auto secret = digest_from_hex(contribution);
  if (!secret) return no("a contribution is 32 bytes in 64 hex digits");
  if (commitment_to(*secret) != chair.commitment) return no("this is not the contribution that was committed to");
  return entry::Opened{*seat, contribution};
}

ServedTable::Answer ServedTable::call_off(const Digest& fresh_seed) const {
  if (phase_ != Phase::opening) return no("no start is under way");
  return entry::Voided{hex_of(fresh_seed)};
}

ServedTable::Answer ServedTable::act(Seat seat, const std::string& client, std::uint32_t decision,
                                     const json::Node& action, const Timing& timing) {
  if (phase_ != Phase::playing) return no("the game is not being played");
  if (paused_) return no("the host has paused the game");
  if (client.empty() || client.size() > 64) return no("an action carries an id of 1 to 64 characters");
  if (decision != decision_number(seat)) {
    return no(decision_number(seat) == 0 ? "this seat is asked nothing now"
                                         : "that was the answer to another question; now it is decision " +
                                               std::to_string(decision_number(seat)));
  }
  const SeatSet waited_for = play_->waiting();
  if (auto refused = play_->act(seat, action)) return *refused;
  ++entries_;
  moved(seat, client, timing, waited_for);
  entry::Acted acted{.client = client, .move = json::Raw::written(play_->last_move())};
  if (clock_.kind == ClockSetting::Kind::bank) acted.spent = static_cast<std::uint32_t>(timing.spent);
  if (timing.late) acted.late = true;
  return acted;
}

// What follows from the move that was just made.
void ServedTable::moved(Seat seat, const std::string& client, const Timing& timing, SeatSet waited_for) {
  clients_[index(seat)][client] = {entries_, Logged::action};
  ++decisions_[index(seat)];
  if (timing.late) announce("late", seat, name_at(seat) + "'s time is up");
  const std::size_t shown = streams_.back().size();
  extend_streams();
  const bool noticed = streams_.back().size() != shown || play_->waiting() != waited_for;
  gained_[index(seat)] = noticed ? std::uint64_t{1000} * clock_.increment : 0;
  if (!noticed) return;
  ++turns_[index(seat)];
  std::uint64_t& bank = banks_[index(seat)];
  bank = bank - std::min(bank, timing.spent) + gained_[index(seat)];
}

ServedTable::Answer ServedTable::say(Seat seat, const std::string& client, const std::string& text,
                                     const json::Node* claim) const {
  if (play_ == nullptr) return no("talk begins with the game");
  // Ready-made claims are part of the game and stay.
  if (claim == nullptr && rights_.muted(chairs_[index(seat)].owner)) return no("the host has muted you");
  if (client.empty() || client.size() > 64) return no("what is said carries an id of 1 to 64 characters");
  if (said_[index(seat)] >= bounds::most_said) return no("this seat has said all that fits into the table's log");
  if (claim != nullptr) {
    const auto claimed = play_->claimed(seat, *claim, names());
    if (const auto* refused = std::get_if<Refused>(&claimed)) return *refused;
    const auto& [made, words] = std::get<Claimed>(claimed);
    return entry::Said{client, seat, words, json::Raw::written(made)};
  }
  if (text.empty() || text.size() > 500) return no("say something of 1 to 500 bytes");
  if (json::has_control_characters(text)) return no("there are control characters in it");
  return entry::Said{client, seat, text, std::nullopt};
}

ServedTable::Answer ServedTable::close() const { return entry::Closed{revision_of(game_)}; }

bool ServedTable::take(std::string_view stored) {
  const auto read = entry::read(stored);
  return std::holds_alternative<Entry>(read) && take(std::get<Entry>(read));
}

bool ServedTable::take(const Entry& entry) {
  ++entries_;
  if (phase_ == Phase::closed) return follow_closed(entry);
  if (std::visit([this](const auto& each) { return follow(each); }, entry)) return true;
  if (chairs_.empty() || !from_other_rules()) return false;
  phase_ = Phase::closed;
  play_.reset();  // by our rules the game stands elsewhere; what happened is in the events
  return follow_closed(entry);
}

bool ServedTable::from_other_rules() const {
  // What was created before revisions were written down is of the first.
  if (std::max<std::uint16_t>(rules_, 1) != revision_of(game_)) return true;
  const auto known = facts_of(game_, options_);
  const auto* const facts = std::get_if<GameFacts>(&known);
  return facts == nullptr || (!content_.empty() && facts->content_hash != content_);
}

bool ServedTable::follow(const entry::Created& created) {
  const auto seed = digest_from_hex(created.server_seed);
  if (!seed) return false;
  game_ = created.game;
  options_ = created.options.node();
  rights_ = Rights(created.host, created.password.value_or(""));
  code_ = created.code.value_or("");
  rules_ = created.rules.value_or(0);
  content_ = created.content.value_or("");
  listed_ = created.listed.value_or(false) ? Listed::yes : Listed::no;
  hints_ = created.hints.value_or(true) ? Hints::allowed : Hints::off;  // tables from before there were any have them
  clock_ = created.clock.value_or(ClockSetting{});
  server_seed_ = *seed;
  commitment_ = commitment_to(*seed);
  const auto known = facts_of(game_, options_);
  if (const auto* const facts = std::get_if<GameFacts>(&known)) {
    options_text_ = facts->options_json;
    chairs_.resize(facts->players);
    return true;
  }
  // Options that our rules do not know any more still say how many chairs there were.
  options_text_ = json::to_text(options_);
  chairs_.resize(std::min<std::size_t>(number_of(options_, "players"), max_seats));
  return false;
}

bool ServedTable::follow(const entry::Sat& sat) {
  if (!has(sat.seat)) return false;
  rights_.forget_wishes(sat.owner);
  for (Chair& other : chairs_) {
    if (other.owner == sat.owner) other = {};  // one seat each
  }
  chairs_[index(sat.seat)] = {Chair::Kind::person, sat.person, sat.owner, "", sat.commitment, ""};
  return true;
}

bool ServedTable::follow(const entry::BotAdded& added) {
  if (!has(added.seat)) return false;
  chairs_[index(added.seat)] = {Chair::Kind::bot, bot_name(index(added.seat) + 1), "", added.bot, "", ""};
  return true;
}

bool ServedTable::follow(const entry::Left& left) {
  if (!has(left.seat)) return false;
  rights_.forget_wishes(chairs_[index(left.seat)].owner);
  chairs_[index(left.seat)] = {};
  return true;
}

bool ServedTable::follow(const entry::Committed& committed) {
  if (!has(committed.seat)) return false;
  chairs_[index(committed.seat)].commitment = committed.commitment;
  return true;
}

bool ServedTable::follow(const entry::Starting& /*starting*/) {
  phase_ = Phase::opening;
  const bool people =
      std::any_of(chairs_.begin(), chairs_.end(), [](const Chair& chair) { return chair.kind == Chair::Kind::person; });
  return people || deal();
}

bool ServedTable::follow(const entry::Opened& opened) {
  if (!has(opened.seat)) return false;
  chairs_[index(opened.seat)].contribution = opened.contribution;
  const bool all = std::all_of(chairs_.begin(), chairs_.end(), [](const Chair& each) {
    return each.kind != Chair::Kind::person || !each.contribution.empty();
  });
  return !all || deal();
}

bool ServedTable::follow(const entry::Voided& voided) {
  const auto seed = digest_from_hex(voided.server_seed);
  if (!seed) return false;
  voided_.push_back(hex_of(server_seed_));
  server_seed_ = *seed;
  commitment_ = commitment_to(*seed);
  phase_ = Phase::lobby;
  for (Chair& chair : chairs_) chair.commitment = chair.contribution = "";
  return true;
}

// From the store: the action is played again, and has to give the same draws and events.
bool ServedTable::follow(const entry::Acted& acted) {
  const json::Node move = acted.move.node();
  const std::size_t seat = number_of(move, "seat");
  const json::Node* const action = move.find("action");
  if (play_ == nullptr || seat < 1 || seat > chairs_.size() || action == nullptr) return false;
  const SeatSet waited_for = play_->waiting();
  if (play_->act(seat_at(seat - 1), *action)) return false;
  const auto again = json::parse(play_->last_move());
  if (!std::holds_alternative<json::Node>(again) || std::get<json::Node>(again) != move) return false;
  moved(seat_at(seat - 1), acted.client, {acted.spent.value_or(0), acted.late.value_or(false)}, waited_for);
  return true;
}

bool ServedTable::follow(const entry::Closed& /*closed*/) {
  phase_ = Phase::closed;
  play_.reset();
  closed_on_record_ = true;
  return true;
}

bool ServedTable::follow_closed(const Entry& entry) {
  using namespace entry;
  return std::visit(
      [this]<class E>(const E& each) {
        // What would set the game going, or change what it was dealt from, has happened under other rules.
        constexpr bool of_the_start = std::same_as<E, Created> || std::same_as<E, Starting> ||
                                      std::same_as<E, Opened> || std::same_as<E, Committed> || std::same_as<E, Voided>;
        constexpr bool aside = std::same_as<E, Paused> || std::same_as<E, Resumed> || std::same_as<E, Held> ||
                               std::same_as<E, Back> || std::same_as<E, Undone> || std::same_as<E, entry::Rematch>;
        if constexpr (std::same_as<E, Acted>) {
          return show_events(each);
        } else if constexpr (of_the_start) {
          return true;
        } else {
          return (aside && !dealt()) || follow(each);
        }
      },
      entry);
}

bool ServedTable::show_events(const entry::Acted& acted) {
  const json::Node move = acted.move.node();
  const json::Node* const events = move.find("events");
  if (events == nullptr) return false;
  if (streams_.empty()) streams_.assign(chairs_.size() + 1, {});  // it was not even dealt by our rules
  if (clients_.empty()) clients_.assign(chairs_.size(), {});
  if (said_.empty()) said_.assign(chairs_.size(), 0);
  for (std::size_t i = 0; i < streams_.size(); ++i) {
    const Seat seat = i == chairs_.size() ? nobody : seat_at(i);
    for (std::string& body : stored_events(game_, *events, seat, names())) {
      streams_[i].add(std::make_shared<const std::string>(std::move(body)));
    }
  }
  return true;
}

// Everybody hears it, at the same place of their stream as everybody else's.
bool ServedTable::follow(const entry::Said& said) {
  if (!dealt() || !has(said.seat)) return false;
  clients_[index(said.seat)][said.client] = {entries_, Logged::talk};
  ++said_[index(said.seat)];
  std::optional<json::Node> claim;
  if (said.claim) claim = said.claim->node();
  if (claim && play_ != nullptr) play_->heard(said.seat, *claim);
  hear(said_item(index(said.seat) + 1, chairs_[index(said.seat)].name, said.text,
                 said.claim ? said.claim->text() : std::string()));
  const auto moves = play_ == nullptr ? std::uint32_t{0} : static_cast<std::uint32_t>(play_->moves());
  talk_.push_back({moves, said.seat, said.text, std::move(claim)});
  return true;
}

bool ServedTable::deal() {
  auto made = make_play(game_, options_, table_seed(seed_list()));
  if (!std::holds_alternative<std::unique_ptr<Play>>(made)) return false;
  play_ = std::move(std::get<std::unique_ptr<Play>>(made));
  phase_ = Phase::playing;
  streams_.assign(chairs_.size() + 1, {});
  clients_.assign(chairs_.size(), {});
  said_.assign(chairs_.size(), 0);
  decisions_.assign(chairs_.size(), 0);
  turns_.assign(chairs_.size(), 0);
  gained_.assign(chairs_.size(), 0);
  banks_.assign(chairs_.size(), clock_.kind == ClockSetting::Kind::bank ? std::uint64_t{1000} * clock_.seconds : 0);
  return true;
}

SeedList ServedTable::seed_list() const {
  const auto known = facts_of(game_, options_);
  const auto* const facts = std::get_if<GameFacts>(&known);
  SeedList list{game_,  options_text_,        facts == nullptr ? content_ : facts->content_hash,
                rules_, hex_of(server_seed_), {}};
  for (const Chair& chair : chairs_) {
    list.chairs.push_back({chair.kind != Chair::Kind::bot, chair.commitment, chair.contribution});
  }
  return list;
}

Listing ServedTable::listing() const {
  Listing listing{game_, std::string(phase_name(phase_)), "", listed_ == Listed::yes, {}, ""};
  const auto parsed = json::parse(play_ == nullptr ? "null" : play_->outcome_json());
  const auto& outcome = std::get<json::Node>(parsed);
  listing.ended_by = text_of(outcome, "ended_by");
  const json::Node* const winners = outcome.find("winners");
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].kind == Chair::Kind::empty) continue;
    const auto this_one = [&](const json::Node& seat) { return seat.number == static_cast<std::int64_t>(i + 1); };
    const bool won = winners != nullptr && std::any_of(winners->items.begin(), winners->items.end(), this_one);
    listing.players.push_back({chairs_[i].name, chairs_[i].kind == Chair::Kind::person, won});
  }
  listing.code = open_code();
  return listing;
}

void ServedTable::extend_streams() {
  std::vector<std::vector<std::string>> seen = play_->last_events(names());
  for (std::size_t i = 0; i < streams_.size(); ++i) {
    for (std::string& body : seen[i]) streams_[i].add(std::make_shared<const std::string>(std::move(body)));
  }
  if (play_->over()) phase_ = Phase::over;
}

std::optional<Seat> ServedTable::seat_of(const std::string& owner) const {
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].kind == Chair::Kind::person && same_secret(chairs_[i].owner, owner)) return seat_at(i);
  }
  return std::nullopt;
}

ServedTable::LoggedAs ServedTable::logged(Seat seat, const std::string& client) const {
  if (index(seat) >= clients_.size()) return {};
  const auto found = clients_[index(seat)].find(client);
  return found == clients_[index(seat)].end() ? LoggedAs{} : found->second;
}

std::optional<Refused> ServedTable::full() const {
  const bool before = phase_ == Phase::lobby || phase_ == Phase::opening;
  if (before && entries_ >= bounds::most_before_start) return no("too much has changed at this table; make a new one");
  if (!before && asides_ >= bounds::most_asides) return no("that was done too often at this table");
  return std::nullopt;
}

const ItemStream& ServedTable::stream(Seat seat) const {
  static const ItemStream empty;
  if (streams_.empty()) return empty;
  return seat == nobody ? streams_.back() : streams_[index(seat)];
}

std::uint32_t ServedTable::decision_number(Seat seat) const {
  if (phase_ != Phase::playing || seat == nobody) return 0;
  if (!play_->waiting().has(seat) && !play_->interrupting().has(seat)) return 0;
  return decisions_[index(seat)] + 1;
}

SeatNames ServedTable::names() const {
  SeatNames names;
  for (const Chair& chair : chairs_) names.push_back(chair.name);
  return names;
}

std::string ServedTable::lobby_json(const std::string& owner) const {
  std::string seats = "[";
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Chair& chair = chairs_[i];
    Object seat;
    seat.number("seat", i + 1).text("name", chair.name);
    seat.text("kind", chair.kind == Chair::Kind::empty ? "empty" : chair.kind == Chair::Kind::bot ? "bot" : "person");
    if (chair.kind == Chair::Kind::bot) seat.text("bot", chair.bot);
    if (chair.kind == Chair::Kind::person) {
      seat.flag("yours", same_secret(chair.owner, owner))
          .flag("host", is_host(chair.owner))
          .text("commitment", chair.commitment);
      if (chair.held) seat.flag("held", true);
      if (rights_.muted(chair.owner)) seat.flag("muted", true);
      if (const std::size_t wanted = wanted_seat(chair.owner); wanted > 0) seat.number("wants", wanted);
      // Opened contributions are for all to see, so that everybody can check the seed.
      if (!chair.contribution.empty()) seat.text("contribution", chair.contribution);
    }
    seats += (i == 0 ? "" : ",") + seat.done();
  }
  Object out;
  out.text("game", game_).raw("options", options_text_).text("phase", phase_name(phase_));
  out.flag("host", is_host(owner)).flag("hints", hints()).raw("clock", json::write(json::NoContent{}, clock_));
  if (paused_) out.flag("paused", true);
  if (!rematch_.empty()) out.text("rematch", rematch_);
  out.text("commitment", commitment_).number("voids", voided_.size());
  if (const auto seat = seat_of(owner); seat && play_ != nullptr) out.raw("claims", play_->claims_json(*seat, names()));
  if (rules_ != 0) out.number("rules", rules_);
  out.flag("listed", listed_ == Listed::yes).flag("password", !rights_.password().empty());
  if (!open_code().empty()) out.text("code", open_code());
  out.raw("notes", notes_json(owner));
  if (phase_ == Phase::closed) out.text("why", "the rules have changed since it was played");
  if (phase_ == Phase::over || phase_ == Phase::closed) out.text("server_seed", hex_of(server_seed_));
  return out.raw("seats", seats + "]").done();
}

std::vector<std::string> ServedTable::stream_after(Seat seat, std::size_t seen) const {
  const ItemStream& items = stream(seat);
  std::vector<std::string> bodies;
  for (std::size_t i = std::min(seen, items.size()); i < items.size(); ++i) bodies.push_back(items[i]);
  return bodies;
}

std::variant<std::string, Refused> ServedTable::history(Seat seat, std::size_t before) const {
  const ItemStream& items = stream(seat);
  if (before < 1 || before > items.size() + 1) return no("before is a number of the stream, or one more");
  const std::size_t from = items.page_after(0, before - 1);
  Object out;
  out.number("from", from).made("events", [&](std::string& list) { items.append_list(list, from, before - 1); });
  return out.done();
}

void ServedTable::append_update(std::string& text, Seat seat, std::size_t seen) const {
  const ItemStream& items = stream(seat);
  const std::size_t from = items.page_after(std::min(seen, items.size()), items.size());
  Object out(std::move(text));
  out.number("from", from).number("number", items.size());
  out.made("events", [&](std::string& list) { items.append_list(list, from, items.size()); });
  if (play_ == nullptr) {  // closed: there are its events
    out.raw("view", "null").raw("outlook", "null").raw("waiting", "[]").number("decision_number", 0);
    text = out.raw("decision", "null").flag("undo", false).raw("outcome", "null").done();
    return;
  }
  out.made("view", [&](std::string& view) { play_->append_view(view, seat); });
  out.made("outlook", [&](std::string& outlook) { play_->append_outlook(outlook, seat); });
  out.raw("waiting", json::write(json::NoContent{}, play_->waiting()));
  out.number("decision_number", decision_number(seat));
  out.made("decision", [&](std::string& decision) {
    if (seat == nobody) {
      decision += "null";
    } else {
      play_->append_decision(decision, seat);
    }
  });
  out.flag("undo", phase_ == Phase::playing && seat != nobody && play_->can_undo(seat));
  out.raw("outcome", play_->outcome_json());
  text = out.done();
}

}  // namespace backlot
