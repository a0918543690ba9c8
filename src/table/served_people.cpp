// The people at a table: changing seats, the host's rights, who is let in, private notes.
#include <algorithm>
#include <utility>

#include "table/bounds.hpp"
#include "table/names.hpp"
#include "table/no.hpp"
#include "table/served_table.hpp"

namespace backlot {
const ServedTable::Chair* ServedTable::person_at(std::size_t chair) const {
  return chair < chairs_.size() && chairs_[chair].kind == Chair::Kind::person ? &chairs_[chair] : nullptr;
}

ServedTable::Answer ServedTable::move(const std::string& owner, std::size_t chair) const {
  if (phase_ != Phase::lobby) return no(No::too_late_to_move);
  const auto seat = seat_of(owner);
  if (!seat) return no(No::not_seated_to_move);
  if (chair >= chairs_.size()) return no(No::no_such_seat_here, std::to_string(chairs_.size()));
  if (chair == index(*seat)) return no(No::there_already);
  if (auto refused = full(owner)) return *refused;
  const Chair* const other = person_at(chair);
  if (other != nullptr && !rights_.wishes(other->owner, owner)) {
    return entry::Wished{owner, other->owner};
  }
  return entry::Moved{*seat, seat_at(chair)};
}

ServedTable::Answer ServedTable::hand_over(const std::string& owner, std::size_t chair) const {
  if (!is_host(owner)) return no(No::host_hands_over);
  const Chair* const other = person_at(chair);
  if (other == nullptr) return no(No::host_to_person);
  if (is_host(other->owner)) return no(No::host_already);
  if (auto refused = full(owner)) return *refused;
  return entry::HandedOver{{other->owner}};
}

ServedTable::Answer ServedTable::mute(const std::string& owner, std::size_t chair, Voice voice) const {
  if (!is_host(owner)) return no(No::host_mutes);
  const Chair* const other = person_at(chair);
  if (other == nullptr) return no(No::no_person_there);
  if (is_host(other->owner)) return no(No::host_not_muted);
  if (auto refused = full(owner)) return *refused;
  if (voice == Voice::muted) return entry::Muted{{other->owner}};
  return entry::Unmuted{{other->owner}};
}

ServedTable::Answer ServedTable::admit(const std::string& owner) const {
  if (rights_.guests() >= bounds::most_guests) return no(No::too_many_guests);
  return entry::Admitted{{owner}};
}

ServedTable::Answer ServedTable::note(const std::string& owner, const std::string& text,
                                      const std::vector<MarkedSeat>& marks) const {
  const auto seat = seat_of(owner);
  if (!seat) return no(No::not_seated_for_notes);
  if (phase_ != Phase::playing) return no(No::notes_while_playing);
  const std::size_t number = index(*seat) + 1;
  const auto before = notes_.find(number);
  if (before != notes_.end() && before->second.times >= bounds::most_note_changes) return no(No::note_too_often);
  const auto made = note_of(text, marks, *seat, chairs_.size());
  if (const auto* refused = std::get_if<Refused>(&made)) return *refused;
  const Note& good = std::get<Note>(made);
  return entry::Noted{*seat, {good.text}, good.marks};
}

// Everybody is told, and it counts among what people add to the log of a game.
void ServedTable::people_change(Seat by) {
  people_changed_ = entries_;
  if (dealt()) count_aside(by);
}

// Of what a seat does that is not the host's, no more than its share counts for all.
void ServedTable::count_aside(Seat by) {
  const bool of_host = by == nobody || is_host(chairs_[index(by)].owner);
  if (of_host || asides_by_[index(by)]++ < bounds::most_asides_each) ++asides_;
}

bool ServedTable::follow(const entry::Noted& noted) {
  if (!has(noted.seat) || person_at(index(noted.seat)) == nullptr) return false;
  Note& note = notes_[index(noted.seat) + 1];
  note = {noted.text.text, noted.marks, entries_, note.times + 1};
  return true;
}

bool ServedTable::follow(const entry::Admitted& admitted) {
  rights_.admit(admitted.owner);
  return true;
}

bool ServedTable::follow(const entry::Moved& moved) {
  if (!has(moved.from) || !has(moved.seat)) return false;
  std::swap(chairs_[index(moved.from)], chairs_[index(moved.seat)]);
  for (const auto& [seat, before] : {std::pair(moved.from, moved.seat), std::pair(moved.seat, moved.from)}) {
    Chair& chair = chairs_[index(seat)];
    const bool numbered = chair.kind == Chair::Kind::bot && chair.name == numbered_bot(index(before) + 1);
    if (numbered) chair.name = numbered_bot(index(seat) + 1);
    rights_.forget_wishes(chair.owner);
  }
  people_change();
  return true;
}

bool ServedTable::follow(const entry::Wished& wished) {
  rights_.wish(wished.owner, wished.with);
  people_change();
  return true;
}

bool ServedTable::follow(const entry::HandedOver& handed) {
  rights_.hand_over(handed.owner);
  people_change();
  return true;
}

bool ServedTable::follow(const entry::Muted& muted) {
  rights_.mute(muted.owner);
  people_change();
  return true;
}

bool ServedTable::follow(const entry::Unmuted& unmuted) {
  rights_.unmute(unmuted.owner);
  people_change();
  return true;
}

std::optional<Seat> ServedTable::wanted_seat(const std::string& owner) const {
  if (phase_ != Phase::lobby) return std::nullopt;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (person_at(i) != nullptr && rights_.wishes(owner, chairs_[i].owner)) return seat_at(i);
  }
  return std::nullopt;
}

std::string ServedTable::open_code() const {
  return phase_ == Phase::lobby || phase_ == Phase::opening ? code_ : std::string();
}

std::uint64_t ServedTable::people_changed(Seat seat) const {
  const auto own = seat == nobody ? notes_.end() : notes_.find(index(seat) + 1);
  return std::max(people_changed_, own == notes_.end() ? 0 : own->second.entry);
}

std::vector<shown::Note> ServedTable::notes_for(const std::string& owner) const {
  const auto seat = seat_of(owner);
  const bool ended = phase_ == Phase::over || phase_ == Phase::closed;
  std::vector<shown::Note> notes;
  for (const auto& [number, note] : notes_) {
    const bool own = seat && index(*seat) + 1 == number;
    if ((ended || own) && !note.empty()) notes.push_back({seat_at(number - 1), {note.text}, note.marks});
  }
  return notes;
}

}  // namespace backlot
