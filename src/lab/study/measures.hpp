// What a study says in single figures, under names by which `lab compare` and `lab sweep` know them.
#pragma once
#include <vector>

#include "lab/measure.hpp"
#include "lab/study/study_of.hpp"

namespace backlot::lab {

// The figures that every game has, and behind them the game's own.
// Compiled once for every game, in measures.cpp.
template <Game G>
std::vector<Measure> measures_of(const StudyTallies<G>& x);

}  // namespace backlot::lab
