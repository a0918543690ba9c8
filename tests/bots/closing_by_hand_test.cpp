// The facts of closing night in games that were written by hand, draw by draw and move by move: each expected answer is
// worked out in the comments from the definitions at the head of bots/closing.hpp.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <deque>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "bots/closing.hpp"
#include "content/all.hpp"
#include "support/random_game.hpp"

namespace backlot::bots {
namespace {

// Draws that are written down, purpose by purpose. Where nothing is, the first of all there are, or the last: then a
// shuffle leaves everything where it is.
enum class Otherwise : std::uint8_t { first, last };

class Written {
 public:
  explicit Written(Otherwise otherwise) : otherwise_(otherwise) {}
  template <class Purpose>
  Written& say(Purpose purpose, std::initializer_list<std::uint32_t> outcomes) {
    auto& queue = next_.at(static_cast<std::size_t>(purpose));
    queue.insert(queue.end(), outcomes);
    return *this;
  }
  std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    auto& queue = next_.at(purpose);
    if (queue.empty()) return otherwise_ == Otherwise::first ? 0 : n - 1;
    const std::uint32_t outcome = queue.front();
    queue.pop_front();
    EXPECT_LT(outcome, n);
    return outcome;
  }

 private:
  Otherwise otherwise_;
  std::array<std::deque<std::uint32_t>, max_purposes> next_;
};

template <Game G>
class ByHand {
 public:
  ByHand(const typename G::Content& content, const typename G::Options& options, const Written& written)
      : content_(content), table_(content_, options, written) {}

  // Gives the number of the move.
  std::size_t does(int seat, const typename G::Action& action) {
    const auto refusal = table_.act(seat_at(static_cast<std::size_t>(seat)), action);
    EXPECT_FALSE(refusal) << "move " << table_.moves().size() + 1 << ": " << explain(*refusal).why;
    return table_.moves().size();
  }
  // Does what is the only thing to do.
  std::size_t must(int seat) {
    const auto legal = table_.legal(seat_at(static_cast<std::size_t>(seat)));
    EXPECT_EQ(legal.size(), 1U) << "move " << table_.moves().size() + 1;
    return does(seat, legal[0]);
  }
  void says(int seat, const ClaimOf<G>& claim, std::string text) {
    Talk<G> said;
    said.text = std::move(text);
    said.seat = seat_at(static_cast<std::size_t>(seat));
    said.after = static_cast<std::uint32_t>(table_.moves().size());
    said.claim = claim;
    talk_.push_back(said);
  }
  const Table<G, Written>& table() const { return table_; }
  std::vector<std::int32_t> scores() const {
    std::vector<std::int32_t> scores;
    for (const SeatResult& seat : outcome(content_, table_.state()).seats) scores.push_back(seat.score);
    return scores;
  }
  SeatSet winners() const { return outcome(content_, table_.state()).winners; }
  Closing<G> closing() const {
    EXPECT_TRUE(table_.over());
    Record<G> record = record_of(table_, testing_support::random_players(table_.players()), std::nullopt, "by hand");
    record.talk = talk_;
    return closing_of(ReplayOf<G>(std::move(record)));
  }

 private:
  typename G::Content content_;
  Table<G, Written> table_;
  std::vector<Talk<G>> talk_;
};

const SeatSet first_seat = SeatSet::of(seat_at(0));
using Scores = std::vector<std::int32_t>;

}  // namespace

