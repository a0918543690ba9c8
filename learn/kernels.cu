// What learning does most often, for a GPU: numbers of the environment become inputs (layout.py says how), and legal
// actions are scored, compared and learned from without a list of all pairs of decision and action ever being written.
// fast.py calls these functions and has PyTorch do the rest; tests/python/learning_agrees.py compares them with
// layout.py and deciding.py. Pointers are the GPU's, except in Groups. Every function returns CUDA's error code.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>

namespace learn {

// Decisions whose actions are to be scored. Row i of `state` belongs to decision index[i] of the lists.
struct Decisions {
  const float2* state;
  const float2* known;
  const float2* weight;
  const std::int16_t* which;
  const std::int16_t* count;
  const std::int64_t* index;
  std::int32_t number;
  std::int32_t width;

  __device__ std::int64_t row(int at) const { return index == nullptr ? at : index[at]; }
};

// For each decision: the logarithms of the chance of the action picked and of the sum, how open the decision is
// (entropy) and how far from the slow self's chances.
struct Judged {
  float* chance;
  float* open;
  float* apart;
  float* log_sum;
};

}  // namespace learn

namespace {

using learn::Decisions;
using learn::Judged;

constexpr int lanes = 32;  // each has two of the 64 numbers in which an action and a position meet
constexpr unsigned all = 0xFFFFFFFFU;
constexpr int most_groups = 16;
constexpr int one = 64;    // layout.ONE
constexpr int most = 127;  // layout.MOST
constexpr int threads = 128;
constexpr int warps = threads / lanes;

// Where each group of rows is written: from `start` of a spread out position on, `stride` apart.
struct Groups {
  __nv_bfloat16* to[most_groups];
  std::int64_t stride[most_groups];
  std::int32_t start[most_groups];
};

__device__ int rounded_down(int number, int scale) {
  const int whole = number / scale;
  return whole * scale > number ? whole - 1 : whole;
}

// One block for one position. numbers_about: place, kind and where it says whether the row is there (one more, in the
// upper bytes), scale, what stands for nothing.
__global__ void spread(const std::int16_t* numbers, const std::int64_t* index, int raw, int size,
                       const int4* numbers_about, const std::int8_t* ones, const std::uint8_t* group_of,
                       Groups groups) {
  extern __shared__ int image[];
  const std::int64_t at = blockIdx.x;
  const std::int16_t* const row = numbers + (index == nullptr ? at : index[at]) * raw;
  for (int i = threadIdx.x; i < size; i += threads) image[i] = ones[i];
  __syncthreads();
  for (int i = threadIdx.x; i < raw; i += threads) {
    const int4 about = numbers_about[i];
    const int number = row[i];
    const int kind = about.y & 0xFF;
    const int shown_by = (about.y >> 8) - 1;
    if (number == about.w || (kind == 1 && number == 0) || (shown_by >= 0 && row[shown_by] == 0)) continue;
    int value = number * one;
    if (kind <= 1) value = one;
    if (kind == 2) value = max(-most, min(most, rounded_down(value, about.z)));
    atomicAdd(image + about.x + (kind <= 1 ? number : 0), value);
  }
  __syncthreads();
  for (int i = threadIdx.x; i < size / 8; i += threads) {
    const int group = group_of[i];
    __nv_bfloat162 eight[4];
    for (int j = 0; j < 4; ++j) {
      eight[j] = __floats2bfloat162_rn(static_cast<float>(image[8 * i + 2 * j]) / one,
                                       static_cast<float>(image[8 * i + 2 * j + 1]) / one);
    }
    __nv_bfloat16* const to = groups.to[group] + at * groups.stride[group] + (8 * i - groups.start[group]);
    *reinterpret_cast<uint4*>(to) = *reinterpret_cast<const uint4*>(eight);
  }
}

// What actions of the seat that decides are, by the numbers of their rows of features.
__global__ void name_actions(const std::int32_t* legal, const std::int32_t* count, const std::int8_t* seats,
                             const std::int64_t* players, const std::int16_t* table, int games, int width,
                             int seats_most, int space, std::int16_t* which) {
  const std::int64_t game = std::int64_t{blockIdx.x} * warps + threadIdx.x / lanes;
  if (game >= games) return;
  const std::int16_t* const mine = table + (players[game] * seats_most + max(0, seats[game])) * space;
  for (int i = threadIdx.x % lanes; i < count[game]; i += lanes) {
    which[game * width + i] = mine[legal[game * width + i]];
  }
}

__device__ float sum_of(float value) {
  for (int step = lanes / 2; step > 0; step /= 2) value += __shfl_xor_sync(all, value, step);
  return value;
}

// Calls visit(place in the list, number of the action's row, sum of state and action, score) for each legal action. A
// warp does it together, each lane with two numbers of the joint layer; every lane gets the score.
template <class Visit>
__device__ void each_action(const Decisions& asked, std::int64_t row, float2 state, float2 weight, Visit visit) {
  const int lane = threadIdx.x % lanes;
  const int count = asked.count[row];
  for (int from = 0; from < count; from += lanes) {
    const int here = min(lanes, count - from);
    const int own = lane < here ? asked.which[row * asked.width + from + lane] : 0;
    for (int i = 0; i < here; ++i) {
      const int action = __shfl_sync(all, own, i);
      const float2 known = asked.known[action * lanes + lane];
      const float2 sum = {state.x + known.x, state.y + known.y};
      visit(from + i, action, sum, sum_of(weight.x * fmaxf(sum.x, 0) + weight.y * fmaxf(sum.y, 0)));
    }
  }
}

// A sum of exponentials that cannot overflow, with what is weighed by them.
struct Weighed {
  float top = -INFINITY;
  float sum = 0;
  float scores = 0;
  float slow = 0;
  __device__ void add(float score, float slow_log) {
    if (score > top) {
      const float shrink = __expf(top - score);
      sum *= shrink;
      scores *= shrink;
      slow *= shrink;
      top = score;
    }
    const float share = __expf(score - top);
    sum += share;
    scores += share * score;
    slow += share * slow_log;
  }
  __device__ float log_sum() const { return top + __logf(sum); }
};

__device__ std::uint64_t mixed(std::uint64_t x) {  // splitmix64
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31U);
}

