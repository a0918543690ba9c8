// All properties that every game must have, in one list. Exactness is apart: it needs a tiny pack.
#pragma once
#include <vector>

#include "contract/kit/actions.hpp"
#include "contract/kit/ending.hpp"
#include "contract/kit/forced.hpp"
#include "contract/kit/frames.hpp"
#include "contract/kit/leak.hpp"
#include "contract/kit/outlook.hpp"
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
      {"tally_holds_at_every_event", tally_holds_at_every_event<G>},
      {"imagined_worlds_play_on", imagined_worlds_play_on<G>},
      {"packing_is_dense", packing_is_dense<G>},
      {"legal_actions_are_distinct", legal_actions_are_distinct<G>},
      {"one_legal_agrees_with_the_list", one_legal_agrees_with_the_list<G>},
      {"check_agrees_with_legal_actions", check_agrees_with_legal_actions<G>},
      {"default_action_is_legal", default_action_is_legal<G>},
      {"forced_answers_are_public", forced_answers_are_public<G>},
      {"barred_is_no_choice", barred_is_no_choice<G>},
      {"sealing_order_does_not_matter", sealing_order_does_not_matter<G>},
      {"written_is_read_back", written_is_read_back<G, K>},
      {"replay_gives_the_same_state", replay_gives_the_same_state<G>},
      {"sinks_agree", sinks_agree<G>},
      {"imagined_worlds_look_alike", imagined_worlds_look_alike<G>},
      {"same_events_same_view", same_events_same_view<G>},
      {"same_events_same_frames", same_events_same_frames<G, K>},
      {"same_bytes_are_sent", same_bytes_are_sent<G, K>},
      {"outlooks_follow_from_views", outlooks_follow_from_views<G, K>},
  };
}

}  // namespace backlot::kit
