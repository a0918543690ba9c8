// The games of a batch on a GPU (src/environment/device/on_device.hpp), for one game of ours (BACKLOT_GAME, a plain
// name): one thread plays one game. Everything goes through the default stream, in order.
#include <stdexcept>
#include <string>
#include <utility>

#include "bots/heuristics.hpp"
#include "content/all.hpp"
#include "environment/device/on_device.hpp"
#include "games/features.hpp"
#include "parts.hpp"

namespace backlot::environment {
namespace {

using cuda::Parts;
constexpr unsigned threads_in_block = 64;
// Rules and heuristics keep lists and copies of the game on the stack.
constexpr std::size_t stack_of_thread = std::size_t{48} * 1024;

void must(cudaError_t error) {
  if (error != cudaSuccess) throw std::runtime_error(std::string("GPU: ") + cudaGetErrorString(error));
}

template <class T>
class Memory {
 public:
  explicit Memory(std::size_t count) : count_(count) { must(cudaMalloc(&at_, count * sizeof(T))); }
  Memory(const Memory& other) : Memory(other.count_) {
    must(cudaMemcpy(at_, other.at_, count_ * sizeof(T), cudaMemcpyDeviceToDevice));
  }
  Memory& operator=(const Memory&) = delete;
  ~Memory() { cudaFree(at_); }
  T* get() const { return at_; }
  void to(std::size_t at, const T* from, std::size_t count) {
    must(cudaMemcpy(at_ + at, from, count * sizeof(T), cudaMemcpyHostToDevice));
  }
  void from(std::size_t at, T* to, std::size_t count) const {
    must(cudaMemcpy(to, at_ + at, count * sizeof(T), cudaMemcpyDeviceToHost));
  }

