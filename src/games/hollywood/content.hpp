// The printed components: cards, posters, dice, costumes, and what each player count uses.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/array.hpp"
#include "core/bits.hpp"
#include "core/content_fault.hpp"
#include "core/fields.hpp"
#include "core/pile.hpp"
#include "core/text.hpp"

namespace backlot::hollywood {

inline constexpr std::size_t min_players = 1;
inline constexpr std::size_t max_players = 9;
inline constexpr std::size_t max_ghosts = 3;  // H47-73
inline constexpr std::size_t max_dice = 9;    // H47-2
inline constexpr std::size_t max_rounds = 7;  // H47-61
inline constexpr std::size_t max_hand = 3;    // H47-13
inline constexpr std::size_t max_cards = 80;  // propaganda cards of a pack

// H47-1, H47-101: number 1 is the Screenwriter, number 10 the Costume Designer.
enum class Job : std::uint8_t {
  screenwriter,
  producer,
  director,
  gaffer,
  cinematographer,
  actress,
  actor,
  composer,
  editor,
  designer,
  none = 0xFF,
};
inline constexpr std::size_t jobs = 10;
constexpr std::size_t index(Job job) { return static_cast<std::size_t>(job); }

// H47-4. Cards of one kind cannot be told apart.
enum class Card : std::uint8_t {
  neutral,
  patriot,
  double_patriot,
  hearing,
  communist,
  double_communist,
  shake_up,
  unknown = 0xFF,
};
inline constexpr std::size_t card_kinds = 7;
constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }
constexpr Card card_at(std::size_t kind) { return static_cast<Card>(kind); }

// How many cards of each kind.
using Counts = Array<std::uint8_t, card_kinds>;

constexpr std::size_t total(const Counts& counts) {
  std::size_t sum = 0;
  for (const std::uint8_t count : counts) sum += count;
  return sum;
}

// H47-5
enum class Poster : std::uint8_t {
  animation,
  western,
  war,
  epic,
  sports,
  horror,
  monster,
  film_noir,
  science_fiction,
  social_drama,
  musical,
  comedy,
  romance,
  mystery,
  adventure,
  unknown = 0xFF,
};
inline constexpr std::size_t max_posters = 15;
constexpr std::size_t index(Poster poster) { return static_cast<std::size_t>(poster); }

enum class Symbol : std::uint8_t { neutral, patriot, communist };

// H47-103, in the order of their windows.
enum class Costume : std::uint8_t {
  trench_coat,
  cowboy_hat,
  jester_cap,
  tuxedo,
  evening_gown,
  prison_stripes,
  beret,
  fedora,
  uniform,
  unknown = 0xFF,
};
inline constexpr std::size_t max_costumes = 9;
constexpr std::size_t index(Costume costume) { return static_cast<std::size_t>(costume); }

// H47-2
enum class Loyalty : std::uint8_t { patriot, communist, rising_star, unknown = 0xFF };

struct CardFacts {
  Card card = Card::neutral;
  std::uint8_t copies = 0;
  std::uint8_t with_two = 0;  // copies in a game of two: H47-78
  constexpr bool operator==(const CardFacts&) const = default;
};

struct PosterFacts {
  Poster poster = Poster::animation;
  Symbol symbol = Symbol::neutral;
  bool with_two = true;  // H47-78
  constexpr bool operator==(const PosterFacts&) const = default;
};

// H47-11: the loyalties of one player count.
struct Dealing {
  std::uint8_t players = 0;
  std::uint8_t patriots = 0;
  std::uint8_t communists = 0;
  std::uint8_t rising_stars = 0;
  constexpr bool operator==(const Dealing&) const = default;
};

struct Content {
  std::uint8_t hand = 0;    // H47-13: cards dealt, and drawn up to
  std::uint8_t to_win = 0;  // H47-60: rounds a team needs
  std::uint8_t tokens = 0;  // H47-2
  std::uint8_t faces = 0;   // H47-3: of a die
  std::uint8_t stars = 0;   // faces with a star
  std::array<Dealing, max_players> dealing{};
  std::array<CardFacts, card_kinds> cards{};
  Pile<PosterFacts, max_posters> posters;
  Pile<Costume, max_costumes> costumes;

