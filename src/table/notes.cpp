#include "table/notes.hpp"

#include <algorithm>
#include <utility>

#include "table/no.hpp"
#include "table/rules_of_text.hpp"

namespace backlot {
namespace {

// Lines are all right in a note, nothing else that does not print.
bool printable(std::string text) {
  std::erase(text, '\n');
  return !json::has_control_characters(text);
}

}  // namespace

std::variant<Note, Refused> note_of(const std::string& text, std::vector<MarkedSeat> marks, Seat seat,
                                    std::size_t chairs) {
  if (!rule::Note::allows(text)) return no(No::note_too_long);
  if (!printable(text)) return no(No::control_characters);
  const auto before = [](const MarkedSeat& a, const MarkedSeat& b) { return index(a.seat) < index(b.seat); };
  const auto same = [](const MarkedSeat& a, const MarkedSeat& b) { return a.seat == b.seat; };
  std::sort(marks.begin(), marks.end(), before);
  for (const MarkedSeat& each : marks) {
    if (index(each.seat) >= chairs || each.seat == seat) return no(No::mark_of_other);
  }
  if (std::adjacent_find(marks.begin(), marks.end(), same) != marks.end()) return no(No::mark_once);
  return Note{.text = text, .marks = std::move(marks)};
}

}  // namespace backlot
