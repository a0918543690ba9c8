// All properties that every game must have, in one list. Exactness is apart: it needs a tiny pack.
#pragma once
#include <vector>

#include "contract/kit/actions.hpp"
#include "contract/kit/ending.hpp"
#include "contract/kit/leak.hpp"
#include "contract/kit/record.hpp"
#include "contract/kit/sealing.hpp"

namespace backlot::kit {

template <Game G>
struct Property {
  const char* name;
  Report (*look)(const Setting<G>&);
};

template <Game G, class K>
  requires Codec<K, G>
std::vector<Property<G>> all_properties() {
  return {
      {"games_end", games_end<G>},
      {"tally_is_constant", tally_is_constant<G>},
      {"imagined_worlds_play_on", imagined_worlds_play_on<G>},
      {"packing_is_dense", packing_is_dense<G>},
      {"legal_actions_are_distinct", legal_actions_are_distinct<G>},
      {"check_agrees_with_legal_actions", check_agrees_with_legal_actions<G>},
      {"default_action_is_legal", default_action_is_legal<G>},
      {"sealing_order_does_not_matter", sealing_order_does_not_matter<G>},
      {"written_is_read_back", written_is_read_back<G, K>},
      {"replay_gives_the_same_state", replay_gives_the_same_state<G>},
      {"sinks_agree", sinks_agree<G>},
      {"imagined_worlds_look_alike", imagined_worlds_look_alike<G>},
      {"same_events_same_view", same_events_same_view<G>},
      {"same_bytes_are_sent", same_bytes_are_sent<G, K>},
  };
}

}  // namespace backlot::kit
