// Between which amounts another player's wallet must be, from all that the viewer knows. Followed
// round by round; never too narrow (the truth and every imagined world lie inside).
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>

#include "games/cinecitta/hidden/ledger.hpp"

namespace backlot::cinecitta {

struct Bounds {
  int low = 0;
  int high = 0;
  constexpr bool operator==(const Bounds&) const = default;
};

class WalletBounds {
 public:
  constexpr WalletBounds(const Content& content, const View& view) : ledger_(content, view) {
    if (view.step == Step::over) {  // C37-28: shown
      for (std::size_t i = 0; i < view.players(); ++i)
        wallets_[i] = {view.desks[i].wallet.count, view.desks[i].wallet.count};
      return;
    }
    const int notes = content.dealing_for(view.players()).notes;
    total_ = notes * static_cast<int>(view.players());
    for (std::size_t i = 0; i < view.players(); ++i) wallets_[i] = {notes, notes};
    for (std::size_t r = 0; r < ledger_.rounds(); ++r) follow(r);
    if (view.seat() != nobody) {
      const int own = view.desk(view.seat()).wallet.count;
      wallets_[index(view.seat())] = {own, own};
    }
  }

  constexpr Bounds of(Seat seat) const { return wallets_[index(seat)]; }

 private:
  using Ranges = std::array<Bounds, max_players>;

  constexpr void follow(std::size_t r) {
    for (std::size_t i = 0; i < ledger_.players(); ++i) {
      wallets_[i].low = std::max(wallets_[i].low, demanded(r, i));
    }
    balance();
    Ranges notes{};
    for (std::size_t i = 0; i < ledger_.players(); ++i) notes[i] = notes_in_folder(r, i);
    Ranges after{};
    for (std::size_t i = 0; i < ledger_.players(); ++i) after[i] = after_round(r, i, notes);
    wallets_ = after;
    if (r < ledger_.view.round) balance();
  }

  // C37-21, C37-24: what the known folders of the round ask of this wallet.
  constexpr int demanded(std::size_t r, std::size_t i) const {
    const std::size_t from = ledger_.giver(r, i);
    const bool matched = ledger_.answers[r][from] == Answer::headhunt && ledger_.knows(r, from);
    return (ledger_.knows(r, i) ? ledger_.notes[r][i] : 0) + (matched ? ledger_.notes[r][from] : 0);
  }

  // Between rounds all money is in the wallets.
  constexpr void balance() {
    int low = 0;
    int high = 0;
    for (std::size_t i = 0; i < ledger_.players(); ++i) {
      low += wallets_[i].low;
      high += wallets_[i].high;
    }
    Ranges tighter = wallets_;
    for (std::size_t i = 0; i < ledger_.players(); ++i) {
      tighter[i].low = std::max(wallets_[i].low, total_ - (high - wallets_[i].high));
      tighter[i].high = std::min(wallets_[i].high, total_ - (low - wallets_[i].low));
    }
    wallets_ = tighter;
  }

  constexpr Bounds notes_in_folder(std::size_t r, std::size_t i) const {
    if (ledger_.knows(r, i)) return {ledger_.notes[r][i], ledger_.notes[r][i]};
    int most = wallets_[i].high;
    if (ledger_.answers[r][i] == Answer::headhunt) {
      const std::size_t to = ledger_.receiver(r, i);
      most = std::min(most, wallets_[to].high - (ledger_.knows(r, to) ? ledger_.notes[r][to] : 0));
    }
    const std::size_t from = ledger_.giver(r, i);
    if (ledger_.answers[r][from] == Answer::headhunt && ledger_.knows(r, from)) {
      most = std::min(most, wallets_[i].high - ledger_.notes[r][from]);
    }
    return {0, most};
  }

  // What a folder's notes add to a wallet: to the giver's when headhunted, to the receiver's when secured.
  static constexpr Bounds gain(Bounds notes, Answer answer, Answer gainful) {
    if (answer == gainful) return notes;
    if (is_known(answer)) return {-notes.high, -notes.low};
    return {-notes.high, notes.high};
  }

  constexpr Bounds after_round(std::size_t r, std::size_t i, const Ranges& notes) const {
    const Bounds wallet = wallets_[i];
    const Bounds own = notes[i];
    const bool settled = r < ledger_.view.round || ledger_.view.step == Step::place;
    if (!settled) return {std::max(0, wallet.low - own.high), wallet.high - own.low};  // C37-29: the offer has left
    const std::size_t from = ledger_.giver(r, i);
    const Bounds given = gain(own, ledger_.answers[r][i], Answer::headhunt);
    const Bounds got = gain(notes[from], ledger_.answers[r][from], Answer::secure);
    const int low = std::max(0, wallet.low + given.low) + got.low;
    return {std::max(0, low), std::min(total_, wallet.high + given.high + got.high)};
  }

  Ledger ledger_;
  int total_ = 0;
  Ranges wallets_{};
};

constexpr Bounds wallet_bounds(const Content& content, const View& view, Seat seat) {
  return WalletBounds(content, view).of(seat);
}

}  // namespace backlot::cinecitta
