// What follows from what a seat knows: imagined worlds keep it (H47-13, H47-23, H47-33, H47-44, H47-84).
#include <gtest/gtest.h>

#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

void dream(const Play& play, int who, const auto& look) {
  FastChance dreams(5);
  const View view = play.view(who);
  for (int i = 0; i < 40; ++i) look(imagine(standard, view, dreams));
}

}  // namespace

TEST(Hollywood, H47_13_what_was_revealed_and_discarded_is_in_no_hand) {
  // Nine players; all four Hearings and all Shake-Ups leave the deck one after the other.
  Play play(Options{.players = 9}, 3);
  FastChance choices(8);
  while (play.state.round < 5 && play.state.step != Step::over) {
    const Seat who = waiting_on(standard, play.state).front();
    const auto actions = play.legal(static_cast<int>(backlot::index(who)));
    play.act(static_cast<int>(backlot::index(who)),
             actions[choices.below(static_cast<std::uint32_t>(actions.size()), 0)]);
    if (play.state.step != Step::turn) continue;
    std::size_t decks = 0;
    for (const Trace& trace : play.state.log) decks += trace.from_new_deck() ? 1 : 0;
    if (decks > 0) break;
    Counts shown{};
    for (const Round& round : play.state.rounds) {
      for (std::size_t kind = 0; kind < card_kinds; ++kind)
        shown[kind] = static_cast<std::uint8_t>(shown[kind] + round.shown[kind]);
    }
    dream(play, 0, [&](const State& world) {
      Counts held{};
      for (const Desk& desk : world.desks) {
        for (const Card card : desk.hand) ++held[index(card)];
      }
      for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        ASSERT_LE(held[kind] + shown[kind], cards_for(standard, 9)[kind]);
      }
    });
  }
}

TEST(Hollywood, H47_44_the_declarer_knows_what_was_cut_and_others_know_it_was_there) {
  Play play(Options{.players = 5}, 2);
  play.until(Step::turn);
  play.state.declarer = seat(1);
  play.until(Step::edit);
  ASSERT_EQ(play.state.step, Step::edit);
  const Card held = play.state.held;
  dream(play, 1, [&](const State& world) { ASSERT_EQ(world.held, held); });
  dream(play, 2, [&](const State& world) { ASSERT_GT(world.movie.cards[index(world.held)], 0); });
  play.act(1, Kind::cut);
  const auto removed = [](const State& state) {
    for (std::size_t i = state.log.size(); i-- > 0;) {
      if (state.log[i].move() == CardMove::removed) return state.log[i].card();
    }
    return Card::unknown;
  };
  dream(play, 1, [&](const State& world) { ASSERT_EQ(removed(world), held); });
}

TEST(Hollywood, H47_31_a_hand_that_goes_after_two_discards_is_no_part_of_them) {
  Play play(Options{.players = 5}, 3);
  play.with_jobs({actress, cinematographer, composer, editor, actor});
  EXPECT_TRUE(play.waits_for(1));
  play.state.order.clear();
  for (const int who : {0, 1, 2, 3, 4}) play.state.order.push(seat(who));
  play.state.actor = seat(0);
  play.act(0, Action::invite(actress, seat(2)));
  play.act(2, Kind::accept);
  const auto& hand = play.desk(2).hand;
  play.act(2, Action::with(Kind::discard, cards({hand[3], hand[4]})));  // the highest, and then the lower ones
  play.act(1, Action::shoot(seat(2)));
  FastChance dreams(1);
  for (int i = 0; i < 20; ++i) {
    const State world = imagine(standard, play.view(2), dreams);
    EXPECT_EQ(seen_by(standard, world, seat(2)), play.view(2));
  }
}

