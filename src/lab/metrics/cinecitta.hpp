// The figures of Cinecittà: who drops out and why, how folders are answered, what winners do.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>

#include "games/cinecitta/meta.hpp"
#include "lab/metrics/metrics.hpp"
#include "lab/sum.hpp"

namespace backlot::lab {

template <>
class MetricsOf<cinecitta::Game> {
 public:
  static constexpr std::string_view round_name = "round";
  static constexpr std::string_view standing_name = "value of the movie as it is";
  static std::size_t round(const cinecitta::State& state) { return state.round; }
  // Early on nobody has three in the Studio, so that who would drop out is not asked here.
  static std::int32_t standing(const cinecitta::Content& content, const cinecitta::State& state, Seat seat) {
    const cinecitta::BoxOffice box = cinecitta::box_office(content, state.desks[index(seat)]);
    return box.quality + std::max(0, box.left.amount) * box.audience;
  }

  void acted(const cinecitta::Content& content, const cinecitta::State& before, Seat seat,
             const cinecitta::Action& action) {
    using Kind = cinecitta::Action::Kind;
    if (action.kind == Kind::offer) offered_.add(content.note.amount * action.notes.count);
    if (action.kind != Kind::secure && action.kind != Kind::headhunt) return;
    const Seat giver = cinecitta::giver_to(before.options, before.round, seat);
    const std::int32_t money = content.note.amount * before.folder_from(giver).notes.count;
    (action.kind == Kind::headhunt ? headhunted_ : secured_).add(money);
  }

  void ended(const cinecitta::Content& content, const cinecitta::State& state, const Outcome& outcome) {
    ++games_;
    for (std::size_t i = 0; i < state.players(); ++i) {
      const cinecitta::BoxOffice box = cinecitta::box_office(content, state.desks[i]);
      ++movies_;
      if (box.dropped_out == "C37-41"_clause) ++without_studio_;
      if (box.dropped_out == "C37-52"_clause) ++without_wages_;
      if (box.dropped_out.named()) continue;
      if (box.wages.amount > 0) ++paid_wages_;
      quality_.add(box.quality);
      revenue_.add(box.revenue);
      if (outcome.winners.has(seat_at(i))) {
        winner_quality_.add(box.quality);
        winner_revenue_.add(box.revenue);
      }
      for (const ScoreLine& line : outcome.seats[i].lines) {
        if (line.clause != "C37-62"_clause) continue;
        golden_ += line.amount > 0 ? 1U : 0U;
        gray_ += line.amount < 0 ? 1U : 0U;
      }
    }
  }

  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.offered_...);
    visit(x.secured_...);
    visit(x.headhunted_...);
    visit(x.quality_...);
    visit(x.revenue_...);
    visit(x.winner_quality_...);
    visit(x.winner_revenue_...);
    visit(x.games_...);
    visit(x.movies_...);
    visit(x.without_studio_...);
    visit(x.without_wages_...);
    visit(x.paid_wages_...);
    visit(x.golden_...);
    visit(x.gray_...);
  }

  template <class Visit>
  void report(const Visit& visit) const {
    const auto in_the_running = quality_.count();
    const auto folders = secured_.count() + headhunted_.count();
    visit(Metric{"dropped_out_C37-41", "movies without three in the Studio", share(without_studio_, movies_)});
    visit(Metric{"dropped_out_C37-52", "movies that could not pay the wages", share(without_wages_, movies_)});
    visit(Metric{"folders_headhunted", "folders whose card was taken", share(headhunted_.count(), folders)});
    visit(Metric{"money_offered", "mean Money in a folder", offered_.mean()});
    visit(Metric{"money_headhunted", "mean Money in a folder whose card was taken", headhunted_.mean()});
    visit(Metric{"money_secured", "mean Money in a folder whose money was kept", secured_.mean()});
    visit(Metric{"quality", "mean quality of the movies in the running", quality_.mean()});
    visit(Metric{"revenue", "mean revenue of the movies in the running", revenue_.mean()});
    visit(Metric{"winner_quality", "mean quality of the winners", winner_quality_.mean()});
    visit(Metric{"winner_revenue", "mean revenue of the winners", winner_revenue_.mean()});
    visit(Metric{"wages_paid", "movies in the running that paid wages", share(paid_wages_, in_the_running)});
    visit(Metric{"golden_awards", "Golden awards a game", share(golden_, games_)});
    visit(Metric{"gray_awards", "Gray awards a game", share(gray_, games_)});
  }

  bool operator==(const MetricsOf&) const = default;

 private:
  Sum offered_;
  Sum secured_;
  Sum headhunted_;
  Sum quality_;
  Sum revenue_;
  Sum winner_quality_;
  Sum winner_revenue_;
  std::uint64_t games_ = 0;
  std::uint64_t movies_ = 0;
  std::uint64_t without_studio_ = 0;
  std::uint64_t without_wages_ = 0;
  std::uint64_t paid_wages_ = 0;
  std::uint64_t golden_ = 0;
  std::uint64_t gray_ = 0;
};

}  // namespace backlot::lab
