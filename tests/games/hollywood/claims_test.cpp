// Ready-made claims, what they can say, and the truth about them.
#include "games/hollywood/claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "content/hollywood.hpp"
#include "games/hollywood/meta.hpp"
#include "json/read.hpp"
#include "json/write.hpp"

namespace backlot::hollywood {
namespace {

using Kind = Claim::Kind;

Options with_players(std::size_t players) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  return options;
}

State deal(const Options& options) {
  FastChance chance(1947);
  return setup(standard, options, chance);
}

std::vector<Claim> claims_of(const Options& options, Seat seat) {
  ClaimsOf<Game> all;
  claims(standard, options, seat, all);
  return {all.begin(), all.end()};
}

std::size_t count(const std::vector<Claim>& all, Kind kind) {
  return static_cast<std::size_t>(
      std::count_if(all.begin(), all.end(), [&](const Claim& claim) { return claim.kind == kind; }));
}

std::string words(const Claim& claim) {
  const auto name = [](Seat seat) { return Text("Seat ") + static_cast<std::int64_t>(index(seat) + 1); };
  return std::string(describe(standard, claim, name).view());
}

bool holds(const State& state, std::size_t seat, const Claim& claim) {
  return judge(standard, state, seat_at(seat), claim).holds;
}
std::string fact(const State& state, std::size_t seat, const Claim& claim) {
  return std::string(judge(standard, state, seat_at(seat), claim).fact.view());
}

constexpr Claim of_symbol(Kind kind, Symbol symbol) { return {.kind = kind, .symbol = symbol}; }

static_assert(MakesClaims<Game>);

TEST(HollywoodClaims, H47_111_every_kind_is_offered_once_about_everybody_else) {
  for (std::size_t players = 1; players <= 9; ++players) {
    const auto all = claims_of(with_players(players), seat_at(players - 1));
    const bool star = standard.dealing[players - 1].rising_stars > 0;
    const std::size_t loyalties = players == 1 ? 1 : star ? 3 : 2;
    EXPECT_EQ(count(all, Kind::loyalty), loyalties);
    for (const Kind kind : {Kind::played, Kind::rejected, Kind::holding}) EXPECT_EQ(count(all, kind), 3U);
    EXPECT_EQ(count(all, Kind::trust), players - 1);
    EXPECT_EQ(count(all, Kind::suspect), (players - 1) * loyalties);
    for (const Claim& claim : all) {
      EXPECT_EQ(std::count(all.begin(), all.end(), claim), 1);
      EXPECT_NE(claim.about, seat_at(players - 1)) << words(claim);
    }
  }
  EXPECT_EQ(claims_of(with_players(9), seat_at(0)).size(), max_claims);
}

// H47-92: nobody knows the counts, so everything can be said.
TEST(HollywoodClaims, H47_111_with_random_loyalties_anybody_may_be_anything) {
  Options options = with_players(5);
  EXPECT_EQ(count(claims_of(options, seat_at(0)), Kind::loyalty), 2U);
  options.random_loyalties = true;
  EXPECT_EQ(count(claims_of(options, seat_at(0)), Kind::loyalty), 3U);
}

TEST(HollywoodClaims, H47_111_in_words) {
  EXPECT_EQ(words({.kind = Kind::loyalty, .loyalty = Loyalty::patriot}), "I am a Patriot");
  EXPECT_EQ(words(of_symbol(Kind::played, Symbol::neutral)), "I put a neutral card in");
  EXPECT_EQ(words(of_symbol(Kind::rejected, Symbol::communist)), "I rejected a communist poster");
  EXPECT_EQ(words(of_symbol(Kind::holding, Symbol::patriot)), "I hold a patriot card");
  EXPECT_EQ(words({.kind = Kind::suspect, .loyalty = Loyalty::rising_star, .about = seat_at(2)}),
            "I think Seat 3 is the Rising Star");
  EXPECT_EQ(words({.kind = Kind::trust, .about = seat_at(0)}), "I trust Seat 1");
}

TEST(HollywoodClaims, H47_110_no_claim_names_the_picture_or_name_of_a_rejected_poster) {
  const auto read = [](const std::string& text) { return json::read<Claim>(standard, text, json::Unknowns::refused); };
  const auto good = read(R"({"kind":"rejected","symbol":"communist"})");
  ASSERT_TRUE(std::holds_alternative<Claim>(good));
  EXPECT_EQ(std::get<Claim>(good), of_symbol(Kind::rejected, Symbol::communist));
  for (const char* text :
       {R"({"kind":"rejected","poster":"western"})", R"({"kind":"rejected","symbol":"patriot","poster":"western"})",
        R"({"kind":"rejected","symbol":"patriot","name":"Western"})", R"({"kind":"rejected","symbol":"western"})",
        R"({"kind":"poster","poster":"western"})"}) {
    EXPECT_TRUE(std::holds_alternative<Fault>(read(text))) << text;
  }
  // Nor does anything that can be said have a poster's name in it.
  for (const Claim& claim : claims_of(with_players(9), seat_at(0))) {
    const std::string text = words(claim) + json::write(standard, claim);
    for (std::size_t i = 0; i < max_posters; ++i) {
      const auto poster = static_cast<Poster>(i);
      EXPECT_EQ(text.find(title_of(poster)), std::string::npos) << text;
      EXPECT_EQ(text.find(names_of(poster)[i]), std::string::npos) << text;
    }
  }
}

TEST(HollywoodClaims, H47_111_what_can_be_claimed_reads_back_and_nothing_else_can) {
  const Options options = with_players(6);
  for (const Claim& claim : claims_of(options, seat_at(1))) {
    const auto again = json::read<Claim>(standard, json::write(standard, claim), json::Unknowns::refused);
    ASSERT_TRUE(std::holds_alternative<Claim>(again));
    EXPECT_EQ(std::get<Claim>(again), claim);
    EXPECT_TRUE(can_claim<Game>(standard, options, seat_at(1), claim));
  }
  EXPECT_FALSE(can_claim<Game>(standard, options, seat_at(1), {.kind = Kind::trust, .about = seat_at(1)}));
  EXPECT_FALSE(can_claim<Game>(standard, options, seat_at(1), {.kind = Kind::trust, .about = seat_at(6)}));
  EXPECT_FALSE(
      can_claim<Game>(standard, with_players(5), seat_at(1), {.kind = Kind::loyalty, .loyalty = Loyalty::rising_star}));
}

TEST(HollywoodClaims, H47_113_the_truth_about_loyalties) {
  State state = deal(with_players(4));
  state.desks[0].loyalty = Loyalty::patriot;
  state.desks[1].loyalty = Loyalty::communist;
  state.desks[2].loyalty = Loyalty::patriot;
  state.desks[3].loyalty = Loyalty::rising_star;
  EXPECT_TRUE(holds(state, 0, {.kind = Kind::loyalty, .loyalty = Loyalty::patriot}));
  EXPECT_FALSE(holds(state, 1, {.kind = Kind::loyalty, .loyalty = Loyalty::patriot}));
  EXPECT_EQ(fact(state, 1, {.kind = Kind::loyalty, .loyalty = Loyalty::patriot}), "Seat 2 is a Communist");
  EXPECT_TRUE(holds(state, 0, {.kind = Kind::suspect, .loyalty = Loyalty::communist, .about = seat_at(1)}));
  EXPECT_FALSE(holds(state, 0, {.kind = Kind::suspect, .loyalty = Loyalty::communist, .about = seat_at(3)}));
  EXPECT_EQ(fact(state, 0, {.kind = Kind::suspect, .loyalty = Loyalty::communist, .about = seat_at(3)}),
            "Seat 4 is the Rising Star");
  EXPECT_TRUE(holds(state, 0, {.kind = Kind::trust, .about = seat_at(2)}));
  EXPECT_FALSE(holds(state, 0, {.kind = Kind::trust, .about = seat_at(1)}));
  EXPECT_FALSE(holds(state, 1, {.kind = Kind::trust, .about = seat_at(2)}));
}

TEST(HollywoodClaims, H47_113_the_truth_about_the_hand) {
  State state = deal(with_players(4));
  state.desks[2].hand.clear();
  state.desks[2].hand.push(Card::neutral);
  state.desks[2].hand.push(Card::hearing);
  EXPECT_TRUE(holds(state, 2, of_symbol(Kind::holding, Symbol::patriot)));
  EXPECT_TRUE(holds(state, 2, of_symbol(Kind::holding, Symbol::neutral)));
  EXPECT_FALSE(holds(state, 2, of_symbol(Kind::holding, Symbol::communist)));
  EXPECT_EQ(fact(state, 2, of_symbol(Kind::holding, Symbol::communist)), "Seat 3 held 1 patriot and 1 neutral");
}

// The symbol, never the name: H47-110.
TEST(HollywoodClaims, H47_113_the_truth_about_the_rejected_poster) {
  State state = deal(with_players(4));
  const Claim patriot = of_symbol(Kind::rejected, Symbol::patriot);
  EXPECT_FALSE(holds(state, 0, patriot));
  EXPECT_EQ(fact(state, 0, patriot), "Seat 1 had rejected no poster since they were shuffled");
  state.rejected.push({Poster::western, seat_at(0)});
  state.rejected.push({Poster::horror, seat_at(1)});
  EXPECT_TRUE(holds(state, 0, patriot));
  EXPECT_EQ(fact(state, 0, patriot), "the poster Seat 1 rejected last was patriot");
  EXPECT_FALSE(holds(state, 1, patriot));
  EXPECT_TRUE(holds(state, 1, of_symbol(Kind::rejected, Symbol::communist)));
  state.rejected.push({Poster::comedy, seat_at(0)});
  EXPECT_FALSE(holds(state, 0, patriot));
  EXPECT_TRUE(holds(state, 0, of_symbol(Kind::rejected, Symbol::neutral)));
}

class ThisMovie : public testing::Test {
 protected:
  ThisMovie() { state.log.clear(); }
  void add(std::size_t seat, Card card) {
    state.log.push({CardMove::added, place_of(seat_at(seat)), Place::nowhere, card});
  }
  void show() { state.log.push({CardMove::premiered, Place::nowhere, Place::nowhere, Card::unknown}); }
  bool put(std::size_t seat, Symbol symbol) const { return holds(state, seat, of_symbol(Kind::played, symbol)); }

