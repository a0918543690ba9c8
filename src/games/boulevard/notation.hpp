// Films, tips, places, actions and events as people write them.
#pragma once
#include <array>
#include <optional>
#include <string_view>

#include "core/text.hpp"
#include "games/boulevard/sight.hpp"
#include "games/boulevard/table_names.hpp"

namespace backlot::boulevard {

constexpr Text dollars(Money money) {
  if (money == Money{}) return "$0";
  return Text("$") + std::int64_t{money.amount} + ",000";
}

constexpr Text list_of_dice(const std::array<Pips, 2>& dice) {
  return Text() + static_cast<std::int64_t>(dice[0]) + " and " + static_cast<std::int64_t>(dice[1]);
}

// An action in the words of a choice: "pick The French Line for $12,000".
constexpr Text describe(const Content& content, const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::take_back: return "take back a chip: " + name_of(action.chip());
    case Kind::repay: return "repay a loan of " + dollars(content.loan);
    case Kind::place: return "place the marker: " + name_of(content, action.spot());
    case Kind::buy: {
      const Money fee = content[action.chip()].fee;
      return "buy " + (name_of(action.chip()) + " for " + dollars(fee));
    }
    case Kind::borrow: return "take a loan of " + dollars(content.loan);
    case Kind::stop: return "buy nothing more";
    case Kind::genre: return "the genre is " + name_of(action.genre());
    case Kind::pick:
      return "pick " + (name_of(content, action.film()) + " for " + dollars(content[action.film()].price));
    case Kind::pass: return "pass: no more films this week";
    case Kind::tip: return "tip: " + name_of(content, action.tip());
    case Kind::invest: return "invest " + dollars(action.money());
    case Kind::help: return "it helps " + name_of(content, action.film());
    case Kind::raise: return "it raises " + name_of(content, action.section());
    case Kind::ready: return "ready: the screen may be lowered";
    case Kind::decline: return "break no tie";
    case Kind::cube: return "a cube for " + name_of(content, action.star());
    case Kind::no_cube: return "no cube";
  }
  return {};
}

constexpr Text describe_target(const Content& content, const Event& event) {
  if (event.film != Film::unknown) return " for " + name_of(content, event.film);
  if (event.section != Section::none) return " on " + name_of(content, event.section);
  return {};
}

// The dice that came, by face: "3 dice: 1 show 1, 2 show 4".
constexpr Text describe_dice(const Event& event) {
  Text out = Text() + std::int64_t{event.dice} + (event.dice == 1 ? " die" : " dice");
  bool first = true;
  for (std::size_t face = 0; face < event.faces.size(); ++face) {
    if (event.faces[face] == 0) continue;
    out += first ? ": " : ", ";
    first = false;
    out += Text() + std::int64_t{event.faces[face]} + " show " + static_cast<std::int64_t>(face + 1);
  }
  if (event.re_rolled > 0) out += Text(", ") + std::int64_t{event.re_rolled} + " rolled again";
  return out;
}

