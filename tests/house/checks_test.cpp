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

// What each program is linked from, of our own: libraries, "backlot_json", and targets whose objects it takes.
struct Parts {
  std::set<std::string> libraries;
  std::set<std::string> objects;
};
std::map<std::string, Parts> linked() {
  std::map<std::string, Parts> programs;
  std::ifstream rules(build / "build.ninja");
  const std::string linker = ": CXX_EXECUTABLE_LINKER__";
  for (std::string line; std::getline(rules, line);) {
    if (!line.starts_with("build ") || line.find(linker) == std::string::npos) continue;
    const std::string program = std::filesystem::path(line.substr(6, line.find(linker) - 6)).filename();
    std::istringstream words(line);
    for (std::string word; words >> word;) {
      const std::size_t folder = word.find("CMakeFiles/");
      const std::size_t end = word.find(".dir/");
      if (word.starts_with("libbacklot_")) programs[program].libraries.insert(word.substr(3, word.size() - 3 - 2));
      if (end < word.size()) programs[program].objects.insert(word.substr(folder + 11, end - folder - 11));
    }
  }
  return programs;
}

// Libraries that know nothing of `expect` serve both.
bool knows_expect(const std::string& library) {
  return library != "backlot_storage" && library != "backlot_beast" && library != "backlot_tools" &&
         library != "backlot_networks";
}

}  // namespace

TEST(Checks, are_on_in_all_that_tests_are_made_of) {
  const auto targets = checked_targets();
  ASSERT_GT(targets.size(), 20U);
  const auto programs = linked();
  for (const auto& [program, parts] : programs) {
    const bool tests = program.starts_with("test_") || program.starts_with("fuzz_") || program.ends_with("stress") ||
                       program == "random_games";
    if (!tests) continue;
    for (const std::string& objects : parts.objects) {
      EXPECT_EQ(targets.at(objects), std::set{true}) << program << " has objects of " << objects;
    }
    for (const std::string& library : parts.libraries) {
      if (knows_expect(library)) EXPECT_EQ(targets.at(library), std::set{true}) << program << " links " << library;
    }
  }
  EXPECT_TRUE(programs.at("test_table").libraries.contains("backlot_table_checked"));
  EXPECT_TRUE(programs.at("stress").objects.contains("plain_clients"));
  for (const char* const program : {"test_table", "racing_stress", "fuzz_messages", "random_games"}) {
    EXPECT_TRUE(programs.at(program).objects.contains(program)) << program;
  }
}

TEST(Checks, are_off_in_all_that_the_program_is_made_of) {
  const auto targets = checked_targets();
  const auto programs = linked();
  for (const std::string program : {"backlot", "native_verify", "load"}) {
    EXPECT_EQ(targets.at(program), std::set{false}) << program;
    for (const std::string& library : programs.at(program).libraries) {
      EXPECT_EQ(targets.at(library), std::set{false}) << program << " links " << library;
    }
  }
  EXPECT_TRUE(programs.at("backlot").libraries.contains("backlot_table"));
}

// What both link may not even include it: no function of theirs is compiled in two ways.
TEST(Checks, libraries_that_serve_both_know_nothing_of_them) {
  const std::filesystem::path src = BACKLOT_SOURCE_DIR "/src";
  const std::filesystem::path tools = BACKLOT_SOURCE_DIR "/tools";
  std::vector<std::filesystem::path> to_read{src / "server/libraries.cpp", tools / "mutate/mutants.cpp",
                                             BACKLOT_BINARY_DIR "/generated/networks/embedded.cpp"};
  for (const auto& entry : std::filesystem::recursive_directory_iterator(src / "storage")) {
    if (entry.is_regular_file()) to_read.push_back(entry.path());
  }
  std::set<std::filesystem::path> known(to_read.begin(), to_read.end());
  while (!to_read.empty()) {
    std::ifstream text(to_read.back());
    to_read.pop_back();
    for (std::string line; std::getline(text, line);) {
      if (!line.starts_with("#include \"")) continue;
      const std::string name = line.substr(10, line.rfind('"') - 10);
      const std::filesystem::path file = (std::filesystem::exists(tools / name) ? tools : src) / name;
      if (known.insert(file).second) to_read.push_back(file);
    }
  }
  EXPECT_GT(known.size(), 10U);
  EXPECT_TRUE(known.contains(tools / "mutate/mutants.hpp"));
  EXPECT_FALSE(known.contains(src / "core/expect.hpp"));
}
