// Finds amounts and past answers that fit all a seat has seen: a search over rounds and seats that
// tries values in random order and takes the first that can be completed. Each value is therefore
// even among those that some history continues (or weighed by the belief). Wallets from which the
// search failed are remembered; after the first failure it also looks ahead (Needs).
#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "contract/belief.hpp"
#include "core/array.hpp"
#include "core/bits.hpp"
#include "core/hash.hpp"
#include "games/cinecitta/hidden/needs.hpp"
#include "games/cinecitta/setup.hpp"

namespace backlot::cinecitta {

template <class C, class Belief>
class AmountSearch {
 public:
  constexpr AmountSearch(Ledger& ledger, C& chance, const Belief& belief)
      : ledger_(ledger), chance_(chance), belief_(belief) {}

  constexpr bool run() { return search_rings(0, 0); }

 private:
  // First the rings of folders of which only is known that all or none were headhunted.
  constexpr bool search_rings(std::size_t r, std::size_t i) {
    while (r < ledger_.rounds() && is_past(ledger_.view, r) && is_known(ledger_.answers[r][i])) {
      if (++i == ledger_.players()) {
        ++r;
        i = 0;
      }
    }
    if (r == ledger_.rounds() || !is_past(ledger_.view, r)) return search_amounts();
    const Answers before = ledger_.answers[r];
    const bool flip = draw(chance_, 2, Purpose::imagine) == 1;
    for (const bool second : {false, true}) {
      Answers& answers = ledger_.answers[r];
      const Answer answer = flip != second ? Answer::headhunt : Answer::secure;
      for (std::size_t at = i; !is_known(answers[at]); at = ledger_.receiver(r, at)) answers[at] = answer;
      if (search_rings(r, i)) return true;
      ledger_.answers[r] = before;
    }
    return false;
  }

  constexpr bool search_amounts() {
    needs_.forget();
    known_ = ledger_.notes;
    return search_round(0);
  }

  constexpr bool search_round(std::size_t r) {
    if (r == ledger_.rounds()) return true;
    const std::uint64_t key = key_of(r);
    const std::size_t slot = mix(key) % hopeless_.size();
    if (needs_.looked() && hopeless_[slot] == key) return false;
    if (search_notes(r, 0)) return true;
    if (!needs_.looked()) {
      needs_.look(ledger_, known_);
      hopeless_.fill(0);
    }
    hopeless_[slot] = key;
    return false;
  }

  constexpr bool search_notes(std::size_t r, std::size_t i) {
    if (i == ledger_.players()) return close_round(r);
    std::uint8_t& notes = ledger_.notes[r][i];
    if (ledger_.knows(r, i)) return fits(r, i) && search_notes(r, i + 1);
    std::uint64_t candidates = 0;
    for (notes = 0; notes <= ledger_.wallets[r][i]; ++notes) {
      if (fits(r, i)) candidates |= std::uint64_t{1} << notes;
    }
    while (candidates != 0) {
      notes = pick(candidates, r, i);
      candidates &= ~(std::uint64_t{1} << notes);
      if (search_notes(r, i + 1)) return true;
    }
    notes = unknown_notes.count;
    return false;
  }

  constexpr std::uint8_t pick(std::uint64_t candidates, std::size_t r, std::size_t giver) {
    const auto nth = [candidates](std::size_t n) {
      std::uint64_t rest = candidates;
      for (; n > 0; --n) rest &= rest - 1;
      return static_cast<std::uint8_t>(lowest_bit(rest));
    };
    const auto weight = [&](const auto& belief, std::size_t n) {
      return belief.notes(r, seat_at(giver), Notes{nth(n)});
    };
    const auto count = count_bits(candidates);
    return nth(pick_by(belief_, chance_, count, Purpose::imagine, weight));
  }

  // Whether this folder's notes agree with the wallets and with what is known of other folders.
  constexpr bool fits(std::size_t r, std::size_t i) const {
    const Wallets& notes = ledger_.notes[r];
    const Wallets& wallets = ledger_.wallets[r];
    const Answers& answers = ledger_.answers[r];
    if (notes[i] > wallets[i]) return false;  // C37-21
    const std::size_t to = ledger_.receiver(r, i);
    const std::size_t from = ledger_.giver(r, i);
    // C37-24: whoever headhunted had as much left in the wallet.
    const int theirs = ledger_.knows(r, to) ? notes[to] : 0;
    if (answers[i] == Answer::headhunt && notes[i] + theirs > wallets[to]) return false;
    if (answers[from] == Answer::headhunt && ledger_.knows(r, from) && notes[from] + notes[i] > wallets[i])
      return false;
    return !needs_.looked() || leaves_enough(r, i);
  }

  // Looks at the groups whose money after the round this folder decides as the last one.
  constexpr bool leaves_enough(std::size_t r, std::size_t i) const {
    for (Needs::Group group = 1; group <= needs_.all(); ++group) {
      const int need = needs_.of(r + 1, group);
      if (need == 0) continue;
      bool decided = false;
      int money = 0;
      for (std::size_t seat = 0; seat < ledger_.players(); ++seat) {
        const std::size_t to = ledger_.receiver(r, seat);
        const bool inside = Needs::has(group, seat);
        if (inside) money += ledger_.wallets[r][seat];
        const bool past = is_past(ledger_.view, r);
        if (past ? inside == Needs::has(group, to) : !inside) continue;
        if (!ledger_.knows(r, seat)) {
          decided = false;
          money = need;
          break;
        }
        decided = decided || seat == i;
        const int notes = ledger_.notes[r][seat];
        const bool comes_in = past && inside == (ledger_.answers[r][seat] == Answer::headhunt);
        money += comes_in ? notes : -notes;
      }
      if (decided && money < need) return false;
    }
    return true;
  }

  constexpr bool close_round(std::size_t r) {
    for (std::size_t i = 0; i < ledger_.players(); ++i) {
      ledger_.wallets[r + 1][i] = static_cast<std::uint8_t>(ledger_.wallet_after(r, i));
    }
    return search_round(r + 1);
  }

  constexpr std::uint64_t key_of(std::size_t r) const {
    std::uint64_t key = r + 1;
    for (const std::uint8_t wallet : ledger_.wallets[r]) key = (key << 8U) | wallet;
    return key;
  }

  Ledger& ledger_;
  C& chance_;
  const Belief& belief_;
  std::array<Wallets, max_rounds> known_{};  // the notes the viewer knows
  Needs needs_;
  Array<std::uint64_t, 8192> hopeless_;  // wallets from which the search has failed; see looked()
};

}  // namespace backlot::cinecitta
