// The file of a network (docs/learning.md): a line that says what it is, a line of JSON (game, hash of its
// specification, sizes, how and when it was trained), the numbers of its layers with the low byte first, and the
// SHA-256 of all that. learn/export.py writes it.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <variant>

#include "bots/network/network.hpp"

namespace backlot::network {

// The network in these bytes, or a sentence that says why they are none for this game: they are damaged or too many, or
// were made for another game, or for other observations of it.
std::variant<Network, std::string> read_network(std::span<const std::uint8_t> bytes, const Spec& spec);

}  // namespace backlot::network
