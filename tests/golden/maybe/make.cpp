// What golden playthroughs of Maybe Movies show: golden_maybe FOLDER writes them. Run it (the target
// golden) when the rules change on purpose.
#include <array>

#include "games/maybe/tiny.hpp"
#include "games/registry.hpp"
#include "support/golden.hpp"

using namespace backlot;
using namespace backlot::testing_support;
using maybe::Options;
using G = maybe::Game;
using Kind = maybe::Event::Kind;

namespace {

std::size_t count(const Record<G>& record, Kind kind) {
  std::size_t found = 0;
  for (const auto& move : record.moves) {
    for (const auto& event : move.events) found += event.kind == kind ? 1U : 0U;
  }
  return found;
}

bool sole(const Record<G>& record) { return record.closing->outcome.winners.size() == 1; }
bool shared(const Record<G>& record) { return record.closing->outcome.winners.size() > 1; }
bool short_of_cards(const Record<G>& record) { return sole(record) && count(record, Kind::stacks_emptied) > 0; }
bool much_changed(const Record<G>& record) { return shared(record) && count(record, Kind::spent) > 5; }
bool much_chosen(const Record<G>& record) { return sole(record) && count(record, Kind::chose) > 2; }
bool a_bit_of_all(const Record<G>& record) { return much_chosen(record) && count(record, Kind::spent) > 5; }

const std::array<Wanted<G>, 8> all_wanted{{
    {"sole-winner", maybe::standard, Options{3}, sole},                              // MM-52
    {"shared-win", maybe::standard, Options{4}, shared},                             // MM-53
    {"trendsetter", maybe::standard, Options{5, true}, short_of_cards},              // MM-44, MM-60
    {"changes", maybe::standard, Options{6, false, true}, much_changed},             // MM-70
    {"blockbusters", maybe::standard, Options{4, false, false, true}, much_chosen},  // MM-80
    {"all-expansions", maybe::standard, Options{5, true, true, true}, a_bit_of_all},
    {"tiny-pack", maybe::tiny_changes, Options{3, true, true}, sole},  // the pack is in the header
    {"commitment", maybe::tiny_base, Options{3}, shared, Seeding::commitment},
}};

const Company<G> company{
    {{"Ada", {}}, {"Ben", "random"}, {"Cleo", {}}, {"Dan", "random"}, {"Eve", {}}, {"Finn", "random"}},
    {{{"Three bakers and a volcano, what can go wrong?", seat_at(0), 1}}, {{"\"Maybe\".", seat_at(1), 4}}},
};

}  // namespace

int main(int argc, char** argv) { return make_all_golden<G>(argc, argv, all_wanted, company); }
