// The behaviour signature: a commit that changes it does so on purpose, and says so in its message.
#include "contract/signature.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>

#include "content/hollywood.hpp"
#include "games/hollywood/meta.hpp"

using namespace backlot;

TEST(Hollywood, signature_is_the_one_on_file) {
  const char* const path = BACKLOT_SOURCE_DIR "/tests/golden/hollywood/signature.txt";
  std::ifstream file(path);
  std::uint64_t on_file = 0;
  ASSERT_TRUE(file >> on_file) << "no number in " << path;
  const std::uint64_t now = signature<hollywood::Game>(hollywood::standard);
  EXPECT_EQ(now, on_file) << "the game behaves differently now; if that is meant, write " << now << " to " << path
                          << " and say so in the commit: signature " << now;
}
