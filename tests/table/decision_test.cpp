// What a decision says besides its choices: that the one answer there is is forced, unless that is a secret, and what
// is barred, with its name and clause. The kit knows that none of it is wrong; here it is there, in games at random.
#include <gtest/gtest.h>

#include <algorithm>

#include "content/all.hpp"
#include "games/registry.hpp"
#include "json/lookup.hpp"
#include "json/node.hpp"
#include "support/random_game.hpp"
#include "table/seat_json.hpp"

using namespace backlot;

namespace {

struct Found {
  int forced = 0;  // one answer, and everybody knows it
  int secret = 0;  // one answer, and that it is the only one is a secret
  int barred = 0;
};

template <Game G>
void look(const Table<G>& table, Found& found) {
  for (const Seat seat : table.waiting()) {
    const auto parsed = json::parse(decision_json<G>(table.content(), table.view(seat)));
    const auto& decision = std::get<json::Node>(parsed);
    const json::Node* const forced = decision.find("forced");
    const std::size_t answers = decision.find("choices")->items.size();
    if (forced != nullptr) {
      EXPECT_TRUE(forced->truth);
      EXPECT_EQ(answers, 1U);
      ++found.forced;
    } else if (answers == 1) {
      ++found.secret;
    }
    for (const json::Node& each : decision.find("barred")->items) {
      EXPECT_FALSE(json::text_of(each, "name").empty());
      EXPECT_FALSE(json::text_of(each, "why").empty());
      if (!json::text_of(each, "clause").empty()) ++found.barred;
    }
  }
}

template <Game G>
Found found_in_games() {
  Found found;
  typename G::Options options;
  options.players = static_cast<decltype(options.players)>(std::max<std::size_t>(G::min_players, 3));
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Table<G> table(standard_content(G{}), options, FastChance(seed));
    for (std::size_t moves = 1; !table.over(); ++moves) {
      look<G>(table, found);
      testing_support::play_at_random(table, seed * 1000 + moves, moves);
    }
  }
  return found;
}

}  // namespace

TEST(Decision, one_answer_is_forced_where_everybody_knows_it_and_what_is_barred_says_why) {
  const Found boulevard = found_in_games<boulevard::Game>();
  EXPECT_GT(boulevard.forced, 0);
  EXPECT_GT(boulevard.secret, 0) << "behind a screen";
  EXPECT_GT(boulevard.barred, 0);
  const Found hollywood = found_in_games<hollywood::Game>();
  EXPECT_GT(hollywood.secret, 0);
  EXPECT_GT(hollywood.barred, 0);
  const Found maybe = found_in_games<maybe::Game>();
  EXPECT_GT(maybe.forced, 0);
  EXPECT_GT(maybe.barred, 0);
}

TEST(Decision, nothing_is_forced_in_a_game_that_does_not_say_when) {
  EXPECT_EQ(found_in_games<cinecitta::Game>().forced, 0);
}
