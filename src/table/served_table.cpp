#include "table/served_table.hpp"

#include <algorithm>
#include <utility>

#include "games/registry.hpp"
#include "json/lookup.hpp"
#include "table/bounds.hpp"
#include "table/names.hpp"
#include "table/no.hpp"
#include "table/rules_of_text.hpp"
#include "table/seat_json.hpp"
#include "table/stored_events.hpp"

namespace backlot {
namespace {

using json::number_of;

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
                                     const std::string& commitment, std::optional<Face> face) const {
  if (phase_ != Phase::lobby) return no(No::too_late_to_sit);
  if (chair >= chairs_.size()) return no(No::no_such_seat_here, std::to_string(chairs_.size()));
  if (auto refused = bad_name(owner, name)) return *refused;
  if (!digest_from_hex(commitment)) return no(No::bad_commitment);
  if (chairs_[chair].kind != Chair::Kind::empty && !same_secret(chairs_[chair].owner, owner)) return no(No::seat_taken);
  if (auto refused = full(owner)) return *refused;
  return entry::Sat{seat_at(chair), *clean_name(name), owner, commitment, face};
}

ServedTable::Answer ServedTable::add_bot(const std::string& owner, std::size_t chair, const std::string& bot) const {
  if (!is_host(owner)) return no(No::host_adds_bots);
  if (phase_ != Phase::lobby) return no(No::too_late_to_sit);
  if (chair >= chairs_.size()) return no(No::no_such_seat_here, std::to_string(chairs_.size()));
  if (chairs_[chair].kind != Chair::Kind::empty) return no(No::seat_taken);
  if (auto refused = full(owner)) return *refused;
  return entry::BotAdded{seat_at(chair), bot, free_bot_name(chair)};
}

// There are as many names as chairs, and people have none of them; at a table of older names, one may be there all the
// same.
std::string ServedTable::free_bot_name(std::size_t chair) const {
  for (std::size_t i = 0; i < bot_names.size(); ++i) {
    const std::string_view name = bot_names[(chair + i) % bot_names.size()];
    const auto has_it = [&](const Chair& each) { return look_alike(each.name, name); };
    if (std::none_of(chairs_.begin(), chairs_.end(), has_it)) return std::string(name);
  }
  return numbered_bot(chair + 1);
}

ServedTable::Answer ServedTable::leave(const std::string& owner, std::size_t chair) const {
  if (phase_ == Phase::playing) {
    if (seat_of(owner) != seat_at(chair)) return no(No::own_seat_only);
    if (auto refused = full(owner)) return *refused;
    return hold(seat_at(chair));
  }
  if (phase_ != Phase::lobby) return no(No::started);
  if (chair >= chairs_.size() || chairs_[chair].kind == Chair::Kind::empty) return no(No::nobody_there);
  if (!same_secret(chairs_[chair].owner, owner) && !is_host(owner)) return no(No::host_frees_seats);
  if (auto refused = full(owner)) return *refused;
  return entry::Left{{seat_at(chair)}};
}

ServedTable::Answer ServedTable::commit(const std::string& owner, const std::string& commitment) const {
  const auto seat = seat_of(owner);
  if (!seat || phase_ != Phase::lobby) return no(No::not_seated_to_commit);
  if (!digest_from_hex(commitment)) return no(No::bad_commitment);
  if (auto refused = full(owner)) return *refused;
  return entry::Committed{*seat, commitment};
}

ServedTable::Answer ServedTable::start(const std::string& owner) const {
  if (!is_host(owner)) return no(No::host_starts);
  if (phase_ != Phase::lobby) return no(No::started_already);
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].kind == Chair::Kind::empty) return no(No::seat_empty, std::to_string(i + 1));
    if (chairs_[i].kind == Chair::Kind::person && chairs_[i].commitment.empty()) {
      return no(No::not_committed, chairs_[i].name);
    }
  }
  if (auto refused = full(owner)) return *refused;
  return entry::Starting{};
}

