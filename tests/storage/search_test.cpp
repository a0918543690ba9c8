// What is found of the tables there are.
#include <gtest/gtest.h>

#include "storage/archive.hpp"
#include "storage/each_store.hpp"

using namespace backlot;

namespace {

class SearchTest : public EachStore {
 protected:
  static Listing over(const std::string& game, const std::string& winner, const std::string& loser,
                      const std::string& clause) {
    return {game, "over", clause, true, {{winner, true, true}, {loser, true, false}, {"Bot 3", false, false}}};
  }
};

}  // namespace

BACKLOT_EACH_STORE(SearchTest);

TEST_P(SearchTest, finds_tables_by_player_game_phase_clause_and_date) {
  auto store = open();
  append(*store, "a", 1, "x", over("cinecitta", "Ada", "Ben", "C37-54"));
  append(*store, "b", 1, "x", over("maybe", "Ben", "Ada", "MM-40"));
  append(*store, "c", 1, "x", Listing{"maybe", "lobby", "", true, {{"Ada", true, false}}});
  append(*store, "hidden", 1, "x", Listing{"maybe", "lobby", "", false, {{"Ada", true, false}}});
  EXPECT_EQ(names(store->search({})), (Names{"c", "b", "a"}));  // the newest first, and nothing that is not listed
  EXPECT_EQ(names(store->search({.player = "ada"})), (Names{"c", "b", "a"}));
  EXPECT_EQ(names(store->search({.player = "Ada", .won = true})), Names{"a"});
  EXPECT_EQ(names(store->search({.player = "Ada", .game = "maybe"})), (Names{"c", "b"}));
  EXPECT_EQ(names(store->search({.player = "Bot 3"})), Names{});
  EXPECT_EQ(names(store->search({.game = "maybe"})), (Names{"c", "b"}));
  EXPECT_EQ(names(store->search({.game = "maybe", .phase = "over"})), Names{"b"});
  EXPECT_EQ(names(store->search({.phase = "lobby"})), Names{"c"});
  EXPECT_EQ(names(store->search({.ended_by = "C37-54"})), Names{"a"});
  EXPECT_EQ(names(store->search({.game = "maybe", .ended_by = "C37-54"})), Names{});
  const auto all = store->search({}).tables;
  EXPECT_EQ(all[1].listing, over("maybe", "Ben", "Ada", "MM-40"));
  EXPECT_EQ(names(store->search({.before = all[0].number, .limit = 1})), Names{"b"});
  EXPECT_EQ(names(store->search({.since = all[0].created + 1})), Names{});
  EXPECT_EQ(names(store->search({.until = all[0].created + 1})), (Names{"c", "b", "a"}));
  EXPECT_EQ(names(store->search({.until = all[2].created})), Names{});
}

TEST_P(SearchTest, a_listing_follows_its_table_and_is_stored_with_the_entry_or_not_at_all) {
  auto store = open();
  append(*store, "a", 1, "x", Listing{"maybe", "lobby", "", true, {{"Ada", true, false}}});
  EXPECT_EQ(append(*store, "a", 3, "gap", over("maybe", "Ben", "Cleo", "MM-40")), Appended::conflict);
  EXPECT_EQ(store->search({}).tables[0].listing.phase, "lobby");
  append(*store, "a", 2, "x", over("maybe", "Ben", "Cleo", "MM-40"));
  EXPECT_EQ(store->search({}).tables[0].listing, over("maybe", "Ben", "Cleo", "MM-40"));
  EXPECT_TRUE(store->search({.player = "Ada"}).tables.empty());
}

TEST_P(SearchTest, names_may_be_anything_and_two_of_one_name_are_found_once) {
  auto store = open();
  const std::string odd = "O'\"\\{Ärger},NULL";
  append(*store, "a", 1, "x",
         Listing{"maybe", "lobby", "", true, {{odd, true, false}, {odd, true, false}, {"", true, true}}});
  EXPECT_EQ(names(store->search({.player = odd})), Names{"a"});
  EXPECT_EQ(store->search({}).tables.at(0).listing.players.at(1).name, odd);
  append(*store, "a", 2, "x", Listing{"maybe", "lobby", "", true, {{"Ada", true, false}}});  // the others have left
  EXPECT_EQ(store->search({}).tables.at(0).listing.players.size(), 1U);
}
