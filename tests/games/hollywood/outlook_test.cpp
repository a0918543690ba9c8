// What a seat would work out at a glance, and nothing that it does not see.
#include <gtest/gtest.h>

#include "games/hollywood/past.hpp"
#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

Outlook seen(const Play& play, int who) {
  return outlook(play.content, seen_by(play.content, play.state, who < 0 ? nobody : seat(who)));
}
const JobOutlook& job(const Outlook& outlook, Job wanted) {
  for (const JobOutlook& each : outlook.jobs) {
    if (each.job == wanted) return each;
  }
  ADD_FAILURE() << "not in the game";
  return outlook.jobs[0];
}
template <class T, std::size_t N>
std::vector<T> listed(const Pile<T, N>& pile) {
  return {pile.begin(), pile.end()};
}
Play four(std::initializer_list<Job> jobs = {director, gaffer, composer, editor}) {
  Play play({.players = 4});
  play.with_jobs(jobs);
  return play;
}

}  // namespace

TEST(HollywoodOutlook, H47_4_the_symbols_of_each_card) {
  const auto cards = seen(four(), 0).cards;
  EXPECT_EQ(listed(cards[index(Card::neutral)].signs), (std::vector{Symbol::neutral}));
  EXPECT_EQ(listed(cards[index(Card::patriot)].signs), (std::vector{Symbol::patriot}));
  EXPECT_EQ(listed(cards[index(Card::hearing)].signs), (std::vector{Symbol::patriot, Symbol::patriot}));
  EXPECT_EQ(listed(cards[index(Card::shake_up)].signs), (std::vector{Symbol::communist, Symbol::communist}));
}

TEST(HollywoodOutlook, H47_20_H47_21_who_may_act_and_why) {
  const Play play = four();
  const Outlook outlook = seen(play, 1);
  EXPECT_EQ(outlook.part, RoundPart::production);
  EXPECT_EQ(outlook.turn, seat(0));
  EXPECT_TRUE(outlook.seats[0].asked);
  EXPECT_EQ(outlook.seats[0].why, "H47-21"_clause);
  EXPECT_FALSE(outlook.seats[1].asked);
  EXPECT_EQ(outlook.seats[1].why, "H47-20"_clause);
}

TEST(HollywoodOutlook, H47_45_who_has_sealed_waits) {
  Play play = four();
  play.with_dice({star, star, blank, blank});
  play.until(Step::stars);
  play.with_dice({star, star, blank, blank});
  ASSERT_FALSE(play.act(0, play.legal(0)[0]));
  const Outlook outlook = seen(play, -1);
  EXPECT_EQ(outlook.part, RoundPart::post);
  EXPECT_EQ(outlook.turn, nobody);
  EXPECT_EQ(outlook.seats[0].why, "H47-45"_clause);
  EXPECT_EQ(outlook.seats[1].why, "H47-40"_clause);
  EXPECT_EQ(outlook.seats[2].why, "H47-20"_clause);
}

TEST(HollywoodOutlook, H47_22_H47_21_whether_a_job_may_be_performed) {
  Play play = four();
  EXPECT_TRUE(job(seen(play, 0), director).possible);
  EXPECT_EQ(job(seen(play, 0), gaffer).why_not, "H47-21"_clause);  // another's
  EXPECT_EQ(job(seen(play, 1), gaffer).why_not, "H47-20"_clause);  // not one's turn
  EXPECT_EQ(job(seen(play, -1), gaffer).why_not, std::nullopt);    // who watches performs nothing
  ASSERT_FALSE(play.act(0, Action::give(at(1))));
  play.state.actor = seat(0);
  EXPECT_TRUE(job(seen(play, 0), director).performed);
  EXPECT_EQ(job(seen(play, 0), director).why_not, "H47-22"_clause);
}