namespace cinecitta_by_hand {
namespace {
using namespace cinecitta;
using Game = cinecitta::Game;

struct Staff {
  Profession profession;
  std::uint8_t number;
  bool operator==(const Staff&) const = default;
};
constexpr Staff d(std::uint8_t number) { return {Profession::director, number}; }
constexpr Staff a(std::uint8_t number) { return {Profession::actor, number}; }
constexpr Staff c(std::uint8_t number) { return {Profession::cameraman, number}; }
using Hands = std::array<std::vector<Staff>, 3>;

// Three players with these hands and 9 notes. No card has an icon, so revenue is nothing and a movie is worth its
// quality; wages are 40 at most, and everybody has 90.
cinecitta::Content pack(const Hands& hands) {
  cinecitta::Content content;
  content.note = {10};
  for (const auto& hand : hands) {
    for (const Staff& staff : hand) {
      bool known = false;
      for (CardFacts& card : content.cards) {
        if (card.profession != staff.profession || card.number != staff.number) continue;
        ++card.copies[0];
        known = true;
      }
      if (!known) content.cards.push({staff.profession, staff.number, 0, 0, 0, {1, 0, 0}});
    }
  }
  const auto each = static_cast<std::uint8_t>(hands[0].size());
  content.dealing[0] = {3, static_cast<std::uint8_t>(3 * each), each, 9};
  normalise(content);
  return content;
}

cinecitta::Card named(const cinecitta::Content& content, const Staff& staff) {
  std::size_t kind = 0;
  while (content.cards[kind].profession != staff.profession || content.cards[kind].number != staff.number) ++kind;
  return static_cast<cinecitta::Card>(kind);
}

// Draws that deal these hands.
Written dealt(const cinecitta::Content& content, const Hands& hands) {
  Written written(Otherwise::first);
  Deck deck = deck_for(content, 3);
  std::size_t left = deck.size();
  for (const auto& hand : hands) {
    for (const Staff& staff : hand) {
      std::uint32_t at = 0;
      while (deck[at] != named(content, staff)) ++at;
      written.say(cinecitta::Purpose::deal, {at});
      deck[at] = deck[--left];
    }
  }
  return written;
}

// Everybody offers the cards of their hand in that order, without money, and sends back what they get. Every card has
// one place to go to.
ByHand<Game> played(const Hands& hands) {
  const cinecitta::Content content = pack(hands);
  ByHand<Game> game(content, Options{3}, dealt(content, hands));
  for (std::size_t round = 0; round < hands[0].size(); ++round) {
    for (std::size_t seat = 0; seat < 3; ++seat) {
      game.does(static_cast<int>(seat), Action::offer(named(content, hands.at(seat)[round]), {0}));
    }
    for (int seat = 0; seat < 3; ++seat) game.does(seat, Action::secure());
    for (int seat = 0; seat < 3; ++seat) game.must(seat);
  }
  return game;
}

// Until the third round is over nobody has a movie, and all are level. Then they are worth 444, 333 and 222: the first
// leads by 111. In the fourth the Cameraman 2, the Director 5 and the Cameraman 9 push others out: 244, 335 and 229.
// The second, who wins, was behind until the last of the 4 × 9 moves, when all cards are placed together: nobody's
// moment. It gained 91 + 111 = 202 in that round, more than the first did in the third (111) and the third in the
// fourth (222 behind before, 106 after: 116). The guide would have paid for its Director to come back.
TEST(ClosingByHand, Cinecitta_who_was_behind_wins_when_all_have_placed) {
  const auto game = played({{{d(4), a(4), c(4), c(2)}, {d(3), a(3), c(3), d(5)}, {d(2), a(2), c(2), c(9)}}});
  EXPECT_EQ(game.scores(), (Scores{244, 335, 229}));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, 36U);
  EXPECT_EQ(facts.decisive->round, 4U);
  EXPECT_TRUE(facts.decisive->behind);
  EXPECT_FALSE(facts.decisive->seat);
  EXPECT_FALSE(facts.lie);
  ASSERT_TRUE(facts.boldest);
  EXPECT_EQ(facts.boldest->step, 29U);  // the second of the three offers of the fourth round
  EXPECT_EQ(facts.boldest->round, 4U);
  EXPECT_EQ(facts.boldest->seat, seat_at(1));
  EXPECT_EQ(facts.boldest->gained, 202);
  EXPECT_EQ(facts.boldest->choice.text, "offer Director 5 with no money");
  EXPECT_NE(facts.boldest->usual.text, facts.boldest->choice.text);
}

// 345 and 345 against 222, all in the third round: no winner was ever behind, and after its last move, the 27th, they
// alone were ahead. Neither gained anything on the other, and the third only lost.
TEST(ClosingByHand, C37_55_those_who_share_a_win_were_alone_ahead_from_there) {
  const auto game = played({{{d(3), a(4), c(5)}, {d(5), a(3), c(4)}, {d(2), a(2), c(2)}}});
  EXPECT_EQ(game.scores(), (Scores{345, 345, 222}));
  EXPECT_EQ(game.winners(), first_seat.with(seat_at(1)));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, 27U);
  EXPECT_FALSE(facts.decisive->behind);
  EXPECT_FALSE(facts.decisive->seat);
  EXPECT_FALSE(facts.boldest);
}

