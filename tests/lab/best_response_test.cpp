// The exact best response on games that are small enough: no strategy does better (brute force over all of them), it
// knows no more than its seat, and what is a lower bound elsewhere lies below it.
#include "lab/best_response.hpp"

#include <gtest/gtest.h>

#include "contract/kit/exactness.hpp"
#include "games/cinecitta/tiny.hpp"
#include "games/maybe/tiny.hpp"
#include "games/registry.hpp"
#include "lab/local_response.hpp"

namespace backlot::lab {
namespace {

constexpr std::size_t most_strategies = 1'000'000;

template <Game G>
PolicyOf<G> policy(const typename G::Content& content, std::string_view name, std::uint32_t seeds = 2) {
  return PolicyOf<G>(content, *bots::bot_named<G>(name), seeds);
}

// Every strategy of a seat, one after the other: what it does is drawn for each situation when it is met first, and
// EveryDraw goes through all draws. Naive on purpose.
template <Game G, class Worth>
class EveryStrategy {
 public:
  EveryStrategy(const typename G::Content& content, Seat seat, PolicyOf<G> others)
      : content_(content), seat_(seat), others_(std::move(others)) {}

  double best(const std::vector<LikelyWorld<G>>& deals) {
    double most = 0;
    do {
      chosen_.clear();
      double won = 0;
      for (const auto& deal : deals) won += deal.chance * play(deal.state, {});
      most = std::max(most, won);
      ++strategies_;
    } while (choices_.next() && strategies_ < most_strategies);
    return most;
  }
  std::size_t strategies() const { return strategies_; }

 private:
  using State = typename G::State;

  double play(const State& state, const std::string& seen) {
    if (is_over(content_, state)) return Worth{}(content_, state, seat_);
    const Seat seat = waiting_on(content_, state).front();
    const auto view = seen_by(content_, state, seat);
    if (seat != seat_) {
      double won = 0;
      for (const auto& each : others_(view)) won += each.chance * after(state, seat, each.action, seen);
      return won;
    }
    ActionsOf<G> actions;
    legal_actions(content_, state, seat, actions);
    const std::string here = seen + "decides " + kit::LeavesCodec::write(content_, view);
    const auto known = chosen_.find(here);
    const std::size_t which = known != chosen_.end()
                                  ? known->second
                                  : choices_.below(static_cast<std::uint32_t>(actions.size()), std::uint8_t{0});
    chosen_[here] = which;
    return after(state, seat, actions[which], here + std::to_string(which));
  }
  double after(const State& before, Seat seat, const typename G::Action& action, const std::string& seen) {
    double won = 0;
    kit::EveryDraw draws;
    double count = 0;
    do {  // draws that are all as likely: these games draw nothing after the deal
      State state = before;
      std::string now = seen;
      EventsTo sink{[&](const typename G::Event& event) {
        if (const auto mine = seen_by(content_, event, seat_)) now += "saw " + kit::LeavesCodec::write(content_, *mine);
      }};
      apply(content_, state, seat, action, draws, sink);
      won += play(state, now);
      ++count;
    } while (draws.next());
    return won / count;
  }

