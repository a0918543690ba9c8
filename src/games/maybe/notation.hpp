// Cards, actions and events as people write them.
#pragma once
#include <optional>
#include <string_view>

#include "core/text.hpp"
#include "games/maybe/event.hpp"
#include "games/maybe/steps/steps.hpp"

namespace backlot::maybe {

// Names of leaves in JSON and on screen: names_of(enum) for a fixed list of names, name_of(content,
// leaf) and parse_name(content, name, leaf) for names that the content gives. What has no name here
// is a number. A leaf with is_unknown and set_unknown may be hidden: null in JSON.
constexpr bool is_unknown(Vote vote) { return vote == Vote::unknown; }
constexpr bool is_unknown(Movie movie) { return movie == Movie::unknown; }
constexpr void set_unknown(Vote& vote) { vote = Vote::unknown; }
constexpr void set_unknown(Movie& movie) { movie = Movie::unknown; }

constexpr Text name_of(const Content& content, Vote vote) {
  if (is_unknown(vote)) return "a Vote";
  return name_of(content[vote]);
}
constexpr bool parse_name(const Content& content, std::string_view name, Vote& vote) {
  for (std::size_t i = 0; i < content.votes.size(); ++i) {
    if (name_of(content.votes[i]).view() != name) continue;
    vote = static_cast<Vote>(i);
    return true;
  }
  return false;
}

// MM-5: a Movie card goes by its flavour line; no two have the same.
constexpr Text name_of(const Content& content, Movie movie) {
  if (is_unknown(movie)) return "a Movie card";
  return line_of(content[movie].flavour);
}
constexpr bool parse_name(const Content& content, std::string_view name, Movie& movie) {
  for (std::size_t i = 0; i < content.movies.size(); ++i) {
    if (line_of(content.movies[i].flavour) != name) continue;
    movie = static_cast<Movie>(i);
    return true;
  }
  return false;
}

// In a sentence: a flavour line may begin with a capital or with "In".
constexpr Text quoted(const Content& content, Movie movie) {
  if (is_unknown(movie)) return name_of(content, movie);
  return "\"" + (name_of(content, movie) + "\"");
}

inline constexpr std::array<std::string_view, 3> names_of(Result) { return {"open", "success", "failure"}; }
inline constexpr std::array<std::string_view, 2> names_of(About) { return {"cost", "profit"}; }
inline constexpr std::array<std::string_view, 8> names_of(Step) {
  return {"pitch", "vote", "add", "remove", "cost", "profit", "keep", "over"};
}
inline constexpr std::array<std::string_view, action_kinds> names_of(Action::Kind) {
  return {"pitch", "finish", "vote", "add", "remove", "skip", "choose_icon", "choose_card", "choose_number", "keep"};
}
inline constexpr std::array<std::string_view, 21> names_of(Event::Kind) {
  return {"pitched", "finished",  "new_deck", "stacks_emptied", "filled",     "drew_movie", "voted",
          "shown",   "added",     "removed",  "skipped",        "taken_back", "spent",      "drew",
          "chose",   "succeeded", "failed",   "profit",         "won",        "returned",   "kept"};
}

// An action in the words of a choice: "vote YES camera 4".
constexpr Text describe(const Content& content, const Action& action) {
  const auto movie = [&] { return quoted(content, action.movie()); };
  switch (action.kind) {
    case Action::Kind::pitch: return "pitch " + movie();
    case Action::Kind::finish: return "the pitch is complete";
    case Action::Kind::vote: return "vote " + name_of(content, action.vote());
    case Action::Kind::add: return "add " + movie();
    case Action::Kind::remove: return "remove " + movie();
    case Action::Kind::skip: return "leave it";
    case Action::Kind::choose_icon: return Text("choose ") + name_of(action.icon());
    case Action::Kind::choose_card: return "choose " + movie();
    case Action::Kind::choose_number: return Text("choose ") + std::int64_t{action.what};
    case Action::Kind::keep: return "keep " + movie();
  }
  return {};
}

// An event as a line of the log; `name` gives a seat's name.
template <class Name>
constexpr Text describe(const Content& content, const Event& event, const Name& name) {
  const auto who = [&]() -> Text { return name(event.seat); };
  const auto movie = [&] { return quoted(content, event.movie); };
  const auto vote = [&] { return name_of(content, event.vote); };
  switch (event.kind) {
    case Event::Kind::pitched: return who() + " pitches " + movie();
    case Event::Kind::finished: return "The pitch of " + (who() + " is complete");
    case Event::Kind::new_deck: return "The discarded Movie cards are shuffled into a new deck";
    case Event::Kind::stacks_emptied: return "The cards under the Movies Made are shuffled into a new deck";
    case Event::Kind::filled: return movie() + " joins the market";
    case Event::Kind::drew_movie: return who() + " draws " + movie();
    case Event::Kind::voted: return is_unknown(event.vote) ? who() + " has voted" : who() + " has voted " + vote();
    case Event::Kind::shown: return who() + " votes " + vote();
    case Event::Kind::added: return who() + " adds " + movie();
    case Event::Kind::removed: return who() + " removes " + movie();
    case Event::Kind::skipped: return who() + " leaves it";
    case Event::Kind::taken_back: return who() + " takes " + vote() + " back";
    case Event::Kind::spent: return vote() + " of " + who() + " leaves the game";
    case Event::Kind::drew: return who() + " draws " + vote() + " from the pool";
    case Event::Kind::chose: return who() + ": " + describe(content, event.chosen);
    case Event::Kind::succeeded: return "The pitch of " + (who() + " succeeds");
    case Event::Kind::failed: return "The pitch of " + (who() + " fails");
    case Event::Kind::profit: return Text("The profit is ") + std::int64_t{event.number};
    case Event::Kind::won: return who() + " wins " + vote();
    case Event::Kind::returned: return vote() + " goes to the pool";
    case Event::Kind::kept:
      return who() + " keeps " + movie() + (event.result == Result::success ? "" : " as a failure");
  }
  return {};
}

// The clause behind the decision a seat is asked for, and the question in a few words.
constexpr Clause clause_of(const Content& /*content*/, const Position& table) {
  switch (table.step) {
    case Step::pitch: return "MM-20"_clause;
    case Step::vote: return "MM-23"_clause;
    case Step::add: return "MM-72"_clause;
    case Step::remove: return "MM-73"_clause;
    case Step::cost:
    case Step::profit: return "MM-80"_clause;
    case Step::keep: return table.options.trendsetter ? "MM-60"_clause : "MM-34"_clause;
    case Step::over: break;
  }
  return "MM-52"_clause;
}

// What an open condition asks.
constexpr Text question_text(const Content& content, const Position& table) {
  const Question question = ChooseStep::question_of(content, table);
  const Text card = quoted(content, table.row[question.card]);
  switch (question.kind) {
    case Question::Kind::icon: return "Two of which icon does " + (card + " cost?");
    case Question::Kind::cost_copied: return card + " costs as much as which card?";
    case Question::Kind::profit_copied: return card + " yields as much as which card?";
    case Question::Kind::profit: return "How much does " + (card + " yield?");
  }
  return {};
}

constexpr Text question(const Content& content, const Position& table, Seat /*seat*/) {
  switch (table.step) {
    case Step::pitch:
      return table.row.empty() ? "Which card does your pitch begin with?" : "Another card, or is the pitch complete?";
    case Step::vote: return "Which Vote do you cast?";
    case Step::add: return "CHANGE: do you add one of your own cards?";
    case Step::remove: return "CHANGE: do you remove a card?";
    case Step::cost:
    case Step::profit: return question_text(content, table);
    case Step::keep: return "Which card joins the Movies Made?";
    case Step::over: break;
  }
  return "The game is over.";
}

}  // namespace backlot::maybe
