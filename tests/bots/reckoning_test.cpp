// What the sensible bots work out many at a time is what a plain reckoning gives, one by one.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "bots/boulevard/heuristic.hpp"
#include "bots/cinecitta/heuristic.hpp"
#include "bots/maybe/heuristic.hpp"
#include "content/boulevard.hpp"
#include "content/cinecitta.hpp"
#include "content/maybe.hpp"

namespace backlot {
namespace {

// Random games; look(state, seat) before each decision.
template <class G, class Look>
void play(const typename G::Content& content, const typename G::Options& options, std::uint64_t seed,
          const Look& look) {
  FastChance chance(seed);
  FastChance choices(~seed);
  bots::Random<G> anything;
  NoEvents quiet;
  typename G::State state = setup(content, options, chance);
  while (!is_over(content, state)) {
    const Seat seat = waiting_on(content, state).front();
    look(state, seat);
    apply(content, state, seat, anything.any(content, state, seat, choices), chance, quiet);
  }
}

namespace prospects = bots::cinecitta_heuristic;

// Every three of the cards in their order, with the rules of scoring written out; of equal ones the first.
prospects::Prospect plain_best(const cinecitta::Options& options, const std::vector<cinecitta::Card>& studio,
                               const std::vector<cinecitta::Card>& coming, const std::vector<cinecitta::Card>& office,
                               std::int32_t notes) {
  const auto& content = cinecitta::standard;
  std::vector<cinecitta::Card> cards;
  for (const cinecitta::Card card : studio) {
    const bool pushed_out = std::ranges::any_of(
        coming, [&](cinecitta::Card other) { return content[other].profession == content[card].profession; });
    if (!pushed_out) cards.push_back(card);
  }
  const std::size_t stay = cards.size();
  cards.insert(cards.end(), coming.begin(), coming.end());
  prospects::Prospect best{prospects::dropped_out, 0, 0};
  std::int32_t most = prospects::dropped_out;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = i + 1; j < cards.size(); ++j) {
      for (std::size_t k = j + 1; k < cards.size(); ++k) {
        const std::array three{&content[cards[i]], &content[cards[j]], &content[cards[k]]};
        if (three[0]->profession == three[1]->profession || three[0]->profession == three[2]->profession ||
            three[1]->profession == three[2]->profession || (!coming.empty() && k < stay)) {
          continue;
        }
        std::array<std::int32_t, 3> numbers{three[0]->number, three[1]->number, three[2]->number};
        std::ranges::sort(numbers);
        std::int32_t promotion = 0;
        std::int32_t pens = 0;
        std::int32_t audience = 0;
        std::int32_t staff = 0;
        for (const auto* pile : {&studio, &coming, &office}) {
          for (const cinecitta::Card card : *pile) {
            promotion += content[card].promotion;
            pens += content[card].pen;
            audience += content[card].audience;
            ++staff;
          }
        }
        for (const cinecitta::CardFacts* facts : three) {
          promotion -= facts->promotion;
          pens -= facts->pen;
          audience -= facts->audience;
        }
        const std::int32_t quality = 100 * numbers[0] + 10 * numbers[1] + numbers[2];
        const prospects::Prospect found{quality * prospects::quality_weight(options) / 4,
                                        notes + promotion - (pens > 0 ? 0 : staff), content.note.amount * audience};
        const std::int32_t value = with_notes(found, 0);
        if (value <= most) continue;
        most = value;
        best = found;
      }
    }
  }
  return best;
}

