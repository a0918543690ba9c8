// JSON, on one line, of anything that lists its fields.
#pragma once
#include <string>
#include <string_view>
#include <utility>

#include "json/leaf.hpp"

namespace backlot::json {

// Appends a JSON string with its quotes. The text must be UTF-8; other bytes become U+FFFD.
void append_text(std::string& out, std::string_view text);

// Appends the shortest text that reads back as the same number; null when it is none (no games, no
// mean). Reports have such numbers, rules and records never.
void append_number(std::string& out, double number);

// A text from outside as a sentence may show it: quoted, escaped and not too long.
std::string in_quotes(std::string_view text);

template <class Content, class T>
void append(std::string& out, const Content& content, const T& x);

template <class Content>
struct FieldWriter {
  std::string& out;
  const Content& content;
  bool& first;
  template <class T>
  void operator()(const char* name, const T& value) const {
    if constexpr (IsOptional<T>::value) {
      if (value) (*this)(name, *value);
    } else {
      if (!first) out += ',';
      first = false;
      append_text(out, name);
      out += ':';
      append(out, content, value);
    }
  }
};

template <class Content, class Items>
void append_list(std::string& out, const Content& content, const Items& items) {
  out += '[';
  bool first = true;
  for (const auto& item : items) {
    if (!first) out += ',';
    first = false;
    append(out, content, item);
  }
  out += ']';
}

template <class Content, class T>
void append(std::string& out, const Content& content, const T& x) {
  if constexpr (MayBeUnknown<T>) {
    if (is_unknown(x)) {
      out += "null";
      return;
    }
  }
  if constexpr (requires { x.append_to(out); }) {
    x.append_to(out);
  } else if constexpr (IsNullable<T>::value) {
    if (x.value) {
      append(out, content, *x.value);
    } else {
      out += "null";
    }
  } else if constexpr (std::same_as<T, bool>) {
    out += x ? "true" : "false";
  } else if constexpr (std::same_as<T, Seat>) {
    out += x == nobody ? "null" : std::to_string(index(x) + 1);
  } else if constexpr (std::same_as<T, Clause>) {
    append_text(out, name_of(x).view());
  } else if constexpr (std::same_as<T, Draw>) {
    out += '[' + std::to_string(x.n) + ',' + std::to_string(x.outcome) + ']';
  } else if constexpr (std::same_as<T, std::string> || std::same_as<T, std::string_view>) {
    append_text(out, x);
  } else if constexpr (std::same_as<T, double>) {
    append_number(out, x);
  } else if constexpr (IsMap<T>::value) {
    out += '{';
    for (bool first = true; const auto& [key, value] : x) {
      if (!std::exchange(first, false)) out += ',';
      append_text(out, key);
      out += ':';
      append(out, content, value);
    }
    out += '}';
  } else if constexpr (HasFields<const T>) {
    out += '{';
    bool first = true;
    fields(x, FieldWriter<Content>{out, content, first});
    out += '}';
  } else if constexpr (List<T> || IsVector<T>::value || IsSet<T>::value || std::same_as<T, SeatSet>) {
    append_list(out, content, x);
  } else if constexpr (NamedByContent<Content, T>) {
    append_text(out, std::string_view(name_of(content, x)));
  } else if constexpr (NamedEnum<T>) {
    append_text(out, names_of(x)[static_cast<std::size_t>(x)]);
  } else {
    out += std::to_string(static_cast<NumberIn<T>>(leaf_bits(x)));
  }
}

template <class Content, class T>
std::string write(const Content& content, const T& x) {
  std::string out;
  append(out, content, x);
  return out;
}

}  // namespace backlot::json
