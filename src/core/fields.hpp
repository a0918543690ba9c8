// fields(x, visitor) lists the members of a type once: `visitor("round", x.round)` for each. JSON,
// hashes, diffs and schemas are visitors over that list. A leaf is an integer, an enum, or a type
// with leaf_value(x), which gives the integer inside it.
#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/array.hpp"
#include "core/clause.hpp"
#include "core/hash.hpp"
#include "core/money.hpp"
#include "core/pile.hpp"
#include "core/seat.hpp"
#include "core/sha256.hpp"

namespace backlot {

// For writing a field list once for const and plain objects: fields(Is<Desk> auto& x, ...).
template <class Self, class T>
concept Is = std::same_as<std::remove_const_t<Self>, T>;

// The Base part of x, as const as x: fields of a derived type list those of its base by it.
template <class Base, class T>
constexpr auto& base_of(T& x) {
  return static_cast<std::conditional_t<std::is_const_v<T>, const Base, Base>&>(x);
}

struct AnyVisitor {
  template <class T>
  constexpr void operator()(const char* /*name*/, T& /*value*/) const {}
};

template <class T>
concept HasFields = requires(T& x, const AnyVisitor& visitor) { fields(x, visitor); };

template <class T>
concept HasLeafValue = requires(T& x) {
  { leaf_value(x) } -> std::same_as<decltype(leaf_value(x))>;
};

template <class T>
struct ListOf : std::false_type {};
template <class T, std::size_t N>
struct ListOf<Pile<T, N>> : std::true_type {
  using Item = T;
  static constexpr std::size_t most = N;
  static constexpr bool grows = true;
};
template <class T, std::size_t N>
struct ListOf<std::array<T, N>> : std::true_type {
  using Item = T;
  static constexpr std::size_t most = N;
  static constexpr bool grows = false;
};
template <class T, std::size_t N>
struct ListOf<Array<T, N>> : ListOf<std::array<T, N>> {};
template <class T>
concept List = ListOf<std::remove_const_t<T>>::value;

// Lists that keep their items in another form are filled item by item; put says whether an item can lie there.
template <class T>
concept TakesItems = List<T> && requires(T& x, typename ListOf<T>::Item item) {
  { x.put(item) } -> std::same_as<bool>;
};

constexpr auto& leaf_value(Money& money) { return money.amount; }
constexpr const auto& leaf_value(const Money& money) { return money.amount; }

template <class T>
constexpr std::uint64_t leaf_bits(const T& x) {
  if constexpr (std::is_enum_v<T>) {
    return static_cast<std::uint64_t>(static_cast<std::underlying_type_t<T>>(x));
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<std::uint64_t>(x);
  } else if constexpr (std::same_as<T, SeatSet>) {
    return x.bits();
  } else if constexpr (std::same_as<T, Clause>) {
    std::uint64_t bits = x.number;
    for (const char c : x.game) bits = bits << 8U | static_cast<std::uint8_t>(c);
    return bits;
  } else {
    return static_cast<std::uint64_t>(leaf_value(x));
  }
}

template <class T>
struct OptionalOf : std::false_type {};
template <class T>
struct OptionalOf<std::optional<T>> : std::true_type {};

// Walks all leaves of x in order: take(bits, size in bytes). Lists that grow announce their size; what is optional and
// not there has no leaves, as it has no field in JSON.
template <class T, class Take>
constexpr void walk(const T& x, Take& take);

template <class Take>
struct Walker {
  Take& take;
  template <class T>
  constexpr void operator()(const char* /*name*/, const T& value) const {
    walk(value, take);
  }
};

template <class T, class Take>
constexpr void walk(const T& x, Take& take) {
  if constexpr (HasFields<const T>) {
    fields(x, Walker<Take>{take});
  } else if constexpr (List<T>) {
    if constexpr (ListOf<T>::grows) take(x.size(), std::size_t{1});
    for (const auto& item : x) walk(item, take);
  } else if constexpr (OptionalOf<T>::value) {
    if (x) walk(*x, take);
  } else {
    take(leaf_bits(x), sizeof(T));
  }
}

// The reverse of walk: fills x from its leaves in order. For content compiled into the program, where an item that
// cannot lie in its list is an error; elsewhere it is left out.
template <class T, class Next>
constexpr void fill(T& x, Next& next);

template <class Next>
struct Filler {
  Next& next;
  template <class T>
  constexpr void operator()(const char* /*name*/, T& value) const {
    fill(value, next);
  }
};

template <class T, class Next>
constexpr void fill(T& x, Next& next) {
  if constexpr (HasFields<T>) {
    fields(x, Filler<Next>{next});
  } else if constexpr (List<T>) {
    if constexpr (TakesItems<T>) {
      x.clear();
      for (auto left = static_cast<std::size_t>(next()); left > 0; --left) {
        typename ListOf<T>::Item item{};
        fill(item, next);
        const bool fits = x.put(item);
        if (std::is_constant_evaluated()) expect(fits);
      }
    } else {
      if constexpr (ListOf<T>::grows) x.resize(static_cast<std::size_t>(next()));
      for (auto& item : x) fill(item, next);
    }
  } else if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
    x = static_cast<T>(next());
  } else if constexpr (std::same_as<T, SeatSet>) {
    x = SeatSet::from_bits(static_cast<std::uint16_t>(next()));
  } else {
    auto& value = leaf_value(x);
    value = static_cast<std::remove_reference_t<decltype(value)>>(next());
  }
}

template <class T, std::size_t N>
constexpr T from_leaves(const std::array<std::int64_t, N>& leaves) {
  T x;
  std::size_t at = 0;
  auto next = [&] { return leaves[at++]; };
  fill(x, next);
  expect(at == N);
  return x;
}

// SHA-256 over all leaves, each little end first: the same on every target and compiler.
template <class T>
constexpr Digest digest_of(const T& x) {
  Sha256 hash;
  auto take = [&hash](std::uint64_t bits, std::size_t bytes) {
    for (std::size_t i = 0; i < bytes; ++i) hash.update(static_cast<std::uint8_t>(bits >> (8U * i)));
  };
  walk(x, take);
  return hash.finish();
}

// The fast hash over all leaves.
template <class T>
constexpr std::uint64_t hash_of(const T& x) {
  std::uint64_t hash = 0;
  auto take = [&hash](std::uint64_t bits, std::size_t /*bytes*/) { hash = combine(hash, bits); };
  walk(x, take);
  return hash;
}

}  // namespace backlot
