// The figures of Hollywood: which side wins, how movies come out, which jobs are performed and what
// goes with them. Player count, edition and variants are those of the simulation.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/hollywood/meta.hpp"
#include "lab/metrics/metrics.hpp"
#include "lab/sum.hpp"

namespace backlot::lab {

template <>
class MetricsOf<hollywood::Game> {
 public:
  static constexpr std::string_view round_name = "round";
  static constexpr std::string_view standing_name = "movies won by the seat's side";
  static constexpr std::array<std::string_view, 3> roles{"patriots", "communists", "rising_star"};
  static std::size_t round(const hollywood::State& state) { return state.round; }
  static std::size_t role(const hollywood::State& state, Seat seat) {
    return static_cast<std::size_t>(state.desk(seat).loyalty);
  }
  // H47-61: the Rising Star lives from the balance, and has what the side that is behind has.
  static std::int32_t standing(const hollywood::Content& /*content*/, const hollywood::State& state, Seat seat) {
    const hollywood::Score won = score_of(state);
    switch (state.desk(seat).loyalty) {
      case hollywood::Loyalty::patriot: return won.patriots;
      case hollywood::Loyalty::communist: return won.communists;
      default: return std::min(won.patriots, won.communists);
    }
  }

  void acted(const hollywood::Content& /*content*/, const hollywood::State& before, Seat seat,
             const hollywood::Action& action) {
    using Kind = hollywood::Action::Kind;
    const hollywood::Job job =
        action.kind == Kind::write ? hollywood::Job::screenwriter : hollywood::perform::job_of(action);
    if (action.kind == Kind::spend) ++costumes_;
    if (action.kind == Kind::add) ++tokens_;
    if (job != hollywood::Job::none) {
      performers_[before.round][hollywood::index(job)] = before.desk(seat).loyalty;
    }
  }

