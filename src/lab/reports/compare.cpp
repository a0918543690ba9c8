#include "lab/reports/compare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "lab/statistics.hpp"

namespace backlot::lab {

namespace {

const Measure* find(const std::vector<Measure>& measures, const std::string& name) {
  const auto found =
      std::find_if(measures.begin(), measures.end(), [&](const Measure& each) { return each.name == name; });
  return found == measures.end() ? nullptr : &*found;
}

std::string value_text(double value, As as) {
  return as == As::percent ? fmt::format("{:.1f}%", 100 * value) : fmt::format("{:.4g}", value);
}

std::string difference_text(double value, As as) {
  return as == As::percent ? fmt::format("{:+.2f} points", 100 * value) : fmt::format("{:+.3g}", value);
}

// 12345678 as "12 million", 4321 as "4,400".
std::string about_so_many(double games) {
  if (!(games < 1e12)) return "more than a million million";
  if (games >= 1e7) return fmt::format("{:.0f} million", std::ceil(games / 1e6));
  const double digits = std::pow(10, std::max(0.0, std::floor(std::log10(std::max(1.0, games))) - 1));
  auto rounded = static_cast<std::uint64_t>(std::ceil(games / digits) * digits);
  std::string text = std::to_string(rounded);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
  return text;
}

Difference difference_of(const Measure& like, const std::vector<Batch>& batches) {
  Difference x{like.name, like.about, like.as};
  std::vector<double> each;
  double a = 0;
  double b = 0;
  for (const Batch& batch : batches) {
    const Measure* const one = find(batch.a, like.name);
    const Measure* const other = find(batch.b, like.name);
    if (one == nullptr || other == nullptr || std::isnan(one->value) || std::isnan(other->value)) continue;
    a += one->value;
    b += other->value;
    each.push_back(other->value - one->value);
  }
  const auto n = static_cast<double>(each.size());
  const double none = std::numeric_limits<double>::quiet_NaN();
  if (each.size() < 2) {
    x.a = x.b = x.difference = x.error = x.low = x.high = x.chance = x.corrected = x.needed = none;
    return x;
  }
  x.a = a / n;
  x.b = b / n;
  x.difference = x.b - x.a;
  double squares = 0;
  for (const double value : each) squares += (value - x.difference) * (value - x.difference);
  x.error = std::sqrt(squares / (n - 1) / n);
  const double reach = student_quantile(level, n - 1) * x.error;
  x.low = x.difference - reach;
  x.high = x.difference + reach;
  x.chance = x.error > 0 ? student_tails(x.difference / x.error, n - 1) : (x.difference == 0 ? 1 : 0);
  return x;
}

// A figure that is the same in all games of both sides says nothing.
bool is_fixed(const Difference& x) { return std::isnan(x.difference) || (x.error == 0 && x.difference == 0); }

Part part_of(const Compared& compared, const std::vector<Difference>& found) {
  Part part{fmt::format("players_{}", compared.players),
            fmt::format("{} {}", compared.players, compared.players == 1 ? "player" : "players"),
            {},
            {}};
  Sheet table{
      "differences",
      "All figures",
      "B less A, over paired deals. 95% intervals by Student's t over the batches of deals, not corrected; the "
      "corrected chance "
      "(Holm) is. Games needed: to show a difference of the size found in 4 of 5 tries, corrected (Bonferroni).",
      {{"figure", As::text},
       {"A", As::number},
       {"B", As::number},
       {"difference", As::number},
       {"low", As::number},
       {"high", As::number},
       {"chance", As::number},
       {"corrected chance", As::number},
       {"games needed", As::count},
       {"what it is", As::text}},
      {},
      {}};
  Sheet shares{"shares",
               "Differences of shares",
               "In points of a hundred, with 95% intervals.",
               {{"figure", As::text},
                {"difference", As::points},
                {"low", As::points},
                {"high", As::points},
                {"corrected chance", As::number}},
               {},
               Chart{Chart::Kind::intervals, {{1, 2, 3}}, "figure", 0.0, "no difference", {}, {}}};
  for (const Difference& x : found) {
    if (is_fixed(x)) continue;
    table.rows.push_back({x.name, x.a, x.b, x.difference, x.low, x.high, x.chance, x.corrected, x.needed, x.about});
    if (x.as == As::percent) shares.rows.push_back({x.name, x.difference, x.low, x.high, x.corrected});
  }
  if (!shares.rows.empty()) part.tables.push_back(std::move(shares));
  part.tables.push_back(std::move(table));
  return part;
}

}  // namespace

std::vector<Difference> differences(const Compared& compared) {
  std::vector<Difference> all;
  if (compared.batches.empty()) return all;
  for (const Measure& like : compared.batches.front().a) all.push_back(difference_of(like, compared.batches));
  return all;
}

Document compare_report(std::string game, std::string title, std::vector<std::pair<std::string, std::string>> facts,
                        const std::string& a, const std::string& b, const std::vector<Compared>& all) {
  Document document{"compare", std::move(game), std::move(title), std::move(facts), {}, {}};
  std::vector<std::vector<Difference>> found;
  std::vector<double> chances;
  for (const Compared& compared : all) {
    found.push_back(differences(compared));
    for (const Difference& x : found.back()) {
      chances.push_back(is_fixed(x) ? std::numeric_limits<double>::quiet_NaN() : x.chance);
    }
  }
  const std::vector<double> corrected = holm(chances);
  const auto comparisons =
      static_cast<double>(std::count_if(chances.begin(), chances.end(), [](double x) { return !std::isnan(x); }));
  document.sentences.push_back(fmt::format("A is {}; B is {}. Both play the same deals.", a, b));
  auto next = corrected.begin();
  std::size_t significant = 0;
  std::vector<std::string> open;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string where = all.size() > 1 ? fmt::format(" with {} players", all[i].players) : "";
    for (Difference& x : found[i]) {
      x.corrected = *next++;
      x.needed = games_needed(x.difference, x.error, static_cast<double>(all[i].games), comparisons);
      if (x.corrected < level) {
        ++significant;
        document.sentences.push_back(fmt::format("{}{}: {} with A, {} with B, a difference of {} ({} to {}).", x.name,
                                                 where, value_text(x.a, x.as), value_text(x.b, x.as),
                                                 difference_text(x.difference, x.as), difference_text(x.low, x.as),
                                                 difference_text(x.high, x.as)));
      } else if (!std::isnan(x.corrected) && x.chance < level) {
        open.push_back(fmt::format("{}{} ({}): about {} games would show a difference of this size", x.name, where,
                                   difference_text(x.difference, x.as), about_so_many(x.needed)));
      }
    }
    document.parts.push_back(part_of(all[i], found[i]));
  }
  document.sentences.insert(
      document.sentences.begin() + 1,
      fmt::format("Of {:.0f} figures {} differ significantly, corrected for all of them together (Holm, 5%).",
                  comparisons, significant));
  if (!open.empty()) {
    std::string sentence = "Not sure yet, more games are needed: ";
    for (std::size_t i = 0; i < open.size(); ++i) sentence += (i == 0 ? "" : "; ") + open[i];
    document.sentences.push_back(sentence + ".");
  }
  // What these games cannot see is said of the figures people look at first.
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (const Difference& x : found[i]) {
      if (x.as != As::percent || is_fixed(x) || x.corrected < level) continue;
      document.sentences.push_back(
          fmt::format("With {} games of each, a difference of {} in {}{} would be shown in 4 of 5 tries; smaller ones "
                      "may be there unseen.",
                      all[i].games, difference_text(least_shown(x.error, comparisons), x.as).substr(1), x.name,
                      all.size() > 1 ? fmt::format(" with {} players", all[i].players) : ""));
      break;
    }
  }
  return document;
}

}  // namespace backlot::lab
