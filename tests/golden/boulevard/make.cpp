// What golden playthroughs of Boulevard show: golden_boulevard FOLDER writes them. Run it (the target
// golden) when the rules change on purpose.
#include <array>

#include "games/boulevard/tiny.hpp"
#include "games/registry.hpp"
#include "support/golden.hpp"
#include "table/rerun.hpp"

using namespace backlot;
using namespace backlot::testing_support;
using boulevard::GameLength;
using G = boulevard::Game;

namespace {

bool sole(const Record<G>& record) { return record.closing->outcome.winners.size() == 1; }
bool shared(const Record<G>& record) { return record.closing->outcome.winners.size() > 1; }
// B54-80, B54-93: the tips were shuffled again, and somebody ends in debt.
bool reshuffled(const Record<G>& record) {
  Rerun<G> rerun(record);
  const boulevard::State& state = rerun.to_the_end();
  bool in_debt = false;
  for (const boulevard::Theatre& theatre : state.theatres) in_debt = in_debt || theatre.loans > 0;
  return sole(record) && in_debt && state.shuffle > boulevard::Shuffle::first;
}

const std::array<Wanted<G>, 4> all_wanted{{
    {"sole-winner", boulevard::standard, {2, GameLength::short_game}, sole},           // B54-95
    {"shared-win", boulevard::standard, {3, GameLength::short_game}, shared},          // B54-95: ties are ties
    {"long-reshuffled", boulevard::standard, {6, GameLength::long_game}, reshuffled},  // B54-80, B54-93
    {"tiny-pack", boulevard::tiny_mixed, {2, GameLength::long_game}, sole},            // the pack is in the header
}};

const Company<G> company{
    {{"Ada", {}}, {"Ben", "random"}, {"Cleo", {}}, {"Dan", "random"}, {"Eve", {}}, {"Fay", "random"}}, {}};

}  // namespace

int main(int argc, char** argv) { return make_all_golden<G>(argc, argv, all_wanted, company); }
