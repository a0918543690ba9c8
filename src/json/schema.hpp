// JSON Schema (2020-12) of anything that lists its fields: a third visitor besides writing and
// reading, so that a schema cannot say something else than the program does.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "json/leaf.hpp"
#include "json/print.hpp"

namespace backlot::json {

inline constexpr std::string_view schema_dialect = "https://json-schema.org/draft/2020-12/schema";

namespace schema {

Node type(std::string_view name);
Node integers(std::int64_t least, std::int64_t most);
Node list_of(Node items, std::int64_t least, std::int64_t most);
Node pattern(std::string_view expression);
Node constant(std::string_view text);
Node closed_object(Node properties, Node required);
Node one_of(std::vector<Node> choices);
Node clause();
Node draw();
Node seat();
Node seat_set();
// Allows null, too.
Node or_null(Node schema);
Node bytes(std::int64_t least, std::int64_t most);

template <class Content, class T>
Node of(const T& x);
template <class Content, class T>
Node definition_of(const T& x);

// A value of a type that is not known here, and what makes its schema: what follows is the same for all of them, and
// compiled once (schema.cpp).
using MakeOf = Node (*)(const void* value);

struct Properties {
  Node properties;
  Node required;

  Properties();
  void add_required(const char* name, MakeOf of, const void* value);
  void add_optional(const char* name, MakeOf of);
};
Node object_with(void (*collect)(const void* x, Properties& to), const void* x);
Node object_tagged(const char* tag, std::string_view name, void (*collect)(Properties& to));
Node kinds(std::span<const std::string_view> names, Node (*of_kind)(std::size_t kind));
Node names(std::span<const std::string_view> all);
std::string of_pack(std::string_view game, std::string_view title, void (*collect)(Properties& to));

// Collects the properties of what fields() visits.
template <class Content>
struct Collector {
  Properties& to;
  template <class T>
  void operator()(const char* name, const T& value) const {
    if constexpr (IsOptional<T>::value) {
      to.add_optional(name, [](const void* /*none*/) { return of<Content>(typename T::value_type{}); });
    } else {
      to.add_required(name, [](const void* x) { return of<Content>(*static_cast<const T*>(x)); }, &value);
    }
  }
};

template <class Content, class T>
Node of_object(const T& x) {
  return object_with(
      [](const void* one, Properties& to) { fields(*static_cast<const T*>(one), Collector<Content>{to}); }, &x);
}

template <class T>
concept HasKinds = requires(T& x) { x.kind; } && NamedEnum<decltype(T::kind)>;

// A type whose fields depend on its kind is one of several objects.
template <class Content, class T>
Node of_kinds() {
  using Kind = decltype(T::kind);
  return kinds(MustNameItsValues<Kind>::names, [](std::size_t kind) {
    T x{};
    x.kind = static_cast<Kind>(kind);
    return of_object<Content>(std::as_const(x));
  });
}

// A type that has a definition of its own, by its name.
template <class T>
concept Defined = requires { T::defined; };
Node reference(std::string_view name);

template <class Content, class T>
Node of_known(const T& x) {
  if constexpr (Defined<T>) {
    return reference(T::defined);
  } else {
    return definition_of<Content>(x);
  }
}

template <class Content, class T>
Node definition_of(const T& x) {
  if constexpr (requires { T::schema(); }) {
    return T::schema();
  } else if constexpr (IsNullable<T>::value) {
    return or_null(of<Content>(typename decltype(x.value)::value_type{}));
  } else if constexpr (std::same_as<T, bool>) {
    return type("boolean");
  } else if constexpr (std::same_as<T, Seat>) {
    return seat();
  } else if constexpr (std::same_as<T, SeatSet>) {
    return seat_set();
  } else if constexpr (IsSet<T>::value) {
    return list_of(of<Content>(typename T::value_type{}), 0, T::capacity);
  } else if constexpr (std::same_as<T, Clause>) {
    return clause();
  } else if constexpr (std::same_as<T, Draw>) {
    return draw();
  } else if constexpr (std::same_as<T, std::string> || NamedByContent<Content, T>) {
    return type("string");
  } else if constexpr (HasKinds<T> && HasFields<const T>) {
    return of_kinds<Content, T>();
  } else if constexpr (HasFields<const T>) {
    return of_object<Content>(x);
  } else if constexpr (IsVector<T>::value) {
    if constexpr (requires { T::most; }) {
      return list_of(of<Content>(typename T::value_type{}), T::least, T::most);
    } else {
      return list_of(of<Content>(typename T::value_type{}), 0, -1);
    }
  } else if constexpr (List<T>) {
    return list_of(of<Content>(typename ListOf<T>::Item{}), ListOf<T>::grows ? 0 : ListOf<T>::most, ListOf<T>::most);
  } else if constexpr (NamedEnum<T>) {
    return names(MustNameItsValues<T>::names);
  } else {
    using Number = NumberIn<T>;
    return integers(std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max());
  }
}

template <class Content, class T>
Node of(const T& x) {
  if constexpr (MayBeUnknown<T>) {
    return or_null(of_known<Content>(x));
  } else {
    return of_known<Content>(x);
  }
}

}  // namespace schema

// The schema of content/<game>/*.json.
template <class G>
std::string content_schema() {
  return schema::of_pack(G::id, G::title, [](schema::Properties& to) {
    const typename G::Content content{};
    fields(content, schema::Collector<typename G::Content>{to});
  });
}

}  // namespace backlot::json
