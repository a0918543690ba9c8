// The Costumes expansion: H47-100 to H47-109, H47-143 to H47-145.
#include <gtest/gtest.h>

#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

constexpr Options with_costumes{.players = 4, .costumes = true};

// Four players; seat 0 starts, and has the lowest number.
Play four(std::initializer_list<Job> list = {director, designer, composer, editor}) {
  Play play(with_costumes);
  play.with_jobs(list);
  play.with_dice({blank, blank, blank, blank});
  return play;
}
// All have had their turns, nobody holds a costume but these.
Play after_turns(std::initializer_list<std::pair<int, Costume>> held,
                 std::initializer_list<Face> faces = {blank, blank, blank, blank}) {
  Play play = four();
  play.skip_turns(3);
  for (const auto& [who, costume] : held) play.with_costume(who, costume);
  play.with_dice(faces);
  play.act(3, Action::pass());
  return play;
}

}  // namespace

TEST(Hollywood, H47_100_the_designer_draws_two_gives_one_and_discards_the_other) {
  Play play = four();
  play.act(0, Action::pass());
  const Costume first = play.state.wardrobe[0];
  const Costume second = play.state.wardrobe[1];
  EXPECT_EQ(play.act(1, Kind::design), std::nullopt);
  EXPECT_EQ(play.state.step, Step::dress);
  EXPECT_TRUE(play.state.chosen.contains(first));
  EXPECT_TRUE(play.state.chosen.contains(second));
  for (const Costume costume : play.view(2).chosen) EXPECT_TRUE(is_unknown(costume));
  EXPECT_EQ(refused_by(play.act(1, Action::dress(play.state.wardrobe[0], seat(2)))), "H47-106"_clause);
  EXPECT_TRUE(play.offers(1, Action::dress(first, seat(1))));  // oneself included
  EXPECT_EQ(play.act(1, Action::dress(first, seat(2))), std::nullopt);
  EXPECT_TRUE(play.desk(2).costumes.contains(first));
  EXPECT_EQ(play.state.wardrobe.back(), second);
  EXPECT_TRUE(play.waits_for(2));
  // Nobody receives one in two rounds running.
  EXPECT_EQ(play.state.costume_now, at(2));
  while (play.state.round == 0) play.mild();
  EXPECT_EQ(play.state.costume_before, at(2));
  play.state.owners[index(designer)] = at(0);
  play.state.actor = seat(0);
  play.state.step = Step::turn;
  play.act(0, Kind::design);
  EXPECT_EQ(refused_by(play.act(0, Action::dress(play.state.chosen[0], seat(2)))), "H47-100"_clause);
  EXPECT_FALSE(play.offers(0, Action::dress(play.state.chosen[0], seat(2))));
}

TEST(Hollywood, H47_101_the_designer_has_number_ten_and_goes_with_both_editions) {
  EXPECT_EQ(numbered(designer), Text("10 Costume Designer"));
  EXPECT_EQ(check(standard, Options{.players = 4, .edition = Edition::final, .costumes = true}), std::nullopt);
  EXPECT_EQ(check(standard, Options{.players = 4, .edition = Edition::prototype, .costumes = true}), std::nullopt);
  EXPECT_EQ(Play({.players = 4}).owner(designer), Place::nowhere);
  EXPECT_NE(Play(with_costumes).owner(designer), Place::nowhere);
  Play play = four({designer, editor, composer, actress});
  EXPECT_EQ(play.state.order[0], seat(3));  // the highest number starts last
}

TEST(Hollywood, H47_102_spent_costumes_go_to_the_bottom) {
  Play play = four();
  play.with_costume(2, Costume::cowboy_hat);
  EXPECT_EQ(play.act(2, Action::spend_die(Costume::cowboy_hat, 0)), std::nullopt);  // out of turn
  EXPECT_EQ(play.state.wardrobe.back(), Costume::cowboy_hat);
  EXPECT_TRUE(play.desk(2).costumes.empty());
  EXPECT_TRUE(play.waits_for(0));
  EXPECT_EQ(play.happened(Happened::spent), 1U);
}

