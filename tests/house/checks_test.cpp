// `expect` is on in everything a test program is made of, and in nothing that the program is made of.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

const std::filesystem::path build = BACKLOT_BINARY_DIR;

// Whether the objects of each target are compiled with BACKLOT_CHECKED, by the folder of the target: "backlot_json".
std::map<std::string, std::set<bool>> checked_targets() {
  std::map<std::string, std::set<bool>> targets;
  std::ifstream commands(build / "compile_commands.json");
  for (std::string line; std::getline(commands, line);) {
    const std::size_t at = line.find("CMakeFiles/");
    if (line.find("\"command\":") == std::string::npos || at == std::string::npos) continue;
    const std::string target = line.substr(at + 11, line.find(".dir/", at) - at - 11);
    targets[target].insert(line.find("-DBACKLOT_CHECKED") != std::string::npos);
  }
  return targets;
}

// What each program is linked from, of our own: "backlot_json".
std::map<std::string, std::set<std::string>> linked() {
  std::map<std::string, std::set<std::string>> programs;
  std::ifstream rules(build / "build.ninja");
  const std::string linker = ": CXX_EXECUTABLE_LINKER__";
  for (std::string line; std::getline(rules, line);) {
    if (!line.starts_with("build ") || line.find(linker) == std::string::npos) continue;
    const std::string program = std::filesystem::path(line.substr(6, line.find(linker) - 6)).filename();
    std::istringstream words(line);
    for (std::string word; words >> word;) {
      if (word.starts_with("libbacklot_")) programs[program].insert(word.substr(3, word.size() - 3 - 2));
    }
  }
  return programs;
}

// Libraries that know nothing of `expect` serve both.
bool knows_expect(const std::string& library) {
  return library != "backlot_storage" && library != "backlot_beast" && library != "backlot_tools";
}

}  // namespace

TEST(Checks, are_on_in_all_that_tests_are_made_of) {
  const auto targets = checked_targets();
  ASSERT_GT(targets.size(), 20U);
  for (const auto& [program, libraries] : linked()) {
    if (!program.starts_with("test_")) continue;
    EXPECT_EQ(targets.at(program), std::set{true}) << program;
    for (const std::string& library : libraries) {
      if (knows_expect(library)) EXPECT_EQ(targets.at(library), std::set{true}) << program << " links " << library;
    }
  }
  EXPECT_TRUE(linked().at("test_table").contains("backlot_table_checked"));
}

TEST(Checks, are_off_in_all_that_the_program_is_made_of) {
  const auto targets = checked_targets();
  const auto programs = linked();
  for (const std::string program : {"backlot", "native_verify", "load"}) {
    EXPECT_EQ(targets.at(program), std::set{false}) << program;
    for (const std::string& library : programs.at(program)) {
      EXPECT_EQ(targets.at(library), std::set{false}) << program << " links " << library;
    }
  }
  EXPECT_TRUE(programs.at("backlot").contains("backlot_table"));
}

// What both link may not even include it: no function of theirs is compiled in two ways.
TEST(Checks, libraries_that_serve_both_know_nothing_of_them) {
  const std::filesystem::path src = BACKLOT_SOURCE_DIR "/src";
  std::vector<std::filesystem::path> to_read{src / "server/libraries.cpp"};
  for (const auto& entry : std::filesystem::recursive_directory_iterator(src / "storage")) {
    if (entry.is_regular_file()) to_read.push_back(entry.path());
  }
  std::set<std::filesystem::path> known(to_read.begin(), to_read.end());
  while (!to_read.empty()) {
    std::ifstream text(to_read.back());
    to_read.pop_back();
    for (std::string line; std::getline(text, line);) {
      if (!line.starts_with("#include \"")) continue;
      const std::filesystem::path file = src / line.substr(10, line.rfind('"') - 10);
      if (known.insert(file).second) to_read.push_back(file);
    }
  }
  EXPECT_GT(known.size(), 10U);
  EXPECT_FALSE(known.contains(src / "core/expect.hpp"));
}
