// A small tree of files in a folder of its own, to show that a test of the house bites.
#pragma once
#include <gtest/gtest.h>

#include "source_tree.hpp"

namespace house {

class BrokenTree {
 public:
  BrokenTree() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    root_ = Path(BACKLOT_BINARY_DIR) / "broken" / (std::string(test->test_suite_name()) + "." + test->name());
    std::filesystem::remove_all(root_);
    std::filesystem::create_directories(root_);
  }
  ~BrokenTree() { std::filesystem::remove_all(root_); }
  BrokenTree(const BrokenTree&) = delete;
  BrokenTree& operator=(const BrokenTree&) = delete;

  const Path& root() const { return root_; }
  void write(std::string_view path, std::string_view text) const {
    std::filesystem::create_directories((root_ / path).parent_path());
    std::ofstream(root_ / path) << text;
  }

 private:
  Path root_;
};

inline std::string all(const Faults& faults) {
  std::string text;
  for (const std::string& fault : faults) text += fault + "\n";
  return text;
}

}  // namespace house
