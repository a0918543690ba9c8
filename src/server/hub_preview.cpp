// What a choice would do, for who is about to make it: thought out where bots think, for one seat at a time.
#include <utility>

#include "bots/bot.hpp"
#include "json/lookup.hpp"
#include "server/hub.hpp"
#include "server/messages.hpp"

namespace backlot {

void Hub::preview(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& id) {
  const ServedTable& table = *slot.table;
  const auto no = [&](const Refused& refused) { client->send(messages::error(id, refused)); };
  if (!json::has_only(message, {"type", "id", "decision", "action"})) {
    return no({{}, "there is a field that does not belong here"});
  }
  const auto seat = table.seat_of(client->owner);
  if (!seat) return no({{}, "previews are for those who sit at the table"});
  const std::uint32_t decision = json::number_of(message, "decision");
  if (decision == 0 || decision != table.decision_number(*seat)) {
    return no({{}, "previews are about the decision you can make now"});
  }
  const json::Node* const action = message.find("action");
  if (action == nullptr) return no({{}, "the action is missing"});
  if (slot.previewing.has(*seat)) return no({{}, "a preview is being made for you"});
  const std::uint64_t seed = draw_seed(bot_chance_, bots::Purpose::choose);
  auto made = table.preview(*seat, *action, seed);
  if (const auto* refused = std::get_if<Refused>(&made)) return no(*refused);
  slot.previewing = slot.previewing.with(*seat);
  const std::string name = client->table_;
  around_.think(name,
                [this, name, id, decision, seat = *seat, action = json::to_text(*action),
                 who = std::weak_ptr<Client>(client), look = std::move(std::get<Play::Preview>(made))](std::uint32_t) {
                  around_.post([this, name, id, decision, seat, action, who, events = look()] {
                    if (const auto found = slots_.find(name); found != slots_.end()) {
                      found->second.previewing = found->second.previewing.without(SeatSet::of(seat));
                    }
                    if (const auto asker = who.lock())
                      asker->send(messages::preview(id, name, decision, action, events));
                  });
                });
}

}  // namespace backlot
