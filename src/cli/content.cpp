// backlot content check FILE, backlot content show GAME, backlot content record GAME, backlot content make GAME: packs.
#include "json/content.hpp"

#include <fmt/core.h>

#include <memory>

#include "cli/files.hpp"
#include "cli/game_options.hpp"
#include "cli/packs.hpp"
#include "cli/subcommands.hpp"
#include "content/all.hpp"
#include "json/print.hpp"
#include "json/write.hpp"
#include "table/record.hpp"
#include "terminal/draw/draw.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

struct Request {
  std::string what;
  std::string file;
  std::string seed;
  std::string name;
  bool json = false;
};

struct CheckRow {
  std::string file;
  bool good = false;
  std::optional<std::string> game;
  std::optional<std::string> name;
  std::optional<std::string> hash;
  std::optional<std::uint32_t> line;
  std::optional<std::string> field;
  std::optional<std::string> why;
};

void fields(Is<CheckRow> auto& x, const auto& visit) {
  visit("file", x.file);
  visit("good", x.good);
  visit("game", x.game);
  visit("name", x.name);
  visit("hash", x.hash);
  visit("line", x.line);
  visit("field", x.field);
  visit("why", x.why);
}

CheckRow check_pack(const std::string& path) {
  CheckRow row{.file = path};
  const auto wrong = [&](const Fault& fault) {
    row.line = static_cast<std::uint32_t>(fault.line);
    row.field = fault.field;
    row.why = fault.why;
  };
  const std::string text = input_file(path);
  const auto game = game_of_pack(text);
  if (const auto* fault = std::get_if<Fault>(&game)) {
    wrong(*fault);
    return row;
  }
  with_game(std::get<std::string>(game), [&](auto which) {
    using G = decltype(which);
    const auto pack = load_pack<G>(text);
    if (const auto* fault = std::get_if<Fault>(&pack)) return wrong(*fault);
    row.good = true;
    row.game = G::id;
    row.name = std::get<Pack<G>>(pack).name;
    row.hash = content_hash(std::get<Pack<G>>(pack).content);
  });
  return row;
}

void check(const Request& request, int& status) {
  const CheckRow row = check_pack(request.file);
  if (request.json) fmt::print("{}\n", json::write(json::NoContent{}, row));
  if (!row.good) {
    fmt::print(stderr, "{}\n", place_of(row.file, Fault{*row.line, *row.field, *row.why}));
    status = 1;
  } else if (!request.json) {
    fmt::print("{}: a good pack for {}, \"{}\", hash {}\n", row.file, *row.game, *row.name, *row.hash);
  }
}

// A pack again, to start one's own from.
template <class G>
void print_pack(const Pack<G>& pack) {
  std::string name;
  json::append_text(name, pack.name);
  fmt::print("{{\"game\":\"{}\",\"name\":{},{}\n", G::id, name, json::write(pack.content, pack.content).substr(1));
}

void show(const Request& request) {
  for_game(request.what, [&](auto game) {
    using G = decltype(game);
    const Pack<G> pack = pack_for<G>(request.file);
    if (!request.json) {
      fmt::print("{}", draw_content(pack.content, Paint::for_stream(stdout)));
      return;
    }
    print_pack(pack);
  });
}

// The components as a record's header has them, always with the pack (docs/record.md). One component a line: the place
// of a card in its list is what draws count.
void show_on_record(const Request& request) {
  for_game(request.what, [&](auto game) {
    using G = decltype(game);
    const Pack<G> pack = pack_for<G>(request.file);
    const PackOnRecord<G> on_record{pack.name, content_hash(pack.content), pack.content};
    constexpr std::size_t widest_component = 480;
    const auto tree = json::parse(json::write(pack.content, on_record));
    fmt::print("{}", json::print(std::get<json::Node>(tree), widest_component));
  });
}

// A game whose components can be made anew has make_content(content) or make_content(content, chance).
template <class G>
concept Makes = requires(const typename G::Content& content) {
  { make_content(content) } -> std::same_as<typename G::Content>;
};
template <class G>
concept MakesByChance = requires(const typename G::Content& content, FastChance& chance) {
  { make_content(content, chance) } -> std::same_as<typename G::Content>;
};

void make(const Request& request) {
  for_game(request.what, [&](auto game) {
    using G = decltype(game);
    const auto named = [&](std::string_view otherwise) {
      return request.name.empty() ? std::string(otherwise) : request.name;
    };
    const Pack<G> from = pack_for<G>(request.file);
    if constexpr (MakesByChance<G>) {
      const std::string seed = request.seed.empty() ? "1" : request.seed;
      FastChance chance(read_seed(seed));
      print_pack(Pack<G>{named("seed " + seed), make_content(from.content, chance)});
    } else if constexpr (Makes<G>) {
      if (!request.seed.empty())
        throw Nonsense(fmt::format("nothing in the components of {} is left to chance; leave --seed out", G::id));
      print_pack(Pack<G>{named(from.name), make_content(from.content)});
    } else {
      throw Nonsense(
          fmt::format("the components of {} are as printed; \"backlot content show {} --json\" is a pack to start from",
                      G::id, G::id));
    }
  });
}

}  // namespace

void add_content(Command& app, int& status) {
  Command content = app.add_subcommand("content", "Content packs: check a file, show a game's cards, make another set");
  content.require_subcommand();
  content.footer("Examples:\n  backlot content check my-pack.json\n  backlot content show cinecitta");
  auto request = std::make_shared<Request>();
  Command checking = content.add_subcommand("check", "Whether FILE is a good pack; if not, which line is wrong");
  checking.footer("Example:\n  backlot content check content/cinecitta/standard.json");
  checking.add_option("file", request->file, "The pack").required();
  checking.add_flag("--json", request->json, "Print JSON");
  checking.callback([request, &status] { check(*request, status); });
  Command showing = content.add_subcommand("show", "The cards of a game with their icons");
  showing.footer("Examples:\n  backlot content show cinecitta\n  backlot content show cinecitta --json > mine.json");
  showing.add_option("game", request->what, "The game").required();
  showing.add_option("--content", request->file, "Another pack than the standard one");
  showing.add_flag("--json", request->json, "Print JSON: a pack, to start your own from");
  showing.callback([request] { show(*request); });
  Command recording = content.add_subcommand("record", "The components as a record's header has them, as JSON");
  recording.footer(
      "Name, hash and the whole pack, in the order in which draws count the cards: with it and docs/record.md a "
      "record\n"
      "can be refereed. Example:\n  backlot content record cinecitta");
  recording.add_option("game", request->what, "The game").required();
  recording.add_option("--content", request->file, "Another pack than the standard one");
  recording.callback([request] { show_on_record(*request); });
  Command making = content.add_subcommand("make", "Make a game's components anew, by its own rules, as a pack");
  making.footer(
      "For games whose components follow a rule: drawn from a seed, or computed from facts in the pack.\n"
      "Example:\n  backlot content make GAME > mine.json");
  making.add_option("game", request->what, "The game").required();
  making.add_option("--content", request->file, "Start from another pack than the standard one");
  making.add_option("--seed", request->seed, "Where chance starts (1)");
  making.add_option("--name", request->name, "The name of the pack");
  making.callback([request] { make(*request); });
}

}  // namespace backlot::cli
