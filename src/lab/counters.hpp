// Tallies list what they count once: counters(visit, x...) calls visit(x.member...) for each member, in
// step over as many tallies as it is given. Adding two up, keeping them in a file and reading them again
// are visitors over that list.
#pragma once
#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "lab/sum.hpp"

namespace backlot::lab {

template <class T>
concept HasCounters = requires(T& x) { std::remove_const_t<T>::counters([](auto& /*member*/) {}, x); };

template <class T>
inline constexpr bool is_list = false;
template <class T, std::size_t N>
inline constexpr bool is_list<std::array<T, N>> = true;
template <class T>
inline constexpr bool is_list<std::vector<T>> = true;

template <class T>
inline constexpr bool is_by_name = false;
template <class T>
inline constexpr bool is_by_name<std::map<std::string, T>> = true;

using CountsByName = std::map<std::string, std::uint64_t>;

// Names may hold blanks; in a file they have none.
inline std::string as_word(const std::string& name) {
  std::string out;
  for (const char c : name) out += c == ' ' ? "%20" : c == '%' ? "%25" : std::string(1, c);
  return out;
}
inline std::string from_word(std::string_view word) {
  std::string out;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const bool blank = word.substr(i, 3) == "%20";
    if (!blank && word.substr(i, 3) != "%25") {
      out += word[i];
      continue;
    }
    out += blank ? ' ' : '%';
    i += 2;
  }
  return out;
}

// Adds what `other` has counted.
template <class T>
void add_up(T& mine, const T& other) {
  if constexpr (std::integral<T>) {
    mine += other;
  } else if constexpr (requires { mine.merge(other); }) {
    mine.merge(other);
  } else if constexpr (is_by_name<T>) {
    for (const auto& [name, count] : other) add_up(mine[name], count);
  } else if constexpr (is_list<T>) {
    if constexpr (requires { mine.resize(other.size()); }) {
      if (mine.size() < other.size()) mine.resize(other.size());
    }
    for (std::size_t i = 0; i < other.size(); ++i) add_up(mine[i], other[i]);
  } else {
    T::counters([](auto& a, const auto& b) { add_up(a, b); }, mine, other);
  }
}

// As words with a blank after each: whole numbers, and names.
template <class T>
void save_counters(std::string& out, const T& x) {
  if constexpr (std::integral<T>) {
    out += std::to_string(x) + ' ';
  } else if constexpr (std::same_as<T, Sum>) {
    for (const std::uint64_t word : x.words()) save_counters(out, word);
  } else if constexpr (is_by_name<T>) {
    save_counters(out, x.size());
    for (const auto& [name, count] : x) {
      out += as_word(name) + ' ';
      save_counters(out, count);
    }
  } else if constexpr (is_list<T>) {
    save_counters(out, x.size());
    for (const auto& item : x) save_counters(out, item);
  } else {
    T::counters([&](const auto& member) { save_counters(out, member); }, x);
  }
}

// Reads what save_counters wrote; good() is false when it was something else.
class CounterReader {
 public:
  explicit CounterReader(std::string_view text) : left_(text) {}
  bool good() const { return good_; }
  bool finished() const { return good_ && left_.empty(); }

  std::string_view word() {
    const std::size_t end = left_.find(' ');
    if (end == std::string_view::npos) {
      good_ = false;
      return {};
    }
    const std::string_view found = left_.substr(0, end);
    left_.remove_prefix(end + 1);
    return found;
  }

  template <class T>
  void read(T& x) {
    if (!good_) return;
    if constexpr (std::integral<T>) {
      const std::string_view text = word();
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), x);
      good_ = good_ && error == std::errc() && end == text.data() + text.size();
    } else if constexpr (std::same_as<T, Sum>) {
      Sum::Words words{};
      for (std::uint64_t& each : words) read(each);
      x = Sum::of(words);
    } else if constexpr (is_by_name<T>) {
      for (std::size_t left = size(); left > 0 && good_; --left) {
        const std::string name = from_word(word());
        read(x[name]);
      }
    } else if constexpr (is_list<T>) {
      const std::size_t count = size();
      if constexpr (requires { x.resize(count); }) {
        x.resize(count);
      } else {
        good_ = good_ && count == x.size();
      }
      if (!good_) return;
      for (auto& item : x) read(item);
    } else {
      T::counters([&](auto& member) { read(member); }, x);
    }
  }

 private:
  // A list cannot have more items than there are letters left.
  std::size_t size() {
    std::size_t count = 0;
    read(count);
    if (count > left_.size()) good_ = false;
    return good_ ? count : 0;
  }

  std::string_view left_;
  bool good_ = true;
};

}  // namespace backlot::lab
