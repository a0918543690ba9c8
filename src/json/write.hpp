// JSON, on one line, of anything that lists its fields.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "json/leaf.hpp"

namespace backlot::json {

// Appends a JSON string with its quotes. The text must be UTF-8; other bytes become U+FFFD.
void append_text(std::string& out, std::string_view text);

// Appends the shortest text that reads back as the same number; null when it is none (no games, no
// mean). Reports have such numbers, rules and records never.
void append_number(std::string& out, double number);

// A text from outside as a sentence may show it: quoted, escaped and not too long.
std::string in_quotes(std::string_view text);

// What is the same for every type is compiled once (write.cpp): a game has hundreds of types, and what stands in a
// template here is compiled for each of them.
namespace writing {

void character(std::string& out, char c);
void whole(std::string& out, std::int64_t number);
void whole(std::string& out, std::uint64_t number);
void seat(std::string& out, Seat x);
void draw(std::string& out, const Draw& x);
void name(std::string& out, std::span<const std::string_view> names, std::size_t i);
// What stands before an item, and before a field's value.
void item(std::string& out, bool& first);
void field(std::string& out, std::string_view name, bool& first);
// What an object begins with that says in a field which of several types it is, and what stands before its other
// fields.
void tag(std::string& out, std::string_view tag, std::string_view name);
void field_after_tag(std::string& out, std::string_view name);

}  // namespace writing

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
      writing::field(out, name, first);
      append(out, content, value);
    }
  }
};

template <class Content, class Items>
void append_list(std::string& out, const Content& content, const Items& items) {
  writing::character(out, '[');
  bool first = true;
  for (const auto& item : items) {
    writing::item(out, first);
    append(out, content, item);
  }
  writing::character(out, ']');
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
    writing::seat(out, x);
  } else if constexpr (std::same_as<T, Clause>) {
    append_text(out, name_of(x).view());
  } else if constexpr (std::same_as<T, Draw>) {
    writing::draw(out, x);
  } else if constexpr (std::same_as<T, std::string> || std::same_as<T, std::string_view>) {
    append_text(out, x);
  } else if constexpr (std::same_as<T, double>) {
    append_number(out, x);
  } else if constexpr (IsMap<T>::value) {
    writing::character(out, '{');
    for (bool first = true; const auto& [key, value] : x) {
      writing::field(out, key, first);
      append(out, content, value);
    }
    writing::character(out, '}');
  } else if constexpr (HasFields<const T>) {
    writing::character(out, '{');
    bool first = true;
    fields(x, FieldWriter<Content>{out, content, first});
    writing::character(out, '}');
  } else if constexpr (List<T> || IsVector<T>::value || IsSet<T>::value || std::same_as<T, SeatSet>) {
    append_list(out, content, x);
  } else if constexpr (NamedByContent<Content, T>) {
    append_text(out, std::string_view(name_of(content, x)));
  } else if constexpr (NamedEnum<T>) {
    writing::name(out, MustNameItsValues<T>::names, static_cast<std::size_t>(x));
  } else {
    using Number = NumberIn<T>;
    using Widest = std::conditional_t<std::is_signed_v<Number>, std::int64_t, std::uint64_t>;
    writing::whole(out, static_cast<Widest>(static_cast<Number>(leaf_bits(x))));
  }
}

template <class Content, class T>
std::string write(const Content& content, const T& x) {
  std::string out;
  append(out, content, x);
  return out;
}

}  // namespace backlot::json
