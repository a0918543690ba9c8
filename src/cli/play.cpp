// backlot play GAME: in the terminal, against bots and with people beside you.
#include <fmt/core.h>

#include <memory>

#include "cli/packs.hpp"
#include "cli/records.hpp"
#include "cli/subcommands.hpp"
#include "table/random_bytes.hpp"
#include "table/restore.hpp"
#include "terminal/play/session.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

struct Request {
  std::string game;
  std::string players;
  std::string seats;
  std::string bots;
  std::string seed;
  std::vector<std::string> options;
  std::string content;
  std::string record;
  std::string resume;
  bool json = false;
};

struct ResultRow {
  std::string game;
  std::string seed;
  bool over = false;
  std::uint32_t actions = 0;
  std::optional<std::string> record;
  std::optional<Outcome> outcome;
};

void fields(Is<ResultRow> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("seed", x.seed);
  visit("over", x.over);
  visit("actions", x.actions);
  visit("record", x.record);
  visit("outcome", x.outcome);
}

template <Game G>
std::optional<long long> read_players(const std::string& text) {
  if (text.empty()) return std::nullopt;
  long long players = 0;
  if (parse_value(text, players)) return players;
  throw Nonsense(fmt::format("--players {} is no number; {} is for {} to {} players", json::in_quotes(text), G::id,
                             G::min_players, G::max_players));
}

template <Game G>
class Evening {
 public:
  Evening(const Request& request, Table<G>& table, Seating seating, std::uint64_t seed, std::string pack,
          std::vector<Talk<G>> talk = {})
      : request_(request),
        table_(table),
        seating_(std::move(seating)),
        seed_(seed),
        pack_(std::move(pack)),
        talk_(std::move(talk)) {
    path_ = !request.record.empty() ? request.record : request.resume;
  }

  void play() {
    if (!path_.empty()) save();  // what cannot be written is found out before the game, not after it
    Screen screen(request_.json ? stderr : stdout);
    Session<G> session(table_, seating_, bots_beside<G>(seating_), seed_, talk_, screen);
    while (true) {
      const Ending ending = session.run();
      if (ending != Ending::over && path_.empty()) path_ = fmt::format("{}-{}.jsonl", G::id, seed_);
      try {
        if (!path_.empty()) save();
        break;
      } catch (const Failure& failure) {
        if (ending != Ending::quit) throw;
        screen.print(fmt::format("{}\nThe game goes on. quit tries again; Ctrl-D leaves.\n", failure.what()));
      }
    }
    tell(screen);
  }

 private:
  void save() const {
    Record<G> record = record_of(table_, players_on_record(seating_), std::to_string(seed_), pack_);
    record.talk = talk_;
    save_file(path_, write_record(record));
  }

  void tell(Screen& screen) const {
    if (!table_.over()) {
      screen.print(fmt::format("Saved. Go on with: backlot play --resume {}\n", path_));
    } else if (!path_.empty()) {
      screen.print(fmt::format("The record is in {0}. See it again with: backlot replay {0}\n", path_));
    }
    if (!request_.json) return;
    ResultRow row{std::string(G::id),
                  std::to_string(seed_),
                  table_.over(),
                  static_cast<std::uint32_t>(table_.moves().size()),
                  {},
                  {}};
    if (!path_.empty()) row.record = path_;
    if (table_.over()) row.outcome = outcome(table_.content(), table_.state());
    fmt::print("{}\n", json::write(json::NoContent{}, row));
  }

  const Request& request_;
  Table<G>& table_;
  Seating seating_;
  std::uint64_t seed_;
  std::string pack_;
  std::vector<Talk<G>> talk_;
  std::string path_;
};

template <Game G>
void start(const Request& request) {
  const Pack<G> pack = pack_for<G>(request.content);
  const auto options = read_options<G>(pack.content, read_players<G>(request.players), request.options);
  const Seating seating = read_seating<G>(request.seats.empty() ? "1" : request.seats, request.bots, options.players);
  const std::uint64_t seed = request.seed.empty() ? random_number() >> 32U : read_seed(request.seed);
  Table<G> table(pack.content, options, FastChance(seed));
  Evening<G>(request, table, seating, seed, pack.name).play();
}

template <Game G>
void take_up(const Request& request, const RecordText& text) {
  const Record<G> record = good_record<G>(request.resume, text);
  if (record.closing) {
    throw Nonsense(fmt::format("the game in {0} is over; backlot replay {0} shows it", request.resume));
  }
  const auto seed = record_reading::fast_seed(record.header.seed.value_or(""));
  if (!seed) throw Nonsense(fmt::format("{} was not played with a seed of play; replay can show it", request.resume));
  const bool asked = !request.seats.empty() || !request.bots.empty();
  Seating seating =
      asked ? read_seating<G>(request.seats.empty() ? "1" : request.seats, request.bots, record.header.options.players)
            : seating_on_record<G>(record);
  Table<G> table = restore(record, FastChance(*seed));
  Evening<G>(request, table, seating, *seed, record.header.content.name, record.talk).play();
}

void run(const Request& request) {
  if (request.resume.empty()) {
    if (request.game.empty()) throw Nonsense("which game? the games are: " + game_list());
    return for_game(request.game, [&](auto game) { start<decltype(game)>(request); });
  }
  if (!request.players.empty() || !request.options.empty() || !request.seed.empty() || !request.content.empty()) {
    throw Nonsense("--resume takes players, options, seed and content from the record; give only --seat and --bots");
  }
  const RecordText text = record_in(request.resume, 1);
  const std::string game = game_on_record(request.resume, text);
  if (!request.game.empty()) {
    for_game(request.game, [](auto /*game*/) {});
    if (request.game != game) {
      throw Nonsense(fmt::format("{} is a record of {}, not of {}", request.resume, game, request.game));
    }
  }
  for_game(game, [&](auto which) { take_up<decltype(which)>(request, text); });
}

}  // namespace

void add_play(Command& app, int& /*status*/) {
  Command play = app.add_subcommand("play", "Play in the terminal, against bots and with people beside you");
  play.footer(
      "Type the number of a choice; ? shows the rule behind it, help the rest. quit saves the game.\n"
      "Examples:\n  backlot play cinecitta\n  backlot play cinecitta --players 5 --seat 1,3 --option awards=on\n"
      "  backlot play --resume cinecitta-1937.jsonl");
  auto request = std::make_shared<Request>();
  play.add_option("game", request->game, "The game (backlot games lists them)");
  play.add_option("--players", request->players, "How many players");
  play.add_option("--seat", request->seats, "Your seat, from 1; several people at this terminal: 1,3 (default 1)");
  play.add_option("--bots", request->bots, "Who plays the other seats: one bot for all, or one for each, by commas");
  play.add_option("--seed", request->seed, "The same seed deals the same cards (default: a new one)");
  play.add_option("--option", request->options, "NAME=VALUE, again for each option of the game")
      .allow_extra_args(false);
  play.add_option("--content", request->content, "Another pack than the standard one");
  play.add_option("--record", request->record, "Where the record goes (quit without it: GAME-SEED.jsonl)");
  play.add_option("--resume", request->resume, "Go on with a game that quit has saved");
  play.add_flag("--json", request->json, "Print the result as JSON; the game goes to stderr");
  play.callback([request] { run(*request); });
}

}  // namespace backlot::cli
