// backlot hint FILE: what a seat could do now, best first, from what that seat knows.
#include "bots/hint.hpp"

#include <fmt/core.h>

#include <memory>

#include "bots/win_chances.hpp"
#include "cli/records.hpp"
#include "cli/subcommands.hpp"
#include "table/rerun.hpp"
#include "terminal/draw/look.hpp"

namespace backlot::cli {

using namespace terminal;

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

template <Game G>
class Hints {
 public:
  Hints(const Request& request, Record<G> record) : request_(request), record_(std::move(record)) {
    record_.moves.resize(read_place(request.at, record_.moves.size(), request.file));
    std::erase_if(record_.talk, [&](const Talk<G>& said) { return said.after > record_.moves.size(); });
    const SeatSet waiting = waiting_on(record_.content, Rerun<G>(record_).to_the_end());
    if (waiting.empty()) throw Nonsense(fmt::format("the game in {} is over; --at N goes back", request.file));
    seat_ = request.seat ? read_seat(*request.seat, record_.header.options.players) : waiting.front();
    if (!waiting.has(seat_)) {
      throw Nonsense(
          fmt::format("seat {} is asked nothing there; seat {} is", index(seat_) + 1, index(waiting.front()) + 1));
    }
  }

  void print() {
    const auto seen = bots::stream_to_remember<G>(Rerun<G>(record_), record_.moves, claims_in<G>(record_.talk), seat_);
    const std::vector<bots::Hint<G>> rows =
        bots::hints<G>(record_.content, seen, 1, static_cast<std::uint32_t>(request_.iterations),
                       static_cast<std::size_t>(request_.best));
    constexpr std::uint32_t worlds = 200;
    const bots::WinChances chances = bots::win_chances<G>(record_.content, seen, 1, worlds);
    if (request_.json) {
      std::vector<double> shares;
      for (const std::uint32_t chance : chances) shares.push_back(chance / 1000.0);
      fmt::print("{{\"game\":\"{}\",\"seat\":{},\"chances\":{},\"hints\":{}}}\n", G::id, index(seat_) + 1,
                 json::write(record_.content, shares), json::write(record_.content, rows));
      return;
    }
    fmt::print("{}: {}\n", Look::name(seat_).view(), question(record_.content, *seen.now, seat_).view());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      fmt::print("  {}. {}\n     {}\n", i + 1, wrapped(rows[i].text, screen_width, 5),
                 wrapped(rows[i].why, screen_width, 5));
    }
    std::string likely;
    for (std::size_t i = 0; i < chances.size(); ++i) {
      likely += fmt::format("{}{} {}%", i == 0 ? "" : ", ", Look::name(seat_at(i)).view(), (chances[i] + 5) / 10);
    }
    fmt::print("{}\n", wrapped(fmt::format("To win, from what {} knows: {}", Look::name(seat_).view(), likely),
                               screen_width, 5));
  }

 private:
  const Request& request_;
  Record<G> record_;
  Seat seat_{};
};

void run(const Request& request) {
  if (request.iterations < 1 || request.iterations > bots::Budget::most_iterations) {
    throw Nonsense(fmt::format("--iterations {} makes no sense; it is 1 to {}", request.iterations,
                               bots::Budget::most_iterations));
  }
  if (request.best < 1 || request.best > 100) throw Nonsense("--best is 1 to 100");
  const RecordText text = record_in(request.file, request.number);
  for_game(game_on_record(request.file, text), [&](auto game) {
    using G = decltype(game);
    Hints<G>(request, good_record<G>(request.file, text)).print();
  });
}

}  // namespace

void add_hint(Command& app, int& /*status*/) {
  Command hint = app.add_subcommand("hint", "What a seat could do now, best first, from what it knows");
  hint.footer("Example:\n  backlot hint game.jsonl --at 12");
  auto request = std::make_shared<Request>();
  hint.add_option("file", request->file, "The record, of a game that is not over unless --at goes back").required();
  hint.add_option("--seat", request->seat, "Whose decision, from 1 (the first that is asked)");
  hint.add_option("--at", request->at, "After so many actions (all)");
  hint.add_option("--number", request->number, "Which record of the file, from 1");
  hint.add_option("--iterations", request->iterations, "How many games to imagine (2000)");
  hint.add_option("--best", request->best, "How many choices to show (3)");
  hint.add_flag("--json", request->json, "Print JSON");
  hint.callback([request] { run(*request); });
}

}  // namespace backlot::cli
