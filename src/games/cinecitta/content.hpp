// The printed components: which cards there are, what they carry, and what each player count uses.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/array.hpp"
#include "core/content_fault.hpp"
#include "core/fields.hpp"
#include "core/money.hpp"
#include "core/pile.hpp"
#include "core/text.hpp"

namespace backlot::cinecitta {

inline constexpr std::size_t min_players = 3;
inline constexpr std::size_t max_players = 5;
inline constexpr std::size_t player_counts = max_players - min_players + 1;
inline constexpr std::size_t max_kinds = 40;
inline constexpr std::size_t max_rounds = 8;      // C37-27
inline constexpr std::size_t max_left_over = 13;  // C37-11
inline constexpr std::size_t max_notes = 50;      // all money of five players in one wallet

// C37-1: four professions with numbers, and the Producers.
enum class Profession : std::uint8_t { director, actor, cameraman, scriptwriter, producer };
inline constexpr std::array<std::string_view, 5> profession_names{"Director", "Actor", "Cameraman", "Scriptwriter",
                                                                  "Producer"};

// A kind of card, by its place in Content::cards. Copies of a kind cannot be told apart.
enum class Card : std::uint8_t { unknown = 0xFF };

struct CardFacts {
  Profession profession = Profession::director;
  std::uint8_t number = 0;
  std::uint8_t promotion = 0;                   // icons, C37-3
  std::uint8_t pen = 0;                         // icons, C37-4
  std::uint8_t audience = 0;                    // icons, C37-5
  Array<std::uint8_t, player_counts> copies{};  // with 3, 4, 5 players: C37-10
  constexpr bool operator==(const CardFacts&) const = default;
};

// What one player count uses: C37-10 to C37-12.
struct Dealing {
  std::uint8_t players = 0;
  std::uint8_t cards = 0;  // in the game
  std::uint8_t hand = 0;   // cards dealt to each player, and so the number of rounds
  std::uint8_t notes = 0;  // in each wallet
  constexpr bool operator==(const Dealing&) const = default;
};

struct Content {
  Money note;          // C37-6
  Money golden_award;  // C37-62
  Money gray_award;
  std::array<Dealing, player_counts> dealing{};
  Pile<CardFacts, max_kinds> cards;
  Array<std::uint8_t, 3> padding{};  // fills the last word

  constexpr const CardFacts& operator[](Card card) const { return cards[static_cast<std::size_t>(card)]; }
  constexpr const Dealing& dealing_for(std::size_t players) const { return dealing[players - min_players]; }
  constexpr bool operator==(const Content&) const = default;
};

constexpr void fields(Is<CardFacts> auto& x, const auto& visit) {
  visit("profession", x.profession);
  visit("number", x.number);
  visit("promotion", x.promotion);
  visit("pen", x.pen);
  visit("audience", x.audience);
  visit("copies", x.copies);
}
constexpr void fields(Is<Dealing> auto& x, const auto& visit) {
  visit("players", x.players);
  visit("cards", x.cards);
  visit("hand", x.hand);
  visit("notes", x.notes);
}
constexpr void fields(Is<Content> auto& x, const auto& visit) {
  visit("note", x.note);
  visit("golden_award", x.golden_award);
  visit("gray_award", x.gray_award);
  visit("dealing", x.dealing);
  visit("cards", x.cards);
}

constexpr Text name_of(Profession profession) { return profession_names[static_cast<std::size_t>(profession)]; }
constexpr Text name_of(const CardFacts& facts) { return name_of(facts.profession) + " " + std::int64_t{facts.number}; }

constexpr std::optional<ContentFault> fault_in_card(const Content& content, std::size_t i) {
  const CardFacts& facts = content.cards[i];
  if (facts.number < 1 || facts.number > 9) {
    return ContentFault{"cards", i, "number", "a card's number is one digit, 1 to 9"};
  }
  if (facts.promotion > 9) return ContentFault{"cards", i, "promotion", "at most 9 icons"};
  if (facts.pen > 1) return ContentFault{"cards", i, "pen", "0 or 1"};
  if (facts.audience > 9) return ContentFault{"cards", i, "audience", "at most 9 icons"};
  for (const std::uint8_t copies : facts.copies) {
    if (copies > 9) return ContentFault{"cards", i, "copies", "at most 9 copies"};
  }
  for (std::size_t j = 0; j < i; ++j) {
    const CardFacts& other = content.cards[j];
    if (other.profession == facts.profession && other.number == facts.number) {
      return ContentFault{"cards", i, "number", "duplicate card: " + (name_of(facts) + " is there already")};
    }
  }
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in_dealing(const Content& content, std::size_t i) {
  const Dealing& dealing = content.dealing[i];
  const std::size_t players = min_players + i;
  if (dealing.players != players) {
    return ContentFault{"dealing", i, "players", "the rows are for 3, 4 and 5 players, in this order"};
  }
  std::size_t cards = 0;
  for (const CardFacts& facts : content.cards) cards += facts.copies[i];
  if (cards != dealing.cards) {
    return ContentFault{"dealing", i, "cards",
                        Text("missing or extra card: the cards add up to ") + static_cast<std::int64_t>(cards) +
                            ", not " + std::int64_t{dealing.cards}};
  }
  if (dealing.hand < 1 || dealing.hand > max_rounds) {
    return ContentFault{"dealing", i, "hand", "1 to 8 cards"};
  }
  if (players * dealing.hand > cards) {
    return ContentFault{"dealing", i, "hand", "there are not enough cards to deal"};
  }
  if (cards - players * dealing.hand > max_left_over) {
    return ContentFault{"dealing", i, "cards", "at most 13 cards may be left over"};
  }
  if (players * dealing.notes > max_notes) {
    return ContentFault{"dealing", i, "notes", "at most 50 notes in all wallets together"};
  }
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in(const Content& content) {
  if (content.note.amount < 1 || content.note.amount > 1000) {
    return ContentFault{{}, 0, "note", "a note is worth 1 to 1000"};
  }
  if (content.golden_award.amount < 0 || content.golden_award.amount > 100000) {
    return ContentFault{{}, 0, "golden_award", "0 to 100000"};
  }
  if (content.gray_award.amount < 0 || content.gray_award.amount > 100000) {
    return ContentFault{{}, 0, "gray_award", "0 to 100000"};
  }
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    if (auto fault = fault_in_card(content, i)) return fault;
  }
  for (std::size_t i = 0; i < player_counts; ++i) {
    if (auto fault = fault_in_dealing(content, i)) return fault;
  }
  return std::nullopt;
}

// Cards in ascending order, so that two files with the same cards are the same content.
constexpr void normalise(Content& content) {
  const auto before = [](const CardFacts& a, const CardFacts& b) {
    return a.profession != b.profession ? a.profession < b.profession : a.number < b.number;
  };
  for (std::size_t i = 1; i < content.cards.size(); ++i) {
    for (std::size_t j = i; j > 0 && before(content.cards[j], content.cards[j - 1]); --j) {
      const CardFacts moved = content.cards[j];
      content.cards[j] = content.cards[j - 1];
      content.cards[j - 1] = moved;
    }
  }
}

}  // namespace backlot::cinecitta
