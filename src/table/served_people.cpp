// The people at a table: changing seats, the host's rights, who is let in, private notes.
#include <algorithm>
#include <utility>

#include "json/lookup.hpp"
#include "json/object.hpp"
#include "table/bounds.hpp"
#include "table/names.hpp"
#include "table/no.hpp"
#include "table/served_table.hpp"

namespace backlot {
namespace {

using json::number_of;
using json::Object;
using json::text_of;

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
    return Object().text("kind", "wished").text("owner", owner).text("with", other->owner).done();
  }
  return Object().text("kind", "moved").number("from", index(*seat) + 1).number("seat", chair + 1).done();
}

ServedTable::Answer ServedTable::hand_over(const std::string& owner, std::size_t chair) const {
  if (!is_host(owner)) return no("only the host hands the host's rights over");
  const Chair* const other = person_at(chair);
  if (other == nullptr) return no("the host's rights go to a person who sits at the table");
  if (is_host(other->owner)) return no("you are the host already");
  if (auto refused = full()) return *refused;
  return Object().text("kind", "host").text("owner", other->owner).done();
}

ServedTable::Answer ServedTable::mute(const std::string& owner, std::size_t chair, Voice voice) const {
  if (!is_host(owner)) return no("only the host mutes people");
  const Chair* const other = person_at(chair);
  if (other == nullptr) return no("there is no person on that seat");
  if (is_host(other->owner)) return no("the host is not muted");
  if (auto refused = full()) return *refused;
  return Object().text("kind", voice == Voice::muted ? "muted" : "unmuted").text("owner", other->owner).done();
}

ServedTable::Answer ServedTable::admit(const std::string& owner) const {
  if (rights_.guests() >= bounds::most_guests) return no("this table is full: too many people have come in");
  return Object().text("kind", "admitted").text("owner", owner).done();
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
  return Object()
      .text("kind", "noted")
      .number("seat", number)
      .text("text", good.text)
      .raw("marks", marks_json(good))
      .done();
}

std::optional<bool> ServedTable::take_people(const std::string& kind, const json::Node& node) {
  const std::string owner = text_of(node, "owner");
  if (kind == "noted") {
    const std::size_t seat = number_of(node, "seat");
    auto read = read_note(node, seat, chairs_.size());
    if (person_at(seat - 1) == nullptr || !std::holds_alternative<Note>(read)) return false;
    Note& note = notes_[seat];
    std::get<Note>(read).times = note.times + 1;
    note = std::move(std::get<Note>(read));
    note.entry = entries_;
    return true;
  }
  if (kind == "admitted") {
    rights_.admit(owner);
    return true;
  }
  if (kind == "moved") {
    if (!take_chair_change(node)) return false;
  } else if (kind == "wished") {
    rights_.wish(owner, text_of(node, "with"));
  } else if (kind == "host") {
    rights_.hand_over(owner);
  } else if (kind == "muted") {
    rights_.mute(owner);
  } else if (kind == "unmuted") {
    rights_.unmute(owner);
  } else {
    return std::nullopt;
  }
  people_changed_ = entries_;
  if (dealt()) ++asides_;
  return true;
}

bool ServedTable::take_chair_change(const json::Node& node) {
  const std::array<std::size_t, 2> seats{number_of(node, "from"), number_of(node, "seat")};
  for (const std::size_t seat : seats) {
    if (seat < 1 || seat > chairs_.size()) return false;
  }
  std::swap(chairs_[seats[0] - 1], chairs_[seats[1] - 1]);
  for (const std::size_t seat : seats) {
    Chair& chair = chairs_[seat - 1];
    if (chair.kind == Chair::Kind::bot) chair.name = bot_name(seat);
    rights_.forget_wishes(chair.owner);
  }
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
    out += (out.size() == 1 ? "" : ",") +
           Object().number("seat", number).text("text", note.text).raw("marks", marks_json(note)).done();
  }
  return out + "]";
}

}  // namespace backlot
