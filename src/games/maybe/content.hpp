// The printed components: Votes, Movie cards, and how many of them each player gets.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/content_fault.hpp"
#include "core/fields.hpp"
#include "core/pile.hpp"
#include "core/text.hpp"
#include "games/maybe/flavour.hpp"
#include "games/maybe/icon.hpp"

namespace backlot::maybe {

inline constexpr std::size_t min_players = 3;
inline constexpr std::size_t max_players = 6;
inline constexpr std::size_t max_vote_kinds = 48;
inline constexpr std::size_t max_votes = 72;                        // MM-2, MM-70: physical cards
inline constexpr std::size_t max_movies = 60;                       // MM-4, MM-84
inline constexpr std::size_t max_hand = 10;                         // MM-10, and so the number of turns
inline constexpr std::size_t max_market = 6;                        // MM-13
inline constexpr std::size_t max_own = 2;                           // MM-70
inline constexpr std::size_t max_changes = 12;                      // MM-70: one of each number, and numbers end at 12
inline constexpr std::size_t max_printed = 3;                       // icons on a Movie card
inline constexpr std::size_t max_pitch = max_market + max_changes;  // MM-72: every CHANGE may add a card

enum class VoteKind : std::uint8_t { yes, no, change };
inline constexpr std::array<std::string_view, 3> names_of(VoteKind) { return {"yes", "no", "change"}; }

// A kind of Vote, by its place in Content::votes. Copies of a kind cannot be told apart.
enum class Vote : std::uint8_t { unknown = 0xFF };

struct VoteCard {
  VoteKind kind = VoteKind::yes;
  Icon icon = Icon::money;  // not on a CHANGE
  std::uint8_t number = 0;
  std::uint8_t copies = 1;
  constexpr bool operator==(const VoteCard&) const = default;
};

// MM-81. `printed`: the icons on the card. R is the printed icon, N the printed number.
enum class Cost : std::uint8_t {
  printed,
  as_neighbour_with_most,
  as_neighbour_with_fewest,
  one_per_yes,           // R
  one_per_no,            // R
  one_per_card,          // R
  two_unless_long,       // R; long: more than three cards
  three_if_made,         // R; made: R appears on a Movie Made
  two_if_not_made,       // R
  any,                   // N
  any_unless_all_six,    // N
  four_unless_one_type,  // R; one type: all votes are of the same type
  two_most_frequent,
  two_least_frequent,
  any_per_change,
};
inline constexpr std::size_t cost_conditions = 14;
inline constexpr std::array<std::string_view, cost_conditions + 1> names_of(Cost) {
  return {"printed",
          "as_neighbour_with_most",
          "as_neighbour_with_fewest",
          "one_per_yes",
          "one_per_no",
          "one_per_card",
          "two_unless_long",
          "three_if_made",
          "two_if_not_made",
          "any",
          "any_unless_all_six",
          "four_unless_one_type",
          "two_most_frequent",
          "two_least_frequent",
          "any_per_change"};
}
constexpr bool shows_icon(Cost cost) {
  return (cost >= Cost::one_per_yes && cost <= Cost::two_if_not_made) || cost == Cost::four_unless_one_type;
}
constexpr bool shows_number(Cost cost) { return cost == Cost::any || cost == Cost::any_unless_all_six; }

// MM-82. `printed`: the number on the card.
enum class Profit : std::uint8_t {
  printed,
  as_highest_neighbour,
  as_lowest_neighbour,
  one_per_yes,
  one_per_no,
  one_per_card,
  three_if_long,  // long: at least three cards
  four_if_made,   // made: an icon of the pitch appears on a Movie Made
  three_if_none_made,
  chosen,  // 1, 2 or 3
  five_if_all_six,
  five_if_one_type,
  as_card_with_most,
  as_card_with_fewest,
  one_per_change,
};
inline constexpr std::size_t profit_conditions = 14;
inline constexpr std::array<std::string_view, profit_conditions + 1> names_of(Profit) {
  return {"printed",         "as_highest_neighbour", "as_lowest_neighbour", "one_per_yes",         "one_per_no",
          "one_per_card",    "three_if_long",        "four_if_made",        "three_if_none_made",  "chosen",
          "five_if_all_six", "five_if_one_type",     "as_card_with_most",   "as_card_with_fewest", "one_per_change"};
}

enum class MovieKind : std::uint8_t { plain, blockbuster };
inline constexpr std::array<std::string_view, 2> names_of(MovieKind) { return {"plain", "blockbuster"}; }

// A Movie card, by its place in Content::movies. There is one of each: no two have the same flavour.
enum class Movie : std::uint8_t { unknown = 0xFF };

struct MovieCard {
  MovieKind kind = MovieKind::plain;
  Flavour flavour{};              // MM-5
  Pile<Icon, max_printed> icons;  // what the card shows: the cost of a plain card, R of a Blockbuster (MM-83)
  std::uint8_t profit = 0;        // plain
  Cost cost = Cost::printed;      // Blockbuster
  Profit yields = Profit::printed;
  std::uint8_t number = 0;  // N of a Blockbuster whose cost condition has one
  constexpr bool operator==(const MovieCard&) const = default;