TEST(HollywoodOutlook, H47_24_the_screenwriter_only_writes_first) {
  Play play = four({screenwriter, gaffer, composer, editor});
  EXPECT_TRUE(job(seen(play, 0), screenwriter).possible);
  EXPECT_EQ(job(seen(play, 0), screenwriter).does, Deed::posters);
  EXPECT_EQ(job(seen(play, 0), screenwriter).amount, 2);
  play.until(Step::turn);
  EXPECT_EQ(job(seen(play, 0), screenwriter).why_not, "H47-24"_clause);
}

TEST(HollywoodOutlook, H47_23_to_H47_34_which_actions_perform_a_job) {
  const Play play = four();
  const Outlook outlook = seen(play, 0);
  const auto by = [&](Job wanted) { return listed(job(outlook, wanted).by); };
  EXPECT_EQ(by(screenwriter), (std::vector{Kind::write}));
  EXPECT_EQ(by(director), (std::vector{Kind::give, Kind::move}));
  EXPECT_EQ(by(actress), (std::vector{Kind::invite}));
  EXPECT_EQ(by(editor), (std::vector{Kind::edit}));
  // As the rules take them.
  for (const JobOutlook& each : outlook.jobs) {
    OneWay way;
    perform::list(play.state, each.job, way);
    if (way.found) EXPECT_TRUE(each.by.contains(way.action.kind)) << index(each.job);
  }
}

TEST(HollywoodOutlook, H47_25_one_poster_when_one_is_left) {
  Play play = four({screenwriter, gaffer, composer, editor});
  PosterSet gone = posters_for(play.content, 4);
  gone = static_cast<PosterSet>(gone & (gone - 1));
  play.state.gone = gone;
  EXPECT_EQ(job(seen(play, 0), screenwriter).amount, 1);
  play.state.gone = posters_for(play.content, 4);
  EXPECT_EQ(job(seen(play, 0), screenwriter).amount, 2);  // shuffled again
}

TEST(HollywoodOutlook, H47_29_the_director_gives_or_moves_and_not_to_the_last_receiver) {
  Play play = four();
  play.state.token_before = at(2);
  EXPECT_EQ(job(seen(play, 0), director).does, Deed::give_token);
  EXPECT_EQ(job(seen(play, 0), director).not_to, at(2));
  play.state.centre = 0;
  EXPECT_EQ(job(seen(play, 0), director).does, Deed::move_token);
  EXPECT_EQ(job(seen(play, 0), director).why_not, "H47-135"_clause);  // nobody has one to move
  play.state.desk(seat(3)).tokens = 1;
  EXPECT_TRUE(job(seen(play, 0), director).possible);
}

TEST(HollywoodOutlook, H47_30_H47_31_H47_33_H47_57_how_much_a_job_does) {
  Play play = four({gaffer, cinematographer, composer, actor});
  const Outlook outlook = seen(play, 0);
  EXPECT_EQ(job(outlook, gaffer).amount, 3);
  EXPECT_EQ(job(outlook, cinematographer).amount, play.content.hand);
  EXPECT_EQ(job(outlook, composer).amount, 2);
  play.with_deck({Card::patriot});
  play.state.discards = {};
  EXPECT_EQ(job(seen(play, 2), composer).amount, 1);
  play.with_deck({});
  play.state.actor = seat(2);
  EXPECT_EQ(job(seen(play, 2), composer).why_not, "H47-57"_clause);
}

TEST(HollywoodOutlook, H47_109_without_costumes_there_is_nothing_to_design) {
  Play play({.players = 4, .costumes = true});
  play.with_jobs({designer, gaffer, composer, editor});
  EXPECT_EQ(job(seen(play, 0), designer).amount, 2);
  play.state.wardrobe.clear();
  play.state.actor = seat(0);
  play.state.step = Step::turn;
  EXPECT_EQ(job(seen(play, 0), designer).why_not, "H47-109"_clause);
}

