// What a bot is: a value with a name that chooses from what its seat sees. It is handed the content,
// the View of its seat and a chance of its own, and nothing else: there is no way from there to the
// State (tests/compile_fail).
#pragma once
#include <concepts>
#include <string_view>

#include "contract/game.hpp"

namespace backlot::bots {

template <class B, class G>
concept Bot = Game<G> && std::copyable<B> &&
              requires(B& bot, const typename G::Content& content, const typename G::View& view, FastChance& chance) {
                { B::name } -> std::convertible_to<std::string_view>;
                { B::about } -> std::convertible_to<std::string_view>;
                { bot.choose(content, view, chance) } -> std::same_as<typename G::Action>;
              };

// The purposes of a bot's own chance.
enum class Purpose : std::uint8_t { choose };

}  // namespace backlot::bots
