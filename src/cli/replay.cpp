// backlot replay FILE: a record as one seat saw it, or whole.
#include <fmt/core.h>

#include <memory>

#include "cli/records.hpp"
#include "cli/scores.hpp"
#include "cli/subcommands.hpp"
#include "cli/transcript.hpp"

namespace backlot::cli {

namespace {

struct Request {
  std::string file;
  std::optional<long long> seat;
  std::optional<long long> at;
  long long number = 1;
  bool talk = false;
  bool json = false;
};

struct SpokenLine {
  std::uint32_t after = 0;
  Seat seat{};
  std::string text;
  std::optional<bool> holds;  // of a claim, when the game is over
  std::optional<std::string> fact;
};

void fields(Is<SpokenLine> auto& x, const auto& visit) {
  visit("after", x.after);
  visit("seat", x.seat);
  visit("text", x.text);
  visit("holds", x.holds);
  visit("fact", x.fact);
}

template <Game G>
class Replay {
 public:
  Replay(const Request& request, Record<G> record) : request_(request), record_(std::move(record)) {
    const std::size_t at = read_place(request.at, record_.moves.size(), request.file);
    if (request.seat) seat_ = read_seat(*request.seat, record_.header.options.players);
    record_.moves.resize(at);
    state_ = Rerun<G>(record_).to_the_end();
    lines_ = transcript<G>(record_.content, record_.header.options, record_.header.deal, record_.moves, seat_);
  }

  void print() const {
    Look look{Paint::for_stream(stdout), {}};
    for (const Player& player : record_.header.seats) look.players.push_back(player.bot.value_or("person"));
    if (!request_.at) {
      fmt::print("{}", heading_text());
      fmt::print("{}\n", text_of(lines_, look.paint));
    } else if (!lines_.empty()) {
      fmt::print("Action {} of {}:\n", record_.moves.size(), request_.file);
      for (const TranscriptLine& line : lines_) {
        if (line.action == record_.moves.size()) fmt::print("  {}\n", wrapped(line.text, screen_width, 2));
      }
    }
    if (seat_) {
      fmt::print("{}", draw_table(record_.content, seen_by(record_.content, state_, *seat_), look));
    } else {
      fmt::print("{}", draw_table(record_.content, state_, look));
    }
    if (over()) fmt::print("\n{}", end_text(record_.content, outcome(record_.content, state_), look));
  }

  // Everything said, and beside each claim the truth, once the game is over.
  void print_talk() const {
    const Paint paint = Paint::for_stream(stdout);
    fmt::print("{}", heading_text());
    for (const SpokenLine& line : spoken()) {
      fmt::print("  after action {}: {}\n", line.after, wrapped(line.text, screen_width, 4));
      if (line.fact) {
        fmt::print("    {}: {}\n", paint(Colour::bold, *line.holds ? "true" : "false"),
                   wrapped(*line.fact, screen_width, 10));
      }
    }
    if (record_.talk.empty()) fmt::print("  Nobody said anything.\n");
    if (!over()) fmt::print("The game is not over: what is true of the claims is not told yet.\n");
  }

  void print_talk_json() const {
    fmt::print("{{\"game\":\"{}\",\"over\":{},\"talk\":{}}}\n", G::id, over(), json::write(record_.content, spoken()));
  }

  void print_json() const {
    std::string out = fmt::format("{{\"game\":\"{}\",\"at\":{},\"seat\":", G::id, record_.moves.size());
    const auto& content = record_.content;
    json::append(out, content, seat_.value_or(nobody));
    out += ",\"seats\":" + json::write(content, record_.header.seats);
    out += ",\"transcript\":" + json::write(content, lines_) + ",\"table\":";
    out += seat_ ? json::write(content, seen_by(content, state_, *seat_)) : json::write(content, state_);
    if (over()) out += ",\"outcome\":" + json::write(content, outcome(content, state_));
    fmt::print("{}}}\n", out);
  }

 private:
  bool over() const { return is_over(record_.content, state_); }

  std::vector<SpokenLine> spoken() const {
    std::vector<SpokenLine> lines;
    Rerun<G> rerun(record_);
    for (const Talk<G>& said : record_.talk) {
      if (said.after > record_.moves.size()) break;
      SpokenLine line{
          said.after, said.seat, fmt::format("{}: \"{}\"", Look::name(said.seat).view(), said.text), {}, {}};
      if constexpr (MakesClaims<G>) {
        if (said.claim && over()) {
          const Verdict verdict = judge(record_.content, rerun.to(said.after), said.seat, *said.claim);
          line.holds = verdict.holds;
          line.fact = std::string(verdict.fact.view());
        }
      }
      lines.push_back(std::move(line));
    }
    return lines;
  }

  std::string heading_text() const {
    std::string out = fmt::format("{}, {} players", G::title, record_.header.options.players);
    for_each_option(record_.header.options, [&](std::string_view name, const auto& value) {
      out += fmt::format(", {} {}", name, value_text(value));
    });
    out += seat_ ? fmt::format(", as seat {} saw it", index(*seat_) + 1) : ", with everything that was hidden";
    return out + (over() ? "\n" : ", not finished\n");
  }

  const Request& request_;
  Record<G> record_;
  std::optional<Seat> seat_;
  typename G::State state_;
  std::vector<TranscriptLine> lines_;
};

void run(const Request& request) {
  const RecordText text = record_in(request.file, request.number);
  for_game(game_on_record(request.file, text), [&](auto game) {
    using G = decltype(game);
    const Replay<G> replay(request, good_record<G>(request.file, text));
    if (request.talk) {
      request.json ? replay.print_talk_json() : replay.print_talk();
    } else if (request.json) {
      replay.print_json();
    } else {
      replay.print();
    }
  });
}

}  // namespace

void add_replay(CLI::App& app, int& /*status*/) {
  CLI::App* replay = app.add_subcommand("replay", "Show a record, as one seat saw it or whole");
  replay->footer(
      "Examples:\n  backlot replay game.jsonl --seat 1\n  backlot replay game.jsonl --at 12\n"
      "  backlot replay many.jsonl --number 7");
  auto request = std::make_shared<Request>();
  replay->add_option("file", request->file, "The record")->required();
  replay->add_option("--seat", request->seat, "Only what this seat saw, from 1");
  replay->add_option("--at", request->at, "The table after so many actions");
  replay->add_option("--number", request->number, "Which record of the file, from 1");
  replay->add_flag("--talk", request->talk, "What was said, and what was true of the claims");
  replay->add_flag("--json", request->json, "Print JSON");
  replay->callback([request] { run(*request); });
}

}  // namespace backlot::cli
