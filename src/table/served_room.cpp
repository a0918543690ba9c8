// Around the game: faces, who is ready, who has looked at what was dealt, who would play again, seats that somebody
// else takes over, and titles of what is made. None of it touches the rules.
#include <algorithm>
#include <utility>

#include "table/bounds.hpp"
#include "table/names.hpp"
#include "table/no.hpp"
#include "table/served_table.hpp"
#include "table/title_words.hpp"

namespace backlot {

ServedTable::Chair* ServedTable::person_at(Seat seat) {
  return has(seat) && chairs_[index(seat)].kind == Chair::Kind::person ? &chairs_[index(seat)] : nullptr;
}

std::optional<Refused> ServedTable::bad_name(const std::string& owner, const std::string& name) const {
  const auto clean = clean_name(name);
  if (!clean) return no(No::bad_name);
  if (looks_like_a_bot(*clean)) return no(No::name_of_bot);
  const bool taken = std::any_of(chairs_.begin(), chairs_.end(), [&](const Chair& other) {
    return other.kind == Chair::Kind::person && !same_secret(other.owner, owner) && look_alike(other.name, *clean);
  });
  if (taken) return no(No::name_taken);
  return std::nullopt;
}

ServedTable::Answer ServedTable::set_face(const std::string& owner, Face face) const {
  const auto seat = seat_of(owner);
  if (!seat) return no(No::not_seated_for_face);
  if (auto refused = full(owner)) return *refused;
  return entry::Faced{*seat, face};
}

ServedTable::Answer ServedTable::ready(const std::string& owner, bool yes) const {
  const auto seat = seat_of(owner);
  if (!seat || phase_ != Phase::lobby) return no(No::not_seated_to_be_ready);
  if (auto refused = full(owner)) return *refused;
  return entry::Ready{{*seat, yes}};
}

ServedTable::Answer ServedTable::looked(const std::string& owner) const {
  const auto seat = seat_of(owner);
  if (!seat || phase_ != Phase::playing || chairs_[index(*seat)].looked) return no(No::not_seated_to_look);
  return entry::Looked{{*seat}};
}

ServedTable::Answer ServedTable::again(const std::string& owner, bool yes) const {
  const auto seat = seat_of(owner);
  if (!seat) return no(No::not_seated_for_rematch);
  if (phase_ != Phase::over) return no(No::rematch_later);
  if (!rematch_.empty()) return no(No::rematch_already);
  if (auto refused = full(owner)) return *refused;
  return entry::Again{{*seat, yes}};
}

ServedTable::Answer ServedTable::nameable(const std::string& owner, bool yes) const {
  const auto seat = seat_of(owner);
  if (!seat) return no(No::not_seated_to_be_named);
  if (auto refused = full(owner)) return *refused;
  return entry::Nameable{{*seat, yes}};
}

ServedTable::Answer ServedTable::take_over(const std::string& owner, std::size_t chair, const std::string& name,
                                           std::optional<Face> face) const {
  if (phase_ != Phase::playing) return no(No::not_playing);
  if (seat_of(owner)) return no(No::seated_already);
  const Chair* const left = person_at(chair);
  if (left == nullptr || !left->held) return no(No::seat_not_left);
  if (auto refused = bad_name(owner, name)) return *refused;
  if (auto refused = full(owner)) return *refused;
  return entry::TookOver{seat_at(chair), *clean_name(name), owner, face};
}

ServedTable::Answer ServedTable::title(const std::string& owner, const std::string& title,
                                       const std::string& line) const {
  if (phase_ != Phase::playing) return no(No::not_playing);
  if (!play_->knows_titles()) return no(No::no_titles);
  const auto seat = seat_of(owner);
  const auto made = play_->being_made();
  if (!seat || !made || made->by != *seat) return no(No::not_yours_to_title);
  const auto clean = clean_text(title, bounds::title_bytes);
  const auto clean_line = line.empty() ? std::string() : clean_text(line, bounds::line_bytes);
  if (!clean || !clean_line) return no(No::bad_title);
  const std::vector<std::string> offered = play_->titles();
  const bool from_list = clean_line->empty() && std::find(offered.begin(), offered.end(), *clean) != offered.end();
  // Free words are for those who know each other, and for whom the host has not muted.
  if (!from_list && listed_ == Listed::yes) return no(No::title_of_the_list);
  if (!from_list && rights_.muted(owner)) return no(No::muted);
  if (auto refused = full(owner)) return *refused;
  return entry::Titled{*seat, made->number, *clean, *clean_line};
}

ServedTable::Answer ServedTable::untitle(const std::string& owner, std::uint32_t number) const {
  const auto found = std::find_if(talk_.begin(), talk_.end(), [&](const TalkOnRecord& said) {
    return said.titled && said.titled->number == number;
  });
  if (found == talk_.end()) return no(No::no_such_title);
  if (!is_host(owner) && seat_of(owner) != found->seat) return no(No::host_removes_titles);
  return entry::Untitled{number};
}

bool ServedTable::follow(const entry::Faced& faced) {
  Chair* const chair = person_at(faced.seat);
  if (chair == nullptr) return false;
  chair->face = faced.face;
  people_change(faced.seat);
  return true;
}

bool ServedTable::follow(const entry::Ready& ready) {
  Chair* const chair = person_at(ready.seat);
  if (chair == nullptr) return false;
  chair->ready = ready.yes;
  return true;
}

bool ServedTable::follow(const entry::Looked& looked) {
  Chair* const chair = person_at(looked.seat);
  if (chair == nullptr) return false;
  chair->looked = true;
  people_change(looked.seat);
  return true;
}

bool ServedTable::follow(const entry::Again& again) {
  Chair* const chair = person_at(again.seat);
  if (chair == nullptr) return false;
  chair->again = again.yes;
  people_change(again.seat);
  return true;
}

bool ServedTable::follow(const entry::Nameable& nameable) {
  Chair* const chair = person_at(nameable.seat);
  if (chair == nullptr) return false;
  chair->nameable = nameable.yes;
  people_change(nameable.seat);
  return true;
}

// Who comes has the seat and what it knows, but not the private notes of who has gone; and is host where they were.
bool ServedTable::follow(const entry::TookOver& taken) {
  Chair* const chair = person_at(taken.seat);
  if (chair == nullptr || !dealt()) return false;
  announce(shown::Notice::Kind::took_over, taken.seat, taken.person.text + " plays on for " + chair->name);
  if (is_host(chair->owner)) rights_.hand_over(taken.owner);
  chair->name = taken.person;
  chair->owner = taken.owner;
  chair->face = taken.face;
  chair->held = chair->looked = chair->again = chair->nameable = false;
  notes_.erase(index(taken.seat) + 1);
  people_change(taken.seat);
  return true;
}

// A new title takes the place of an older one.
bool ServedTable::follow(const entry::Titled& titled) {
  if (!dealt() || !has(titled.seat)) return false;
  std::erase_if(talk_, [&](const TalkOnRecord& said) { return said.titled && said.titled->number == titled.number; });
  const std::string words = title_in_words(titled.title, titled.line);
  // Streams keep what they have heard, and a title may be taken away: its words stand with the table.
  announce(shown::Notice::Kind::titled, titled.seat, name_at(titled.seat) + " has found a title");
  const auto moves = play_ == nullptr ? std::uint32_t{0} : static_cast<std::uint32_t>(play_->moves());
  talk_.push_back({moves, titled.seat, words, std::nullopt, TitleOnRecord{titled.number, titled.title, titled.line}});
  people_change(titled.seat);
  return true;
}

bool ServedTable::follow(const entry::Untitled& untitled) {
  const auto found = std::find_if(talk_.begin(), talk_.end(), [&](const TalkOnRecord& said) {
    return said.titled && said.titled->number == untitled.number;
  });
  if (found == talk_.end()) return false;
  announce(shown::Notice::Kind::untitled, found->seat, "The title was taken away");
  people_change(found->seat);
  talk_.erase(found);
  return true;
}

}  // namespace backlot
