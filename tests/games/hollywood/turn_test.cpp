// Production: turns, the poster, swaps and re-rolls (H47-20 to H47-25, H47-35 to H47-39, H47-130, H47-131).
#include <gtest/gtest.h>

#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

// Five players; seat 1 has the lowest job, the Director.
Play five() {
  Play play(Options{.players = 5});
  play.with_jobs({editor, director, composer, actress, gaffer});
  return play;
}

}  // namespace

TEST(Hollywood, H47_20_clockwise_from_the_lowest_job_one_turn_each) {
  Play play = five();
  std::vector<std::size_t> turns;
  while (play.state.step == Step::turn) {
    turns.push_back(backlot::index(play.state.actor));
    EXPECT_EQ(refused_by(play.act((static_cast<int>(turns.back()) + 1) % 5, Action::pass())), "H47-20"_clause);
    play.act(static_cast<int>(turns.back()), Action::pass());
  }
  EXPECT_EQ(turns, (std::vector<std::size_t>{1, 2, 3, 4, 0}));
}

TEST(Hollywood, H47_21_a_turn_is_one_of_job_swap_reroll_or_pass) {
  Play play = five();
  EXPECT_TRUE(play.offers(1, Kind::give));
  EXPECT_TRUE(play.offers(1, Kind::swap));
  EXPECT_TRUE(play.offers(1, Kind::roll));
  EXPECT_TRUE(play.offers(1, Kind::pass));
  EXPECT_FALSE(play.offers(1, Kind::look));
  EXPECT_EQ(refused_by(play.act(1, Kind::edit)), "H47-21"_clause);  // somebody else's job
  EXPECT_EQ(play.act(1, Action::give(at(3))), std::nullopt);
  EXPECT_TRUE(play.waits_for(2));  // one option only
  EXPECT_EQ(play.act(2, Action::pass()), std::nullopt);
  EXPECT_EQ(play.happened(Happened::passed), 1U);
}

TEST(Hollywood, H47_22_no_job_is_performed_twice_in_a_round) {
  Play play(Options{.players = 5});
  play.with_jobs({producer, director, composer, actress, gaffer});
  // The Director's card comes to seat 1 after seat 0 performed it at once.
  EXPECT_EQ(play.act(0, Action::produce(producer, director)), std::nullopt);
  EXPECT_EQ(play.act(0, Action::give(at(0))), std::nullopt);
  EXPECT_TRUE(play.waits_for(1));
  EXPECT_EQ(play.owner(producer), at(1));
  EXPECT_EQ(refused_by(play.act(1, Action::produce(composer, actress))), "H47-22"_clause);
  EXPECT_FALSE(play.offers(1, Kind::produce));
  EXPECT_TRUE(play.offers(1, Kind::roll));
  EXPECT_TRUE(play.offers(1, Kind::swap));
  EXPECT_TRUE(play.offers(1, Kind::pass));
  // In the next round it can be performed again.
  play.until(Step::stars);
  while (play.state.round == 0) play.mild();
  EXPECT_FALSE(was_performed(play.state, producer));
}

TEST(Hollywood, H47_23_the_screenwriter_picks_one_of_two_posters_in_secret) {
  Play play(Options{.players = 5});
  play.with_jobs({editor, screenwriter, composer, actress, gaffer});
  EXPECT_EQ(play.state.step, Step::write);
  EXPECT_TRUE(is_unknown(play.state.now().poster));
  EXPECT_EQ(play.act(1, Kind::write), std::nullopt);
  EXPECT_EQ(play.state.step, Step::pick);
  ASSERT_EQ(play.state.drafted.size(), 2U);
  EXPECT_EQ(play.view(1).drafted, play.state.drafted);
  for (const Poster poster : play.view(2).drafted) EXPECT_TRUE(is_unknown(poster));
  const Poster shown = play.state.drafted[1];
  const Poster rejected = play.state.drafted[0];
  const Poster none_of_them = static_cast<Poster>((index(shown) + index(rejected) + 1) % 15);
  if (none_of_them != shown && none_of_them != rejected) {
    EXPECT_EQ(refused_by(play.act(1, Action::pick(none_of_them))), "H47-23"_clause);
  }
  EXPECT_EQ(play.act(1, Action::pick(shown)), std::nullopt);
  EXPECT_EQ(play.state.now().poster, shown);
  EXPECT_EQ(play.state.rejected[0].poster, rejected);
  EXPECT_EQ(play.view(1).rejected[0].poster, rejected);
  EXPECT_TRUE(is_unknown(play.view(2).rejected[0].poster));
  EXPECT_TRUE(play.waits_for(2));  // writing was the turn
  EXPECT_EQ(posters_left(standard, play.state) & (bit_of(shown) | bit_of(rejected)), 0);
}

