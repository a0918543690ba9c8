// The network that a game's bot `net` plays with. The program and the library have it within them (networks/GAME.net);
// in a page it is fetched beside the engine, and given to it.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <variant>

#include "bots/network/network.hpp"
#include "networks/listed.hpp"

namespace backlot::network {

using NetworkPtr = std::shared_ptr<const Network>;

// Nothing where the game has none, or it has not been given yet. In standard.cpp, for each game.
template <class G>
NetworkPtr standard_network();

// A network from these bytes, or a sentence that says why there is none in them.
template <class G>
std::variant<NetworkPtr, std::string> network_in(std::span<const std::uint8_t> bytes);

#ifdef __wasm__
// Takes the standard network of the game; gives the sentence that says why not, or nothing.
template <class G>
std::string give_network(std::span<const std::uint8_t> bytes);
#endif

}  // namespace backlot::network
