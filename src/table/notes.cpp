#include "table/notes.hpp"

#include <algorithm>
#include <optional>

#include "json/lookup.hpp"
#include "table/no.hpp"

namespace backlot {
namespace {

// Lines are all right in a note, nothing else that does not print.
bool printable(std::string text) {
  std::erase(text, '\n');
  return !json::has_control_characters(text);
}

std::optional<Mark> mark_named(std::string_view name) {
  const auto names = names_of(Mark{});
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<Mark>(i);
  }
  return std::nullopt;
}

}  // namespace

std::variant<Note, Refused> read_note(const json::Node& node, std::size_t seat, std::size_t chairs) {
  const json::Node* const text = node.find("text");
  const json::Node* const marks = node.find("marks");
  if (text == nullptr || text->kind != json::Node::Kind::text) return no("a note has a text, which may be empty");
  if (text->text.size() > Note::most_bytes) return no("a note has at most 4000 bytes");
  if (!printable(text->text)) return no("there are control characters in it");
  if (marks == nullptr || marks->kind != json::Node::Kind::list) return no("a note has a list of marks, maybe empty");
  Note note{.text = text->text};
  for (const json::Node& each : marks->items) {
    if (each.keys.size() != 2) return no("a mark has a seat and a mark");
    const std::size_t about = json::number_of(each, "seat");
    if (about < 1 || about > chairs || about == seat) return no("a mark is about another seat of the table");
    const auto mark = mark_named(json::text_of(each, "mark"));
    if (!mark) return no("a mark is trusted, unsure or suspect");
    const auto same = [&](const MarkedSeat& other) { return other.seat == seat_at(about - 1); };
    if (std::any_of(note.marks.begin(), note.marks.end(), same)) return no("there is one mark for each seat");
    note.marks.push_back({seat_at(about - 1), *mark});
  }
  std::sort(note.marks.begin(), note.marks.end(),
            [](const MarkedSeat& a, const MarkedSeat& b) { return index(a.seat) < index(b.seat); });
  return note;
}

}  // namespace backlot
