// Breaks each line of code that carries a clause, one way at a time, and lists what no test notices.
// docs/mutants.md explains the survivors that cannot be told from the original.
#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <string>

#include "mutate/run.hpp"

namespace {

using namespace mutate;

void say(const Mutant& mutant) {
  const auto code = [](const std::string& line) { return as_explained(line); };
  fmt::print("{}:{}:\n  - {}\n  + {}\n", mutant.file, mutant.line, code(mutant.before), code(mutant.after));
}

void show_progress(std::size_t done, std::size_t all, std::size_t survivors) {
  if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r{}/{} mutants, {} survivors ", done, all, survivors);
}

int report(const std::vector<Mutant>& mutants, const std::vector<Verdict>& verdicts, const std::string& only) {
  Explanations explained = explanations_in(house::Path(BACKLOT_SOURCE_DIR) / "docs/mutants.md");
  std::size_t killed = 0;
  std::size_t broken = 0;
  std::vector<Mutant> unexplained;
  std::vector<Mutant> known;
  for (std::size_t i = 0; i < mutants.size(); ++i) {
    killed += verdicts[i] == Verdict::killed ? 1 : 0;
    broken += verdicts[i] == Verdict::does_not_compile ? 1 : 0;
    if (verdicts[i] != Verdict::survived) continue;
    (explained.take(mutants[i]) ? known : unexplained).push_back(mutants[i]);
  }
  if (!known.empty()) fmt::print("Survivors that docs/mutants.md explains:\n");
  for (const Mutant& mutant : known) say(mutant);
  if (!unexplained.empty()) fmt::print("Survivors that nothing explains:\n");
  for (const Mutant& mutant : unexplained) say(mutant);
  const bool stale = only.empty() && !explained.left().empty();
  if (stale) fmt::print("Explained in docs/mutants.md, but no survivor:\n");
  if (stale) {
    for (const std::string& line : explained.left()) fmt::print("  {}\n", line);
  }
  fmt::print("{} mutants: {} killed, {} survived ({} explained), {} did not compile and do not count\n",
             killed + known.size() + unexplained.size(), killed, known.size() + unexplained.size(), known.size(),
             broken);
  return unexplained.empty() && !stale ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Breaks the lines that carry a clause, and lists what no test notices.", "mutate");
  Settings settings;
  std::string only;
  bool list = false;
  app.add_option("--only", only, "files, lines or clauses that contain this text");
  app.add_option("--jobs", settings.jobs, "how many at a time")->check(CLI::Range(1, 256));
  app.add_option("--seconds", settings.seconds, "a test that runs longer has noticed")->check(CLI::Range(1, 3600));
  app.add_flag("--list", list, "only list the mutants");
  CLI11_PARSE(app, argc, argv);

  std::vector<Mutant> mutants = all_mutants(BACKLOT_SOURCE_DIR);
  std::erase_if(mutants, [&](const Mutant& mutant) {
    const std::string place = fmt::format("{}:{} {}", mutant.file, mutant.line, mutant.before);
    return place.find(only) == std::string::npos;
  });
  if (list) {
    for (const Mutant& mutant : mutants) say(mutant);
    fmt::print("{} mutants\n", mutants.size());
    return 0;
  }
  if (const std::string why = check_original(settings); !why.empty()) {
    fmt::print(stderr, "mutate: the tests fail before anything is broken: {}\n", why);
    return 2;
  }
  std::vector<Verdict> verdicts = run_all(mutants, settings, show_progress);
  if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\n");
  return report(mutants, verdicts, only);
}
