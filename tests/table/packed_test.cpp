// Actions and claims between functions of one process are numbers, and the same as what people send as JSON.
#include "table/packed.hpp"

#include <gtest/gtest.h>

#include "table/play_of.hpp"

using namespace backlot;

namespace {

template <Game G>
std::unique_ptr<Play> game_of(G /*game*/) {
  return std::make_unique<PlayOf<G>>(typename G::Options{}, sha256("packed"));
}

}  // namespace

// Bots, clocks and programs hand these over; a text would not compile.
static_assert(std::same_as<decltype(std::declval<const Play&>().mildest(nobody)), PackedAction>);

TEST(Packed, an_action_by_its_number_does_what_it_does_as_json) {
  for_each_game([](auto game) {
    using G = decltype(game);
    const auto as_json = game_of(game);
    const auto packed = game_of(game);
    for (std::size_t move = 0; move < 40 && !as_json->over(); ++move) {
      const Seat seat = as_json->waiting().front();
      const auto& table = static_cast<const PlayOf<G>&>(*as_json).table();
      ActionsOf<G> all;
      legal_actions(table.content(), table.view(seat), seat, all);
      const auto& action = all[(move * 7) % all.size()];
      const auto node = json::parse(json::write(table.content(), action));
      ASSERT_FALSE(as_json->act(seat, std::get<json::Node>(node))) << game.id;
      ASSERT_FALSE(packed->act(seat, PlayOf<G>::packed(action))) << game.id;
      ASSERT_EQ(packed->last_move(), as_json->last_move()) << game.id;
    }
    EXPECT_GT(packed->moves(), 10U) << game.id;
  });
}

TEST(Packed, the_mildest_choice_is_the_games_own) {
  for_each_game([](auto game) {
    using G = decltype(game);
    const auto play = game_of(game);
    const Seat seat = play->waiting().front();
    const auto& table = static_cast<const PlayOf<G>&>(*play).table();
    const auto mildest = default_action(table.content(), table.view(seat));
    EXPECT_EQ(G::unpack(static_cast<std::size_t>(play->mildest(seat))), mildest) << game.id;
  });
}

TEST(Packed, a_claim_by_its_number_is_the_one_of_the_list) {
  const SeatNames names(9, "Ada");
  const auto play = game_of(hollywood::Game{});
  const auto& table = static_cast<const PlayOf<hollywood::Game>&>(*play).table();
  const auto all = claims_of<hollywood::Game>(table.content(), table.options(), seat_at(1));
  ASSERT_GT(all.size(), 10U);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto claimed = play->claimed(seat_at(1), static_cast<PackedClaim>(i), names);
    ASSERT_TRUE(std::holds_alternative<Claimed>(claimed));
    EXPECT_EQ(std::get<Claimed>(claimed).json, json::write(table.content(), all[i]));
    EXPECT_EQ(claim_number<hollywood::Game>(table.content(), table.options(), seat_at(1), all[i]), i);
  }
  EXPECT_TRUE(std::holds_alternative<Refused>(play->claimed(seat_at(1), static_cast<PackedClaim>(all.size()), names)));
  EXPECT_TRUE(std::holds_alternative<Refused>(game_of(maybe::Game{})->claimed(seat_at(0), PackedClaim{}, names)));
}
