#include "lab/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

#include "lab/portion.hpp"

namespace backlot::lab {

namespace {

struct Placed {
  Portion portion;
  const NamedTally* tally = nullptr;
};

// Fractions of the run are compared without rounding: at most a million times a million.
bool starts_before(const Portion& a, const Portion& b) { return (a.number - 1) * b.of < (b.number - 1) * a.of; }
bool ends_after_start(const Portion& a, const Portion& b) { return a.number * b.of > (b.number - 1) * a.of; }
bool ends_before_start(const Portion& a, const Portion& b) { return a.number * b.of < (b.number - 1) * a.of; }

Misfit unlike(std::string why) { return {Misfit::Kind::unlike, std::move(why)}; }
Misfit missing(std::string why) { return {Misfit::Kind::missing, std::move(why)}; }

std::string fraction(std::uint64_t part, std::uint64_t whole) {
  const std::uint64_t common = std::gcd(part, whole);
  return part == 0 ? "the beginning" : part == whole ? "the end" : fmt::format("{}/{}", part / common, whole / common);
}

std::optional<Misfit> unlike_the_first(const NamedTally& first, const NamedTally& other) {
  if (other.tally.program != first.tally.program) {
    return unlike(fmt::format("{} does not fit to {}: it was made by {}, not by {}", other.file, first.file,
                              other.tally.program, first.tally.program));
  }
  if (const std::string why = difference(first.tally.request, other.tally.request); !why.empty()) {
    return unlike(fmt::format("{} does not fit to {}: {}", other.file, first.file, why));
  }
  return std::nullopt;
}

// The portions are in order of their beginning, none over another.
std::optional<Misfit> gaps_in(const std::vector<Placed>& all) {
  const std::uint64_t of = all.front().portion.of;
  const bool alike = std::all_of(all.begin(), all.end(), [&](const Placed& x) { return x.portion.of == of; });
  std::vector<std::string> gone;
  if (alike) {
    auto next = all.begin();
    for (std::uint64_t number = 1; number <= of; ++number) {
      if (next != all.end() && next->portion.number == number) {
        ++next;
      } else {
        gone.push_back(text_of(Portion{number, of}));
      }
    }
  } else {
    Portion before{0, 1};  // nothing yet
    for (const Placed& each : all) {
      if (ends_before_start(before, each.portion)) {
        gone.push_back(fmt::format("all from {} to {}", fraction(before.number, before.of),
                                   fraction(each.portion.number - 1, each.portion.of)));
      }
      before = each.portion;
    }
    if (before.number < before.of)
      gone.push_back(fmt::format("all from {} to the end", fraction(before.number, before.of)));
  }
  if (gone.empty()) return std::nullopt;
  constexpr std::size_t most = 20;
  const std::size_t more = gone.size() > most ? gone.size() - most : 0;
  gone.resize(gone.size() - more);
  return missing(fmt::format("{} missing: {}{}", alike && gone.size() + more == 1 ? "a portion is" : "portions are",
                             fmt::join(gone, ", "), more == 0 ? "" : fmt::format(" and {} more", more)));
}

}  // namespace

std::optional<Misfit> misfit(const std::vector<NamedTally>& tallies) {
  if (tallies.empty()) return missing("there are no tallies");
  std::vector<Placed> all;
  for (const NamedTally& each : tallies) {
    const auto portion = portion_in(each.tally.portion);
    if (!portion) return unlike(fmt::format("{} is of no portion; it was kept by --resume", each.file));
    all.push_back({*portion, &each});
    if (auto why = unlike_the_first(tallies.front(), each)) return why;
  }
  std::sort(all.begin(), all.end(), [](const Placed& a, const Placed& b) {
    if (starts_before(a.portion, b.portion) || starts_before(b.portion, a.portion)) {
      return starts_before(a.portion, b.portion);
    }
    return std::tie(a.portion.of, a.tally->file) < std::tie(b.portion.of, b.tally->file);
  });
  for (std::size_t i = 1; i < all.size(); ++i) {
    const Placed& one = all[i - 1];
    const Placed& other = all[i];
    if (one.portion == other.portion) {
      return unlike(fmt::format("portion {} is there twice: {} and {}", text_of(one.portion), one.tally->file,
                                other.tally->file));
    }
    if (ends_after_start(one.portion, other.portion)) {
      return unlike(fmt::format("portion {} in {} and portion {} in {} overlap", text_of(one.portion), one.tally->file,
                                text_of(other.portion), other.tally->file));
    }
  }
  if (auto why = gaps_in(all)) return why;
  for (const Placed& each : all) {
    if (each.tally->tally.finished) continue;
    return missing(fmt::format("portion {} in {} was stopped before its end; the same command again finishes it",
                               text_of(each.portion), each.tally->file));
  }
  return std::nullopt;
}

}  // namespace backlot::lab
