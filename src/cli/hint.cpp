// backlot hint FILE: what a seat could do now, best first, from what that seat knows.
#include <fmt/core.h>

#include <memory>

#include "cli/draw/look.hpp"
#include "cli/numbers.hpp"
#include "cli/records.hpp"
#include "cli/subcommands.hpp"
#include "table/rerun.hpp"

namespace backlot::cli {

namespace {

struct Request {
  std::string file;
  std::optional<long long> seat;
  std::optional<long long> at;
  long long number = 1;
  long long iterations = 2000;
  long long best = 3;
  bool json = false;
};

template <class Action>
struct HintRow {
  Action action{};
  std::string text;
  double wins = 0;
  std::uint32_t games = 0;
  std::string why;

  friend void fields(Is<HintRow> auto& x, const auto& visit) {
    visit("action", x.action);
    visit("text", x.text);
    visit("wins", x.wins);
    visit("games", x.games);
    visit("why", x.why);
  }
};

template <Game G>
class Hint {
  using Action = typename G::Action;

 public:
  Hint(const Request& request, const Record<G>& record) : request_(request), record_(record) {
    state_ = Rerun<G>(record).to(read_place(request.at, record.moves.size(), request.file));
    const SeatSet waiting = waiting_on(record.content, state_);
    if (waiting.empty()) throw Nonsense(fmt::format("the game in {} is over; --at N goes back", request.file));
    seat_ = request.seat ? read_seat(*request.seat, record.header.options.players) : waiting.front();
    if (!waiting.has(seat_)) {
      throw Nonsense(
          fmt::format("seat {} is asked nothing there; seat {} is", index(seat_) + 1, index(waiting.front()) + 1));
    }
  }

  void print() {
    const std::vector<HintRow<Action>> rows = find();
    const typename G::View view = seen_by(record_.content, state_, seat_);
    if (request_.json) {
      fmt::print("{{\"game\":\"{}\",\"seat\":{},\"hints\":{}}}\n", G::id, index(seat_) + 1,
                 json::write(record_.content, rows));
      return;
    }
    fmt::print("{}: {}\n", Look::name(seat_).view(), question(record_.content, view, seat_).view());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      fmt::print("  {}. {}\n     {}\n", i + 1, wrapped(rows[i].text, screen_width, 5),
                 wrapped(rows[i].why, screen_width, 5));
    }
  }

 private:
  std::vector<HintRow<Action>> find() {
    using Which = typename bots::AnyBot<G>::Which;
    using Guide = std::variant_alternative_t<bots::bot_count<G> - 2, Which>;
    bots::TreeSearch<G, Guide> search;
    const typename G::View view = seen_by(record_.content, state_, seat_);
    const Action only = search.choose(record_.content, view, 1, static_cast<std::uint32_t>(request_.iterations));
    std::vector<HintRow<Action>> rows;
    const auto text = [&](const Action& action) { return std::string(describe(record_.content, action).view()); };
    if (search.tried().empty()) {
      rows.push_back({only, text(only), 0, 0, "There is no other choice."});
      return rows;
    }
    for (const auto& tried : search.tried()) {
      if (rows.size() == static_cast<std::size_t>(request_.best)) break;
      HintRow<Action> row{tried.action, text(tried.action), tried.win_rate(), tried.visits, {}};
      row.why = fmt::format("Wins {} of {} games imagined from what this seat knows", percent(tried.win_rate()),
                            grouped(tried.visits));
      if (!rows.empty()) row.why += fmt::format("; the first choice wins {}", percent(rows[0].wins));
      row.why += ".";
      rows.push_back(std::move(row));
    }
    return rows;
  }

  const Request& request_;
  const Record<G>& record_;
  typename G::State state_;
  Seat seat_{};
};

void run(const Request& request) {
  if (request.iterations < 1 || request.iterations > bots::Patience::most_iterations) {
    throw Nonsense(fmt::format("--iterations {} makes no sense; it is 1 to {}", request.iterations,
                               bots::Patience::most_iterations));
  }
  if (request.best < 1 || request.best > 100) throw Nonsense("--best is 1 to 100");
  const RecordText text = record_in(request.file, request.number);
  for_game(game_on_record(request.file, text), [&](auto game) {
    using G = decltype(game);
    const Record<G> record = good_record<G>(request.file, text);
    Hint<G>(request, record).print();
  });
}

}  // namespace

void add_hint(CLI::App& app, int& /*status*/) {
  CLI::App* hint = app.add_subcommand("hint", "What a seat could do now, best first, from what it knows");
  hint->footer("Example:\n  backlot hint game.jsonl --at 12");
  auto request = std::make_shared<Request>();
  hint->add_option("file", request->file, "The record, of a game that is not over unless --at goes back")->required();
  hint->add_option("--seat", request->seat, "Whose decision, from 1 (the first that is asked)");
  hint->add_option("--at", request->at, "After so many actions (all)");
  hint->add_option("--number", request->number, "Which record of the file, from 1");
  hint->add_option("--iterations", request->iterations, "How many games to imagine (2000)");
  hint->add_option("--best", request->best, "How many choices to show (3)");
  hint->add_flag("--json", request->json, "Print JSON");
  hint->callback([request] { run(*request); });
}

}  // namespace backlot::cli
