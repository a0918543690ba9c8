// Cards, actions and events as people write them.
#pragma once
#include <optional>
#include <string_view>

#include "core/text.hpp"
#include "games/cinecitta/event.hpp"
#include "games/cinecitta/steps/steps.hpp"

namespace backlot::cinecitta {

// Names of leaves in JSON and on screen: names_of(enum) for a fixed list of names, name_of(content,
// leaf) and parse_name(content, name, leaf) for names that the content gives. What has no name here
// is a number. A leaf with is_unknown and set_unknown may be hidden: null in JSON.
constexpr bool is_unknown(Card card) { return card == Card::unknown; }
constexpr bool is_unknown(Notes notes) { return notes == unknown_notes; }
constexpr bool is_unknown(Answer answer) { return answer == Answer::unknown; }
constexpr void set_unknown(Card& card) { card = Card::unknown; }
constexpr void set_unknown(Notes& notes) { notes = unknown_notes; }
constexpr void set_unknown(Answer& answer) { answer = Answer::unknown; }

constexpr Text name_of(const Content& content, Card card) {
  if (is_unknown(card)) return "a card";
  return name_of(content[card]);
}
constexpr bool parse_name(const Content& content, std::string_view name, Card& card) {
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    if (name_of(content.cards[i]).view() != name) continue;
    card = static_cast<Card>(i);
    return true;
  }
  return false;
}
constexpr std::optional<Card> card_named(const Content& content, std::string_view name) {
  Card card = Card::unknown;
  if (!parse_name(content, name, card)) return std::nullopt;
  return card;
}

inline constexpr std::array<std::string_view, 5> names_of(Profession) {
  return {"director", "actor", "cameraman", "scriptwriter", "producer"};
}
inline constexpr std::array<std::string_view, 4> names_of(Step) { return {"offer", "answer", "place", "over"}; }
inline constexpr std::array<std::string_view, 3> names_of(Answer) { return {"none", "secure", "headhunt"}; }
inline constexpr std::array<std::string_view, 4> names_of(Action::Kind) {
  return {"offer", "secure", "headhunt", "place"};
}
inline constexpr std::array<std::string_view, 7> names_of(Event::Kind) {
  return {"offered", "passed", "answered", "returned", "arranged", "placed", "wallet_shown"};
}

constexpr Text money_text(const Content& content, Notes notes) {
  if (is_unknown(notes)) return "some money";
  if (notes.count == 0) return "no money";
  return Text() + std::int64_t{content.note.amount * notes.count} + " Money";
}

template <class Cards>
constexpr Text list_text(const Content& content, const Cards& cards) {
  Text out;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i > 0) out += i + 1 == cards.size() ? " and " : ", ";
    out += name_of(content, cards[i]);
  }
  return out;
}

// An action in the words of a choice: "offer Director 7 with 30 Money".
constexpr Text describe(const Content& content, const Action& action) {
  switch (action.kind) {
    case Action::Kind::offer:
      return "offer " + (name_of(content, action.card()) + " with " + money_text(content, action.notes));
    case Action::Kind::secure: return "secure funds: keep the money, send the card back";
    case Action::Kind::headhunt: return "headhunt: keep the card, match the money";
    case Action::Kind::place: break;
  }
  if (action.out().empty()) return "place, nobody moves to the Office";
  return "place, to the Office: " + list_text(content, action.out());
}

// An event as a line of the log; `name` gives a seat's name.
template <class Name>
constexpr Text describe(const Content& content, const Event& event, const Name& name) {
  const Text who = name(event.seat);
  switch (event.kind) {
    case Event::Kind::offered:
      if (is_unknown(event.card)) return who + " has filled the folder";
      return who + " puts " + name_of(content, event.card) + " and " + money_text(content, event.notes) +
             " into the folder";
    case Event::Kind::passed:
      return name(event.to) + " gets the folder of " + who + ": " + name_of(content, event.card) + " and " +
             money_text(content, event.notes);
    case Event::Kind::answered:
      if (is_unknown(event.answer)) return who + " has answered";
      return who + (event.answer == Answer::secure ? " secures the funds" : " headhunts");
    case Event::Kind::returned:
      if (event.answer == Answer::secure) {
        return name(event.to) + " keeps the money; " + name_of(content, event.card) + " returns to " + who;
      }
      return name(event.to) + " keeps the card; " + money_text(content, event.notes) + " returns to " + who;
    case Event::Kind::arranged: return who + " is ready to place";
    case Event::Kind::placed: {
      if (event.cards.empty()) return who + " places nobody";
      Text out = who + " places " + list_text(content, event.cards);
      if (!event.out.empty()) out += "; to the Office: " + list_text(content, event.out);
      return out;
    }
    case Event::Kind::wallet_shown: return who + " shows the wallet: " + money_text(content, event.notes);
  }
  return {};
}

// The clause behind the decision a seat is asked for, and the question in a few words.
constexpr Clause clause_of(const Content& /*content*/, const Position& table) {
  switch (table.step) {
    case Step::offer: return "C37-20"_clause;
    case Step::answer: return "C37-24"_clause;
    case Step::place: return "C37-36"_clause;
    case Step::over: break;
  }
  return "C37-54"_clause;
}
constexpr Text question(const Content& content, const Position& table, Seat seat) {
  switch (table.step) {
    case Step::offer: {
      const auto to = static_cast<std::int64_t>(index(receiver_of(table.options, table.round, seat)) + 1);
      return Text("Which card goes into your folder for seat ") + to + ", and how much money with it?";
    }
    case Step::answer: {
      const Folder& folder = table.folder_from(giver_to(table.options, table.round, seat));
      return "In the folder: " + (name_of(content, folder.card) + " and " + money_text(content, folder.notes) +
                                  ". Keep the money or the card?");
    }
    case Step::place: {
      const auto cards = PlaceStep::incoming(table, seat);
      if (cards.empty()) return "You have no card to place.";
      return list_text(content, cards) + (cards.size() == 1 ? " enters" : " enter") + " your Studio.";
    }
    case Step::over: break;
  }
  return "The game is over.";
}

}  // namespace backlot::cinecitta
