// backlot replay FILE: a record as one seat saw it, or whole.
#include <fmt/core.h>

#include <memory>

#include "bots/beliefs_of.hpp"
#include "cli/records.hpp"
#include "cli/subcommands.hpp"
#include "table/spoken.hpp"
#include "terminal/scores.hpp"
#include "terminal/transcript.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

struct Request {
  std::string file;
  std::optional<long long> seat;
  std::optional<long long> at;
  std::optional<long long> belief;
  long long number = 1;
  bool talk = false;
  bool json = false;
};

// What a seat believed of another after a round.
struct RoleChance {
  std::string role;
  double chance = 0;
};
void fields(Is<RoleChance> auto& x, const auto& visit) {
  visit("role", x.role);
  visit("chance", x.chance);
}
struct BelievedSeat {
  Seat seat{};
  std::vector<RoleChance> roles;
  std::optional<std::string> truth;  // when the game is over
};
void fields(Is<BelievedSeat> auto& x, const auto& visit) {
  visit("seat", x.seat);
  visit("roles", x.roles);
  visit("truth", x.truth);
}
struct BelievedRound {
  std::uint32_t after = 0;  // so many actions
  std::string heading;
  std::vector<BelievedSeat> seats;
};
void fields(Is<BelievedRound> auto& x, const auto& visit) {
  visit("after", x.after);
  visit("heading", x.heading);
  visit("seats", x.seats);
}

template <Game G>
class Replay {
 public:
  Replay(const Request& request, Record<G> record) : request_(request), record_(std::move(record)) {
    const std::size_t at = read_place(request.at, record_.moves.size(), request.file);
    if (request.seat) seat_ = read_seat(*request.seat, record_.header.options.players);
    if (request.belief) seat_ = read_seat(*request.belief, record_.header.options.players);
    record_.moves.resize(at);
    state_ = Rerun<G>(record_).to_the_end();
    lines_ = transcript<G>(record_.content, record_.header.options, record_.header.deal, record_.moves, seat_);
  }

