// Any bytes as a content pack: a fault, or a pack that can be dealt with every player count it
// allows.
#include "json/content.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "contract/option_sets.hpp"
#include "games/registry.hpp"

namespace {

void must(bool holds) {
  if (!holds) std::abort();
}

template <class G>
void try_as(std::string_view text) {
  using namespace backlot;
  const auto result = load_content<G>(text);
  if (const auto* fault = std::get_if<Fault>(&result)) {
    must(fault->line > 0 && !fault->why.empty());
    return;
  }
  const auto& content = std::get<typename G::Content>(result);
  must(!fault_in(content));
  const auto again = json::read<typename G::Content>(content, json::write(content, content));
  must(std::get<typename G::Content>(again) == content);
  for_each_option_set<G>(content, [&](const typename G::Options& options) {
    FastChance chance(1);
    typename G::State state = setup(content, options, chance);
    NoEvents quiet;
    for (std::size_t done = 0; !is_over(content, state); ++done) {
      must(done < G::max_actions);
      const Seat seat = waiting_on(content, state).front();
      ActionsOf<G> actions;
      legal_actions(content, state, seat, actions);
      must(!actions.empty());
      apply(content, state, seat, actions[chance.below(static_cast<std::uint32_t>(actions.size()), 7)], chance, quiet);
    }
    static_cast<void>(outcome(content, state));
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);  // NOLINT
  backlot::for_each_game([&](auto game) { try_as<decltype(game)>(text); });
  return 0;
}
