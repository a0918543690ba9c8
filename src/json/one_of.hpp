// One of several types, told apart by a field that names them: entries of a log by their "kind", messages by their
// "type". Every type of the variant has a `name` and fields; reading, writing and the schema follow from those.
#pragma once
#include <cstdint>
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
      out += ",\"";
      out += name;
      out += "\":";
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

template <class T, class Content>
std::variant<T, Unreadable> read_tagged(const Content& content, const Node& node, const Node& name, Unknowns unknowns) {
  using What = Unreadable::What;
  T x{};
  Reader<Content> reader(content, unknowns);
  std::vector<bool> used(node.items.size());
  used[static_cast<std::size_t>(&name - node.items.data())] = true;
  fields(x, one_of_detail::FieldReader<Content>{reader, node, used});
  if (reader.fault()) return Unreadable{*reader.fault(), What::bad_field};
  if constexpr (!LetsPass<T>) {
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (used[i]) continue;
      return Unreadable{{node.items[i].line, "", "there is no field " + in_quotes(node.keys[i]) + " here"},
                        What::unknown_field};
    }
  }
  return x;
}

template <class Variant, class Content>
std::variant<Variant, Unreadable> read_one_of(const Content& content, const Node& node, const char* tag,
                                              Unknowns unknowns = Unknowns::refused) {
  using What = Unreadable::What;
  const Node* const name = node.find(tag);
  if (name == nullptr || name->kind != Node::Kind::text) {
    return Unreadable{{node.line, tag, "the field \"" + std::string(tag) + "\" is missing"}, What::no_such_type};
  }
  std::variant<Variant, Unreadable> made =
      Unreadable{{node.line, tag, "there is no " + in_quotes(name->text)}, What::no_such_type};
  const auto attempt = [&]<class T>(std::in_place_type_t<T>) {
    if (name->text != T::name) return;
    auto read = read_tagged<T>(content, node, *name, unknowns);
    if (auto* const good = std::get_if<T>(&read)) {
      made.template emplace<Variant>(std::in_place_type<T>, std::move(*good));
    } else {
      made = std::move(std::get<Unreadable>(read));
    }
  };
  [&]<class... T>(std::variant<T...>*) { (attempt(std::in_place_type<T>), ...); }(static_cast<Variant*>(nullptr));
  return made;
}

template <class T, class Content>
void append_tagged(std::string& out, const Content& content, const T& x, const char* tag) {
  out += "{\"";
  out += tag;
  out += "\":\"";
  out += T::name;
  out += '"';
  fields(x, one_of_detail::FieldAppender<Content>{out, content});
  out += '}';
}
template <class Variant, class Content>
void append_one_of(std::string& out, const Content& content, const Variant& variant, const char* tag) {
  std::visit([&](const auto& x) { append_tagged(out, content, x, tag); }, variant);
}

template <class T, class Content>
Node schema_of_tagged(const char* tag) {
  Node properties = object_node({{tag, schema::constant(T::name)}});
  Node required = list_node({text_node(tag)});
  const T x{};
  fields(x, schema::Collector<Content>{properties, required});
  return schema::closed_object(std::move(properties), std::move(required));
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
