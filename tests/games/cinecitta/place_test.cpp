// Placing a card: C37-30 to C37-36. A naive reference places card by card, in every order.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/cinecitta/scenario.hpp"

using namespace backlot;
using namespace backlot::cinecitta;
using namespace backlot::cinecitta::scenario;

namespace {

// Seat 1 in step 3 with this Studio and these cards to place: the first its own, the second headhunted.
Play placing(std::initializer_list<std::string_view> studio, std::string_view own, std::string_view hunted = {}) {
  Play play = three_with({}, {}, {});
  play.desk(0).studio = pile<3>(studio);
  play.state.step = Step::place;
  Pile<Folder, max_players>& folders = play.state.rounds[0].folders;
  folders[0] = {card(own), {}, Answer::secure};
  folders[1] = {card("Scriptwriter 2"), {}, Answer::secure};
  folders[2] = {
      card(hunted.empty() ? "Scriptwriter 3" : hunted), {}, hunted.empty() ? Answer::secure : Answer::headhunt};
  return play;
}

using Names = std::multiset<int>;
Names names_of(const auto& pile) {
  Names names;
  for (const Card each : pile) names.insert(static_cast<int>(each));
  return names;
}

// All results of placing cards one by one, as sets of (Studio, moved out).
using Results = std::set<std::pair<Names, Names>>;
void place_naively(const Names& studio, const Names& out, std::vector<Card> left, Results& results) {
  if (left.empty()) results.insert({studio, out});
  for (std::size_t next = 0; next < left.size(); ++next) {
    std::vector<Card> rest = left;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(next));
    const auto profession = [](int each) { return standard[static_cast<Card>(each)].profession; };
    const int placed = static_cast<int>(left[next]);
    Names candidates;
    for (const int each : studio) {
      if (profession(each) == profession(placed)) candidates = {each};
    }
    if (candidates.empty() && studio.size() == 3) candidates = studio;
    if (candidates.empty()) {
      Names more = studio;
      more.insert(placed);
      place_naively(more, out, rest, results);
    }
    for (const int moved : candidates) {
      Names after = studio;
      after.erase(after.find(moved));
      after.insert(placed);
      Names gone = out;
      gone.insert(moved);
      place_naively(after, gone, rest, results);
    }
  }
}

}  // namespace

TEST(Cinecitta, C37_30_the_studio_holds_three_cards_of_different_professions) {
  Play play = placing({"Director 5", "Actor 5", "Cameraman 5"}, "Producer 9");
  EXPECT_EQ(refused_by(play.act(0, place({}))), "C37-30"_clause);
  EXPECT_EQ(play.act(0, place({"Actor 5"})), std::nullopt);
  play.rest();
  EXPECT_EQ(play.state.desks[0].studio, pile<3>({"Director 5", "Cameraman 5", "Producer 9"}));
  EXPECT_EQ(play.state.desks[0].office, pile<16>({"Actor 5"}));
}

TEST(Cinecitta, C37_30_a_card_never_goes_straight_to_the_office) {
  Play play = placing({"Director 5", "Actor 5", "Cameraman 5"}, "Producer 9");
  EXPECT_EQ(refused_by(play.act(0, place({"Producer 9"}))), "C37-36"_clause);
}

TEST(Cinecitta, C37_31_the_same_profession_is_replaced_even_when_a_space_is_free) {
  Play play = placing({"Director 5"}, "Director 2");
  EXPECT_EQ(play.legal(0), std::vector{place({"Director 5"})});
  EXPECT_EQ(refused_by(play.act(0, place({}))), "C37-31"_clause);
  play.rest();
  EXPECT_EQ(play.state.desks[0].studio, pile<3>({"Director 2"}));
  EXPECT_EQ(play.state.desks[0].office, pile<16>({"Director 5"}));
}