TEST(Hollywood, H47_23_without_a_screenwriter_the_top_poster_is_shown) {
  Play play = five();
  EXPECT_EQ(play.state.step, Step::turn);
  EXPECT_FALSE(is_unknown(play.state.now().poster));
  EXPECT_TRUE(play.state.rejected.empty());
}

TEST(Hollywood, H47_24_the_screenwriters_job_is_only_for_the_first_turn) {
  Play play(Options{.players = 5});
  play.with_jobs({producer, editor, composer, actress, gaffer});
  play.act(0, Action::produce(screenwriter, editor));  // from the centre to seat 1
  EXPECT_TRUE(play.waits_for(1));
  EXPECT_EQ(play.owner(screenwriter), at(1));
  EXPECT_EQ(refused_by(play.act(1, Kind::write)), "H47-24"_clause);
  EXPECT_FALSE(play.offers(1, Kind::write));
  play.until(Step::stars);
  while (play.state.round == 0) play.mild();
  EXPECT_EQ(play.state.step, Step::write);  // the next round
  EXPECT_TRUE(play.waits_for(1));
}

TEST(Hollywood, H47_25_the_last_poster_is_shown_and_then_all_are_shuffled_again) {
  Play play(Options{.players = 5});
  play.with_jobs({screenwriter, editor, composer, actress, gaffer});
  play.state.gone = static_cast<PosterSet>(posters_for(standard, 5) & ~bit_of(Poster::war));
  EXPECT_EQ(play.act(0, Kind::write), std::nullopt);
  EXPECT_EQ(play.state.now().poster, Poster::war);
  EXPECT_TRUE(play.state.rejected.empty());
  EXPECT_TRUE(play.waits_for(1));

  play.with_jobs({screenwriter, editor, composer, actress, gaffer});
  play.state.rejected.push({Poster::war, seat(2)});
  play.state.gone = static_cast<PosterSet>(posters_for(standard, 5) & ~bit_of(Poster::war));
  play.events.clear();
  EXPECT_EQ(play.act(0, Kind::write), std::nullopt);
  EXPECT_EQ(play.happened(Happened::posters_shuffled), 1U);
  EXPECT_EQ(play.state.step, Step::pick);
  EXPECT_TRUE(play.state.rejected.empty());
}

TEST(Hollywood, H47_35_a_swap_with_the_centre_costs_the_turn) {
  Play play = five();
  EXPECT_EQ(refused_by(play.act(1, Action::swap(director, composer))), "H47-35"_clause);  // not in the centre
  EXPECT_EQ(refused_by(play.act(1, Action::swap(editor, actor))), "H47-35"_clause);       // not one's own
  EXPECT_EQ(play.act(1, Action::swap(director, actor)), std::nullopt);
  EXPECT_EQ(play.owner(actor), at(1));
  EXPECT_EQ(play.owner(director), Place::centre);
  EXPECT_TRUE(play.waits_for(2));
  Play nine(Options{.players = 9});
  EXPECT_EQ(nine.state.step, Step::write);
  nine.mild();
  EXPECT_FALSE(nine.offers(static_cast<int>(backlot::index(nine.state.actor)), Kind::swap));  // the centre is empty
}

TEST(Hollywood, H47_36_one_die_and_then_perhaps_another) {
  Play play = five();
  EXPECT_EQ(refused_by(play.act(1, Action::roll(5))), "H47-36"_clause);
  EXPECT_EQ(play.act(1, Action::roll(1)), std::nullopt);  // one's own
  EXPECT_EQ(play.state.step, Step::reroll);
  EXPECT_TRUE(play.waits_for(1));
  EXPECT_EQ(refused_by(play.act(1, Action::roll(1))), "H47-36"_clause);
  EXPECT_FALSE(play.offers(1, Action::roll(1)));
  EXPECT_EQ(play.act(1, Action::roll(4)), std::nullopt);
  EXPECT_TRUE(play.waits_for(2));
  EXPECT_EQ(play.happened(Happened::rolled), 2U);
  play.act(2, Action::roll(0));
  EXPECT_EQ(play.act(2, Action::stop()), std::nullopt);
  EXPECT_TRUE(play.waits_for(3));
  // A roll shows one of the faces, by chance.
  int stars = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Play again(Options{.players = 5}, seed);
    again.with_jobs({editor, director, composer, actress, gaffer});
    again.act(1, Action::roll(3));
    stars += again.state.dice[3] == star ? 1 : 0;
  }
  EXPECT_NEAR(stars, 100, 40);
}

