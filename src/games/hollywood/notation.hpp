// Jobs, cards, actions and events as people write them. (Names in JSON stand beside their types.)
#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include "core/text.hpp"
#include "games/hollywood/event.hpp"
#include "games/hollywood/steps/steps.hpp"

namespace backlot::hollywood {

constexpr std::string_view title_of(Job job) {
  constexpr std::array<std::string_view, jobs> titles{"Screenwriter",    "Producer",        "Director", "Gaffer",
                                                      "Cinematographer", "Actress",         "Actor",    "Composer",
                                                      "Editor",          "Costume Designer"};
  return is_unknown(job) ? "no job" : titles[index(job)];
}
constexpr std::string_view title_of(Card card) {
  constexpr std::array<std::string_view, card_kinds> titles{
      "Neutral", "Patriot", "Double Patriot", "Congressional Hearing", "Communist", "Double Communist", "Shake-Up"};
  return is_unknown(card) ? "a card" : titles[index(card)];
}
constexpr std::string_view title_of(Poster poster) {
  constexpr std::array<std::string_view, max_posters> titles{
      "Animation",       "Western",      "War",     "Epic",   "Sports",  "Horror",  "Monster",  "Film Noir",
      "Science Fiction", "Social Drama", "Musical", "Comedy", "Romance", "Mystery", "Adventure"};
  return is_unknown(poster) ? "a poster" : titles[index(poster)];
}
constexpr std::string_view title_of(Costume costume) {
  constexpr std::array<std::string_view, max_costumes> titles{"Trench Coat", "Cowboy Hat",   "Jester Cap",
                                                              "Tuxedo",      "Evening Gown", "Prison Stripes",
                                                              "Beret",       "Fedora",       "Uniform"};
  return is_unknown(costume) ? "a costume" : titles[index(costume)];
}
constexpr std::string_view title_of(Loyalty loyalty) {
  constexpr std::array<std::string_view, 3> titles{"Patriot", "Communist", "Rising Star"};
  return is_unknown(loyalty) ? "unknown" : titles[static_cast<std::size_t>(loyalty)];
}
constexpr std::string_view title_of(Symbol symbol) {
  constexpr std::array<std::string_view, 3> titles{"neutral", "patriot", "communist"};
  return titles[static_cast<std::size_t>(symbol)];
}
constexpr std::string_view title_of(Face face) { return face == Face::star ? "a star" : "blank"; }
constexpr std::string_view title_of(Winner winner) {
  constexpr std::array<std::string_view, 4> titles{"nobody", "the patriots", "the communists", "both sides"};
  return titles[static_cast<std::size_t>(winner)];
}

// "3 Director"
constexpr Text numbered(Job job) { return Text() + static_cast<std::int64_t>(index(job) + 1) + " " + title_of(job); }
// A poster with its symbol.
constexpr Text name_with_symbol(const Content& content, Poster poster) {
  if (is_unknown(poster)) return "a poster";
  return Text(title_of(poster)) + " (" + title_of(symbol_of(content, poster)) + ")";
}

template <class List>
constexpr Text list_text(const List& items) {
  if (items.size() == 0) return "nothing";
  std::size_t unknown = 0;
  for (const auto& item : items) unknown += is_unknown(item) ? 1 : 0;
  if (unknown == items.size() && unknown > 1) return Text() + static_cast<std::int64_t>(unknown) + " cards";
  Text out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += i + 1 == items.size() ? " and " : ", ";
    out += title_of(items[i]);
  }
  return out;
}
constexpr Text counts_text(const Counts& counts) {
  Text out;
  for (std::size_t kind = 0; kind < card_kinds; ++kind) {
    if (counts[kind] == 0) continue;
    if (!out.empty()) out += ", ";
    if (counts[kind] > 1) out = out + std::int64_t{counts[kind]} + " ";
    out += title_of(card_at(kind));
  }
  return out.empty() ? Text("no cards") : out;
}

// A place by its number, for sentences without names.
constexpr Text place_text(Place place) { return names_of(place)[index(place)]; }
constexpr Text die_text(std::uint8_t die) { return Text("die ") + (std::int64_t{die} + 1); }

