#include "table/served_table.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "json/content.hpp"
#include "json/lookup.hpp"
#include "json/object.hpp"
#include "table/no.hpp"
#include "table/stored_events.hpp"

namespace backlot {
namespace {

using json::number_of;
using json::Object;
using json::text_of;

bool good_name(const std::string& name) {
  return !name.empty() && name.size() <= 40 && !json::has_control_characters(name);
}

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

bool is_aside(std::string_view kind) {
  constexpr std::array<std::string_view, 6> kinds{"paused", "resumed", "held", "back", "undone", "rematch"};
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

std::string todays_content(std::string_view game) {
  std::string hash;
  with_game(game, [&](auto which) {
    static const std::string standard = content_hash(standard_content(which));
    hash = standard;
  });
  return hash;
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
  Object entry;
  entry.text("kind", "created")
      .text("game", game)
      .number("rules", revision_of(game))
      .text("content", facts.content_hash)
      .raw("options", facts.options_json)
      .text("host", owner)
      .text("server_seed", hex_of(server_seed))
      .flag("hints", hints == Hints::allowed)
      .flag("listed", listed == Listed::yes)
      .raw("clock", clock_json(clock));
  if (!door.code.empty()) entry.text("code", door.code);
  if (!door.password.empty()) entry.text("password", door.password);
  return entry.done();
}

ServedTable::Answer ServedTable::sit(const std::string& owner, std::size_t chair, const std::string& name,
                                     const std::string& commitment) const {
  if (phase_ != Phase::lobby) return no("the game has started; seats are taken before that");
  if (chair >= chairs_.size()) return no("there are seats 1 to " + std::to_string(chairs_.size()));
  if (!good_name(name)) return no("a name has 1 to 40 characters");
  if (!digest_from_hex(commitment)) return no("a commitment is a SHA-256 in 64 hex digits");
  if (chairs_[chair].kind != Chair::Kind::empty && !same_secret(chairs_[chair].owner, owner))
    return no("that seat is taken");
  return Object()
      .text("kind", "sat")
      .number("seat", chair + 1)
      .text("name", name)
      .text("owner", owner)
      .text("commitment", commitment)
      .done();
}

ServedTable::Answer ServedTable::add_bot(const std::string& owner, std::size_t chair, const std::string& bot) const {
  if (!is_host(owner)) return no("only the host adds bots");
  if (phase_ != Phase::lobby) return no("the game has started; seats are taken before that");
  if (chair >= chairs_.size()) return no("there are seats 1 to " + std::to_string(chairs_.size()));
  if (chairs_[chair].kind != Chair::Kind::empty) return no("that seat is taken");
  return Object().text("kind", "bot").number("seat", chair + 1).text("bot", bot).done();
}

ServedTable::Answer ServedTable::leave(const std::string& owner, std::size_t chair) const {
  if (phase_ == Phase::playing) {
    if (seat_of(owner) != seat_at(chair)) return no("in the middle of a game everybody leaves only their own seat");
    return hold(seat_at(chair));
  }
  if (phase_ != Phase::lobby) return no("the game has started");
  if (chair >= chairs_.size() || chairs_[chair].kind == Chair::Kind::empty) return no("nobody sits there");
  if (!same_secret(chairs_[chair].owner, owner) && !is_host(owner))
    return no("only the host frees the seat of another");
  return Object().text("kind", "left").number("seat", chair + 1).done();
}

ServedTable::Answer ServedTable::commit(const std::string& owner, const std::string& commitment) const {
  const auto seat = seat_of(owner);
  if (!seat || phase_ != Phase::lobby) return no("only who sits here commits, before the start");
  if (!digest_from_hex(commitment)) return no("a commitment is a SHA-256 in 64 hex digits");
  return Object().text("kind", "committed").number("seat", index(*seat) + 1).text("commitment", commitment).done();
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
  return Object().text("kind", "starting").done();
}

ServedTable::Answer ServedTable::open(const std::string& owner, const std::string& contribution) const {
  const auto seat = seat_of(owner);
  if (!seat || phase_ != Phase::opening) return no("contributions are opened once, when the game starts");
  const Chair& chair = chairs_[index(*seat)];
  if (!chair.contribution.empty()) return no("this contribution is open already");
  const auto secret = digest_from_hex(contribution);
  if (!secret) return no("a contribution is 32 bytes in 64 hex digits");
  if (commitment_to(*secret) != chair.commitment) return no("this is not the contribution that was committed to");
  return Object().text("kind", "opened").number("seat", index(*seat) + 1).text("contribution", contribution).done();
}

ServedTable::Answer ServedTable::call_off(const Digest& fresh_seed) const {
  if (phase_ != Phase::opening) return no("no start is under way");
  return Object().text("kind", "voided").text("server_seed", hex_of(fresh_seed)).done();
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
  Object entry;
  entry.text("kind", "acted").text("client", client);
  if (clock_.kind == ClockSetting::Kind::bank) entry.number("spent", timing.spent);
  if (timing.late) entry.flag("late", true);
  return entry.raw("move", play_->last_move()).done();
}

// What follows from the move that was just made.
void ServedTable::moved(Seat seat, const std::string& client, const Timing& timing, SeatSet waited_for) {
  clients_[index(seat)][client] = entries_;
  ++decisions_[index(seat)];
  if (timing.late) announce("late", index(seat) + 1, chairs_[index(seat)].name + "'s time is up");
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
  Object entry;
  entry.text("kind", "said").text("client", client).number("seat", index(seat) + 1);
  if (claim != nullptr) {
    const auto claimed = play_->claimed(seat, *claim, names());
    if (const auto* refused = std::get_if<Refused>(&claimed)) return *refused;
    const auto& [json, words] = std::get<Claimed>(claimed);
    return entry.text("text", words).raw("claim", json).done();
  }
  if (text.empty() || text.size() > 500) return no("say something of 1 to 500 bytes");
  if (json::has_control_characters(text)) return no("there are control characters in it");
  return entry.text("text", text).done();
}

ServedTable::Answer ServedTable::close() const {
  return Object().text("kind", "closed").number("rules", revision_of(game_)).done();
}

bool ServedTable::take(const Entry& entry) {
  const auto parsed = json::parse(entry);
  if (!std::holds_alternative<json::Node>(parsed)) return false;
  const auto& node = std::get<json::Node>(parsed);
  ++entries_;
  if (phase_ == Phase::closed) return take_closed(node);
  if (take_node(node)) return true;
  if (chairs_.empty() || !from_other_rules()) return false;
  phase_ = Phase::closed;
  play_.reset();  // by our rules the game stands elsewhere; what happened is in the events
  return take_closed(node);
}

bool ServedTable::from_other_rules() const {
  // What was created before revisions were written down is of the first.
  if (std::max<std::uint16_t>(rules_, 1) != revision_of(game_)) return true;
  return std::holds_alternative<Refused>(facts_of(game_, options_, content_));
}

bool ServedTable::take_created(const json::Node& node) {
  const auto seed = digest_from_hex(text_of(node, "server_seed"));
  const json::Node* const options = node.find("options");
  if (!seed || options == nullptr) return false;
  game_ = text_of(node, "game");
  options_ = *options;
  rights_ = Rights(text_of(node, "host"), text_of(node, "password"));
  code_ = text_of(node, "code");
  rules_ = static_cast<std::uint16_t>(number_of(node, "rules"));
  content_ = text_of(node, "content");
  const json::Node* const listed = node.find("listed");
  listed_ = listed != nullptr && listed->truth ? Listed::yes : Listed::no;
  // Tables from before there were hints have them.
  if (const json::Node* const hints = node.find("hints"); hints != nullptr && !hints->truth) hints_ = Hints::off;
  if (const auto clock = read_clock(node.find("clock")); std::holds_alternative<ClockSetting>(clock)) {
    clock_ = std::get<ClockSetting>(clock);
  }
  server_seed_ = *seed;
  commitment_ = commitment_to(*seed);
  const auto known = facts_of(game_, options_, content_);
  if (const auto* const facts = std::get_if<GameFacts>(&known)) {
    options_text_ = facts->options_json;
    content_ = facts->content_hash;  // also of what was created before it was written down
    chairs_.resize(facts->players);
    return true;
  }
  // Options that our rules do not know any more still say how many chairs there were.
  options_text_ = json::to_text(options_);
  chairs_.resize(std::min<std::size_t>(number_of(options_, "players"), max_seats));
  return false;
}

bool ServedTable::take_node(const json::Node& node) {
  const std::string kind = text_of(node, "kind");
  if (kind == "created") return take_created(node);
  if (kind == "starting") {
    phase_ = Phase::opening;
    const bool people = std::any_of(chairs_.begin(), chairs_.end(),
                                    [](const Chair& chair) { return chair.kind == Chair::Kind::person; });
    return people || deal();
  }
  if (kind == "voided") {
    const auto seed = digest_from_hex(text_of(node, "server_seed"));
    if (!seed) return false;
    voided_.push_back(hex_of(server_seed_));
    server_seed_ = *seed;
    commitment_ = commitment_to(*seed);
    phase_ = Phase::lobby;
    for (Chair& chair : chairs_) chair.commitment = chair.contribution = "";
    return true;
  }
  if (kind == "acted") return take_move(node);
  if (kind == "said") return take_talk(node);
  if (kind == "closed") {
    phase_ = Phase::closed;
    play_.reset();
    closed_on_record_ = true;
    return true;
  }
  if (is_aside(kind)) return take_aside(kind, node);
  if (const auto taken = take_people(kind, node)) return *taken;
  const std::size_t seat = number_of(node, "seat");
  if (seat < 1 || seat > chairs_.size()) return false;
  Chair& chair = chairs_[seat - 1];
  if (kind == "sat") {
    const std::string owner = text_of(node, "owner");
    rights_.forget_wishes(owner);
    for (Chair& other : chairs_) {
      if (other.owner == owner) other = {};  // one seat each
    }
    chair = {Chair::Kind::person, text_of(node, "name"), owner, "", text_of(node, "commitment"), ""};
  } else if (kind == "bot") {
    chair = {Chair::Kind::bot, "Bot " + std::to_string(seat), "", text_of(node, "bot"), "", ""};
  } else if (kind == "left") {
    rights_.forget_wishes(chair.owner);
    chair = {};
  } else if (kind == "committed") {
    chair.commitment = text_of(node, "commitment");
  } else if (kind == "opened") {
    chair.contribution = text_of(node, "contribution");
    const bool all = std::all_of(chairs_.begin(), chairs_.end(), [](const Chair& each) {
      return each.kind != Chair::Kind::person || !each.contribution.empty();
    });
    return !all || deal();
  } else {
    return false;
  }
  return true;
}

// From the store: the action is played again, and has to give the same draws and events.
bool ServedTable::take_move(const json::Node& node) {
  const json::Node* const move = node.find("move");
  if (move == nullptr || play_ == nullptr) return false;
  const std::size_t seat = number_of(*move, "seat");
  const json::Node* const action = move->find("action");
  if (seat < 1 || seat > chairs_.size() || action == nullptr) return false;
  const SeatSet waited_for = play_->waiting();
  if (play_->act(seat_at(seat - 1), *action)) return false;
  const auto again = json::parse(play_->last_move());
  if (!std::holds_alternative<json::Node>(again) || std::get<json::Node>(again) != *move) return false;
  const json::Node* const late = node.find("late");
  moved(seat_at(seat - 1), text_of(node, "client"), {number_of(node, "spent"), late != nullptr && late->truth},
        waited_for);
  return true;
}

// Only what happened is taken from such a log, not what follows from it.
bool ServedTable::take_closed(const json::Node& node) {
  const std::string kind = text_of(node, "kind");
  if (kind == "said") return take_talk(node);
  if (const auto taken = take_people(kind, node)) return *taken;
  if (kind == "closed") closed_on_record_ = true;
  if (is_aside(kind)) return !dealt() || take_aside(kind, node);
  if (kind == "sat" || kind == "bot" || kind == "left") return take_node(node);
  const json::Node* const move = node.find("move");
  const json::Node* const events = kind == "acted" && move != nullptr ? move->find("events") : nullptr;
  if (events == nullptr) return kind != "acted";
  if (streams_.empty()) streams_.assign(chairs_.size() + 1, {});  // it was not even dealt by our rules
  if (clients_.empty()) clients_.assign(chairs_.size(), {});
  for (std::size_t i = 0; i < streams_.size(); ++i) {
    const Seat seat = i == chairs_.size() ? nobody : seat_at(i);
    for (std::string& body : stored_events(game_, content_, *events, seat, names())) {
      streams_[i].push_back({entries_, std::move(body)});
    }
  }
  return true;
}

// Everybody hears it, at the same place of their stream as everybody else's.
bool ServedTable::take_talk(const json::Node& node) {
  const std::size_t seat = number_of(node, "seat");
  if (!dealt() || seat < 1 || seat > chairs_.size()) return false;
  clients_[seat - 1][text_of(node, "client")] = entries_;
  const json::Node* const claim = node.find("claim");
  const std::string body = said_item(seat, chairs_[seat - 1].name, text_of(node, "text"),
                                     claim == nullptr ? std::string() : json::to_text(*claim));
  if (claim != nullptr && play_ != nullptr) play_->heard(seat_at(seat - 1), *claim);
  for (std::vector<Item>& stream : streams_) stream.push_back({entries_, body});
  const auto moves = play_ == nullptr ? std::uint32_t{0} : static_cast<std::uint32_t>(play_->moves());
  talk_.push_back({moves, seat, text_of(node, "text"), claim == nullptr ? std::nullopt : std::optional(*claim)});
  return true;
}

bool ServedTable::deal() {
  auto made = make_play(game_, options_, content_, table_seed(seed_list()));
  if (!std::holds_alternative<std::unique_ptr<Play>>(made)) return false;
  play_ = std::move(std::get<std::unique_ptr<Play>>(made));
  phase_ = Phase::playing;
  streams_.assign(chairs_.size() + 1, {});
  clients_.assign(chairs_.size(), {});
  decisions_.assign(chairs_.size(), 0);
  turns_.assign(chairs_.size(), 0);
  gained_.assign(chairs_.size(), 0);
  banks_.assign(chairs_.size(), clock_.kind == ClockSetting::Kind::bank ? std::uint64_t{1000} * clock_.seconds : 0);
  return true;
}

SeedList ServedTable::seed_list() const {
  SeedList list{game_, options_text_, content_, rules_, hex_of(server_seed_), {}};
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
    for (std::string& body : seen[i]) streams_[i].push_back({entries_, std::move(body)});
  }
  if (play_->over()) phase_ = Phase::over;
}

std::optional<Seat> ServedTable::seat_of(const std::string& owner) const {
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].kind == Chair::Kind::person && same_secret(chairs_[i].owner, owner)) return seat_at(i);
  }
  return std::nullopt;
}