TEST(Hollywood, H47_103_trench_coat_shows_a_random_card_of_another_hand) {
  Play play = four();
  play.with_costume(0, Costume::trench_coat).with_hand(2, {Card::hearing});
  EXPECT_EQ(play.act(0, Action::spend_on(Costume::trench_coat, seat(2))), std::nullopt);
  const Event seen = play.events.back();
  ASSERT_EQ(seen.kind, Happened::hand_seen);
  EXPECT_EQ(seen_by(standard, seen, seat(0))->cards[0], Card::hearing);
  EXPECT_TRUE(is_unknown(seen_by(standard, seen, seat(2))->cards[0]));
  EXPECT_EQ(play.view(0).log.back().card(), Card::hearing);
  EXPECT_TRUE(is_unknown(play.view(2).log.back().card()));
  EXPECT_EQ(play.desk(2).hand.size(), 1U);
  EXPECT_TRUE(play.waits_for(0));  // and then they take their turn
}

TEST(Hollywood, H47_103_cowboy_hat_rerolls_a_die) {
  int stars = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Play play = four();
    play.chance = FastChance(seed);
    play.with_costume(0, Costume::cowboy_hat);
    play.act(0, Action::spend_die(Costume::cowboy_hat, 3));
    stars += play.state.dice[3] == star ? 1 : 0;
  }
  EXPECT_GT(stars, 15);
  EXPECT_LT(stars, 45);
}

TEST(Hollywood, H47_103_jester_cap_exchanges_random_cards) {
  Play play = four();
  play.with_costume(0, Costume::jester_cap).with_hand(0, {Card::hearing}).with_hand(2, {Card::shake_up});
  EXPECT_EQ(play.act(0, Action::spend_on(Costume::jester_cap, seat(2))), std::nullopt);
  EXPECT_EQ(play.desk(0).hand[0], Card::shake_up);
  EXPECT_EQ(play.desk(2).hand[0], Card::hearing);
}

TEST(Hollywood, H47_103_tuxedo_draws_two_and_discards_two) {
  Play play = four();
  play.with_costume(2, Costume::tuxedo);
  EXPECT_EQ(play.act(2, Action::spend(Costume::tuxedo)), std::nullopt);
  EXPECT_EQ(play.state.step, Step::discard);
  EXPECT_TRUE(play.waits_for(2));
  EXPECT_EQ(play.desk(2).hand.size(), 5U);
  play.act(2, play.legal(2)[0]);
  EXPECT_EQ(play.desk(2).hand.size(), 3U);
  EXPECT_TRUE(play.waits_for(0));  // the turn goes on
  EXPECT_EQ(play.state.step, Step::turn);
}

TEST(Hollywood, H47_103_gown_stripes_and_beret_after_the_last_turn) {
  Play gown = after_turns({{1, Costume::evening_gown}});
  ASSERT_EQ(gown.state.step, Step::before_cards);
  EXPECT_EQ(refused_by(gown.act(1, Action::spend_die(Costume::evening_gown, 0))), "H47-108"_clause);  // one's own die
  EXPECT_EQ(gown.act(1, Action::spend_die(Costume::evening_gown, 1)), std::nullopt);
  EXPECT_EQ(gown.state.dice[1], star);
  EXPECT_EQ(gown.state.step, Step::stars);
  EXPECT_TRUE(gown.waits_for(1));
  Play stripes = after_turns({{1, Costume::prison_stripes}}, {blank, blank, star, star});
  EXPECT_EQ(stripes.act(1, Action::spend_die(Costume::prison_stripes, 2)), std::nullopt);
  EXPECT_EQ(stripes.state.dice[2], blank);
  EXPECT_TRUE(stripes.waits_for(3));
  Play beret = after_turns({{1, Costume::beret}});
  EXPECT_EQ(beret.act(1, Action::spend(Costume::beret)), std::nullopt);
  EXPECT_EQ(beret.desk(1).tokens, 1);
  EXPECT_EQ(beret.state.centre, 3);
  // Not earlier.
  Play early = four();
  early.with_costume(0, Costume::beret);
  EXPECT_EQ(refused_by(early.act(0, Action::spend(Costume::beret))), "H47-103"_clause);
}

