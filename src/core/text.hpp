// A line of text without a heap, for names and sentences that the rules produce.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/array.hpp"
#include "core/expect.hpp"

namespace backlot {

class Text {
 public:
  static constexpr std::size_t capacity = 238;

  constexpr Text() = default;
  constexpr Text(std::string_view text) { *this += text; }            // NOLINT(google-explicit-constructor)
  constexpr Text(const char* text) : Text(std::string_view(text)) {}  // NOLINT

  constexpr std::string_view view() const { return {chars_.data(), size_}; }
  constexpr operator std::string_view() const { return view(); }  // NOLINT(google-explicit-constructor)
  constexpr bool empty() const { return size_ == 0; }

  constexpr Text& operator+=(std::string_view more) {
    expect(size_ + more.size() <= capacity);
    for (const char c : more) {
      if (size_ < capacity) chars_[size_++] = c;
    }
    return *this;
  }
  constexpr Text& operator+=(std::int64_t number) {
    if (number < 0) *this += "-";
    std::uint64_t rest = number < 0 ? 0 - static_cast<std::uint64_t>(number) : static_cast<std::uint64_t>(number);
    Array<char, 20> digits{};
    std::size_t from = digits.size();
    do {
      digits[--from] = static_cast<char>('0' + rest % 10);
      rest /= 10;
    } while (rest != 0);
    return *this += std::string_view(digits.data() + from, digits.size() - from);
  }
  friend constexpr Text operator+(Text left, std::string_view right) { return left += right; }
  friend constexpr Text operator+(Text left, std::int64_t right) { return left += right; }
  constexpr bool operator==(const Text& other) const { return view() == other.view(); }

 private:
  Array<char, capacity> chars_{};
  std::uint8_t size_ = 0;
};

}  // namespace backlot
