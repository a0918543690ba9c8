// What happens at a served table besides moves and talk: pauses, bots that play for people who are away, moves taken
// back, and the next table. All of it is in the log; only a move that is taken back touches the game.
#include <algorithm>
#include <utility>

#include "table/no.hpp"
#include "table/seat_json.hpp"
#include "table/served_table.hpp"

namespace backlot {

ServedTable::Answer ServedTable::pause(const std::string& owner) const {
  if (!is_host(owner)) return no(No::host_pauses);
  if (phase_ != Phase::playing) return no(No::not_playing);
  if (paused_) return no(No::paused_already);
  if (auto refused = full(owner)) return *refused;
  return entry::Paused{};
}

ServedTable::Answer ServedTable::resume(const std::string& owner) const {
  if (!is_host(owner)) return no(No::host_resumes);
  if (!paused_) return no(No::not_paused);
  return entry::Resumed{};
}

ServedTable::Answer ServedTable::hold(Seat seat) const {
  if (phase_ != Phase::playing) return no(No::not_playing);
  const Chair& chair = chairs_[index(seat)];
  if (chair.kind != Chair::Kind::person || chair.held) return no(No::bot_there_already);
  return entry::Held{{seat}};
}

ServedTable::Answer ServedTable::back(const std::string& owner) const {
  const auto seat = seat_of(owner);
  if (!seat || !chairs_[index(*seat)].held) return no(No::no_bot_for_you);
  return entry::Back{{*seat}};
}

ServedTable::Answer ServedTable::undo(Seat seat) const {
  if (phase_ != Phase::playing) return no(No::not_playing);
  if (paused_) return no(No::paused);
  if (!play_->can_undo(seat)) return no(No::stands);
  if (auto refused = full(chairs_[index(seat)].owner)) return *refused;
  return entry::Undone{{seat}};
}

ServedTable::Answer ServedTable::rematch(const std::string& owner, const std::string& table) const {
  const auto seat = seat_of(owner);
  if (!seat) return no(No::not_seated_for_rematch);
  if (phase_ != Phase::over) return no(No::rematch_later);
  if (!rematch_.empty()) return no(No::rematch_already);
  return entry::Rematch{*seat, table};
}

// People keep their chairs, and commit anew when they come.
std::vector<ServedTable::Entry> ServedTable::rematch_log(const std::string& host, const Digest& server_seed,
                                                         const std::string& code) const {
  Answer created = create(game_, options_, host, server_seed, hints_, listed_, clock_, {code, rights_.password()});
  if (std::holds_alternative<Refused>(created)) return {};
  std::vector<Entry> log{std::move(std::get<Entry>(created))};
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Chair& chair = chairs_[i];
    if (chair.kind == Chair::Kind::bot) {
      log.emplace_back(entry::BotAdded{seat_at(i), chair.bot, chair.name});
    } else {
      log.emplace_back(entry::Sat{seat_at(i), chair.name, chair.owner, "", chair.face});
    }
    // Who sat here knows the password.
    if (chair.kind == Chair::Kind::person && !rights_.password().empty()) {
      log.emplace_back(entry::Admitted{{chair.owner}});
    }
  }
  return log;
}

std::uint64_t ServedTable::allowance(Seat seat) const {
  const auto milliseconds = [](std::uint32_t seconds) { return std::uint64_t{1000} * seconds; };
  if (clock_.kind != ClockSetting::Kind::bank) return milliseconds(clock_.seconds);
  return std::max(banks_[index(seat)], milliseconds(std::min(ClockSetting::grace_seconds, clock_.seconds)));
}

bool ServedTable::pause_or_resume(bool paused, shown::Notice::Kind kind, const std::string& text) {
  if (!dealt()) return false;
  count_aside(nobody);
  paused_ = paused;
  people_changed_ = entries_;
  announce(kind, nobody, text);
  return true;
}

bool ServedTable::follow(const entry::Paused& /*paused*/) {
  return pause_or_resume(true, shown::Notice::Kind::paused, "The host has paused the game");
}
bool ServedTable::follow(const entry::Resumed& /*resumed*/) {
  return pause_or_resume(false, shown::Notice::Kind::resumed, "The game goes on");
}

bool ServedTable::hold_or_return(Seat seat, bool held, shown::Notice::Kind kind, const std::string& text) {
  count_aside(seat);
  chairs_[index(seat)].held = held;
  people_changed_ = entries_;
  announce(kind, seat, text);
  return true;
}

bool ServedTable::follow(const entry::Held& held) {
  if (!dealt() || !has(held.seat)) return false;
  return hold_or_return(held.seat, true, shown::Notice::Kind::held, "A bot plays for " + name_at(held.seat) + " now");
}
bool ServedTable::follow(const entry::Back& back) {
  if (!dealt() || !has(back.seat)) return false;
  return hold_or_return(back.seat, false, shown::Notice::Kind::back, name_at(back.seat) + " is back");
}

bool ServedTable::follow(const entry::Rematch& rematch) {
  if (!dealt() || !has(rematch.seat) || rematch.table.empty()) return false;
  count_aside(nobody);
  rematch_ = rematch.table;
  people_changed_ = entries_;
  announce(shown::Notice::Kind::rematch, rematch.seat, name_at(rematch.seat) + " asks for a rematch");
  return true;
}

bool ServedTable::follow(const entry::Undone& undone) {
  if (!dealt() || !has(undone.seat)) return false;
  count_aside(undone.seat);
  // Who was asked something answers another question now, even if it reads the same.
  for (std::uint32_t& used : decisions_) ++used;
  announce(shown::Notice::Kind::undone, undone.seat, name_at(undone.seat) + " has taken the last decision back");
  if (play_ == nullptr) return true;  // closed: there are its events
  if (!play_->undo(undone.seat)) return false;
  std::uint64_t& bank = banks_[index(undone.seat)];
  bank -= std::min(bank, std::exchange(gained_[index(undone.seat)], 0));  // nobody gains time by thinking again
  const auto moves = static_cast<std::uint32_t>(play_->moves());
  for (TalkOnRecord& said : talk_) said.after = std::min(said.after, moves);  // what was said stays said
  return true;
}

// Everybody's stream has it, at the same place as everybody else's; maybe it is about nobody.
void ServedTable::announce(shown::Notice::Kind kind, Seat seat, const std::string& text) {
  hear(note_item(kind, seat, text));
}

void ServedTable::hear(std::string body) {
  const auto shared = std::make_shared<const std::string>(std::move(body));
  for (ItemStream& stream : streams_) stream.add(shared);
}

}  // namespace backlot
