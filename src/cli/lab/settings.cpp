#include "cli/lab/settings.hpp"

#include <algorithm>
#include <tuple>

#include "games/registry.hpp"

namespace backlot::cli {

namespace {

// The first part of a path, taken off it: a name up to the next dot or bracket, or "[3]".
std::string_view next_step(std::string_view& path) {
  std::size_t end = path.size();
  if (path.starts_with('[')) {
    end = path.find(']');
    end = end == std::string_view::npos ? path.size() : end + 1;
  } else {
    end = std::min(path.find('.'), path.find('['));
    end = std::min(end, path.size());
  }
  const std::string_view step = path.substr(0, end);
  path.remove_prefix(end);
  if (path.starts_with('.')) path.remove_prefix(1);
  return step;
}

json::Node* step_into(json::Node& node, std::string_view step) {
  using Kind = json::Node::Kind;
  if (node.kind == Kind::object) return const_cast<json::Node*>(node.find(step));
  if (node.kind != Kind::list) return nullptr;
  if (step.starts_with('[') && step.ends_with(']')) {
    std::size_t at = 0;
    if (!parse_value(step.substr(1, step.size() - 2), at) || at >= node.items.size()) return nullptr;
    return &node.items[at];
  }
  for (json::Node& item : node.items) {
    for (const json::Node& value : item.items) {
      if (value.kind == Kind::text && value.text == step) return &item;
    }
  }
  return nullptr;
}

std::string names_in(const json::Node& node) {
  using Kind = json::Node::Kind;
  if (node.kind == Kind::object) return fmt::format("{}", fmt::join(node.keys, ", "));
  if (node.kind == Kind::list) {
    std::string names = fmt::format("[0] to [{}]", node.items.empty() ? 0 : node.items.size() - 1);
    for (const json::Node& item : node.items) {
      for (const json::Node& value : item.items) {
        if (value.kind != Kind::text) continue;
        names += ", " + value.text;
        break;
      }
      if (names.size() > 300) return names + ", ...";
    }
    return names;
  }
  return "nothing further";
}

}  // namespace

Setting read_setting(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0) {
    throw Nonsense(
        fmt::format("{} has no value; write NAME=VALUE, content=FILE or content.PATH=NUMBER", json::in_quotes(text)));
  }
  return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

json::Node& place_in(json::Node& pack, std::string_view path) {
  json::Node* at = &pack;
  std::string_view left = path;
  std::string so_far = "content";
  while (!left.empty()) {
    const std::string_view step = next_step(left);
    json::Node* const next = step_into(*at, step);
    if (next == nullptr) {
      throw Nonsense(fmt::format("content.{} leads nowhere: {} has no {}; it has {}", path, so_far,
                                 json::in_quotes(step), names_in(*at)));
    }
    at = next;
    so_far += (step.starts_with('[') ? "" : ".") + std::string(step);
  }
  return *at;
}

void put_value(json::Node& pack, const Setting& setting) {
  using Kind = json::Node::Kind;
  json::Node& place = place_in(pack, std::string_view(setting.name).substr(content_path.size()));
  const auto wrong = [&](std::string_view allowed) {
    return Nonsense(fmt::format("{} cannot be {}; it is {}", setting.name, json::in_quotes(setting.value), allowed));
  };
  switch (place.kind) {
    case Kind::integer:
      if (!parse_value(setting.value, place.number)) throw wrong("a whole number");
      return;
    case Kind::boolean:
      if (!parse_value(setting.value, place.truth)) throw wrong("on or off");
      return;
    case Kind::text: place.text = setting.value; return;
    default: throw Nonsense(fmt::format("{} is {}, not a single value", setting.name, json::name_of(place.kind)));
  }
}

std::string text_of(const std::vector<Setting>& settings) {
  if (settings.empty()) return "the game as it is";
  std::string text;
  for (const Setting& setting : settings) text += (text.empty() ? "" : ", ") + setting.name + "=" + setting.value;
  return text;
}

template <Game G>
json::Node node_of(const Pack<G>& pack) {
  std::string text = fmt::format("{{\"game\":\"{}\",\"name\":", G::id);
  json::append_text(text, pack.name);
  text += "," + json::write(pack.content, pack.content).substr(1);
  return std::get<json::Node>(json::parse(text));
}

template <Game G>
std::optional<Pack<G>> changed_pack(const Pack<G>& from, const std::vector<Setting>& settings, std::string& why) {
  json::Node node = node_of(from);
  bool any = false;
  for (const Setting& setting : settings) {
    if (!is_in_content(setting.name)) continue;
    put_value(node, setting);
    any = true;
  }
  if (!any) return from;
  auto pack = load_pack<G>(json::to_text(node));
  if (const auto* fault = std::get_if<Fault>(&pack)) {
    why = fault->field.empty() ? fault->why : fault->field + ": " + fault->why;
    return std::nullopt;
  }
  return std::get<Pack<G>>(std::move(pack));
}

template <Game G>
Changed<G> change(const std::string& content_file, const std::vector<std::string>& options,
                  const std::vector<Setting>& settings) {
  std::string file = content_file;
  Changed<G> changed{{}, options};
  for (const Setting& setting : settings) {
    if (setting.name == "content") {
      file = setting.value;
    } else if (!is_in_content(setting.name)) {
      changed.options.push_back(setting.name + "=" + setting.value);
    }
  }
  std::string why;
  auto pack = changed_pack<G>(pack_for<G>(file), settings, why);
  if (!pack) throw Nonsense(fmt::format("{} is no good pack of {}: {}", text_of(settings), G::id, why));
  changed.pack = std::move(*pack);
  return changed;
}

[[gnu::used]] static const auto compiled =
    of_each_game([]<Game G>() { return std::tuple{&node_of<G>, &changed_pack<G>, &change<G>}; });

}  // namespace backlot::cli
