#include "mutate/run.hpp"

#include <fmt/core.h>

#include <atomic>
#include <cstdlib>
#include <mutex>
#include <thread>

namespace mutate {

using house::Path;

namespace {

const Path root = BACKLOT_SOURCE_DIR;
const Path work = Path(BACKLOT_BINARY_DIR) / "mutate";

int shell(const std::string& command) { return std::system(command.c_str()); }  // NOLINT(*-mt-unsafe): waits only

// Runs that take long come last: most mutants never get there.
bool is_slow(const Path& test) {
  const std::string name = test.filename().string();
  return name.starts_with("conformance") || name.starts_with("exactness") || name.starts_with("hidden");
}

// The signature, which notices any change and cannot say what is wrong, is not among them.
std::vector<Path> tests_in(const Path& tree) {
  std::vector<Path> tests = house::files_under(tree, "tests/games", {".cpp"});
  tests.push_back(tree / "tests/core/outcome_test.cpp");  // src/core/outcome.hpp is broken like the games
  return tests;
}

// The game a path belongs to; none for what all games share.
std::string game_of(const Path& path) {
  std::string game;
  for (auto part = path.begin(); part != path.end(); ++part) {
    if (*part == "games" && std::next(part) != path.end()) game = std::next(part)->string();
  }
  return game;
}

// A game knows no other game: its mutants are no business of the others' tests.
bool concerns(const Path& test, const Path& broken) {
  const std::string game = game_of(broken);
  return game.empty() || game_of(test) == game;
}

// What has to run fast is worth optimizing.
const char* level_for(const Path& test) { return is_slow(test) ? "-O1" : "-O0"; }

std::string flags(const Path& source_tree, const char* level) {
  return fmt::format(
      "{4} -std=c++20 -w -DBACKLOT_CHECKED -DBACKLOT_SOURCE_DIR='\"{0}\"' -DBACKLOT_BINARY_DIR='\"{1}\"' "
      "-I{2}/src -I{1}/generated -I{2}/tests -include-pch {3}/tests{4}.pch",
      root.string(), BACKLOT_BINARY_DIR, source_tree.string(), work.string(), level);
}

// What does not change between mutants is compiled once.
bool precompile(const char* level) {
  const Path header = work / (std::string("tests") + level + ".hpp");
  std::filesystem::create_directories(work);
  std::ofstream(header) << "#include <gtest/gtest.h>\n#include <array>\n#include <optional>\n"
                           "#include <string>\n#include <tuple>\n#include <vector>\n";
  return shell(fmt::format("clang++-19 {3} -std=c++20 -w -DBACKLOT_CHECKED -DBACKLOT_SOURCE_DIR='\"{0}\"' "
                           "-DBACKLOT_BINARY_DIR='\"{1}\"' -x c++-header {2}/tests{3}.hpp -o {2}/tests{3}.pch",
                           root.string(), BACKLOT_BINARY_DIR, work.string(), level)) == 0;
}

// A copy of src/ and tests/ in which one worker breaks things, whatever is edited meanwhile.
class Worker {
 public:
  Worker(std::size_t number, const Settings& settings) : settings_(settings), tree_(work / std::to_string(number)) {
    std::filesystem::remove_all(tree_);
    std::filesystem::create_directories(tree_);
    for (const char* folder : {"src", "tests"}) {
      std::filesystem::copy(root / folder, tree_ / folder, std::filesystem::copy_options::recursive);
    }
  }
  ~Worker() { std::filesystem::remove_all(tree_); }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  Verdict judge(const Mutant& mutant) {
    const Path file = tree_ / mutant.file;
    auto lines = house::lines_of(house::read(file));
    lines[mutant.line - 1] = mutant.after;
    write(file, lines);
    const Verdict verdict = judge_tree(mutant);
    lines[mutant.line - 1] = mutant.before;
    write(file, lines);
    return verdict;
  }

  // The test that fails without any change, or nothing, among those that the mutants concern.
  std::string first_failure(const std::vector<Mutant>& mutants) {
    for (const Path& test : in_order({})) {
      const auto concerned = [&](const Mutant& mutant) { return concerns(test, mutant.file); };
      if (std::ranges::any_of(mutants, concerned) && (!compile(test) || !passes())) return test.string();
    }
    return {};
  }

