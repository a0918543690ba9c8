// Files as the subcommands meet them.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "json/fault.hpp"

namespace backlot::cli {

// A file that cannot be read makes no sense as a request.
std::string input_file(const std::string& path, std::size_t most = std::size_t{64} << 20U);

// The file holds all of the text afterwards, or it is as it was and this is a Failure.
void save_file(const std::string& path, std::string_view text);

// "FILE:12: cards[3].number: why"
std::string place_of(std::string_view file, const Fault& fault);

}  // namespace backlot::cli
