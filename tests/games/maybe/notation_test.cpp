// Actions, events and questions in words, and the packing of actions.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;
using Kind = Event::Kind;

namespace {

std::string text(const Action& action) { return std::string(describe(cards, action).view()); }
std::string text(const Event& event) {
  return std::string(
      describe(cards, event, [](Seat seat) { return Text("Seat ") + std::int64_t(index(seat) + 1); }).view());
}
std::string question_at(const Play& play) { return std::string(question(cards, play.state, play.state.active).view()); }

}  // namespace

TEST(MaybeNotation, actions_in_words) {
  EXPECT_EQ(text(Action::pitch(Movie{0})), "pitch \"A slapstick comedy\"");
  EXPECT_EQ(text(Action::finish()), "the pitch is complete");
  EXPECT_EQ(text(Action::cast(vote("YES camera 4"))), "vote YES camera 4");
  EXPECT_EQ(text(Action::add(Movie{1})), "add \"A slow western\"");
  EXPECT_EQ(text(Action::remove(Movie{1})), "remove \"A slow western\"");
  EXPECT_EQ(text(Action::skip()), "leave it");
  EXPECT_EQ(text(Action::choose(Icon::script)), "choose script");
  EXPECT_EQ(text(Action::choose(Movie{2})), "choose \"A space opera\"");
  EXPECT_EQ(text(Action::choose_number(2)), "choose 2");
  EXPECT_EQ(text(Action::keep(Movie{2})), "keep \"A space opera\"");
}

TEST(MaybeNotation, MM_23_a_sealed_vote_is_told_to_its_owner_only) {
  const Event voted{.kind = Kind::voted, .seat = seat_at(1), .vote = vote("CHANGE 7")};
  EXPECT_EQ(text(voted), "Seat 2 has voted CHANGE 7");
  EXPECT_EQ(text(*seen_by(cards, voted, seat_at(0))), "Seat 2 has voted");
}

TEST(MaybeNotation, every_event_has_a_line_of_its_own) {
  std::set<std::string> lines;
  const std::size_t kinds = names_of(Kind{}).size();
  for (std::size_t i = 0; i < kinds; ++i) {
    const Event event{.kind = static_cast<Kind>(i), .vote = vote("NO script 1"), .movie = Movie{3}};
    EXPECT_FALSE(text(event).empty());
    lines.insert(text(event));
  }
  EXPECT_EQ(lines.size(), kinds);
  const Event kept{.kind = Kind::kept, .movie = Movie{3}, .result = Result::failure};
  EXPECT_EQ(text(kept), "Seat 1 keeps \"A courtroom drama\" as a failure");
  EXPECT_EQ(text(Event{.kind = Kind::chose, .chosen = Action::choose_number(3)}), "Seat 1: choose 3");
  EXPECT_EQ(text(Event{.kind = Kind::profit, .number = 300}), "The profit is 300");
}

TEST(MaybeNotation, names_are_read_back_and_unknown_ones_are_not) {
  for (std::size_t i = 0; i < cards.votes.size(); ++i) {
    Vote back = Vote::unknown;
    EXPECT_TRUE(parse_name(cards, name_of(cards, static_cast<Vote>(i)), back));
    EXPECT_EQ(back, static_cast<Vote>(i));
  }
  for (std::size_t i = 0; i < cards.movies.size(); ++i) {
    Movie back = Movie::unknown;
    EXPECT_TRUE(parse_name(cards, name_of(cards, static_cast<Movie>(i)), back));
    EXPECT_EQ(back, static_cast<Movie>(i));
  }
  Vote vote = Vote::unknown;
  Movie movie = Movie::unknown;
  EXPECT_FALSE(parse_name(cards, "MAYBE camera 4", vote));
  EXPECT_FALSE(parse_name(cards, "A film about tests", movie));
  EXPECT_EQ(name_of(cards, Vote::unknown).view(), "a Vote");
  EXPECT_EQ(name_of(cards, Movie::unknown).view(), "a Movie card");
}

