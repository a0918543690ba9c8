// Many games of one kind side by side, for learning: each decision of each game is answered by whoever trains. What is
// seen, what may be done and what came of it is written into buffers of the caller. Game i's deals depend on the seed,
// on i and on its episode alone: neither on the number of threads nor on what happens in other games.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"
#include "json/node.hpp"

namespace backlot::environment {

// What went wrong: a kind (the codes of backlot.h) and a sentence.
enum class Code : std::int32_t {
  none = 0,
  handle = 1,
  argument = 2,
  size = 3,
  action = 4,
  config = 5,
  data = 6,
  internal = 7
};
struct Trouble {
  Code code = Code::none;
  std::string text;
  explicit operator bool() const { return code != Code::none; }
};

// What the caller wants to have written after each call; a null pointer: not that. One row for each game.
struct Buffers {
  std::int16_t* observations = nullptr;  // Sizes::observation each
  std::uint8_t* legal_bits = nullptr;    // Sizes::legal_bytes each, the lowest bit first
  std::int32_t* legal_list = nullptr;    // Sizes::legal each: dense indices in the order of the rules, then -1
  std::int32_t* legal_count = nullptr;
  std::int8_t* seats = nullptr;      // who decides next; -1 when the game is over and not reset
  std::uint16_t* waiting = nullptr;  // all who owe a decision now, a bit each
  std::int32_t* payoffs = nullptr;   // Sizes::players each, of the game that has just ended; a whole win is 2520
  std::uint8_t* terminated = nullptr;
  std::uint8_t* truncated = nullptr;
  std::int32_t* scores = nullptr;         // Sizes::players each, of the game that has just ended
  std::int16_t* worlds = nullptr;         // as observations, with nothing hidden
  std::uint16_t* interrupting = nullptr;  // all who may act out of turn now, a bit each
};

struct Sizes {
  std::size_t games = 0;
  std::size_t observation = 0;
  std::size_t actions = 0;  // dense indices
  std::size_t legal_bytes = 0;
  std::size_t legal = 0;    // as many as there can be at once
  std::size_t players = 0;  // as many as there can be
  std::size_t action_features = 0;
  std::size_t save = 0;  // bytes of a saved game, at most
};

class Batch {
 public:
  Batch() = default;
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;
  virtual ~Batch() = default;

  virtual std::string_view game() const = 0;
  virtual const Sizes& sizes() const = 0;
  virtual std::unique_ptr<Batch> clone() const = 0;
  virtual void reset(std::optional<std::uint64_t> seed) = 0;
  virtual Trouble reset_game(std::size_t game) = 0;
  virtual void write(const Buffers& buffers) const = 0;
  // One action for each game, by dense index; refused as a whole when one of them is not legal. A game that is over
  // takes -1.
  virtual Trouble step(const std::int32_t* actions, const Buffers& buffers) = 0;
  // What a seat does in one game although somebody else is asked, where the rules let it.
  virtual Trouble interrupt(std::size_t game, std::int32_t seat, std::int32_t action) = 0;
  virtual Trouble copy(std::size_t from, std::size_t to) = 0;
  virtual Trouble save(std::size_t game, std::string& out) const = 0;
  virtual Trouble restore(std::size_t game, std::string_view saved) = 0;
  // The game becomes a world that fits all that the seat has seen.
  virtual Trouble imagine(std::size_t from, std::int32_t seat, std::uint64_t seed, std::size_t to) = 0;
  // The game becomes what this history makes of it: outcomes of draws and actions in the order in which they come, from
  // the deal. When it ends before a draw the game stays as it is, and `outcomes` says how many that draw has; otherwise
  // 0.
  virtual Trouble walk(std::size_t game, std::span<const std::int32_t> history, std::uint32_t& outcomes) = 0;
  // All that a seat has seen and done, as a JSON list.
  virtual Trouble stream(std::size_t game, std::int32_t seat, std::string& out) const = 0;
  virtual Trouble observe(std::size_t game, std::int32_t seat, std::int16_t* out) const = 0;
  virtual Trouble bot_action(std::size_t game, std::string_view bot, std::uint64_t seed, std::int32_t& out) const = 0;
  // Of every game that is wanted, all with a null pointer; -1 where it is over.
  virtual Trouble bot_actions(std::string_view bot, std::uint64_t seed, const std::uint8_t* wanted,
                              std::int32_t* out) const = 0;
  // How likely each role of each seat is to the seat that looks on: rows by seat, clockwise from it; roles as in
  // `roles`.
  virtual Trouble belief(std::size_t game, std::int32_t seat, std::vector<double>& out, std::string& roles) const = 0;
  virtual Trouble record(std::size_t game, std::string& out) const = 0;
  // The bits of what any seat may do now, out of turn too; none for a seat that may do nothing.
  virtual Trouble legal(std::size_t game, std::int32_t seat, std::uint8_t* bits) const = 0;
  virtual Trouble view(std::size_t game, std::int32_t seat, std::string& out) const = 0;
  // As the seat sees its own actions; nobody stands for the one that decides.
  virtual Trouble describe(std::size_t game, Seat seat, const std::int32_t* actions, std::size_t count,
                           std::int16_t* out) const = 0;
};

// {"game": "cinecitta", "games": 64, "threads": 1, "seed": 1, "players": 4 or [3, 4, ...], "options": {} or [{}, ...],
//  "autoreset": true, "max_decisions": 0}
struct Made {
  std::unique_ptr<Batch> batch;
  Trouble trouble;
};
Made make_batch(std::string_view config);

// The published specification of a game's observations and actions, as JSON, with its hash; empty for an unknown game.
std::string spec_of(std::string_view game);
// The games with their players, options and sizes, as JSON.
std::string games_in_json();

}  // namespace backlot::environment
