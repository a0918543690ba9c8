// A look ahead for the search of amounts: how much money each group of seats must hold together
// before each round, so that what the viewer knows of the later rounds can have happened.
// Necessary, not sufficient; the search does the rest.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "games/cinecitta/hidden/ledger.hpp"

namespace backlot::cinecitta {

class Needs {
 public:
  using Group = std::size_t;  // a bit for each seat
  static constexpr std::size_t groups = std::size_t{1} << max_players;

  // `known`: the notes that the viewer knows, whatever a search has filled into the ledger.
  constexpr void look(const Ledger& filled, const std::array<Wallets, max_rounds>& known) {
    Ledger ledger = filled;
    ledger.notes = known;
    need_ = {};
    all_ = (Group{1} << ledger.players()) - 1;
    const std::size_t rounds = ledger.rounds();
    for (std::size_t r = rounds; r-- > 0;) {
      for (Group group = 1; group <= all_; ++group) step_back(ledger, r, group);
      demand(ledger, r);
      close(r);
    }
    looked_ = true;
  }

  constexpr void forget() { looked_ = false; }
  constexpr bool looked() const { return looked_; }
  constexpr Group all() const { return all_; }
  constexpr int of(std::size_t round, Group group) const { return need_[round][group]; }
  static constexpr bool has(Group group, std::size_t seat) { return ((group >> seat) & 1U) != 0; }

 private:
  // What the group needs before round r to have what it needs after it: less what is known to come
  // in, and together with those whose money may come in unknown amounts.
  constexpr void step_back(const Ledger& ledger, std::size_t r, Group group) {
    int need = need_[r + 1][group];
    if (need == 0) return;
    Group sources = 0;
    bool may_secure = false;
    for (std::size_t i = 0; i < ledger.players(); ++i) {
      const std::size_t to = ledger.receiver(r, i);
      const bool inside = has(group, i);
      const Answer answer = ledger.answers[r][i];
      if (!is_past(ledger.view, r)) {
        if (inside && ledger.knows(r, i)) need += ledger.notes[r][i];
        continue;
      }
      if (inside == has(group, to)) continue;
      if (ledger.knows(r, i)) {
        const bool comes_in = inside == (answer == Answer::headhunt);
        need += comes_in ? -int{ledger.notes[r][i]} : int{ledger.notes[r][i]};
      } else if (inside && answer != Answer::secure) {  // the receiver outside may have paid
        sources |= Group{1} << to;
      } else if (!inside && answer != Answer::headhunt) {  // the giver outside may have paid
        sources |= Group{1} << i;
        may_secure = true;
      }
    }
    raise(r, group | sources, need);
    // C37-23: what comes in by headhunting is at most what was put into the folder.
    if (sources != 0 && !may_secure) raise(r, group, (need + 1) / 2);
  }

  // What the folders of round r themselves ask of single wallets: C37-21, C37-24.
  constexpr void demand(const Ledger& ledger, std::size_t r) {
    for (std::size_t i = 0; i < ledger.players(); ++i) {
      int need = ledger.knows(r, i) ? ledger.notes[r][i] : 0;
      const std::size_t from = ledger.giver(r, i);
      if (ledger.answers[r][from] == Answer::headhunt && ledger.knows(r, from)) need += ledger.notes[r][from];
      raise(r, Group{1} << i, need);
    }
  }

  // Two groups apart need what both need.
  constexpr void close(std::size_t r) {
    for (Group group = 1; group <= all_; ++group) {
      for (Group part = (group - 1) & group; part != 0; part = (part - 1) & group) {
        raise(r, group, need_[r][part] + need_[r][group & ~part]);
      }
    }
  }

  constexpr void raise(std::size_t r, Group group, int need) {
    need_[r][group] = std::max(need_[r][group], static_cast<std::int16_t>(need));
  }

  std::array<Array<std::int16_t, groups>, max_rounds + 1> need_;  // once looked
  Group all_ = 0;
  bool looked_ = false;
};

}  // namespace backlot::cinecitta
