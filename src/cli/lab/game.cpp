// backlot lab game FILE: one record as a page: how it went, who was ahead, who knew what, what was true.
#include <fmt/format.h>

#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "bots/beliefs_of.hpp"
#include "bots/win_chances.hpp"
#include "cli/lab/asked.hpp"
#include "cli/lab/subcommands.hpp"
#include "cli/records.hpp"
#include "lab/study/estimate.hpp"
#include "table/rerun.hpp"
#include "table/spoken.hpp"
#include "terminal/draw/draw.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

struct Arguments {
  std::string file;
  long long number = 1;
  long long worlds = 48;
  std::string seed = "1";
  Outputs outputs;
};

// Leaves that the seat does not see and that are there.
std::size_t hidden_in(const json::Node& view, const json::Node& state) {
  using Kind = json::Node::Kind;
  if (view.kind == Kind::null) return state.kind == Kind::null ? 0 : 1;
  std::size_t hidden = 0;
  if (view.kind == Kind::object) {
    for (std::size_t i = 0; i < view.keys.size(); ++i) {
      if (const json::Node* const whole = state.find(view.keys[i])) hidden += hidden_in(view.items[i], *whole);
    }
  } else if (view.kind == Kind::list) {
    for (std::size_t i = 0; i < view.items.size() && i < state.items.size(); ++i) {
      hidden += hidden_in(view.items[i], state.items[i]);
    }
  }
  return hidden;
}

template <Game G>
class OneGame {
 public:
  using State = typename G::State;