// The first gains 444 - 234 = 210 in the third round, the second 210 in the fourth, in which both come to 244: of two
// that gained the same the first counts. The second was behind until the last move.
TEST(ClosingByHand, Cinecitta_of_two_equally_bold_choices_the_first) {
  const auto game = played({{{d(4), a(4), c(4), c(2)}, {d(4), a(2), c(3), c(4)}, {d(2), a(2), c(2), d(3)}}});
  EXPECT_EQ(game.scores(), (Scores{244, 244, 223}));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, 36U);
  EXPECT_TRUE(facts.decisive->behind);
  ASSERT_TRUE(facts.boldest);
  EXPECT_EQ(facts.boldest->step, 19U);  // the first offer of the third round
  EXPECT_EQ(facts.boldest->seat, seat_at(0));
  EXPECT_EQ(facts.boldest->gained, 210);
}

// Three movies of 345: nobody was ever behind or ahead. And with two cards nobody has a movie, so nobody wins (C37-41).
TEST(ClosingByHand, C37_41_without_a_lead_or_a_winner_there_is_nothing_to_tell) {
  const auto level = played({{{d(3), a(4), c(5)}, {d(5), a(3), c(4)}, {d(4), a(5), c(3)}}});
  EXPECT_EQ(level.scores(), (Scores{345, 345, 345}));
  const auto nobody_wins = played({{{d(3), a(4)}, {d(5), a(3)}, {d(4), a(5)}}});
  EXPECT_TRUE(nobody_wins.winners().empty());
  for (const auto* game : {&level, &nobody_wins}) {
    const auto facts = game->closing();
    EXPECT_FALSE(facts.decisive);
    EXPECT_FALSE(facts.lie);
    EXPECT_FALSE(facts.boldest);
  }
}

}  // namespace
}  // namespace cinecitta_by_hand

