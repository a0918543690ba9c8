// What was written before is copied, and is what would be written anew.
#include "json/remembered.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "table/play_of.hpp"

using namespace backlot;

namespace {

// Every part of an update, for everybody at the table and who only watches.
template <Game G>
void look(const PlayOf<G>& play) {
  const auto& table = play.table();
  for (std::size_t i = 0; i <= play.players(); ++i) {
    const Seat seat = i == play.players() ? nobody : seat_at(i);
    const auto view = table.view(seat);
    std::string written;
    play.append_view(written, seat);
    EXPECT_EQ(written, json::write(table.content(), view));
    if constexpr (HasOutlook<G>) {
      written.clear();
      play.append_outlook(written, seat);
      EXPECT_EQ(written, json::write(table.content(), outlook(table.content(), view)));
    }
    if (seat == nobody || !table.waiting().has(seat)) continue;
    written.clear();
    play.append_decision(written, seat);
    EXPECT_EQ(written, decision_json<G>(table.content(), view));
  }
}

template <Game G>
void look_at_games() {
  typename G::Options options;
  options.players = 4;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    PlayOf<G> play(options, sha256("remembered " + std::to_string(seed)));
    FastChance chance(seed);
    for (look(play); !play.over(); look(play)) {
      std::vector<Seat> seats;
      for (const Seat seat : play.waiting()) seats.push_back(seat);
      const Seat seat = seats[chance.below(static_cast<std::uint32_t>(seats.size()), 0)];
      const auto legal = play.table().legal(seat);
      ASSERT_FALSE(play.act(seat, legal[chance.below(static_cast<std::uint32_t>(legal.size()), 1)]));
    }
  }
}

}  // namespace

TEST(Remembered, games_are_written_as_they_would_be_anew) {
  for_each_game([](auto game) { look_at_games<decltype(game)>(); });
}

// There are fewer places than values.
TEST(Remembered, each_value_has_its_own_text_and_is_written_once_while_it_is_remembered) {
  using Pair = std::array<std::uint32_t, 2>;
  json::Remembered<Pair> remembered;
  int written = 0;
  const auto text_of = [](const Pair& pair) { return std::to_string(pair[0]) + "," + std::to_string(pair[1]) + ";"; };
  const auto ask = [&](const Pair& pair) {
    std::string out = "before ";
    remembered.append(out, pair, [&](std::string& text) {
      ++written;
      text += text_of(pair);
    });
    EXPECT_EQ(out, "before " + text_of(pair));
  };
  for (int round = 0; round < 3; ++round) {
    for (std::uint32_t i = 0; i < 5000; ++i) ask({i, i / 7});
  }
  written = 0;
  for (int i = 0; i < 100; ++i) ask({1, 2});
  EXPECT_LE(written, 1);
}
