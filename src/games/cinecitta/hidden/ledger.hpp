// The money of all rounds as one viewer knows it, while imagine fills in what it does not know.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "games/cinecitta/hidden/deduce.hpp"
#include "games/cinecitta/sight.hpp"

namespace backlot::cinecitta {

using Wallets = Array<std::uint8_t, max_players>;

struct Ledger {
  const View& view;
  std::array<Wallets, max_rounds + 1> wallets{};  // before each round
  std::array<Wallets, max_rounds> notes{};        // by round and giver; 0xFF: unknown
  std::array<Answers, max_rounds> answers{};

  constexpr Ledger(const Content& content, const View& seen) : view(seen) {
    for (std::size_t i = 0; i < players(); ++i) wallets[0][i] = content.dealing_for(players()).notes;
    for (std::size_t r = 0; r < rounds(); ++r) {
      answers[r] = deduce_answers(view, r);
      for (std::size_t i = 0; i < players(); ++i) notes[r][i] = view.rounds[r].folders[i].notes.count;
    }
  }

  constexpr std::size_t players() const { return view.players(); }
  // C37-75: at the end no folder is left.
  constexpr std::size_t rounds() const { return view.step == Step::over ? 0 : view.rounds.size(); }
  constexpr std::size_t receiver(std::size_t r, std::size_t giver) const {
    return index(receiver_of(view.options, r, seat_at(giver)));
  }
  constexpr std::size_t giver(std::size_t r, std::size_t receiver) const {
    return index(giver_to(view.options, r, seat_at(receiver)));
  }
  constexpr bool knows(std::size_t r, std::size_t giver) const { return notes[r][giver] != unknown_notes.count; }

  // The wallet after round r, both folders of this seat being known. Signed: a candidate amount may
  // overdraw it.
  constexpr int wallet_after(std::size_t r, std::size_t i) const {
    const std::size_t from = giver(r, i);
    int wallet = wallets[r][i] - notes[r][i];
    if (!is_past(view, r)) return wallet;
    if (answers[r][i] == Answer::headhunt) wallet += 2 * notes[r][i];
    return answers[r][from] == Answer::headhunt ? wallet - notes[r][from] : wallet + notes[r][from];
  }
};

}  // namespace backlot::cinecitta
