#include "cli/lab/grid.hpp"

#include <array>
#include <utility>

#include "cli/seating.hpp"

namespace backlot::cli {

namespace {

constexpr std::int64_t most_values = 1000;

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

}  // namespace

Dimension read_dimension(std::string_view text) {
  const Setting setting = read_setting(text);
  Dimension dimension{setting.name, {}};
  const std::size_t dots = setting.value.find("..");
  if (dots == std::string::npos) {
    dimension.values = split_commas(setting.value);
    if (dimension.values.empty()) throw Nonsense(fmt::format("--vary {} has no values", json::in_quotes(text)));
    return dimension;
  }
  const std::string_view value = setting.value;
  const std::size_t colon = value.find(':', dots);
  std::int64_t from = 0;
  std::int64_t to = 0;
  std::int64_t step = 1;
  const bool good =
      parse_value(value.substr(0, dots), from) &&
      parse_value(value.substr(dots + 2, colon == std::string_view::npos ? colon : colon - dots - 2), to) &&
      (colon == std::string_view::npos || parse_value(value.substr(colon + 1), step));
  if (!good || step < 1 || from > to || (to - from) / step >= most_values) {
    throw Nonsense(fmt::format(
        "--vary {} makes no sense; write NAME=FROM..TO, NAME=FROM..TO:STEP or NAME=ONE,OTHER, at most {} values",
        json::in_quotes(text), most_values));
  }
  for (std::int64_t each = from; each <= to; each += step) dimension.values.push_back(std::to_string(each));
  return dimension;
}

Condition::Condition(std::string_view text) : text_(text) {
  constexpr std::array<std::string_view, 5> relations{"<=", ">=", "=", "<", ">"};
  for (const std::string_view relation : relations) {
    const std::size_t at = text.find(relation);
    if (at == std::string_view::npos) continue;
    relation_ = relation;
    read_side(text.substr(0, at), 1);
    read_side(text.substr(at + relation.size()), -1);
    return;
  }
  throw Nonsense(
      fmt::format("--where {} compares nothing; write sums of content.PATH and numbers around =, <, <=, > or >=",
                  json::in_quotes(text)));
}

void Condition::read_side(std::string_view side, std::int64_t sign) {
  const auto wrong = [&] {
    return Nonsense(fmt::format("--where {}: {} is no sum of content.PATH, 2*content.PATH and numbers",
                                json::in_quotes(text_), json::in_quotes(trimmed(side))));
  };
  std::size_t from = 0;
  std::int64_t next_sign = sign;
  while (from <= side.size()) {
    const std::size_t end = std::min(side.find_first_of("+-", from), side.size());
    std::string_view word = trimmed(side.substr(from, end - from));
    Term term{next_sign, ""};
    if (const std::size_t star = word.find('*'); star != std::string_view::npos) {
      std::int64_t times = 0;
      if (!parse_value(trimmed(word.substr(0, star)), times)) throw wrong();
      term.times *= times;
      word = trimmed(word.substr(star + 1));
    }
    std::int64_t number = 0;
    if (is_in_content(word)) {
      term.path = word.substr(content_path.size());
    } else if (parse_value(word, number)) {
      term.times *= number;
    } else {
      throw wrong();
    }
    terms_.push_back(std::move(term));
    if (end == side.size()) return;
    next_sign = side[end] == '-' ? -sign : sign;
    from = end + 1;
  }
}

bool Condition::holds(json::Node& pack) const {
  std::int64_t sum = 0;
  for (const Term& term : terms_) {
    if (term.path.empty()) {
      sum += term.times;
      continue;
    }
    const json::Node& place = place_in(pack, term.path);
    if (place.kind != json::Node::Kind::integer) {
      throw Nonsense(fmt::format("--where {}: content.{} is {}, not a number", json::in_quotes(text_), term.path,
                                 json::name_of(place.kind)));
    }
    sum += term.times * place.number;
  }
  if (relation_ == "<=") return sum <= 0;
  if (relation_ == ">=") return sum >= 0;
  if (relation_ == "<") return sum < 0;
  if (relation_ == ">") return sum > 0;
  return sum == 0;
}

std::vector<Point> all_points(const std::vector<Dimension>& dimensions, std::size_t most) {
  std::vector<Point> points{{}};
  for (const Dimension& dimension : dimensions) {
    if (points.size() * dimension.values.size() > most) {
      throw Nonsense(fmt::format("that is more than {} settings; vary less, or in larger steps", most));
    }
    std::vector<Point> more;
    for (const Point& point : points) {
      for (const std::string& value : dimension.values) {
        more.push_back(point);
        more.back().push_back({dimension.name, value});
      }
    }
    points = std::move(more);
  }
  return points;
}

}  // namespace backlot::cli