  constexpr bool operator==(const Content&) const = default;
};

constexpr void fields(Is<CardFacts> auto& x, const auto& visit) {
  visit("card", x.card);
  visit("copies", x.copies);
  visit("with_two", x.with_two);
}
constexpr void fields(Is<PosterFacts> auto& x, const auto& visit) {
  visit("poster", x.poster);
  visit("symbol", x.symbol);
  visit("with_two", x.with_two);
}
constexpr void fields(Is<Dealing> auto& x, const auto& visit) {
  visit("players", x.players);
  visit("patriots", x.patriots);
  visit("communists", x.communists);
  visit("rising_stars", x.rising_stars);
}
constexpr void fields(Is<Content> auto& x, const auto& visit) {
  visit("hand", x.hand);
  visit("to_win", x.to_win);
  visit("tokens", x.tokens);
  visit("faces", x.faces);
  visit("stars", x.stars);
  visit("dealing", x.dealing);
  visit("cards", x.cards);
  visit("posters", x.posters);
  visit("costumes", x.costumes);
}

// Names in JSON; notation.hpp has those that people read.
constexpr std::array<std::string_view, jobs> names_of(Job) {
  return {"screenwriter", "producer", "director", "gaffer", "cinematographer",
          "actress",      "actor",    "composer", "editor", "designer"};
}
constexpr std::array<std::string_view, card_kinds> names_of(Card) {
  return {"neutral", "patriot", "double_patriot", "hearing", "communist", "double_communist", "shake_up"};
}
constexpr std::array<std::string_view, max_posters> names_of(Poster) {
  return {"animation",       "western",      "war",     "epic",   "sports",  "horror",  "monster",  "film_noir",
          "science_fiction", "social_drama", "musical", "comedy", "romance", "mystery", "adventure"};
}
constexpr std::array<std::string_view, 3> names_of(Symbol) { return {"neutral", "patriot", "communist"}; }
constexpr std::array<std::string_view, max_costumes> names_of(Costume) {
  return {"trench_coat",    "cowboy_hat", "jester_cap", "tuxedo", "evening_gown",
          "prison_stripes", "beret",      "fedora",     "uniform"};
}
constexpr std::array<std::string_view, 3> names_of(Loyalty) { return {"patriot", "communist", "rising_star"}; }

constexpr bool is_unknown(Job job) { return job == Job::none; }
constexpr bool is_unknown(Card card) { return card == Card::unknown; }
constexpr bool is_unknown(Poster poster) { return poster == Poster::unknown; }
constexpr bool is_unknown(Costume costume) { return costume == Costume::unknown; }
constexpr bool is_unknown(Loyalty loyalty) { return loyalty == Loyalty::unknown; }
constexpr void set_unknown(Job& job) { job = Job::none; }
constexpr void set_unknown(Card& card) { card = Card::unknown; }
constexpr void set_unknown(Poster& poster) { poster = Poster::unknown; }
constexpr void set_unknown(Costume& costume) { costume = Costume::unknown; }
constexpr void set_unknown(Loyalty& loyalty) { loyalty = Loyalty::unknown; }

// H47-4: what a card counts for each side.
constexpr int patriot_symbols(Card card) {
  if (card == Card::patriot) return 1;
  return card == Card::double_patriot || card == Card::hearing ? 2 : 0;
}
constexpr int communist_symbols(Card card) {
  if (card == Card::communist) return 1;
  return card == Card::double_communist || card == Card::shake_up ? 2 : 0;
}

// H47-78: two players use fewer cards and posters.
constexpr Counts cards_for(const Content& content, std::size_t players) {
  Counts counts{};
  for (const CardFacts& facts : content.cards) {
    counts[index(facts.card)] = players == 2 ? facts.with_two : facts.copies;
  }
  return counts;
}

using PosterSet = std::uint16_t;  // a bit for each poster

constexpr PosterSet bit_of(Poster poster) { return static_cast<PosterSet>(bit_at(index(poster))); }

