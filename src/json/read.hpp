// Strict reading of anything that lists its fields: an unknown or missing field, a wrong type, a
// number out of range, a list too long or an unknown name is a Fault with its line and its path.
#pragma once
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
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

template <class Content>
class Reader {
 public:
  Reader(const Content& content, Unknowns unknowns) : content_(content), unknowns_(unknowns) {}

  const std::optional<Fault>& fault() const { return fault_; }

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
      if (!parse_name(content_, node.text, x)) fail(node, "there is no " + in_quotes(node.text));
    } else if constexpr (NamedEnum<T>) {
      named(node, x);
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
      if (is(node, Node::Kind::boolean)) x = node.truth;
    } else if constexpr (std::same_as<T, Seat>) {
      seat(node, x);
    } else if constexpr (std::same_as<T, SeatSet>) {
      seat_set(node, x);
    } else if constexpr (IsSet<T>::value) {
      set(node, x);
    } else if constexpr (std::same_as<T, Clause>) {
      if (!is(node, Node::Kind::text)) return;
      x = parse_clause(node.text);
      if (!x.named()) fail(node, in_quotes(node.text) + " is no clause");
    } else if constexpr (std::same_as<T, Draw>) {
      if (!list(node, 2, 2)) return;
      item(node, 0, x.n);
      item(node, 1, x.outcome);
    } else if constexpr (std::same_as<T, std::string>) {
      if (!is(node, Node::Kind::text)) return;
      if (has_control_characters(node.text)) return fail(node, "control characters are not allowed");
      x = node.text;
    }
  }

  template <class T>
  void field(const Node& object, const char* name, T& x, std::vector<bool>& used) {
    if (fault_) return;
    const Node* const node = object.find(name);
    if (node == nullptr) {
      if constexpr (!IsOptional<T>::value) fail(object, "the field \"" + std::string(name) + "\" is missing");
      return;
    }
    used[static_cast<std::size_t>(node - object.items.data())] = true;
    inside((path_.empty() ? "" : ".") + std::string(name), [&] { value(*node, x); });
  }

  // Runs `act` with `step` at the end of the path.
  template <class Do>
  void inside(const std::string& step, const Do& act) {
    const std::size_t before = path_.size();
    path_ += step;
    act();
    path_.resize(before);
  }

  void fail(const Node& node, std::string why) {
    if (!fault_) fault_ = Fault{node.line, path_, std::move(why)};
  }

 private:
  template <class Parent>
  struct Fields {
    Reader& reader;
    const Node& node;
    std::vector<bool>& used;
    template <class T>
    void operator()(const char* name, T& x) const {
      const Unknowns before = reader.unknowns_;
      if constexpr (HasFieldInFull<Parent>) {
        if (name == Parent::in_full) reader.unknowns_ = Unknowns::refused;
      }
      reader.field(node, name, x, used);
      reader.unknowns_ = before;
    }
  };

  template <class T>
  void item(const Node& node, std::size_t i, T& x) {
    if (!fault_) inside("[" + std::to_string(i) + "]", [&] { value(node.items[i], x); });
  }

  bool is(const Node& node, Node::Kind kind) {
    if (node.kind != kind) {
      fail(node, std::string(name_of(kind)) + " is expected, not " + std::string(name_of(node.kind)));
    }
    return node.kind == kind;
  }

  bool list(const Node& node, std::size_t least, std::size_t most) {
    if (!is(node, Node::Kind::list)) return false;
    const std::size_t size = node.items.size();
    if (size < least || size > most) {
      const std::string wanted = least == most ? std::to_string(most) : "at most " + std::to_string(most);
      fail(node, "a list of " + wanted + " is expected, not of " + std::to_string(size));
    }
    return !fault_;
  }

  template <class T>
  void object(const Node& node, T& x) {
    if (!is(node, Node::Kind::object)) return;
    std::vector<bool> used(node.items.size());
    fields(x, Fields<T>{*this, node, used});
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (!used[i]) fail(node.items[i], "there is no field " + in_quotes(node.keys[i]) + " here");
    }
  }

  void seat(const Node& node, Seat& x) {
    if (node.kind == Node::Kind::null && unknowns_ == Unknowns::allowed) {
      x = nobody;
      return;
    }
    if (within(node, 1, static_cast<std::int64_t>(max_seats))) x = seat_at(static_cast<std::size_t>(node.number - 1));
  }

  void seat_set(const Node& node, SeatSet& x) {
    if (!list(node, 0, max_seats)) return;
    x = {};
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      Seat one{};
      item(node, i, one);
      if (fault_) return;
      if (one == nobody || x.has(one)) return fail(node.items[i], "a set of seats names each once");
      x = x.with(one);
    }
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
  void named(const Node& node, T& x) {
    if (!is(node, Node::Kind::text)) return;
    const auto names = names_of(x);
    std::string all;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == node.text) {
        x = static_cast<T>(i);
        return;
      }
      all += (i == 0 ? "" : ", ") + std::string(names[i]);
    }
    fail(node, in_quotes(node.text) + " is none of " + all);
  }

  bool within(const Node& node, std::int64_t least, std::int64_t most) {
    if (!is(node, Node::Kind::integer)) return false;
    if (node.number < least || node.number > most) {
      fail(node,
           std::to_string(node.number) + " is not within " + std::to_string(least) + " to " + std::to_string(most));
    }
    return !fault_;
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
      if (is_unknown(x)) fail(node, std::to_string(node.number) + " is out of range");
    }
  }

  const Content& content_;
  Unknowns unknowns_;
  std::string path_;
  std::optional<Fault> fault_;
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
