// Everything on the table, hidden things included, and what each seat has learned: the folders of
// all rounds, which giver and receiver remember, and the cards everybody saw being placed.
#pragma once
#include <cstddef>
#include <cstdint>

#include "contract/view.hpp"
#include "core/fields.hpp"
#include "core/pile.hpp"
#include "core/seat.hpp"
#include "games/cinecitta/content.hpp"

namespace backlot::cinecitta {

struct Options {
  std::uint8_t players = 4;
  bool coaster = false;  // C37-60: headhunt as you please
  bool awards = false;   // C37-62: movie awards
  constexpr bool operator==(const Options&) const = default;
};

// A number of notes. C37-6: money comes in notes of one size.
struct Notes {
  std::uint8_t count = 0;
  constexpr bool operator==(const Notes&) const = default;
  constexpr auto operator<=>(const Notes&) const = default;
};
inline constexpr Notes unknown_notes{0xFF};

enum class Answer : std::uint8_t { none, secure, headhunt, unknown = 0xFF };

// What went into a folder and what the receiver did with it.
struct Folder {
  Card card = Card::unknown;
  Notes notes;
  Answer answer = Answer::none;
  constexpr bool operator==(const Folder&) const = default;
};

// A card that entered a Studio.
struct Placement {
  Card card = Card::unknown;
  Seat by{};
  constexpr bool operator==(const Placement&) const = default;
};

struct Round {
  Pile<Folder, max_players> folders;    // by giver
  Pile<Placement, max_players> placed;  // C37-25: what everybody saw; by seat, then by card
  constexpr bool operator==(const Round&) const = default;
};

// One player's things. Hand, Studio and Office are kept in ascending order: nobody may read from
// the order of the cards where one came from (C37-28).
struct Desk {
  Pile<Card, max_rounds> hand;  // C37-14
  Pile<Card, 3> studio;         // C37-13
  Pile<Card, 2 * max_rounds> office;
  Notes wallet;              // C37-12
  Pile<Card, 2> moving_out;  // sealed in step 3
  constexpr bool operator==(const Desk&) const = default;
};

// The steps of a round, in order; steps/ has one file for each.
enum class Step : std::uint8_t { offer, answer, place, over };

// What lies on the table. State knows all of it; in a View the hidden parts are unknown.
struct Position {
  Options options;
  Step step = Step::offer;
  std::uint8_t round = 0;    // from 0
  std::uint8_t padding = 0;  // fills the word
  SeatSet decided;           // who has sealed this step's decision
  Pile<Desk, max_players> desks;
  Pile<Round, max_rounds> rounds;
  Pile<Card, max_left_over> left_over;  // C37-15

  constexpr Position() = default;
  constexpr Position(const Position&) = default;
  constexpr ~Position() = default;

  constexpr std::size_t players() const { return options.players; }
  constexpr Desk& desk(Seat seat) { return desks[index(seat)]; }
  constexpr const Desk& desk(Seat seat) const { return desks[index(seat)]; }
  constexpr Folder& folder_from(Seat giver) { return rounds[round].folders[index(giver)]; }
  constexpr const Folder& folder_from(Seat giver) const { return rounds[round].folders[index(giver)]; }
  constexpr bool operator==(const Position&) const = default;

 protected:  // so that the Position of a View is never poured into a State
  constexpr Position& operator=(const Position&) = default;
};

using State = StateOf<Position>;

static_assert(sizeof(State) <= 512);

constexpr void fields(Is<Options> auto& x, const auto& visit) {
  visit("players", x.players);
  visit("coaster", x.coaster);
  visit("awards", x.awards);
}
constexpr void fields(Is<Folder> auto& x, const auto& visit) {
  visit("card", x.card);
  visit("notes", x.notes);
  visit("answer", x.answer);
}
constexpr void fields(Is<Placement> auto& x, const auto& visit) {
  visit("card", x.card);
  visit("by", x.by);
}
constexpr void fields(Is<Round> auto& x, const auto& visit) {
  visit("folders", x.folders);
  visit("placed", x.placed);
}
constexpr void fields(Is<Desk> auto& x, const auto& visit) {
  visit("hand", x.hand);
  visit("studio", x.studio);
  visit("office", x.office);
  visit("wallet", x.wallet);
  visit("moving_out", x.moving_out);
}
constexpr void fields(Is<Position> auto& x, const auto& visit) {
  visit("options", x.options);
  visit("step", x.step);
  visit("round", x.round);
  visit("decided", x.decided);
  visit("desks", x.desks);
  visit("rounds", x.rounds);
  visit("left_over", x.left_over);
}

constexpr auto& leaf_value(Notes& notes) { return notes.count; }
constexpr const auto& leaf_value(const Notes& notes) { return notes.count; }

}  // namespace backlot::cinecitta
