// What happens at a served table besides moves and talk: pauses, bots that play for people who are away, moves taken
// back, and the next table. All of it is in the log; only a move that is taken back touches the game.
#include <algorithm>
#include <utility>

#include "json/lookup.hpp"
#include "json/object.hpp"
#include "table/no.hpp"
#include "table/seat_json.hpp"
#include "table/served_table.hpp"

namespace backlot {
namespace {

using json::Object;

}  // namespace

ServedTable::Answer ServedTable::pause(const std::string& owner) const {
  if (!is_host(owner)) return no("only the host pauses the game");
  if (phase_ != Phase::playing) return no("the game is not being played");
  if (paused_) return no("the game is paused already");
  if (auto refused = full()) return *refused;
  return Object().text("kind", "paused").done();
}

ServedTable::Answer ServedTable::resume(const std::string& owner) const {
  if (!is_host(owner)) return no("only the host lets the game go on");
  if (!paused_) return no("the game is not paused");
  return Object().text("kind", "resumed").done();
}

ServedTable::Answer ServedTable::hold(Seat seat) const {
  if (phase_ != Phase::playing) return no("the game is not being played");
  const Chair& chair = chairs_[index(seat)];
  if (chair.kind != Chair::Kind::person || chair.held) return no("a bot plays there already");
  return Object().text("kind", "held").number("seat", index(seat) + 1).done();
}

ServedTable::Answer ServedTable::back(const std::string& owner) const {
  const auto seat = seat_of(owner);
  if (!seat || !chairs_[index(*seat)].held) return no("no bot plays for you");
  return Object().text("kind", "back").number("seat", index(*seat) + 1).done();
}

ServedTable::Answer ServedTable::undo(Seat seat) const {
  if (phase_ != Phase::playing) return no("the game is not being played");
  if (paused_) return no("the host has paused the game");
  if (!play_->can_undo(seat)) return no("that stands: undo never goes back past a draw, a reveal or somebody's answer");
  if (auto refused = full()) return *refused;
  return Object().text("kind", "undone").number("seat", index(seat) + 1).done();
}

ServedTable::Answer ServedTable::rematch(const std::string& owner, const std::string& table) const {
  if (!seat_of(owner)) return no("only who sat at the table asks for a rematch");
  if (phase_ != Phase::over) return no("a rematch comes after the end");
  if (!rematch_.empty()) return no("there is a rematch already");
  return Object().text("kind", "rematch").number("seat", index(*seat_of(owner)) + 1).text("table", table).done();
}

// People keep their chairs, and commit anew when they come.
std::vector<ServedTable::Entry> ServedTable::rematch_log(const std::string& host, const Digest& server_seed,
                                                         const std::string& code) const {
  Answer created = create(game_, options_, host, server_seed, hints_, listed_, clock_, {code, rights_.password()});
  if (std::holds_alternative<Refused>(created)) return {};
  std::vector<Entry> log{std::move(std::get<Entry>(created))};
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Chair& chair = chairs_[i];
    Object entry;
    if (chair.kind == Chair::Kind::bot) {
      entry.text("kind", "bot").number("seat", i + 1).text("bot", chair.bot);
    } else {
      entry.text("kind", "sat").number("seat", i + 1).text("name", chair.name);
      entry.text("owner", chair.owner).text("commitment", "");
    }
    log.push_back(entry.done());
    // Who sat here knows the password.
    if (chair.kind == Chair::Kind::person && !rights_.password().empty()) {
      log.push_back(Object().text("kind", "admitted").text("owner", chair.owner).done());
    }
  }
  return log;
}

std::uint64_t ServedTable::allowance(Seat seat) const {
  const auto milliseconds = [](std::uint32_t seconds) { return std::uint64_t{1000} * seconds; };
  if (clock_.kind != ClockSetting::Kind::bank) return milliseconds(clock_.seconds);
  return std::max(banks_[index(seat)], milliseconds(std::min(ClockSetting::grace_seconds, clock_.seconds)));
}

bool ServedTable::take_aside(const std::string& kind, const json::Node& node) {
  const std::size_t seat = json::number_of(node, "seat");
  if (!dealt()) return false;
  ++asides_;
  if (kind == "paused" || kind == "resumed") {
    paused_ = kind == "paused";
    people_changed_ = entries_;
    announce(kind, 0, paused_ ? "The host has paused the game" : "The game goes on");
    return true;
  }
  if (seat < 1 || seat > chairs_.size()) return false;
  Chair& chair = chairs_[seat - 1];
  if (kind == "rematch") {
    rematch_ = json::text_of(node, "table");
    people_changed_ = entries_;
    announce(kind, seat, chair.name + " asks for a rematch");
    return !rematch_.empty();
  }
  if (kind == "undone") {
    // Who was asked something answers another question now, even if it reads the same.
    for (std::uint32_t& used : decisions_) ++used;
    announce(kind, seat, chair.name + " has taken the last decision back");
    if (play_ == nullptr) return true;  // closed: there are its events
    if (!play_->undo(seat_at(seat - 1))) return false;
    std::uint64_t& bank = banks_[seat - 1];
    bank -= std::min(bank, std::exchange(gained_[seat - 1], 0));  // nobody gains time by thinking again
    const auto moves = static_cast<std::uint32_t>(play_->moves());
    for (Said& said : talk_) said.after = std::min(said.after, moves);  // what was said stays said
    return true;
  }
  chair.held = kind == "held";
  people_changed_ = entries_;
  announce(kind, seat, chair.held ? "A bot plays for " + chair.name + " now" : chair.name + " is back");
  return true;
}

// Everybody's stream has it, at the same place as everybody else's; `seat` is 0 when it is about nobody.
void ServedTable::announce(std::string_view kind, std::size_t seat, const std::string& text) {
  hear(note_item(kind, seat, text));
}

void ServedTable::hear(std::string body) {
  const auto shared = std::make_shared<const std::string>(std::move(body));
  for (ItemStream& stream : streams_) stream.add(shared);
}

}  // namespace backlot
