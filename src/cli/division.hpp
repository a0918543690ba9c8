// How a long run is divided and kept: --portion, --portions, --tally and --resume, alike in every command that plays
// many games.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "lab/portion.hpp"

namespace backlot::cli {

struct Division {
  std::string portion;
  std::optional<long long> portions;
  std::string tally;
  std::string resume;

  void add_to(Command& app);
  // What does not go together makes no sense.
  void check() const;
  // One of the portions alone: there is no result yet.
  bool is_portion() const { return !portion.empty(); }
  lab::Portion read_portion() const;
};

// The words of the command as it was given, without those that do not change its result: where that goes, how fast it
// is made, which part of it.
std::vector<std::string> words_of_the_result();
// Options that such words do not hold.
bool is_about_output(const std::string& word);

}  // namespace backlot::cli