namespace hollywood_by_hand {
namespace {
using namespace hollywood;
using enum hollywood::Card;
using Game = hollywood::Game;

struct Deal {
  std::uint8_t hand = 1;
  std::uint8_t to_win = 2;
  Symbol poster = Symbol::neutral;
  Symbol next_poster = Symbol::neutral;
  std::vector<hollywood::Card> drawn;  // from the deck, one after the other
};

// Four players, the first two Patriots, the others Communists. Every die shows a star on all its faces. The first seat
// is Director, without tokens to give, the second Gaffer, and no job lies in the centre: the Patriots' turns bring
// nothing. Four turns, then a card of everybody, then the deck's.
ByHand<Game> dealt(const Deal& deal) {
  hollywood::Content content;
  content.hand = deal.hand;
  content.to_win = deal.to_win;
  content.faces = 2;
  content.stars = 2;
  content.dealing[3] = {4, 2, 2, 0};
  hollywood::Counts left{};
  for (const hollywood::Card card : deal.drawn) ++left[hollywood::index(card)];
  for (std::size_t kind = 0; kind < card_kinds; ++kind) content.cards[kind] = {card_at(kind), left[kind], left[kind]};
  for (std::size_t i = 0; i < 3; ++i) {  // the last one comes first
    content.posters.push({static_cast<Poster>(i), i == 2 ? deal.poster : deal.next_poster, true});
  }
  Written written(Otherwise::last);
  for (const hollywood::Card card : deal.drawn) {
    std::uint32_t before = 0;
    for (std::size_t kind = 0; kind < hollywood::index(card); ++kind) before += left[kind];
    written.say(hollywood::Purpose::cards, {before});
    --left[hollywood::index(card)];
  }
  written.say(hollywood::Purpose::cut, {0, 0, 0});  // a neutral card is removed from every movie
  return {content, Options{.players = 4, .without = 12789}, written};
}
void everybody_passes(ByHand<Game>& game) {
  for (int seat = 0; seat < 4; ++seat) game.does(seat, Action::pass());
}
Action play(hollywood::Card card) {
  Cards cards;
  cards.push(card);
  return Action::with(Action::Kind::play, cards);
}
constexpr hollywood::Claim i_am(Loyalty loyalty) { return {.kind = Claim::Kind::loyalty, .loyalty = loyalty}; }

// When something is said in the two movies.
enum class When : std::uint8_t { post_1, shown_1, post_2 };

// Two movies, both of the Patriots: the first 2 to 0, the second 3 to 2.
template <class Says>
ByHand<Game> two_movies(const Says& says) {
  ByHand<Game> game = dealt({.drawn = {patriot, patriot, neutral, neutral, neutral, patriot, double_patriot,
                                       double_communist, neutral, neutral}});
  everybody_passes(game);
  says(game, When::post_1);
  for (int seat = 0; seat < 4; ++seat) game.must(seat);
  says(game, When::shown_1);
  everybody_passes(game);
  says(game, When::post_2);
  for (const int seat : {0, 2, 1, 3}) game.must(seat);
  return game;
}

// The Patriots win the second movie, and with it the game. Before it they are behind, for a tie is the Communists'. The
// first seat's card brings 1 to 0, the third's 1 to 2, the second's, move 15, 3 to 2; the last is neutral.
TEST(ClosingByHand, H47_50_the_card_that_turned_the_last_movie) {
  const auto game = two_movies([](auto& /*game*/, When /*when*/) {});
  EXPECT_EQ(game.scores(), (Scores{1, 1, 0, 0}));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, 15U);
  EXPECT_EQ(facts.decisive->round, 2U);
  EXPECT_EQ(facts.decisive->seat, seat_at(1));
  ASSERT_TRUE(facts.decisive->choice);
  EXPECT_EQ(facts.decisive->choice->action, play(double_patriot));
  EXPECT_TRUE(facts.decisive->behind);
  EXPECT_FALSE(facts.lie);
}

// The first movie went 2 to one side, the second only 1. After a movie was shown, and before the next one's Post, what
// is said is about the one that was shown (H47-112). Of equal lies the first counts.
TEST(ClosingByHand, H47_112_the_biggest_lie_is_about_the_movie_that_moved_most) {
  const auto lie_of = [](std::initializer_list<std::pair<When, int>> lies) {
    const auto game = two_movies([&](auto& table, When now) {
      for (const auto& [when, seat] : lies) {
        if (when == now) table.says(seat, i_am(Loyalty::patriot), "lie of " + std::to_string(seat + 1));
      }
    });
    return game.closing().lie;
  };
  const auto small_and_big = lie_of({{When::post_2, 2}, {When::post_1, 3}});
  ASSERT_TRUE(small_and_big);
  EXPECT_EQ(small_and_big->text, "lie of 4");
  EXPECT_EQ(small_and_big->seat, seat_at(3));
  EXPECT_EQ(small_and_big->step, 4U);  // after the four turns
  EXPECT_EQ(small_and_big->round, 1U);
  EXPECT_EQ(small_and_big->fact, "Player 4 is a Communist");
  const auto afterwards = lie_of({{When::shown_1, 2}, {When::post_2, 3}});
  ASSERT_TRUE(afterwards);
  EXPECT_EQ(afterwards->text, "lie of 3");
  EXPECT_EQ(afterwards->step, 8U);
  EXPECT_EQ(afterwards->round, 1U);
  const auto tied = lie_of({{When::post_1, 3}, {When::post_1, 2}, {When::shown_1, 2}});
  ASSERT_TRUE(tied);
  EXPECT_EQ(tied->text, "lie of 4");
  const auto only_small = lie_of({{When::post_2, 2}});
  ASSERT_TRUE(only_small);
  EXPECT_EQ(only_small->text, "lie of 3");
}

// A truth, and what somebody thinks of somebody else.
TEST(ClosingByHand, H47_113_truths_and_opinions_are_no_lies) {
  const auto game = two_movies([](auto& table, When /*when*/) {
    table.says(0, i_am(Loyalty::patriot), "the truth");
    const Claim wrong{.kind = Claim::Kind::suspect, .loyalty = Loyalty::communist, .about = seat_at(1)};
    table.says(0, wrong, "an opinion");
  });
  EXPECT_FALSE(game.closing().lie);
}

// One movie, on a neutral poster, decides. The first seat, a Patriot, plays a Communist card though it holds a
// Patriot's: 0 to 1. The second plays a double Patriot card: 2 to 1, and wins. Before its card the first seat was
// behind by the tie, -1, at the end it leads by 1: it gained 2 with a choice that no guide would make. All others had
// one card to play, and nobody a turn worth more than to pass.
TEST(ClosingByHand, Hollywood_a_patriot_who_plays_a_communist_card_and_wins_was_bold) {
  ByHand<Game> game = dealt(
      {.hand = 2,
       .to_win = 1,
       .drawn = {patriot, communist, double_patriot, double_patriot, neutral, neutral, neutral, neutral, neutral}});
  everybody_passes(game);
  game.does(0, play(communist));
  for (int seat = 1; seat < 4; ++seat) game.must(seat);
  EXPECT_EQ(game.scores(), (Scores{1, 1, 0, 0}));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, 6U);
  EXPECT_EQ(facts.decisive->seat, seat_at(1));
  ASSERT_TRUE(facts.boldest);
  EXPECT_EQ(facts.boldest->step, 5U);
  EXPECT_EQ(facts.boldest->seat, seat_at(0));
  EXPECT_EQ(facts.boldest->gained, 2);
  EXPECT_EQ(facts.boldest->choice.action, play(communist));
  EXPECT_EQ(facts.boldest->usual.action, play(patriot));
}

