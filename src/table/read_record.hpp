// From text to a Record. What is wrong with a text is a Fault with its line; a game that was not
// finished has no closing line and is no fault.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "json/fault.hpp"
#include "table/record.hpp"

namespace backlot {

// The id of the game a record is of; a fault when it is no record or one of another format.
std::variant<std::string, Fault> game_of(std::string_view text, std::size_t first_line = 1);

namespace record_reading {

// A record beyond this is a fault.
inline constexpr std::size_t most_bytes = std::size_t{64} << 20U;

// A seed as a number.
std::optional<std::uint64_t> fast_seed(std::string_view text);

}  // namespace record_reading

// These two are compiled once for every game, in read_record.cpp: readers of JSON are much to compile.

// What is wrong with a header, its content aside.
template <Game G>
std::optional<Fault> fault_in_header(const Record<G>& record);

template <Game G>
std::variant<Record<G>, Fault> read_record(std::string_view text, std::size_t first_line = 1);

}  // namespace backlot
