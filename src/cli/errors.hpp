// How a subcommand gives up: thrown anywhere in it, one line on stderr in main.
#pragma once
#include <stdexcept>
#include <string>

namespace backlot::cli {

// The request makes no sense: status 2. The text says what was wrong and what is allowed.
struct Nonsense : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The thing asked failed: status 1.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace backlot::cli