// Both Patriots keep their double back, the first for a neutral card, the second for a single one: 1 to 0. Each was
// behind by the tie before, -1, and leads by 1 at the end: of two that gained 2 the first counts.
TEST(ClosingByHand, Hollywood_of_two_equally_bold_choices_the_first) {
  ByHand<Game> game =
      dealt({.hand = 2,
             .to_win = 1,
             .drawn = {neutral, double_patriot, patriot, double_patriot, neutral, neutral, neutral, neutral, neutral}});
  everybody_passes(game);
  game.does(0, play(neutral));
  game.does(1, play(patriot));
  for (int seat = 2; seat < 4; ++seat) game.must(seat);
  const auto facts = game.closing();
  ASSERT_TRUE(facts.boldest);
  EXPECT_EQ(facts.boldest->step, 5U);
  EXPECT_EQ(facts.boldest->gained, 2);
}

// In movie 1 the first seat keeps its Patriot card back, and its side wins 2 to 0 all the same: from -1 to 2 it gained
// 3. That movie 2 then begins with a tie, -1 again, is nothing to it. There the first two have one card each, and win.
TEST(ClosingByHand, Hollywood_a_round_ends_with_its_own_movie) {
  ByHand<Game> game = dealt({.hand = 2,
                             .drawn = {neutral, patriot, double_patriot, double_patriot, neutral, neutral, neutral,
                                       neutral, neutral, patriot, neutral, neutral, neutral, neutral}});
  everybody_passes(game);
  game.does(0, play(neutral));
  for (int seat = 1; seat < 4; ++seat) game.must(seat);
  everybody_passes(game);
  game.must(0);
  game.does(1, play(double_patriot));
  for (int seat = 2; seat < 4; ++seat) game.must(seat);
  const auto facts = game.closing();
  ASSERT_TRUE(facts.boldest);
  EXPECT_EQ(facts.boldest->step, 5U);
  EXPECT_EQ(facts.boldest->round, 1U);
  EXPECT_EQ(facts.boldest->gained, 3);
}