TEST(MaybeNotation, questions_and_their_clauses) {
  Play play(Options{3, false, true, true});
  EXPECT_EQ(question_at(play), "Which card does your pitch begin with?");
  EXPECT_EQ(clause_of(cards, play.state), "MM-20"_clause);
  play.bring(frequent);
  play.act(0, Action::pitch(frequent));
  EXPECT_EQ(question_at(play), "Another card, or is the pitch complete?");
  for (const Movie movie : {one(Icon::camera), one(Icon::money), chosen_profit, copying}) {
    play.bring(movie);
    play.act(0, Action::pitch(movie));
  }
  play.act(0, Action::finish());
  EXPECT_EQ(question_at(play), "Which Vote do you cast?");
  EXPECT_EQ(clause_of(cards, play.state), "MM-23"_clause);
  play.vote_all({"CHANGE 1", "YES camera 2", "YES money 2"});
  EXPECT_EQ(question_at(play), "CHANGE: do you add one of your own cards?");
  EXPECT_EQ(clause_of(cards, play.state), "MM-72"_clause);
  play.act(0, Action::skip());
  EXPECT_EQ(question_at(play), "CHANGE: do you remove a card?");
  EXPECT_EQ(clause_of(cards, play.state), "MM-73"_clause);
  play.act(0, Action::remove(copying));
  play.vote_all({"YES script 4", "YES camera 4", "YES money 3"});
  const std::string name(line_of(cards[frequent].flavour));
  EXPECT_EQ(question_at(play), "Two of which icon does \"" + name + "\" cost?");
  EXPECT_EQ(clause_of(cards, play.state), "MM-80"_clause);
  play.act(0, Action::choose(Icon::camera));
  EXPECT_EQ(question_at(play), "How much does \"" + std::string(line_of(cards[chosen_profit].flavour)) + "\" yield?");
  play.act(0, Action::choose_number(1));
  EXPECT_EQ(question_at(play), "Which card joins the Movies Made?");
  EXPECT_EQ(clause_of(cards, play.state), "MM-34"_clause);
  play.state.step = Step::over;
  EXPECT_EQ(question_at(play), "The game is over.");
  EXPECT_EQ(clause_of(cards, play.state), "MM-52"_clause);
}

TEST(MaybeNotation, questions_about_copies_name_the_card) {
  Play play(Options{3, false, false, true});
  play.pitch({two(Icon::camera), copying, one(Icon::money)});
  play.vote_all({"YES camera 4", "YES money 3", "NO script 1"});
  const std::string name = "\"" + std::string(line_of(cards[copying].flavour)) + "\"";
  EXPECT_EQ(question_at(play), name + " costs as much as which card?");
  play.act(0, Action::choose(one(Icon::money)));
  EXPECT_EQ(question_at(play), name + " yields as much as which card?");
}

TEST(MaybeNotation, MM_82_the_action_space_has_three_numbers_to_choose_and_no_gap) {
  EXPECT_EQ(action_space, 5 * max_movies + max_vote_kinds + icons + 2 + 3);
  std::set<std::size_t> packed;
  for (std::uint8_t number = 1; number <= 3; ++number) packed.insert(pack(Action::choose_number(number)));
  packed.insert(pack(Action::choose(Movie{max_movies - 1})));
  packed.insert(pack(Action::keep(Movie{0})));
  EXPECT_EQ(packed.size(), 5U);
  EXPECT_EQ(*packed.rbegin() - *packed.begin(), 4U);
}

TEST(MaybeNotation, every_refusal_has_its_own_words) {
  std::set<std::string_view> words;
  for (std::size_t i = 0; i < refusals; ++i) words.insert(explain(static_cast<Refusal>(i)).why);
  EXPECT_EQ(words.size(), refusals);
}