TEST(HollywoodOutlook, H47_40_H47_95_how_many_cards_the_stars_will_take) {
  Play play({.players = 4, .union_strike = true});
  play.with_jobs({director, gaffer, composer, editor}).with_dice({star, blank, star, star});
  play.with_hand(2, {});
  play.with_poster(Poster::epic);
  for (const PosterFacts& facts : play.content.posters) {
    play.with_poster(facts.poster);
    const auto owed = seen(play, 3).seats;
    const bool strike = facts.symbol == Symbol::neutral;
    EXPECT_EQ(owed[0].owed, (strike ? Owed{0, 3} : Owed{1, 1}));
    EXPECT_EQ(owed[1].owed, (Owed{0, 0}));
    EXPECT_EQ(owed[2].owed, (Owed{0, 0}));
  }
}

TEST(HollywoodOutlook, H47_45_H47_50_symbols_so_far_are_those_this_seat_has_seen_go_in) {
  Play play = four({gaffer, director, composer, editor});
  play.until(Step::stars);
  play.with_poster(Poster::epic).with_dice({star, star, blank, blank});
  play.with_hand(0, {Card::double_patriot}).with_hand(1, {Card::communist});
  const int poster = symbol_of(play.content, Poster::epic) == Symbol::patriot ? 1 : 0;
  EXPECT_EQ(seen(play, 0).movie.symbols.patriots, poster);
  ASSERT_FALSE(play.act(0, Action::with(Kind::play, cards({Card::double_patriot}))));
  EXPECT_EQ(seen(play, 0).movie.symbols.patriots, poster);  // sealed, not yet in
  // Seat 2 has a token and so the table waits before the movie is cut.
  play.state.desk(seat(2)).tokens = 1;
  ASSERT_FALSE(play.act(1, Action::with(Kind::play, cards({Card::communist}))));
  ASSERT_EQ(play.state.step, Step::tokens);
  const MovieOutlook mine = seen(play, 0).movie;
  EXPECT_EQ(mine.symbols, (Sides{static_cast<std::uint8_t>(poster + 2), 0}));
  EXPECT_EQ(mine.unseen, 1);
  EXPECT_EQ(seen(play, 1).movie.symbols, (Sides{static_cast<std::uint8_t>(poster), 1}));
  EXPECT_EQ(seen(play, -1).movie.unseen, 2);
  EXPECT_EQ(listed(seen(play, 0).seats[0].put), (std::vector{Card::double_patriot}));
  EXPECT_EQ(listed(seen(play, 0).seats[1].put), (std::vector{Card::unknown}));  // how many is public
  EXPECT_EQ(outlook(play.content, play.state).movie.symbols, (Sides{static_cast<std::uint8_t>(poster + 2), 1}));
}

TEST(HollywoodOutlook, H47_44_a_card_that_was_removed_is_in_the_movie_no_more) {
  Play play = four();
  play.state.log.push({CardMove::added, at(0), Place::nowhere, Card::patriot});
  play.state.log.push({CardMove::added, at(1), Place::nowhere, Card::communist});
  play.state.log.push({CardMove::removed, at(0), Place::nowhere, Card::communist});  // by the declarer of an edit
  const Making mine = past_of(seen_by(play.content, play.state, seat(0)), seat(0)).movie;
  EXPECT_EQ(mine.known, counts({Card::patriot}));
  EXPECT_EQ(mine.unseen, 0);  // what the other had put in was seen when it was removed
  EXPECT_EQ(seen(play, 0).movie.unseen, 0);
  const Making theirs = past_of(seen_by(play.content, play.state, seat(1)), seat(1)).movie;
  EXPECT_EQ(theirs.known, counts({Card::communist}));
  EXPECT_EQ(theirs.unseen, 1);
  EXPECT_EQ(theirs.removed, 1);  // it may be either
}

TEST(HollywoodOutlook, H47_50_the_last_movie_is_open_to_all) {
  Play play = four();
  EXPECT_TRUE(seen(play, -1).last.empty());
  const auto first = play.state.round;
  while (play.state.round == first && play.state.step != Step::over) play.mild();
  const Round& shown = play.state.rounds[first];
  EXPECT_EQ(seen(play, -1).last.size(), total(shown.shown));
  EXPECT_TRUE(seen(play, 0).seats[0].put.empty());
}