  OneGame(const Arguments& asked, Record<G> record) : asked_(asked), record_(std::move(record)) {
    check_range("--worlds", asked.worlds, 1, 100'000);
    asked.outputs.check();
    for (std::size_t i = 0; i < players(); ++i) {
      const auto& player = record_.header.seats[i];
      names_.push_back(fmt::format("seat {}", i + 1));
      const std::string bot = player.bot == "random" ? "random" : std::string(bots::default_bot<G>);
      bots_.push_back(*bots::bot_named<G>(bot));
    }
    find_moments();
  }

  void run() {
    document_ = {"game", std::string(G::id), fmt::format("{}: how a game went", G::title), {}, {}, {}};
    document_.facts.emplace_back("record", asked_.file);
    document_.facts.emplace_back("players", std::to_string(players()));
    document_.facts.emplace_back("options", json::write(record_.content, record_.header.options));
    document_.facts.emplace_back("content", record_.header.content.name);
    for (std::size_t i = 0; i < players(); ++i) {
      const Player& player = record_.header.seats[i];
      document_.facts.emplace_back(names_[i],
                                   player.bot ? fmt::format("{} ({})", player.name, *player.bot) : player.name);
    }
    document_.facts.emplace_back("actions", std::to_string(record_.moves.size()));
    document_.facts.emplace_back("command", command_again());
    ending();
    standings();
    chances();
    knowledge();
    if constexpr (bots::HasBelief<G>) suspicions();
    claims();
    asked_.outputs.write(document_);
  }

 private:
  // After so many actions, when a round begins or the game is over.
  struct Moment {
    std::size_t after = 0;
    std::string name;
    State state;
  };

  std::size_t players() const { return record_.header.options.players; }

  void find_moments() {
    Rerun<G> rerun(record_);
    std::size_t round = ~std::size_t{0};
    for (std::size_t i = 0; i < record_.moves.size(); ++i) {
      const State& state = rerun.to(i);
      std::size_t now = 0;
      if constexpr (lab::HasRounds<G>) now = lab::MetricsOf<G>::round(state);
      if (now != round) moments_.push_back({i, fmt::format("{} {}", round_name(), now + 1), state});
      round = now;
    }
    moments_.push_back({record_.moves.size(), over(rerun.to_the_end()) ? "end" : "now", rerun.to_the_end()});
  }

  static std::string round_name() {
    if constexpr (lab::HasRounds<G>) {
      return std::string(lab::MetricsOf<G>::round_name);
    } else {
      return "start";
    }
  }

  bool over(const State& state) const { return is_over(record_.content, state); }
  const State& last() const { return moments_.back().state; }

  // A column for each seat beside the moments.
  lab::Sheet by_seat(std::string id, std::string title, std::string about, lab::As as,
                     std::optional<double> most) const {
    lab::Sheet table{std::move(id), std::move(title), std::move(about), {{"when", lab::As::text}}, {}, {}};
    lab::Chart chart{lab::Chart::Kind::lines, {}, "at the start of", {}, "", {}, {}};
    if (most) {
      chart.least = 0;
      chart.most = most;
    }
    for (std::size_t i = 0; i < players(); ++i) {
      table.columns.push_back({names_[i], as});
      chart.series.push_back({i + 1, {}, {}});
    }
    table.chart = std::move(chart);
    return table;
  }

  lab::Part& part(std::string id, std::string title) {
    document_.parts.push_back({std::move(id), std::move(title), {}, {}});
    return document_.parts.back();
  }

  void ending() {
    if (!over(last())) {
      document_.sentences.push_back(fmt::format("The game is not over: {} actions so far.", record_.moves.size()));
      return;
    }
    const Outcome result = outcome(record_.content, last());
    std::string who;
    for (const Seat seat : result.winners) who += (who.empty() ? "" : ", ") + names_[index(seat)];
    document_.sentences.push_back(who.empty() ? fmt::format("Nobody wins ({}).", name_of(result.ended_by).view())
                                              : fmt::format("{} {} ({}), after {} actions.", who,
                                                            result.winners.size() == 1 ? "wins" : "win",
                                                            name_of(result.ended_by).view(), record_.moves.size()));
    lab::Sheet table{"result", "The result",
                     "",       {{"seat", lab::As::text}, {"score", lab::As::number}, {"wins", lab::As::text}},
                     {},       {}};
    if constexpr (lab::NamesRoles<G>) table.columns.push_back({"side", lab::As::text});
    for (std::size_t i = 0; i < players(); ++i) {
      const SeatResult& seat = result.seats[i];
      std::vector<lab::Cell> row{
          names_[i], seat.in_the_running ? static_cast<double>(seat.score) : std::numeric_limits<double>::quiet_NaN(),
          result.winners.has(seat_at(i)) ? "yes" : (seat.in_the_running ? "no" : "dropped out")};
      if constexpr (lab::NamesRoles<G>)
        row.emplace_back(lab::MetricsOf<G>::roles[lab::MetricsOf<G>::role(last(), seat_at(i))]);
      table.rows.push_back(std::move(row));
    }
    part("result", "The result").tables.push_back(std::move(table));
  }

  void standings() {
    if constexpr (lab::HasStandings<G>) {
      lab::Sheet table =
          by_seat("standings", fmt::format("The score, {} by {}", round_name(), round_name()),
                  fmt::format("What each seat had: {}.", lab::MetricsOf<G>::standing_name), lab::As::number, {});
      std::vector<SeatSet> ahead;
      for (const Moment& moment : moments_) {
        std::vector<lab::Cell> row{moment.name};
        for (std::size_t i = 0; i < players(); ++i) {
          row.emplace_back(static_cast<double>(lab::MetricsOf<G>::standing(record_.content, moment.state, seat_at(i))));
        }
        table.rows.push_back(std::move(row));
        ahead.push_back(lab::leaders<G>(record_.content, moment.state, players()));
      }
      document_.sentences.push_back(
          fmt::format("By {} the lead changed {} times.", lab::MetricsOf<G>::standing_name, lab::lead_changes(ahead)));
      part("score", "The score").tables.push_back(std::move(table));
    }
  }

  void chances() {
    if (players() < 2) return;
    const auto worlds = static_cast<std::uint32_t>(asked_.worlds);
    const std::uint64_t seed = read_seed(asked_.seed);
    lab::Sheet own = by_seat(
        "own_chances", "Chances, as each seat saw its own",
        is_told() ? "What the game's network says of each seat's own chance, by what that seat has seen."
                  : fmt::format("Each seat imagines {} worlds that fit what it has seen; bots play them out.", worlds),
        lab::As::percent, 1.0);
    lab::Sheet real =
        by_seat("real_chances", "Chances, by all that was hidden",
                fmt::format("The true position played out {} times by bots.", worlds), lab::As::percent, 1.0);
    std::vector<lab::Estimate> seen;
    for (std::size_t at = 0; at < moments_.size(); ++at) {
      const Moment& moment = moments_[at];
      std::vector<lab::Cell> mine{moment.name};
      std::vector<lab::Cell> truly{moment.name};
      const bool done = over(moment.state);
      const lab::Estimate own_now =
          done        ? result_of(moment.state)
          : is_told() ? told_at(moment, worlds, combine(seed, at))
                      : lab::own_chances<G>(record_.content, moment.state, bots_, worlds, combine(seed, at));
      const lab::Estimate real_now = done ? own_now : truth_of(moment.state, worlds, combine(seed, ~std::uint64_t{at}));
      for (std::size_t i = 0; i < players(); ++i) {
        mine.emplace_back(own_now[i] / 1000.0);
        truly.emplace_back(real_now[i] / 1000.0);
      }
      own.rows.push_back(std::move(mine));
      real.rows.push_back(std::move(truly));
      seen.push_back(own_now);
    }
    if (over(last())) say_when_known(seen);
    lab::Part& here = part("chances", "Chances over time");
    here.tables.push_back(std::move(own));
    here.tables.push_back(std::move(real));
  }

  // Whether a network tells chances; it does not understand people who play at random.
  bool is_told() const {
    const auto& seats = record_.header.seats;
    return bots::network_tells_chances<G>() &&
           std::none_of(seats.begin(), seats.end(), [](const Player& player) { return player.bot == "random"; });
  }
  lab::Estimate told_at(const Moment& moment, std::uint32_t worlds, std::uint64_t seed) const {
    lab::Estimate chances;
    for (std::size_t i = 0; i < players(); ++i) {
      bots::Stream<G> seen;
      seen.now = seen_by(record_.content, moment.state, seat_at(i));
      const bots::WinChances told = bots::win_chances<G>(record_.content, seen, combine(seed, i), worlds);
      chances.push_back(static_cast<std::int32_t>(told[i]));
    }
    return chances;
  }

  lab::Estimate result_of(const State& state) const {
    lab::Estimate result(players());
    for (const Seat seat : outcome(record_.content, state).winners) result[index(seat)] = 1000;
    return result;
  }

  lab::Estimate truth_of(const State& state, std::uint32_t times, std::uint64_t seed) const {
    std::vector<std::uint32_t> won(players());
    for (std::uint32_t time = 0; time < times; ++time) {
      lab::BareTable<G> table(record_.content, state, FastChance(combine(seed, time)));
      lab::play_quietly<G>(record_.content, table, bots_, combine(seed, ~std::uint64_t{time}));
      for (const Seat seat : outcome(record_.content, table.state()).winners) ++won[index(seat)];
    }
    lab::Estimate chances;
    for (const std::uint32_t each : won) chances.push_back(static_cast<std::int32_t>(1000 * each / times));
    return chances;
  }

  void say_when_known(const std::vector<lab::Estimate>& seen) {
    const SeatSet winners = outcome(record_.content, last()).winners;
    if (winners.empty()) return;
    std::size_t from = seen.size();
    while (from > 0) {
      std::int32_t best = 0;
      std::int32_t best_winner = 0;
      for (std::size_t i = 0; i < players(); ++i) {
        best = std::max(best, seen[from - 1][i]);
        if (winners.has(seat_at(i))) best_winner = std::max(best_winner, seen[from - 1][i]);
      }
      if (best_winner < best) break;
      --from;
    }
    document_.sentences.push_back(
        from == 0 ? "A later winner thought its own chances highest of all from the start."
                  : fmt::format("A later winner thought its own chances highest of all from \"{}\" on.",
                                moments_[from].name));
  }

  // How much of what is hidden from those who watch each seat knows, and what was seen by some only.
  void knowledge() {
    lab::Sheet known =
        by_seat("known", "Who knew how much",
                "Of everything on the table that people who only watch cannot see, how much the seat knew.",
                lab::As::percent, 1.0);
    for (const Moment& moment : moments_) {
      const json::Node whole = node(json::write(record_.content, moment.state));
      const std::size_t hidden =
          hidden_in(node(json::write(record_.content, seen_by(record_.content, moment.state, nobody))), whole);
      std::vector<lab::Cell> row{moment.name};
      for (std::size_t i = 0; i < players(); ++i) {
        const std::size_t mine =
            hidden_in(node(json::write(record_.content, seen_by(record_.content, moment.state, seat_at(i)))), whole);
        row.emplace_back(hidden == 0 ? std::numeric_limits<double>::quiet_NaN()
                                     : 1 - static_cast<double>(mine) / static_cast<double>(hidden));
      }
      known.rows.push_back(std::move(row));
    }
    lab::Sheet secrets{"secrets",
                       "What some saw and others did not",
                       "Events that not everybody saw alike, in order.",
                       {{"when", lab::As::text},
                        {"action", lab::As::count},
                        {"what happened", lab::As::text},
                        {"seen whole by", lab::As::text},
                        {"seen in part by", lab::As::text},
                        {"as", lab::As::text},
                        {"not seen by", lab::As::text}},
                       {},
                       {}};
    std::size_t at = 0;
    for (std::size_t i = 0; i < record_.moves.size(); ++i) {
      while (at + 1 < moments_.size() && moments_[at + 1].after <= i) ++at;
      for (const typename G::Event& event : record_.moves[i].events) secret(secrets, moments_[at].name, i + 1, event);
    }
    lab::Part& here = part("knowledge", "Who knew what when");
    here.tables.push_back(std::move(known));
    here.tables.push_back(std::move(secrets));
  }

  static json::Node node(const std::string& text) { return std::get<json::Node>(json::parse(text)); }

  void secret(lab::Sheet& table, const std::string& when, std::size_t action, const typename G::Event& event) const {
    std::string all;
    std::string some;
    std::string none;
    std::string as;
    const auto add = [](std::string& list, std::size_t seat) {
      list += fmt::format("{}{}", list.empty() ? "" : ", ", seat + 1);
    };
    const auto words = [&](const typename G::Event& each) {
      return std::string(describe(record_.content, each, Look::name).view());
    };
    for (std::size_t i = 0; i < players(); ++i) {
      const auto seen = seen_by(record_.content, event, seat_at(i));
      if (!seen) {
        add(none, i);
      } else if (*seen == event) {
        add(all, i);
      } else {
        add(some, i);
        as = words(*seen);
      }
    }
    if (some.empty() && none.empty()) return;
    table.rows.push_back({when, static_cast<double>(action), words(event), all, some, as, none});
  }

  // What every seat would believe of every other when a round begins, from what it had seen and heard.
  void suspicions() {
    const auto& roles = lab::MetricsOf<G>::roles;                 // as role_names, in the plural
    std::vector<std::vector<bots::Chances>> thoughts(players());  // by seat, then by action
    for (std::size_t seat = 0; seat < players(); ++seat) thoughts[seat] = bots::beliefs_of(record_, seat_at(seat));
    lab::Part& here = part("suspicion", "Suspicion");
    here.sentences.emplace_back(
        "What each seat would believe by the deal, what it has seen happen and what it has heard said, if all behave "
        "as "
        "our bots do.");
    for (std::size_t role = 1; role < roles.size(); ++role) {
      if (!anybody_is(role)) continue;
      for (std::size_t seat = 0; seat < players(); ++seat) {
        lab::Sheet table = by_seat(fmt::format("suspicion_{}_{}", role, seat + 1),
                                   fmt::format("{} of the {}: whom does it take for one of the {}?", names_[seat],
                                               roles[lab::MetricsOf<G>::role(last(), seat_at(seat))], roles[role]),
                                   truth_text(role), lab::As::percent, 1.0);
        for (const Moment& moment : moments_) {
          std::vector<lab::Cell> row{moment.name};
          for (std::size_t other = 0; other < players(); ++other) {
            row.emplace_back(thoughts[seat][moment.after][other][role]);
          }
          table.rows.push_back(std::move(row));
        }
        here.tables.push_back(std::move(table));
      }
    }
  }

  auto seen(const State& state, std::size_t seat) const { return seen_by(record_.content, state, seat_at(seat)); }

  bool anybody_is(std::size_t role) const {
    for (std::size_t i = 0; i < players(); ++i) {
      if (lab::MetricsOf<G>::role(last(), seat_at(i)) == role) return true;
    }
    return false;
  }

  std::string truth_text(std::size_t role) const {
    std::string who;
    for (std::size_t i = 0; i < players(); ++i) {
      if (lab::MetricsOf<G>::role(last(), seat_at(i)) == role) who += (who.empty() ? "" : ", ") + names_[i];
    }
    return "In truth: " + who + ".";
  }

  void claims() {
    if constexpr (MakesClaims<G>) {
      lab::Sheet table{"claims",
                       "Claims against truth",
                       "What was true of each when it was made.",
                       {{"after action", lab::As::count},
                        {"seat", lab::As::text},
                        {"said", lab::As::text},
                        {"true", lab::As::text},
                        {"the fact", lab::As::text}},
                       {},
                       {}};
      std::size_t lies = 0;
      std::size_t made = 0;
      for (const Spoken& said : spoken(record_)) {
        std::vector<lab::Cell> row{static_cast<double>(said.after), names_[index(said.seat)], said.text, "", ""};
        if (said.fact) {
          row[3] = *said.holds ? "true" : "false";
          row[4] = *said.fact;
          ++made;
          if (!*said.holds) ++lies;
        }
        table.rows.push_back(std::move(row));
      }
      if (table.rows.empty()) return;
      if (made > 0) document_.sentences.push_back(fmt::format("{} of {} claims were not true.", lies, made));
      part("claims", "Claims against truth").tables.push_back(std::move(table));
    }
  }

  const Arguments& asked_;
  Record<G> record_;
  std::vector<std::string> names_;
  std::vector<bots::AnyBot<G>> bots_;
  std::vector<Moment> moments_;
  lab::Document document_;
};

void run(const Arguments& asked) {
  const RecordText text = record_in(asked.file, asked.number);
  for_game(game_on_record(asked.file, text), [&](auto game) {
    using G = decltype(game);
    OneGame<G>(asked, good_record<G>(asked.file, text)).run();
  });
}

}  // namespace

void add_lab_game(Command& lab, int& /*status*/) {
  auto asked = std::make_shared<Arguments>();
  Command game = lab.add_subcommand("game", "One record as a page: how it went, who was ahead, who knew what");
  game.footer("Example:\n  backlot lab game game.jsonl --html game.html");
  game.add_option("file", asked->file, "The record").required();
  game.add_option("--number", asked->number, "Which record of the file, from 1");
  game.add_option("--worlds", asked->worlds, "How many worlds are played out for each estimate (48)");
  game.add_option("--seed", asked->seed, "Where chance starts (1)");
  asked->outputs.add_to(game);
  game.callback([asked] { run(*asked); });
}

}  // namespace backlot::cli