  // MM-84: this card is there only together with CHANGE Votes.
  constexpr bool needs_changes() const { return cost == Cost::any_per_change || yields == Profit::one_per_change; }
};

struct Content {
  std::uint8_t yes_per_player = 0;     // MM-10
  std::uint8_t no_per_player = 0;      // MM-10
  std::uint8_t change_per_player = 0;  // MM-70
  std::uint8_t hand = 0;               // MM-10
  std::uint8_t market = 0;             // MM-13
  std::uint8_t own = 0;                // MM-70
  Pile<VoteCard, max_vote_kinds> votes;
  Pile<MovieCard, max_movies> movies;

  constexpr const VoteCard& operator[](Vote vote) const { return votes[static_cast<std::size_t>(vote)]; }
  constexpr const MovieCard& operator[](Movie movie) const { return movies[static_cast<std::size_t>(movie)]; }
  constexpr bool operator==(const Content&) const = default;
};

constexpr void fields(Is<VoteCard> auto& x, const auto& visit) {
  visit("kind", x.kind);
  if (x.kind != VoteKind::change) visit("icon", x.icon);
  visit("number", x.number);
  visit("copies", x.copies);
}
constexpr void fields(Is<MovieCard> auto& x, const auto& visit) {
  visit("kind", x.kind);
  visit("flavour", x.flavour);
  visit("icons", x.icons);
  if (x.kind == MovieKind::plain) {
    visit("profit", x.profit);
  } else {
    visit("cost", x.cost);
    visit("yields", x.yields);
    visit("number", x.number);
  }
}
constexpr void fields(Is<Content> auto& x, const auto& visit) {
  visit("yes_per_player", x.yes_per_player);
  visit("no_per_player", x.no_per_player);
  visit("change_per_player", x.change_per_player);
  visit("hand", x.hand);
  visit("market", x.market);
  visit("own", x.own);
  visit("votes", x.votes);
  visit("movies", x.movies);
}

constexpr Text name_of(const VoteCard& card) {
  if (card.kind == VoteKind::change) return Text("CHANGE ") + std::int64_t{card.number};
  return Text(card.kind == VoteKind::yes ? "YES " : "NO ") + name_of(card.icon) + " " + std::int64_t{card.number};
}

// Flavour lines stand in JSON as they are.
constexpr Text name_of(const Content& /*content*/, Flavour flavour) { return line_of(flavour); }
constexpr bool parse_name(const Content& /*content*/, std::string_view line, Flavour& flavour) {
  for (std::size_t i = 0; i < flavour_lines.size(); ++i) {
    if (flavour_lines[i] != line) continue;
    flavour = static_cast<Flavour>(i);
    return true;
  }
  return false;
}

// Physical cards of a kind.
constexpr std::size_t count_of(const Content& content, VoteKind kind) {
  std::size_t count = 0;
  for (const VoteCard& card : content.votes) count += card.kind == kind ? card.copies : 0U;
  return count;
}

// The expansions that change which components a game uses.
struct Extras {
  bool changes = false;       // MM-70
  bool blockbusters = false;  // MM-80
};

// MM-80, MM-84: whether this card is in the movie deck.
constexpr bool in_deck(const MovieCard& card, const Extras& extras) {
  return card.kind == MovieKind::plain || (extras.blockbusters && (extras.changes || !card.needs_changes()));
}
constexpr std::size_t movies_in_deck(const Content& content, const Extras& extras) {
  std::size_t count = 0;
  for (const MovieCard& card : content.movies) count += in_deck(card, extras) ? 1U : 0U;
  return count;
}

// Whether there are enough components. Every turn puts one Movie card away for good, and every turn
// needs one to pitch.
constexpr bool enough_for(const Content& content, std::size_t players, const Extras& extras) {
  const std::size_t own = extras.changes ? content.own * players : 0;
  return content.yes_per_player * players <= count_of(content, VoteKind::yes) &&                             // MM-10
         content.no_per_player * players <= count_of(content, VoteKind::no) &&                               // MM-10
         (!extras.changes || content.change_per_player * players <= count_of(content, VoteKind::change)) &&  // MM-70
         content.hand + own <= movies_in_deck(content, extras);                                              // MM-20
}

constexpr std::optional<ContentFault> fault_in_vote(const Content& content, std::size_t i) {
  const VoteCard& card = content.votes[i];
  if (card.number < 1 || card.number > max_changes)
    return ContentFault{"votes", i, "number", "MM-2: a Vote's number is 1 to 12"};
  if (card.copies < 1) return ContentFault{"votes", i, "copies", "MM-2: there is at least one of each Vote"};
  if (card.kind == VoteKind::change && card.copies > 1) {
    return ContentFault{"votes", i, "copies", "MM-70: there is one CHANGE of each number"};
  }
  for (std::size_t j = 0; j < i; ++j) {
    if (name_of(content.votes[j]) == name_of(card)) {
      return ContentFault{"votes", i, {}, "MM-2: duplicate Vote: " + (name_of(card) + " is there already")};
    }
  }
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in_movie(const Content& content, std::size_t i) {
  const MovieCard& card = content.movies[i];
  for (std::size_t j = 0; j < i; ++j) {
    if (content.movies[j].flavour == card.flavour) {
      return ContentFault{"movies", i, "flavour", "MM-5: every Movie card has a flavour of its own"};
    }
  }
  if (card.kind == MovieKind::plain) {
    if (card.icons.empty()) return ContentFault{"movies", i, "icons", "MM-4: a Movie card shows 1 to 3 icons"};
    if (card.profit < 1 || card.profit > 5) return ContentFault{"movies", i, "profit", "MM-4: the profit is 1 to 5"};
    return std::nullopt;
  }
  if (card.cost == Cost::printed) {
    return ContentFault{"movies", i, "cost", "MM-80: the cost of a Blockbuster is a condition"};
  }
  if (card.yields == Profit::printed) {
    return ContentFault{"movies", i, "yields", "MM-80: the profit of a Blockbuster is a condition"};
  }
  if (card.icons.size() != (shows_icon(card.cost) ? 1U : 0U)) {
    return ContentFault{"movies", i, "icons", "MM-83: one icon where the cost condition names one, else none"};
  }
  if (shows_number(card.cost) ? card.number < 1 || card.number > 3 : card.number != 0) {
    return ContentFault{"movies", i, "number", "MM-81: 1 to 3 where the cost condition has a number, else 0"};
  }
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in(const Content& content) {
  for (std::size_t i = 0; i < content.votes.size(); ++i) {
    if (auto fault = fault_in_vote(content, i)) return fault;
  }
  for (std::size_t i = 0; i < content.movies.size(); ++i) {
    if (auto fault = fault_in_movie(content, i)) return fault;
  }
  // MM-11: a hand with a YES and a NO for everybody must be possible, or dealing never ends.
  if (content.yes_per_player < 1) return ContentFault{.field = "yes_per_player", .why = "MM-11: at least 1"};
  if (content.no_per_player < 1) return ContentFault{.field = "no_per_player", .why = "MM-11: at least 1"};
  if (content.hand < 2 || content.hand > max_hand) return ContentFault{.field = "hand", .why = "MM-11: 2 to 10 Votes"};
  if (content.hand > content.yes_per_player + content.no_per_player) {
    return ContentFault{.field = "hand", .why = "MM-10: there are not enough Votes to deal"};
  }
  if (content.market < 1 || content.market > max_market) {
    return ContentFault{.field = "market", .why = "MM-13: 1 to 6 Movie cards"};
  }
  if (content.own > max_own) return ContentFault{.field = "own", .why = "MM-70: at most 2 Movie cards"};
  if (count_of(content, VoteKind::yes) + count_of(content, VoteKind::no) + max_changes > max_votes) {
    return ContentFault{"votes", content.votes.size(), {}, "MM-2: at most 60 YES and NO Votes"};
  }
  if (!enough_for(content, min_players, {})) {
    return ContentFault{.why = "MM-10: there are not enough cards for three players"};
  }
  return std::nullopt;
}

// Both lists in one order, so that two files with the same components are the same content.
constexpr void normalise(Content& content) {
  const auto sort = [](auto& cards, const auto& key) {
    for (std::size_t i = 1; i < cards.size(); ++i) {
      for (std::size_t j = i; j > 0 && key(cards[j]) < key(cards[j - 1]); --j) {
        const auto moved = cards[j];
        cards[j] = cards[j - 1];
        cards[j - 1] = moved;
      }
    }
  };
  sort(content.votes, [](const VoteCard& card) {
    return (static_cast<unsigned>(card.kind) << 16U) + (static_cast<unsigned>(card.icon) << 8U) + card.number;
  });
  sort(content.movies, [](const MovieCard& card) {
    unsigned key = static_cast<unsigned>(card.kind);
    key = (key << 5U) + static_cast<unsigned>(card.cost);
    key = (key << 2U) + static_cast<unsigned>(card.icons.size());
    for (std::size_t i = 0; i < max_printed; ++i) {
      key = (key << 3U) + (i < card.icons.size() ? static_cast<unsigned>(card.icons[i]) : 0U);
    }
    return (key << 8U) + static_cast<unsigned>(card.flavour);
  });
}

}  // namespace backlot::maybe
