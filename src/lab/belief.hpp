// What a belief is worth: over many games between bots, how often what it calls likely is so. Every seat
// keeps one, from its own stream; after each movie its chances are compared with the truth. And the
// rates behind its model (bots/hollywood/belief/model.hpp), counted in the same games.
#pragma once
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/hollywood/belief/belief.hpp"
#include "lab/arena.hpp"
#include "lab/reliability.hpp"

namespace backlot::lab {

namespace model = bots::hollywood_belief;

// Squared distance from the truth, over all loyalties of a seat (Brier), in millionths.
struct Distance {
  Sum posterior;
  Sum prior;
  bool operator==(const Distance&) const = default;
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.posterior...);
    visit(x.prior...);
  }
};

// How often something was done, of the times it could have been.
struct Rate {
  std::uint64_t taken = 0;
  std::uint64_t offered = 0;
  bool operator==(const Rate&) const = default;
  void count(bool done) {
    ++offered;
    taken += done ? 1 : 0;
  }
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.taken...);
    visit(x.offered...);
  }
};

template <std::size_t Columns>
using StanceRates = std::array<std::array<Rate, Columns>, model::stances>;

struct BeliefRates {
  StanceRates<model::classes> played{};
  StanceRates<model::classes> composed{};
  StanceRates<model::classes> cuts{};
  std::array<Rate, model::stances> spends{};
  StanceRates<3> picks{};
  std::array<std::array<Rate, model::stances>, hollywood::jobs> performs{};
  std::array<std::array<Rate, model::classes>, model::loyalty_count> held{};
  std::array<std::array<std::array<std::array<Rate, model::ranks - 1>, model::loyalty_count>, model::deeds>,
             model::phases>
      takes{};
  // By loyalty, the truth, what is said.
  std::array<std::array<std::array<Rate, 3>, 3>, model::loyalty_count> says_played{};
  std::array<std::array<std::array<Rate, 3>, 3>, model::loyalty_count> says_rejected{};
  std::array<std::array<Rate, model::loyalty_count>, model::loyalty_count> says_loyalty{};
  Rate refuted;  // claims about movies
  bool operator==(const BeliefRates&) const = default;
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.played...);
    visit(x.composed...);
    visit(x.cuts...);
    visit(x.spends...);
    visit(x.picks...);
    visit(x.performs...);
    visit(x.held...);
    visit(x.takes...);
    visit(x.says_played...);
    visit(x.says_rejected...);
    visit(x.says_loyalty...);
    visit(x.refuted...);
  }
};

struct BeliefTallies {
  std::uint64_t games = 0;
  std::array<Distance, hollywood::max_rounds> rounds{};  // after each movie
  Distance last;                                         // after the last movie of each game
  Reliability communist;                                 // said of seats that may be communists, after every movie
  BeliefRates rates;
  bool operator==(const BeliefTallies&) const = default;
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.games...);
    visit(x.rounds...);
    visit(x.last...);
    visit(x.communist...);
    visit(x.rates...);
  }
};

struct BeliefRun {
  const hollywood::Content& content;
  hollywood::Options options;
  std::vector<bots::AnyBot<hollywood::Game>> bots;  // one for each seat
  std::uint64_t seed = 0;
  std::uint32_t threads = 1;
};

// One game, followed by a belief in each seat.
class BeliefGame {
  using G = hollywood::Game;
  using Belief = model::Belief;

 public:
  BeliefGame(const BeliefRun& run, std::uint64_t game, BeliefTallies& tallies)
      : run_(run),
        tallies_(tallies),
        seed_(game_seed(run.seed, game)),
        table_(run.content, run.options, FastChance(seed_)),
        minds_(run.options.players) {}