  const typename G::Content& content_;
  Seat seat_;
  PolicyOf<G> others_;
  kit::EveryDraw choices_;
  std::map<std::string, std::size_t> chosen_;
  std::size_t strategies_ = 0;
};

using Cinecitta = cinecitta::Game;
using Maybe = maybe::Game;

// In one round nobody fills a Studio and wins: cards count by their number, and notes.
struct Belongings {
  double operator()(const cinecitta::Content& content, const cinecitta::State& state, Seat seat) const {
    double worth = 2 * state.desk(seat).wallet.count;
    for (const cinecitta::Card card : state.desk(seat).studio) worth += content[card].number;
    return worth;
  }
};
using Response = BestResponse<Cinecitta, PolicyOf<Cinecitta>, Belongings>;

TEST(BestResponse, is_the_best_of_all_strategies) {
  using namespace cinecitta;
  // One deal and two notes; and three cards that are dealt in three ways.
  for (const Content& content :
       {tiny_money(3, 1, 2), tiny_pack({{Profession::director, 2, 2}, {Profession::actor, 4, 1}}, 1, 1)}) {
    const auto deals = likely_deals<Cinecitta>(content, {3});
    for (const char* const bot : {"random", "heuristic"}) {
      const auto others = policy<Cinecitta>(content, bot);
      for (const Seat seat : SeatSet::first(3)) {
        EveryStrategy<Cinecitta, Belongings> all(content, seat, others);
        Response response(content, seat, others);
        const double best = response.best(deals);
        EXPECT_NEAR(best, all.best(deals), 1e-12) << bot;
        EXPECT_GT(best, 0) << bot;
        EXPECT_GT(all.strategies(), 4U);
        EXPECT_LT(all.strategies(), most_strategies) << "not all of them were tried";
      }
    }
  }
}

TEST(BestResponse, gains_on_a_bot_or_nothing_and_knows_no_more_than_its_seat) {
  using namespace cinecitta;
  const Content content = tiny_pack({{Profession::director, 2, 2},
                                     {Profession::director, 5, 1},
                                     {Profession::actor, 3, 2},
                                     {Profession::producer, 9, 1}},
                                    1, 1);
  const auto deals = likely_deals<Cinecitta>(content, {3});
  double chances = 0;
  for (const auto& deal : deals) chances += deal.chance;
  EXPECT_NEAR(chances, 1, 1e-9);
  EXPECT_GT(deals.size(), 10U);
  double worth_of_cards = 0;  // to somebody who sees all of them
  for (const char* const bot : {"random", "heuristic", "net", "net:100"}) {
    const auto bots_policy = policy<Cinecitta>(content, bot);
    double gained = 0;
    for (const Seat seat : SeatSet::first(3)) {
      Response response(content, seat, bots_policy);
      const double own = response.of(deals, bots_policy);
      const double best = response.best(deals);
      EXPECT_GE(best, own - 1e-9) << bot;
      gained += best - own;
      double knowing = 0;
      for (const auto& deal : deals) knowing += response.best({deal});
      EXPECT_GE(knowing, best - 1e-9) << bot;
      worth_of_cards += knowing - best;
    }
    EXPECT_GT(gained, 0.1) << bot;
  }
  EXPECT_GT(worth_of_cards, 0.01);
}

// Votes in hands that look alike from one seat; all seats share one win. What `backlot exploit` plays is one strategy
// among others, and gains on those who play at random.
TEST(BestResponse, gains_on_bots_in_maybe_movies_and_no_less_than_a_local_one) {
  using namespace maybe;
  constexpr Content tiny = tiny_pack({1, 1, 0, 2},
                                     {{VoteKind::yes, Icon::money, 2, 2},
                                      {VoteKind::yes, Icon::actors, 3, 1},
                                      {VoteKind::no, Icon::money, 1, 2},
                                      {VoteKind::no, Icon::script, 2, 1}},
                                     4);
  FastChance chance(3);
  const State dealt = setup(tiny, {3}, chance);
  std::vector<LikelyWorld<Maybe>> deals;
  double all = 0;
  for (const State& state : deals_like(tiny, dealt)) {
    std::vector<std::vector<std::uint64_t>> hands;
    for (const Desk& desk : state.desks) {
      hands.emplace_back();
      for (const Vote vote : desk.hand) hands.back().push_back(static_cast<std::uint64_t>(vote));
    }
    deals.push_back({state, kit::physical_placements(hands)});
    all += deals.back().chance;
  }
  for (auto& deal : deals) deal.chance /= all;
  EXPECT_GT(deals.size(), 3U);
  for (const std::string bot : {"random", "heuristic", "net"}) {
    const auto bots_policy = policy<Maybe>(tiny, bot, 1);
    LocalResponse<Maybe> local(tiny, *bots::bot_named<Maybe>(bot), 8);
    const auto answer = [&](const View& view) {
      return std::vector<LikelyAction<Maybe>>{{local.choose(view, Uniform{}, hash_of(view)), 1}};
    };
    double usual = 0;
    double gained = 0;
    for (const Seat seat : SeatSet::first(3)) {
      BestResponse<Maybe, PolicyOf<Maybe>> response(tiny, seat, bots_policy);
      const double own = response.of(deals, bots_policy);
      const double best = response.best(deals);
      const double locally = response.of(deals, answer);
      EXPECT_GE(best, own - 1e-9) << bot;
      EXPECT_GE(best, locally - 1e-9) << bot;
      if (bot == "random") EXPECT_GT(locally, own) << bot;
      usual += own;
      gained += best - own;
    }
    EXPECT_NEAR(usual, 1, 1e-9) << bot;
    EXPECT_GT(gained, bot == "random" ? 0.1 : 0) << bot;
  }
}

}  // namespace
}  // namespace backlot::lab
