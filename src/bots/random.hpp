// Any legal action, each as likely as any other.
#pragma once
#include "bots/bot.hpp"

namespace backlot::bots {

template <Game G>
class Random {
 public:
  static constexpr std::string_view name = "random";
  static constexpr std::string_view about = "any legal action, each as likely as any other";

  template <Chance C>
  constexpr typename G::Action choose(const typename G::Content& content, const typename G::View& view, C& chance) {
    legal_actions(content, view, view.seat(), actions_);
    return actions_[draw(chance, static_cast<std::uint32_t>(actions_.size()), Purpose::choose)];
  }

 private:
  ActionsOf<G> actions_;  // kept only because filling a fresh list each time is slow
};

}  // namespace backlot::bots
