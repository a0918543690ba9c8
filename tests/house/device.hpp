// What compiles as device code and then goes wrong there: std::array compares integers with memcmp, which nvcc drops,
// and a constant that is an object of a class or an enum may be bound to a reference, which the device cannot follow.
#pragma once
#include <array>
#include <string_view>

#include "source_tree.hpp"

namespace house {

// Files whose arrays are no part of a game: hashes and generated constants.
inline bool is_beside_the_rules(std::string_view path) {
  return path.ends_with("core/sha256.hpp") || path.ends_with("core/table_chance.hpp") ||
         path.ends_with("core/fields.hpp");
}

inline bool is_integer(std::string_view type) {
  static constexpr std::array<std::string_view, 13> integers{
      "int",          "unsigned",     "bool",         "char",          "std::size_t",   "std::int8_t",  "std::int16_t",
      "std::int32_t", "std::int64_t", "std::uint8_t", "std::uint16_t", "std::uint32_t", "std::uint64_t"};
  return std::ranges::find(integers, type) != integers.end();
}

inline Faults device_faults(const Path& root) {
  static constexpr std::string_view array = "std::array<";
  Faults faults;
  for (const std::string_view folder : {"src/core", "src/contract", "src/games"}) {
    for (const Path& file : files_under(root, folder, {".hpp", ".cpp"})) {
      if (file.string().starts_with((root / "src/contract/kit").string()) || is_beside_the_rules(file.string()))
        continue;
      const auto lines = lines_of(code_of(read(file)));
      for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = lines[i];
        for (std::size_t at = line.find(array); at != std::string_view::npos; at = line.find(array, at + 1)) {
          const std::string_view rest = line.substr(at + array.size());
          if (is_integer(rest.substr(0, rest.find_first_of(",>")))) {
            faults.push_back(where(root, file, i + 1) + "an array of integers in rules is core/array.hpp's");
          }
        }
        if (line.starts_with("inline constexpr Seat ")) {
          faults.push_back(where(root, file, i + 1) + "a constant seat is an enumerator, to which nothing can bind");
        }
      }
    }
  }
  return faults;
}

}  // namespace house
