// Strict reading of anything that lists its fields: an unknown or missing field, a wrong type, a
// number out of range, a list too long or an unknown name is a Fault with its line and its path.
#pragma once
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "json/leaf.hpp"
#include "json/node.hpp"
#include "json/write.hpp"

namespace backlot::json {

// Whether null may stand for a hidden leaf: yes in what a seat sees, no in what happened.
enum class Unknowns : std::uint8_t { allowed, refused };

// A type may have one field in which it never may: `static constexpr std::string_view in_full = "action"`.
template <class T>
concept HasFieldInFull = requires { std::string_view(T::in_full); };

// Control characters could rewrite a terminal or split a line of a log.
bool has_control_characters(std::string_view text);

// What is the same for every type, compiled once (read.cpp).
class AnyReader {
 public:
  const std::optional<Fault>& fault() const { return fault_; }
  void fail(const Node& node, std::string why);

  // Which fields of an object were read: none yet.
  static std::vector<bool> none_used(const Node& object);

 protected:
  explicit AnyReader(Unknowns unknowns) : unknowns_(unknowns) {}

  // Puts a step at the end of the path, and takes it away again by the size that the path had.
  std::size_t enter(std::string_view name);
  std::size_t enter(std::size_t item);
  void leave(std::size_t size) { path_.resize(size); }

  enum class Needed : std::uint8_t { no, yes };
  const Node* find(const Node& object, const char* name, Needed needed, std::vector<bool>& used);
  void refuse_unused(const Node& object, const std::vector<bool>& used);

  bool is(const Node& node, Node::Kind kind);
  bool list(const Node& node, std::size_t least, std::size_t most);
  bool within(const Node& node, std::int64_t least, std::int64_t most);
  void out_of_range(const Node& node);
  void no_such(const Node& node);
  // Where the text stands among the names; nothing, and a fault, where it does not.
  std::optional<std::size_t> named(const Node& node, std::span<const std::string_view> names);

  void truth(const Node& node, bool& x);
  void seat(const Node& node, Seat& x);
  void seat_set(const Node& node, SeatSet& x);
  void clause(const Node& node, Clause& x);
  void draw(const Node& node, Draw& x);
  void text(const Node& node, std::string& x);

  Unknowns unknowns_;
  std::string path_;
  std::optional<Fault> fault_;
};

template <class Content>
class Reader : public AnyReader {
 public:
  Reader(const Content& content, Unknowns unknowns) : AnyReader(unknowns), content_(content) {}

  template <class T>
  void value(const Node& node, T& x) {
    if (fault_) return;
    if constexpr (MayBeUnknown<T>) {
      if (node.kind == Node::Kind::null && unknowns_ == Unknowns::allowed) return set_unknown(x);
    }
    if constexpr (requires(std::string& why) { why = x.read_from(node); }) {
      if (std::string why = x.read_from(node); !why.empty()) fail(node, std::move(why));
    } else if constexpr (IsNullable<T>::value) {
      x = {};
      if (node.kind != Node::Kind::null) value(node, x.value.emplace());
    } else if constexpr (IsPlain<T>) {
      plain(node, x);
    } else if constexpr (IsOptional<T>::value) {
      value(node, x.emplace());
    } else if constexpr (HasFields<T>) {
      object(node, x);
    } else if constexpr (IsVector<T>::value) {
      if (!is(node, Node::Kind::list)) return;
      x.resize(node.items.size());
      for (std::size_t i = 0; i < x.size(); ++i) item(node, i, x[i]);
    } else if constexpr (List<T>) {
      if (!list(node, ListOf<T>::grows ? 0 : ListOf<T>::most, ListOf<T>::most)) return;
      if constexpr (TakesItems<T>) {
        x.clear();
        for (std::size_t i = 0; i < node.items.size() && !fault_; ++i) {
          typename ListOf<T>::Item one{};
          item(node, i, one);
          if (!fault_ && !x.put(one)) fail(node, "item " + std::to_string(i) + " cannot stand in this list");
        }
      } else {
        if constexpr (ListOf<T>::grows) {
          x.clear();
          x.resize(node.items.size());
        }
        for (std::size_t i = 0; i < x.size(); ++i) item(node, i, x[i]);
      }
    } else if constexpr (NamedByContent<Content, T>) {
      if (!is(node, Node::Kind::text)) return;
      if (!parse_name(content_, node.text, x)) no_such(node);
    } else if constexpr (NamedEnum<T>) {
      if (const auto i = named(node, MustNameItsValues<T>::names)) x = static_cast<T>(*i);
    } else {
      number(node, x);
    }
  }