// One action for each decision, drawn by its chance (or the best), and the logarithm of its chance.
__global__ void choose(Decisions asked, std::uint64_t seed, bool best, std::int64_t* pick, float* chance) {
  const int at = blockIdx.x * warps + threadIdx.x / lanes;
  if (at >= asked.number) return;
  const int lane = threadIdx.x % lanes;
  const std::int64_t row = asked.row(at);
  Weighed all_actions;
  int picked = 0;
  float picked_score = 0;
  float highest = -INFINITY;
  const std::uint64_t own_seed = mixed(seed) ^ mixed(static_cast<std::uint64_t>(row) + 1);
  each_action(asked, row, asked.state[at * lanes + lane], asked.weight[lane], [&](int i, int, float2, float score) {
    all_actions.add(score, 0);
    float key = score;
    if (!best) {
      const auto drawn = static_cast<float>(mixed(own_seed + static_cast<std::uint64_t>(i)) >> 40U);
      key -= logf(-logf((drawn + 0.5F) / 16777216.0F));
    }
    if (key > highest) {
      highest = key;
      picked = i;
      picked_score = score;
    }
  });
  if (lane != 0) return;
  pick[row] = picked;
  chance[row] = picked_score - all_actions.log_sum();
}

// The logarithm of each legal action's chance.
__global__ void log_chances(Decisions asked, __half* out) {
  const int at = blockIdx.x * warps + threadIdx.x / lanes;
  if (at >= asked.number) return;
  const int lane = threadIdx.x % lanes;
  const std::int64_t row = asked.row(at);
  const float2 state = asked.state[at * lanes + lane];
  const float2 weight = asked.weight[lane];
  Weighed all_actions;
  each_action(asked, row, state, weight, [&](int, int, float2, float score) { all_actions.add(score, 0); });
  const float log_sum = all_actions.log_sum();
  each_action(asked, row, state, weight, [&](int i, int, float2, float score) {
    if (lane == 0) out[row * asked.width + i] = __float2half(fmaxf(score - log_sum, -1e4F));
  });
}

__global__ void judge(Decisions asked, const std::int16_t* pick, const __half* slow, Judged out) {
  const int at = blockIdx.x * warps + threadIdx.x / lanes;
  if (at >= asked.number) return;
  const int lane = threadIdx.x % lanes;
  const std::int64_t row = asked.row(at);
  const int picked = pick[row];
  Weighed actions;
  float picked_score = 0;
  each_action(asked, row, asked.state[at * lanes + lane], asked.weight[lane], [&](int i, int, float2, float score) {
    actions.add(score, __half2float(slow[row * asked.width + i]));
    if (i == picked) picked_score = score;
  });
  if (lane != 0) return;
  const float log_sum = actions.log_sum();
  const float mean = actions.scores / actions.sum;
  out.chance[at] = picked_score - log_sum;
  out.open[at] = log_sum - mean;
  out.apart[at] = mean - log_sum - actions.slow / actions.sum;
  out.log_sum[at] = log_sum;
}