// An action in the words of a choice.
constexpr Text describe(const Content& content, const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::pass: return "pass";
    case Kind::decline: return "no";
    case Kind::stop: return "stop re-rolling";
    case Kind::write: return "write: draw two posters and pick one";
    case Kind::accept: return "draw two cards and discard two";
    case Kind::light: return "Gaffer: re-roll up to three times";
    case Kind::compose: return "Composer: draw two cards, one for the movie";
    case Kind::edit: return "Editor: declare an edit";
    case Kind::design: return "Costume Designer: draw two costumes";
    case Kind::look: return "look at the ghosts' cards";
    case Kind::cut: return "discard this card";
    case Kind::keep: return "put it back";
    case Kind::pick: return "show " + name_with_symbol(content, action.poster);
    case Kind::produce: return "Producer: swap " + (numbered(action.job) + " and " + numbered(action.other));
    case Kind::give: return "Director: give a token to " + place_text(action.to);
    case Kind::move: return "Director: move a token from " + (place_text(action.from) + " to " + place_text(action.to));
    case Kind::shoot: return "Cinematographer: a new hand for " + place_text(action.to);
    case Kind::invite: return Text(title_of(action.job)) + ": let " + place_text(action.to) + " draw two, discard two";
    case Kind::swap: return "swap " + (numbered(action.job) + " with " + numbered(action.other) + " from the centre");
    case Kind::roll: return "re-roll " + die_text(action.die);
    case Kind::discard: return "discard " + list_text(action.all_cards());
    case Kind::score: return Text(title_of(action.card())) + " into the movie, discard the other";
    case Kind::dress: return "give " + (Text(title_of(action.costume)) + " to " + place_text(action.to));
    case Kind::play: return action.all_cards().empty() ? Text("play no card") : "play " + list_text(action.all_cards());
    case Kind::add: return "return a token to add " + Text(title_of(action.card()));
    case Kind::spend: {
      Text out = "spend " + Text(title_of(action.costume));
      if (action.to != Place::nowhere) out += " on " + place_text(action.to);
      if (action.die != no_die) out += " on " + die_text(action.die);
      return out;
    }
  }
  return {};
}

// Events about cards, as a line of the log.
template <class Name>
constexpr Text describe_cards(const Event& event, const Text& who, const Name& name) {
  using Kind = Event::Kind;
  const Text cards = list_text(event.cards);
  const Text whose = is_seat(event.to) ? name(seat_of(event.to)) : place_text(event.to);
  switch (event.kind) {
    case Kind::drew: return whose + " draws " + cards;
    case Kind::discarded: return who + " discards " + cards;
    case Kind::composed: return who + " draws " + cards + " for the movie";
    case Kind::scored: {
      Text out = who + " puts " + title_of(event.cards[0]) + " into the movie";
      if (event.cards.size() > 1) out += ", discards " + Text(title_of(event.cards[1]));
      return out;
    }
    case Kind::sealed: return who + (event.cards.empty() ? Text(" has chosen") : " plays " + cards);
    case Kind::added: return whose + " adds " + cards + " to the movie";
    case Kind::dealt: return "the deck adds " + cards + " to the movie";
    case Kind::cut_seen: return who + " looks at " + cards + " of the movie";
    case Kind::removed: return cards + " leaves the movie";
    case Kind::ghosts_seen: return who + " looks at the ghosts: " + cards;
    case Kind::movie_seen: return who + " sees " + cards + " in the movie";
    case Kind::hand_seen: return who + " sees " + cards + " in the hand of " + whose;
    case Kind::exchanged:
      return who + " gives " + title_of(event.cards[0]) + " to " + whose + " and gets " + title_of(event.cards[1]);
    default: return {};
  }
}

