// A study with the names of what was chosen. Choices have numbers in the order in which they were met, which differs
// from run to run; what was counted in two runs is added up by name.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "lab/study/choice.hpp"
#include "lab/study/tallies.hpp"

namespace backlot::lab {

template <Game G>
struct ChoiceTallies {
  StudyTallies<G> tallies;
  CountsByName numbers;  // by the name of the choice

  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.tallies...);
    visit(x.numbers...);
  }

  void merge(const ChoiceTallies& other) {
    StudyTallies<G> theirs = other.tallies;
    theirs.choices.clear();
    for (const auto& [name, number] : other.numbers) {
      const std::uint64_t mine = numbers.try_emplace(name, numbers.size()).first->second;
      if (mine >= theirs.choices.size()) theirs.choices.resize(mine + 1);
      if (number < other.tallies.choices.size()) theirs.choices[mine] = other.tallies.choices[number];
    }
    add_up(tallies, theirs);
  }

  // By number.
  std::vector<Choice> choices() const {
    std::vector<Choice> all(numbers.size());
    for (const auto& [name, number] : numbers) {
      if (number < all.size()) all[number] = choice_in(name);
    }
    return all;
  }
  void name(const std::vector<Choice>& all) {
    numbers.clear();
    for (std::size_t i = 0; i < all.size(); ++i) numbers[name_of(all[i])] = i;
  }

 private:
  static std::string name_of(const Choice& choice) { return choice.kind + "|" + choice.what + "|" + choice.which; }
  static Choice choice_in(const std::string& name) {
    const std::size_t first = name.find('|');
    const std::size_t second = name.find('|', first + 1);
    if (first == std::string::npos || second == std::string::npos) return {name, "", ""};
    return {name.substr(0, first), name.substr(first + 1, second - first - 1), name.substr(second + 1)};
  }
};

}  // namespace backlot::lab