TEST(Hollywood, H47_103_fedora_sees_a_card_of_the_movie_before_the_removal) {
  Play play = after_turns({{2, Costume::fedora}}, {star, blank, blank, blank});
  EXPECT_EQ(refused_by(play.act(2, Action::spend(Costume::fedora))), "H47-103"_clause);  // too early
  play.act(2, Action::decline());
  play.with_hand(0, {Card::hearing}).with_deck({Card::hearing});
  play.act(0, play.legal(0)[0]);
  ASSERT_EQ(play.state.step, Step::before_cut);
  EXPECT_TRUE(play.waits_for(2));
  EXPECT_EQ(play.act(2, Action::spend(Costume::fedora)), std::nullopt);
  std::size_t seen = 0;
  for (const Event& event : play.events) {
    if (event.kind != Happened::movie_seen) continue;
    ++seen;
    EXPECT_EQ(seen_by(standard, event, seat(2))->cards[0], Card::hearing);
    EXPECT_TRUE(is_unknown(seen_by(standard, event, seat(0))->cards[0]));
  }
  EXPECT_EQ(seen, 1U);
  EXPECT_EQ(play.happened(Happened::revealed), 1U);
}

TEST(Hollywood, H47_103_uniform_calls_off_hearings_and_shake_ups) {
  for (const bool spent : {false, true}) {
    Play play = after_turns({{2, Costume::uniform}}, {star, star, star, blank});
    play.act(2, Action::decline());
    for (const int who : {0, 1, 2}) play.with_hand(who, {who == 0 ? Card::shake_up : Card::hearing});
    play.with_deck({Card::hearing, Card::neutral, Card::neutral, Card::neutral, Card::neutral, Card::neutral,
                    Card::neutral, Card::neutral, Card::neutral, Card::neutral, Card::neutral});
    for (const int who : {0, 1, 2}) play.act(who, play.legal(who)[0]);
    play.act(2, Action::decline());  // before the removal
    ASSERT_EQ(play.state.step, Step::after_reveal);
    EXPECT_TRUE(play.waits_for(2));
    play.events.clear();
    play.act(2, spent ? Action::spend(Costume::uniform) : Action::decline());
    EXPECT_EQ(play.happened(Happened::dice_rolled), spent ? 0U : 1U);
    EXPECT_EQ(play.happened(Happened::called_off), spent ? 1U : 0U);
    EXPECT_FALSE(play.state.called_off);  // of this movie only
  }
}

TEST(Hollywood, H47_104_in_a_window_holders_decide_in_turn_order) {
  Play play = after_turns({{3, Costume::beret}, {1, Costume::prison_stripes}, {2, Costume::uniform}},
                          {star, blank, blank, blank});
  EXPECT_TRUE(play.waits_for(1));
  EXPECT_EQ(refused_by(play.act(3, Action::spend(Costume::beret))), "H47-20"_clause);
  play.act(1, Action::decline());
  EXPECT_TRUE(play.waits_for(2));
  play.act(2, Action::decline());
  EXPECT_TRUE(play.waits_for(3));
  play.act(3, Action::decline());
  EXPECT_EQ(play.state.step, Step::stars);  // all have declined: the window closes
}

TEST(Hollywood, H47_105_no_costumes_with_one_or_two_players) {
  EXPECT_EQ(refused_by(check(standard, Options{.players = 1, .costumes = true})), "H47-105"_clause);
  EXPECT_EQ(refused_by(check(standard, Options{.players = 2, .costumes = true})), "H47-105"_clause);
  EXPECT_EQ(check(standard, Options{.players = 3, .costumes = true}), std::nullopt);
}

