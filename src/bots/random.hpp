// Any legal action, each as likely as any other.
#pragma once
#include <optional>

#include "bots/bot.hpp"
#include "contract/legal.hpp"

namespace backlot::bots {

template <Game G>
class Random {
 public:
  static constexpr std::string_view name = "random";
  static constexpr std::string_view about = "any legal action, each as likely as any other";

  template <Chance C>
  constexpr typename G::Action choose(const typename G::Content& content, const typename G::View& view, C& chance) {
    return any(content, view, view.seat(), chance);
  }

  // What is legal is the same in an imagined world and in its View: making one would only take time.
  template <class Position, Chance C>
  constexpr typename G::Action any(const typename G::Content& content, const Position& x, Seat seat, C& chance) {
    return legal_.one(content, x, seat, [&](std::size_t count) -> std::size_t {
      return draw(chance, static_cast<std::uint32_t>(count), Purpose::choose);
    });
  }

  // Holding back is one more choice.
  template <Chance C>
  constexpr std::optional<typename G::Action> interrupt(const typename G::Content& content,
                                                        const typename G::View& view, C& chance) {
    return any_or_none(content, view, view.seat(), chance);
  }
  template <class Position, Chance C>
  constexpr std::optional<typename G::Action> any_or_none(const typename G::Content& content, const Position& x,
                                                          Seat seat, C& chance) {
    legal_actions(content, x, seat, actions_);
    const std::uint32_t which = draw(chance, static_cast<std::uint32_t>(actions_.size()) + 1, Purpose::choose);
    if (which == actions_.size()) return std::nullopt;
    return actions_[which];
  }

 private:
  LegalActions<G> legal_;
  ActionsOf<G> actions_;  // kept only because filling a fresh list each time is slow
};

}  // namespace backlot::bots