  void play() {
    for (std::size_t i = 0; i < minds_.size(); ++i) minds_[i].start(run_.content, table_.view(seat_at(i)));
    prior_ = minds_;
    BotsAtTable<G, BareTable<G>> company(run_.content, table_, run_.bots, seed_);
    company.play(
        [&](Seat seat, const hollywood::Action& action, auto tell) {
          count_action(seat, action);
          std::vector<hollywood::View> before;
          for (std::size_t i = 0; i < minds_.size(); ++i) before.push_back(table_.view(seat_at(i)));
          const hollywood::State was = table_.state();
          std::vector<hollywood::Event> events;
          auto sink = [&](const hollywood::Event& event) {
            events.push_back(event);
            tell(event);
          };
          table_.act(seat, action, sink);
          for (const hollywood::Event& event : events) happened(was, before, event);
        },
        [&](Seat by, const hollywood::Claim& claim) {
          count_claim(by, claim);
          for (std::size_t i = 0; i < minds_.size(); ++i) {
            minds_[i].hear(run_.content, table_.view(seat_at(i)), by, claim);
          }
        });
    for (std::size_t i = 0; i < minds_.size(); ++i) compare(i, tallies_.last, nullptr);
    add_up(tallies_.rates.refuted, {minds_[0].claims_refuted(), minds_[0].claimed()});
    ++tallies_.games;
  }

 private:
  void happened(const hollywood::State& was, const std::vector<hollywood::View>& before,
                const hollywood::Event& event) {
    count_event(was, event);
    for (std::size_t i = 0; i < minds_.size(); ++i) {
      if (const auto seen = seen_by(run_.content, event, seat_at(i))) minds_[i].watch(run_.content, before[i], *seen);
      if (event.kind == hollywood::Event::Kind::revealed) {
        compare(i, tallies_.rounds[was.round], &tallies_.communist);
      }
    }
  }

  // What seat i says of all others it does not know, beside the truth.
  void compare(std::size_t i, Distance& distance, Reliability* reliability) const {
    for (const Seat other : SeatSet::first(minds_.size())) {
      if (prior_[i].chance(other, loyalty_of(other)) > 0.999) continue;  // known from the deal
      distance.posterior.add(squares(minds_[i], other));
      distance.prior.add(squares(prior_[i], other));
      if (reliability != nullptr && prior_[i].chance(other, hollywood::Loyalty::communist) > 0) {
        reliability->add(minds_[i].chance(other, hollywood::Loyalty::communist),
                         loyalty_of(other) == hollywood::Loyalty::communist);
      }
    }
  }
  std::int64_t squares(const Belief& belief, Seat seat) const {
    double sum = 0;
    for (std::size_t i = 0; i < model::loyalty_count; ++i) {
      const auto loyalty = static_cast<hollywood::Loyalty>(i);
      const double off = belief.chance(seat, loyalty) - (loyalty_of(seat) == loyalty ? 1 : 0);
      sum += off * off;
    }
    return std::llround(sum * 1e6);
  }
  hollywood::Loyalty loyalty_of(Seat seat) const { return table_.state().desk(seat).loyalty; }
  std::size_t stance_of(const hollywood::State& state, Seat seat) const {
    return model::index(model::stance_of(loyalty_of(seat), model::situation_of(run_.content, state)));
  }

  template <class Rates>
  static void count_class(Rates& rates, hollywood::Card card) {
    for (std::size_t i = 0; i < model::classes; ++i) rates[i].count(i == model::class_of(card));
  }

  // Decisions that only their maker sees.
  void count_action(Seat seat, const hollywood::Action& action) {
    using Step = hollywood::Step;
    const hollywood::State& state = table_.state();
    BeliefRates& rates = tallies_.rates;
    const std::size_t stance = stance_of(state, seat);
    if (state.step == Step::edit) {
      rates.cuts[stance][model::class_of(state.held)].count(action.kind == hollywood::Action::Kind::cut);
    }
    if (state.step == Step::tokens) rates.spends[stance].count(action.kind == hollywood::Action::Kind::add);
    if (state.step == Step::pick) {
      for (const hollywood::Poster poster : state.drafted) {
        const auto symbol = [&](hollywood::Poster each) { return model::index(symbol_of(run_.content, each)); };
        if (symbol(state.drafted[0]) == symbol(state.drafted[1])) break;
        rates.picks[stance][symbol(poster)].count(poster == action.poster);
      }
    }
  }

