// How a leaf looks in JSON, decided in one place for writing, reading and schemas. A game names its
// leaves in notation.hpp; the functions are found by argument-dependent lookup.
#pragma once
#include <concepts>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/chance.hpp"
#include "core/clause.hpp"
#include "core/enumerators.hpp"
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
concept ListsNames = std::is_enum_v<T> && requires(T x) { names_of(x); };

// What programs read stands in a list, so that nobody renames it who only renames a value. The compiler compares the
// two: one name for each value, in order, and the value's own. A value may say more where the name is a word of C++
// (short), and there may be names of values that have none (the seats of a Place).
template <ListsNames T>
struct MustNameItsValues {
  static constexpr auto names = names_of(T{});
  template <std::size_t i>
  static constexpr bool fits() {
    constexpr std::string_view value = enumerator<static_cast<T>(i)>();
    if (i == names.size()) return value.empty();
    if (value.empty() || value == names[i]) return !names[i].empty();
    return !names[i].empty() && value.starts_with(names[i]) && value[names[i].size()] == '_';
  }
  static constexpr bool all = []<std::size_t... i>(std::index_sequence<i...> /*numbers*/) {
    return (fits<i>() && ...);
  }(std::make_index_sequence<names.size() + 1>());
  static_assert(all, "names_of has the names of an enum's values, all of them, in their order");
  static constexpr bool holds = true;
};

template <class T>
concept NamedEnum = ListsNames<T> && MustNameItsValues<T>::holds;

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