// The Patriots win the first movie 2 to 0, in which they were behind before their cards. The second has a Patriot
// poster and neutral cards: they are ahead in it when it begins, and nothing that anybody did made that so.
TEST(ClosingByHand, Hollywood_only_the_last_movie_has_a_decisive_moment) {
  ByHand<Game> game =
      dealt({.next_poster = Symbol::patriot,
             .drawn = {patriot, patriot, neutral, neutral, neutral, neutral, neutral, neutral, neutral, neutral}});
  for (int movie = 0; movie < 2; ++movie) {
    everybody_passes(game);
    for (int seat = 0; seat < 4; ++seat) game.must(seat);
  }
  EXPECT_EQ(game.scores(), (Scores{1, 1, 0, 0}));
  EXPECT_FALSE(game.closing().decisive);
}

// A Patriot poster and nothing but neutral cards: the Patriots were ahead, and alone, from the beginning; and nobody
// had anything to choose.
TEST(ClosingByHand, Hollywood_whoever_led_from_the_beginning_has_no_moment) {
  ByHand<Game> game =
      dealt({.to_win = 1, .poster = Symbol::patriot, .drawn = {neutral, neutral, neutral, neutral, neutral}});
  everybody_passes(game);
  for (int seat = 0; seat < 4; ++seat) game.must(seat);
  EXPECT_EQ(game.scores(), (Scores{1, 1, 0, 0}));
  const auto facts = game.closing();
  EXPECT_FALSE(facts.decisive);
  EXPECT_FALSE(facts.lie);
  EXPECT_FALSE(facts.boldest);
}

}  // namespace
}  // namespace hollywood_by_hand

namespace boulevard_by_hand {
namespace {
using namespace boulevard;
using Game = boulevard::Game;

// Two theatres with $30,000 and one week without films and tips. A chip of Concessions costs $5,000 and $1,000 upkeep
// and brings no dice, up to three each.
boulevard::Content pack() {
  boulevard::Content content;
  content.start_cash = {30};
  content.loan = {20};
  content.upkeep = {1};
  content.upkeep_per_chip = {1};
  content.pip = {1};
  content.most_invested = {1};
  content.running_time = {30};
  content.chip_minutes = {15};
  content.faces = 2;
  content.sections = 1;
  content.preview.fill(Genre::comedy);
  content.lengths = {{{1, 2}, {2, 3}, {3, 4}}};
  for (std::size_t i = 0; i < chip_kinds; ++i) content.chips.at(i) = {{5}, static_cast<Chip>(i), 3, 0};
  return content;
}

// The first places its marker and buys so many chips, then the second; nobody advertises.
ByHand<Game> week(int first, int second) {
  ByHand<Game> game(pack(), Options{.players = 2, .length = GameLength::short_game}, Written(Otherwise::first));
  int seat = 0;
  for (const int chips : {first, second}) {
    game.does(seat, Action::place(spot_of(Place::concessions)));
    for (int i = 0; i < chips; ++i) game.does(seat, Action::buy(Chip::concessions));
    game.does(seat++, Action::stop());
  }
  for (seat = 0; seat < 2; ++seat) {
    game.does(seat, Action::invest({0}));
    game.does(seat, Action::ready());
  }
  return game;
}

// Moves: place, buy (25 to 30), stop; place, buy (25 all), buy (25 to 20), stop. The first, who wins 23 to 17, is no
// longer behind when the second has bought one chip, move 5. By the end it has gained 6 since the beginning with its
// marker where there is nothing to gain, and 6 with its chip: of the two the marker came first. The guide, too, would
// have bought nothing more.
TEST(ClosingByHand, Boulevard_whose_purchase_let_the_winner_catch_up) {
  const auto game = week(1, 2);
  EXPECT_EQ(game.scores(), (Scores{23, 17}));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, 5U);
  EXPECT_EQ(facts.decisive->round, 1U);
  EXPECT_EQ(facts.decisive->seat, seat_at(1));
  EXPECT_EQ(facts.decisive->choice->action, Action::buy(Chip::concessions));
  EXPECT_TRUE(facts.decisive->behind);
  EXPECT_FALSE(facts.lie);
  ASSERT_TRUE(facts.boldest);
  EXPECT_EQ(facts.boldest->step, 1U);
  EXPECT_EQ(facts.boldest->seat, seat_at(0));
  EXPECT_EQ(facts.boldest->gained, 6);
  EXPECT_EQ(facts.boldest->choice.action, Action::place(spot_of(Place::concessions)));
}

// Only the second buys, move 4: the first was never behind, and is alone ahead from there.
TEST(ClosingByHand, Boulevard_a_winner_who_never_was_behind) {
  const auto facts = week(0, 1).closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, 4U);
  EXPECT_EQ(facts.decisive->seat, seat_at(1));
  EXPECT_FALSE(facts.decisive->behind);
}

