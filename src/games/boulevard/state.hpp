// Everything on the table, hidden things included, and what each seat has learned: which tips were
// played, and from which shuffle of their deck every other card comes.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "contract/view.hpp"
#include "core/array.hpp"
#include "core/bit_pile.hpp"
#include "core/counted_pile.hpp"
#include "core/fields.hpp"
#include "core/pile.hpp"
#include "core/seat.hpp"
#include "games/boulevard/content.hpp"
#include "games/boulevard/spot.hpp"

namespace backlot::boulevard {

// B54-2: how many weeks the game has.
enum class GameLength : std::uint8_t { short_game, average_game, long_game };

struct Options {
  std::uint8_t players = 4;
  GameLength length = GameLength::average_game;
  constexpr bool operator==(const Options&) const = default;
};

inline constexpr std::size_t max_hand = 20;  // B54-1, B54-56: 6, and 2 after each week but the last of 8

inline constexpr std::size_t max_loans = 40;  // of one player: faults.hpp

// An advertising section, from 0. none: no section.
enum class Section : std::uint8_t { none = 0xFF };

// What a die shows, from 1; nothing: not rolled; unknown: rolled in secret by somebody else.
enum class Pips : std::uint8_t { nothing = 0, unknown = 0xFF };

enum class SecretGenre : std::uint8_t { none = 0xFE, unknown = 0xFF };

// The number of the shuffle a tip card was drawn after, from 0: B54-113. discarded: it lies there.
enum class Shuffle : std::uint8_t { first = 0, discarded = 0xFF };

// A tip in hand. Ordered by shuffle, then kind: the order tells nothing that is not public.
struct Held {
  Shuffle shuffle = Shuffle::first;
  Tip tip = Tip::unknown;
  constexpr bool operator==(const Held&) const = default;
  // As one number: both at once compare in one instruction, and hands are sorted all the time.
  constexpr auto operator<=>(const Held& other) const { return rank() <=> other.rank(); }
  constexpr std::uint32_t rank() const {
    return static_cast<std::uint32_t>(shuffle) << 8U | static_cast<std::uint32_t>(tip);
  }
};

// A tip chosen behind the screen, and what it helps: B54-74, B54-82.
struct Chosen {
  Tip tip = Tip::unknown;
  Film film = Film::unknown;
  Section section = Section::none;
  constexpr bool operator==(const Chosen&) const = default;
  constexpr auto operator<=>(const Chosen&) const = default;
};

// What is set behind a screen, section by section, then tip by tip: B54-115. Once the screens are
// down everybody sees it.
struct Screen {
  std::array<Money, max_sections> invested{};  // B54-70
  std::uint8_t sections_set = 0;
  Tip choosing = Tip::unknown;       // a tip whose film or section is asked for now
  Pile<Chosen, max_hand> tips;       // in ascending order
  Array<std::uint8_t, 1> padding{};  // fills the word
  constexpr bool operator==(const Screen&) const = default;
};

// One player's things.
struct Theatre {
  Money cash;      // B54-1: public
  Money payout;    // of this week: B54-90
  Money discount;  // off the next film picked: B54-63
  Screen screen;
  Minutes extra_minutes;                    // of this week: B54-63
  Array<std::uint8_t, chip_kinds> chips{};  // on the board, by Chip
  std::uint8_t loans = 0;                   // chips in the Credit Union: B54-51
  std::array<Spot, 2> markers{Spot::off, Spot::off};
  Spot barred = Spot::off;           // B54-37: for the second marker, this week
  std::uint8_t more_picks = 0;       // in this turn
  Tip answer = Tip::unknown;         // sealed for the tie that is being asked about: B54-73; unknown: none
  Pile<Film, max_array> films;       // of this week
  Pile<Held, max_hand> hand;         // B54-22: hidden, their number is public
  Pile<Tip, max_hand> played;        // of this week, openly or shown: B54-80
  Array<std::uint8_t, 2> padding{};  // fills the word
  constexpr std::uint8_t& chips_of(Chip chip) { return chips[static_cast<std::size_t>(chip)]; }
  constexpr std::uint8_t chips_of(Chip chip) const { return chips[static_cast<std::size_t>(chip)]; }
  constexpr bool operator==(const Theatre&) const = default;
};

// The steps of a week in which somebody is asked, in order; steps/ has one file for each.
enum class Step : std::uint8_t { place, genre, pick, advertise, tie, blockbuster, upkeep, over };

// B54-33: what is still possible in a placing turn.
enum class Placing : std::uint8_t { take_back, repay, buy };

// What lies on the table. State knows all of it; in a View the hidden parts are unknown.
struct Position {
  BitPile<Film, max_films, max_array> array;       // films to be picked, in ascending order
  CountedPile<Tip, max_tip_kinds, max_tips> deck;  // what is left of it, in ascending order
  Money bank;                                    // paid to it, less what it paid: what the players have not (tally.hpp)
  Array<std::uint32_t, max_films / 32> dealt{};  // films that have been in the array, a bit each
  Options options;
  Step step = Step::place;
  std::uint8_t week = 0;  // from 0
  Seat start{};           // B54-5, B54-7
  Seat turn{};            // whose turn it is, where one acts after the other
  Placing placing = Placing::take_back;
  std::uint8_t marker = 0;  // 0: first markers are placed, 1: second ones
  SeatSet decided;          // who has sealed this step's decision
  SeatSet out;              // of picking: B54-61
  SeatSet tied;             // for the section: B54-73
  SeatSet asked;            // tied and with a tip in hand; or still to place cubes: B54-91
  Genre trend = Genre::drama;
  SecretGenre secret_genre = SecretGenre::none;  // B54-41
  std::array<Pips, 2> preview{};                 // B54-41: the secret roll
  Pips agency = Pips::nothing;                   // B54-42, B54-43
  Section section{};                             // being resolved
  std::array<Seat, max_sections> won{nobody, nobody, nobody, nobody, nobody, nobody};
  Shuffle shuffle = Shuffle::first;        // the last one
  Pile<Shuffle, max_tips> tip_cards;       // kind after kind, ascending within a kind
  Array<std::uint8_t, max_stars> cubes{};  // B54-58
  Pile<Star, max_film_stars> named;        // for the blockbuster by whose turn it is: B54-119; in ascending order
  Array<std::uint8_t, 1> padding{};        // fills the word
  Pile<Theatre, max_players> theatres;

