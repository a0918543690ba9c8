// One game of a batch: its state, where its draws come from, what has been done in it, and what may be done next.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "contract/features.hpp"
#include "contract/game.hpp"

namespace backlot::environment {

// Game i's deals depend on the seed, on i and on the episode alone.
constexpr std::uint64_t seed_of_game(std::uint64_t seed, std::uint64_t game, std::uint64_t episode) {
  return combine(combine(combine(0, seed), game), episode);
}

// One decision as it is remembered: the seat and the dense index of the action.
struct Decided {
  std::uint32_t seat = 0;
  std::uint32_t action = 0;
};

template <Game G>
class OneGame {
 public:
  static constexpr std::size_t legal_bytes = (G::action_space + 7) / 8;
  using Content = typename G::Content;
  using Options = typename G::Options;
  using State = typename G::State;
  using Payoffs = std::array<std::int32_t, G::max_players>;

  void deal(const Content& content, const Options& options, std::uint64_t seed) {
    seed_ = seed;
    chance_ = FastChance(seed);
    state_ = setup(content, options, chance_);
    log_.clear();
    imagined_ = false;
    look(content);
  }
  // Becomes that state; what led to it is not known.
  void become(const Content& content, const State& state, std::uint64_t seed) {
    seed_ = seed;
    chance_ = FastChance(seed);
    state_ = state;
    log_.clear();
    imagined_ = true;
    look(content);
  }
  void act(const Content& content, std::int32_t action) {
    NoEvents quiet;
    apply(content, state_, seat_, G::unpack(static_cast<std::size_t>(action)), chance_, quiet);
    log_.push_back({static_cast<std::uint32_t>(index(seat_)), static_cast<std::uint32_t>(action)});
    look(content);
  }

  const State& state() const { return state_; }
  const std::vector<Decided>& log() const { return log_; }
  std::uint64_t seed() const { return seed_; }
  bool imagined() const { return imagined_; }
  bool over() const { return over_; }
  Seat seat() const { return seat_; }
  SeatSet waiting() const { return waiting_; }
  const std::array<std::uint8_t, legal_bytes>& legal_bits() const { return bits_; }
  bool allows(std::int32_t action) const {
    if (over_) return action == -1;
    if (action < 0 || static_cast<std::size_t>(action) >= G::action_space) return false;
    const auto at = static_cast<std::size_t>(action);
    return ((bits_[at / 8] >> (at % 8)) & 1U) != 0;
  }
  // As dense indices, in the order of the rules.
  const std::vector<std::int32_t>& legal() const { return legal_; }

  // What each seat won and scored; nothing while the game goes on.
  struct Result {
    Payoffs payoffs{};
    Payoffs scores{};
  };
  Result result(const Content& content) const {
    Result result;
    if (!over_) return result;
    const Outcome ended = outcome(content, state_);
    for (std::size_t i = 0; i < ended.seats.size(); ++i) {
      result.payoffs[i] = ended.seats[i].payoff;
      result.scores[i] = ended.seats[i].score;
    }
    return result;
  }

  // For saving and restoring: all that cannot be worked out.
  struct Kept {
    State state;
    FastChance chance{0};
    std::uint64_t seed = 0;
    std::uint64_t imagined = 0;
  };
  static_assert(std::is_trivially_copyable_v<Kept>);
  Kept kept() const { return {state_, chance_, seed_, imagined_ ? 1U : 0U}; }
  void take_up(const Content& content, const Kept& kept, std::vector<Decided> log) {
    state_ = kept.state;
    chance_ = kept.chance;
    seed_ = kept.seed;
    imagined_ = kept.imagined != 0;
    log_ = std::move(log);
    look(content);
  }

 private:
  // Who decides next, and what they may do. Sealed decisions are asked for one after the other.
  void look(const Content& content) {
    for (const std::int32_t action : legal_) bits_[static_cast<std::size_t>(action) / 8] = 0;
    legal_.clear();
    over_ = is_over(content, state_);
    waiting_ = over_ ? SeatSet() : waiting_on(content, state_);
    seat_ = nobody;
    if (waiting_.empty()) {
      over_ = true;
      return;
    }
    seat_ = waiting_.front();
    static thread_local ActionsOf<G> actions;
    legal_actions(content, state_, seat_, actions);
    legal_.resize(actions.size());
    std::int32_t* next = legal_.data();
    for (const typename G::Action& action : actions) {
      const std::size_t packed = pack(action);
      bits_[packed / 8] = static_cast<std::uint8_t>(bits_[packed / 8] | (1U << (packed % 8)));
      *next++ = static_cast<std::int32_t>(packed);
    }
  }

  State state_{};
  FastChance chance_{0};
  std::uint64_t seed_ = 0;
  std::vector<Decided> log_;
  std::vector<std::int32_t> legal_;
  std::array<std::uint8_t, legal_bytes> bits_{};
  SeatSet waiting_;
  Seat seat_ = nobody;
  bool over_ = false;
  bool imagined_ = false;
};

}  // namespace backlot::environment