TEST(Hollywood, H47_37_any_player_includes_oneself) {
  Play play = five();
  EXPECT_TRUE(play.offers(1, Action::give(at(1))));
  play.skip_turns(2);
  EXPECT_TRUE(play.offers(3, Action::invite(actress, seat(3))));
  Play other(Options{.players = 5});
  other.with_jobs({cinematographer, editor, composer, actress, actor});
  EXPECT_TRUE(other.offers(0, Action::shoot(seat(0))));
}

TEST(Hollywood, H47_38_a_job_handed_out_in_mid_round_can_be_performed) {
  Play play(Options{.players = 5});
  play.with_jobs({producer, editor, composer, actress, gaffer});
  play.act(0, Action::produce(director, editor));  // the Director from the centre to seat 1
  EXPECT_TRUE(play.waits_for(1));
  EXPECT_EQ(play.act(1, Action::give(at(2))), std::nullopt);
  EXPECT_EQ(play.desk(2).tokens, 1);
  // Nobody holds the Editor now: no edit can be declared.
  while (play.state.step == Step::turn) {
    EXPECT_FALSE(play.offers(static_cast<int>(backlot::index(play.state.actor)), Kind::edit));
    play.mild();
  }
}

TEST(Hollywood, H47_39_ghost_dice_then_the_screenwriter_then_the_poster) {
  Play play(Options{.players = 5});
  play.with_jobs({screenwriter, editor, composer, actress, gaffer});
  EXPECT_TRUE(is_unknown(play.state.now().poster));
  EXPECT_EQ(refused_by(play.act(0, Action::pass())), "H47-21"_clause);  // first they say whether they write
  EXPECT_EQ(play.act(0, Action::decline()), std::nullopt);
  EXPECT_FALSE(is_unknown(play.state.now().poster));
  EXPECT_EQ(play.state.step, Step::turn);
  EXPECT_TRUE(play.waits_for(0));  // and then choose another option
  EXPECT_EQ(refused_by(play.act(0, Kind::write)), "H47-24"_clause);
  Play small(Options{.players = 2});
  while (small.state.round == 0) small.mild();
  std::vector<Happened> order;
  for (const Event& event : small.events) {
    if (event.kind == Happened::ghosts_rolled || event.kind == Happened::turn_started) order.push_back(event.kind);
  }
  ASSERT_GE(order.size(), 2U);
  EXPECT_EQ(order.back(), Happened::turn_started);
  EXPECT_EQ(order[order.size() - 2], Happened::ghosts_rolled);
}

TEST(Hollywood, H47_130_start_player_and_order_are_fixed_for_the_round) {
  Play play(Options{.players = 5});
  play.with_jobs({editor, producer, composer, actress, gaffer});
  const auto order = play.state.order;
  EXPECT_EQ(order[0], seat(1));
  // The lowest job wanders to seat 4; the turn goes on clockwise from seat 1 all the same.
  play.act(1, Action::produce(director, gaffer));
  EXPECT_EQ(play.owner(director), at(4));
  EXPECT_EQ(play.state.order, order);
  EXPECT_TRUE(play.waits_for(2));
  play.until(Step::stars);
  EXPECT_EQ(play.state.order, order);
  while (play.state.round == 0) play.mild();
  EXPECT_EQ(play.state.order[0], seat_of(play.owner(producer)));
}

TEST(Hollywood, H47_131_performed_belongs_to_the_card_and_passing_does_not_perform_it) {
  Play play(Options{.players = 5});
  play.with_jobs({producer, director, composer, actress, gaffer});
  play.act(0, Action::pass());
  EXPECT_FALSE(was_performed(play.state, producer));
  play.act(1, Action::give(at(1)));
  EXPECT_TRUE(was_performed(play.state, director));
  play.act(2, Action::swap(composer, editor));
  EXPECT_FALSE(was_performed(play.state, composer));
  EXPECT_TRUE(was_performed(play.state, director));  // all round
}
