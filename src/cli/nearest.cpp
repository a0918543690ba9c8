#include "cli/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace backlot::cli {
namespace {

// How many letters have to be put in, taken out or exchanged.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t exchanged = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, exchanged});
    }
  }
  return row.back();
}

}  // namespace

std::optional<std::string> nearest(std::string_view typed, const std::vector<std::string>& there_are) {
  std::optional<std::string> found;
  std::size_t fewest = typed.size() / 3 + 2;  // as many would make it another word
  for (const std::string& each : there_are) {
    const std::size_t letters = distance(typed, each);
    if (letters >= fewest) continue;
    fewest = letters;
    found = each;
  }
  return found;
}

std::string did_you_mean(std::string_view typed, const std::vector<std::string>& there_are) {
  const std::optional<std::string> meant = nearest(typed, there_are);
  return meant ? " (did you mean " + *meant + "?)" : "";
}

}  // namespace backlot::cli
