// Short codes for tables, to be read aloud and typed on a phone: no letters that look or sound like others, and no
// vowels, so that they spell nothing.
#pragma once
#include <string>
#include <string_view>

#include "core/sha256.hpp"

namespace backlot {

inline constexpr std::string_view code_letters = "CDFGHJKMNPQRTVWXY34679";
inline constexpr std::size_t code_length = 6;

// From 32 random bytes, each code as likely as any other.
inline std::string code_from(const Digest& random) {
  constexpr std::size_t even = 256 / code_letters.size() * code_letters.size();
  std::string code;
  for (const std::uint8_t byte : random) {
    if (byte < even && code.size() < code_length) code += code_letters[byte % code_letters.size()];
  }
  code.resize(code_length, code_letters[0]);  // so many bytes do not fail, or the machine's randomness does
  return code;
}

// As it may have been typed: in small letters, with spaces and hyphens. Empty when it is no code.
inline std::string code_in(std::string_view typed) {
  std::string code;
  for (const char c : typed) {
    if (c == ' ' || c == '-') continue;
    const char capital = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (code.size() == code_length || code_letters.find(capital) == std::string_view::npos) return {};
    code += capital;
  }
  return code.size() == code_length ? code : std::string();
}

}  // namespace backlot
