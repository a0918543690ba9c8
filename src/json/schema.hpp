// JSON Schema (2020-12) of anything that lists its fields: a third visitor besides writing and
// reading, so that a schema cannot say something else than the program does.
#pragma once
#include <concepts>
#include <cstdint>
#include <limits>
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

// Collects the properties of what fields() visits.
template <class Content>
struct Collector {
  Node& properties;
  Node& required;
  template <class T>
  void operator()(const char* name, const T& value) const {
    if constexpr (IsOptional<T>::value) {
      add(properties, name, of<Content>(typename T::value_type{}));
    } else {
      add(properties, name, of<Content>(value));
      required.items.push_back(text_node(name));
    }
  }
};

template <class Content, class T>
Node of_object(const T& x) {
  Node properties = object_node({});
  Node required = list_node({});
  fields(x, Collector<Content>{properties, required});
  return closed_object(std::move(properties), std::move(required));
}

template <class T>
concept HasKinds = requires(T& x) { x.kind; } && NamedEnum<decltype(T::kind)>;

// A type whose fields depend on its kind is one of several objects.
template <class Content, class T>
Node of_kinds() {
  T x{};
  const auto names = names_of(x.kind);
  std::vector<Node> choices;
  bool alike = true;
  for (std::size_t i = 0; i < names.size(); ++i) {
    x = T{};
    x.kind = static_cast<decltype(x.kind)>(i);
    choices.push_back(of_object<Content>(std::as_const(x)));
    alike = alike && choices[i].find("required")->items.size() == choices[0].find("required")->items.size() &&
            print(choices[i]) == print(choices[0]);
  }
  if (alike) return choices[0];
  for (std::size_t i = 0; i < names.size(); ++i) {
    Node& properties =
        choices[i].items[static_cast<std::size_t>(choices[i].find("properties") - choices[i].items.data())];
    for (std::size_t k = 0; k < properties.keys.size(); ++k) {
      if (properties.keys[k] == "kind") properties.items[k] = constant(names[i]);
    }
  }
  return one_of(std::move(choices));
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
    std::vector<Node> names;
    for (const std::string_view name : names_of(x)) names.push_back(text_node(name));
    return object_node({{"enum", list_node(std::move(names))}});
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
  const typename G::Content content{};
  Node properties = object_node(
      {{"$schema", schema::type("string")}, {"game", schema::constant(G::id)}, {"name", schema::type("string")}});
  Node required = list_node({text_node("game"), text_node("name")});
  fields(content, schema::Collector<typename G::Content>{properties, required});
  Node root = object_node(
      {{"$schema", text_node(schema_dialect)}, {"title", text_node("A content pack of " + std::string(G::title))}});
  const Node object = schema::closed_object(std::move(properties), std::move(required));
  for (std::size_t i = 0; i < object.keys.size(); ++i) add(root, object.keys[i], object.items[i]);
  return print(root);
}

}  // namespace backlot::json
