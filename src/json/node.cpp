// No exceptions leave or enter here: the SAX interface reports errors to its handler.
#ifndef JSON_NOEXCEPTION
#define JSON_NOEXCEPTION
#endif
#include "json/node.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "json/write.hpp"

namespace backlot {

std::string text_of(const Fault& fault) {
  std::string out;
  if (fault.line > 0) out += "line " + std::to_string(fault.line) + ": ";
  if (!fault.field.empty()) out += fault.field + ": ";
  return out + fault.why;
}

namespace json {

namespace {

// The line of the character read last. A newline belongs to the line it ends: the lexer reads one
// character beyond a number, and the number must not move to the next line for that.
struct LineCounter {
  std::size_t line = 1;
  bool ended = false;
  void pass(char c) {
    if (ended) ++line;
    ended = c == '\n';
  }
};

class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, LineCounter& counter) : at_(at), counter_(&counter) {}
  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    counter_->pass(*at_++);
    return *this;
  }
  CountingIterator operator++(int) {
    const CountingIterator before = *this;
    ++*this;
    return before;
  }
  bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
  bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  LineCounter* counter_;
};

// The library's sentence without its own position and without the bytes it quotes, which may be
// anything.
std::string reason_in(std::string_view message) {
  const auto from = message.find(" - ");
  if (from == std::string_view::npos) return "a number is too large";
  message.remove_prefix(from + 3);
  return "not JSON: " + std::string(message.substr(0, message.find("; last read")));
}

class TreeBuilder {
 public:
  TreeBuilder(const LineCounter& counter, const Limits& limits) : counter_(counter), limits_(limits) {}

  std::optional<Fault> fault;
  Node root;

  bool null() { return leaf(Node::Kind::null); }
  bool boolean(bool value) {
    Node node = make(Node::Kind::boolean);
    node.truth = value;
    return add(std::move(node));
  }
  bool number_integer(std::int64_t value) {
    Node node = make(Node::Kind::integer);
    node.number = value;
    return add(std::move(node));
  }
  bool number_unsigned(std::uint64_t value) {
    if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
      return fail("a number is too large");
    }
    return number_integer(static_cast<std::int64_t>(value));
  }
  bool number_float(double /*value*/, const std::string& text) {
    // The library makes a float of an integer that does not fit.
    if (text.find_first_of(".eE") == std::string::npos) return fail("a number is too large");
    Node node = make(Node::Kind::fraction);
    node.text = text;
    return add(std::move(node));
  }
  bool string(std::string& value) {
    Node node = make(Node::Kind::text);
    node.text = std::move(value);
    return add(std::move(node));
  }
  bool binary(const nlohmann::json::binary_t& /*value*/) { return fail("not JSON"); }
  bool start_object(std::size_t /*size*/) { return open(Node::Kind::object); }
  bool start_array(std::size_t /*size*/) { return open(Node::Kind::list); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    Node& object = open_.back();
    if (object.keys.size() == limits_.keys) {
      return fail("an object has more than " + std::to_string(limits_.keys) + " fields");
    }
    if (std::find(object.keys.begin(), object.keys.end(), name) != object.keys.end()) {
      return fail("duplicate field " + in_quotes(name));
    }
    object.keys.push_back(std::move(name));
    return true;
  }
  bool parse_error(std::size_t /*position*/, const std::string& /*token*/, const nlohmann::json::exception& error) {
    return fail(reason_in(error.what()));
  }

 private:
  Node make(Node::Kind kind) const {
    Node node;
    node.kind = kind;
    node.line = counter_.line;
    return node;
  }
  bool leaf(Node::Kind kind) { return add(make(kind)); }
  bool add(Node node) {
    if (open_.empty()) {
      root = std::move(node);
    } else {
      open_.back().items.push_back(std::move(node));
    }
    return true;
  }
  bool open(Node::Kind kind) {
    if (open_.size() == limits_.depth) {
      return fail("nested more than " + std::to_string(limits_.depth) + " deep");
    }
    open_.push_back(make(kind));
    return true;
  }
  bool close() {
    Node node = std::move(open_.back());
    open_.pop_back();
    return add(std::move(node));
  }
  bool fail(std::string why) {
    if (!fault) fault = Fault{counter_.line, {}, std::move(why)};
    return false;
  }

  const LineCounter& counter_;
  const Limits& limits_;
  std::vector<Node> open_;
};

// Nearly all texts there are: one line of plain characters and whole numbers. What else there is, or breaks a limit, is
// left to the library, which finds the words for it.
class PlainReader {
 public:
  PlainReader(std::string_view text, std::size_t line, const Limits& limits)
      : at_(text.data()), end_(text.data() + text.size()), line_(line), limits_(limits) {}

  std::optional<Node> read() {
    Node root;
    if (!value(root, 0)) return std::nullopt;
    pass_spaces();
    if (at_ != end_) return std::nullopt;
    return root;
  }

 private:
  void pass_spaces() {
    while (at_ != end_ && *at_ == ' ') ++at_;
  }
  bool take(char c) {
    pass_spaces();
    if (at_ == end_ || *at_ != c) return false;
    ++at_;
    return true;
  }