  constexpr Position() = default;
  constexpr Position(const Position&) = default;
  constexpr ~Position() = default;

  constexpr std::size_t players() const { return options.players; }
  constexpr SeatSet seats() const { return SeatSet::first(options.players); }
  constexpr Theatre& theatre(Seat seat) { return theatres[index(seat)]; }
  constexpr const Theatre& theatre(Seat seat) const { return theatres[index(seat)]; }
  constexpr bool operator==(const Position&) const = default;

 protected:  // so that the Position of a View is never poured into a State
  constexpr Position& operator=(const Position&) = default;
};

using State = StateOf<Position>;

static_assert(sizeof(State) <= 2048);

constexpr const Length& length_of(const Content& content, const Options& options) {
  return content.lengths[static_cast<std::size_t>(options.length)];
}
// B54-21.
constexpr bool is_last_week(const Content& content, const Position& table) {
  return table.week + 1U == length_of(content, table.options).weeks;
}
// B54-3: the first deck serves the first half of the weeks.
constexpr Deck deck_in_use(const Content& content, const Position& table) {
  return table.week + 1U >= length_of(content, table.options).second_deck_from ? Deck::second : Deck::first;
}
// From lowering the screens to the end of the week.
constexpr bool screens_are_down(const Position& table) { return table.step >= Step::tie; }
// B54-46: from the secret rolls until the screens are lowered.
constexpr bool has_secrets(const Position& table) {
  return table.step == Step::genre || table.step == Step::pick || table.step == Step::advertise;
}

constexpr void fields(Is<Options> auto& x, const auto& visit) {
  visit("players", x.players);
  visit("length", x.length);
}
constexpr void fields(Is<Held> auto& x, const auto& visit) {
  visit("shuffle", x.shuffle);
  visit("tip", x.tip);
}
constexpr void fields(Is<Chosen> auto& x, const auto& visit) {
  visit("tip", x.tip);
  visit("film", x.film);
  visit("section", x.section);
}
constexpr void fields(Is<Screen> auto& x, const auto& visit) {
  visit("invested", x.invested);
  visit("sections_set", x.sections_set);
  visit("choosing", x.choosing);
  visit("tips", x.tips);
}
constexpr void fields(Is<Theatre> auto& x, const auto& visit) {
  visit("cash", x.cash);
  visit("loans", x.loans);
  visit("chips", x.chips);
  visit("markers", x.markers);
  visit("barred", x.barred);
  visit("hand", x.hand);
  visit("films", x.films);
  visit("extra_minutes", x.extra_minutes);
  visit("discount", x.discount);
  visit("more_picks", x.more_picks);
  visit("played", x.played);
  visit("screen", x.screen);
  visit("answer", x.answer);
  visit("payout", x.payout);
}
constexpr void fields(Is<Position> auto& x, const auto& visit) {
  visit("options", x.options);
  visit("step", x.step);
  visit("week", x.week);
  visit("start", x.start);
  visit("turn", x.turn);
  visit("placing", x.placing);
  visit("marker", x.marker);
  visit("decided", x.decided);
  visit("out", x.out);
  visit("tied", x.tied);
  visit("asked", x.asked);
  visit("trend", x.trend);
  visit("secret_genre", x.secret_genre);
  visit("preview", x.preview);
  visit("agency", x.agency);
  visit("section", x.section);
  visit("won", x.won);
  visit("shuffle", x.shuffle);
  visit("deck", x.deck);
  visit("tip_cards", x.tip_cards);
  visit("cubes", x.cubes);
  visit("named", x.named);
  visit("dealt", x.dealt);
  visit("array", x.array);
  visit("bank", x.bank);
  visit("theatres", x.theatres);
}

}  // namespace backlot::boulevard
