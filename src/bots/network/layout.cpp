#include "bots/network/layout.hpp"

#include <algorithm>
#include <map>
#include <string_view>

namespace backlot::network {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The kind of row that a feature stands in, which row of that kind, and the feature's own name:
// "rounds[3].folders[1].card" is of kind "rounds[*].folders[*", row "rounds[3].folders[1", name "].card".
struct Named {
  std::string kind;
  std::string row;
  std::string leaf;
};

std::string with_stars(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_digit(text[i])) {
      out += text[i];
    } else if (i == 0 || !is_digit(text[i - 1])) {
      out += '*';
    }
  }
  return out;
}

Named named(const std::string& name, const std::vector<std::string>& summed) {
  std::size_t end = 0;  // behind the last row's number
  std::size_t before = 0;
  for (std::size_t i = 0; i + 1 < name.size(); ++i) {
    if (name[i] != '[' || !is_digit(name[i + 1])) continue;
    before = end;
    for (end = i + 1; end < name.size() && is_digit(name[end]);) ++end;
  }
  if (end == 0) return {"", "", name};
  Named found{with_stars(std::string_view(name).substr(0, end)), name.substr(0, end), name.substr(end)};
  if (std::find(summed.begin(), summed.end(), found.kind) != summed.end()) found.row = name.substr(0, before);
  return found;
}

// "rounds[3].folders[1].card" is in the block "rounds[3].folders[1]".
std::string block_of(const std::string& name) {
  const std::size_t bracket = name.rfind(']');
  return bracket == std::string::npos ? name : name.substr(0, bracket + 1);
}

std::uint32_t width_of(const Listed& feature) {
  const auto size = static_cast<std::uint32_t>(feature.size);
  const auto range = static_cast<std::uint32_t>(feature.range);
  switch (feature.kind) {
    case FeatureKind::code:
    case FeatureKind::seat: return size * range;
    case FeatureKind::multiset: return range - 1;
    case FeatureKind::amount:
    case FeatureKind::bits:
    case FeatureKind::present: break;
  }
  return size;
}

Place place_of(const Listed& feature, std::uint32_t column, std::size_t i) {
  Place place;
  const auto range = static_cast<std::int32_t>(feature.range);
  place.range = range;
  const auto at = static_cast<std::uint32_t>(i);
  switch (feature.kind) {
    case FeatureKind::code:
    case FeatureKind::seat:
      place.kind = Input::code;
      place.column = column + at * static_cast<std::uint32_t>(range);
      place.nothing = range - 1;
      break;
    case FeatureKind::multiset:
      place.kind = Input::card;
      place.column = column;
      break;
    case FeatureKind::amount:
      place.kind = Input::amount;
      place.column = column + at;
      break;
    case FeatureKind::bits:
    case FeatureKind::present: place.column = column + at; break;
  }
  return place;
}

}  // namespace

Layout layout_of(const FeatureList& list, const std::vector<std::string>& summed) {
  Layout layout;
  layout.places.resize(list.count);
  std::map<std::string, std::size_t> group_of;
  std::vector<std::map<std::string, std::size_t>> rows;       // by group
  std::vector<std::map<std::string, std::uint32_t>> columns;  // by group
  std::map<std::string, std::int32_t> present;
  for (const Listed& feature : list.features) {
    const Named name = named(feature.name, summed);
    const std::size_t at = group_of.emplace(name.kind, group_of.size()).first->second;
    if (at == layout.groups.size()) {
      layout.groups.push_back({name.kind});
      rows.emplace_back();
      columns.emplace_back();
    }
    Group& group = layout.groups[at];
    const std::size_t row = rows[at].emplace(name.row, rows[at].size()).first->second;
    group.rows = static_cast<std::uint32_t>(rows[at].size());
    const auto [column, fresh] = columns[at].emplace(name.leaf, group.width);
    if (fresh) group.width += width_of(feature);
    const std::string block = block_of(feature.name);
    if (feature.kind == FeatureKind::present) present[block] = static_cast<std::int32_t>(feature.offset);
    const auto shown = present.find(block);
    for (std::size_t i = 0; i < feature.size; ++i) {
      Place& place = layout.places[feature.offset + i];
      place = place_of(feature, column->second, i);
      place.group = static_cast<std::uint16_t>(at);
      place.row = static_cast<std::uint16_t>(row);
      place.shown_by = shown == present.end() ? -1 : shown->second;
    }
  }
  return layout;
}

}  // namespace backlot::network
