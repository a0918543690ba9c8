// What is told of a payout: B54-55, B54-90, B54-103.
#include "games/boulevard/telling.hpp"

#include <gtest/gtest.h>

#include <map>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

// The rest of the week; what those who watch are told of each theatre's dice.
std::vector<Telling> told(Play& play) {
  std::vector<Telling> all;
  while (all.empty() && play.state.step != Step::over) {
    const Seat who = waiting_on(standard, play.state).front();
    const Action action = default_action(standard, seen_by(standard, play.state, who));
    EventsTo sink{[&](const Event& event) {
      if (!tells(event.kind)) return;
      const auto telling = boulevard::telling(standard, seen_by(standard, play.state, nobody), event);
      EXPECT_TRUE(telling);
      if (telling) all.push_back(*telling);
      play.events.push_back(event);
    }};
    apply(standard, play.state, who, action, play.dice, sink);
  }
  return all;
}
std::size_t count(const Telling& telling, DieSource source) {
  std::size_t dice = 0;
  for (const ToldDie& die : telling.dice) dice += die.source == source ? 1U : 0U;
  return dice;
}
std::vector<int> faces_of(const Telling& telling) {
  std::vector<int> faces;
  for (const ToldDie& die : telling.dice) faces.push_back(static_cast<int>(die.face));
  std::sort(faces.begin(), faces.end());
  return faces;
}

}  // namespace

TEST(BoulevardTelling, B54_90_what_every_die_is_rolled_for) {
  Play play({2, GameLength::short_game});
  play.no_tips();
  play.go_to(Step::pick);
  play.screens(0, {"High Noon", "Road to Bali"});
  play.state.array.clear();
  play.state.cubes[static_cast<std::size_t>(star("Grace Kelly"))] = 2;
  play.chips(0, Chip::concessions, 3);
  play.go_to(Step::advertise);
  play.theatre(0).screen.tips.push({tip("Rodeo Parade"), film("High Noon"), Section::none});
  play.theatre(0).hand.insert_sorted({play.state.shuffle, tip("Rodeo Parade")});
  play.advertise(0, {1});
  play.dice.fall(Purpose::agency, {1});
  play.dice.fall(Purpose::genre, {1, 2});
  const auto all = told(play);
  ASSERT_EQ(all.size(), 2U);
  const Telling& mine = all[0];
  EXPECT_EQ(mine.seat, seat(0));
  const FilmFacts& high_noon = standard[film("High Noon")];
  const FilmFacts& bali = standard[film("Road to Bali")];
  EXPECT_EQ(count(mine, DieSource::printed), std::size_t{high_noon.dice} + bali.dice);
  EXPECT_EQ(count(mine, DieSource::cubes), 2U);
  EXPECT_EQ(count(mine, DieSource::tips), std::size_t{standard[tip("Rodeo Parade")].bonus.dice});
  EXPECT_EQ(count(mine, DieSource::chip), 3U);
  EXPECT_EQ(count(mine, DieSource::section), 2U) << "one, and one of the agency";
  const bool western = play.state.trend == high_noon.genre;
  const bool bali_trends = play.state.trend == bali.genre;
  EXPECT_EQ(count(mine, DieSource::trend), (western ? 1U : 0U) + (bali_trends ? 1U : 0U));
  EXPECT_EQ(mine.dice[0].film, film("High Noon"));
  EXPECT_EQ(mine.dice.back().section, Section{}) << "the first one";
  EXPECT_EQ(mine.dice.back().film, std::nullopt);
  EXPECT_EQ(mine.counted.back(), play.all(Event::Kind::paid_out)[0].money);
  EXPECT_TRUE(all[1].dice.empty());
  EXPECT_TRUE(all[1].counted.empty());
}

TEST(BoulevardTelling, B54_90_money_is_counted_die_by_die) {
  Play play({2, GameLength::short_game});
  play.go_to(Step::pick);
  play.screens(0, {"Road to Bali"});
  play.state.array.clear();
  play.dice.fall(Purpose::genre, {1, 2});
  play.dice.fall(Purpose::income, {4, 4});
  const Telling mine = told(play)[0];
  const ToldDie die{.source = DieSource::printed, .face = Pips{4}, .film = film("Road to Bali")};
  EXPECT_EQ(std::vector<ToldDie>(mine.dice.begin(), mine.dice.end()), (std::vector{die, die}));
  EXPECT_EQ(std::vector<Money>(mine.counted.begin(), mine.counted.end()), (std::vector<Money>{{4}, {8}}));
}