// An event as a line of the log; `name` gives a seat's name.
template <class Name>
constexpr Text describe(const Content& content, const Event& event, const Name& name) {
  using Kind = Event::Kind;
  const auto who = [&] { return Text(name(event.seat)); };
  const auto pips = static_cast<std::int64_t>(event.pips[0]);
  switch (event.kind) {
    case Kind::took_back: return who() + " takes back a chip: " + name_of(event.chip);
    case Kind::repaid: return who() + " repays a loan of " + dollars(content.loan);
    case Kind::placed: return who() + " places a marker: " + name_of(content, event.spot);
    case Kind::bought: return who() + " buys " + name_of(event.chip);
    case Kind::borrowed: return who() + " takes a loan of " + dollars(content.loan);
    case Kind::stopped: return who() + " buys nothing more";
    case Kind::preview_rolled:
      if (is_unknown(event.pips[0])) return who() + " rolls for the genre in secret";
      return who() + " rolls " + list_of_dice(event.pips) + " for the genre in secret";
    case Kind::genre_chosen:
      if (is_unknown(event.secret)) return who() + " knows the genre";
      return who() + " knows the genre: " + name_of(content, event.secret);
    case Kind::agency_rolled:
      if (is_unknown(event.pips[0])) return who() + " rolls for the agency in secret";
      return who() + " rolls " + pips + " for the agency in secret";
    case Kind::picked: return who() + " picks " + name_of(content, event.film) + " for " + dollars(event.money);
    case Kind::out_of_picking: return who() + " picks no more";
    case Kind::played: return who() + " plays " + name_of(content, event.tip);
    case Kind::invested: return who() + " puts " + dollars(event.money) + " on " + name_of(content, event.section);
    case Kind::choosing: return who() + " takes the tip " + name_of(content, event.tip);
    case Kind::chosen: return who() + " chooses " + name_of(content, event.tip) + describe_target(content, event);
    case Kind::ready: return who() + " is ready";
    case Kind::lowered: {
      Text out = who() + " invested";
      for (std::size_t i = 0; i < content.sections; ++i) {
        out += (i == 0 ? " " : ", ");
        out += dollars(event.investments[i]);
      }
      return out;
    }
    case Kind::tip_shown: return who() + " shows " + name_of(content, event.tip) + describe_target(content, event);
    case Kind::agency_shown: return "The agency's section is " + name_of(content, static_cast<Section>(pips - 1));
    case Kind::tie: {
      Text out = name_of(content, event.section) + " is tied between ";
      bool first = true;
      for (const Seat seat : event.seats) {
        if (!first) out += " and ";
        first = false;
        out += name(seat);
      }
      return out;
    }
    case Kind::answered: return who() + " has answered";
    case Kind::rolled_off: return who() + " rolls " + pips;
    case Kind::section_won:
      return who() + " wins " + name_of(content, event.section) + ": " + std::int64_t{event.dice} +
             (event.dice == 1 ? " die" : " dice");
    case Kind::genre_shown: return "Genre dice " + list_of_dice(event.pips) + ": " + name_of(event.genre);
    case Kind::paid_out: return who() + " earns " + dollars(event.money) + " with " + describe_dice(event);
    case Kind::cube_placed: return who() + " puts a cube on " + name_of(content, event.star);
    case Kind::no_cube: return who() + " places no cube";
    case Kind::upkeep_paid: return who() + " pays " + dollars(event.money) + " of upkeep";
    case Kind::week_ended: return Text("Week ") + std::int64_t{event.week + 1};
    case Kind::films_dealt: return Text() + static_cast<std::int64_t>(event.films.size()) + " films are dealt";
    case Kind::shuffled: return "The discarded tips are shuffled";
    case Kind::tip_drawn:
      if (is_unknown(event.tip)) return who() + " draws a tip";
      return who() + " draws the tip " + name_of(content, event.tip);
    case Kind::start_player: return who() + " is Start Player";
    case Kind::no_more_cubes: return who() + " places no more cubes";
  }
  return {};
}

// The clause behind the decision a seat is asked for, and the question in a few words.
constexpr Clause clause_of(const Content& /*content*/, const Position& table) {
  switch (table.step) {
    case Step::place: return table.placing == Placing::buy ? "B54-35"_clause : "B54-33"_clause;
    case Step::genre: return "B54-41"_clause;
    case Step::pick: return "B54-60"_clause;
    case Step::advertise: return "B54-70"_clause;
    case Step::tie: return "B54-73"_clause;
    case Step::blockbuster: return "B54-91"_clause;
    case Step::upkeep: return "B54-93"_clause;
    case Step::over: break;
  }
  return "B54-95"_clause;
}

constexpr Text question_behind_screen(const Content& content, const Screen& screen) {
  if (!AdvertiseStep::sections_are_set(content, screen)) {
    return "How much for " + (name_of(content, static_cast<Section>(screen.sections_set)) + "?");
  }
  if (screen.choosing != Tip::unknown) return "What does " + (name_of(content, screen.choosing) + " help?");
  return "Which tip do you choose, or are you ready?";
}

constexpr Text question(const Content& content, const Position& table, Seat seat) {
  switch (table.step) {
    case Step::place:
      if (table.placing == Placing::buy) return "What do you buy here?";
      return table.marker == 0 ? "Where does your marker go?" : "Where does your second marker go?";
    case Step::genre: return "You rolled " + (list_of_dice(table.preview) + ". Which genre is it?");
    case Step::pick: return "Which film do you pick?";
    case Step::advertise: return question_behind_screen(content, table.theatre(seat).screen);
    case Step::tie: return name_of(content, table.section) + " is tied. Do you break the tie?";
    case Step::blockbuster:
      return table.named.empty() ? "A blockbuster! Who gets a cube?" : "Who of the same film gets a cube, too?";
    case Step::upkeep: return "The upkeep cannot be paid. Which chip do you give back?";
    case Step::over: break;
  }
  return "The game is over.";
}

}  // namespace backlot::boulevard
