// The learned player without search: it takes the action that its network scores highest, the first of equals.
// "net:100" chooses by chance instead, the likelier the higher the score, at a temperature in hundredths.
#pragma once
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "bots/bot.hpp"
#include "bots/network/sampling.hpp"
#include "bots/network/standard.hpp"
#include "games/features.hpp"

namespace backlot::bots {

template <Game G>
class Net {
 public:
  static constexpr std::string_view name = "net";
  static constexpr std::string_view about =
      "a network that learned by playing; takes what it scores highest, at once; net:100 chooses by chance instead, at "
      "a temperature of 1.00";
  static constexpr std::uint32_t most_temperature = 2000;

  Net() : network_(network::standard_network<G>()) {}
  explicit Net(network::NetworkPtr played) : network_(std::move(played)) {}

  // Without a network it cannot play.
  bool is_there() const { return network_ != nullptr; }

  // A temperature in hundredths, from 1 to 2000.
  bool configure(std::string_view text) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), temperature_);
    return error == std::errc() && end == text.data() + text.size() && temperature_ >= 1 &&
           temperature_ <= most_temperature;
  }

  template <Chance C>
  typename G::Action choose(const typename G::Content& content, const typename G::View& view, C& chance) {
    ActionsOf<G> actions;
    legal_actions(content, view, view.seat(), actions);
    if (actions.size() == 1) return actions[0];
    std::int32_t scores[G::max_legal];
    score_all(view, actions, scores);
    const std::span<const std::int32_t> all(scores, actions.size());
    if (temperature_ != 0) return actions[network::sampled(all, temperature_, chance)];
    return actions[network::best_of(all)];
  }

  // The score of each action, in 4096ths.
  void score_all(const typename G::View& view, const ActionsOf<G>& actions, std::int32_t* scores) const {
    std::int16_t numbers[observation_size<G>()];
    observe<G>(view, numbers);
    network::Seen seen;
    network::see(*network_, numbers, seen);
    for (const typename G::Action& action : actions) {
      std::int16_t row[action_feature_size<G>()];
      describe_action<G>(action, view.seat(), view.players(), row);
      *scores++ = network::score(*network_, seen, row);
    }
  }

 private:
  network::NetworkPtr network_;
  std::uint32_t temperature_ = 0;  // 0: the best
};

}  // namespace backlot::bots