 private:
  T* at_ = nullptr;
  std::size_t count_;
};

// One game as its thread keeps it.
template <Game G>
struct One {
  typename OneGame<G>::Saved kept;
  std::uint64_t episode;
  std::uint32_t decisions;
  std::uint16_t waiting;
  std::int8_t seat;  // -1: over
  bool terminated;
  bool truncated;
  std::int32_t payoffs[G::max_players];
  std::int32_t scores[G::max_players];
};

// What all kernels are handed.
template <Game G>
struct Place {
  One<G>* games;
  std::uint32_t* log;  // G::max_actions for each: seat and action
  const typename G::Content* content;
  const typename G::Options* options;
  std::size_t count;
  std::uint64_t seed;
  std::size_t max_decisions;
  bool autoreset;
};

__device__ std::size_t here() { return std::size_t{blockIdx.x} * blockDim.x + threadIdx.x; }

constexpr std::uint32_t remembered(Seat seat, std::int32_t action) {
  return static_cast<std::uint32_t>(index(seat)) << 24U | static_cast<std::uint32_t>(action);
}

template <Game G>
__device__ Seat seat_of(const One<G>& game) {
  return game.seat < 0 ? Seat{nobody} : seat_at(static_cast<std::size_t>(game.seat));
}

template <Game G>
__device__ void look(const Place<G>& place, One<G>& game) {
  const bool over = is_over(*place.content, game.kept.state);
  const SeatSet waiting = over ? SeatSet() : waiting_on(*place.content, game.kept.state);
  game.waiting = waiting.bits();
  game.seat = waiting.empty() ? std::int8_t{-1} : static_cast<std::int8_t>(index(waiting.front()));
}

template <Game G>
__device__ void deal(const Place<G>& place, std::size_t i) {
  One<G>& game = place.games[i];
  game.kept.seed = seed_of_game(place.seed, i, game.episode);
  game.kept.imagined = 0;
  FastChance chance(game.kept.seed);
  Parts<G>::deal(*place.content, place.options[i], chance, game.kept.state);
  game.kept.chance = chance;
  game.decisions = 0;
  look(place, game);
}

template <Game G>
__device__ void forget_ending(One<G>& game) {
  game.terminated = false;
  game.truncated = false;
  for (std::size_t seat = 0; seat < G::max_players; ++seat) {
    game.payoffs[seat] = 0;
    game.scores[seat] = 0;
  }
}

enum class Episode { first, next };

template <Game G>
__global__ void deal_games(Place<G> place, Episode episode) {
  const std::size_t i = here();
  if (i >= place.count) return;
  place.games[i].episode = episode == Episode::first ? 0 : place.games[i].episode + 1;
  deal(place, i);
  forget_ending(place.games[i]);
}
template <Game G>
__global__ void deal_game(Place<G> place, std::size_t i) {
  ++place.games[i].episode;
  deal(place, i);
  forget_ending(place.games[i]);
}
template <Game G>
__global__ void look_again(Place<G> place, std::size_t i) {
  look(place, place.games[i]);
  forget_ending(place.games[i]);
}

template <Game G>
__global__ void check_actions(Place<G> place, const std::int32_t* actions, unsigned long long* refused) {
  const std::size_t i = here();
  if (i >= place.count) return;
  const One<G>& game = place.games[i];
  const std::int32_t action = actions[i];
  bool allowed = action == -1;
  if (game.seat >= 0) {
    allowed = action >= 0 && static_cast<std::size_t>(action) < G::action_space &&
              !check(*place.content, game.kept.state, seat_of(game), G::unpack(static_cast<std::size_t>(action)));
  }
  if (!allowed) atomicMin(refused, static_cast<unsigned long long>(i));
}

template <Game G>
__global__ void act(Place<G> place, const std::int32_t* actions) {
  const std::size_t i = here();
  if (i >= place.count) return;
  One<G>& game = place.games[i];
  forget_ending(game);
  if (game.seat < 0) return;
  const Seat seat = seat_of(game);
  NoEvents quiet;
  Parts<G>::act(*place.content, game.kept.state, seat, G::unpack(static_cast<std::size_t>(actions[i])),
                game.kept.chance, quiet);
  if (game.decisions < G::max_actions) place.log[i * G::max_actions + game.decisions] = remembered(seat, actions[i]);
  ++game.decisions;
  look(place, game);
  const bool over = game.seat < 0;
  const bool late = place.max_decisions != 0 && game.decisions >= place.max_decisions;
  if (!over && !late) return;
  game.terminated = over;
  game.truncated = !over;
  if (over) {
    Outcome ended;
    Parts<G>::finish(*place.content, game.kept.state, ended);
    for (std::size_t at = 0; at < ended.seats.size(); ++at) {
      game.payoffs[at] = ended.seats[at].payoff;
      game.scores[at] = ended.seats[at].score;
    }
  }
  if (over && !place.autoreset) return;
  ++game.episode;
  deal(place, i);
}

template <Game G>
__global__ void write_endings(Place<G> place, Buffers to) {
  const std::size_t i = here();
  if (i >= place.count) return;
  const One<G>& game = place.games[i];
  if (to.seats != nullptr) to.seats[i] = game.seat;
  if (to.waiting != nullptr) to.waiting[i] = game.waiting;
  if (to.interrupting != nullptr) {
    to.interrupting[i] = game.seat < 0 ? std::uint16_t{0} : may_interrupt(*place.content, game.kept.state).bits();
  }
  if (to.terminated != nullptr) to.terminated[i] = game.terminated ? 1 : 0;
  if (to.truncated != nullptr) to.truncated[i] = game.truncated ? 1 : 0;
  for (std::size_t seat = 0; seat < G::max_players; ++seat) {
    if (to.payoffs != nullptr) to.payoffs[i * G::max_players + seat] = game.payoffs[seat];
    if (to.scores != nullptr) to.scores[i * G::max_players + seat] = game.scores[seat];
  }
}

template <Game G>
__global__ void write_legal(Place<G> place, Buffers to) {
  const std::size_t i = here();
  if (i >= place.count) return;
  const One<G>& game = place.games[i];
  ActionsOf<G> actions;
  if (game.seat >= 0) {
    Parts<G>::list(*place.content, game.kept.state, seat_of(game), actions);
  }
  constexpr std::size_t bytes = OneGame<G>::legal_bytes;
  std::uint8_t* const bits = to.legal_bits == nullptr ? nullptr : to.legal_bits + i * bytes;
  std::int32_t* const list = to.legal_list == nullptr ? nullptr : to.legal_list + i * G::max_legal;
  for (std::size_t at = 0; bits != nullptr && at < bytes; ++at) bits[at] = 0;
  std::size_t at = 0;
  for (const typename G::Action& action : actions) {
    const std::size_t packed = pack(action);
    if (bits != nullptr) bits[packed / 8] = static_cast<std::uint8_t>(bits[packed / 8] | (1U << (packed % 8)));
    if (list != nullptr) list[at] = static_cast<std::int32_t>(packed);
    ++at;
  }
  if (to.legal_count != nullptr) to.legal_count[i] = static_cast<std::int32_t>(at);
  const std::size_t end = to.legal_count == nullptr || at >= G::max_legal ? G::max_legal : at + 1;
  for (; list != nullptr && at < end; ++at) list[at] = -1;
}

template <Game G>
__global__ void write_observations(Place<G> place, std::int16_t* out) {
  const std::size_t i = here();
  if (i >= place.count) return;
  const One<G>& game = place.games[i];
  const Seat seat = seat_of(game);
  const typename G::View view = Parts<G>::look(*place.content, game.kept.state, seat);
  observe<G>(view, out + i * observation_size<G>());
}

template <Game G>
__global__ void write_worlds(Place<G> place, std::int16_t* out) {
  const std::size_t i = here();
  if (i >= place.count) return;
  const One<G>& game = place.games[i];
  const Seat seat = seat_of(game);
  observe_all<G>(game.kept.state, seat, out + i * observation_size<G>());
}

// The best of a game's own list.
template <class... Own>
constexpr auto last_of(const std::variant<Own...>* /*list*/) {
  return std::variant_alternative_t<sizeof...(Own) - 1, std::variant<Own...>>{};
}
template <Game G>
using Heuristic = decltype(last_of(static_cast<const typename bots::BotsOf<G>::Type*>(nullptr)));

// The games that are wanted, side by side: a bot takes long, and threads that are not asked would wait for their
// neighbours. The order differs from call to call, what each game gets does not. `list` begins with how many there are.
__global__ void list_wanted(std::size_t count, const std::uint8_t* wanted, std::uint32_t* list) {
  const std::size_t i = here();
  if (i < count && wanted[i] != 0) list[1 + atomicAdd(list, 1U)] = static_cast<std::uint32_t>(i);
}

template <Game G, class Bot>
__global__ void choose_actions(Place<G> place, std::uint64_t seed, const std::uint32_t* list, std::int32_t* out) {
  const std::size_t at = here();
  if (at >= (list == nullptr ? place.count : list[0])) return;
  const std::size_t i = list == nullptr ? at : list[1 + at];
  const One<G>& game = place.games[i];
  out[i] = -1;
  if (game.seat < 0) return;
  const Seat seat = seat_of(game);
  FastChance chance(combine(seed, i));
  Bot bot;
  const typename G::View view = Parts<G>::look(*place.content, game.kept.state, seat);
  out[i] = static_cast<std::int32_t>(pack(bot.choose(*place.content, view, chance)));
}

void need_a_gpu() {
  int devices = 0;
  const cudaError_t error = cudaGetDeviceCount(&devices);
  if (error != cudaSuccess || devices == 0) {
    throw std::runtime_error(std::string("there is no GPU that can be used here: ") +
                             (error == cudaSuccess ? "none was found" : cudaGetErrorString(error)));
  }
  std::size_t stack = 0;
  must(cudaDeviceGetLimit(&stack, cudaLimitStackSize));
  if (stack < stack_of_thread) must(cudaDeviceSetLimit(cudaLimitStackSize, stack_of_thread));
}

}  // namespace

template <Game G>
struct OnDevice<G>::There {
  There(const Content& standard, const std::vector<Options>& wanted, const Setting& setting)
      : games(wanted.size()),
        log(wanted.size() * G::max_actions),
        content(1),
        options(wanted.size()),
        refused(1),
        asked(wanted.size() + 1),
        count(wanted.size()),
        set(setting) {
    content.to(0, &standard, 1);
    options.to(0, wanted.data(), wanted.size());
  }
  Place<G> place() const {
    return {games.get(), log.get(), content.get(), options.get(), count, set.seed, set.max_decisions, set.autoreset};
  }
  unsigned blocks() const { return static_cast<unsigned>((count + threads_in_block - 1) / threads_in_block); }

