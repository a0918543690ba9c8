// Which lines carry a clause, and the ways to break them.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "source_tree.hpp"

namespace mutate {

// One line of one file, changed.
struct Mutant {
  std::string file;  // from the root of the tree
  std::size_t line = 0;
  std::string before;  // the whole line
  std::string after;
  std::set<std::string> clauses;  // as in test names: C37_24
};

// A line of code and the clauses it carries.
struct Carrier {
  std::size_t line = 0;  // from 0
  std::set<std::string> clauses;
};

// Lines with an id, as a rule in the comment behind the code, and what stands below a comment with an id: the
// statement, or the whole block when it opens one.
std::vector<Carrier> carriers_in(const std::string& text);

// All ways to break the code of one line, each another text for it.
std::vector<std::string> ways_to_break(const std::string& line);

// `whole`: also the lines without a clause, for the code in core that decides who wins in every game.
enum class Scope { carriers, whole };
std::vector<Mutant> mutants_in(const house::Path& root, const house::Path& file, Scope scope);

}  // namespace mutate
