// The examples of README.md work as they stand: in a ```console block every line `$ backlot ...` is
// run, in order, in one folder, with the program in the PATH. What stands below a command is what it
// prints; `...` stands for any lines.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

struct Example {
  std::string command;
  std::vector<std::string> printed;
};

std::vector<Example> examples_in(const std::string& page) {
  std::vector<Example> examples;
  std::stringstream lines(page);
  bool inside = false;
  bool ours = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("```", 0) == 0) {
      inside = !inside && line == "```console";
      ours = false;
    } else if (inside && line.rfind("$ ", 0) == 0) {
      ours = line.rfind("$ backlot ", 0) == 0 || line.rfind("$ build/backlot ", 0) == 0;
      if (ours) examples.push_back({line.substr(line.find("backlot")), {}});
    } else if (inside && ours) {
      examples.back().printed.push_back(line);
    }
  }
  return examples;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> out;
  std::stringstream lines(text);
  for (std::string line; std::getline(lines, line);) out.push_back(line);
  return out;
}

bool matches(const std::vector<std::string>& wanted, const std::vector<std::string>& lines, std::size_t w,
             std::size_t l) {
  if (w == wanted.size()) return l == lines.size();
  if (wanted[w] == "...") {
    for (std::size_t from = l; from <= lines.size(); ++from) {
      if (matches(wanted, lines, w + 1, from)) return true;
    }
    return false;
  }
  return l < lines.size() && wanted[w] == lines[l] && matches(wanted, lines, w + 1, l + 1);
}

class Readme : public Program {};

}  // namespace

TEST_F(Readme, blocks_are_read_as_documented) {
  const auto examples =
      examples_in("```console\n$ make x\nno\n$ backlot games\na\n...\n```\n```sh\n$ backlot no\n```\n");
  ASSERT_EQ(examples.size(), 1U);
  EXPECT_EQ(examples[0].command, "backlot games");
  EXPECT_EQ(examples[0].printed, (std::vector<std::string>{"a", "..."}));
  EXPECT_TRUE(matches({"a", "..."}, {"a", "b", "c"}, 0, 0));
  EXPECT_TRUE(matches({"...", "c"}, {"a", "b", "c"}, 0, 0));
  EXPECT_FALSE(matches({"a", "...", "d"}, {"a", "b", "c"}, 0, 0));
  EXPECT_FALSE(matches({"a"}, {"a", "b"}, 0, 0));
}

TEST_F(Readme, every_example_works_as_it_stands) {
  const std::string page = text_in(BACKLOT_SOURCE_DIR "/README.md");
  if (page.empty()) GTEST_SKIP() << "no README.md";
  const auto examples = examples_in(page);
  EXPECT_FALSE(examples.empty());
  const std::string path = std::string(BACKLOT_BINARY_DIR) + ":" + std::getenv("PATH");
  for (const Example& example : examples) {
    const std::string out = (work() / "printed").string();
    const std::string command = "cd " + work().string() + " && PATH=" + path + " && export PATH && { " +
                                example.command + "\n} > printed < /dev/null";
    EXPECT_EQ(std::system(command.c_str()), 0) << example.command;
    EXPECT_TRUE(matches(example.printed, split(text_in(out)), 0, 0)) << example.command << "\n" << text_in(out);
  }
}