TEST(Cinecitta, C37_32_a_free_space_is_taken) {
  Play play = placing({"Director 5"}, "Actor 2");
  EXPECT_EQ(play.legal(0), std::vector{place({})});
  EXPECT_EQ(refused_by(play.act(0, place({"Director 5"}))), "C37-32"_clause);
  play.rest();
  EXPECT_EQ(play.state.desks[0].studio, pile<3>({"Director 5", "Actor 2"}));
}

TEST(Cinecitta, C37_33_in_a_full_studio_any_card_may_make_room) {
  Play play = placing({"Director 5", "Actor 5", "Cameraman 5"}, "Scriptwriter 9");
  EXPECT_EQ(play.legal(0), (std::vector{place({"Director 5"}), place({"Actor 5"}), place({"Cameraman 5"})}));
}

TEST(Cinecitta, C37_34_a_card_in_the_office_never_moves_again) {
  Play play = placing({"Director 5"}, "Actor 2");
  play.desk(0).office = pile<16>({"Cameraman 9"});
  EXPECT_EQ(refused_by(play.act(0, place({"Cameraman 9"}))), "C37-34"_clause);
  const auto before = play.state.desks[0].office;
  play.rest();
  EXPECT_EQ(play.state.desks[0].office, before);
}

TEST(Cinecitta, C37_35_results_appear_together) {
  Play play = placing({"Director 5", "Actor 5", "Cameraman 5"}, "Producer 9");
  play.act(0, place({"Actor 5"}));
  EXPECT_EQ(play.view(1).desks[0].studio, pile<3>({"Director 5", "Actor 5", "Cameraman 5"}));
  EXPECT_TRUE(play.view(1).desks[0].moving_out.empty());
  play.act(1, place({}));
  EXPECT_TRUE(play.state.desks[1].studio.empty());
  play.act(2, place({}));
  EXPECT_EQ(play.state.desks[1].studio, pile<3>({"Scriptwriter 2"}));
  EXPECT_TRUE(play.state.desks[0].studio.contains(card("Producer 9")));
}

TEST(Cinecitta, C37_36_the_second_card_may_send_the_first_to_the_office) {
  Play play = placing({"Director 5", "Actor 5", "Cameraman 5"}, "Scriptwriter 8", "Producer 9");
  EXPECT_EQ(play.act(0, place({"Actor 5", "Scriptwriter 8"})), std::nullopt);
  Play same = placing({}, "Actor 2", "Actor 9");
  EXPECT_EQ(same.legal(0), (std::vector{place({"Actor 2"}), place({"Actor 9"})}));
  EXPECT_EQ(refused_by(same.act(0, place({}))), "C37-31"_clause);
  EXPECT_EQ(refused_by(same.act(0, place({"Actor 2", "Actor 9"}))), "C37-32"_clause);
}

TEST(Cinecitta, C37_36_all_ways_of_placing_agree_with_a_naive_search) {
  FastChance chance(3);
  for (int round = 0; round < 2000; ++round) {
    Play play(Options{5}, static_cast<std::uint64_t>(round));
    Deck deck = deck_for(standard, 5);
    shuffle(deck, chance, Purpose::deal);
    Pile<Card, 3> studio;
    for (std::size_t i = 4; studio.size() < chance.below(4, 1) && i < deck.size(); ++i) {
      if (PlaceStep::find_profession(standard, studio, deck[i]) == studio.size()) studio.insert_sorted(deck[i]);
    }
    const std::size_t count = chance.below(3, 1);
    Cards incoming;
    for (std::size_t i = 0; i < count; ++i) incoming.insert_sorted(deck[i]);
    Results naive;
    place_naively(names_of(studio), {}, {incoming.begin(), incoming.end()}, naive);
    Results ours;
    PlaceStep::ways(standard, studio, incoming, [&](const Cards& out) {
      Names after = names_of(studio);
      for (const Card each : incoming) after.insert(static_cast<int>(each));
      for (const Card each : out) after.erase(after.find(static_cast<int>(each)));
      ours.insert({after, names_of(out)});
    });
    ASSERT_EQ(ours, naive) << "round " << round;
  }
}
