// What Insider Tips do. A tip is data (components.hpp): when it is played, what it asks of a film,
// what it brings. This is the one place that reads it; no tip has code of its own (B54-81).
#pragma once
#include <cstddef>
#include <optional>

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

// Calls f(tip) for each kind in hand that check_tip lets pass, once. Copies of a kind cannot be told
// apart: B54-120. A hand that is not seen has no kinds.
template <class F>
constexpr void for_each_kind_in_hand(const Content& content, const Theatre& theatre, SetOf<When> now, const F& f) {
  std::uint64_t used = 0;  // B54-80, gathered once for all kinds
  for (const Tip tip : theatre.played) used |= bit_at(static_cast<std::size_t>(tip));
  for (const Chosen& chosen : theatre.screen.tips) used |= bit_at(static_cast<std::size_t>(chosen.tip));
  std::uint64_t seen = 0;
  for (const Held& held : theatre.hand) {
    if (static_cast<std::size_t>(held.tip) >= content.tips.size()) continue;
    const std::uint64_t bit = bit_at(static_cast<std::size_t>(held.tip));
    const TipFacts& facts = content[held.tip];
    const bool fits = now.has(facts.when) && (seen & bit) == 0;
    seen |= bit;
    if (!fits) continue;
    const bool left =
        facts.any_number ? copies_in_hand(theatre, held.tip) > copies_chosen(theatre, held.tip) : (used & bit) == 0;
    expect([&] { return left == !check_tip(content, theatre, held.tip, now); });
    if (left) f(held.tip);
  }
}
static_assert(max_tip_kinds <= 64);

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
  for (std::size_t kind = 0; kind < content.tips.size(); ++kind) {
    const TipFacts& facts = content.tips[kind];
    if (facts.when != When::picking || !may_be_repeated(content, theatre, static_cast<Tip>(kind))) continue;
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
  return meets(content, content[film], content[tip].condition);
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
