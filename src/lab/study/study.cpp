#include "lab/study/study.hpp"

#include <utility>

#include "games/registry.hpp"
#include "lab/on_threads.hpp"
#include "lab/study/lead.hpp"

namespace backlot::lab {

namespace {

// Counts the games that one thread plays.
template <Game G>
class Counter {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // Without choices what is chosen is not counted.
  Counter(const Study<G>& study, Choices<G>* choices) : study_(study), choices_(choices) {}

  void play(std::uint64_t game, StudyTallies<G>& tallies) {
    const std::uint64_t seed = game_seed(study_.seed, game);
    BareTable<G> table(study_.content, study_.options, FastChance(seed));
    const std::size_t players = study_.bots.size();
    const SeatSet first = waiting_on(study_.content, table.state());
    std::int64_t actions = 0;
    std::int64_t rounds = 1;
    std::size_t round = round_of(table.state());
    moments_.clear();
    const auto act = [&](Seat seat, const Action& action, auto& bots) {
      if (const std::size_t now = round_of(table.state()); now != round) {
        round = now;
        ++rounds;
        if constexpr (HasStandings<G>) moments_.push_back(leaders<G>(study_.content, table.state(), players));
      }
      if (choices_ != nullptr) chose(table.state(), seat, action, tallies);
      ++actions;
      tallies.metrics.acted(study_.content, table.state(), seat, action);
      if constexpr (CountsEvents<G>) {
        auto sink = [&](const typename G::Event& event) {
          tallies.metrics.happened(study_.content, event);
          bots(event);
        };
        table.act(seat, action, sink);
      } else {
        table.act(seat, action, bots);
      }
    };
    play_to_the_end<G>(study_.content, table, study_.bots, seed, act);
    const Outcome result = outcome(study_.content, table.state());
    tallies.add(result);
    tallies.metrics.ended(study_.content, table.state(), result);
    tallies.decisions.add(actions);
    if constexpr (HasRounds<G>) tallies.rounds.add(rounds);
    if constexpr (HasStandings<G>) count_lead(moments_, result.winners, tallies.lead);
    if constexpr (NamesRoles<G>) count_roles(table.state(), result, tallies);
    if (first.size() == 1 && players > 1) tallies.first.add(result.seats[index(first.front())].payoff);
    if (choices_ != nullptr) count_choices(result, tallies);
  }

 private:
  static constexpr std::uint8_t offered = 1;
  static constexpr std::uint8_t chosen = 2;

  static std::size_t round_of(const State& state) {
    if constexpr (HasRounds<G>) {
      return MetricsOf<G>::round(state);
    } else {
      return 0;
    }
  }

  void chose(const State& state, Seat seat, const Action& action, StudyTallies<G>& tallies) {
    legal_actions(study_.content, state, seat, actions_);
    if (actions_.size() < 2) return;
    ++decision_;
    for (const Action& each : actions_) {
      for (const std::uint32_t id : choices_->of(each)) {
        make_room(id, tallies);
        if (last_[id] == decision_) continue;
        last_[id] = decision_;
        ++tallies.choices[id].offered;
        mark(id, seat, offered);
      }
    }
    for (const std::uint32_t id : choices_->of(action)) {
      ++tallies.choices[id].chosen;
      mark(id, seat, chosen);
    }
  }

  void make_room(std::uint32_t id, StudyTallies<G>& tallies) {
    if (id >= last_.size()) {
      last_.resize(id + 1);
      marks_.resize((id + 1) * max_seats);
    }
    if (id >= tallies.choices.size()) tallies.choices.resize(id + 1);
  }

  void mark(std::uint32_t id, Seat seat, std::uint8_t how) {
    std::uint8_t& marked = marks_[id * max_seats + index(seat)];
    if (marked == 0) touched_.emplace_back(id, seat);
    marked = static_cast<std::uint8_t>(marked | how);
  }

  void count_choices(const Outcome& result, StudyTallies<G>& tallies) {
    for (const auto& [id, seat] : touched_) {
      std::uint8_t& marked = marks_[id * max_seats + index(seat)];
      ChoiceCount& count = tallies.choices[id];
      ((marked & chosen) != 0 ? count.with : count.without).add(result.seats[index(seat)].payoff);
      marked = 0;
    }
    touched_.clear();
  }

  static void count_roles(const State& state, const Outcome& result, StudyTallies<G>& tallies) {
    tallies.roles.resize(MetricsOf<G>::roles.size());
    std::vector<std::uint8_t> won(tallies.roles.size());
    std::vector<std::uint8_t> present(tallies.roles.size());
    for (std::size_t i = 0; i < result.seats.size(); ++i) {
      const std::size_t role = MetricsOf<G>::role(state, seat_at(i));
      present[role] = 1;
      if (result.winners.has(seat_at(i))) won[role] = 1;
      ++tallies.roles[role].seats;
      tallies.roles[role].payoff.add(result.seats[i].payoff);
    }
    for (std::size_t role = 0; role < tallies.roles.size(); ++role) {
      tallies.roles[role].games += present[role];
      tallies.roles[role].wins += won[role];
    }
  }

  const Study<G>& study_;
  Choices<G>* choices_;
  ActionsOf<G> actions_;
  std::uint64_t decision_ = 0;
  std::vector<std::uint64_t> last_;  // by choice: the decision in which it was offered last
  std::vector<std::uint8_t> marks_;  // by choice and seat, in this game
  std::vector<std::pair<std::uint32_t, Seat>> touched_;
  std::vector<SeatSet> moments_;
};

}  // namespace

template <Game G>
std::uint64_t play_games(const Study<G>& study, Choices<G>* choices, Range games, std::vector<StudyTallies<G>>& tallies,
                         Watch& watch) {
  struct Mine {
    Counter<G> counter;
    std::vector<StudyTallies<G>> tallies;
  };
  return play_each(
      games, {study.threads, 256, 1}, watch,
      [&] { return Mine{Counter<G>(study, choices), std::vector<StudyTallies<G>>(tallies.size())}; },
      [&](std::uint64_t game, Mine& mine) { mine.counter.play(game, mine.tallies[game % tallies.size()]); },
      [&](const Mine& mine) {
        for (std::size_t i = 0; i < tallies.size(); ++i) add_up(tallies[i], mine.tallies[i]);
      });
}

[[gnu::used]] static const auto compiled_games = of_each_game([]<Game G>() { return &play_games<G>; });

}  // namespace backlot::lab
