// One game of a batch: its state, where its draws come from, what has been done in it, and what may be done next.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
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

// Draws whose outcomes are given, in order, and after them a source's own. Whoever gave them is told how many the next
// draw would have had when they did not suffice, and whether one of them was too large for its draw.
class Given {
 public:
  Given(std::span<const std::int32_t> outcomes, FastChance after) : outcomes_(outcomes), after_(after) {}
  std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    if (taken_ == outcomes_.size()) {
      if (wanted_ == 0) wanted_ = n;
      return after_.below(n, purpose);
    }
    const auto outcome = static_cast<std::uint32_t>(outcomes_[taken_++]);
    if (outcome < n) return outcome;
    if (!misfit_) misfit_ = taken_ - 1;
    return 0;
  }
  std::size_t taken() const { return taken_; }
  std::uint32_t wanted() const { return wanted_; }  // outcomes of the first draw that was not given; 0: all were
  std::optional<std::size_t> misfit() const { return misfit_; }

 private:
  std::span<const std::int32_t> outcomes_;
  FastChance after_;
  std::size_t taken_ = 0;
  std::uint32_t wanted_ = 0;
  std::optional<std::size_t> misfit_;
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
    forget();
    look(content);
  }
  // Becomes that state; what led to it is not known.
  void become(const Content& content, const State& state, std::uint64_t seed) {
    seed_ = seed;
    chance_ = FastChance(seed);
    state_ = state;
    forget();
    begin_here();
    look(content);
  }
  // Becomes the game that these draws and decisions have made; what is drawn from now on comes from the seed.
  void become(const Content& content, const State& state, std::uint64_t seed, std::vector<std::int32_t> given,
              std::vector<Decided> log) {
    seed_ = seed;
    chance_ = FastChance(seed);
    state_ = state;
    forget();
    given_ = std::move(given);
    log_ = std::move(log);
    look(content);
  }
  void act(const Content& content, std::int32_t action) { act(content, seat_, action); }
  // Also out of turn, by one of those who may.
  void act(const Content& content, Seat seat, std::int32_t action) {
    NoEvents quiet;
    apply(content, state_, seat, G::unpack(static_cast<std::size_t>(action)), chance_, quiet);
    log_.push_back({static_cast<std::uint32_t>(index(seat)), static_cast<std::uint32_t>(action)});
    look(content);
  }

  const State& state() const { return state_; }
  const std::vector<Decided>& log() const { return log_; }
  std::uint64_t seed() const { return seed_; }
  // The outcomes of the first draws, where somebody gave them.
  const std::vector<std::int32_t>& given() const { return given_; }
  // Where what is known of the game begins, if that is not the deal.
  struct Begun {
    State state;
    FastChance chance;
    std::size_t decisions;
  };
  bool imagined() const { return !begun_.empty(); }
  const Begun& begun() const { return begun_.front(); }
  bool over() const { return over_; }
  Seat seat() const { return seat_; }
  SeatSet waiting() const { return waiting_; }
  SeatSet interrupting(const Content& content) const { return over_ ? SeatSet() : may_interrupt(content, state_); }
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
  struct Saved {
    State state;
    FastChance chance{0};
    std::uint64_t seed = 0;
    std::uint64_t imagined = 0;
  };
  static_assert(std::is_trivially_copyable_v<Saved>);
  // Draws that were given are not among it: what led to such a game is not known when it is taken up.
  Saved kept() const { return {state_, chance_, seed_, imagined() || !given_.empty() ? 1U : 0U}; }
  void take_up(const Content& content, const Saved& kept, std::vector<Decided> log) {
    state_ = kept.state;
    chance_ = kept.chance;
    seed_ = kept.seed;
    forget();
    log_ = std::move(log);
    if (kept.imagined != 0) begin_here();
    look(content);
  }

 private:
  void forget() {
    log_.clear();
    given_.clear();
    begun_.clear();
  }
  void begin_here() { begun_.assign(1, {state_, chance_, log_.size()}); }

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
  std::vector<std::int32_t> given_;
  std::vector<Begun> begun_;  // one or none
  std::vector<std::int32_t> legal_;
  std::array<std::uint8_t, legal_bytes> bits_{};
  SeatSet waiting_;
  Seat seat_ = nobody;
  bool over_ = false;
};

}  // namespace backlot::environment