  Memory<One<G>> games;
  Memory<std::uint32_t> log;
  Memory<Content> content;
  Memory<Options> options;
  Memory<unsigned long long> refused;
  Memory<std::uint32_t> asked;
  std::size_t count;
  Setting set;
};

template <Game G>
OnDevice<G>::OnDevice(const Content& content, const std::vector<Options>& options, const Setting& setting) {
  need_a_gpu();
  there_ = std::make_unique<There>(content, options, setting);
  deal(setting.seed);
}
template <Game G>
OnDevice<G>::~OnDevice() = default;

template <Game G>
OnDevice<G>::OnDevice(std::unique_ptr<There> there) : there_(std::move(there)) {}

template <Game G>
std::unique_ptr<OnDevice<G>> OnDevice<G>::clone() const {
  return std::unique_ptr<OnDevice>(new OnDevice(std::make_unique<There>(*there_)));
}

template <Game G>
void OnDevice<G>::deal(std::optional<std::uint64_t> seed) {
  if (seed) there_->set.seed = *seed;
  deal_games<G><<<there_->blocks(), threads_in_block>>>(there_->place(), seed ? Episode::first : Episode::next);
  must(cudaGetLastError());
}
template <Game G>
void OnDevice<G>::deal_one(std::size_t game) {
  deal_game<G><<<1, 1>>>(there_->place(), game);
  must(cudaGetLastError());
}

template <Game G>
std::optional<typename OnDevice<G>::Refused> OnDevice<G>::step(const std::int32_t* actions) {
  unsigned long long refused = there_->count;
  there_->refused.to(0, &refused, 1);
  check_actions<G><<<there_->blocks(), threads_in_block>>>(there_->place(), actions, there_->refused.get());
  must(cudaGetLastError());
  there_->refused.from(0, &refused, 1);
  if (refused < there_->count) {
    std::int32_t action = 0;
    must(cudaMemcpy(&action, actions + refused, sizeof(action), cudaMemcpyDeviceToHost));
    return Refused{refused, action};
  }
  act<G><<<there_->blocks(), threads_in_block>>>(there_->place(), actions);
  must(cudaGetLastError());
  return std::nullopt;
}

template <Game G>
void OnDevice<G>::write(const Buffers& to) const {
  const Place<G> place = there_->place();
  write_endings<G><<<there_->blocks(), threads_in_block>>>(place, to);
  if (to.legal_bits != nullptr || to.legal_list != nullptr || to.legal_count != nullptr) {
    write_legal<G><<<there_->blocks(), threads_in_block>>>(place, to);
  }
  if (to.observations != nullptr) {
    write_observations<G><<<there_->blocks(), threads_in_block>>>(place, to.observations);
  }
  if (to.worlds != nullptr) write_worlds<G><<<there_->blocks(), threads_in_block>>>(place, to.worlds);
  must(cudaGetLastError());
}

template <Game G>
bool OnDevice<G>::has_bot(std::string_view bot) {
  return bot == bots::Random<G>::name || bot == Heuristic<G>::name;
}
template <Game G>
void OnDevice<G>::bot_actions(std::string_view bot, std::uint64_t seed, const std::uint8_t* wanted,
                              std::int32_t* out) const {
  std::uint32_t* const list = wanted == nullptr ? nullptr : there_->asked.get();
  if (list != nullptr) {
    must(cudaMemsetAsync(list, 0, sizeof(*list)));
    list_wanted<<<there_->blocks(), threads_in_block>>>(there_->count, wanted, list);
  }
  if (bot == Heuristic<G>::name) {
    choose_actions<G, Heuristic<G>><<<there_->blocks(), threads_in_block>>>(there_->place(), seed, list, out);
  } else {
    choose_actions<G, bots::Random<G>><<<there_->blocks(), threads_in_block>>>(there_->place(), seed, list, out);
  }
  must(cudaGetLastError());
}

template <Game G>
Carried<G> OnDevice<G>::fetch(std::size_t game) const {
  One<G> one;
  there_->games.from(game, &one, 1);
  std::vector<std::uint32_t> words(one.decisions);
  there_->log.from(game * G::max_actions, words.data(), words.size());
  Carried<G> carried{one.kept, {}};
  for (const std::uint32_t word : words) carried.log.push_back({word >> 24U, word & 0xFFFFFFU});
  return carried;
}
template <Game G>
void OnDevice<G>::put(std::size_t game, const Carried<G>& carried) {
  One<G> one;
  there_->games.from(game, &one, 1);
  one.kept = carried.kept;
  one.decisions = static_cast<std::uint32_t>(carried.log.size());
  std::vector<std::uint32_t> words;
  for (const Decided& each : carried.log)
    words.push_back(remembered(seat_at(each.seat), static_cast<std::int32_t>(each.action)));
  there_->games.to(game, &one, 1);
  there_->log.to(game * G::max_actions, words.data(), words.size());
  look_again<G><<<1, 1>>>(there_->place(), game);
  must(cudaGetLastError());
}

template class OnDevice<BACKLOT_GAME::Game>;

}  // namespace backlot::environment
