#include "hub/welcome.hpp"

#include <limits>
#include <type_traits>
#include <utility>

#include "bots/play_bot.hpp"
#include "content/all.hpp"
#include "games/registry.hpp"
#include "json/write.hpp"
#include "table/play.hpp"
#include "table/tellings.hpp"

namespace backlot {
namespace {

// The values an option can have, the others being as they are by default: what the rules accept at
// some number of players. Empty for a whole number with too many to choose from a list.
template <Game G>
std::string values_of(std::string_view option) {
  constexpr std::size_t most = 20;
  std::vector<std::string> values;
  const auto& content = standard_content(G{});
  const auto allowed = [&](typename G::Options options) {
    for (std::size_t players = G::min_players; players <= G::max_players; ++players) {
      options.players = static_cast<decltype(options.players)>(players);
      if (!check(content, options)) return true;
    }
    return false;
  };
  const typename G::Options standard;
  fields(standard, [&]<class Value>(std::string_view name, const Value& /*value*/) {
    if (name != option) return;
    std::size_t last = 1;
    if constexpr (std::is_enum_v<Value>) {
      last = names_of(Value{}).size() - 1;
    } else if constexpr (!std::is_same_v<Value, bool>) {
      last = std::numeric_limits<Value>::max();
    }
    for (std::size_t i = 0; i <= last && values.size() <= most; ++i) {
      typename G::Options options;
      std::string text;
      fields(options, [&]<class Field>(std::string_view other, Field& field) {
        if constexpr (std::is_same_v<Field, Value>) {
          if (other != option) return;
          field = static_cast<Value>(i);
          text = json::write(content, field);
        }
      });
      if (allowed(options)) values.push_back(std::move(text));
    }
  });
  if (values.size() > most) values.clear();
  std::string out;
  for (const std::string& value : values) out += (out.empty() ? "" : ",") + value;
  return "[" + out + "]";
}

// Each option with the clause and the words that explain it, and what it can be.
template <Game G>
std::vector<message::OptionInfo> option_list() {
  std::vector<message::OptionInfo> list;
  if constexpr (requires { G::option_texts; }) {
    for (const OptionText& text : G::option_texts) {
      list.push_back(
          {std::string(text.name), text.clause, {std::string(text.what)}, json::Raw::written(values_of<G>(text.name))});
    }
  }
  return list;
}

template <Game G>
std::vector<message::Scene> scenes_of() {
  std::vector<message::Scene> scenes;
  if constexpr (HasTellings<G>) {
    using Kind = decltype(G::Event::kind);
    const auto names = names_of(Kind{});
    for (std::size_t i = 0; i < names.size(); ++i) {
      const Milliseconds length = scene_length(static_cast<Kind>(i));
      if (length > Milliseconds{}) scenes.push_back({std::string(names[i]), length.count});
    }
  }
  return scenes;
}

template <class Levels>
std::vector<message::Level> told(const Levels& levels) {
  std::vector<message::Level> list;
  for (const bots::Level& level : levels) {
    list.push_back({std::string(level.description.name),
                    {std::string(level.description.about)},
                    level.milliseconds,
                    !level.without.empty()});
  }
  return list;
}

}  // namespace

message::Welcome welcome(const Services::Programs& programs) {
  message::Welcome welcome;
  welcome.levels = told(bots::levels);
  for_each_game([&](auto which) {
    using G = decltype(which);
    static const std::vector<message::OptionInfo> list = option_list<G>();
    message::GameInfo game{.id = std::string(G::id),
                           .title = std::string(G::title),
                           .min_players = G::min_players,
                           .max_players = G::max_players,
                           .options = json::Raw::written(json::write(standard_content(which), typename G::Options{})),
                           .option_list = list};
    for (const auto& bot : bots::bots_at_tables(G::id)) game.bots.emplace_back(bot.name);
    for (const auto& [name, command] : programs) game.bots.push_back(name);
    game.levels = told(bots::levels_at_tables(G::id));
    game.scenes = scenes_of<G>();
    welcome.games.push_back(std::move(game));
  });
  return welcome;
}

}  // namespace backlot