TEST(Hollywood, H47_106_costumes_are_face_down_and_windows_are_never_inside_a_job) {
  Play play = four();
  play.with_costume(2, Costume::cowboy_hat).with_costume(2, Costume::tuxedo);
  EXPECT_EQ(play.view(0).desks[2].costumes.size(), 2U);  // any number; how many is seen
  for (const Costume costume : play.view(0).desks[2].costumes) EXPECT_TRUE(is_unknown(costume));
  EXPECT_EQ(play.view(2).desks[2].costumes, play.desk(2).costumes);
  EXPECT_EQ(refused_by(play.act(2, Action::spend_die(Costume::fedora, 0))), "H47-106"_clause);  // not held
  play.act(0, Action::roll(1));
  EXPECT_EQ(refused_by(play.act(2, Action::spend_die(Costume::cowboy_hat, 0))), "H47-20"_clause);  // inside a turn
  EXPECT_TRUE(may_interrupt(standard, play.state).empty());
  play.act(0, Action::stop());
  EXPECT_EQ(play.act(2, Action::spend_die(Costume::cowboy_hat, 0)), std::nullopt);  // before the next
  // After the last turn a Production costume can be spent, too.
  Play last = after_turns({{1, Costume::cowboy_hat}});
  EXPECT_EQ(last.act(1, Action::spend_die(Costume::cowboy_hat, 2)), std::nullopt);
}

TEST(Hollywood, H47_107_every_holder_is_asked_and_each_spending_restarts_the_asking) {
  Play play = after_turns({{1, Costume::uniform}, {2, Costume::beret}});
  EXPECT_TRUE(play.waits_for(1));  // although a Uniform is of no use now
  play.act(1, Action::decline());
  EXPECT_TRUE(play.waits_for(2));
  play.with_costume(2, Costume::evening_gown);
  EXPECT_EQ(play.act(2, Action::spend(Costume::beret)), std::nullopt);
  EXPECT_TRUE(play.waits_for(1));  // asked again
  play.act(1, Action::decline());
  EXPECT_TRUE(play.waits_for(2));
  play.act(2, Action::decline());
  EXPECT_NE(play.state.step, Step::before_cards);
}

TEST(Hollywood, H47_108_a_costume_needs_a_target_and_the_beret_knows_no_ban) {
  Play play = four();
  play.with_costume(0, Costume::trench_coat).with_costume(0, Costume::jester_cap);
  play.with_hand(2, {});
  EXPECT_EQ(refused_by(play.act(0, Action::spend_on(Costume::trench_coat, seat(2)))), "H47-108"_clause);  // no cards
  EXPECT_EQ(refused_by(play.act(0, Action::spend_on(Costume::trench_coat, seat(0)))), "H47-108"_clause);  // oneself
  EXPECT_EQ(refused_by(play.act(0, Action::spend_on(Costume::jester_cap, seat(2)))), "H47-108"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::spend(Costume::jester_cap))), "H47-108"_clause);
  play.with_hand(0, {});
  EXPECT_EQ(refused_by(play.act(0, Action::spend_on(Costume::jester_cap, seat(1)))), "H47-108"_clause);
  EXPECT_EQ(play.act(0, Action::spend_on(Costume::trench_coat, seat(1))), std::nullopt);
  Play beret = after_turns({{1, Costume::beret}});
  beret.state.token_now = at(1);
  beret.state.token_before = at(1);
  EXPECT_EQ(beret.act(1, Action::spend(Costume::beret)), std::nullopt);
  Play no_ban = after_turns({{1, Costume::beret}});
  no_ban.act(1, Action::spend(Costume::beret));
  no_ban.until(Step::turn);
  EXPECT_NE(no_ban.state.token_before, at(1));
  Play none = after_turns({{1, Costume::beret}});
  none.state.centre = 0;
  EXPECT_EQ(refused_by(none.act(1, Action::spend(Costume::beret))), "H47-108"_clause);
  // Die costumes may choose ghost dice.
  Play small(Options{.players = 3, .costumes = true});
  small.until(Step::turn);
  const auto who = static_cast<int>(backlot::index(small.state.actor));
  small.with_costume(who, Costume::cowboy_hat);
  EXPECT_TRUE(small.offers(who, Action::spend_die(Costume::cowboy_hat, 6)));
  EXPECT_FALSE(small.offers(who, Action::spend_die(Costume::cowboy_hat, 7)));
}