// $29,000 each after upkeep: nobody ever led, and nobody gained anything.
TEST(ClosingByHand, B54_95_two_who_share_a_win_without_a_lead_have_no_moment) {
  const auto game = week(0, 0);
  EXPECT_EQ(game.scores(), (Scores{29, 29}));
  const auto facts = game.closing();
  EXPECT_FALSE(facts.decisive);
  EXPECT_FALSE(facts.boldest);
  // After a chip of each, they are level again: the one who was behind in between is so no more with the second chip.
  const auto bought = week(1, 1);
  EXPECT_EQ(bought.scores(), (Scores{23, 23}));
  ASSERT_TRUE(bought.closing().decisive);
  EXPECT_EQ(bought.closing().decisive->step, 5U);
  EXPECT_TRUE(bought.closing().decisive->behind);
}

}  // namespace
}  // namespace boulevard_by_hand

namespace maybe_by_hand {
namespace {
using namespace maybe;
using Game = maybe::Game;

// Three players hold so many YES of money, all alike, and one NO each: of script, of actors and of money. Nothing is
// taken for a success. Of the movies the first costs money twice; the others one of actors, one of money, and so on.
maybe::Content pack(std::uint8_t yes, std::size_t movies) {
  maybe::Content content;
  content.yes_per_player = yes;
  content.no_per_player = 1;
  content.hand = static_cast<std::uint8_t>(yes + 1);
  content.market = 2;
  content.own = 1;
  content.votes.push({VoteKind::yes, Icon::money, 2, static_cast<std::uint8_t>(3 * yes)});
  content.votes.push({VoteKind::no, Icon::money, 1, 1});
  content.votes.push({VoteKind::no, Icon::actors, 1, 1});
  content.votes.push({VoteKind::no, Icon::script, 1, 1});
  for (std::size_t i = 0; i < movies; ++i) {
    MovieCard card;
    card.flavour = static_cast<Flavour>(i);
    card.icons.push(i % 2 == 0 ? Icon::money : Icon::actors);
    if (i == 0) card.icons.push(Icon::money);
    content.movies.push(card);
  }
  return content;
}
constexpr Movie movie(int i) { return static_cast<Movie>(i); }
inline constexpr Vote yes{0};
constexpr Vote no_of(int seat) { return static_cast<Vote>(3 - seat); }

// The first turn: money twice is asked, 2 - 1 is there, and the NO of the second and the third come back to them.
ByHand<Game> failed_once(const maybe::Content& content) {
  ByHand<Game> game(content, Options{.players = 3}, Written(Otherwise::first));
  game.does(0, Action::pitch(movie(0)));
  game.does(0, Action::finish());
  game.does(0, Action::cast(yes));
  game.does(1, Action::cast(no_of(1)));
  game.does(2, Action::cast(no_of(2)));
  return game;
}
// That seat pitches these two, which succeeds, and keeps one. Gives the number of the move.
std::size_t keeps(ByHand<Game>& game, int seat, std::pair<int, int> pitch, int kept) {
  game.does(seat, Action::pitch(movie(pitch.first)));
  game.does(seat, Action::pitch(movie(pitch.second)));
  game.does(seat, Action::finish());
  const bool last = game.table().state().desks[0].hand.size() == 1;
  game.does(0, Action::cast(last ? no_of(0) : yes));
  game.does(1, Action::cast(yes));
  game.does(2, Action::cast(yes));
  return game.does(seat, Action::keep(movie(kept)));
}

// A Vote for money of the third seat and one for actors of the second score what the Movies Made show. Money is kept
// first: 0, 0, 1. Then, by the third seat itself, actors: 0, 1, 1. The second, who wins by the actors of the last turn,
// is no longer behind from there on. Where a seat gained anything it had only one kind of Vote to cast.
TEST(ClosingByHand, MM_51_the_winner_was_behind_until_another_kept_a_movie) {
  ByHand<Game> game = failed_once(pack(3, 7));
  keeps(game, 1, {1, 2}, 2);
  const std::size_t level = keeps(game, 2, {3, 4}, 3);
  keeps(game, 0, {5, 6}, 5);
  EXPECT_EQ(game.scores(), (Scores{0, 2, 1}));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, level);
  EXPECT_EQ(facts.decisive->round, 3U);
  EXPECT_EQ(facts.decisive->seat, seat_at(2));
  EXPECT_EQ(facts.decisive->choice->action, Action::keep(movie(3)));
  EXPECT_TRUE(facts.decisive->behind);
  EXPECT_FALSE(facts.lie);
  EXPECT_FALSE(facts.boldest);
}

// The second keeps actors at once: nobody had anything before, and it alone does afterwards.
TEST(ClosingByHand, Maybe_a_winner_who_never_was_behind) {
  ByHand<Game> game = failed_once(pack(1, 3));
  const std::size_t ahead = keeps(game, 1, {1, 2}, 1);
  EXPECT_EQ(game.scores(), (Scores{0, 1, 0}));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, ahead);
  EXPECT_EQ(facts.decisive->seat, seat_at(1));
  EXPECT_FALSE(facts.decisive->behind);
}