// An event as a line of the log; `name` gives a seat's name.
template <class Name>
constexpr Text describe(const Content& content, const Event& event, const Name& name) {
  using Kind = Event::Kind;
  const Text who = event.seat == nobody ? Text("the table") : name(event.seat);
  const Text whose = is_seat(event.to) ? name(seat_of(event.to)) : place_text(event.to);
  const auto faces = [&] {
    Text out;
    for (const Face face : event.faces) out += face == Face::star ? "*" : "-";
    return out;
  };
  switch (event.kind) {
    case Kind::ghosts_rolled: return "the ghosts' dice: " + faces();
    case Kind::declined: return who + " declines";
    case Kind::passed: return who + " passes";
    case Kind::posters_shuffled: return "the posters are shuffled again";
    case Kind::posters_drawn: return who + " draws two posters";
    case Kind::poster_shown: {
      Text out = "the poster is " + name_with_symbol(content, event.posters[0]);
      if (event.posters.size() > 1) out += "; rejected: " + name_with_symbol(content, event.posters[1]);
      return out;
    }
    case Kind::jobs_swapped: return who + " swaps " + numbered(event.jobs[0]) + " and " + numbered(event.jobs[1]);
    case Kind::job_taken:
      return who + " swaps " + numbered(event.jobs[0]) + " with " + numbered(event.jobs[1]) + " from the centre";
    case Kind::token_given: {
      const Text from = is_seat(event.from) ? name(seat_of(event.from)) : place_text(event.from);
      return who + " moves a token from " + from + " to " + whose;
    }
    case Kind::light_set: return who + " sets the light";
    case Kind::rolled: return who + " re-rolls " + die_text(event.die) + ": " + title_of(event.faces[0]);
    case Kind::invited: return who + " performs " + title_of(event.jobs[0]) + " on " + whose;
    case Kind::accepted: return who + " accepts";
    case Kind::edit_declared: return who + " will edit the movie";
    case Kind::reshuffled: return "the discards are the new deck";
    case Kind::put_back: return who + " puts the card back";
    case Kind::revealed:
      return "the movie: " +
             (counts_text(event.shown) + "; patriots " + std::int64_t{event.symbols[0]} + ", communists " +
              std::int64_t{event.symbols[1]} + ": " + title_of(event.winner) + " win");
    case Kind::dice_rolled: return "a Hearing: all dice are re-rolled: " + faces();
    case Kind::jobs_dealt: return "a Shake-Up: all jobs are dealt anew";
    case Kind::movie_discarded: return "the movie's cards are discarded";
    case Kind::designed: return who + " draws costumes";
    case Kind::dressed: return who + " gives " + title_of(event.costumes[0]) + " to " + whose;
    case Kind::spent: {
      Text out = who + " spends " + title_of(event.costumes[0]);
      if (event.to != Place::nowhere) out += " on " + whose;
      if (event.die != no_die) out += " on " + die_text(event.die);
      return out;
    }
    case Kind::die_turned: return die_text(event.die) + " shows " + title_of(event.faces[0]) + " now";
    case Kind::token_taken: return who + " takes a token";
    case Kind::called_off: return "no Hearing and no Shake-Up this time";
    case Kind::turn_started: return who + "'s turn";
    case Kind::loyalty_shown: return who + " was " + title_of(event.loyalty);
    default: return describe_cards(event, who, name);
  }
}

// The clause behind the decision a seat is asked for, and the question in a few words.
constexpr Clause clause_of(const Content& content, const Position& table) {
  switch (table.step) {
    case Step::write: return "H47-39"_clause;
    case Step::pick: return "H47-23"_clause;
    case Step::turn: return table.options.small() ? "H47-72"_clause : "H47-21"_clause;
    case Step::perform_now: return "H47-27"_clause;
    case Step::reroll: return "H47-36"_clause;
    case Step::light: return "H47-30"_clause;
    case Step::answer: return "H47-134"_clause;
    case Step::discard: return "H47-32"_clause;
    case Step::compose: return "H47-33"_clause;
    case Step::dress: return "H47-100"_clause;
    case Step::before_cards:
    case Step::before_cut:
    case Step::after_reveal: return "H47-103"_clause;
    case Step::stars: return is_strike(content, table) ? "H47-95"_clause : "H47-40"_clause;
    case Step::tokens: return "H47-41"_clause;
    case Step::edit: return "H47-44"_clause;
    case Step::over: break;
  }
  return "H47-60"_clause;
}
constexpr Text question(const Content& content, const Position& table, Seat seat) {
  switch (table.step) {
    case Step::write: return "Do you write? Two posters to choose from, and your turn is over.";
    case Step::pick: return "Which poster is shown?";
    case Step::turn:
      if (table.actor != seat) return "You may spend a costume before the turn.";
      return "Your turn: perform a job, swap a job, re-roll, or pass.";
    case Step::perform_now: return Text("Do you perform ") + title_of(table.swapped) + " at once?";
    case Step::reroll: return "Re-roll another die?";
    case Step::light: return Text("Re-rolls left: ") + std::int64_t{table.rolls} + ". Which die?";
    case Step::answer: return "Draw two cards and discard two?";
    case Step::discard: return Text("Discard ") + std::int64_t{table.owed} + " cards of your hand.";
    case Step::compose: return "Which card goes into the movie?";
    case Step::dress: return "Who gets which costume?";
    case Step::before_cards: return "Spend a costume before cards are added?";
    case Step::before_cut: return "Spend a costume before a card is removed?";
    case Step::after_reveal: return "Spend a costume after the reveal?";
    case Step::stars:
      if (is_strike(content, table)) return "Union strike: which cards do you play, zero to three?";
      if (stars_of(table, seat) == 1) return "Which card goes into the movie?";
      return Text("Your stars: ") + static_cast<std::int64_t>(stars_of(table, seat)) +
             ". Which cards go into the movie?";
    case Step::tokens: return "Return a token to add a card?";
    case Step::edit: return Text("You see ") + title_of(table.held) + ". Discard it or put it back?";
    case Step::over: break;
  }
  return "The game is over.";
}

}  // namespace backlot::hollywood
