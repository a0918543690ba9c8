// What golden playthroughs of Cinecittà 1937 show: golden_cinecitta FOLDER writes them. Run it (the
// target golden) when the rules change on purpose.
#include <array>

#include "games/cinecitta/tiny.hpp"
#include "games/registry.hpp"
#include "support/golden.hpp"

using namespace backlot;
using namespace backlot::testing_support;
using cinecitta::Options;
using G = cinecitta::Game;

namespace {

bool sole(const Record<G>& record) { return record.closing->outcome.winners.size() == 1; }
bool shared(const Record<G>& record) { return record.closing->outcome.winners.size() > 1; }
bool none(const Record<G>& record) { return record.closing->outcome.winners.empty(); }

const std::array<Wanted<G>, 7> all_wanted{{
    {"sole-winner", cinecitta::standard, Options{3}, sole},                          // C37-54
    {"sole-winner-all-options", cinecitta::standard, Options{5, true, true}, sole},  // C37-54, C37-60, C37-62
    {"shared-win", cinecitta::standard, Options{4}, shared},                         // C37-55
    {"shared-win-awards", cinecitta::standard, Options{4, false, true}, shared},     // C37-55, C37-62
    {"nobody-wins-coaster", cinecitta::standard, Options{4, true, false}, none},     // C37-55, C37-60
    {"tiny-pack", cinecitta::tiny_seven, Options{3, false, true}, sole},             // the pack is in the header
    {"commitment", cinecitta::tiny_seven, Options{3}, none, Seeding::commitment},
}};

const Company<G> company{
    {{"Anna", {}}, {"Bruno", "random"}, {"Carla", {}}, {"Dario", "random"}, {"Elena", {}}},
    {{{"In bocca al lupo!", seat_at(0), 0}}, {{"Crepi \"il lupo\".", seat_at(1), 3}}},
};

}  // namespace

int main(int argc, char** argv) { return make_all_golden<G>(argc, argv, all_wanted, company); }