// Compares the prospects of somebody who is asked for an offer: of each card in hand, that it is gone, and that it
// comes back and takes the first space or one that is made free.
void compare_with_plain(const cinecitta::Content& content, const cinecitta::Options& options,
                        const cinecitta::Desk& desk, std::size_t& compared) {
  const prospects::Prospector prospector(content, options, desk);
  const std::vector<cinecitta::Card> studio(desk.studio.begin(), desk.studio.end());
  const std::vector<cinecitta::Card> office(desk.office.begin(), desk.office.end());
  const auto same = [&](const prospects::Prospect& a, const prospects::Prospect& b) {
    ++compared;
    EXPECT_EQ(a.quality, b.quality);
    EXPECT_EQ(a.left, b.left);
    EXPECT_EQ(a.note, b.note);
  };
  for (std::size_t i = 0; i < desk.hand.size(); ++i) {
    const prospects::Places place = prospects::place_at(studio.size() + i);
    std::vector<cinecitta::Card> coming(desk.hand.begin(), desk.hand.end());
    coming.erase(coming.begin() + static_cast<std::ptrdiff_t>(i));
    const prospects::Places rest = prospects::without(prospector.hand(), place);
    same(prospector.best({prospector.studio(), rest, place}),
         plain_best(options, studio, coming, office, desk.wallet.count));
    cinecitta::Cards cards;
    cards.push(desk.hand[i]);
    cinecitta::PlaceStep::ways(content, desk.studio, cards, [&](const cinecitta::Cards& out) {
      prospects::Hopes hopes = prospector.placed({prospector.studio(), prospector.hand()}, place, out);
      hopes.moved = place;
      std::vector<cinecitta::Card> inside = studio;
      std::vector<cinecitta::Card> outside = office;
      inside.push_back(desk.hand[i]);
      for (const cinecitta::Card card : out) {
        inside.erase(std::ranges::find(inside, card));
        outside.push_back(card);
      }
      same(prospector.best(hopes), plain_best(options, inside, coming, outside, desk.wallet.count));
    });
  }
}

TEST(CinecittaReckoning, the_best_movie_is_that_of_a_plain_search) {
  const auto& content = cinecitta::standard;
  std::size_t compared = 0;
  for (std::uint8_t players = 3; players <= 5; ++players) {
    for (std::uint64_t seed = 0; seed < 120; ++seed) {  // movies of one worth are rare
      const cinecitta::Options options{players, false, seed % 2 == 0};
      play<cinecitta::Game>(content, options, seed, [&](const cinecitta::State& state, Seat seat) {
        if (state.step == cinecitta::Step::offer) compare_with_plain(content, options, state.desk(seat), compared);
      });
    }
  }
  EXPECT_GT(compared, 1000U);
}

// The first film and the one after it, by all pairs.
bots::boulevard_heuristic::Estimate::Plan plain_plan(const boulevard::View& view,
                                                     const bots::boulevard_heuristic::Estimate& estimate,
                                                     const boulevard::PickStep::Means& means) {
  const auto& content = boulevard::standard;
  bots::boulevard_heuristic::Estimate::Plan best;
  for (const boulevard::Film film : view.array) {
    if (estimate.gain(film) <= 0 || !means.allow(content[film])) continue;
    const boulevard::PickStep::Means rest{means.equipment, means.minutes - content[film].minutes,
                                          means.money - content[film].price};
    bots::boulevard_heuristic::Worth second = 0;
    for (const boulevard::Film other : view.array) {
      if (other != film && rest.allow(content[other])) second = std::max(second, estimate.gain(other));
    }
    const auto worth = estimate.gain(film) + second * 3 / 4;
    if (worth > best.worth) best = {film, worth};
  }
  return best;
}

TEST(BoulevardReckoning, the_plan_is_the_best_of_all_pairs_of_films) {
  std::size_t planned = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    play<boulevard::Game>(boulevard::standard, {4}, seed, [&](const boulevard::State& state, Seat seat) {
      if (state.step != boulevard::Step::place && state.step != boulevard::Step::pick) return;
      const boulevard::View view = seen_by(boulevard::standard, state, seat);
      const bots::boulevard_heuristic::Estimate estimate(boulevard::standard, view);
      for (const std::int32_t more : {0, 5, 40}) {
        boulevard::PickStep::Means means = estimate.means();
        means.money += Money{more};
        const auto plain = plain_plan(view, estimate, means);
        const auto plan = more == 0 ? estimate.plan() : estimate.plan(means);
        EXPECT_EQ(plan.film, plain.film);
        EXPECT_EQ(plan.worth, plain.worth);
        planned += plan.film == boulevard::Film::unknown ? 0U : 1U;
      }
      for (const boulevard::Star star : {boulevard::Star{0}, boulevard::Star{7}, boulevard::Star{20}}) {
        const auto films = std::ranges::count_if(view.array, [&](boulevard::Film film) {
          const boulevard::FilmFacts& facts = boulevard::standard[film];
          return estimate.gain(film) > 0 && estimate.means().allow(facts) && facts.stars.contains(star);
        });
        EXPECT_EQ(estimate.films_with(star), films);
      }
    });
  }
  EXPECT_GT(planned, 500U);
}