ServedTable::Answer ServedTable::open(const std::string& owner, const std::string& contribution) const {
  const auto seat = seat_of(owner);
  if (!seat || phase_ != Phase::opening) return no(No::not_opening);
  const Chair& chair = chairs_[index(*seat)];
  if (!chair.contribution.empty()) return no(No::open_already);
  const auto secret = digest_from_hex(contribution);
  if (!secret) return no(No::bad_contribution);
  if (commitment_to(*secret) != chair.commitment) return no(No::other_contribution);
  return entry::Opened{*seat, contribution};
}

ServedTable::Answer ServedTable::call_off(const Digest& fresh_seed) const {
  if (phase_ != Phase::opening) return no(No::no_start);
  return entry::Voided{hex_of(fresh_seed)};
}

std::optional<Refused> ServedTable::may_act(Seat seat, const std::string& client, std::uint32_t decision) const {
  if (phase_ != Phase::playing) return no(No::not_playing);
  if (paused_) return no(No::paused);
  if (!rule::Id::allows(client)) return no(No::bad_action_id);
  if (decision != decision_number(seat)) {
    if (decision_number(seat) == 0) return no(No::asked_nothing);
    return no(No::other_decision, std::to_string(decision_number(seat)));
  }
  return std::nullopt;
}

template <class Action>
ServedTable::Answer ServedTable::act_by(Seat seat, const std::string& client, std::uint32_t decision,
                                        const Action& action, const Timing& timing) {
  if (auto refused = may_act(seat, client, decision)) return *refused;
  const Before was = before();
  if (auto refused = play_->act(seat, action)) return *refused;
  ++entries_;
  if (timing.late) announce(shown::Notice::Kind::late, seat, name_at(seat) + "'s time is up");
  moved(seat);
  decided(seat, client, timing, was);
  entry::Acted acted{.client = client, .move = json::Raw::written(play_->last_move())};
  if (clock_.kind == ClockSetting::Kind::bank) acted.spent = static_cast<std::uint32_t>(timing.spent);
  if (timing.late) acted.late = true;
  return acted;
}

ServedTable::Answer ServedTable::act(Seat seat, const std::string& client, std::uint32_t decision,
                                     const json::Node& action, const Timing& timing) {
  return act_by(seat, client, decision, action, timing);
}
ServedTable::Answer ServedTable::act(Seat seat, const std::string& client, std::uint32_t decision, PackedAction action,
                                     const Timing& timing) {
  return act_by(seat, client, decision, action, timing);
}

ServedTable::Answer ServedTable::act_together(Seat seat, const std::string& client, std::uint32_t decision,
                                              const std::vector<json::Node>& actions, const Timing& timing) {
  expect(!actions.empty() && actions.size() <= bounds::most_together);
  if (auto refused = may_act(seat, client, decision)) return *refused;
  if (auto refused = play_->check_together(seat, actions)) return *refused;
  const Before was = before();
  ++entries_;
  entry::ActedTogether acted{.client = client};
  if (clock_.kind == ClockSetting::Kind::bank) acted.spent = static_cast<std::uint32_t>(timing.spent);
  for (const json::Node& action : actions) {
    const auto refused = play_->act(seat, action);
    expect(!refused);
    moved(seat);
    acted.moves.push_back(json::Raw::written(play_->last_move()));
  }
  decided(seat, client, timing, was);
  return acted;
}

// What follows from the move that was just made.
void ServedTable::moved(Seat seat) {
  ++decisions_[index(seat)];
  extend_streams();
  if (clock_.kind != ClockSetting::Kind::none) scenes_ += play_->last_scenes().count;
}

// And from all moves of a decision.
void ServedTable::decided(Seat seat, const std::string& client, const Timing& timing, const Before& before) {
  clients_[index(seat)][client] = {entries_, Logged::action};
  // That time is up is said before what is then done, and by itself nothing that was noticed.
  const std::size_t said = timing.late ? 1 : 0;
  const bool noticed = streams_.back().size() != before.items + said || play_->waiting() != before.waiting;
  gained_[index(seat)] = noticed ? std::uint64_t{1000} * clock_.increment : 0;
  if (!noticed) return;
  ++turns_[index(seat)];
  std::uint64_t& bank = banks_[index(seat)];
  bank = bank - std::min(bank, timing.spent) + gained_[index(seat)];
}