  void ended(const hollywood::Content& content, const hollywood::State& state, const Outcome& /*outcome*/) {
    ++games_;
    rounds_ += state.rounds.size();
    const hollywood::Ending ending = ending_of(content, state);
    patriot_games_ += ending.patriots && !ending.communists ? 1U : 0U;
    communist_games_ += ending.communists && !ending.patriots ? 1U : 0U;
    tied_games_ += ending.communists && ending.patriots ? 1U : 0U;
    rising_star_games_ += ending.rising_star ? 1U : 0U;
    with_rising_star_ += has_rising_star(state) ? 1U : 0U;
    for (std::size_t i = 0; i < state.rounds.size(); ++i) count(state.rounds[i], performers_[i]);
    if (is_last_round(content, state)) {
      const hollywood::Round& last = state.rounds.back();
      const int margin = last.patriots - last.communists;
      last_margin_.add(margin);
      last_distance_.add(margin < 0 ? -margin : margin);
    }
    performers_ = nobody_performs();
  }

  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.games_...);
    visit(x.rounds_...);
    visit(x.patriot_games_...);
    visit(x.communist_games_...);
    visit(x.tied_games_...);
    visit(x.rising_star_games_...);
    visit(x.with_rising_star_...);
    visit(x.patriot_rounds_...);
    visit(x.tied_rounds_...);
    visit(x.hearings_...);
    visit(x.shake_ups_...);
    visit(x.costumes_...);
    visit(x.tokens_...);
    visit(x.cards_...);
    visit(x.last_margin_...);
    visit(x.last_distance_...);
    visit(x.jobs_...);
  }

  template <class Visit>
  void report(const Visit& visit) const {
    visit(Metric{"patriots_win", "games that the patriots win", share(patriot_games_, games_)});
    visit(Metric{"communists_win", "games that the communists win", share(communist_games_, games_)});
    visit(Metric{"both_win", "games that end in a tie (two players)", share(tied_games_, games_)});
    visit(Metric{"rising_star_wins", "games with a Rising Star that they win",
                 share(rising_star_games_, with_rising_star_)});
    visit(Metric{"rounds", "mean rounds a game", share(rounds_, games_)});
    visit(Metric{"seventh_movies", "games that reach the seventh movie", share(last_margin_.count(), games_)});
    visit(Metric{"patriot_rounds", "rounds that the patriots win", share(patriot_rounds_, rounds_)});
    visit(Metric{"tied_rounds", "rounds with as many symbols on both sides", share(tied_rounds_, rounds_)});
    visit(Metric{"movie_cards", "mean cards shown in a movie", cards_.mean()});
    visit(Metric{"hearings", "rounds that show a Hearing", share(hearings_, rounds_)});
    visit(Metric{"shake_ups", "rounds that show a Shake-Up", share(shake_ups_, rounds_)});
    visit(Metric{"seventh_margin", "mean of patriot less communist symbols of the seventh movie", last_margin_.mean()});
    visit(Metric{"seventh_distance", "mean difference of the symbols of the seventh movie", last_distance_.mean()});
    visit(Metric{"tokens_spent", "tokens returned for a card, a game", share(tokens_, games_)});
    visit(Metric{"costumes_spent", "costumes spent, a game", share(costumes_, games_)});
    for (std::size_t job = 0; job < hollywood::jobs; ++job) {
      const std::array<Performed, sides>& by = jobs_[job];
      const std::uint64_t times = by[0].rounds + by[1].rounds + by[2].rounds;
      visit(Metric{often[job], "rounds in which the job is performed", share(times, rounds_)});
      visit(Metric{swing[job], "patriots' share of rounds when a patriot performs it, less when a communist does",
                   share(by[0].patriots, by[0].rounds) - share(by[1].patriots, by[1].rounds)});
    }
  }

  bool operator==(const MetricsOf&) const = default;

 private:
  static constexpr std::size_t sides = 3;  // patriots, communists, the Rising Star

  static constexpr std::array<std::string_view, hollywood::jobs> often{
      "performed_screenwriter",    "performed_producer", "performed_director", "performed_gaffer",
      "performed_cinematographer", "performed_actress",  "performed_actor",    "performed_composer",
      "performed_editor",          "performed_designer"};
  static constexpr std::array<std::string_view, hollywood::jobs> swing{
      "swing_screenwriter", "swing_producer", "swing_director", "swing_gaffer", "swing_cinematographer",
      "swing_actress",      "swing_actor",    "swing_composer", "swing_editor", "swing_designer"};

  using Performers = std::array<hollywood::Loyalty, hollywood::jobs>;
  using Game = std::array<Performers, hollywood::max_rounds>;

  // Rounds in which a job was performed, and how many of these the patriots won.
  struct Performed {
    std::uint64_t rounds = 0;
    std::uint64_t patriots = 0;
    template <class Visit, class... X>
    static void counters(const Visit& visit, X&... x) {
      visit(x.rounds...);
      visit(x.patriots...);
    }
    bool operator==(const Performed&) const = default;
  };

  static constexpr Game nobody_performs() {
    Game game{};
    for (Performers& round : game) round.fill(hollywood::Loyalty::unknown);
    return game;
  }

  void count(const hollywood::Round& round, const Performers& performers) {
    const bool patriots = round.winner == hollywood::Winner::patriots || round.winner == hollywood::Winner::both;
    patriot_rounds_ += patriots ? 1U : 0U;
    tied_rounds_ += round.patriots == round.communists ? 1U : 0U;
    hearings_ += round.shown[hollywood::index(hollywood::Card::hearing)] > 0 ? 1U : 0U;
    shake_ups_ += round.shown[hollywood::index(hollywood::Card::shake_up)] > 0 ? 1U : 0U;
    cards_.add(static_cast<std::int64_t>(hollywood::total(round.shown)));
    for (std::size_t job = 0; job < hollywood::jobs; ++job) {
      if (performers[job] == hollywood::Loyalty::unknown) continue;
      Performed& by = jobs_[job][static_cast<std::size_t>(performers[job])];
      ++by.rounds;
      by.patriots += patriots ? 1U : 0U;
    }
  }

  std::uint64_t games_ = 0;
  std::uint64_t rounds_ = 0;
  std::uint64_t patriot_games_ = 0;
  std::uint64_t communist_games_ = 0;
  std::uint64_t tied_games_ = 0;
  std::uint64_t rising_star_games_ = 0;
  std::uint64_t with_rising_star_ = 0;
  std::uint64_t patriot_rounds_ = 0;
  std::uint64_t tied_rounds_ = 0;
  std::uint64_t hearings_ = 0;
  std::uint64_t shake_ups_ = 0;
  std::uint64_t costumes_ = 0;
  std::uint64_t tokens_ = 0;
  Sum cards_;
  Sum last_margin_;
  Sum last_distance_;
  std::array<std::array<Performed, sides>, hollywood::jobs> jobs_{};
  Game performers_ = nobody_performs();  // of the game that is played now
};

}  // namespace backlot::lab
