// What golden playthroughs of Hollywood show, each way of ending among it: golden_hollywood FOLDER
// writes them. Run it (the target golden) when the rules change on purpose.
#include <array>

#include "games/hollywood/tiny.hpp"
#include "games/registry.hpp"
#include "support/golden.hpp"
#include "table/rerun.hpp"

using namespace backlot;
using namespace backlot::testing_support;
using hollywood::Edition;
using G = hollywood::Game;

namespace {

bool patriots(const hollywood::Ending& ending, const Outcome& outcome) {
  return ending.patriots && !ending.communists && !outcome.winners.empty();
}
bool communists(const hollywood::Ending& ending, const Outcome& outcome) {
  return ending.communists && !ending.patriots && !outcome.winners.empty();
}
bool rising_star(const hollywood::Ending& ending, const Outcome& /*outcome*/) { return ending.rising_star; }
bool both(const hollywood::Ending& ending, const Outcome& /*outcome*/) { return ending.patriots && ending.communists; }
bool none(const hollywood::Ending& /*ending*/, const Outcome& outcome) { return outcome.winners.empty(); }

// The game ended by this clause, for those who `won`.
template <Clause by, bool (*won)(const hollywood::Ending&, const Outcome&)>
bool ended(const Record<G>& record) {
  const Outcome& result = record.closing->outcome;
  if (result.ended_by != by) return false;
  Rerun<G> rerun(record);
  return won(hollywood::ending_of(record.content, rerun.to_the_end()), result);
}

constexpr hollywood::Content tiny_pack =
    hollywood::tiny({.cards = {1, 2, 0, 0, 2, 0, 1}, .to_win = 2, .posters = 3, .costumes = 9, .loyal = false});

const std::array<Wanted<G>, 12> all_wanted{{
    {"patriots-win", hollywood::standard, {.players = 4}, ended<"H47-60"_clause, patriots>},
    {"communists-win", hollywood::standard, {.players = 5}, ended<"H47-60"_clause, communists>},
    {"rising-star-wins", hollywood::standard, {.players = 6}, ended<"H47-61"_clause, rising_star>},
    {"rising-star-wins-a-tie", hollywood::standard, {.players = 4}, ended<"H47-64"_clause, rising_star>},
    {"patriots-win-the-seventh",
     hollywood::standard,
     {.players = 4, .justice = true},
     ended<"H47-61"_clause, patriots>},
    {"nobody-wins", hollywood::standard, {.players = 4, .random_loyalties = true}, ended<"H47-60"_clause, none>},
    {"three-players-communist",
     hollywood::standard,
     {.players = 3, .edition = Edition::prototype},
     ended<"H47-77"_clause, communists>},
    {"two-players-tie", hollywood::standard, {.players = 2}, ended<"H47-78"_clause, both>},
    {"solo-won", hollywood::standard, {.players = 1}, ended<"H47-79"_clause, patriots>},
    {"solo-lost", hollywood::standard, {.players = 1}, ended<"H47-79"_clause, none>},
    {"nine-players-all-options",
     hollywood::standard,
     {.players = 9,
      .justice = true,
      .random_loyalties = true,
      .studio_order = true,
      .union_strike = true,
      .costumes = true},
     ended<"H47-60"_clause, communists>},
    {"tiny-pack", tiny_pack, {.players = 3, .costumes = true, .without = 345}, ended<"H47-60"_clause, patriots>},
}};

const Company<G> company{{{"Ada", {}},
                          {"Ben", "random"},
                          {"Cleo", {}},
                          {"Dan", "random"},
                          {"Eve", {}},
                          {"Finn", "random"},
                          {"Grace", {}},
                          {"Hugo", "random"},
                          {"Iris", {}}},
                         {}};

}  // namespace

int main(int argc, char** argv) { return make_all_golden<G>(argc, argv, all_wanted, company); }
