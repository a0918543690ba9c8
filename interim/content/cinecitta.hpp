// Interim: replaced by the build step that makes it from content/cinecitta/standard.json.
#pragma once
#include <array>
#include <cstdint>

#include "core/fields.hpp"
#include "games/cinecitta/content.hpp"

namespace backlot::cinecitta {

inline constexpr std::array<std::int64_t, 280> standard_leaves{
    10, 200, 100, 3, 25, 8, 10, 4, 30, 7, 10, 5, 35, 7, 10, 33, 0, 2, 1, 1, 3, 1, 1, 1, 0, 3, 1, 1, 3, 1, 1, 1,
    0,  4,   1,   1, 2,  0, 0,  1, 0,  5, 1,  1, 2,  1, 1,  1,  0, 6, 1, 1, 2, 1, 1, 1, 0, 7, 1, 1, 1, 0, 1, 1,
    0,  8,   1,   1, 1,  1, 1,  1, 0,  9, 1,  1, 0,  1, 1,  1,  1, 2, 1, 0, 3, 1, 1, 1, 1, 3, 1, 0, 3, 1, 1, 1,
    1,  4,   1,   0, 2,  0, 0,  1, 1,  5, 1,  0, 2,  1, 1,  1,  1, 6, 1, 0, 2, 1, 1, 1, 1, 7, 1, 0, 1, 0, 1, 1,
    1,  8,   1,   0, 1,  1, 1,  1, 1,  9, 1,  0, 0,  1, 1,  1,  2, 2, 1, 0, 3, 1, 1, 1, 2, 3, 1, 0, 3, 1, 1, 1,
    2,  4,   1,   0, 2,  0, 0,  1, 2,  5, 1,  0, 2,  1, 1,  1,  2, 6, 1, 0, 2, 1, 1, 1, 2, 7, 1, 0, 1, 0, 1, 1,
    2,  8,   1,   0, 1,  1, 1,  1, 2,  9, 1,  0, 0,  1, 1,  1,  3, 2, 0, 0, 3, 1, 1, 1, 3, 3, 0, 0, 3, 1, 1, 1,
    3,  4,   0,   0, 2,  0, 0,  1, 3,  5, 0,  0, 2,  1, 1,  1,  3, 6, 0, 0, 2, 1, 1, 1, 3, 7, 0, 0, 1, 0, 1, 1,
    3,  8,   0,   0, 1,  1, 1,  1, 3,  9, 0,  0, 0,  1, 1,  1,  4, 9, 1, 1, 0, 1, 2, 3};
inline constexpr Content standard = from_leaves<Content>(standard_leaves);

}  // namespace backlot::cinecitta
