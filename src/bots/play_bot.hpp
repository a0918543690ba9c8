// Bots for a Play, whatever its game: they get the View of their seat and nothing else.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "bots/ladder.hpp"
#include "bots/search/budget.hpp"
#include "core/chance.hpp"
#include "core/seat.hpp"
#include "table/play.hpp"

namespace backlot::bots {

// The bots that anybody may put on a chair of a served table: the levels, and those that answer at once. Any other
// search would take as much of everybody's thinking as its name says.
std::vector<Description> bots_at_tables(std::string_view game);
std::vector<Level> levels_at_tables(std::string_view game);
bool may_sit(std::string_view game, std::string_view name);

// Who plays for a bot of a log: older logs may have searches of any length, which play as this level does.
std::string_view played_as(std::string_view game, std::string_view name);

// A decision to be thought about, on any thread and with so many to help: gives the action that a bot of that name
// chooses for the seat; nothing when it was stopped before it began. It takes the seat's View along, what the seat has
// seen, and nothing else of the table.
using Thought = std::function<std::optional<PackedAction>(std::uint32_t threads)>;
struct Thinking {
  Thought think;
  bool quick = false;              // it answers at once; one that does not thinks elsewhere
  std::uint32_t milliseconds = 0;  // for so long at most, whatever it is asked
};
Thinking thinking(const Play& play, Seat seat, std::string_view name, std::uint64_t seed, const StopFlagPtr& stop = {});

// The best few choices of the seat after so much thought, as the JSON list that the person is sent.
using Advice = std::function<std::string(std::uint32_t threads)>;
Advice hinting(const Play& play, Seat seat, std::uint32_t milliseconds, std::size_t best, std::uint64_t seed,
               const StopFlagPtr& stop);

// Somebody's program at a seat of a Play. It is asked on any thread, one question at a time.
class Program {
 public:
  Program() = default;
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  virtual ~Program() = default;
  // The action it chooses, after it has heard those items of the seat's stream; nothing when the seat need not act
  // and does not. And what it claims first, if anything.
  struct Answer {
    std::optional<PackedAction> action;
    std::optional<PackedClaim> claim;
  };
  virtual std::function<Answer()> thinking(const Play& play, Seat seat, std::vector<std::string> items,
                                           std::uint64_t seed) = 0;
  // The last of it: the items since, and the outcome.
  virtual void end(const std::vector<std::string>& items, const std::string& outcome) = 0;
};

// The program behind "cmd:./mybot", for one seat of a Play; nothing when it cannot be started.
std::shared_ptr<Program> program_for(const Play& play, std::string_view name);

// What a bot of that name does although nobody waits for the seat; nothing when it does not.
std::optional<PackedAction> interrupt_by(const Play& play, Seat seat, std::string_view name, FastChance& chance);

// What a bot of that name claims after the last move, or in answer to the last claim, if anything.
enum class After { move, claim };
std::optional<PackedClaim> claim_by(const Play& play, Seat seat, std::string_view name, After after,
                                    FastChance& chance);

}  // namespace backlot::bots
