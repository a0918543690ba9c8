// What a screen shows of a vote, worked out: how far the Votes turned over so far cover the pitch, which left-over
// pairs stand for what is missing (MM-24 to MM-27, MM-87), and who gets how many Votes of a profit (MM-30 to MM-35).
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/array.hpp"
#include "core/milliseconds.hpp"
#include "games/maybe/outlook.hpp"

namespace backlot::maybe {

// MM-25: two left-over icons of one kind stand for one that is missing.
struct WildPair {
  Icon of{};
  Icon covers{};
  constexpr bool operator==(const WildPair&) const = default;
};

// More than six Votes of the highest number leave over.
inline constexpr std::size_t max_pairs = 40;

// What a seat gets of a profit: its equal share, and what could not be shared (MM-32).
struct Share {
  Seat seat{};
  std::uint16_t equal = 0;
  std::uint16_t rest = 0;
  constexpr bool operator==(const Share&) const = default;
};

struct Telling {
  enum class Kind : std::uint8_t { cover, verdict, shares };
  Kind kind = Kind::cover;
  std::uint8_t votes = 0;  // turned over so far
  Array<std::int32_t, icons> need{};
  Array<std::int32_t, icons> sums{};
  Array<std::int32_t, icons> missing{};  // before pairs stand for them: MM-27
  Pile<WildPair, max_pairs> wild_pairs;  // those that are used, in the order of icons
  std::uint16_t any = 0;                 // icons of any kind that the budget asks for: MM-87
  std::int32_t lacking = 0;              // what stays uncovered
  bool covered = false;
  bool settled = false;             // false: Votes to come, a choice on cost or a CHANGE may still change it
  Pile<Share, max_players> shares;  // of those who get any Votes, in order of seats
  std::uint16_t from_pool = 0;      // MM-30: what the Votes of the round fall short of
  std::uint16_t to_pool = 0;        // MM-41: Votes of the round that nobody wins
  constexpr bool operator==(const Telling&) const = default;
};

constexpr std::array<std::string_view, 3> names_of(Telling::Kind) { return {"cover", "verdict", "shares"}; }

constexpr void fields(Is<WildPair> auto& x, const auto& visit) {
  visit("of", x.of);
  visit("covers", x.covers);
}
constexpr void fields(Is<Share> auto& x, const auto& visit) {
  visit("seat", x.seat);
  visit("equal", x.equal);
  visit("rest", x.rest);
}
constexpr void fields(Is<Telling> auto& x, const auto& visit) {
  visit("kind", x.kind);
  if (x.kind == Telling::Kind::shares) {
    visit("shares", x.shares);
    visit("from_pool", x.from_pool);
    visit("to_pool", x.to_pool);
    return;
  }
  visit("votes", x.votes);
  visit("need", x.need);
  visit("sums", x.sums);
  visit("missing", x.missing);
  visit("wild_pairs", x.wild_pairs);
  visit("any", x.any);
  visit("lacking", x.lacking);
  visit("covered", x.covered);
  visit("settled", x.settled);
}

// MM-26: pairs in the order of icons, for what is missing in the order of icons.
constexpr Pile<WildPair, max_pairs> pairs_in(const Cover& cover) {
  Pile<WildPair, max_pairs> pairs;
  std::size_t at = 0;
  int covered = 0;  // of what is missing of that icon
  for (const IconCover& kind : cover.kinds) {
    for (int left = kind.sum - kind.need; left >= 2; left -= 2) {
      while (at < icons && covered == cover.kinds[at].missing) {
        ++at;
        covered = 0;
      }
      if (at == icons || pairs.full()) return pairs;
      pairs.push({kind.icon, icon_at(at)});
      ++covered;
    }
  }
  return pairs;
}

// The table as it was when the Votes of the seats after this one still lay face down: all are shown at once (MM-23),
// and told seat by seat.
class TurnedSoFar : public Position {
 public:
  constexpr TurnedSoFar(const Position& table, Seat last) : Position(table) {
    for (std::size_t i = index(last) + 1; i < votes.size(); ++i) {
      if (votes[i] != Vote::unknown) step = Step::vote;  // MM-83: conditions are worked out after all are shown
      votes[i] = Vote::unknown;
    }
  }
};

constexpr Telling cover_told(const Content& content, const Position& table, Telling::Kind kind) {
  const Cover cover = cover_of(content, table);
  Telling telling{.kind = kind};
  for (const Vote vote : table.votes)
    telling.votes = static_cast<std::uint8_t>(telling.votes + (vote != Vote::unknown));
  for (std::size_t i = 0; i < icons; ++i) {
    telling.need[i] = cover.kinds[i].need;
    telling.sums[i] = cover.kinds[i].sum;
    telling.missing[i] = cover.kinds[i].missing;
  }
  telling.wild_pairs = pairs_in(cover);
  telling.any = cover.budget.any;
  telling.lacking = cover.lacking;
  telling.covered = cover.lacking == 0;
  telling.settled = kind == Telling::Kind::verdict ||
                    (table.step == Step::cost && !open_cost_choice(content, situation_of(content, table)));
  return telling;
}

// Before anything is taken: all Votes of the round still lie on the table.
constexpr Telling shares_told(const Content& content, const Position& table, std::size_t profit) {
  Telling telling{.kind = Telling::Kind::shares};
  const SeatSet yes = voters(content, table, VoteKind::yes);
  std::size_t round = 0;
  for (const Vote vote : table.votes) round += vote != Vote::unknown ? 1 : 0;
  const std::size_t taken = std::min(profit, round + table.pool.size());  // MM-31
  telling.from_pool = static_cast<std::uint16_t>(taken - std::min(taken, round));
  telling.to_pool = static_cast<std::uint16_t>(round - std::min(taken, round));
  const std::size_t equal = equal_share(taken, yes);
  for (std::size_t i = 0; i < table.players(); ++i) {
    const Seat seat = seat_at(i);
    Share share{.seat = seat};
    if (yes.has(seat)) share.equal = static_cast<std::uint16_t>(equal);
    if (seat == table.active) share.rest = static_cast<std::uint16_t>(taken - equal * yes.size());
    if (share.equal + share.rest > 0) telling.shares.push(share);
  }
  return telling;
}

constexpr bool tells(Event::Kind kind) {
  using enum Event::Kind;
  return kind == shown || kind == succeeded || kind == failed || kind == profit;
}

constexpr std::optional<Telling> telling(const Content& content, const View& view, const Event& event) {
  if (!tells(event.kind)) return std::nullopt;
  if (event.kind == Event::Kind::profit) return shares_told(content, view, event.number);
  if (event.kind != Event::Kind::shown) return cover_told(content, view, Telling::Kind::verdict);
  return cover_told(content, TurnedSoFar(view, event.seat), Telling::Kind::cover);
}

// How long a screen takes to show it: clocks start after that.
constexpr Milliseconds scene_length(Event::Kind kind) {
  switch (kind) {
    // At least three Votes are turned over, 700 each; they share the 1,500 before the first and, where no verdict
    // follows, the 600 after the last.
    case Event::Kind::shown: return {1'400};
    // 110 a Vote, and at most 1,100 for all, until the Votes are with their winners or in the pool; 1,000 around it.
    case Event::Kind::chose: return {2'100};
    case Event::Kind::succeeded:
    case Event::Kind::failed: return {3'600};
    default: return {};
  }
}

}  // namespace backlot::maybe
