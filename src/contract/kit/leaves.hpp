// Anything with fields as a list of numbers, to compare, sort and group by; and the plainest codec.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contract/game.hpp"

namespace backlot::kit {

using Leaves = std::vector<std::uint64_t>;

template <class T>
void append_leaves(Leaves& leaves, const T& x) {
  auto take = [&leaves](std::uint64_t bits, std::size_t /*bytes*/) { leaves.push_back(bits); };
  walk(x, take);
}
template <class T>
Leaves leaves_of(const T& x) {
  Leaves leaves;
  append_leaves(leaves, x);
  return leaves;
}

// The same value in memory, whatever its operator== looks at.
template <PlainData T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}
template <PlainData T>
std::string bytes_of(const T& x) {
  std::string bytes(sizeof(T), '\0');
  std::memcpy(bytes.data(), &x, sizeof(T));
  return bytes;
}

// How a test's codec looks: it writes anything that has fields, and reads back what is not a View.
template <class K, class G>
concept Codec =
    requires(const typename G::Content& content, const typename G::State& state, const typename G::View& view,
             const typename G::Action& action, const typename G::Event& event, std::string_view text) {
      { K::write(content, state) } -> std::same_as<std::string>;
      { K::write(content, view) } -> std::same_as<std::string>;
      { K::write(content, action) } -> std::same_as<std::string>;
      { K::write(content, event) } -> std::same_as<std::string>;
      { K::template read<typename G::State>(content, text) } -> std::same_as<std::optional<typename G::State>>;
      { K::template read<typename G::Action>(content, text) } -> std::same_as<std::optional<typename G::Action>>;
      { K::template read<typename G::Event>(content, text) } -> std::same_as<std::optional<typename G::Event>>;
    };

// Leaves as text, eight bytes each.
struct LeavesCodec {
  template <class Content, class T>
  static std::string write(const Content& /*content*/, const T& x) {
    const Leaves leaves = leaves_of(x);
    std::string text(leaves.size() * sizeof(std::uint64_t), '\0');
    if (!leaves.empty()) std::memcpy(text.data(), leaves.data(), text.size());
    return text;
  }
  template <class T, class Content>
  static std::optional<T> read(const Content& /*content*/, std::string_view text) {
    T x{};
    std::size_t at = 0;
    auto next = [&]() -> std::uint64_t {
      std::uint64_t leaf = 0;
      if (at + sizeof leaf <= text.size()) std::memcpy(&leaf, text.data() + at, sizeof leaf);
      at += sizeof leaf;
      return leaf;
    };
    fill(x, next);
    if (at != text.size()) return std::nullopt;
    return x;
  }
};

}  // namespace backlot::kit
