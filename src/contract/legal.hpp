// Legal actions without a list of all of them. A game may have one_legal(content, x, seat, choose, room), which gives
// the action that legal_actions would list in the place choose(count) says, from 0; choose is called once. The room is
// an empty list to use where a list is simpler. Where a game has no such function, the list is made.
#pragma once
#include <concepts>
#include <cstddef>

#include "contract/game.hpp"

namespace backlot {

template <class G, class Position>
concept GivesOneLegal = requires(const typename G::Content& content, const Position& x, Seat seat,
                                 std::size_t (*choose)(std::size_t), ActionsOf<G>& room) {
  { one_legal(content, x, seat, choose, room) } -> std::same_as<typename G::Action>;
};

// With room for the list, which is kept because filling a fresh one each time is slow.
template <Game G>
class LegalActions {
 public:
  // One of the actions of a seat that has some.
  template <class Position, class Choose>
  constexpr typename G::Action one(const typename G::Content& content, const Position& x, Seat seat,
                                   const Choose& choose) {
    list_.clear();
    if constexpr (GivesOneLegal<G, Position>) {
      return one_legal(content, x, seat, choose, list_);
    } else {
      legal_actions(content, x, seat, list_);
      return list_[choose(list_.size())];
    }
  }

 private:
  ActionsOf<G> list_;
};

// How many legal_actions would list for a seat that has some.
template <Game G, class Position>
constexpr std::size_t count_legal(const typename G::Content& content, const Position& x, Seat seat) {
  std::size_t found = 0;
  LegalActions<G>{}.one(content, x, seat, [&](std::size_t count) -> std::size_t {
    found = count;
    return 0;
  });
  return found;
}

// The one that legal_actions would list in this place, from 0; there must be so many.
template <Game G, class Position>
constexpr typename G::Action nth_legal(const typename G::Content& content, const Position& x, Seat seat,
                                       std::size_t place) {
  return LegalActions<G>{}.one(content, x, seat, [&](std::size_t /*count*/) { return place; });
}

}  // namespace backlot