std::uint64_t ServedTable::entry_of(Seat seat, const std::string& client) const {
  if (index(seat) >= clients_.size()) return 0;
  const auto found = clients_[index(seat)].find(client);
  return found == clients_[index(seat)].end() ? 0 : found->second;
}

const std::vector<ServedTable::Item>& ServedTable::stream(Seat seat) const {
  static const std::vector<Item> empty;
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
  out.flag("host", is_host(owner)).flag("hints", hints()).raw("clock", clock_json(clock_));
  if (paused_) out.flag("paused", true);
  if (!rematch_.empty()) out.text("rematch", rematch_);
  out.text("commitment", commitment_).number("voids", voided_.size());
  if (const auto seat = seat_of(owner); seat && play_ != nullptr) out.raw("claims", play_->claims_json(*seat, names()));
  if (rules_ != 0) out.number("rules", rules_);
  // A pack that was the standard one once: whoever draws its cards has to know.
  if (content_ != todays_content(game_)) out.text("content", content_);
  out.flag("listed", listed_ == Listed::yes).flag("password", !rights_.password().empty());
  if (!open_code().empty()) out.text("code", open_code());
  out.raw("notes", notes_json(owner));
  if (phase_ == Phase::closed) out.text("why", "the rules have changed since it was played");
  if (phase_ == Phase::over || phase_ == Phase::closed) out.text("server_seed", hex_of(server_seed_));
  return out.raw("seats", seats + "]").done();
}

std::vector<std::string> ServedTable::stream_after(Seat seat, std::size_t seen) const {
  const std::vector<Item>& items = stream(seat);
  std::vector<std::string> bodies;
  for (std::size_t i = std::min(seen, items.size()); i < items.size(); ++i) bodies.push_back(items[i].body);
  return bodies;
}

void ServedTable::append_update(std::string& text, Seat seat, std::size_t seen) const {
  const std::vector<Item>& items = stream(seat);
  const std::size_t from = std::min(seen, items.size());
  Object out(std::move(text));
  out.number("from", from).number("number", items.size()).made("events", [&](std::string& list) {
    list += '[';
    for (std::size_t i = from; i < items.size(); ++i) {
      if (i > from) list += ',';
      list += items[i].body;
    }
    list += ']';
  });
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