// One ballot after the other, as the others are taken to vote.
struct PlainBallot {
  maybe::Sums sums{};
  std::size_t yes = 0;
};
std::vector<PlainBallot> plain_ballots(const maybe::View& view, std::size_t others, const maybe::Budget& budget,
                                       std::size_t count, FastChance chance) {
  const auto& content = maybe::standard;
  std::vector<maybe::VoteCard> yes;
  std::vector<maybe::VoteCard> no;
  for (std::size_t i = 0; i < content.votes.size(); ++i) {
    const auto vote = static_cast<maybe::Vote>(i);
    const maybe::VoteCard& card = content.votes[i];
    if (card.kind == maybe::VoteKind::change) continue;
    std::size_t seen = view.pool.of(vote);
    for (const maybe::Desk& desk : view.desks) seen += desk.won.of(vote);
    for (const maybe::Vote mine : view.desk(view.seat()).hand) seen += mine == vote ? 1U : 0U;
    for (; seen < card.copies; ++seen) (card.kind == maybe::VoteKind::yes ? yes : no).push_back(card);
  }
  const auto below = [&](std::size_t n) { return draw(chance, static_cast<std::uint32_t>(n), bots::Purpose::choose); };
  const auto use = [&](const maybe::VoteCard& card) {
    return card.number + (budget.icons[index(card.icon)] > 0 ? 2 : 0);
  };
  std::vector<PlainBallot> ballots(count);
  for (PlainBallot& ballot : ballots) {
    std::uint32_t coins = below(64);
    for (std::size_t k = 0; k < others; ++k, coins /= 2) {
      if (!yes.empty() && (coins % 2 != 0 || no.empty())) {
        const maybe::VoteCard& a = yes[below(yes.size())];
        const maybe::VoteCard& b = yes[below(yes.size())];
        maybe::add(ballot.sums, use(a) >= use(b) ? a : b);
        ++ballot.yes;
      } else if (!no.empty()) {
        maybe::add(ballot.sums, no[below(no.size())]);
      }
    }
  }
  return ballots;
}

TEST(MaybeReckoning, ballots_cover_a_budget_as_the_rules_say) {
  using bots::maybe_heuristic::Ballots;
  const auto& content = maybe::standard;
  std::size_t covered = 0;
  std::size_t by_votes = 0;
  for (int options = 0; options < 8; ++options) {
    const maybe::Options with{static_cast<std::uint8_t>(3 + options % 4), (options & 1) != 0, (options & 2) != 0,
                              (options & 4) != 0};
    play<maybe::Game>(content, with, static_cast<std::uint64_t>(options), [&](const maybe::State& state, Seat seat) {
      if (state.step != maybe::Step::vote) return;
      const maybe::View view = seen_by(content, state, seat);
      const bots::maybe_heuristic::Stakes stakes(content, view);
      const bots::maybe_heuristic::Plan plan(content, stakes.around(), view.row, stakes.voters());
      by_votes += plan.by_votes() ? 1U : 0U;
      const std::size_t others = stakes.voters() - 1;
      FastChance chance(3);
      const auto plain = plain_ballots(view, others, plan.budget(1), 14, chance);
      Ballots ballots(content, view);
      ballots.fill(others, plan.budget(1), 14, chance);
      for (const maybe::Vote vote : view.desk(seat).hand) {
        const maybe::VoteCard& card = content[vote];
        if (card.kind == maybe::VoteKind::change) continue;
        Ballots::Counts all{};
        Ballots::Counts covering{};
        for (const PlainBallot& ballot : plain) {
          maybe::Sums sums = ballot.sums;
          maybe::add(sums, card);
          const std::size_t yes = ballot.yes + (card.kind == maybe::VoteKind::yes ? 1 : 0);
          ++all[ballot.yes];
          covering[ballot.yes] += maybe::covers(sums, plan.budget(yes)) ? 1 : 0;
        }
        EXPECT_EQ(ballots.all(), all);
        EXPECT_EQ(ballots.covering(plan, &card), covering);
        for (const std::int32_t count : covering) covered += static_cast<std::size_t>(count);
      }
    });
  }
  EXPECT_GT(covered, 500U);
  EXPECT_GT(by_votes, 5U);
}

}  // namespace
}  // namespace backlot
