#include "json/write.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

namespace backlot::json {

namespace {

// The bytes of the well-formed UTF-8 character at the front of the text, or 0.
std::size_t character_at(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || size > text.size()) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) return 0;
  }
  const bool overlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
  const bool surrogate = lead == 0xED && byte(1) >= 0xA0;
  const bool beyond = lead == 0xF4 && byte(1) >= 0x90;
  return overlong || surrogate || beyond ? 0 : size;
}

// Characters that are written as they are, and need no second look: nearly all there are.
constexpr std::array<bool, 256> plain = [] {
  std::array<bool, 256> known{};
  for (std::size_t c = 0x20; c < 0x7F; ++c) known[c] = c != '"' && c != '\\';
  return known;
}();

// Eight of them at once: whether a byte of the word is one of those that are not plain.
bool all_plain(const char* eight) {
  constexpr std::uint64_t ones = 0x0101010101010101;
  constexpr std::uint64_t highs = 0x80 * ones;
  std::uint64_t word = 0;
  std::memcpy(&word, eight, sizeof word);
  const auto has = [word](std::uint64_t byte) {
    const std::uint64_t other = word ^ (byte * ones);  // zero where it is
    return (other - ones) & ~other;
  };
  const std::uint64_t control = (word - 0x20 * ones) & ~word;
  return ((word | control | has('"') | has('\\') | has(0x7F)) & highs) == 0;
}

std::size_t plain_at(std::string_view text) {
  std::size_t size = 0;
  while (size + 8 <= text.size() && all_plain(text.data() + size)) size += 8;
  while (size < text.size() && plain[static_cast<std::uint8_t>(text[size])]) ++size;
  return size;
}

// Appends the character at the front of the text; gives its bytes.
std::size_t append_special(std::string& out, std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  const char c = text[0];
  const std::size_t size = character_at(text);
  if (size == 0) {
    out += "\xEF\xBF\xBD";
  } else if (c == '"' || c == '\\') {
    out += '\\';
    out += c;
  } else if (c == '\n') {
    out += "\\n";
  } else if (size == 1 && (static_cast<std::uint8_t>(c) < 0x20 || c == '\x7F')) {
    out += "\\u00";
    out += digits[static_cast<std::uint8_t>(c) >> 4U];
    out += digits[static_cast<std::uint8_t>(c) & 15U];
  } else if (size == 2 && c == '\xC2' && static_cast<std::uint8_t>(text[1]) < 0xA0) {
    out += "\\u00";  // U+0080 to U+009F
    out += digits[static_cast<std::uint8_t>(text[1]) >> 4U];
    out += digits[static_cast<std::uint8_t>(text[1]) & 15U];
  } else {
    out += text.substr(0, size);
  }
  return std::max<std::size_t>(size, 1);
}

}  // namespace

void append_text(std::string& out, std::string_view text) {
  std::size_t size = plain_at(text);
  if (size == text.size()) {  // nearly always: in one piece
    const std::size_t at = out.size();
    out.append(size + 2, '"');
    text.copy(out.data() + at + 1, size);
    return;
  }
  out += '"';
  while (!text.empty()) {
    out += text.substr(0, size);
    text.remove_prefix(size);
    if (!text.empty()) text.remove_prefix(append_special(out, text));
    size = plain_at(text);
  }
  out += '"';
}

namespace writing {
namespace {

template <class Number>
void append_digits(std::string& out, Number number) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

}  // namespace

void character(std::string& out, char c) { out += c; }
void whole(std::string& out, std::int64_t number) { append_digits(out, number); }
void whole(std::string& out, std::uint64_t number) { append_digits(out, number); }

void seat(std::string& out, Seat x) {
  if (x == nobody) {
    out += "null";
  } else {
    append_digits(out, index(x) + 1);
  }
}

void draw(std::string& out, const Draw& x) {
  out += '[';
  append_digits(out, x.n);
  out += ',';
  append_digits(out, x.outcome);
  out += ']';
}

void name(std::string& out, std::span<const std::string_view> names, std::size_t i) { append_text(out, names[i]); }

void item(std::string& out, bool& first) {
  if (!std::exchange(first, false)) out += ',';
}

void field(std::string& out, std::string_view name, bool& first) {
  item(out, first);
  append_text(out, name);
  out += ':';
}

void tag(std::string& out, std::string_view tag, std::string_view name) {
  out += "{\"";
  out += tag;
  out += "\":\"";
  out += name;
  out += '"';
}

void field_after_tag(std::string& out, std::string_view name) {
  out += ",\"";
  out += name;
  out += "\":";
}

}  // namespace writing

std::string in_quotes(std::string_view text) {
  constexpr std::size_t most = 60;
  std::size_t size = 0;
  while (size < text.size() && size < most) {
    const std::size_t next = character_at(text.substr(size));
    size += next == 0 ? 1 : next;
  }
  std::string out;
  append_text(out, text.substr(0, size));
  if (size < text.size()) out.insert(out.size() - 1, "...");
  return out;
}

}  // namespace backlot::json
