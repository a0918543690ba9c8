// backlot games: what can be played.
#include <fmt/core.h>

#include <memory>

#include "bots/bots.hpp"
#include "cli/game_options.hpp"
#include "cli/subcommands.hpp"
#include "json/write.hpp"
#include "terminal/text.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

struct OptionRow {
  std::string name;
  std::string allowed;
  std::string standard;
  std::string what;
  Clause clause;
};
struct BotRow {
  std::string name;
  std::string about;
};
struct PlayersRow {
  std::uint32_t min = 0;
  std::uint32_t max = 0;
  std::uint32_t standard = 0;
};
struct GameRow {
  std::string id;
  std::string title;
  PlayersRow players;
  std::vector<OptionRow> options;
  std::vector<BotRow> bots;
};
struct Result {
  std::vector<GameRow> games;
};

void fields(Is<OptionRow> auto& x, const auto& visit) {
  visit("name", x.name);
  visit("allowed", x.allowed);
  visit("default", x.standard);
  visit("what", x.what);
  visit("clause", x.clause);
}
void fields(Is<BotRow> auto& x, const auto& visit) {
  visit("name", x.name);
  visit("about", x.about);
}
void fields(Is<PlayersRow> auto& x, const auto& visit) {
  visit("min", x.min);
  visit("max", x.max);
  visit("default", x.standard);
}
void fields(Is<GameRow> auto& x, const auto& visit) {
  visit("id", x.id);
  visit("title", x.title);
  visit("players", x.players);
  visit("options", x.options);
  visit("bots", x.bots);
}
void fields(Is<Result> auto& x, const auto& visit) { visit("games", x.games); }

template <Game G>
OptionText text_for(std::string_view name) {
  if constexpr (requires { G::option_texts; }) {
    for (const OptionText& text : G::option_texts) {
      if (text.name == name) return text;
    }
  }
  return {};  // not reached: ExplainsItsOptions
}

template <Game G>
GameRow row_for() {
  GameRow row{std::string(G::id), std::string(G::title), {G::min_players, G::max_players, G::default_players}, {}, {}};
  typename G::Options options{};
  for_each_option(options, [&](std::string_view name, const auto& value) {
    using Value = std::remove_cvref_t<decltype(value)>;
    const OptionText text = text_for<G>(name);
    row.options.push_back(
        {std::string(name), allowed_values<Value>(), value_text(value), std::string(text.what), text.clause});
  });
  for (const bots::Description& bot : bots::bots_for_people<G>()) {
    row.bots.push_back({std::string(bot.name), std::string(bot.about)});
  }
  return row;
}

void print_game(const GameRow& game, const Paint& paint) {
  fmt::print("{}  {}, {}-{} players ({} unless you say)\n", paint(Colour::bold, game.id), game.title, game.players.min,
             game.players.max, game.players.standard);
  for (const OptionRow& option : game.options) {
    const std::string what = fmt::format("{} ({})", option.what, name_of(option.clause).view());
    fmt::print("  --option {}={}\n      {}\n", option.name, option.allowed, wrapped(what, 80, 6));
  }
  for (const BotRow& bot : game.bots) fmt::print("  --bots {}\n      {}\n", bot.name, wrapped(bot.about, 80, 6));
}

}  // namespace

void add_games(Command& app, int& /*status*/) {
  Command games = app.add_subcommand("games", "The games, with players, options and bots");
  games.footer("Example:\n  backlot games");
  auto json = std::make_shared<bool>(false);
  games.add_flag("--json", *json, "Print JSON");
  games.callback([json] {
    Result result;
    for_each_game([&](auto game) { result.games.push_back(row_for<decltype(game)>()); });
    if (*json) {
      fmt::print("{}\n", json::write(json::NoContent{}, result));
      return;
    }
    const Paint paint = Paint::for_stream(stdout);
    for (const GameRow& game : result.games) print_game(game, paint);
  });
}

}  // namespace backlot::cli
