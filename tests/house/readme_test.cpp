#include "house/readme.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "house/broken_tree.hpp"

using namespace house;

namespace {

struct Ran {
  int status = -1;
  std::vector<std::string> output;
};

// In a folder of its own, with the built program in the PATH.
Ran run(const std::string& command, const Path& folder) {
  const std::string line =
      "cd '" + folder.string() + "' && PATH='" BACKLOT_BINARY_DIR "':\"$PATH\" && { " + command + "\n} 2>&1 </dev/null";
  Ran ran;
  FILE* pipe = popen(line.c_str(), "r");
  if (pipe == nullptr) return ran;
  std::string text;
  std::array<char, 4096> buffer{};
  for (std::size_t n = fread(buffer.data(), 1, buffer.size(), pipe); n > 0;
       n = fread(buffer.data(), 1, buffer.size(), pipe)) {
    text.append(buffer.data(), n);
  }
  ran.status = pclose(pipe);
  ran.output = lines_of(text);
  return ran;
}

Faults example_faults(const Path& root, const Path& file, const Path& folder) {
  Faults faults;
  for (const auto& block : examples_in(read(file))) {
    for (const Example& example : block) {
      if (is_preparation(example.command)) continue;
      const std::string here = where(root, file, example.line) + "`" + example.command + "` ";
      if (is_make(example.command)) {
        if (!has_target(read(root / "Makefile"), example.command)) faults.push_back(here + "is no target of make");
        continue;
      }
      const Ran ran = run(example.command, folder);
      if (ran.status != 0) {
        faults.push_back(here + "failed:\n" + all(ran.output));
      } else if (!example.output.empty() && !output_matches(example.output, ran.output)) {
        faults.push_back(here + "printed something else:\n" + all(ran.output));
      }
    }
  }
  return faults;
}

}  // namespace

TEST(Examples, that_do_not_work_are_found) {
  const BrokenTree tree;
  tree.write("Makefile", "help:\n\techo\nplay: help\n");
  tree.write(
      "README.md",
      "# Title\n```console\n$ make play\n$ make nonsense\n$ echo a; echo b 7 c\na\nb ... c\n$ echo a\nb\n$ false\n"
      "$ seq 9\n1\n...\n9\n```\n```sh\n$ false\n```\n");
  EXPECT_EQ(all(example_faults(tree.root(), tree.root() / "README.md", tree.root())),
            "README.md:4: `make nonsense` is no target of make\n"
            "README.md:8: `echo a` printed something else:\na\n\n"
            "README.md:10: `false` failed:\n\n");
}
