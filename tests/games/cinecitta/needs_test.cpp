// The look ahead of the search of amounts: what groups of seats must hold together, worked out by hand
// and at compile time, so that reading past the last seat does not compile.
#include "games/cinecitta/hidden/needs.hpp"

#include <gtest/gtest.h>

#include "games/cinecitta/scenario.hpp"

using namespace backlot;
using namespace backlot::cinecitta;

namespace {

constexpr std::uint8_t unknown = unknown_notes.count;

struct Folders {
  Wallets notes{};
  Answers answers{};
};

// The needs before round 1, rounds 1 and 2 being past and known this far to somebody; folders go to the
// next seat.
constexpr Needs needs_of(std::uint8_t players, const Folders& first, const Folders& second) {
  State state;
  state.options = {players};
  state.step = Step::offer;
  state.round = 2;
  for (std::size_t i = 0; i < players; ++i) state.desks.push({});
  for (std::size_t r = 0; r < 3; ++r) {
    Round round;
    for (std::size_t i = 0; i < players; ++i) round.folders.push({});
    state.rounds.push(round);
  }
  const View view = seen_by(standard, state, nobody);
  Ledger ledger(standard, view);
  ledger.notes = {first.notes, second.notes};
  ledger.answers = {first.answers, second.answers};
  Needs needs;
  needs.look(ledger, ledger.notes);
  return needs;
}

constexpr auto kept = Answer::secure;
constexpr auto matched = Answer::headhunt;
constexpr Folders nothing{{}, {kept, kept, kept, kept, kept}};

// C37-21, C37-24: one's own folder and the match of the folder one got are paid from the same wallet.
constexpr Needs paid = needs_of(5, {{1, 2, 0, 0, 4}, {matched, kept, kept, kept, matched}}, nothing);
static_assert(paid.of(0, 0b00001) == 1 + 4);
static_assert(paid.of(0, 0b00010) == 2 + 1);
static_assert(paid.of(0, 0b00100) == 0);
static_assert(paid.of(0, 0b10000) == 4);
static_assert(paid.of(0, 0b00011) == 5 + 3);

// C37-23: seat 1 needs five in round 2. In round 1 its folder was headhunted for an unknown amount: at
// most what it had put in, so that it held half of the five, rounded up; and the two together all of it.
constexpr Needs doubled = needs_of(3, {{unknown, 0, 0}, {matched, kept, kept}}, {{5, 0, 0}, {kept, kept, kept}});
static_assert(doubled.of(1, 0b001) == 5);
static_assert(doubled.of(0, 0b001) == 3);
static_assert(doubled.of(0, 0b011) == 5);
// The same where the first seat is the one who may have paid.
constexpr Needs doubled_by_the_first =
    needs_of(3, {{0, 0, unknown}, {kept, kept, matched}}, {{0, 0, 5}, {kept, kept, kept}});
static_assert(doubled_by_the_first.of(0, 0b100) == 3);
static_assert(doubled_by_the_first.of(0, 0b101) == 5);

// When the giver may have lost an unknown amount to it, it may have held nothing at all.
constexpr Needs given = needs_of(3, {{0, 0, unknown}, {kept, kept, kept}}, {{5, 0, 0}, {kept, kept, kept}});
static_assert(given.of(0, 0b001) == 0);
static_assert(given.of(0, 0b101) == 5);

// With no source of unknown money it held all.
constexpr Needs held = needs_of(3, nothing, {{5, 0, 0}, {kept, kept, kept}});
static_assert(held.of(0, 0b001) == 5);

}  // namespace

TEST(Needs, C37_21_C37_23_C37_24_are_what_the_folders_ask_of_wallets) {
  EXPECT_EQ(paid.of(0, 0b00001), 5);
  EXPECT_EQ(doubled.of(0, 0b001), 3);
}
