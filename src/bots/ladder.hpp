// The levels that people choose from, as a ladder: on each rung stands a bot that wins clearly more than its share
// against the one below (docs/performance.md#levels). What a good player loses by a mistake, and whether a network has
// learned the game, differs from game to game: a game's heuristic.hpp may say what stands there.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "contract/game.hpp"

namespace backlot::bots {

struct Description {
  std::string_view name;
  std::string_view about;
};

// How good an opponent people want, in their words, and how long it thinks about a decision.
struct Level {
  Description description;
  std::string_view stands_for;     // empty: the game's own best
  std::uint32_t milliseconds = 0;  // 0: answers at once
  std::string_view without;        // what stands there instead where the game's network is missing
};

constexpr Level easy_by(std::string_view bot, std::string_view without = "") {
  return {{"easy", "content with anything that does not look bad; answers at once"}, bot, 0, without};
}
inline constexpr Level plays_sensibly{{"medium", "sensible; answers at once"}, "", 0, ""};
constexpr Level sensible_by(std::string_view net) { return {plays_sensibly.description, net, 0, "heuristic"}; }
inline constexpr Level thinks_briefly{
    {"hard", "thinks each decision through, a quarter of a second"}, "search:250ms", 250, ""};
inline constexpr Level thinks_long{{"expert", "thinks long, two seconds a decision"}, "search:2000ms", 2000, ""};
constexpr Level learned_with_slips(std::string_view net) {
  return {{"hard", "learned by playing against itself, and slips now and then; answers at once"},
          net,
          0,
          thinks_briefly.stands_for};
}
inline constexpr Level learned_well{
    {"expert", "learned by playing against itself; answers at once"}, "net", 0, thinks_long.stands_for};

struct Ladder {
  Level easy = easy_by("search:48~10");
  Level medium = plays_sensibly;
  Level hard = thinks_briefly;
  Level expert = thinks_long;
};
template <Game G>
inline constexpr Ladder ladder_of{};

// Weakest first.
constexpr std::array<Level, 4> rungs(const Ladder& ladder) {
  return {ladder.easy, ladder.medium, ladder.hard, ladder.expert};
}
template <Game G>
inline constexpr std::array<Level, 4> levels_of = rungs(ladder_of<G>);

// Of games about which nothing else is said.
inline constexpr std::array<Level, 4> levels = rungs({});

}  // namespace backlot::bots