TEST(BoulevardTelling, B54_90_what_the_dice_of_each_face_bring) {
  Play play({2, GameLength::short_game});
  play.go_to(Step::pick);
  play.chips(0, Chip::parking_lot, 2);
  play.chips(0, Chip::concessions, 3);
  play.state.array.clear();
  play.dice.fall(Purpose::income, {4, 6, 4, 1, 4});
  told(play);
  const Event paid = play.all(Event::Kind::paid_out)[0];
  const auto parts = parts_of(standard, paid);
  EXPECT_EQ(std::vector<FacePart>(parts.begin(), parts.end()),
            (std::vector<FacePart>{{Pips{1}, 1, {1}}, {Pips{4}, 3, {12}}, {Pips{6}, 1, {6}}}));
  Money sum;
  for (const FacePart& part : parts) sum += part.money;
  EXPECT_EQ(sum, paid.money);
  Event other = paid;
  other.kind = Event::Kind::upkeep_paid;
  EXPECT_TRUE(parts_of(standard, other).empty());
}

TEST(BoulevardTelling, B54_55_a_die_that_was_rolled_again_showed_a_1) {
  Play play({2, GameLength::short_game});
  play.go_to(Step::pick);
  play.chips(0, Chip::parking_lot, 2);
  play.chips(0, Chip::concessions, 3);
  play.chips(0, Chip::re_roll, 2);
  play.state.array.clear();
  play.dice.fall(Purpose::income, {1, 6, 1, 1, 2, 5, 3});
  const Telling mine = told(play)[0];
  EXPECT_EQ(faces_of(mine), (std::vector{1, 2, 3, 5, 6}));
  std::size_t again = 0;
  for (const ToldDie& die : mine.dice) {
    EXPECT_EQ(die.source, DieSource::chip);
    again += die.was == Pips{1} ? 1U : 0U;
    EXPECT_TRUE(die.was == Pips{1} || is_unknown(die.was));
    // Those that came to 5 and 3, and no others.
    EXPECT_EQ(die.was == Pips{1}, die.face == Pips{5} || die.face == Pips{3});
  }
  EXPECT_EQ(again, 2U);
  EXPECT_EQ(mine.counted.back(), Money{17});
}

TEST(BoulevardTelling, B54_103_one_die_may_be_rolled_again_more_than_once) {
  Play play({2, GameLength::short_game});
  play.go_to(Step::pick);
  play.chips(0, Chip::parking_lot, 1);
  play.chips(0, Chip::re_roll, 3);
  play.state.array.clear();
  play.dice.fall(Purpose::income, {1, 1, 1, 4});
  const Telling mine = told(play)[0];
  ASSERT_EQ(play.all(Event::Kind::paid_out)[0].re_rolled, 3);
  ASSERT_EQ(mine.dice.size(), 1U);
  EXPECT_EQ(mine.dice[0].was, Pips{1});
  // Two chips, and the last of them gives a 1: it stays, and was rolled again.
  Play unlucky({2, GameLength::short_game});
  unlucky.go_to(Step::pick);
  unlucky.chips(0, Chip::parking_lot, 2);
  unlucky.chips(0, Chip::re_roll, 2);
  unlucky.state.array.clear();
  unlucky.dice.fall(Purpose::income, {1, 6, 1, 1});
  const Telling theirs = told(unlucky)[0];
  ASSERT_EQ(theirs.dice.size(), 2U);
  for (const ToldDie& die : theirs.dice) EXPECT_EQ(die.was == Pips{1}, die.face == Pips{1});
  EXPECT_EQ(mine.counted.back(), Money{4});
}

TEST(BoulevardTelling, B54_90_everybody_is_told_the_same) {
  Play play({3, GameLength::short_game});
  play.go_to(Step::pick);
  play.screens(1, {"High Noon", "Road to Bali"});
  play.go_to(Step::blockbuster);
  const Event paid = play.all(Event::Kind::paid_out)[1];
  const auto watching = telling(standard, seen_by(standard, play.state, nobody), paid);
  ASSERT_TRUE(watching);
  for (int who = 0; who < 3; ++who) EXPECT_EQ(telling(standard, play.view(who), paid), watching);
  EXPECT_EQ(telling(standard, play.view(0), play.events[0]), std::nullopt);
}
