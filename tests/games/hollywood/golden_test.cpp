// One finished game for each way of ending is kept (tests/golden/hollywood, made by its make.cpp).
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

TEST(Hollywood, H47_60_and_others_every_way_of_ending_is_there) {
  std::set<std::string> endings;
  for (const auto& file : std::filesystem::directory_iterator(BACKLOT_SOURCE_DIR "/tests/golden/hollywood")) {
    std::ifstream text(file.path());
    if (file.path().extension() != ".txt") continue;
    for (std::string line; std::getline(text, line);) {
      if (!line.starts_with("Winners (")) continue;
      const std::size_t close = line.find(')');
      const bool nobody = line.find("nobody") != std::string::npos;
      endings.insert(line.substr(9, close - 9) + (nobody ? " nobody" : ""));
    }
  }
  const std::set<std::string> wanted{"H47-60", "H47-60 nobody", "H47-61", "H47-64",
                                     "H47-77", "H47-78",        "H47-79", "H47-79 nobody"};
  EXPECT_EQ(endings, wanted);
}
