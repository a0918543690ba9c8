#include "table/served_table.hpp"

#include <algorithm>
#include <utility>

#include "json/lookup.hpp"

namespace backlot {
namespace {

using json::number_of;
using json::text_of;

// One JSON object, field by field.
class Object {
 public:
  Object& text(const char* name, std::string_view value) {
    key(name);
    json::append_text(out_, value);
    return *this;
  }
  Object& raw(const char* name, std::string_view value) {
    key(name);
    out_ += value;
    return *this;
  }
  Object& number(const char* name, std::uint64_t value) { return raw(name, std::to_string(value)); }
  Object& flag(const char* name, bool value) { return raw(name, value ? "true" : "false"); }
  std::string done() { return out_ + "}"; }

 private:
  void key(const char* name) {
    out_ += out_.size() == 1 ? "\"" : ",\"";
    out_ += name;
    out_ += "\":";
  }
  std::string out_ = "{";
};

Refused no(std::string why) { return {{}, std::move(why)}; }

bool good_name(const std::string& name) {
  return !name.empty() && name.size() <= 40 && !json::has_control_characters(name);
}

constexpr std::string_view phase_name(ServedTable::Phase phase) {
  switch (phase) {
    case ServedTable::Phase::lobby: return "lobby";
    case ServedTable::Phase::opening: return "opening";
    case ServedTable::Phase::playing: return "playing";
    case ServedTable::Phase::over: break;
  }
  return "over";
}

}  // namespace

ServedTable::Answer ServedTable::create(std::string_view game, const json::Node& options, const std::string& owner,
                                        const Digest& server_seed, Hints hints) {
  const auto made = make_play(game, options, {});
  if (const auto* refused = std::get_if<Refused>(&made)) return *refused;
  const auto& play = std::get<std::unique_ptr<Play>>(made);
  return Object()
      .text("kind", "created")
      .text("game", game)
      .raw("options", play->options_json())
      .text("host", owner)
      .text("server_seed", hex_of(server_seed))
      .flag("hints", hints == Hints::allowed)
      .done();
}

ServedTable::Answer ServedTable::sit(const std::string& owner, std::size_t chair, const std::string& name,
                                     const std::string& commitment) const {
  if (phase_ != Phase::lobby) return no("the game has started; seats are taken before that");
  if (chair >= chairs_.size()) return no("there are seats 1 to " + std::to_string(chairs_.size()));
  if (!good_name(name)) return no("a name has 1 to 40 characters");
  if (!digest_from_hex(commitment)) return no("a commitment is a SHA-256 in 64 hex digits");
  if (chairs_[chair].kind != Chair::Kind::empty && chairs_[chair].owner != owner) return no("that seat is taken");
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
  if (phase_ != Phase::lobby) return no("the game has started");
  if (chair >= chairs_.size() || chairs_[chair].kind == Chair::Kind::empty) return no("nobody sits there");
  if (chairs_[chair].owner != owner && !is_host(owner)) return no("only the host frees the seat of another");
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
                                     const json::Node& action) {
  if (phase_ != Phase::playing) return no("the game is not being played");
  if (client.empty() || client.size() > 64) return no("an action carries an id of 1 to 64 characters");
  if (decision != decision_number(seat)) {
    return no(decision_number(seat) == 0 ? "this seat is asked nothing now"
                                         : "that was the answer to another question; now it is decision " +
                                               std::to_string(decision_number(seat)));
  }
  if (auto refused = play_->act(seat, action)) return *refused;
  ++entries_;
  clients_[index(seat)][client] = entries_;
  extend_streams();
  return Object().text("kind", "acted").text("client", client).raw("move", play_->last_move()).done();
}

ServedTable::Answer ServedTable::say(Seat seat, const std::string& client, const std::string& text,
                                     const json::Node* claim) const {
  if (play_ == nullptr) return no("talk begins with the game");
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

bool ServedTable::take(const Entry& entry) {
  const auto parsed = json::parse(entry);
  if (!std::holds_alternative<json::Node>(parsed)) return false;
  ++entries_;
  return take_node(std::get<json::Node>(parsed));
}

bool ServedTable::take_node(const json::Node& node) {
  const std::string kind = text_of(node, "kind");
  if (kind == "created") {
    const auto seed = digest_from_hex(text_of(node, "server_seed"));
    const json::Node* const options = node.find("options");
    if (!seed || options == nullptr) return false;
    game_ = text_of(node, "game");
    options_ = *options;
    host_ = text_of(node, "host");
    server_seed_ = *seed;
    commitment_ = commitment_to(*seed);
    // Tables from before there were hints have them.
    if (const json::Node* const hints = node.find("hints"); hints != nullptr && !hints->truth) hints_ = Hints::off;
    const auto made = make_play(game_, options_, {});
    if (!std::holds_alternative<std::unique_ptr<Play>>(made)) return false;
    options_text_ = std::get<std::unique_ptr<Play>>(made)->options_json();
    chairs_.resize(std::get<std::unique_ptr<Play>>(made)->players());
    return true;
  }
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
  const std::size_t seat = number_of(node, "seat");
  if (seat < 1 || seat > chairs_.size()) return false;
  Chair& chair = chairs_[seat - 1];
  if (kind == "sat") {
    const std::string owner = text_of(node, "owner");
    for (Chair& other : chairs_) {
      if (other.owner == owner) other = {};  // one seat each
    }
    chair = {Chair::Kind::person, text_of(node, "name"), owner, "", text_of(node, "commitment"), ""};
  } else if (kind == "bot") {
    chair = {Chair::Kind::bot, "Bot " + std::to_string(seat), "", text_of(node, "bot"), "", ""};
  } else if (kind == "left") {
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
  if (play_->act(seat_at(seat - 1), *action)) return false;
  clients_[seat - 1][text_of(node, "client")] = entries_;
  extend_streams();
  const auto again = json::parse(play_->last_move());
  return std::holds_alternative<json::Node>(again) && std::get<json::Node>(again) == *move;
}

// Everybody hears it, at the same place of their stream as everybody else's.
bool ServedTable::take_talk(const json::Node& node) {
  const std::size_t seat = number_of(node, "seat");
  if (play_ == nullptr || seat < 1 || seat > chairs_.size()) return false;
  clients_[seat - 1][text_of(node, "client")] = entries_;
  const json::Node* const claim = node.find("claim");
  const std::string body = said_item(seat, chairs_[seat - 1].name, text_of(node, "text"),
                                     claim == nullptr ? std::string() : json::to_text(*claim));
  if (claim != nullptr) play_->heard(seat_at(seat - 1), *claim);
  for (std::vector<Item>& stream : streams_) stream.push_back({entries_, body});
  return true;
}

bool ServedTable::deal() {
  auto made = make_play(game_, options_, table_seed());
  if (!std::holds_alternative<std::unique_ptr<Play>>(made)) return false;
  play_ = std::move(std::get<std::unique_ptr<Play>>(made));
  phase_ = Phase::playing;
  streams_.assign(chairs_.size() + 1, {});
  clients_.assign(chairs_.size(), {});
  decisions_.assign(chairs_.size(), 0);
  return true;
}

Digest ServedTable::table_seed() const {
  const auto made = make_play(game_, options_, {});
  std::vector<std::string> parts{"backlot table seed 1", game_, options_text_,
                                 std::get<std::unique_ptr<Play>>(made)->content_hash(), hex_of(server_seed_)};
  for (const Chair& chair : chairs_) {
    parts.emplace_back(chair.kind == Chair::Kind::bot ? "bot" : "person");
    parts.push_back(chair.commitment);
    parts.push_back(chair.contribution);
  }
  return hash_of_list(parts);
}

void ServedTable::extend_streams() {
  const SeatNames seats = names();
  for (std::size_t i = 0; i < streams_.size(); ++i) {
    const Seat seat = i == chairs_.size() ? nobody : seat_at(i);
    for (std::string& body : play_->last_events(seat, seats)) streams_[i].push_back({entries_, std::move(body)});
  }
  for (std::size_t i = 0; i < decisions_.size(); ++i) decisions_[i] = play_->moves_of(seat_at(i));
  if (play_->over()) phase_ = Phase::over;
}

std::optional<Seat> ServedTable::seat_of(const std::string& owner) const {
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].kind == Chair::Kind::person && chairs_[i].owner == owner) return seat_at(i);
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
      seat.flag("yours", chair.owner == owner).flag("host", is_host(chair.owner)).text("commitment", chair.commitment);
      // Opened contributions are for all to see, so that everybody can check the seed.
      if (!chair.contribution.empty()) seat.text("contribution", chair.contribution);
    }
    seats += (i == 0 ? "" : ",") + seat.done();
  }
  Object out;
  out.text("game", game_).raw("options", options_text_).text("phase", phase_name(phase_));
  out.flag("host", is_host(owner)).flag("hints", hints());
  out.text("commitment", commitment_).number("voids", voided_.size());
  if (const auto seat = seat_of(owner); seat && play_ != nullptr) out.raw("claims", play_->claims_json(*seat, names()));
  if (phase_ == Phase::over) out.text("server_seed", hex_of(server_seed_));
  return out.raw("seats", seats + "]").done();
}

std::vector<std::string> ServedTable::stream_after(Seat seat, std::size_t seen) const {
  const std::vector<Item>& items = stream(seat);
  std::vector<std::string> bodies;
  for (std::size_t i = std::min(seen, items.size()); i < items.size(); ++i) bodies.push_back(items[i].body);
  return bodies;
}

std::string ServedTable::update_json(Seat seat, std::size_t seen) const {
  const std::vector<Item>& items = stream(seat);
  std::string events = "[";
  for (std::size_t i = std::min(seen, items.size()); i < items.size(); ++i) {
    if (events.size() > 1) events += ",";
    events += items[i].body;
  }
  Object out;
  out.number("from", std::min(seen, items.size())).number("number", items.size()).raw("events", events + "]");
  out.raw("view", play_->view(seat)).raw("waiting", json::write(json::NoContent{}, play_->waiting()));
  out.number("decision_number", decision_number(seat));
  out.raw("decision", seat == nobody ? "null" : play_->decision(seat)).raw("outcome", play_->outcome_json());
  return out.done();
}

}  // namespace backlot