  State state = deal(with_players(4));
};

TEST_F(ThisMovie, H47_112_before_the_first_card_of_a_movie_the_one_shown_last_is_meant) {
  state.step = Step::turn;
  EXPECT_EQ(fact(state, 0, of_symbol(Kind::played, Symbol::patriot)), "Seat 1 had put in no card");
  add(0, Card::communist);
  show();
  add(0, Card::hearing);
  add(0, Card::patriot);
  add(1, Card::neutral);
  show();
  EXPECT_TRUE(put(0, Symbol::patriot));
  EXPECT_FALSE(put(0, Symbol::communist));  // that was the movie before
  EXPECT_TRUE(put(1, Symbol::neutral));
  EXPECT_EQ(fact(state, 0, of_symbol(Kind::played, Symbol::communist)), "Seat 1 had put in 2 patriot");
}

TEST_F(ThisMovie, H47_112_from_its_first_card_on_the_movie_being_made_is_meant) {
  state.step = Step::turn;
  add(0, Card::hearing);
  show();
  state.log.push({CardMove::added_score, place_of(seat_at(2)), Place::nowhere, Card::shake_up});  // the Composer's
  EXPECT_TRUE(put(2, Symbol::communist));
  EXPECT_FALSE(put(0, Symbol::patriot));
  EXPECT_EQ(fact(state, 0, of_symbol(Kind::played, Symbol::patriot)), "Seat 1 had put in no card");
}

TEST_F(ThisMovie, H47_112_in_Post_the_movie_being_made_is_meant_even_without_a_card) {
  add(0, Card::hearing);
  show();
  state.step = Step::stars;
  EXPECT_FALSE(put(0, Symbol::patriot));
  state.desks[0].sealed.push(Card::neutral);  // H47-45: chosen, not yet placed
  EXPECT_TRUE(put(0, Symbol::neutral));
  state.step = Step::over;
  state.desks[0].sealed.clear();
  add(0, Card::double_patriot);
  EXPECT_TRUE(put(0, Symbol::patriot));
}

}  // namespace
}  // namespace backlot::hollywood