  void count_event(const hollywood::State& was, const hollywood::Event& event) {
    using Kind = hollywood::Event::Kind;
    BeliefRates& rates = tallies_.rates;
    if (event.kind == Kind::added && is_seat(event.to)) {
      for (const hollywood::Card card : event.cards) count_class(rates.played[stance_of(was, seat_of(event.to))], card);
    }
    if (event.kind == Kind::scored) count_class(rates.composed[stance_of(was, event.seat)], event.cards[0]);
    if (event.kind == Kind::turn_started) {
      for (const hollywood::Desk& desk : was.desks) {
        for (const hollywood::Card card : desk.hand) count_class(rates.held[model::index(desk.loyalty)], card);
      }
    }
    if (const auto turn = model::turn_of(was, event)) {
      rates.performs[hollywood::index(turn->job)][stance_of(was, event.seat)].count(turn->performed);
    }
    if (model::find_choice(run_.content, was, event, actions_, choice_)) count_choice(was);
  }
  void count_choice(const hollywood::State& state) {
    model::Assignment loyalties{};
    for (std::size_t i = 0; i < minds_.size(); ++i) loyalties[i] = loyalty_of(seat_at(i));
    auto& deed = tallies_.rates.takes[model::phase_of(state)][static_cast<std::size_t>(choice_.deed)];
    auto& rates = deed[model::index(loyalty_of(choice_.by))];
    model::Ranked(choice_, {run_.content, state}, loyalties).for_each_thought_of([&](std::size_t rank, bool taken) {
      rates[rank].count(taken);
    });
  }

  void count_claim(Seat by, const hollywood::Claim& claim) {
    using Kind = hollywood::Claim::Kind;
    const std::size_t mine = model::index(loyalty_of(by));
    const auto count = [&](auto& row, std::size_t said) {
      for (std::size_t i = 0; i < row.size(); ++i) row[i].count(i == said);
    };
    switch (claim.kind) {
      case Kind::loyalty: return count(tallies_.rates.says_loyalty[mine], model::index(claim.loyalty));
      case Kind::played: {
        const hollywood::Symbols put = put_into_this_movie(table_.state(), by);
        for (std::size_t i = 0; i < 3; ++i) {
          const bool only = put.of(hollywood::Symbol::patriot) + put.of(hollywood::Symbol::neutral) +
                                put.of(hollywood::Symbol::communist) ==
                            1;
          if (only && put.cards[i] == 1) count(tallies_.rates.says_played[mine][i], model::index(claim.symbol));
        }
        return;
      }
      case Kind::rejected: {
        const hollywood::Symbol truth = symbol_of(run_.content, table_.state().rejected.back().poster);
        return count(tallies_.rates.says_rejected[mine][model::index(truth)], model::index(claim.symbol));
      }
      case Kind::suspect:
      case Kind::trust:
        model::find_spoken_choice(minds_.size(), by,
                                  claim.kind == Kind::trust ? model::Deed::trust : model::Deed::accuse, claim.about,
                                  choice_);
        return count_choice(table_.state());
      case Kind::holding: return;
    }
  }

  const BeliefRun& run_;
  BeliefTallies& tallies_;
  std::uint64_t seed_;
  BareTable<G> table_;
  std::vector<Belief> minds_;
  std::vector<Belief> prior_;
  model::Choice choice_;
  ActionsOf<G> actions_;
};

// Gives how many games were played: the first of them, none left out.
inline std::uint64_t follow_beliefs(const BeliefRun& run, Range games, BeliefTallies& tallies, Watch& watch) {
  return play_each(
      games, {run.threads, 1, 1}, watch, [] { return BeliefTallies{}; },
      [&](std::uint64_t game, BeliefTallies& mine) { BeliefGame(run, game, mine).play(); },
      [&](const BeliefTallies& mine) { add_up(tallies, mine); });
}

}  // namespace backlot::lab