constexpr PosterSet posters_for(const Content& content, std::size_t players) {
  if (players != 2 && content.posters.full()) return (1U << max_posters) - 1U;  // no poster is in a pack twice
  PosterSet set = 0;
  for (const PosterFacts& facts : content.posters) {
    if (players != 2 || facts.with_two) set = static_cast<PosterSet>(set | bit_of(facts.poster));
  }
  return set;
}

constexpr Symbol symbol_of(const Content& content, Poster poster) {
  const std::size_t usual = index(poster);  // where it is in a pack with all of them
  if (usual < content.posters.size() && content.posters[usual].poster == poster) return content.posters[usual].symbol;
  for (const PosterFacts& facts : content.posters) {
    if (facts.poster == poster) return facts.symbol;
  }
  return Symbol::neutral;
}

constexpr std::optional<ContentFault> fault_in_lists(const Content& content) {
  for (std::size_t i = 0; i < max_players; ++i) {
    const Dealing& row = content.dealing[i];
    if (row.players != i + 1) return ContentFault{"dealing", i, "players", "the rows are for 1 to 9 players, in order"};
    if (row.patriots + row.communists + row.rising_stars != row.players) {
      return ContentFault{"dealing", i, "players", "every player has one loyalty"};
    }
    if (row.rising_stars > 1) return ContentFault{"dealing", i, "rising_stars", "at most one Rising Star"};
  }
  std::size_t copies = 0;
  for (std::size_t i = 0; i < card_kinds; ++i) {
    const CardFacts& facts = content.cards[i];
    for (std::size_t j = 0; j < i; ++j) {
      if (content.cards[j].card == facts.card) return ContentFault{"cards", i, "card", "each kind has one row"};
    }
    if (facts.copies > max_cards) return ContentFault{"cards", i, "copies", "at most 80 cards"};
    if (facts.with_two > facts.copies) return ContentFault{"cards", i, "with_two", "at most all copies"};
    copies += facts.copies;
  }
  if (copies > max_cards) return ContentFault{"cards", 0, "copies", "at most 80 cards in all"};
  for (std::size_t i = 0; i < content.posters.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (content.posters[j].poster == content.posters[i].poster) {
        return ContentFault{"posters", i, "poster", "duplicate poster"};
      }
    }
  }
  for (std::size_t i = 0; i < content.costumes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (content.costumes[j] == content.costumes[i]) {
        return ContentFault{"costumes", i, {}, "duplicate costume"};
      }
    }
  }
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in(const Content& content) {
  if (content.hand < 1 || content.hand > max_hand) return ContentFault{{}, 0, "hand", "1 to 3 cards"};
  if (content.to_win < 1 || content.to_win > 4) return ContentFault{{}, 0, "to_win", "1 to 4 rounds"};
  if (content.tokens > 9) return ContentFault{{}, 0, "tokens", "at most 9 tokens"};
  if (content.faces < 1 || content.faces > 100) return ContentFault{{}, 0, "faces", "1 to 100 faces"};
  if (content.stars > content.faces) return ContentFault{{}, 0, "stars", "at most all faces"};
  if (auto fault = fault_in_lists(content)) return fault;
  if (posters_for(content, 2) == 0) return ContentFault{"posters", 0, {}, "every game needs a poster"};
  return std::nullopt;
}

// Each list in the order of its enum, so that two files with the same components are the same content.
constexpr void normalise(Content& content) {
  const auto sort = [](auto& items, const auto& before) {
    for (std::size_t i = 1; i < items.size(); ++i) {
      for (std::size_t j = i; j > 0 && before(items[j], items[j - 1]); --j) {
        const auto moved = items[j];
        items[j] = items[j - 1];
        items[j - 1] = moved;
      }
    }
  };
  sort(content.cards, [](const CardFacts& a, const CardFacts& b) { return a.card < b.card; });
  sort(content.posters, [](const PosterFacts& a, const PosterFacts& b) { return a.poster < b.poster; });
  sort(content.costumes, [](Costume a, Costume b) { return a < b; });
}

}  // namespace backlot::hollywood
