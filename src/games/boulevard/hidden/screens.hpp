// What others may be doing behind their screens, given their hands: B54-115. Each decision is even
// among what is possible then, in this order: how many sections are set (all, for who is ready), the
// money on each of them, for each tip in hand whether it is chosen and what it helps, and for who is
// not ready whether a tip's film or section is being named.
#pragma once
#include <cstddef>

#include "games/boulevard/sight.hpp"

namespace backlot::boulevard {

template <class C, class Belief>
class ScreenGuess {
 public:
  constexpr ScreenGuess(const Content& content, Theatre& theatre, C& chance, const Belief& belief)
      : content_(content), theatre_(theatre), chance_(chance), belief_(belief) {}

  constexpr void guess(Seat seat, bool ready) {
    Screen& screen = theatre_.screen;
    const std::size_t set = ready ? content_.sections : even(content_.sections + 1U);
    for (std::size_t i = 0; i < set; ++i) {
      const auto most = static_cast<std::size_t>(AdvertiseStep::most_for_next(content_, theatre_).amount);
      const auto weight = [&](const auto& asked, std::size_t money) {
        return asked.invested(seat, i, Money{static_cast<std::int32_t>(money)});
      };
      const std::size_t money = pick_by(belief_, chance_, most + 1, Purpose::imagine, weight);
      screen.invested[i] = {static_cast<std::int32_t>(money)};
      ++screen.sections_set;
    }
    if (set < content_.sections) return;
    for_each_kind_in_hand(content_, theatre_, AdvertiseStep::behind_the_screen(),
                          [&](Tip tip) { kinds_.insert_sorted(tip); });
    for (const Tip tip : kinds_) choose(tip);
    if (!ready) name_one();
  }

 private:
  constexpr std::size_t even(std::size_t count) {
    return draw(chance_, static_cast<std::uint32_t>(count), Purpose::imagine);
  }

  // Card after card of a kind: not chosen, or put on something that does not come before what the
  // last card of the kind was put on.
  constexpr void choose(Tip tip) {
    Chosen last{tip, static_cast<Film>(0), static_cast<Section>(0)};
    while (!check_tip(content_, theatre_, tip, AdvertiseStep::behind_the_screen())) {
      Scratch<Chosen, max_array> uses;
      for_each_use(content_, theatre_, tip, [&](const Chosen& use) {
        if (use >= last) uses.push(use);
      });
      const std::size_t at = even(uses.size() + 1);
      if (at == uses.size()) return;
      last = uses[at];
      theatre_.screen.tips.insert_sorted(last);
    }
  }

  constexpr void name_one() {
    Scratch<Tip, max_hand> open;
    for (const Tip tip : kinds_) {
      const bool may = !check_tip(content_, theatre_, tip, AdvertiseStep::behind_the_screen());
      if (may && uses_of(content_, theatre_, tip) > 1) open.push(tip);
    }
    const std::size_t at = even(open.size() + 1);
    if (at < open.size()) theatre_.screen.choosing = open[at];
  }

  const Content& content_;
  Theatre& theatre_;
  C& chance_;
  const Belief& belief_;
  Pile<Tip, max_hand> kinds_;
};

}  // namespace backlot::boulevard
