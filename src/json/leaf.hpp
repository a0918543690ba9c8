// How a leaf looks in JSON, decided in one place for writing, reading and schemas. A game names its
// leaves in notation.hpp; the functions are found by argument-dependent lookup.
#pragma once
#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/chance.hpp"
#include "core/clause.hpp"
#include "core/fields.hpp"
#include "core/seat.hpp"
#include "core/set_of.hpp"

namespace backlot::json {

// For values whose names need no content.
struct NoContent {};

template <class T>
concept MayBeUnknown = requires(const T& x, T& out) {
  { is_unknown(x) } -> std::same_as<bool>;
  set_unknown(out);
};

template <class T>
concept NamedEnum = std::is_enum_v<T> && requires(T x) { names_of(x); };

template <class Content, class T>
concept NamedByContent = requires(const Content& content, const T& x, T& out, std::string_view name) {
  { name_of(content, x) } -> std::convertible_to<std::string_view>;
  { parse_name(content, name, out) } -> std::same_as<bool>;
};

template <class T>
struct IsVector : std::false_type {};
template <class T>
struct IsVector<std::vector<T>> : std::true_type {};

// A list of names.
template <class T>
struct IsSet : std::false_type {};
template <class E>
struct IsSet<SetOf<E>> : std::true_type {};

// Written as an object; never read.
template <class T>
struct IsMap : std::false_type {};
template <class T>
struct IsMap<std::map<std::string, T>> : std::true_type {};

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

// A field that is always there, and null when there is nothing to say.
template <class T>
struct Nullable {
  std::optional<T> value;
  Nullable() = default;
  Nullable(T x) : value(std::move(x)) {}                 // NOLINT(google-explicit-constructor)
  Nullable(std::optional<T> x) : value(std::move(x)) {}  // NOLINT(google-explicit-constructor)
  bool operator==(const Nullable&) const = default;
};
template <class T>
struct IsNullable : std::false_type {};
template <class T>
struct IsNullable<Nullable<T>> : std::true_type {};

// The integer type inside a numeric leaf.
template <class T>
using NumberIn = std::remove_cvref_t<decltype([](const T& x) {
  if constexpr (std::is_enum_v<T>) {
    return static_cast<std::underlying_type_t<T>>(x);
  } else if constexpr (std::is_integral_v<T>) {
    return x;
  } else {
    return leaf_value(x);
  }
}(std::declval<const T&>()))>;

}  // namespace backlot::json
