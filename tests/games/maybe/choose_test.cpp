// Choices that conditions leave to the active player, as steps of the turn: MM-80, MM-82, MM-89, MM-112.
#include <gtest/gtest.h>

#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;
using Kind = Event::Kind;

namespace {

constexpr Options blockbusters{3, false, false, true};

Play voted(std::initializer_list<Movie> pitch, std::initializer_list<std::string_view> votes) {
  Play play(blockbusters);
  play.pitch(pitch);
  play.vote_all(votes);
  return play;
}

}  // namespace

TEST(MaybeChoose, MM_80_MM_89_a_choice_on_cost_comes_before_the_budget_is_compared) {
  // Camera and money are equally frequent: two of which?
  const auto ask = [] {
    return voted({one(Icon::camera), frequent, one(Icon::money)}, {"YES camera 3", "YES money 2", "NO money 1"});
  };
  Play play = ask();
  ASSERT_EQ(play.state.step, Step::cost);
  EXPECT_EQ(waiting_on(cards, play.state), SeatSet::of(seat_at(0)));
  EXPECT_EQ(play.events_of(Kind::succeeded).size() + play.events_of(Kind::failed).size(), 0U);
  EXPECT_EQ(play.legal(0), (std::vector{Action::choose(Icon::money), Action::choose(Icon::camera)}));
  EXPECT_EQ(refused_by(play.act(0, Action::choose(Icon::script))), "MM-80"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::choose_number(1))), "MM-80"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::choose(one(Icon::camera)))), "MM-80"_clause);
  EXPECT_EQ(refused_by(play.act(1, Action::choose(Icon::camera))), "MM-104"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::keep(one(Icon::camera)))), "MM-104"_clause);
  EXPECT_EQ(play.act(0, Action::choose(Icon::camera)), std::nullopt);  // three cameras are there
  EXPECT_EQ(play.events_of(Kind::succeeded).size(), 1U);
  const auto chose = play.events_of(Kind::chose);
  ASSERT_EQ(chose.size(), 1U);
  EXPECT_EQ(chose[0].chosen, Action::choose(Icon::camera));
  EXPECT_EQ(chose[0].seat, seat_at(0));
  Play other = ask();
  other.act(0, Action::choose(Icon::money));  // three moneys needed, one there: two cameras stand for one
  EXPECT_EQ(other.events_of(Kind::failed).size(), 1U);
  EXPECT_TRUE(other.state.choices.empty());
}

TEST(MaybeChoose, MM_82_MM_89_a_choice_on_profit_comes_after_success) {
  Play play = voted({chosen_profit, one(Icon::camera)}, {"YES camera 3", "NO script 1", "NO money 1"});
  ASSERT_EQ(play.state.step, Step::profit);
  EXPECT_EQ(play.state.result, Result::success);
  EXPECT_EQ(play.events_of(Kind::succeeded).size(), 1U);
  EXPECT_EQ(play.events_of(Kind::won).size(), 0U);
  EXPECT_EQ(play.legal(0), (std::vector{Action::choose_number(1), Action::choose_number(2), Action::choose_number(3)}));
  EXPECT_EQ(refused_by(play.act(0, Action::choose(Icon::camera))), "MM-80"_clause);
  EXPECT_EQ(play.act(0, Action::choose_number(2)), std::nullopt);
  EXPECT_EQ(play.events_of(Kind::succeeded).size(), 1U);  // said once
  EXPECT_EQ(play.events_of(Kind::profit)[0].number, 3);
  EXPECT_EQ(play.desk(0).won.size(), 3U);
  EXPECT_EQ(play.state.step, Step::keep);
  // After failure nobody is asked.
  const Play failed = voted({chosen_profit, twin(Icon::camera)}, {"NO camera 2", "NO script 1", "NO money 1"});
  EXPECT_EQ(failed.events_of(Kind::failed).size(), 1U);
  EXPECT_EQ(failed.state.step, Step::pitch);
  EXPECT_EQ(failed.state.result, Result::open);  // of the next pitch
}

TEST(MaybeChoose, MM_80_a_card_is_chosen_by_its_place_in_the_row) {
  // Two neighbours with one icon each: whose cost is copied? Then whose profit, of the cards with most?
  Play play = voted({two(Icon::camera), copying, one(Icon::money)}, {"YES camera 4", "YES money 3", "NO script 1"});
  ASSERT_EQ(play.state.step, Step::cost);
  EXPECT_EQ(play.legal(0), (std::vector{Action::choose(two(Icon::camera)), Action::choose(one(Icon::money))}));
  EXPECT_EQ(refused_by(play.act(0, Action::choose(copying))), "MM-80"_clause);
  play.act(0, Action::choose(one(Icon::money)));
  ASSERT_EQ(play.state.choices.size(), 1U);
  EXPECT_EQ(play.state.choices[0], (Choice{1, About::cost, 2}));
  ASSERT_EQ(play.state.step, Step::profit);
  play.act(0, Action::choose(two(Icon::camera)));
  EXPECT_EQ(play.events_of(Kind::profit)[0].number, 2 + 2 + 1);
  EXPECT_EQ(play.state.choices.size(), 2U);
  play.act(0, Action::keep(copying));
  EXPECT_TRUE(play.state.choices.empty());
}

TEST(MaybeChoose, MM_112_without_a_difference_nobody_is_asked) {
  const Play play = voted({one(Icon::camera), copying, spare(4)}, {"YES camera 4", "YES money 3", "NO script 1"});
  EXPECT_EQ(cards[spare(4)].icons[0], Icon::camera);
  EXPECT_EQ(play.events_of(Kind::succeeded).size(), 1U);
  EXPECT_EQ(play.state.step, Step::keep);
}

TEST(MaybeChoose, MM_83_conditions_are_worked_out_after_the_votes_are_shown) {
  // A camera for each NO.
  const auto fails = [](std::initializer_list<std::string_view> votes) {
    return voted({cameras}, votes).events_of(Kind::failed).size() == 1;
  };
  EXPECT_FALSE(fails({"YES camera 2", "NO money 1", "NO money 2"}));
  EXPECT_TRUE(fails({"YES money 2", "NO script 1", "NO microphone 2"}));
  EXPECT_FALSE(fails({"YES money 2", "YES money 2", "NO microphone 2"}));
}
