// An action or a ready-made claim of whatever game, for those who do not know which: its number there. Functions of one
// process hand them over so; JSON is for what leaves it.
#pragma once
#include <cstdint>

namespace backlot {

// By `pack`.
enum class PackedAction : std::uint32_t {};
// By its place among all that the seat could claim (contract/claim.hpp).
enum class PackedClaim : std::uint32_t {};

}  // namespace backlot
