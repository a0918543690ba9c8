// Components and the deal: H47-1 to H47-16.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "games/hollywood/scenario.hpp"
#include "json/content.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

std::array<int, 3> loyalties_in(const State& state) {
  std::array<int, 3> found{};
  for (const Desk& desk : state.desks) ++found[static_cast<std::size_t>(desk.loyalty)];
  return found;
}

}  // namespace

TEST(Hollywood, H47_1_nine_jobs_by_number) {
  EXPECT_EQ(numbered(screenwriter), Text("1 Screenwriter"));
  EXPECT_EQ(numbered(producer), Text("2 Producer"));
  EXPECT_EQ(numbered(director), Text("3 Director"));
  EXPECT_EQ(numbered(gaffer), Text("4 Gaffer"));
  EXPECT_EQ(numbered(cinematographer), Text("5 Cinematographer"));
  EXPECT_EQ(numbered(actress), Text("6 Actress"));
  EXPECT_EQ(numbered(actor), Text("7 Actor"));
  EXPECT_EQ(numbered(composer), Text("8 Composer"));
  EXPECT_EQ(numbered(editor), Text("9 Editor"));
  const Play play(Options{.players = 9});
  EXPECT_EQ(tally(standard, play.state).jobs_in_game, 9);
}

TEST(Hollywood, H47_2_components) {
  EXPECT_EQ(total(cards_for(standard, 6)), 60U);
  EXPECT_EQ(standard.posters.size(), 15U);
  EXPECT_EQ(standard.tokens, 4);
  const Dealing& nine = standard.dealing[8];
  EXPECT_EQ(nine.patriots, 5);
  EXPECT_EQ(nine.communists, 3);
  EXPECT_EQ(nine.rising_stars, 1);
  for (std::uint8_t players = 1; players <= 9; ++players) EXPECT_LE(Play({.players = players}).state.dice.size(), 9U);
}

TEST(Hollywood, H47_3_half_of_the_faces_are_stars) {
  EXPECT_EQ(standard.faces, 8);
  EXPECT_EQ(standard.stars, 4);
  int stars = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    for (const Face face : Play({.players = 9}, seed).state.dice) stars += face == star ? 1 : 0;
  }
  EXPECT_NEAR(stars, 2250, 150);
}

TEST(Hollywood, H47_4_propaganda_cards) {
  EXPECT_EQ(cards_for(standard, 6), (Counts{12, 16, 4, 4, 14, 6, 4}));
  EXPECT_EQ(patriot_symbols(Card::hearing), 2);
  EXPECT_EQ(patriot_symbols(Card::double_patriot), 2);
  EXPECT_EQ(patriot_symbols(Card::patriot), 1);
  EXPECT_EQ(communist_symbols(Card::shake_up), 2);
  EXPECT_EQ(communist_symbols(Card::double_communist), 2);
  EXPECT_EQ(communist_symbols(Card::communist), 1);
  EXPECT_EQ(patriot_symbols(Card::neutral) + communist_symbols(Card::neutral), 0);
  EXPECT_EQ(patriot_symbols(Card::shake_up) + communist_symbols(Card::hearing), 0);
}

TEST(Hollywood, H47_5_posters) {
  std::array<int, 3> found{};
  for (const PosterFacts& facts : standard.posters) ++found[static_cast<std::size_t>(facts.symbol)];
  EXPECT_EQ(found, (std::array<int, 3>{5, 5, 5}));
  EXPECT_EQ(symbol_of(standard, Poster::western), Symbol::patriot);
  EXPECT_EQ(symbol_of(standard, Poster::film_noir), Symbol::communist);
  EXPECT_EQ(symbol_of(standard, Poster::romance), Symbol::neutral);
}

TEST(Hollywood, the_pack_on_disk_is_the_one_in_the_program) {
  std::ifstream file(BACKLOT_SOURCE_DIR "/content/hollywood/standard.json");
  std::stringstream text;
  text << file.rdbuf();
  const auto loaded = load_content<hollywood::Game>(text.str());
  ASSERT_TRUE(std::holds_alternative<Content>(loaded));
  EXPECT_EQ(std::get<Content>(loaded), standard);
  EXPECT_FALSE(fault_in(standard));
}

