// What Insider Tips do. A tip is data (components.hpp): when it is played, what it asks of a film,
// what it brings. This is the one place that reads it; no tip has code of its own (B54-81).
#pragma once
#include <cstddef>
#include <optional>
#include <type_traits>

#include "core/bits.hpp"
#include "games/boulevard/action.hpp"
#include "games/boulevard/theatre.hpp"

namespace backlot::boulevard {

constexpr std::size_t copies_in_hand(const Theatre& theatre, Tip tip) {
  std::size_t copies = 0;
  for (const Held& held : theatre.hand) copies += held.tip == tip ? 1U : 0U;
  return copies;
}
constexpr std::size_t copies_chosen(const Theatre& theatre, Tip tip) {
  std::size_t copies = 0;
  for (const Chosen& chosen : theatre.screen.tips) copies += chosen.tip == tip ? 1U : 0U;
  return copies;
}

// B54-80: one of each kind in a week, whenever played (B54-83), except where the tip says otherwise.
// While the screens are up what is chosen is still in hand.
constexpr bool may_be_repeated(const Content& content, const Theatre& theatre, Tip tip) {
  return content[tip].any_number || (!theatre.played.contains(tip) && copies_chosen(theatre, tip) == 0);
}

// Whether the tip may be played at this time, as far as hand and kinds go.
constexpr std::optional<Refusal> check_tip(const Content& content, const Theatre& theatre, Tip tip, SetOf<When> now) {
  if (static_cast<std::size_t>(tip) >= content.tips.size()) return Refusal::not_in_hand;
  const std::size_t copies = copies_in_hand(theatre, tip);
  if (copies == 0) return Refusal::not_in_hand;
  if (!now.has(content[tip].when)) return Refusal::other_time;
  if (!may_be_repeated(content, theatre, tip)) return Refusal::kind_played;
  if (copies == copies_chosen(theatre, tip)) return Refusal::not_in_hand;
  return std::nullopt;
}

constexpr KindBits bit_of(Tip tip) { return bit_at(static_cast<std::size_t>(tip)); }

// The kinds of what lies in a pile. What is not seen, and what an empty slot holds, goes to a place beyond all kinds.
template <std::size_t step, class Item, std::size_t N>
constexpr KindBits kinds_in(const Pile<Item, N>& pile) {
  KindBits kinds = 0;
  pile.template for_each_slot<step>([&](const Item& item, bool there) {
    if constexpr (std::is_same_v<Item, Tip>) {
      kinds |= KindBits{there} << (static_cast<std::size_t>(item) % 64);
    } else {
      kinds |= KindBits{1} << (static_cast<std::size_t>(item.tip) % 64);
    }
  });
  return kinds;
}
static_assert(max_tip_kinds < 63);

// B54-80: the kinds of a week that are played or chosen.
constexpr KindBits kinds_used(const Theatre& theatre) {
  return kinds_in<2>(theatre.played) | kinds_in<2>(theatre.screen.tips);
}

// The kinds that are played at one of these times.
constexpr KindBits kinds_at(const Content& content, SetOf<When> now) {
  KindBits kinds = 0;
  for (std::size_t i = 0; i < content.index.played_at.size(); ++i) {
    if (now.has(static_cast<When>(i))) kinds |= content.index.played_at[i];
  }
  return kinds;
}

// Those of these kinds in hand that check_tip lets pass. A hand that is not seen has no kinds.
constexpr KindBits playable_kinds(const Content& content, const Theatre& theatre, KindBits kinds) {
  const KindBits held = kinds_in<4>(theatre.hand) & kinds;
  if (held == 0) return 0;
  const KindBits used = held & kinds_used(theatre);
  KindBits open = held & ~used;
  for (KindBits again = used & content.index.any_number; again != 0; again &= again - 1) {
    const auto tip = static_cast<Tip>(lowest_bit(again));
    if (copies_in_hand(theatre, tip) > copies_chosen(theatre, tip)) open |= bit_of(tip);
  }
  return open;
}

// Whether all cards of a hand came from one shuffle, so that they lie in the order of their kinds.
constexpr bool is_in_order_of_kinds(const Theatre& theatre) {
  const auto& hand = theatre.hand;
  return hand.empty() || hand[0].shuffle == hand.back().shuffle;
}

// The one of these kinds in hand that for_each_in_hand calls in this place.
constexpr Tip nth_in_hand(const Theatre& theatre, KindBits kinds, std::size_t place) {
  if (is_in_order_of_kinds(theatre)) return static_cast<Tip>(nth_bit(kinds, place));
  std::size_t at = 0;
  for (;; ++at) {
    const KindBits bit = bit_of(theatre.hand[at].tip) & kinds;
    if (bit != 0 && place-- == 0) break;
    kinds &= ~bit;
  }
  return theatre.hand[at].tip;
}

// Calls f(tip) for each of these kinds in hand, once and in the order of the hand. Copies of a kind cannot be told
// apart: B54-120.
template <class F>
constexpr void for_each_in_hand(const Theatre& theatre, KindBits kinds, const F& f) {
  if (kinds == 0) return;
  if (is_in_order_of_kinds(theatre)) {
    for (; kinds != 0; kinds &= kinds - 1) f(static_cast<Tip>(lowest_bit(kinds)));
    return;
  }
  for (const Held& held : theatre.hand) {
    const KindBits bit = bit_of(held.tip) & kinds;
    if (bit == 0) continue;
    kinds &= ~bit;
    f(held.tip);
    if (kinds == 0) return;
  }
}

// Calls f(tip) for each kind in hand that check_tip lets pass, once.
template <class F>
constexpr void for_each_kind_in_hand(const Content& content, const Theatre& theatre, SetOf<When> now, const F& f) {
  for_each_in_hand(theatre, playable_kinds(content, theatre, kinds_at(content, now)), [&](Tip tip) {
    expect([&] { return !check_tip(content, theatre, tip, now); });
    f(tip);
  });
}

// B54-63: while picking, for this turn and for the minutes of this week.
constexpr void play_while_picking(const Content& content, Theatre& theatre, Tip tip) {
  const Bonus& bonus = content[tip].bonus;
  theatre.discount += bonus.discount;
  theatre.extra_minutes += bonus.minutes;
  theatre.more_picks = static_cast<std::uint8_t>(theatre.more_picks + bonus.picks);
}

// B54-63: never below nothing.
constexpr Money price_for(const Content& content, const Theatre& theatre, Film film) {
  const Money price = content[film].price - theatre.discount;
  return price < Money{} ? Money{} : price;
}

// The most that so many unseen tips could bring while picking: each of the best kinds not played yet.
struct PickingHelp {
  Money discount;
  Minutes minutes;
};
constexpr PickingHelp most_picking_help(const Content& content, const Theatre& theatre) {
  PickingHelp help;
  const KindBits kinds = content.index.played_at[static_cast<std::size_t>(When::picking)] &
                         ~(kinds_used(theatre) & ~content.index.any_number);
  if ((kinds & content.index.any_number) == 0 && count_bits(kinds) <= theatre.hand.size()) {
    for (KindBits rest = kinds; rest != 0; rest &= rest - 1) {  // all of them together
      const Bonus& bonus = content.tips[lowest_bit(rest)].bonus;
      help.discount += bonus.discount;
      help.minutes += bonus.minutes;
    }
    return help;
  }
  Pile<Money, max_hand> discounts;
  Pile<Minutes, max_hand> minutes;
  const std::size_t most = theatre.hand.size();
  const auto keep_best = [most](auto& best, auto value) {
    if (best.size() < most) {
      best.insert_sorted(value);
    } else if (most > 0 && best[0] < value) {
      best.erase_at(0);
      best.insert_sorted(value);
    }
  };
  for (KindBits rest = kinds; rest != 0; rest &= rest - 1) {
    const TipFacts& facts = content.tips[lowest_bit(rest)];
    for (std::size_t i = 0; i < (facts.any_number ? facts.copies : 1U); ++i) {
      keep_best(discounts, facts.bonus.discount);
      keep_best(minutes, facts.bonus.minutes);
    }
  }
  for (const Money each : discounts) help.discount += each;
  for (const Minutes each : minutes) help.minutes += each;
  return help;
}

// B54-74: on a section with an own investment. B54-85: an own film that meets the condition.
constexpr bool can_raise(const Theatre& theatre, std::size_t section) {
  return theatre.screen.invested[section] > Money{};
}
constexpr bool can_help(const Content& content, Tip tip, Film film) {
  return (content.index.helped_by[static_cast<std::size_t>(film)] & bit_of(tip)) != 0;
}

// Calls f(what) for everything a tip chosen behind the screen may be put on; a tip that names neither
// film nor section has one way to be chosen, if the minutes it uses are left (B54-84).
template <class F>
constexpr void for_each_use(const Content& content, const Theatre& theatre, Tip tip, const F& f) {
  const TipFacts& facts = content[tip];
  if (facts.bonus.uses > Minutes{} && facts.bonus.uses > minutes_left(content, theatre)) return;  // B54-84
  if (facts.when == When::advertising) {
    for (std::size_t i = 0; i < content.sections; ++i) {
      if (can_raise(theatre, i)) f(Chosen{tip, Film::unknown, static_cast<Section>(i)});
    }
  } else if (facts.bonus.of_film) {
    for (const Film film : theatre.films) {
      if (can_help(content, tip, film)) f(Chosen{tip, film, Section::none});
    }
  } else {
    f(Chosen{tip});
  }
}
constexpr std::size_t uses_of(const Content& content, const Theatre& theatre, Tip tip) {
  std::size_t uses = 0;
  for_each_use(content, theatre, tip, [&](const Chosen& /*use*/) { ++uses; });
  return uses;
}

// Which of these kinds, played behind the screen, for_each_use finds a use for.
constexpr KindBits useful_kinds(const Content& content, const Theatre& theatre, KindBits kinds) {
  const Index& index = content.index;
  KindBits helpful = 0;
  theatre.films.for_each_slot<2>([&](Film film, bool there) {
    helpful |= index.helped_by[static_cast<std::size_t>(film)] & (KindBits{0} - KindBits{there});
  });
  Money invested;
  for (const Money money : theatre.screen.invested) invested += money;
  const KindBits raising = invested > Money{} ? 0 : index.played_at[static_cast<std::size_t>(When::advertising)];
  KindBits useful = kinds & ~raising & (helpful | ~index.of_film);
  if ((useful & index.takes_time) != 0) {
    const Minutes left = minutes_left(content, theatre);
    for (KindBits rest = useful & index.takes_time; rest != 0; rest &= rest - 1) {
      if (content.tips[lowest_bit(rest)].bonus.uses > left) useful &= ~(rest & (0 - rest));  // B54-84
    }
  }
  expect([&] {
    for (KindBits rest = kinds; rest != 0; rest &= rest - 1) {
      const auto tip = static_cast<Tip>(lowest_bit(rest));
      if ((uses_of(content, theatre, tip) > 0) != ((useful & bit_of(tip)) != 0)) return false;
    }
    return true;
  });
  return useful;
}

// B54-74: what an investment counts, with the tips that raise it.
constexpr Money counted(const Content& content, const Theatre& theatre, std::size_t section) {
  Money money = theatre.screen.invested[section];
  for (const Chosen& chosen : theatre.screen.tips) {
    if (chosen.section == static_cast<Section>(section)) money += content[chosen.tip].bonus.raise;
  }
  return money;
}

// B54-82: the dice of the tips shown for the payout.
constexpr std::size_t dice_of_tips(const Content& content, const Theatre& theatre) {
  std::size_t dice = 0;
  for (const Chosen& chosen : theatre.screen.tips) dice += content[chosen.tip].bonus.dice;
  return dice;
}

}  // namespace backlot::boulevard
