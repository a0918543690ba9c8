// One of several types, told apart by a field that names them: entries of a log by their "kind", messages by their
// "type". Every type of the variant has a `name` and fields; reading, writing and the schema follow from those.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "json/parts.hpp"

namespace backlot::json {

namespace one_of_detail {

template <class Content>
struct FieldReader {
  Reader<Content>& reader;
  const Node& node;
  std::vector<bool>& used;

  template <class T>
  void operator()(const char* name, T& x) const {
    reader.field(node, name, x, used);
  }
};

template <class Content>
struct FieldAppender {
  std::string& out;
  const Content& content;

  template <class T>
  void operator()(const char* name, const T& value) const {
    if constexpr (IsOptional<T>::value) {
      if (value) (*this)(name, *value);
    } else {
      writing::field_after_tag(out, name);
      append(out, content, value);
    }
  }
};

}  // namespace one_of_detail

// Some types let fields pass that they do not know: `static constexpr bool lets_pass = true`.
template <class T>
concept LetsPass = requires { requires T::lets_pass; };

// What is wrong with what should be one of them.
struct Unreadable : Fault {
  enum class What : std::uint8_t { no_such_type, unknown_field, bad_field };
  What what = What::bad_field;
};

// The same for every type, compiled once (one_of.cpp).
namespace one_of_detail {

std::vector<bool> used_but_for(const Node& node, const Node& name);
// What is wrong once all fields of a type were read, where something is.
enum class Unknown : std::uint8_t { refused, passes };
std::optional<Unreadable> wrong(const AnyReader& reader, const Node& node, const std::vector<bool>& used,
                                Unknown unknown);
// The text of the tag; or what is wrong.
std::variant<const Node*, Unreadable> name_in(const Node& node, const char* tag);
Unreadable no_such(const Node& node, const char* tag, const Node& name);

}  // namespace one_of_detail

template <class T, class Content>
std::optional<Unreadable> read_tagged(const Content& content, const Node& node, const Node& name, Unknowns unknowns,
                                      T& x) {
  using one_of_detail::Unknown;
  Reader<Content> reader(content, unknowns);
  std::vector<bool> used = one_of_detail::used_but_for(node, name);
  fields(x, one_of_detail::FieldReader<Content>{reader, node, used});
  return one_of_detail::wrong(reader, node, used, LetsPass<T> ? Unknown::passes : Unknown::refused);
}

template <class Variant, class Content>
std::variant<Variant, Unreadable> read_one_of(const Content& content, const Node& node, const char* tag,
                                              Unknowns unknowns = Unknowns::refused) {
  auto named = one_of_detail::name_in(node, tag);
  if (auto* const wrong = std::get_if<Unreadable>(&named)) return std::move(*wrong);
  const Node& name = *std::get<const Node*>(named);
  std::variant<Variant, Unreadable> made = one_of_detail::no_such(node, tag, name);
  const auto attempt = [&]<class T>(std::in_place_type_t<T>) {
    if (name.text != T::name) return;
    T x{};
    if (auto wrong = read_tagged(content, node, name, unknowns, x)) {
      made = std::move(*wrong);
    } else {
      made.template emplace<Variant>(std::in_place_type<T>, std::move(x));
    }
  };
  [&]<class... T>(std::variant<T...>*) { (attempt(std::in_place_type<T>), ...); }(static_cast<Variant*>(nullptr));
  return made;
}

template <class T, class Content>
void append_tagged(std::string& out, const Content& content, const T& x, const char* tag) {
  writing::tag(out, tag, T::name);
  fields(x, one_of_detail::FieldAppender<Content>{out, content});
  writing::character(out, '}');
}
template <class Variant, class Content>
void append_one_of(std::string& out, const Content& content, const Variant& variant, const char* tag) {
  std::visit([&](const auto& x) { append_tagged(out, content, x, tag); }, variant);
}

template <class T, class Content>
Node schema_of_tagged(const char* tag) {
  return schema::object_tagged(tag, T::name, [](schema::Properties& to) {
    const T x{};
    fields(x, schema::Collector<Content>{to});
  });
}
template <class Variant, class Content>
Node schema_of_one_of(const char* tag) {
  std::vector<Node> choices;
  [&]<class... T>(std::variant<T...>*) {
    (choices.push_back(schema_of_tagged<T, Content>(tag)), ...);
  }(static_cast<Variant*>(nullptr));
  return schema::one_of(std::move(choices));
}

}  // namespace backlot::json