TEST(Hollywood, H47_109_with_one_costume_left_that_one_is_given_and_with_none_nothing) {
  Play play = four({director, designer, composer, editor});
  play.act(0, Action::pass());
  Play none = play;
  while (play.state.wardrobe.size() > 1) play.state.wardrobe.erase_at(1);
  const Costume only = play.state.wardrobe[0];
  play.act(1, Kind::design);
  EXPECT_EQ(play.legal(1).size(), 4U);
  EXPECT_EQ(play.act(1, Action::dress(only, seat(0))), std::nullopt);
  EXPECT_TRUE(play.state.wardrobe.empty());
  none.state.wardrobe.clear();
  EXPECT_EQ(refused_by(none.act(1, Kind::design)), "H47-109"_clause);
  EXPECT_FALSE(none.offers(1, Kind::design));
  // With ten jobs nine players may swap with the centre.
  Play nine(Options{.players = 9, .costumes = true});
  nine.until(Step::turn);
  EXPECT_TRUE(nine.offers(static_cast<int>(backlot::index(nine.state.actor)), Kind::swap));
}

TEST(Hollywood, H47_143_in_production_nobody_is_asked_but_holders_may_interrupt) {
  Play play = four();
  play.with_costume(2, Costume::uniform).with_costume(0, Costume::cowboy_hat);
  EXPECT_TRUE(play.waits_for(0));
  EXPECT_EQ(may_interrupt(standard, play.state), SeatSet::of(seat(2)));  // whatever they hold
  EXPECT_TRUE(play.legal(2).empty());
  EXPECT_EQ(refused_by(play.act(2, Action::pass())), "H47-20"_clause);
  EXPECT_TRUE(play.offers(0, Action::spend_die(Costume::cowboy_hat, 2)));  // the player on turn, too
  Play writing = four({screenwriter, designer, composer, editor});
  writing.with_costume(3, Costume::cowboy_hat);
  ASSERT_EQ(writing.state.step, Step::write);
  EXPECT_EQ(writing.act(3, Action::spend_die(Costume::cowboy_hat, 1)), std::nullopt);
  EXPECT_EQ(writing.state.step, Step::write);
}

TEST(Hollywood, H47_144_of_two_cards_exchanged_both_players_see_both) {
  Play play = four();
  play.with_costume(0, Costume::jester_cap).with_hand(0, {Card::hearing}).with_hand(2, {Card::shake_up});
  play.act(0, Action::spend_on(Costume::jester_cap, seat(2)));
  const Event exchanged = play.events.back();
  ASSERT_EQ(exchanged.kind, Happened::exchanged);
  for (const int who : {0, 2}) {
    const Event seen = *seen_by(standard, exchanged, seat(who));
    EXPECT_EQ(seen.cards[0], Card::hearing);
    EXPECT_EQ(seen.cards[1], Card::shake_up);
    EXPECT_EQ(play.view(who).log.back().card(), Card::shake_up);
  }
  EXPECT_TRUE(is_unknown(seen_by(standard, exchanged, seat(1))->cards[0]));
  EXPECT_TRUE(is_unknown(play.view(1).log.back().card()));
}

TEST(Hollywood, H47_145_what_would_change_nothing_cannot_be_spent) {
  Play gown = after_turns({{1, Costume::evening_gown}}, {blank, star, blank, blank});
  EXPECT_EQ(refused_by(gown.act(1, Action::spend_die(Costume::evening_gown, 1))), "H47-108"_clause);
  Play stripes = after_turns({{1, Costume::prison_stripes}}, {blank, star, blank, blank});
  EXPECT_EQ(refused_by(stripes.act(1, Action::spend_die(Costume::prison_stripes, 0))), "H47-108"_clause);
  Play uniform = after_turns({{1, Costume::uniform}});
  uniform.until(Step::after_reveal);
  uniform.state.now().shown = counts({Card::double_patriot});
  EXPECT_EQ(refused_by(uniform.act(1, Action::spend(Costume::uniform))), "H47-108"_clause);
  uniform.state.now().shown = counts({Card::shake_up});
  EXPECT_TRUE(uniform.offers(1, Action::spend(Costume::uniform)));
  uniform.state.called_off = true;
  EXPECT_FALSE(uniform.offers(1, Action::spend(Costume::uniform)));
  Play tuxedo = four();
  tuxedo.with_costume(0, Costume::tuxedo);
  tuxedo.state.deck = {};
  tuxedo.state.discards = {};
  EXPECT_EQ(refused_by(tuxedo.act(0, Action::spend(Costume::tuxedo))), "H47-108"_clause);
}
