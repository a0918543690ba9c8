#include "json/read.hpp"

#include <limits>
#include <type_traits>
#include <utility>

namespace backlot::json {

bool has_control_characters(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<std::uint8_t>(text[i]);
    if (byte < 0x20 || byte == 0x7F) return true;
    // U+0080 to U+009F, which some terminals obey too.
    if (byte == 0xC2 && i + 1 < text.size() && static_cast<std::uint8_t>(text[i + 1]) < 0xA0) return true;
  }
  return false;
}

void AnyReader::fail(const Node& node, std::string why) {
  if (!fault_) fault_ = Fault{node.line, path_, std::move(why)};
}

std::vector<bool> AnyReader::none_used(const Node& object) { return std::vector<bool>(object.items.size()); }

std::size_t AnyReader::enter(std::string_view name) {
  const std::size_t before = path_.size();
  if (!path_.empty()) path_ += '.';
  path_ += name;
  return before;
}

std::size_t AnyReader::enter(std::size_t item) {
  const std::size_t before = path_.size();
  path_ += "[" + std::to_string(item) + "]";
  return before;
}

const Node* AnyReader::find(const Node& object, const char* name, Needed needed, std::vector<bool>& used) {
  if (fault_) return nullptr;
  const Node* const node = object.find(name);
  if (node != nullptr) {
    used[static_cast<std::size_t>(node - object.items.data())] = true;
  } else if (needed == Needed::yes) {
    fail(object, "the field \"" + std::string(name) + "\" is missing");
  }
  return node;
}

void AnyReader::refuse_unused(const Node& object, const std::vector<bool>& used) {
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (!used[i]) fail(object.items[i], "there is no field " + in_quotes(object.keys[i]) + " here");
  }
}

bool AnyReader::is(const Node& node, Node::Kind kind) {
  if (node.kind != kind) {
    fail(node, std::string(name_of(kind)) + " is expected, not " + std::string(name_of(node.kind)));
  }
  return node.kind == kind;
}

bool AnyReader::list(const Node& node, std::size_t least, std::size_t most) {
  if (!is(node, Node::Kind::list)) return false;
  const std::size_t size = node.items.size();
  if (size < least || size > most) {
    const std::string wanted = least == most ? std::to_string(most) : "at most " + std::to_string(most);
    fail(node, "a list of " + wanted + " is expected, not of " + std::to_string(size));
  }
  return !fault_;
}

bool AnyReader::within(const Node& node, std::int64_t least, std::int64_t most) {
  if (!is(node, Node::Kind::integer)) return false;
  if (node.number < least || node.number > most) {
    fail(node, std::to_string(node.number) + " is not within " + std::to_string(least) + " to " + std::to_string(most));
  }
  return !fault_;
}

void AnyReader::out_of_range(const Node& node) { fail(node, std::to_string(node.number) + " is out of range"); }
void AnyReader::no_such(const Node& node) { fail(node, "there is no " + in_quotes(node.text)); }

std::optional<std::size_t> AnyReader::named(const Node& node, std::span<const std::string_view> names) {
  if (!is(node, Node::Kind::text)) return std::nullopt;
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == node.text) return i;
    all += (i == 0 ? "" : ", ") + std::string(names[i]);
  }
  fail(node, in_quotes(node.text) + " is none of " + all);
  return std::nullopt;
}

void AnyReader::truth(const Node& node, bool& x) {
  if (is(node, Node::Kind::boolean)) x = node.truth;
}

void AnyReader::seat(const Node& node, Seat& x) {
  if (node.kind == Node::Kind::null && unknowns_ == Unknowns::allowed) {
    x = nobody;
    return;
  }
  if (within(node, 1, static_cast<std::int64_t>(max_seats))) x = seat_at(static_cast<std::size_t>(node.number - 1));
}

void AnyReader::seat_set(const Node& node, SeatSet& x) {
  if (!list(node, 0, max_seats)) return;
  x = {};
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    Seat one{};
    const std::size_t before = enter(i);
    seat(node.items[i], one);
    leave(before);
    if (fault_) return;
    if (one == nobody || x.has(one)) return fail(node.items[i], "a set of seats names each once");
    x = x.with(one);
  }
}

void AnyReader::clause(const Node& node, Clause& x) {
  if (!is(node, Node::Kind::text)) return;
  x = parse_clause(node.text);
  if (!x.named()) fail(node, in_quotes(node.text) + " is no clause");
}

void AnyReader::draw(const Node& node, Draw& x) {
  if (!list(node, 2, 2)) return;
  const auto read = [&](std::size_t i, auto& number) {
    using Number = std::remove_reference_t<decltype(number)>;
    if (fault_) return;
    const std::size_t before = enter(i);
    if (within(node.items[i], std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max())) {
      number = static_cast<Number>(node.items[i].number);
    }
    leave(before);
  };
  read(0, x.n);
  read(1, x.outcome);
}

void AnyReader::text(const Node& node, std::string& x) {
  if (!is(node, Node::Kind::text)) return;
  if (has_control_characters(node.text)) return fail(node, "control characters are not allowed");
  x = node.text;
}

}  // namespace backlot::json
