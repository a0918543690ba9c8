// What players would add up in their heads: how far the Votes that a seat knows cover the pitch (MM-22 to MM-26),
// what each Vote of its own would change, and what everybody's Votes won are worth now (MM-51).
#pragma once
#include <algorithm>

#include "core/standing.hpp"
#include "games/maybe/scoring.hpp"
#include "games/maybe/sight.hpp"

namespace backlot::maybe {

// What a pitch needs of an icon, what the Votes this seat knows bring of it, and what is missing: MM-24, MM-27.
struct IconCover {
  Icon icon{};
  int need = 0;
  int sum = 0;
  int missing = 0;
  constexpr bool operator==(const IconCover&) const = default;
};

constexpr std::array<IconCover, icons> no_icons() {
  std::array<IconCover, icons> kinds{};
  for (std::size_t i = 0; i < icons; ++i) kinds[i].icon = icon_at(i);
  return kinds;
}

struct Cover {
  Budget budget;
  std::array<IconCover, icons> kinds = no_icons();
  int pairs = 0;  // of icons left over, each of which covers one that is missing: MM-25
  Sums sums{};    // of the Votes this seat knows
  int lacking = 0;
  int profit = 0;
  bool settled = true;  // false: Votes to come, or a choice, may still change budget or profit
  constexpr bool operator==(const Cover&) const = default;
};

// Before it is cast.
struct Casting {
  Vote vote = Vote::unknown;
  int lacking = 0;
  constexpr bool operator==(const Casting&) const = default;
};

// How often each icon appears, by its name.
struct IconTally {
  IconCounts counts{};
  constexpr bool operator==(const IconTally&) const = default;
};

struct SeatOutlook {
  Standing standing;
  IconTally won;  // on its Votes won: MM-51
  constexpr bool operator==(const SeatOutlook&) const = default;
};

struct Outlook {
  Cover cover;
  Pile<Casting, max_hand> casts;  // of the own hand, while this seat is to vote
  Pile<SeatOutlook, max_players> seats;
  IconTally made;                 // on the Movies Made: MM-51, MM-63
  IconTally pool;                 // on the Votes in the pool
  std::uint8_t pool_changes = 0;  // CHANGE Votes there: MM-76
  std::uint8_t turn = 0;          // from 1
  std::uint8_t turns = 0;
  constexpr bool operator==(const Outlook&) const = default;
};

constexpr void fields(Is<IconCover> auto& x, const auto& visit) {
  visit("icon", x.icon);
  visit("need", x.need);
  visit("sum", x.sum);
  visit("missing", x.missing);
}
constexpr void fields(Is<Cover> auto& x, const auto& visit) {
  visit("budget", x.budget);
  visit("kinds", x.kinds);
  visit("pairs", x.pairs);
  visit("sums", x.sums);
  visit("lacking", x.lacking);
  visit("profit", x.profit);
  visit("settled", x.settled);
}
constexpr void fields(Is<Casting> auto& x, const auto& visit) {
  visit("vote", x.vote);
  visit("lacking", x.lacking);
}
constexpr void fields(Is<IconTally> auto& x, const auto& visit) {
  for (std::size_t i = 0; i < icons; ++i) visit(names_of(Icon{})[i].data(), x.counts[i]);
}
constexpr void fields(Is<SeatOutlook> auto& x, const auto& visit) {
  fields(x.standing, visit);
  visit("won", x.won);
}
constexpr void fields(Is<Outlook> auto& x, const auto& visit) {
  visit("cover", x.cover);
  visit("casts", x.casts);
  visit("seats", x.seats);
  visit("made", x.made);
  visit("pool", x.pool);
  visit("pool_changes", x.pool_changes);
  visit("turn", x.turn);
  visit("turns", x.turns);
}

// MM-25, MM-27
constexpr void say_kinds(Cover& cover) {
  for (std::size_t i = 0; i < icons; ++i) {
    const int need = cover.budget.icons[i];
    const int left = cover.sums[i] - need;
    cover.kinds[i] = {icon_at(i), need, cover.sums[i], need == 0 ? 0 : std::max(-left, 0)};
    cover.pairs += std::max(left, 0) / 2;
  }
}

constexpr Cover cover_of(const Content& content, const Position& table) {
  const PitchSituation situation = situation_of(content, table);
  PitchArithmetic pitch(content, situation);
  // As far as choices are made; what waits for one counts nothing yet.
  const bool cost_open = pitch.work_out_costs().has_value();
  const bool profit_open = pitch.work_out_profits().has_value();
  // MM-83: conditions are worked out after the Votes are shown.
  const bool sealed = table.step == Step::pitch || table.step == Step::vote;
  const bool conditions = std::any_of(table.row.begin(), table.row.end(),
                                      [&](Movie movie) { return content[movie].kind == MovieKind::blockbuster; });
  Cover cover;
  cover.budget = pitch.budget();
  cover.sums = sums_of(content, table);
  cover.lacking = lacking(cover.sums, cover.budget);
  say_kinds(cover);
  cover.profit = static_cast<int>(pitch.profit());
  cover.settled = !cost_open && !profit_open && !(sealed && conditions);
  return cover;
}

// `table` is what somebody sees.
constexpr Outlook public_outlook(const Content& content, const Position& table) {
  Outlook outlook;
  if (table.step != Step::over) outlook.cover = cover_of(content, table);
  for (const Desk& desk : table.desks) {
    const SeatResult result = result_for(content, table.made, desk.won);
    outlook.seats.push({{result.score, result.lines}, {icons_won(content, desk.won)}});
  }
  outlook.made = {icons_made(content, table.made)};
  outlook.pool = {icons_won(content, table.pool)};
  for (std::size_t i = 0; i < content.votes.size(); ++i) {
    if (content.votes[i].kind != VoteKind::change) continue;
    outlook.pool_changes = static_cast<std::uint8_t>(outlook.pool_changes + table.pool.of(static_cast<Vote>(i)));
  }
  outlook.turns = content.hand;
  outlook.turn = static_cast<std::uint8_t>(table.turn < content.hand ? table.turn + 1 : content.hand);
  return outlook;
}

constexpr Outlook outlook(const Content& content, const View& view) {
  Outlook outlook = public_outlook(content, view);
  if (view.step == Step::vote && VoteStep::waiting_on(view).has(view.seat())) {
    Scratch<Action, max_hand> choices;
    legal_actions(content, view, view.seat(), choices);
    View cast = view;
    for (const Action& choice : choices) {
      cast.vote_of(view.seat()) = choice.vote();
      outlook.casts.push({choice.vote(), cover_of(content, cast).lacking});
    }
  }
  return outlook;
}
// In the middle of an action nobody is to vote.
constexpr Outlook outlook_in_action(const Content& content, const View& view) { return public_outlook(content, view); }
// With everything shown, as in a replay.
constexpr Outlook outlook(const Content& content, const State& state) { return public_outlook(content, state); }

}  // namespace backlot::maybe