  // What is one thing in JSON, too, and has a shape of its own there.
  template <class T>
  static constexpr bool IsPlain =
      std::same_as<T, bool> || std::same_as<T, Seat> || std::same_as<T, SeatSet> || IsSet<T>::value ||
      std::same_as<T, Clause> || std::same_as<T, Draw> || std::same_as<T, std::string>;
  template <class T>
  void plain(const Node& node, T& x) {
    if constexpr (std::same_as<T, bool>) {
      truth(node, x);
    } else if constexpr (std::same_as<T, Seat>) {
      seat(node, x);
    } else if constexpr (std::same_as<T, SeatSet>) {
      seat_set(node, x);
    } else if constexpr (IsSet<T>::value) {
      set(node, x);
    } else if constexpr (std::same_as<T, Clause>) {
      clause(node, x);
    } else if constexpr (std::same_as<T, Draw>) {
      draw(node, x);
    } else if constexpr (std::same_as<T, std::string>) {
      text(node, x);
    }
  }

  template <class T>
  void field(const Node& object, const char* name, T& x, std::vector<bool>& used) {
    const Node* const node = find(object, name, IsOptional<T>::value ? Needed::no : Needed::yes, used);
    if (node == nullptr) return;
    const std::size_t before = enter(name);
    value(*node, x);
    leave(before);
  }

 private:
  template <class Parent>
  struct Fields {
    Reader& reader;
    const Node& node;
    std::vector<bool>& used;
    template <class T>
    void operator()(const char* name, T& x) const {
      if constexpr (HasFieldInFull<Parent>) {
        const Unknowns before = reader.unknowns_;
        if (name == Parent::in_full) reader.unknowns_ = Unknowns::refused;
        reader.field(node, name, x, used);
        reader.unknowns_ = before;
      } else {
        reader.field(node, name, x, used);
      }
    }
  };

  template <class T>
  void item(const Node& node, std::size_t i, T& x) {
    if (fault_) return;
    const std::size_t before = enter(i);
    value(node.items[i], x);
    leave(before);
  }

  template <class T>
  void object(const Node& node, T& x) {
    if (!is(node, Node::Kind::object)) return;
    std::vector<bool> used = none_used(node);
    fields(x, Fields<T>{*this, node, used});
    refuse_unused(node, used);
  }

  template <class E>
  void set(const Node& node, SetOf<E>& x) {
    if (!list(node, 0, SetOf<E>::capacity)) return;
    x = {};
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      E one{};
      item(node, i, one);
      if (fault_) return;
      if (x.has(one)) return fail(node.items[i], "a set names each once");
      x.add(one);
    }
  }

  template <class T>
  void number(const Node& node, T& x) {
    using Number = NumberIn<T>;
    static_assert(sizeof(Number) < sizeof(std::int64_t), "write 64-bit numbers as text");
    if (!within(node, std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max())) return;
    if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
      x = static_cast<T>(node.number);
    } else {
      leaf_value(x) = static_cast<Number>(node.number);
    }
    if constexpr (MayBeUnknown<T>) {
      if (is_unknown(x)) out_of_range(node);
    }
  }

  const Content& content_;
};

template <class T, class Content>
std::variant<T, Fault> read(const Content& content, const Node& node, Unknowns unknowns = Unknowns::allowed) {
  T x{};
  Reader<Content> reader(content, unknowns);
  reader.value(node, x);
  if (reader.fault()) return *reader.fault();
  return x;
}

template <class T, class Content>
std::variant<T, Fault> read(const Content& content, std::string_view text, Unknowns unknowns = Unknowns::allowed) {
  auto node = parse(text);
  if (auto* fault = std::get_if<Fault>(&node)) return std::move(*fault);
  return read<T>(content, std::get<Node>(node), unknowns);
}

}  // namespace backlot::json
