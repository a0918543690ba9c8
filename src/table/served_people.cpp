// The people at a table: changing seats, the host's rights, who is let in, private notes.
#include <algorithm>
#include <utility>

#include "json/object.hpp"
#include "table/bounds.hpp"
#include "table/names.hpp"
#include "table/no.hpp"
#include "table/served_table.hpp"

namespace backlot {
namespace {

using json::Object;

}  // namespace

const ServedTable::Chair* ServedTable::person_at(std::size_t chair) const {
  return chair < chairs_.size() && chairs_[chair].kind == Chair::Kind::person ? &chairs_[chair] : nullptr;
}

ServedTable::Answer ServedTable::move(const std::string& owner, std::size_t chair) const {
  if (phase_ != Phase::lobby) return no("the game has started; seats are changed before that");
  const auto seat = seat_of(owner);
  if (!seat) return no("only who sits at the table changes seats");
  if (chair >= chairs_.size()) return no("there are seats 1 to " + std::to_string(chairs_.size()));
  if (chair == index(*seat)) return no("you sit there already");
  if (auto refused = full()) return *refused;
  const Chair* const other = person_at(chair);
  if (other != nullptr && !rights_.wishes(other->owner, owner)) {
    return entry::Wished{owner, other->owner};
  }
  return entry::Moved{*seat, seat_at(chair)};
}

ServedTable::Answer ServedTable::hand_over(const std::string& owner, std::size_t chair) const {
  if (!is_host(owner)) return no("only the host hands the host's rights over");
  const Chair* const other = person_at(chair);
  if (other == nullptr) return no("the host's rights go to a person who sits at the table");
  if (is_host(other->owner)) return no("you are the host already");
  if (auto refused = full()) return *refused;
  return entry::HandedOver{{other->owner}};
}

ServedTable::Answer ServedTable::mute(const std::string& owner, std::size_t chair, Voice voice) const {
  if (!is_host(owner)) return no("only the host mutes people");
  const Chair* const other = person_at(chair);
  if (other == nullptr) return no("there is no person on that seat");
  if (is_host(other->owner)) return no("the host is not muted");
  if (auto refused = full()) return *refused;
  if (voice == Voice::muted) return entry::Muted{{other->owner}};
  return entry::Unmuted{{other->owner}};
}

ServedTable::Answer ServedTable::admit(const std::string& owner) const {
  if (rights_.guests() >= bounds::most_guests) return no("this table is full: too many people have come in");
  return entry::Admitted{{owner}};
}

ServedTable::Answer ServedTable::note(const std::string& owner, const json::Node& note) const {
  const auto seat = seat_of(owner);
  if (!seat) return no("only who sits at the table takes notes");
  if (phase_ != Phase::playing) return no("notes are taken while the game is played");
  const std::size_t number = index(*seat) + 1;
  const auto before = notes_.find(number);
  if (before != notes_.end() && before->second.times >= bounds::most_note_changes)
    return no("this note was changed too often");
  const auto read = read_note(note, number, chairs_.size());
  if (const auto* refused = std::get_if<Refused>(&read)) return *refused;
  const Note& good = std::get<Note>(read);
  return entry::Noted{*seat, {good.text}, good.marks};
}

// Everybody is told, and it counts among what people add to the log of a game.
void ServedTable::people_change() {
  people_changed_ = entries_;
  if (dealt()) ++asides_;
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
  for (const Seat seat : {moved.from, moved.seat}) {
    Chair& chair = chairs_[index(seat)];
    if (chair.kind == Chair::Kind::bot) chair.name = bot_name(index(seat) + 1);
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

std::size_t ServedTable::wanted_seat(const std::string& owner) const {
  if (phase_ != Phase::lobby) return 0;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (person_at(i) != nullptr && rights_.wishes(owner, chairs_[i].owner)) return i + 1;
  }
  return 0;
}

std::string ServedTable::open_code() const {
  return phase_ == Phase::lobby || phase_ == Phase::opening ? code_ : std::string();
}

std::uint64_t ServedTable::people_changed(Seat seat) const {
  const auto own = seat == nobody ? notes_.end() : notes_.find(index(seat) + 1);
  return std::max(people_changed_, own == notes_.end() ? 0 : own->second.entry);
}

std::string ServedTable::notes_json(const std::string& owner) const {
  const auto seat = seat_of(owner);
  const bool ended = phase_ == Phase::over || phase_ == Phase::closed;
  std::string out = "[";
  for (const auto& [number, note] : notes_) {
    const bool own = seat && index(*seat) + 1 == number;
    if ((!ended && !own) || note.empty()) continue;
    out += (out.size() == 1 ? "" : ",") + Object()
                                              .number("seat", number)
                                              .text("text", note.text)
                                              .raw("marks", json::write(json::NoContent{}, note.marks))
                                              .done();
  }
  return out + "]";
}

}  // namespace backlot