// Backwards: from what the loss wants of the three numbers to what it wants of state, actions and weights.
__global__ void judge_back(Decisions asked, const std::int16_t* pick, const __half* slow, Judged was, Judged wanted,
                           float2* state_out, float2* known_out, float2* weight_out) {
  const int lane = threadIdx.x % lanes;
  const float2 weight = asked.weight[lane];
  float2 weight_sum = {0, 0};
  for (int at = blockIdx.x * warps + threadIdx.x / lanes; at < asked.number; at += gridDim.x * warps) {
    const std::int64_t row = asked.row(at);
    const int picked = pick[row];
    const float log_sum = was.log_sum[at];
    const float open = was.open[at];
    const float apart = was.apart[at];
    const float for_chance = wanted.chance[at];
    const float for_open = wanted.open[at];
    const float for_apart = wanted.apart[at];
    float2 state_sum = {0, 0};
    each_action(asked, row, asked.state[at * lanes + lane], weight, [&](int i, int action, float2 sum, float score) {
      const float log = score - log_sum;
      const float share = __expf(log);
      const float slow_log = __half2float(slow[row * asked.width + i]);
      const float change = for_chance * ((i == picked ? 1.0F : 0.0F) - share) - for_open * share * (log + open) +
                           for_apart * share * (log - slow_log - apart);
      const float2 through = {sum.x > 0 ? change * weight.x : 0, sum.y > 0 ? change * weight.y : 0};
      state_sum.x += through.x;
      state_sum.y += through.y;
      weight_sum.x += change * fmaxf(sum.x, 0);
      weight_sum.y += change * fmaxf(sum.y, 0);
      atomicAdd(known_out + action * lanes + lane, through);
    });
    state_out[at * lanes + lane] = state_sum;
  }
  atomicAdd(weight_out + lane, weight_sum);
}

unsigned blocks_of(std::int64_t number) { return static_cast<unsigned>((number + warps - 1) / warps); }

}  // namespace

extern "C" {

int learn_spread(const std::int16_t* numbers, const std::int64_t* index, std::int32_t number, std::int32_t raw,
                 std::int32_t size, const void* numbers_about, const std::int8_t* ones, const std::uint8_t* group_of,
                 std::int32_t groups, void* const* to, const std::int64_t* stride, const std::int32_t* start,
                 cudaStream_t stream) {
  if (number <= 0) return 0;
  if (groups > most_groups || size % 8 != 0) return cudaErrorInvalidValue;
  Groups all_groups{};
  for (int i = 0; i < groups; ++i) {
    all_groups.to[i] = static_cast<__nv_bfloat16*>(to[i]);
    all_groups.stride[i] = stride[i];
    all_groups.start[i] = start[i];
  }
  spread<<<static_cast<unsigned>(number), threads, static_cast<std::size_t>(size) * sizeof(int), stream>>>(
      numbers, index, raw, size, static_cast<const int4*>(numbers_about), ones, group_of, all_groups);
  return cudaGetLastError();
}

int learn_name_actions(const std::int32_t* legal, const std::int32_t* count, const std::int8_t* seats,
                       const std::int64_t* players, const std::int16_t* table, std::int32_t games, std::int32_t width,
                       std::int32_t seats_most, std::int32_t space, std::int16_t* which, cudaStream_t stream) {
  name_actions<<<blocks_of(games), threads, 0, stream>>>(legal, count, seats, players, table, games, width, seats_most,
                                                         space, which);
  return cudaGetLastError();
}

int learn_choose(const Decisions* asked, std::uint64_t seed, std::int32_t best, std::int64_t* pick, float* chance,
                 cudaStream_t stream) {
  if (asked->number <= 0) return 0;
  choose<<<blocks_of(asked->number), threads, 0, stream>>>(*asked, seed, best != 0, pick, chance);
  return cudaGetLastError();
}

int learn_log_chances(const Decisions* asked, void* out, cudaStream_t stream) {
  if (asked->number <= 0) return 0;
  log_chances<<<blocks_of(asked->number), threads, 0, stream>>>(*asked, static_cast<__half*>(out));
  return cudaGetLastError();
}

int learn_judge(const Decisions* asked, const std::int16_t* pick, const void* slow, const Judged* out,
                cudaStream_t stream) {
  if (asked->number <= 0) return 0;
  judge<<<blocks_of(asked->number), threads, 0, stream>>>(*asked, pick, static_cast<const __half*>(slow), *out);
  return cudaGetLastError();
}

int learn_judge_back(const Decisions* asked, const std::int16_t* pick, const void* slow, const Judged* was,
                     const Judged* wanted, void* state_out, void* known_out, void* weight_out, cudaStream_t stream) {
  if (asked->number <= 0) return 0;
  const unsigned blocks = blocks_of(asked->number) < 2112U ? blocks_of(asked->number) : 2112U;  // 16 for each of 132
  judge_back<<<blocks, threads, 0, stream>>>(*asked, pick, static_cast<const __half*>(slow), *was, *wanted,
                                             static_cast<float2*>(state_out), static_cast<float2*>(known_out),
                                             static_cast<float2*>(weight_out));
  return cudaGetLastError();
}

}  // extern "C"
