// Parts of messages and entries that say themselves how they are read, written and described: JSON whose shape only
// somebody else knows (Raw), a text with a rule (Text, StoredText), a bounded list (Several), a bounded number
// (Within).
#pragma once
#include <cstddef>
#include <cstdint>
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

// JSON that is made or read elsewhere. What was read is a node; what was written is kept as it is; what is made while
// it is written is copied nowhere.
class Raw {
 public:
  Raw() = default;
  explicit Raw(Node node) : node_(std::move(node)) {}
  static Raw written(std::string text) {
    Raw raw;
    raw.text_ = std::move(text);
    return raw;
  }
  // `append` appends to the text that it is given, and must outlive this.
  template <class Append>
  static Raw made_by(const Append& append) {
    Raw raw;
    raw.maker_ = &append;
    raw.make_ = [](const void* maker, std::string& out) { (*static_cast<const Append*>(maker))(out); };
    return raw;
  }

  const Node* if_read() const { return make_ == nullptr && text_.empty() ? &node_ : nullptr; }
  Node node() const {
    if (const Node* const read = if_read()) return *read;
    auto parsed = parse(text());
    return std::holds_alternative<Node>(parsed) ? std::move(std::get<Node>(parsed)) : Node{};
  }
  std::string text() const {
    std::string out;
    append_to(out);
    return out;
  }
  void append_to(std::string& out) const {
    if (make_ != nullptr) return make_(maker_, out);
    out += text_.empty() ? to_text(node_) : text_;
  }
  std::string read_from(const Node& node) {
    *this = Raw(node);
    return {};
  }
  static Node schema() { return object_node({}); }  // anything: its shape stands elsewhere
  bool operator==(const Raw& other) const { return node() == other.node(); }

 private:
  Node node_;
  std::string text_;
  const void* maker_ = nullptr;
  void (*make_)(const void* maker, std::string& out) = nullptr;
};

// The same where its shape is known: `Shape::schema()` says it.
template <class Shape>
class RawOf : public Raw {
 public:
  RawOf() = default;
  RawOf(Raw raw) : Raw(std::move(raw)) {}  // NOLINT(google-explicit-constructor)
  static Node schema() { return Shape::schema(); }
};

// A text with a rule that the schema states. Whoever takes it in checks the rule, and says no in words of its own.
template <class Rule>
struct Text {
  std::string text;
  void append_to(std::string& out) const { append_text(out, text); }
  std::string read_from(const Node& node) {
    if (node.kind != Node::Kind::text) return "a text is expected, not " + std::string(name_of(node.kind));
    text = node.text;
    return {};
  }
  static Node schema() { return Rule::schema(); }
  bool operator==(const Text&) const = default;
};

// Of what is kept: who writes it keeps to the rule (`Rule::allows`), and what was written before there was one is read
// all the same. Nothing in it that does not print, but lines where the rule has them.
template <class Rule>
struct StoredText : Text<Rule> {
  StoredText() = default;
  StoredText(std::string kept) : Text<Rule>{std::move(kept)} {}  // NOLINT(google-explicit-constructor)
  StoredText(const char* kept) : Text<Rule>{kept} {}             // NOLINT(google-explicit-constructor)
  operator const std::string&() const { return this->text; }     // NOLINT(google-explicit-constructor)
  std::string read_from(const Node& node) {
    std::string printed = node.text;
    if constexpr (requires { requires Rule::lines; }) std::erase(printed, '\n');
    if (has_control_characters(printed)) return "control characters are not allowed";
    return Text<Rule>::read_from(node);
  }
  bool holds() const { return Rule::allows(this->text); }
};

// A list of `Least` to `Most`.
template <class T, std::size_t Least, std::size_t Most>
struct Several : std::vector<T> {
  using std::vector<T>::vector;
  static constexpr std::size_t least = Least;
  static constexpr std::size_t most = Most;
  Several(std::vector<T> list) : std::vector<T>(std::move(list)) {}  // NOLINT(google-explicit-constructor)
  bool holds() const { return this->size() >= Least && this->size() <= Most; }
};
template <class T, std::size_t Least, std::size_t Most>
struct IsVector<Several<T, Least, Most>> : std::true_type {};

// Calls each(name, part) for every field of `x` that has bounds and does not keep to them.
template <class X, class Each>
void for_each_out_of_bounds(const X& x, const Each& each) {
  fields(x, [&]<class T>(const char* name, const T& field) {
    const auto look = [&](const auto& part) {
      if constexpr (requires { part.holds(); }) {
        if (!part.holds()) each(name, part);
      }
    };
    if constexpr (IsOptional<T>::value) {
      if (field) look(*field);
    } else {
      look(field);
    }
  });
}

// A whole number from `Least` to `Most`.
template <std::uint32_t Least, std::uint32_t Most>
struct Within {
  std::uint32_t number = Least;
  Within() = default;
  Within(std::uint32_t x) : number(x) {}  // NOLINT(google-explicit-constructor)
  void append_to(std::string& out) const { out += std::to_string(number); }
  std::string read_from(const Node& node) {
    const std::string range = std::to_string(Least) + " to " + std::to_string(Most);
    if (node.kind != Node::Kind::integer) return "a whole number from " + range + " is expected";
    if (node.number < Least || node.number > Most) return std::to_string(node.number) + " is not within " + range;
    number = static_cast<std::uint32_t>(node.number);
    return {};
  }
  static Node schema() { return schema::integers(Least, Most); }
  bool operator==(const Within&) const = default;
};

}  // namespace backlot::json