std::optional<Refused> ServedTable::may_say(Seat seat, const std::string& client) const {
  if (!rule::Id::allows(client)) return no(No::bad_talk_id);
  const bool all_said =
      play_ == nullptr ? lobby_talk_.size() >= bounds::most_lobby_talk : said_[index(seat)] >= bounds::most_said;
  if (all_said) return no(No::said_all);
  return std::nullopt;
}

template <class Claim>
ServedTable::Answer ServedTable::claim_by(Seat seat, const std::string& client, const Claim& claim) const {
  if (play_ == nullptr) return no(No::talk_later);
  if (auto refused = may_say(seat, client)) return *refused;
  const auto claimed = play_->claimed(seat, claim, names());
  if (const auto* refused = std::get_if<Refused>(&claimed)) return *refused;
  const auto& [made, words] = std::get<Claimed>(claimed);
  return entry::Said{client, seat, words, json::Raw::written(made)};
}

ServedTable::Answer ServedTable::say(Seat seat, const std::string& client, PackedClaim claim) const {
  return claim_by(seat, client, claim);
}

ServedTable::Answer ServedTable::say(Seat seat, const std::string& client, const std::string& text,
                                     const json::Node* claim) const {
  // Ready-made claims are part of the game: who is muted makes them.
  if (claim != nullptr) return claim_by(seat, client, *claim);
  if (play_ == nullptr && phase_ > Phase::opening) return no(No::talk_later);
  if (rights_.muted(chairs_[index(seat)].owner)) return no(No::muted);
  if (auto refused = may_say(seat, client)) return *refused;
  if (!rule::Talk::allows(text)) return no(No::bad_talk);
  if (json::has_control_characters(text)) return no(No::control_characters);
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
  if (revision() != revision_of(game_)) return true;
  return std::holds_alternative<Refused>(facts_of(game_, options_, content_));
}

bool ServedTable::follow(const entry::Created& created) {
  const auto seed = digest_from_hex(created.server_seed.text);
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

bool ServedTable::follow(const entry::Sat& sat) {
  if (!has(sat.seat)) return false;
  rights_.forget_wishes(sat.owner);
  for (Chair& other : chairs_) {
    if (other.owner == sat.owner) other = {};  // one seat each
  }
  chairs_[index(sat.seat)] = {Chair::Kind::person, sat.person, sat.owner, "", sat.commitment, ""};
  chairs_[index(sat.seat)].face = sat.face;
  return true;
}

bool ServedTable::follow(const entry::BotAdded& added) {
  if (!has(added.seat)) return false;
  const std::string name = added.called ? added.called->text : numbered_bot(index(added.seat) + 1);
  chairs_[index(added.seat)] = {Chair::Kind::bot, name, "", added.bot, "", ""};
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
  const auto seed = digest_from_hex(voided.server_seed.text);
  if (!seed) return false;
  voided_.push_back(hex_of(server_seed_));
  server_seed_ = *seed;
  commitment_ = commitment_to(*seed);
  phase_ = Phase::lobby;
  for (Chair& chair : chairs_) {
    chair.commitment = chair.contribution = "";
    chair.ready = false;  // somebody was not there
  }
  return true;
}

// From the store: the action is played again, and has to give the same draws and events. What was just done here is
// never taken in again.
Seat ServedTable::play_again(const json::Raw& stored) {
  const json::Node* const move = stored.if_read();
  return move == nullptr ? nobody : play_->act_again(*move);
}

bool ServedTable::follow(const entry::Acted& acted) {
  if (play_ == nullptr) return false;
  const Before was = before();
  const bool late = acted.late.value_or(false);
  const Seat seat = play_again(acted.move);
  if (seat == nobody) return false;
  if (late) announce(shown::Notice::Kind::late, seat, name_at(seat) + "'s time is up");
  moved(seat);
  decided(seat, acted.client, {acted.spent.value_or(0), late}, was);
  return true;
}

bool ServedTable::follow(const entry::ActedTogether& acted) {
  if (play_ == nullptr || acted.moves.empty()) return false;
  const Before was = before();
  Seat seat = nobody;
  for (const json::Raw& move : acted.moves) {
    seat = play_again(move);
    if (seat == nobody) return false;
    moved(seat);
  }
  decided(seat, acted.client, {acted.spent.value_or(0)}, was);
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
                               std::same_as<E, Back> || std::same_as<E, Undone> || std::same_as<E, entry::Rematch> ||
                               std::same_as<E, TookOver> || std::same_as<E, Titled> || std::same_as<E, Untitled>;
        if constexpr (std::same_as<E, Acted>) {
          return show_events(each.move);
        } else if constexpr (std::same_as<E, ActedTogether>) {
          return std::all_of(each.moves.begin(), each.moves.end(),
                             [this](const auto& move) { return show_events(move); });
        } else if constexpr (of_the_start) {
          return true;
        } else {
          return (aside && !dealt()) || follow(each);
        }
      },
      entry);
}

