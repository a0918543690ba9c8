// What a seat has seen of a table, move by move, and the bots that follow it. A bot that remembers has
//   start(content, view)                   at the deal
//   watch(content, before, event)          an event as the seat sees it, and its View before the action
//   hear(content, view, by, claim)         a claim
// and one that speaks has
//   speak(content, view, event, chance)    a claim to make after an event that invites_talk, or nothing
//   answer(content, view, by, claim, chance)  a claim in answer to another's, or nothing
// A bot without them is never told. Games without claims have neither.
#pragma once
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "bots/bots.hpp"
#include "contract/claim.hpp"
#include "table/rerun.hpp"
#include "table/table.hpp"

namespace backlot::bots {

template <class B, class G>
concept Remembers = requires(B& bot, const typename G::Content& content, const typename G::View& view,
                             const typename G::Event& event, Seat seat, const ClaimOf<G>& claim) {
  bot.start(content, view);
  bot.watch(content, view, event);
  bot.hear(content, view, seat, claim);
};

template <class B, class G>
concept Speaks = requires(B& bot, const typename G::Content& content, const typename G::View& view,
                          const typename G::Event& event, Seat seat, const ClaimOf<G>& claim, FastChance& chance) {
  { bot.speak(content, view, event, chance) } -> std::same_as<std::optional<ClaimOf<G>>>;
  { bot.answer(content, view, seat, claim, chance) } -> std::same_as<std::optional<ClaimOf<G>>>;
};

// A game whose players keep in mind how likely each role of each seat is: chances(seat), in the order of role_names.
template <class G>
concept HasBelief = requires(const typename MemoryOf<G>::Type& memory, Seat seat) {
  memory.chances(seat).size();
  role_names(G{});
};

template <Game G>
bool remembers(const AnyBot<G>& bot) {
  return std::visit([]<class B>(const B&) { return Remembers<B, G>; }, bot.which);
}

template <Game G>
bool speaks(const AnyBot<G>& bot) {
  return std::visit([]<class B>(const B&) { return Speaks<B, G>; }, bot.which);
}

template <Game G>
void start(AnyBot<G>& bot, const typename G::Content& content, const typename G::View& view) {
  std::visit(
      [&]<class B>(B& which) {
        if constexpr (Remembers<B, G>) which.start(content, view);
      },
      bot.which);
}
template <Game G>
void watch(AnyBot<G>& bot, const typename G::Content& content, const typename G::View& before,
           const typename G::Event& event) {
  std::visit(
      [&]<class B>(B& which) {
        if constexpr (Remembers<B, G>) which.watch(content, before, event);
      },
      bot.which);
}
template <Game G>
void hear(AnyBot<G>& bot, const typename G::Content& content, const typename G::View& view, Seat by,
          const ClaimOf<G>& claim) {
  std::visit(
      [&]<class B>(B& which) {
        if constexpr (Remembers<B, G>) which.hear(content, view, by, claim);
      },
      bot.which);
}
template <Game G, Chance C>
std::optional<ClaimOf<G>> speak(AnyBot<G>& bot, const typename G::Content& content, const typename G::View& view,
                                const typename G::Event& event, C& chance) {
  return std::visit(
      [&]<class B>(B& which) -> std::optional<ClaimOf<G>> {
        if constexpr (Speaks<B, G>) return which.speak(content, view, event, chance);
        return std::nullopt;
      },
      bot.which);
}
template <Game G, Chance C>
std::optional<ClaimOf<G>> answer(AnyBot<G>& bot, const typename G::Content& content, const typename G::View& view,
                                 Seat by, const ClaimOf<G>& claim, C& chance) {
  return std::visit(
      [&]<class B>(B& which) -> std::optional<ClaimOf<G>> {
        if constexpr (Speaks<B, G>) return which.answer(content, view, by, claim, chance);
        return std::nullopt;
      },
      bot.which);
}

// What a bot said along with the action it chose last, or nothing: programs do (docs/bots.md).
template <Game G>
std::optional<ClaimOf<G>> take_claim(AnyBot<G>& bot) {
  return std::visit(
      [](auto& which) -> std::optional<ClaimOf<G>> {
        if constexpr (requires { which.take_claim(); }) return which.take_claim();
        return std::nullopt;
      },
      bot.which);
}

// All that a seat has seen, for a bot that comes to it later or again.
template <Game G>
struct Stream {
  struct SeenMove {
    typename G::View before;
    std::vector<typename G::Event> events;
    std::vector<ClaimMade<G>> said;  // before the move
  };
  std::vector<SeenMove> moves;
  std::optional<typename G::View> now;
  std::vector<ClaimMade<G>> said;  // since the last move
};

// The stream of a seat at a table with that log and those claims, in order.
template <Game G>
Stream<G> stream_of(Rerun<G> rerun, const std::vector<Move<G>>& moves, const std::vector<ClaimMade<G>>& said,
                    Seat seat) {
  Stream<G> stream;
  auto next = said.begin();
  const auto hear_until = [&](std::size_t at, std::vector<ClaimMade<G>>& heard) {
    for (; next != said.end() && next->after <= at; ++next) heard.push_back(*next);
  };
  for (std::size_t i = 0; i < moves.size(); ++i) {
    typename Stream<G>::SeenMove seen{seen_by(rerun.content(), rerun.to(i), seat), {}, {}};
    hear_until(i, seen.said);
    for (const typename G::Event& event : moves[i].events) {
      if (const auto mine = seen_by(rerun.content(), event, seat)) seen.events.push_back(*mine);
    }
    stream.moves.push_back(std::move(seen));
  }
  stream.now = seen_by(rerun.content(), rerun.to_the_end(), seat);
  hear_until(moves.size(), stream.said);
  return stream;
}

template <Game G, Chance Source>
Rerun<G> rerun_of(const Table<G, Source>& table) {
  return Rerun<G>(table.content(), table.options(), table.deal(), table.moves());
}

// The same where players of the game keep anything in mind; otherwise only how the table looks now.
template <Game G>
Stream<G> stream_to_remember(Rerun<G> rerun, const std::vector<Move<G>>& moves, const std::vector<ClaimMade<G>>& said,
                             Seat seat) {
  if constexpr (std::same_as<typename MemoryOf<G>::Type, NoMemory>) {
    return {{}, seen_by(rerun.content(), rerun.to_the_end(), seat), {}};
  } else {
    return stream_of<G>(std::move(rerun), moves, said, seat);
  }
}

// Has a bot, or a memory, follow a stream from its beginning; followed(n) after n moves, from 0.
template <Game G, class Memory, class Followed>
void follow(const typename G::Content& content, const Stream<G>& stream, Memory& memory, const Followed& followed) {
  memory.start(content, stream.moves.empty() ? *stream.now : stream.moves[0].before);
  followed(0);
  for (std::size_t i = 0; i < stream.moves.size(); ++i) {
    const typename Stream<G>::SeenMove& move = stream.moves[i];
    for (const ClaimMade<G>& each : move.said) memory.hear(content, move.before, each.by, each.claim);
    for (const typename G::Event& event : move.events) memory.watch(content, move.before, event);
    followed(i + 1);
  }
  for (const ClaimMade<G>& each : stream.said) memory.hear(content, *stream.now, each.by, each.claim);
}
template <Game G>
void follow(const typename G::Content& content, const Stream<G>& stream, AnyBot<G>& bot) {
  if (!stream.now) return;
  std::visit(
      [&]<class B>(B& which) {
        if constexpr (Remembers<B, G>) follow<G>(content, stream, which, [](std::size_t) {});
      },
      bot.which);
}

// The stream of a seat at a table; empty when the bot would not follow it.
template <Game G, Chance Source>
Stream<G> stream_for(const AnyBot<G>& bot, const Table<G, Source>& table, const std::vector<ClaimMade<G>>& said,
                     Seat seat) {
  if (!remembers<G>(bot)) return {};
  return stream_of<G>(rerun_of(table), table.moves(), said, seat);
}

// What a bot says at a table after its last move, if anything in that invites talk.
template <Game G, Chance Source, Chance C>
std::optional<ClaimOf<G>> speak_after(AnyBot<G>& bot, const Table<G, Source>& table,
                                      const std::vector<ClaimMade<G>>& said, Seat seat, C& chance) {
  if constexpr (MakesClaims<G>) {
    if (table.over() || table.moves().empty()) return std::nullopt;
    for (const typename G::Event& event : table.moves().back().events) {
      const auto seen = invites_talk(event) ? seen_by(table.content(), event, seat) : std::nullopt;
      if (!seen) continue;
      follow<G>(table.content(), stream_for(bot, table, said, seat), bot);
      if (const auto claim = speak<G>(bot, table.content(), table.view(seat), *seen, chance)) return claim;
    }
  }
  return std::nullopt;
}

}  // namespace backlot::bots