TEST(HollywoodOutlook, H47_60_H47_77_the_strip) {
  Play play({.players = 3});
  play.state.rounds[0].winner = Winner::patriots;
  const Strip strip = seen(play, 0).strip;
  EXPECT_EQ(strip.won, (Sides{1, 0}));
  EXPECT_EQ(strip.needed, (Sides{4, 3}));
  EXPECT_EQ(strip.movies, 6);
  EXPECT_EQ(strip.movie, 1);
  EXPECT_EQ(seen(four(), 0).strip.movies, 7);
}

TEST(HollywoodOutlook, H47_50_H47_78_H47_79_H47_64_what_a_tie_means) {
  EXPECT_EQ(seen(four(), 0).tie.wins, Winner::communists);
  EXPECT_EQ(seen(four(), 0).tie.clause, "H47-50"_clause);
  EXPECT_EQ(seen(Play({.players = 2}), 0).tie.wins, Winner::both);
  EXPECT_EQ(seen(Play({.players = 2}), 0).tie.clause, "H47-78"_clause);
  EXPECT_EQ(seen(Play({.players = 1}), 0).tie.clause, "H47-79"_clause);
  Play last = four();
  last.state.round = 6;
  last.state.rounds.resize(7);
  EXPECT_TRUE(seen(last, 0).tie.last);
  EXPECT_EQ(seen(last, 0).tie.clause, "H47-64"_clause);
}

TEST(HollywoodOutlook, H47_61_H47_97_whether_a_rising_star_is_in_the_game) {
  const auto star_for = [](const Options& options, int who) { return seen(Play(options), who).tie.star; };
  for (std::uint8_t players = 4; players <= 9; ++players) {
    const bool dealt = standard.dealing[players - 1U].rising_stars > 0;
    EXPECT_EQ(star_for({.players = players}, -1), dealt ? StarInGame::yes : StarInGame::no);
    EXPECT_EQ(star_for({.players = players, .random_loyalties = true}, -1), StarInGame::maybe);
  }
  Play play({.players = 5, .random_loyalties = true});
  play.state.desk(seat(1)).loyalty = Loyalty::rising_star;
  EXPECT_EQ(seen(play, 1).tie.star, StarInGame::yes);
  EXPECT_EQ(seen(play, 0).tie.star, StarInGame::maybe);
}

TEST(HollywoodOutlook, H47_70_H47_73_whose_die_it_is) {
  const auto dice = seen(Play({.players = 2}), 0).dice;
  ASSERT_EQ(dice.size(), 6U);
  EXPECT_EQ(dice[1].owner, at(0));
  EXPECT_EQ(dice[2].owner, at(1));
  EXPECT_EQ(dice[4].owner, ghost(0));
  EXPECT_EQ(dice[5].owner, ghost(1));
  EXPECT_EQ(seen(four(), 0).dice[3].owner, at(3));
}

TEST(HollywoodOutlook, H47_74_H47_76_H47_83_what_a_ghost_will_do) {
  Play play({.players = 2});
  play.with_dice({blank, blank, blank, blank, star, blank});
  play.state.ghosts[0].tokens = 1;
  EXPECT_EQ(seen(play, 0).ghosts[0].will, GhostPlay::plays);
  EXPECT_EQ(seen(play, 0).ghosts[1].will, GhostPlay::keeps);
  play.state.ghosts[1].tokens = 1;
  EXPECT_EQ(seen(play, 0).ghosts[1].will, GhostPlay::spends);
}

TEST(HollywoodOutlook, H47_104_H47_106_costume_windows_and_who_may_interrupt) {
  Play play({.players = 4, .costumes = true});
  play.with_jobs({director, gaffer, composer, editor}).with_costume(2, Costume::cowboy_hat);
  const Outlook before = seen(play, 0);
  EXPECT_FALSE(before.window);
  EXPECT_TRUE(before.seats[2].may);
  EXPECT_EQ(before.seats[2].why, "H47-106"_clause);
  play.until(Step::before_cards);
  EXPECT_TRUE(seen(play, 0).window);
  EXPECT_EQ(seen(play, 0).part, RoundPart::post);
}