  bool value(Node& node, std::size_t depth) {
    pass_spaces();
    if (at_ == end_) return false;
    node.line = line_;
    switch (*at_) {
      case '{': return depth < limits_.depth && object(node, depth);
      case '[': return depth < limits_.depth && list(node, depth);
      case '"': node.kind = Node::Kind::text; return text(node.text);
      case 'n': return word("null");
      case 't':
        node.kind = Node::Kind::boolean;
        node.truth = true;
        return word("true");
      case 'f': node.kind = Node::Kind::boolean; return word("false");
      default: node.kind = Node::Kind::integer; return number(node.number);
    }
  }

  bool word(std::string_view word) {
    if (!std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }

  bool number(std::int64_t& number) {
    constexpr std::ptrdiff_t most_digits = 18;  // which always fit
    const bool below = *at_ == '-';
    if (below) ++at_;
    const char* const first = at_;
    while (at_ != end_ && *at_ >= '0' && *at_ <= '9' && at_ - first <= most_digits) {
      number = 10 * number + (*at_++ - '0');
    }
    const std::ptrdiff_t digits = at_ - first;
    if (digits == 0 || digits > most_digits || (*first == '0' && (digits > 1 || below))) return false;
    if (at_ != end_ && (*at_ == '.' || *at_ == 'e' || *at_ == 'E')) return false;
    if (below) number = -number;
    return true;
  }

  bool text(std::string& text) {
    const char* const first = ++at_;
    while (at_ != end_ && *at_ >= ' ' && *at_ < 0x7F && *at_ != '"' && *at_ != '\\') ++at_;
    if (at_ == end_ || *at_ != '"') return false;
    text.assign(first, at_++);
    return true;
  }

  bool list(Node& node, std::size_t depth) {
    node.kind = Node::Kind::list;
    ++at_;
    if (take(']')) return true;
    do {
      if (!value(node.items.emplace_back(), depth + 1)) return false;
    } while (take(','));
    return take(']');
  }

  bool object(Node& node, std::size_t depth) {
    node.kind = Node::Kind::object;
    ++at_;
    if (take('}')) return true;
    do {
      pass_spaces();
      std::string name;
      if (at_ == end_ || *at_ != '"' || !text(name) || !take(':')) return false;
      if (node.keys.size() == limits_.keys || node.find(name) != nullptr) return false;
      node.keys.push_back(std::move(name));
      if (!value(node.items.emplace_back(), depth + 1)) return false;
    } while (take(','));
    return take('}');
  }

  const char* at_;
  const char* end_;
  std::size_t line_;
  const Limits& limits_;
};

}  // namespace

const Node* Node::find(std::string_view key) const {
  const auto at = std::find(keys.begin(), keys.end(), key);
  return at == keys.end() ? nullptr : &items[static_cast<std::size_t>(at - keys.begin())];
}

bool Node::erase(std::string_view key) {
  const auto at = std::find(keys.begin(), keys.end(), key);
  if (at == keys.end()) return false;
  items.erase(items.begin() + (at - keys.begin()));
  keys.erase(at);
  return true;
}

std::string_view name_of(Node::Kind kind) {
  switch (kind) {
    case Node::Kind::null: return "null";
    case Node::Kind::boolean: return "true or false";
    case Node::Kind::integer: return "a whole number";
    case Node::Kind::fraction: return "a fraction";
    case Node::Kind::text: return "a text";
    case Node::Kind::list: return "a list";
    case Node::Kind::object: return "an object";
  }
  return {};
}

std::variant<Node, Fault> parse(std::string_view text, std::size_t first_line, const Limits& limits) {
  if (text.size() > limits.bytes) {
    return Fault{first_line, {}, "larger than " + std::to_string(limits.bytes) + " bytes"};
  }
  if (auto plain = PlainReader(text, first_line, limits).read()) return std::move(*plain);
  LineCounter counter{first_line};
  TreeBuilder builder(counter, limits);
  const CountingIterator first(text.data(), counter);
  const CountingIterator last(text.data() + text.size(), counter);
  const bool whole = nlohmann::json::sax_parse(first, last, &builder);
  if (builder.fault) return std::move(*builder.fault);
  if (!whole) return Fault{counter.line, {}, "not JSON"};
  return std::move(builder.root);
}

std::string to_text(const Node& node) {
  std::string out;
  switch (node.kind) {
    case Node::Kind::null: return "null";
    case Node::Kind::boolean: return node.truth ? "true" : "false";
    case Node::Kind::integer: return std::to_string(node.number);
    case Node::Kind::fraction: return node.text;
    case Node::Kind::text: append_text(out, node.text); return out;
    case Node::Kind::list:
    case Node::Kind::object: break;
  }
  const bool object = node.kind == Node::Kind::object;
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    out += i == 0 ? "" : ",";
    if (object) {
      append_text(out, node.keys[i]);
      out += ':';
    }
    out += to_text(node.items[i]);
  }
  return object ? "{" + out + "}" : "[" + out + "]";
}

}  // namespace json
}  // namespace backlot
