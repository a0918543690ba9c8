// Batches in this machine's memory.
#include "environment/batch_of.hpp"
#include "games/features.hpp"
#include "games/registry.hpp"

namespace backlot::environment {

template <Game G>
std::unique_ptr<Batch> new_batch(const typename G::Content& content, std::vector<typename G::Options> options,
                                 const Setting& setting) {
  return std::make_unique<BatchOf<G>>(content, std::move(options), setting);
}
[[gnu::used]] const auto compiled = of_each_game([]<class G>() { return &new_batch<G>; });

}  // namespace backlot::environment
