// Two ways to play on the same deals: what differs, how sure that is, and how many games would tell.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "lab/document.hpp"
#include "lab/measure.hpp"

namespace backlot::lab {

// The figures of one batch of deals, in the same order on both sides.
struct Batch {
  std::vector<Measure> a;
  std::vector<Measure> b;
};

struct Compared {
  std::size_t players = 0;
  std::uint64_t games = 0;  // of each side
  std::vector<Batch> batches;
};

// One figure: the difference is B less A, its interval and chance by Student's t over the batches.
struct Difference {
  std::string name;
  std::string about;
  As as = As::number;
  double a = 0;
  double b = 0;
  double difference = 0;
  double error = 0;
  double low = 0;
  double high = 0;
  double chance = 1;     // of a difference at least as large, if there were none
  double corrected = 1;  // over all figures and player counts (Holm)
  double needed = 0;     // games that would show one of this size in 4 of 5 tries
};

std::vector<Difference> differences(const Compared& compared);

// Corrects over all of them together.
Document compare_report(std::string game, std::string title, std::vector<std::pair<std::string, std::string>> facts,
                        const std::string& a, const std::string& b, const std::vector<Compared>& all);

}  // namespace backlot::lab
