#include "cli/division.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "cli/command_line.hpp"
#include "cli/errors.hpp"
#include "cli/many_games.hpp"
#include "json/write.hpp"

namespace backlot::cli {

namespace {

constexpr std::array<std::string_view, 9> with_value{"--html",    "--csv",      "--best",  "--resume", "--threads",
                                                     "--portion", "--portions", "--tally", "--records"};

std::string option_in(const std::string& word) { return word.substr(0, word.find('=')); }

}  // namespace

bool is_about_output(const std::string& word) {
  const std::string option = option_in(word);
  return option == "--json" || std::find(with_value.begin(), with_value.end(), option) != with_value.end();
}

std::vector<std::string> words_of_the_result() {
  std::vector<std::string> kept;
  const std::vector<std::string>& words = command_line();
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!is_about_output(words[i])) {
      kept.push_back(words[i]);
    } else if (words[i] != "--json" && option_in(words[i]) == words[i]) {
      ++i;  // its value
    }
  }
  return kept;
}

void Division::add_to(Command& app) {
  app.add_option("--resume", resume, "Keep what was counted in this file, and go on from what it holds");
  app.add_option("--portion", portion, "K/N: play only the K-th of N parts, and count it in the file of --tally");
  app.add_option("--portions", portions,
                 "Play N parts one after the other, each into a file of the folder of --tally, then add them up; the "
                 "processes of mpirun share them (64 there)");
  app.add_option("--tally", tally, "The file of a portion, or the folder of --portions; what it holds is taken up");
}

void Division::check() const {
  if (portions) check_range("--portions", *portions, 1, static_cast<long long>(lab::Portion::most));
  if (is_portion() && portions) throw Nonsense("--portion plays one part, --portions all of them; give one of the two");
  if (is_portion()) read_portion();
  const bool divided = is_portion() || portions;
  if (divided && tally.empty()) throw Nonsense("a portion needs a place for what it counts: --tally FILE");
  if (divided && !resume.empty())
    throw Nonsense("--resume does not go with portions; their tallies are taken up anyway");
}

lab::Portion Division::read_portion() const {
  if (const auto read = lab::portion_in(portion)) return *read;
  throw Nonsense(fmt::format("--portion {} makes no sense; write K/N, such as 3/8, with K from 1 to N and N at most {}",
                             json::in_quotes(portion), lab::Portion::most));
}

}  // namespace backlot::cli
