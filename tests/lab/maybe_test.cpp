// The figures of Maybe Movies against a plain count over the records, and how strong its bot is.
#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "content/all.hpp"
#include "lab/report.hpp"
#include "lab/simulate.hpp"
#include "table/read_record.hpp"
#include "table/records_in.hpp"

namespace backlot::lab {
namespace {

using maybe::Options;
using maybe::standard;
using G = maybe::Game;

Simulation<G> simulation(const Options& options, std::uint64_t games) {
  return {standard, "standard", options, {}, games, 20, 1};
}
Simulation<G> one_against_random(const Options& options, std::size_t seat, std::uint64_t games) {
  Simulation<G> made = simulation(options, games);
  for (std::size_t i = 0; i < options.players; ++i) {
    made.bots.push_back(*bots::bot_named<G>(i == seat ? "heuristic" : "random"));
  }
  return made;
}

struct Plain {
  double turns = 0, made = 0, cards = 0, won = 0, votes = 0, yes = 0, changes = 0, rounds = 0, all_no = 0, score = 0;
  double start_payoff = 0, dry = 0;
};

// Everything again, from the events of one record.
void count(const Record<G>& record, Plain& plain) {
  using Kind = maybe::Event::Kind;
  std::size_t row = 0;
  std::map<std::size_t, maybe::VoteKind> shown;
  Seat start = nobody;
  Tape dealt(record.header.deal);
  maybe::State state = setup(standard, record.header.options, dealt);
  for (const auto& move : record.moves) {
    for (const auto& event : move.events) {
      if (event.kind == Kind::pitched) {
        if (start == nobody) start = event.seat;
        ++row;
      }
      if (event.kind == Kind::finished) {
        plain.cards += static_cast<double>(row);
        plain.dry += state.pool.size() == 0 ? 1 : 0;
        ++plain.turns;
        row = 0;
      }
      if (event.kind == Kind::shown) {
        const maybe::VoteKind kind = standard[event.vote].kind;
        shown[index(event.seat)] = kind;
        ++plain.votes;
        plain.yes += kind == maybe::VoteKind::yes ? 1 : 0;
        plain.changes += kind == maybe::VoteKind::change ? 1 : 0;
      }
      plain.won += event.kind == Kind::won ? 1 : 0;
      plain.made += event.kind == Kind::succeeded ? 1 : 0;
    }
    if (!shown.empty()) {
      bool change = false;
      bool all_no = true;
      for (const auto& [seat, kind] : shown) {
        change = change || kind == maybe::VoteKind::change;
        all_no = all_no && kind == maybe::VoteKind::no;
      }
      plain.rounds += change ? 0 : 1;
      plain.all_no += all_no ? 1 : 0;
      shown.clear();
    }
    Tape drawn(move.draws);
    NoEvents quiet;
    apply(standard, state, move.seat, move.action, drawn, quiet);
  }
  for (const SeatResult& seat : record.closing->outcome.seats) plain.score += seat.score;
  plain.start_payoff += record.closing->outcome.seats[index(start)].payoff;
}

}  // namespace

TEST(LabMaybe, metrics_agree_with_a_plain_count) {
  for (const Options& options : {Options{4}, Options{6, true, true, true}}) {
    Watch watch;
    std::string text;
    const auto asked = one_against_random(options, 1, 40);
    const auto tallies = simulate<G>(asked, watch, [&](const std::string& more) {
      text += more;
      return true;
    });
    Plain plain;
    std::istringstream stream(text);
    RecordsIn records(stream);
    while (const auto one = records.next()) count(std::get<Record<G>>(read_record<G>(one->text)), plain);
    const Report<G> report = report_of(asked, tallies, 1);
    const auto metric = [&](const char* name) { return report.metrics.at(name); };
    const double seats = 40.0 * options.players;
    EXPECT_DOUBLE_EQ(metric("pitches_made"), plain.made / plain.turns);
    EXPECT_DOUBLE_EQ(metric("cards_per_pitch"), plain.cards / plain.turns);
    EXPECT_DOUBLE_EQ(metric("votes_won"), plain.won / (plain.turns * options.players));
    EXPECT_DOUBLE_EQ(metric("score"), plain.score / seats);
    EXPECT_DOUBLE_EQ(metric("everybody_no"), plain.all_no / plain.rounds);
    EXPECT_DOUBLE_EQ(metric("yes_votes"), plain.yes / plain.votes);
    EXPECT_DOUBLE_EQ(metric("change_votes"), plain.changes / plain.votes);
    EXPECT_DOUBLE_EQ(metric("pool_dry"), plain.dry / plain.turns);
    EXPECT_DOUBLE_EQ(metric("start_wins"), plain.start_payoff / (40.0 * full_payoff));
    EXPECT_NEAR(metric("start_advantage"), metric("start_wins") - 1.0 / options.players, 1e-12);
    EXPECT_GT(plain.made, 0);
    EXPECT_GT(plain.all_no, 0);
    EXPECT_EQ(plain.changes > 0, options.changes);
    EXPECT_EQ(plain.dry > 0, options.players == 6);  // MM-12: with six players the pool begins empty
  }
}

TEST(LabMaybe, same_seed_same_result_whatever_the_number_of_threads) {
  const auto with = [](std::uint32_t threads) {
    auto made = one_against_random({5, true, true, true}, 2, 103);
    made.threads = threads;
    Watch watch;
    return simulate(made, watch);
  };
  EXPECT_EQ(with(3), with(1));
}

// An equal part would be 83 wins of 250 with three players, 62 with four, 50 with five and 41 with six.
TEST(LabMaybe, heuristic_clearly_beats_random_in_every_seat) {
  const std::map<int, std::uint64_t> least{{3, 170}, {4, 125}, {5, 100}, {6, 75}};
  for (const Options& options : {Options{3}, Options{4, true}, Options{5, false, true}, Options{6, false, false, true},
                                 Options{4, true, true, true}}) {
    for (std::size_t seat = 0; seat < options.players; ++seat) {
      Watch watch;
      const auto tallies = simulate(one_against_random(options, seat, 250), watch);
      EXPECT_GT(tallies.seats[seat].wins, least.at(options.players))
          << "seat " << seat << " of " << int{options.players};
    }
  }
}

}  // namespace backlot::lab
