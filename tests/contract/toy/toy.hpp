// The toy game as the contract wants it, whole or with a fault.
#pragma once
#include <array>
#include <string_view>

#include "contract/toy/sight.hpp"

namespace backlot::toy {

template <Fault F>
struct Toy {
  using Options = toy::Options;
  using Content = toy::Content<F>;
  using State = toy::State<F>;
  using View = toy::View<F>;
  using Action = toy::Action<F>;
  using Event = toy::Event;
  using Refusal = toy::Refusal;
  using Purpose = toy::Purpose;

  static constexpr std::string_view id = "toy";
  static constexpr std::string_view title = "Toy";
  static constexpr std::string_view clauses = "TOY";
  static constexpr std::size_t min_players = 2;
  static constexpr std::size_t max_players = 3;
  static constexpr std::size_t default_players = 2;
  static constexpr std::size_t action_space = kinds + 2;
  static constexpr std::size_t max_legal = 2;
  static constexpr std::size_t max_actions = rounds * (max_players + 1);
  static constexpr std::size_t max_state_bytes = 64;
  static constexpr std::array<OptionText, 1> option_texts{
      {{"open_prizes", "TOY-1"_clause, "everybody sees the prizes"}}};
  static constexpr Action unpack(std::size_t packed) { return toy::unpack<F>(packed); }
};

static_assert(MustBeGame<Toy<Fault::none>>::holds);

template <Fault F>
inline constexpr Content<F> pack_of{};

}  // namespace backlot::toy
