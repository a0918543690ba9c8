// The behaviour signature of each game: a commit that changes it does so on purpose, and says so in
// its message.
#include "contract/signature.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <string>

#include "content/all.hpp"
#include "games/registry.hpp"

using namespace backlot;

TEST(Signature, of_every_game_is_the_one_on_file) {
  for_each_game([](auto game) {
    using G = decltype(game);
    const std::string path = BACKLOT_SOURCE_DIR "/tests/golden/" + std::string(G::id) + "/signature.txt";
    std::ifstream file(path);
    std::uint64_t on_file = 0;
    ASSERT_TRUE(file >> on_file) << "no number in " << path;
    const std::uint64_t now = signature<G>(standard_content(game));
    EXPECT_EQ(now, on_file) << G::id << " behaves differently now; if that is meant, write " << now << " to " << path
                            << " and say so in the commit: signature " << now;
  });
}