bool ServedTable::show_events(const json::Raw& stored) {
  if (stored.if_read() == nullptr) return false;
  const auto read = json::read<MoveOfOtherRules>(json::NoContent{}, *stored.if_read());
  const auto* const move = std::get_if<MoveOfOtherRules>(&read);
  if (move == nullptr) return false;
  if (streams_.empty()) streams_.assign(chairs_.size() + 1, {});  // it was not even dealt by our rules
  if (clients_.empty()) clients_.assign(chairs_.size(), {});
  if (said_.empty()) said_.assign(chairs_.size(), 0);
  for (std::size_t i = 0; i < streams_.size(); ++i) {
    const Seat seat = i == chairs_.size() ? nobody : seat_at(i);
    for (std::string& body : stored_events(game_, content_, move->events, seat, names())) {
      streams_[i].add(std::make_shared<const std::string>(std::move(body)));
    }
  }
  return true;
}

// Everybody hears it, at the same place of their stream as everybody else's.
bool ServedTable::follow(const entry::Said& said) {
  if (!has(said.seat)) return false;
  if (!dealt()) {
    const Chair& chair = chairs_[index(said.seat)];
    lobby_talk_.push_back({said.client, chair.owner, entries_, {said.seat, chair.name, {said.text}}});
    return phase_ != Phase::playing;
  }
  clients_[index(said.seat)][said.client] = {entries_, Logged::talk};
  ++said_[index(said.seat)];
  std::optional<json::Node> claim;
  if (said.claim) claim = said.claim->node();
  if (claim && play_ != nullptr) play_->heard(said.seat, *claim);
  hear(said_item(said.seat, chairs_[index(said.seat)].name, said.text.text,
                 said.claim ? said.claim->text() : std::string()));
  const auto moves = play_ == nullptr ? std::uint32_t{0} : static_cast<std::uint32_t>(play_->moves());
  talk_.push_back({moves, said.seat, said.text, std::move(claim), std::nullopt});
  return true;
}

bool ServedTable::deal() {
  auto made = make_play(game_, options_, content_, table_seed(seed_list()));
  if (!std::holds_alternative<std::unique_ptr<Play>>(made)) return false;
  play_ = std::move(std::get<std::unique_ptr<Play>>(made));
  play_->keep_frames(keeps_frames_);
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
  SeedList list{game_, options_text_, content_, rules_, hex_of(server_seed_), {}};
  for (const Chair& chair : chairs_) {
    list.chairs.push_back({chair.kind != Chair::Kind::bot, chair.commitment, chair.contribution});
  }
  return list;
}

Listing ServedTable::listing() const {
  Listing listing{
      game_, std::string(names_of(phase_)[static_cast<std::size_t>(phase_)]), "", listed_ == Listed::yes, {}, ""};
  const auto ended = play_ == nullptr ? std::nullopt : play_->ending();
  if (ended) listing.ended_by = name_of(ended->ended_by).view();
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].kind == Chair::Kind::empty) continue;
    const bool won = ended && ended->winners.has(seat_at(i));
    listing.players.push_back({chairs_[i].name, chairs_[i].kind == Chair::Kind::person, won});
  }
  listing.code = open_code();
  return listing;
}

