// One of several types, told apart by a field that names them: entries of a log by their "kind", messages by their
// "type". Every type of the variant has a `name` and fields; reading, writing and the schema follow from those. A part
// whose shape only somebody else knows is Raw, a text of several lines is Lines.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "json/print.hpp"
#include "json/read.hpp"
#include "json/schema.hpp"
#include "json/write.hpp"

namespace backlot::json {

// JSON that is made or read elsewhere. What was read is a node; what was written is kept as it is.
class Raw {
 public:
  Raw() = default;
  explicit Raw(Node node) : node_(std::move(node)) {}
  static Raw written(std::string text) {
    Raw raw;
    raw.text_ = std::move(text);
    return raw;
  }
  Node node() const {
    if (text_.empty()) return node_;
    auto parsed = parse(text_);
    return std::holds_alternative<Node>(parsed) ? std::move(std::get<Node>(parsed)) : Node{};
  }
  std::string text() const { return text_.empty() ? to_text(node_) : text_; }
  void append_to(std::string& out) const { out += text_.empty() ? to_text(node_) : text_; }
  bool operator==(const Raw& other) const { return node() == other.node(); }

 private:
  Node node_;
  std::string text_;
};

// Lines are all right in it, nothing else that does not print.
struct Lines {
  std::string text;
  bool operator==(const Lines&) const = default;
};

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
  void operator()(const char* name, Raw& x) const {
    if (const Node* const found = take(name)) x = Raw(*found);
  }
  void operator()(const char* name, std::optional<Raw>& x) const {
    if (node.find(name) != nullptr) (*this)(name, x.emplace());
  }
  void operator()(const char* name, Lines& x) const {
    const Node* const found = take(name);
    if (found == nullptr) return;
    std::string printed = found->text;
    std::erase(printed, '\n');
    if (found->kind != Node::Kind::text) reader.fail(*found, "a text is expected");
    if (has_control_characters(printed)) reader.fail(*found, "control characters are not allowed");
    x.text = found->text;
  }
  const Node* take(const char* name) const {
    const Node* const found = node.find(name);
    if (found == nullptr) {
      reader.fail(node, "the field \"" + std::string(name) + "\" is missing");
    } else {
      used[static_cast<std::size_t>(found - node.items.data())] = true;
    }
    return found;
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
      if constexpr (std::same_as<T, Raw>) {
        value.append_to(out);
      } else if constexpr (std::same_as<T, Lines>) {
        append_text(out, value.text);
      } else {
        append(out, content, value);
      }
    }
  }
};

template <class Content>
struct FieldCollector {
  Node& properties;
  Node& required;

  template <class T>
  void operator()(const char* name, const T& value) const {
    if constexpr (IsOptional<T>::value) {
      add(properties, name, schema_of(typename T::value_type{}));
    } else {
      add(properties, name, schema_of(value));
      required.items.push_back(text_node(name));
    }
  }
  template <class T>
  static Node schema_of(const T& value) {
    if constexpr (std::same_as<T, Raw>) {
      return object_node({});  // anything: its shape stands elsewhere
    } else if constexpr (std::same_as<T, Lines>) {
      return schema::type("string");
    } else {
      return schema::of<Content>(value);
    }
  }
};

}  // namespace one_of_detail

template <class Variant, class Content>
std::variant<Variant, Fault> read_one_of(const Content& content, const Node& node, const char* tag,
                                         Unknowns unknowns = Unknowns::refused) {
  const Node* const name = node.find(tag);
  if (name == nullptr || name->kind != Node::Kind::text) {
    return Fault{node.line, tag, "the field \"" + std::string(tag) + "\" is missing"};
  }
  std::variant<Variant, Fault> made = Fault{node.line, tag, "there is no " + in_quotes(name->text)};
  const auto attempt = [&]<class T>(std::in_place_type_t<T>) {
    if (name->text != T::name) return;
    T x{};
    Reader<Content> reader(content, unknowns);
    std::vector<bool> used(node.items.size());
    used[static_cast<std::size_t>(name - node.items.data())] = true;
    fields(x, one_of_detail::FieldReader<Content>{reader, node, used});
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (!used[i]) reader.fail(node.items[i], "there is no field " + in_quotes(node.keys[i]) + " here");
    }
    if (reader.fault()) {
      made = *reader.fault();
    } else {
      made = Variant(std::move(x));
    }
  };
  [&]<class... T>(std::variant<T...>*) { (attempt(std::in_place_type<T>), ...); }(static_cast<Variant*>(nullptr));
  return made;
}

template <class Variant, class Content>
void append_one_of(std::string& out, const Content& content, const Variant& variant, const char* tag) {
  std::visit(
      [&]<class T>(const T& x) {
        out += "{\"";
        out += tag;
        out += "\":\"";
        out += T::name;
        out += '"';
        fields(x, one_of_detail::FieldAppender<Content>{out, content});
        out += '}';
      },
      variant);
}

template <class Variant, class Content>
Node schema_of_one_of(const char* tag) {
  std::vector<Node> choices;
  const auto choice = [&]<class T>(std::in_place_type_t<T>) {
    Node properties = object_node({{tag, schema::constant(T::name)}});
    Node required = list_node({text_node(tag)});
    const T x{};
    fields(x, one_of_detail::FieldCollector<Content>{properties, required});
    choices.push_back(schema::closed_object(std::move(properties), std::move(required)));
  };
  [&]<class... T>(std::variant<T...>*) { (choice(std::in_place_type<T>), ...); }(static_cast<Variant*>(nullptr));
  return schema::one_of(std::move(choices));
}

}  // namespace backlot::json