TEST(Hollywood, H47_84_a_ghost_card_that_was_looked_at_is_known_when_it_is_played) {
  Play play(Options{.players = 2}, 4);
  play.until(Step::turn);
  const int viewer = static_cast<int>(backlot::index(play.state.actor));
  const Card first = play.state.ghosts[0].card;
  play.act(viewer, Kind::look);
  play.until(Step::turn);
  while (play.state.turn < 3) play.mild();
  play.with_dice({star, blank, blank, blank, star, blank});
  play.mild();
  ASSERT_EQ(play.state.step, Step::stars);
  const int other = 1 - viewer;
  const int waiting = static_cast<int>(backlot::index(waiting_on(standard, play.state).front()));
  play.act(waiting, play.legal(waiting)[0]);
  const auto played_by_ghost = [](const State& state) {
    for (const Trace& trace : state.log) {
      if (trace.move() == CardMove::added && trace.who() == ghost(0)) return trace.card();
    }
    return Card::unknown;
  };
  dream(play, viewer, [&](const State& world) { ASSERT_EQ(played_by_ghost(world), first); });
  bool open = false;
  dream(play, other, [&](const State& world) { open = open || played_by_ghost(world) != first; });
  EXPECT_TRUE(open);
}

TEST(Hollywood, H47_23_the_screenwriter_remembers_the_rejected_poster) {
  Play play(Options{.players = 5}, 6);
  play.with_jobs({screenwriter, editor, composer, actress, gaffer});
  play.act(0, Kind::write);
  const Poster kept = play.state.drafted[0];
  const Poster gone = play.state.drafted[1];
  dream(play, 1, [&](const State& world) {
    ASSERT_EQ(world.drafted.size(), 2U);
    ASSERT_NE(world.drafted[0], world.drafted[1]);
  });
  play.act(0, Action::pick(kept));
  dream(play, 0, [&](const State& world) { ASSERT_EQ(world.rejected[0].poster, gone); });
  bool open = false;
  dream(play, 1, [&](const State& world) {
    ASSERT_NE(world.rejected[0].poster, kept);
    open = open || world.rejected[0].poster != gone;
  });
  EXPECT_TRUE(open);
}

TEST(Hollywood, H47_92_a_belief_weighs_what_is_imagined) {
  struct Suspicion {
    static constexpr std::uint32_t loyalty(Seat who, Loyalty loyalty) {
      return who == seat(1) && loyalty == Loyalty::communist ? 100000 : 1;
    }
    static constexpr std::uint32_t card(Place place, Card card) {
      return place == at(1) && card == Card::shake_up ? 100000 : 1;
    }
    static constexpr std::uint32_t played(Place /*place*/, Card /*card*/) { return 1; }
  };
  Play play(Options{.players = 5}, 7);
  for (std::size_t i = 0; i < 5; ++i) play.state.desks[i].loyalty = i < 2 ? Loyalty::communist : Loyalty::patriot;
  FastChance dreams(3);
  const View view = play.view(4);
  int communists = 0;
  int shake_ups = 0;
  for (int i = 0; i < 50; ++i) {
    const State world = imagine(standard, view, dreams, Suspicion{});
    communists += world.desks[1].loyalty == Loyalty::communist ? 1 : 0;
    shake_ups += world.desks[1].hand.contains(Card::shake_up) ? 1 : 0;
  }
  EXPECT_GT(communists, 45);
  EXPECT_GT(shake_ups, 45);
}

TEST(Hollywood, H47_54_the_search_seldom_begins_anew) {
  std::size_t searches = 0;
  std::size_t walks = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Play play(Options{.players = 9, .union_strike = true, .costumes = true}, seed);
    FastChance choices(seed + 50);
    FastChance dreams(seed);
    while (play.state.step != Step::over) {
      const Seat who = waiting_on(standard, play.state).front();
      const auto actions = play.legal(static_cast<int>(backlot::index(who)));
      play.act(static_cast<int>(backlot::index(who)),
               actions[choices.below(static_cast<std::uint32_t>(actions.size()), 0)]);
      const View view = seen_by(standard, play.state, who);
      CardSearch<FastChance> search(standard, view, dreams);
      search.run();
      ++searches;
      walks += search.walks();
    }
  }
  EXPECT_LT(walks, 2 * searches);
}
