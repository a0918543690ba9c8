// Table talk: H47-110 and H47-111.
#include "games/hollywood/claims.hpp"

#include <gtest/gtest.h>

#include "games/hollywood/scenario.hpp"
#include "json/read.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

using Says = Claim::Kind;

std::string words(const Claim& claim) {
  return std::string(describe(standard, claim, [](Seat who) {
                       return Text("seat ") + static_cast<std::int64_t>(backlot::index(who) + 1);
                     }).view());
}

}  // namespace

TEST(Hollywood, H47_110_a_claim_about_the_rejected_poster_knows_only_its_symbol) {
  const auto written = json::write(standard, Claim{.kind = Says::rejected, .symbol = Symbol::communist});
  EXPECT_EQ(written, R"({"kind":"rejected","symbol":"communist"})");
  const auto with_name = json::read<Claim>(standard, R"({"kind":"rejected","symbol":"communist","poster":"horror"})");
  EXPECT_TRUE(std::holds_alternative<Fault>(with_name));
  const auto named = json::read<Claim>(standard, R"({"kind":"rejected","symbol":"horror"})");
  EXPECT_TRUE(std::holds_alternative<Fault>(named));
  EXPECT_EQ(words({.kind = Says::rejected, .symbol = Symbol::communist}), "The poster I rejected was communist.");
}

TEST(Hollywood, H47_111_ready_made_claims) {
  std::size_t count = 0;
  for_each_claim(Options{.players = 4}, [&](const Claim& claim) {
    ++count;
    EXPECT_EQ(check(standard, Options{.players = 4}, claim), std::nullopt);
    EXPECT_FALSE(words(claim).empty());
    const auto back = json::read<Claim>(standard, json::write(standard, claim));
    ASSERT_TRUE(std::holds_alternative<Claim>(back));
    EXPECT_EQ(std::get<Claim>(back), claim);
  });
  EXPECT_EQ(count, 3U + 9U + 4U * 4U);
  EXPECT_EQ(refused_by(check(standard, Options{.players = 4}, Claim{.kind = Says::trust, .about = seat(4)})),
            "H47-140"_clause);
  EXPECT_EQ(refused_by(check(standard, Options{.players = 4}, Claim{.loyalty = Loyalty::unknown})), "H47-111"_clause);
  EXPECT_EQ(words({.kind = Says::suspect, .loyalty = Loyalty::rising_star, .about = seat(2)}),
            "I suspect seat 3 of being Rising Star.");
}

TEST(Hollywood, H47_111_claims_bind_nobody_and_can_be_compared_with_the_truth) {
  Play play(Options{.players = 5});
  play.with_jobs({screenwriter, editor, composer, actress, gaffer});
  play.state.desks[0].loyalty = Loyalty::communist;
  play.state.desks[1].loyalty = Loyalty::communist;
  play.state.desks[2].loyalty = Loyalty::patriot;
  play.with_hand(0, {Card::shake_up, Card::communist, Card::neutral});
  const auto truth = [&](const Claim& claim) { return is_true(standard, play.state, seat(0), claim); };
  EXPECT_TRUE(truth({.kind = Says::loyalty, .loyalty = Loyalty::communist}));
  EXPECT_FALSE(truth({.kind = Says::loyalty, .loyalty = Loyalty::patriot}));
  EXPECT_TRUE(truth({.kind = Says::hold, .symbol = Symbol::communist}));
  EXPECT_TRUE(truth({.kind = Says::hold, .symbol = Symbol::neutral}));
  EXPECT_FALSE(truth({.kind = Says::hold, .symbol = Symbol::patriot}));
  EXPECT_TRUE(truth({.kind = Says::suspect, .loyalty = Loyalty::patriot, .about = seat(2)}));
  EXPECT_FALSE(truth({.kind = Says::suspect, .loyalty = Loyalty::communist, .about = seat(2)}));
  EXPECT_TRUE(truth({.kind = Says::trust, .about = seat(1)}));
  EXPECT_FALSE(truth({.kind = Says::trust, .about = seat(2)}));
  EXPECT_FALSE(truth({.kind = Says::rejected, .symbol = Symbol::neutral}));  // nothing was rejected
  play.act(0, Kind::write);
  play.state.drafted.clear();
  play.state.drafted.push(Poster::horror);
  play.state.drafted.push(Poster::comedy);
  play.act(0, Action::pick(Poster::horror));
  EXPECT_TRUE(truth({.kind = Says::rejected, .symbol = Symbol::neutral}));
  EXPECT_FALSE(truth({.kind = Says::rejected, .symbol = Symbol::communist}));
  EXPECT_FALSE(truth({.kind = Says::added, .symbol = Symbol::communist}));
  play.until(Step::stars);
  play.with_dice({star, star, blank, blank, blank});
  play.state.desks[4].tokens = 1;  // the round waits for a token
  play.act(0, Action::with(Kind::play, Card::shake_up));
  play.act(1, play.legal(1)[0]);
  ASSERT_EQ(play.state.step, Step::tokens);
  EXPECT_TRUE(truth({.kind = Says::added, .symbol = Symbol::communist}));
  EXPECT_FALSE(truth({.kind = Says::added, .symbol = Symbol::patriot}));
}