  void print() const {
    Look look{Paint::for_stream(stdout), {}};
    for (const Player& player : record_.header.seats) look.players.push_back(player.bot.value_or("person"));
    if (!request_.at) {
      fmt::print("{}", heading_text(seat_ ? "" : ", with everything that was hidden"));
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
    // Whoever sees everything is not told that something stays hidden.
    if (over() && seat_) fmt::print("{}", last_words_text(record_.content));
  }

  // Everything said, and beside each claim the truth, once the game is over.
  void print_talk() const {
    const Paint paint = Paint::for_stream(stdout);
    fmt::print("{}", heading_text());
    for (const Spoken& line : said()) {
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
    fmt::print("{{\"game\":\"{}\",\"over\":{},\"talk\":{}}}\n", G::id, over(), json::write(record_.content, said()));
  }

  // After every round, what one seat would have believed by what it had seen and heard.
  void print_belief() const {
    const Seat seat = *seat_;
    const std::vector<BelievedRound> rounds = believed(seat);
    if (request_.json) {
      fmt::print("{{\"game\":\"{}\",\"seat\":{},\"over\":{},\"rounds\":{}}}\n", G::id, index(seat) + 1, over(),
                 json::write(record_.content, rounds));
      return;
    }
    const Paint paint = Paint::for_stream(stdout);
    fmt::print("{}", wrapped(heading_text(), screen_width, 2));
    fmt::print("What {} would believe of the others, from what it had seen and heard\n", Look::name(seat).view());
    for (const BelievedRound& round : rounds) {
      fmt::print("{}, {} actions in\n", paint(Colour::bold, "After " + round.heading), round.after);
      for (const BelievedSeat& each : round.seats) {
        std::string line = fmt::format("  {:<8}", Look::name(each.seat).view());
        for (const RoleChance& role : each.roles) line += fmt::format("{:>12} {:>5.1f}%", role.role, 100 * role.chance);
        if (each.truth) line += "  " + paint(Colour::dim, *each.truth);
        fmt::print("{}\n", line);
      }
    }
    if (!over()) fmt::print("The game is not over: the truth is not told yet.\n");
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

  std::vector<Spoken> said() const {
    std::vector<Spoken> lines = spoken(record_);
    for (Spoken& line : lines) line.text = fmt::format("{}: \"{}\"", Look::name(line.seat).view(), line.text);
    return lines;
  }

  std::vector<BelievedRound> believed(Seat seat) const {
    std::vector<BelievedRound> rounds;
    if constexpr (bots::HasBelief<G>) {
      const auto& content = record_.content;
      const std::vector<bots::Chances> chances = bots::beliefs_of(record_, seat);
      Rerun<G> rerun(record_);
      std::string now = heading(content, rerun.to(0));
      for (std::size_t moves = 0; moves < chances.size(); ++moves) {
        const std::string next = heading(content, rerun.to(moves));
        if (next == now && !is_over(content, rerun.to(moves))) continue;
        BelievedRound round{static_cast<std::uint32_t>(moves), now, {}};
        for (const Seat other : SeatSet::first(record_.header.options.players)) {
          if (other == seat) continue;
          BelievedSeat each{other, {}, {}};
          const auto names = role_names(G{});
          const auto& mine = chances[moves][index(other)];
          for (std::size_t i = 0; i < names.size(); ++i) each.roles.push_back({std::string(names[i]), mine[i]});
          if (over()) each.truth = std::string(role_of(content, state_, other));
          round.seats.push_back(std::move(each));
        }
        rounds.push_back(std::move(round));
        now = next;
      }
    } else {
      throw Nonsense(fmt::format("{} has no roles to believe anything about", G::id));
    }
    return rounds;
  }

  std::string heading_text(std::string_view shown = "") const {
    std::string out = fmt::format("{}, {} players", G::title, record_.header.options.players);
    for_each_option(record_.header.options, [&](std::string_view name, const auto& value) {
      out += fmt::format(", {} {}", name, value_text(value));
    });
    if (seat_) out += fmt::format(", as seat {} saw it", index(*seat_) + 1);
    out += shown;
    return out + (over() ? "\n" : ", not finished\n");
  }

  const Request& request_;
  Record<G> record_;
  std::optional<Seat> seat_;
  typename G::State state_;
  std::vector<TranscriptLine> lines_;
};

void run(const Request& request) {
  if (request.belief && (request.seat || request.talk)) throw Nonsense("--belief does not go with --seat or --talk");
  const RecordText text = record_in(request.file, request.number);
  for_game(game_on_record(request.file, text), [&](auto game) {
    using G = decltype(game);
    const Replay<G> replay(request, good_record<G>(request.file, text));
    if (request.belief) {
      replay.print_belief();
    } else if (request.talk) {
      request.json ? replay.print_talk_json() : replay.print_talk();
    } else if (request.json) {
      replay.print_json();
    } else {
      replay.print();
    }
  });
}

}  // namespace

void add_replay(Command& app, int& /*status*/) {
  Command replay = app.add_subcommand("replay", "Show a record, as one seat saw it or whole");
  replay.footer(
      "Examples:\n  backlot replay game.jsonl --seat 1\n  backlot replay game.jsonl --at 12\n"
      "  backlot replay many.jsonl --number 7\n"
      "  backlot replay game.jsonl --belief 1");
  auto request = std::make_shared<Request>();
  replay.add_option("file", request->file, "The record").required();
  replay.add_option("--seat", request->seat, "Only what this seat saw, from 1");
  replay.add_option("--at", request->at, "The table after so many actions");
  replay.add_option("--number", request->number, "Which record of the file, from 1");
  replay.add_option("--belief", request->belief,
                    "What this seat, from 1, would believe of the others after each round, in games with hidden roles");
  replay.add_flag("--talk", request->talk, "What was said, and what was true of the claims");
  replay.add_flag("--json", request->json, "Print JSON");
  replay.callback([request] { run(*request); });
}

}  // namespace backlot::cli