void ServedTable::extend_streams() {
  std::vector<std::vector<std::string>> seen = play_->last_events(names());
  std::vector<ItemStream::Body> kept;  // most of it looks alike to all
  for (std::size_t i = 0; i < streams_.size(); ++i) {
    for (std::string& body : seen[i]) {
      const auto alike = std::find_if(kept.begin(), kept.end(), [&](const auto& each) { return *each == body; });
      const bool fresh = alike == kept.end();
      streams_[i].add(fresh ? kept.emplace_back(std::make_shared<const std::string>(std::move(body))) : *alike);
    }
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
  if (index(seat) >= clients_.size()) {
    const std::string& owner = chairs_[index(seat)].owner;
    for (const LobbyLine& line : lobby_talk_) {
      if (line.client == client && line.owner == owner) return {line.entry, Logged::talk};
    }
    return {};
  }
  const auto found = clients_[index(seat)].find(client);
  return found == clients_[index(seat)].end() ? LoggedAs{} : found->second;
}

// Something is kept for the host, so that nobody else can stop a table from starting or the host from keeping order.
std::optional<Refused> ServedTable::full(const std::string& owner) const {
  const bool host = is_host(owner);
  if (phase_ == Phase::lobby || phase_ == Phase::opening) {
    const std::size_t most = bounds::most_before_start - (host ? 0 : bounds::kept_for_host);
    return entries_ >= most ? std::optional(no(No::too_much_changed)) : std::nullopt;
  }
  const auto seat = seat_of(owner);
  const bool own_share = !host && seat && asides_by_[index(*seat)] >= bounds::most_asides_each;
  if (own_share || asides_ >= bounds::most_asides) return no(No::too_often);
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

shown::Chair ServedTable::chair_for(std::size_t number, const std::string& owner) const {
  const Chair& chair = chairs_[number];
  shown::Chair out{.seat = seat_at(number), .name = chair.name};
  if (chair.kind == Chair::Kind::bot) {
    out.kind = shown::Chair::Kind::bot;
    out.bot = chair.bot;
  }
  if (chair.kind != Chair::Kind::person) return out;
  out.kind = shown::Chair::Kind::person;
  out.yours = same_secret(chair.owner, owner);
  out.host = is_host(chair.owner);
  out.commitment = {chair.commitment};
  if (chair.held) out.held = true;
  if (rights_.muted(chair.owner)) out.muted = true;
  if (const auto wanted = wanted_seat(chair.owner)) out.wants = *wanted;
  out.face = chair.face;
  if (chair.ready && phase_ == Phase::lobby) out.ready = true;
  if (chair.looked) out.looked = true;
  if (chair.again) out.again = true;
  if (chair.nameable) out.nameable = true;
  // Opened contributions are for all to see, so that everybody can check the seed.
  if (!chair.contribution.empty()) out.contribution.emplace(chair.contribution);
  return out;
}

shown::Lobby ServedTable::lobby(const std::string& owner) const {
  shown::Lobby out;
  out.game = game_;
  out.options = json::Raw::written(options_text_);
  out.phase = phase_;
  out.host = is_host(owner);
  out.hints = hints();
  out.clock = clock_;
  if (paused_) out.paused = true;
  if (!rematch_.empty()) out.rematch.emplace(rematch_);
  out.commitment = {commitment_};
  out.voids = static_cast<std::uint32_t>(voided_.size());
  if (const auto seat = seat_of(owner); seat && play_ != nullptr) {
    out.claims.emplace(json::Raw::written(play_->claims_json(*seat, names())));
  }
  if (rules_ != 0) out.rules = rules_;
  if (!content_.empty()) out.content.emplace(content_);
  out.listed = listed_ == Listed::yes;
  out.password = !rights_.password().empty();
  if (!open_code().empty()) out.code.emplace(open_code());
  out.notes = notes_for(owner);
  if (!dealt()) {
    for (std::size_t i = lobby_talk_.size() - std::min(lobby_talk_.size(), bounds::lobby_talk_shown);
         i < lobby_talk_.size(); ++i) {
      out.talk.push_back(lobby_talk_[i].line);
    }
  }
  for (const TalkOnRecord& said : talk_) {
    if (!said.titled) continue;
    const auto& [number, title, line] = *said.titled;
    out.titles.push_back(
        {said.seat, number, {title}, {line}, play_ == nullptr ? std::nullopt : play_->made_as(number)});
  }
  if (phase_ == Phase::closed) {
    out.why = "the rules have changed since it was played";
    out.closed = shown::Closed::rules_changed;
  }
  if (phase_ == Phase::over || phase_ == Phase::closed) out.server_seed.emplace(hex_of(server_seed_));
  for (std::size_t i = 0; i < chairs_.size(); ++i) out.seats.push_back(chair_for(i, owner));
  return out;
}

std::vector<std::string> ServedTable::stream_after(Seat seat, std::size_t seen) const {
  const ItemStream& items = stream(seat);
  std::vector<std::string> bodies;
  for (std::size_t i = std::min(seen, items.size()); i < items.size(); ++i) bodies.push_back(items[i]);
  return bodies;
}

std::variant<ServedTable::Page, Refused> ServedTable::history(Seat seat, std::size_t before) const {
  const ItemStream& items = stream(seat);
  if (before < 1 || before > items.size() + 1) return no(No::bad_history);
  Page page{.from = items.page_after(0, before - 1)};
  items.append_list(page.events, page.from, before - 1);
  return page;
}

void ServedTable::keep_frames(bool keep) {
  keeps_frames_ = keep;
  if (play_ != nullptr) play_->keep_frames(keep);
}

void ServedTable::was_shown() {
  if (play_ != nullptr) play_->frames_were_shown();
}

std::string ServedTable::since_shown(Seat seat, Showing showing) const {
  std::string since;
  if (showing == Showing::whole || !play_->has_frames()) return since;
  if (showing == Showing::frames) {
    play_->append_frames(since, seat);
  } else {
    play_->append_changes(since, seat);
  }
  return since.size() > ItemStream::page_bytes ? std::string() : since;
}

void ServedTable::with_update(Seat seat, std::size_t seen, Showing showing,
                              const std::function<void(const shown::Update&)>& show) const {
  using json::Raw;
  const ItemStream& items = stream(seat);
  const std::size_t from = items.page_after(std::min(seen, items.size()), items.size());
  const auto events = [&](std::string& out) { items.append_list(out, from, items.size()); };
  const auto view = [&](std::string& out) { play_->append_view(out, seat); };
  const auto outlook = [&](std::string& out) { play_->append_outlook(out, seat); };
  const auto decision = [&](std::string& out) { play_->append_decision(out, seat); };
  const auto outcome = [&](std::string& out) { out += play_->outcome_json(); };
  shown::Update update;
  update.from = static_cast<std::uint32_t>(from);
  update.number = static_cast<std::uint32_t>(items.size());
  update.events = Raw::made_by(events);
  update.decision_number = decision_number(seat);
  if (play_ == nullptr) {  // closed: there are its events, and the rest is null
    update.view.emplace();
    update.outlook.emplace();
    update.waiting.emplace();
    return show(update);
  }
  const bool all_there = from == seen;  // a frame needs its events
  std::string since = since_shown(seat, all_there ? showing : Showing::whole);
  if (since.empty()) {
    update.view.emplace(Raw::made_by(view));
    update.outlook.emplace(Raw::made_by(outlook));
    update.waiting = play_->waiting();
  } else if (showing == Showing::frames) {
    update.frames.emplace(Raw::written(std::move(since)));
  } else {
    update.changes.emplace(Raw::written(std::move(since)));
  }
  if (seat != nobody) update.decision = Raw::made_by(decision);
  update.undo = phase_ == Phase::playing && seat != nobody && play_->can_undo(seat);
  update.outcome = Raw::made_by(outcome);
  show(update);
}

}  // namespace backlot
