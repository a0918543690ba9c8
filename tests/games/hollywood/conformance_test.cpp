#include "support/conformance.hpp"

#include "content/hollywood.hpp"
#include "games/hollywood/meta.hpp"
#include "support/json_codec.hpp"

using namespace backlot;

BACKLOT_CONFORMANCE(hollywood::Game, hollywood::standard, backlot::testing::JsonCodec);

namespace {

// H47-90: handpicked jobs, which are no switch.
bool enter_handpicked() {
  for (const hollywood::Options& options : {
           hollywood::Options{.players = 1, .without = 1},
           hollywood::Options{.players = 2, .edition = hollywood::Edition::prototype, .without = 34569},
           hollywood::Options{.players = 3, .costumes = true, .without = 345},
           hollywood::Options{.players = 4, .union_strike = true, .without = 12347},
           hollywood::Options{.players = 5, .studio_order = true, .without = 1},
           hollywood::Options{
               .players = 6, .justice = true, .random_loyalties = true, .costumes = true, .without = 2489},
       }) {
    backlot::testing::enter_setting<hollywood::Game, backlot::testing::JsonCodec>({hollywood::standard, options},
                                                                                  __FILE__, __LINE__);
  }
  return true;
}
[[maybe_unused]] const bool handpicked_entered = enter_handpicked();

}  // namespace
