// Breaks each line of code that carries a clause, one way at a time, and lists what no test notices.
// docs/mutants.md explains the survivors that cannot be told from the original.
#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <string>

#include "mutate/run.hpp"

namespace {

using namespace mutate;

std::string text_of(const Mutant& mutant) {
  return fmt::format("{}:{}\n  - {}\n  + {}\n", mutant.file, mutant.line, as_explained(mutant.before),
                     as_explained(mutant.after));
}

struct Counts {
  std::size_t killed = 0;
  std::size_t explained = 0;
  std::size_t unexplained = 0;
  std::size_t broken = 0;
  std::size_t all() const { return killed + explained + unexplained + broken; }
};

// Survivors are shown as they are found: a full run takes a while.
class Report {
 public:
  explicit Report(std::size_t mutants) : mutants_(mutants) {}

  void add(const Mutant& mutant, Verdict verdict) {
    if (verdict == Verdict::killed) ++counts_.killed;
    if (verdict == Verdict::does_not_compile) ++counts_.broken;
    if (verdict == Verdict::survived) {
      const bool known = explanations_.take(mutant);
      ++(known ? counts_.explained : counts_.unexplained);
      fmt::print("{}survived{}: {}", on_terminal() ? "\r" : "", known ? ", explained" : "", text_of(mutant));
      std::fflush(stdout);
    }
    if (on_terminal()) fmt::print(stderr, "\r{}/{} ", counts_.all(), mutants_);
  }

  // The exit status: 0 when every survivor is explained and, after a full run, nothing else is.
  int close(bool full) const {
    const auto stale = full ? explanations_.left() : std::vector<std::string>{};
    for (const std::string& line : stale) fmt::print("docs/mutants.md explains what did not survive: {}\n", line);
    fmt::print("{} mutants: {} killed, {} survived and explained, {} survived; {} did not compile and do not count\n",
               counts_.all() - counts_.broken, counts_.killed, counts_.explained, counts_.unexplained, counts_.broken);
    return counts_.unexplained == 0 && stale.empty() ? 0 : 1;
  }

 private:
  static bool on_terminal() { return isatty(STDERR_FILENO) != 0; }

  std::size_t mutants_;
  Counts counts_;
  Explanations explanations_ = explanations_in(house::Path(BACKLOT_SOURCE_DIR) / "docs/mutants.md");
};

bool is_wanted(const Mutant& mutant, const std::vector<std::string>& only) {
  const std::string place = fmt::format("{}:{} {}", mutant.file, mutant.line, mutant.before);
  return only.empty() ||
         std::ranges::any_of(only, [&](const std::string& text) { return place.find(text) != std::string::npos; });
}

// So many of them, evenly spread; all when there are fewer.
std::vector<Mutant> sample_of(std::vector<Mutant> mutants, std::size_t wanted) {
  std::vector<Mutant> sample;
  for (std::size_t i = 0; i < wanted; ++i) sample.push_back(std::move(mutants[i * mutants.size() / wanted]));
  return sample;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Breaks the lines that carry a clause, and lists what no test notices.", "mutate");
  Settings settings;
  std::vector<std::string> only;
  std::size_t sample = 0;
  bool list = false;
  app.add_option("--only", only, "files or lines that contain one of these texts");
  app.add_option("--jobs", settings.jobs, "how many at a time")->check(CLI::Range(1, 256));
  app.add_option("--seconds", settings.seconds, "a test that computes longer has noticed")->check(CLI::Range(1, 3600));
  app.add_option("--sample", sample, "only so many, evenly spread")->check(CLI::PositiveNumber);
  app.add_flag("--list", list, "only list the mutants");
  CLI11_PARSE(app, argc, argv);

  std::vector<Mutant> mutants = all_mutants(BACKLOT_SOURCE_DIR);
  std::erase_if(mutants, [&](const Mutant& mutant) { return !is_wanted(mutant, only); });
  const bool full = only.empty() && sample == 0;
  if (sample != 0 && sample < mutants.size()) mutants = sample_of(std::move(mutants), sample);
  if (list) {
    for (const Mutant& mutant : mutants) fmt::print("{}", text_of(mutant));
    fmt::print("{} mutants\n", mutants.size());
    return 0;
  }
  if (mutants.empty()) {
    fmt::print(stderr, "mutate: no line that carries a clause fits --only\n");
    return 2;
  }
  if (const std::string why = check_original(mutants, settings); !why.empty()) {
    fmt::print(stderr, "mutate: the tests fail before anything is broken: {}\n", why);
    return 2;
  }
  Report report(mutants.size());
  run_all(mutants, settings, [&](const Mutant& mutant, Verdict verdict) { report.add(mutant, verdict); });
  return report.close(full);
}