TEST(Hollywood, what_is_wrong_with_a_pack_is_found) {
  const auto fault_of = [](const auto& change) {
    Content content = standard;
    change(content);
    const auto fault = fault_in(content);
    return fault ? std::string(fault->field) : std::string("none");
  };
  EXPECT_EQ(fault_of([](Content& x) { x.hand = 4; }), "hand");
  EXPECT_EQ(fault_of([](Content& x) { x.hand = 0; }), "hand");
  EXPECT_EQ(fault_of([](Content& x) { x.to_win = 5; }), "to_win");
  EXPECT_EQ(fault_of([](Content& x) { x.tokens = 10; }), "tokens");
  EXPECT_EQ(fault_of([](Content& x) { x.faces = 0; }), "faces");
  EXPECT_EQ(fault_of([](Content& x) { x.stars = 9; }), "stars");
  EXPECT_EQ(fault_of([](Content& x) { x.dealing[3].players = 5; }), "players");
  EXPECT_EQ(fault_of([](Content& x) { x.dealing[3].patriots = 3; }), "players");
  EXPECT_EQ(fault_of([](Content& x) { x.dealing[3] = {4, 1, 1, 2}; }), "rising_stars");
  EXPECT_EQ(fault_of([](Content& x) { x.cards[1].card = Card::neutral; }), "card");
  EXPECT_EQ(fault_of([](Content& x) { x.cards[1].copies = 40; }), "copies");
  EXPECT_EQ(fault_of([](Content& x) { x.cards[1].with_two = 17; }), "with_two");
  EXPECT_EQ(fault_of([](Content& x) { x.posters[1] = x.posters[0]; }), "poster");
  EXPECT_EQ(fault_of([](Content& x) { x.costumes[1] = x.costumes[0]; }), "");
  EXPECT_EQ(fault_of([](Content& x) {
              for (PosterFacts& facts : x.posters) facts.with_two = false;
            }),
            "");
  EXPECT_EQ(fault_of([](Content& /*x*/) {}), "none");
}

TEST(Hollywood, H47_10_everyone_has_a_job_and_the_rest_is_in_the_centre) {
  for (std::uint8_t players = 1; players <= 9; ++players) {
    const Play play(Options{.players = players}, players);
    std::array<int, max_players> held{};
    int centre = 0;
    for (const Place owner : play.state.owners) {
      if (is_seat(owner)) ++held[index(owner)];
      if (owner == Place::centre) ++centre;
    }
    const int each = players <= 3 ? 2 : 1;
    for (std::size_t i = 0; i < players; ++i) EXPECT_EQ(held[i], each);
    EXPECT_EQ(centre, (players <= 3 ? 8 : 9) - each * players);
  }
  // At random: nobody holds the same job in every deal.
  EXPECT_NE(Play({.players = 6}, 1).state.owners, Play({.players = 6}, 2).state.owners);
}

TEST(Hollywood, H47_11_loyalties_by_player_count) {
  const std::array<std::array<int, 3>, 9> table{
      {{1, 0, 0}, {1, 1, 0}, {2, 1, 0}, {2, 1, 1}, {3, 2, 0}, {3, 2, 1}, {4, 2, 1}, {4, 3, 1}, {5, 3, 1}}};
  for (std::uint8_t players = 1; players <= 9; ++players) {
    EXPECT_EQ(loyalties_in(Play({.players = players}, players).state), table[players - 1U]);
  }
  const Play play(Options{.players = 5});
  for (int other = 1; other < 5; ++other) {
    const bool both = play.desk(0).loyalty == Loyalty::communist && play.desk(other).loyalty == Loyalty::communist;
    EXPECT_EQ(is_unknown(play.view(0).desk(seat(other)).loyalty), !both);
  }
  EXPECT_EQ(play.view(0).desk(seat(0)).loyalty, play.desk(0).loyalty);
}

