// Compiles and runs the tests of the games against a copy of src/ with one line changed.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "mutate/explained.hpp"
#include "mutate/mutants.hpp"

namespace mutate {

enum class Verdict { killed, survived, does_not_compile };

struct Settings {
  std::size_t jobs = 2;
  int seconds = 60;
};

// What is broken: the rules of the games, and the parts of core that decide who wins.
std::vector<Mutant> all_mutants(const house::Path& root);

// Empty when every test passes on the unchanged sources; else what fails.
std::string check_original(const std::vector<Mutant>& mutants, const Settings& settings);

// Calls take(mutant, verdict) for each, one at a time, in no fixed order.
using Take = std::function<void(const Mutant& mutant, Verdict verdict)>;
void run_all(const std::vector<Mutant>& mutants, const Settings& settings, const Take& take);

}  // namespace mutate
