#include "table/stored_events.hpp"

#include "content/all.hpp"
#include "games/registry.hpp"
#include "json/read.hpp"
#include "table/known_content.hpp"
#include "table/seat_json.hpp"

namespace backlot {

std::vector<std::string> stored_events(std::string_view game, std::string_view hash,
                                       const std::vector<json::Raw>& events, Seat seat, const SeatNames& names) {
  std::vector<std::string> seen;
  with_game(game, [&](auto which) {
    using G = decltype(which);
    const auto* const known = known_content<G>(hash);
    const auto& content = known == nullptr ? standard_content(which) : *known;
    const auto name = [&](Seat who) {
      return Text(index(who) < names.size() ? std::string_view(names[index(who)]).substr(0, 40) : "somebody");
    };
    for (const json::Raw& event : events) {
      const auto read = json::read<typename G::Event>(content, *event.if_read());
      if (!std::holds_alternative<typename G::Event>(read)) continue;
      const auto mine = seen_by(content, std::get<typename G::Event>(read), seat);
      if (mine) seen.push_back(event_item(content, *mine, name));
    }
  });
  return seen;
}

}  // namespace backlot