 private:
  // A test that does not compile has noticed, its static_asserts being tests, unless the rules
  // themselves do not compile either.
  Verdict judge_tree(const Mutant& mutant) {
    for (const Path& test : in_order(mutant.clauses)) {
      if (!concerns(test, mutant.file)) continue;
      if (!compile(test)) return rules_compile() ? Verdict::killed : Verdict::does_not_compile;
      if (!passes()) return Verdict::killed;
    }
    return Verdict::survived;
  }

  static void write(const Path& file, const std::vector<std::string>& lines) {
    std::ofstream out(file);
    for (const std::string& line : lines) out << line << '\n';
  }

  // A program that uses everything the games have.
  bool rules_compile() const {
    return shell(fmt::format("clang++-19 -fsyntax-only {} {}/tests/compilers/signature.cpp 2>/dev/null",
                             flags(tree_, "-O0"), tree_.string())) == 0;
  }

  bool compile(const Path& test) const {
    if (shell(fmt::format("clang++-19 {} -c {} -o {}.o 2>/dev/null", flags(tree_, level_for(test)), test.string(),
                          program_)) != 0) {
      return false;
    }
    // Libraries come after the object: where both have a function of a header, the broken one is taken.
    return shell(fmt::format(
               "clang++-19 -fuse-ld=lld-19 {0}.o $(ls {1}/libbacklot_table_checked.a {1}/libbacklot_json_checked.a "
               "2>/dev/null) -lgtest_main "
               "-lgtest -lfmt -lsodium -pthread -o {0} 2>{0}.log",
               program_, BACKLOT_BINARY_DIR)) == 0;
  }

  bool passes() const {
    return shell(fmt::format("(cd {} && ulimit -t {} && {} --gtest_brief=1 --gtest_fail_fast) >{}.log 2>&1",
                             tree_.string(), settings_.seconds, program_, program_)) == 0;
  }

  // First the tests that name a clause of the line, then the others; slow ones last.
  std::vector<Path> in_order(const std::set<std::string>& clauses) const {
    std::vector<std::pair<int, Path>> ranked;
    const auto rank = [&](const Path& test) {
      const std::string text = house::read(test);
      for (const std::string& clause : clauses) {
        if (text.find(clause) != std::string::npos) return is_slow(test) ? 2 : 0;
      }
      return is_slow(test) ? 3 : 1;
    };
    for (const Path& test : tests_in(tree_)) ranked.emplace_back(rank(test), test);
    std::ranges::sort(ranked);
    std::vector<Path> order;
    for (const auto& [at, test] : ranked) order.push_back(test);
    return order;
  }

  const Settings& settings_;
  Path tree_;
  std::string program_ = (tree_ / "test").string();
};

}  // namespace

std::vector<Mutant> all_mutants(const Path& top) {
  std::vector<Mutant> mutants;
  for (const Path& file : house::files_under(top, "src/games", {".hpp"})) {
    for (Mutant& mutant : mutants_in(top, file, Scope::carriers)) mutants.push_back(std::move(mutant));
  }
  for (Mutant& mutant : mutants_in(top, top / "src/core/outcome.hpp", Scope::whole)) {
    mutants.push_back(std::move(mutant));
  }
  return mutants;
}

std::string check_original(const std::vector<Mutant>& mutants, const Settings& settings) {
  if (!precompile("-O0") || !precompile("-O1")) return "the headers of the tests do not compile";
  return Worker(0, settings).first_failure(mutants);
}

void run_all(const std::vector<Mutant>& mutants, const Settings& settings, const Take& take) {
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  const auto run = [&](std::size_t number) {
    Worker worker(number, settings);
    for (std::size_t i = next++; i < mutants.size(); i = next++) {
      const Verdict verdict = worker.judge(mutants[i]);
      const std::scoped_lock lock(mutex);
      take(mutants[i], verdict);
    }
  };
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < settings.jobs; ++i) threads.emplace_back(run, i);
  for (std::thread& thread : threads) thread.join();
}

}  // namespace mutate
