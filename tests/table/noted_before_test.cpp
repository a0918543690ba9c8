// Moves of older logs and records: what a game has come to note since is not there, and what is there must be so.
#include <gtest/gtest.h>

#include "table/play_of.hpp"

using namespace backlot;

namespace {

using Boulevard = PlayOf<boulevard::Game>;

std::string without_again(std::string text) {
  for (std::size_t at = text.find(",\"again\":["); at != std::string::npos; at = text.find(",\"again\":[")) {
    text.erase(at, text.find(']', at) + 1 - at);
  }
  return text;
}

bool goes_again(const std::vector<std::string>& moves, const std::string& seed) {
  Boulevard play({}, sha256(seed));
  for (const std::string& move : moves) {
    const auto node = json::parse(move);
    if (!std::holds_alternative<json::Node>(node) || play.act_again(std::get<json::Node>(node)) == nobody) return false;
  }
  return true;
}

// The moves of a random game up to a payout with a die rolled again.
std::vector<std::string> moves_to_re_roll(const std::string& seed) {
  Boulevard play({}, sha256(seed));
  FastChance dice(seed.size());
  std::vector<std::string> moves;
  ActionsOf<boulevard::Game> actions;
  while (!play.over()) {
    const Seat seat = play.waiting().front();
    legal_actions(play.table().content(), play.table().state(), seat, actions);
    EXPECT_FALSE(play.act(seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)]));
    moves.push_back(play.last_move());
    if (moves.back().find("\"again\":[") != std::string::npos) return moves;
  }
  return {};
}

}  // namespace

TEST(NotedBefore, B54_55_a_log_without_what_re_rolls_came_to_goes_on_and_one_that_says_otherwise_does_not) {
  std::string seed = "a";
  std::vector<std::string> moves;
  for (moves = moves_to_re_roll(seed); moves.empty() && seed.size() < 60; moves = moves_to_re_roll(seed)) seed += 'a';
  ASSERT_FALSE(moves.empty()) << "no die was rolled again";
  EXPECT_TRUE(goes_again(moves, seed));
  const std::string whole = moves.back();
  moves.back() = without_again(whole);
  EXPECT_NE(moves.back(), whole);
  EXPECT_TRUE(goes_again(moves, seed)) << "as older programs wrote it";
  // Another face than came.
  const std::size_t at = whole.find("\"again\":[") + 9;
  std::string other = whole;
  other[at] = whole[at] == '6' ? '5' : '6';
  moves.back() = other;
  EXPECT_FALSE(goes_again(moves, seed));
  moves.back() = without_again(whole).replace(without_again(whole).find("\"re_rolled\":"), 13, "\"re_rolled\":9");
  EXPECT_FALSE(goes_again(moves, seed)) << "another number of them";
  EXPECT_FALSE(goes_again({"{}"}, seed));
  EXPECT_FALSE(goes_again({R"({"seat":null,"action":{"kind":"pass"},"draws":[],"events":[]})"}, seed));
}
