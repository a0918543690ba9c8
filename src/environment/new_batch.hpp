// Where the games of a batch are kept and played: libbacklot.so has them in memory (batches_here.cpp),
// libbacklot_cuda.so on a GPU (device/batches.cpp). Both read the same configurations.
#pragma once
#include <memory>
#include <vector>

#include "contract/game.hpp"
#include "environment/batch.hpp"

namespace backlot::environment {

struct Setting {
  std::uint64_t seed = 1;
  std::size_t threads = 1;
  std::size_t max_decisions = 0;  // 0: as many as the rules allow
  bool autoreset = true;
};

template <Game G>
std::unique_ptr<Batch> new_batch(const typename G::Content& content, std::vector<typename G::Options> options,
                                 const Setting& setting);

}  // namespace backlot::environment