TEST(Hollywood, H47_12_communists_know_each_other_and_nobody_else_knows_anything) {
  Play play(Options{.players = 6});
  const std::array<Loyalty, 6> dealt{Loyalty::communist, Loyalty::patriot,     Loyalty::communist,
                                     Loyalty::patriot,   Loyalty::rising_star, Loyalty::patriot};
  for (std::size_t i = 0; i < 6; ++i) play.state.desks[i].loyalty = dealt[i];
  EXPECT_EQ(play.view(0).desks[2].loyalty, Loyalty::communist);
  EXPECT_EQ(play.view(2).desks[0].loyalty, Loyalty::communist);
  EXPECT_TRUE(is_unknown(play.view(0).desks[4].loyalty));
  EXPECT_TRUE(is_unknown(play.view(4).desks[0].loyalty));
  EXPECT_TRUE(is_unknown(play.view(1).desks[3].loyalty));
  const View spectator = seen_by(standard, play.state, nobody);
  for (const Desk& desk : spectator.desks) EXPECT_TRUE(is_unknown(desk.loyalty));
  // In every world a communist imagines, the others are none.
  FastChance dreams(1);
  for (int i = 0; i < 20; ++i) {
    const State world = imagine(standard, play.view(0), dreams);
    for (const std::size_t other : {1U, 3U, 4U, 5U}) EXPECT_NE(world.desks[other].loyalty, Loyalty::communist);
  }
}

TEST(Hollywood, H47_13_three_cards_each_in_secret_the_rest_is_the_deck) {
  const Play play(Options{.players = 7});
  for (int i = 0; i < 7; ++i) EXPECT_EQ(play.desk(i).hand.size(), 3U);
  EXPECT_EQ(play.state.deck.size, 60 - 21);
  EXPECT_EQ(play.view(2).desks[2].hand, play.desk(2).hand);
  for (const Card card : play.view(2).desks[3].hand) EXPECT_TRUE(is_unknown(card));
  Content few = standard;
  for (CardFacts& facts : few.cards) facts.copies = facts.with_two = 2;
  EXPECT_EQ(refused_by(check(few, Options{.players = 5})), "H47-13"_clause);
  EXPECT_EQ(check(few, Options{.players = 4}), std::nullopt);
}

TEST(Hollywood, H47_14_one_die_each_in_view) {
  EXPECT_EQ(Play({.players = 4}).state.dice.size(), 4U);
  EXPECT_EQ(Play({.players = 3}).state.dice.size(), 3U * 2U + 1U);  // and the ghost's
  const Play play(Options{.players = 5});
  EXPECT_EQ(play.view(0).dice, play.state.dice);
}

TEST(Hollywood, H47_15_tokens_lie_in_the_centre_and_posters_are_face_down) {
  const Play play(Options{.players = 6});
  EXPECT_EQ(play.state.centre, 4);
  for (const Desk& desk : play.state.desks) EXPECT_EQ(desk.tokens, 0);
  EXPECT_NE(Play({.players = 6, .without = 1}, 1).state.now().poster,
            Play({.players = 6, .without = 1}, 2).state.now().poster);
}

TEST(Hollywood, H47_16_a_lone_communist_knows_that_there_are_no_others) {
  Play play(Options{.players = 4});
  for (std::size_t i = 0; i < 4; ++i) {
    play.state.desks[i].loyalty =
        std::array{Loyalty::communist, Loyalty::patriot, Loyalty::patriot, Loyalty::rising_star}[i];
  }
  FastChance dreams(2);
  for (int i = 0; i < 20; ++i) {
    const State world = imagine(standard, play.view(0), dreams);
    for (std::size_t other = 1; other < 4; ++other) EXPECT_NE(world.desks[other].loyalty, Loyalty::communist);
  }
}

TEST(Hollywood, H47_140_seats_are_numbered_clockwise) {
  Play play(Options{.players = 5});
  play.with_jobs({editor, composer, director, actor, actress});
  EXPECT_EQ(play.state.order[0], seat(2));
  EXPECT_EQ(play.state.order[1], seat(3));
  EXPECT_EQ(play.state.order[4], seat(1));
  EXPECT_EQ(refused_by(play.act(7, Action::pass())), "H47-140"_clause);
}