// The third movie costs actors twice now, and YES count 4. The first turn asks for setting twice: 2 left-over pairs of
// money are needed, and 4 - 1 is one. In the second the pitcher adds a movie where the guide would have stopped at one,
// and keeps the one with actors once where the guide would keep the other: each brought it from 0 to 1, and of two that
// gained the same the first counts, its second movie, move 7.
TEST(ClosingByHand, Maybe_of_two_equally_bold_choices_the_first) {
  maybe::Content content = pack(1, 3);
  content.votes[0].number = 4;
  const auto costs = [&](std::size_t which, Icon icon, int times) {
    content.movies[which].icons = {};
    for (int i = 0; i < times; ++i) content.movies[which].icons.push(icon);
  };
  costs(0, Icon::setting, 2);
  costs(1, Icon::actors, 1);
  costs(2, Icon::actors, 2);
  ByHand<Game> game = failed_once(content);
  const std::size_t kept = keeps(game, 1, {1, 2}, 1);
  EXPECT_EQ(game.scores(), (Scores{0, 1, 0}));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, kept);
  ASSERT_TRUE(facts.boldest);
  EXPECT_EQ(facts.boldest->step, 7U);
  EXPECT_EQ(facts.boldest->round, 2U);
  EXPECT_EQ(facts.boldest->seat, seat_at(1));
  EXPECT_EQ(facts.boldest->choice.action, Action::pitch(movie(2)));
  EXPECT_EQ(facts.boldest->usual.action, Action::finish());
  EXPECT_EQ(facts.boldest->gained, 1);
}

// Money, then actors: the second and the third share the win, 1 and 1. The one who was behind is so no more with the
// second movie, which is the last move.
TEST(ClosingByHand, MM_53_those_who_share_a_win_were_level_from_there) {
  ByHand<Game> game = failed_once(pack(2, 5));
  keeps(game, 1, {1, 2}, 2);
  const std::size_t level = keeps(game, 2, {3, 4}, 3);
  EXPECT_EQ(game.scores(), (Scores{0, 1, 1}));
  const auto facts = game.closing();
  ASSERT_TRUE(facts.decisive);
  EXPECT_EQ(facts.decisive->step, level);
  EXPECT_TRUE(facts.decisive->behind);
}

}  // namespace
}  // namespace maybe_by_hand
}  // namespace backlot::bots
