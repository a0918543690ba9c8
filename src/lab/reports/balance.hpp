// What a study of a game says, as a report: one part for each number of players.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "lab/document.hpp"
#include "lab/study/choice.hpp"
#include "lab/study/counts.hpp"
#include "lab/study/estimate_tallies.hpp"

namespace backlot::lab {

struct MetricValue {
  std::string name;
  std::string about;
  double value = 0;
};

// A better bot alone among weaker ones, in every seat of every deal.
struct SkillResult {
  std::string better;
  std::string weaker;
  std::uint64_t deals = 0;
  double share = 0;
  double low = 0;
  double high = 0;
  double fair = 0;
};

// The same games between other players: what turns with who plays is said so.
struct OtherPlayers {
  std::string bots;
  StudyCounts counts;
};

// One number of players.
struct Studied {
  std::size_t players = 0;
  std::vector<std::string> bots;  // by seat
  StudyCounts counts;
  std::vector<std::string> roles;
  std::string round_name;     // empty when the game has none
  std::string standing_name;  // empty when nobody knows how a seat stands
  std::vector<MetricValue> metrics;
  std::vector<Choice> choices;
  EstimateTallies estimates;
  std::uint32_t worlds = 0;  // imagined for each estimate
  std::vector<SkillResult> skill;
  std::vector<OtherPlayers> others;
};

Document balance_report(std::string game, std::string title, std::vector<std::pair<std::string, std::string>> facts,
                        const std::vector<Studied>& studies);

}  // namespace backlot::lab
