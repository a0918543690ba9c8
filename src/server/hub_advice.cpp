// Advice for somebody who is about to choose: which choices look best, and what one of them would do. Both are thought
// out away from the hub's thread and from where bots think, for one seat at a time.
#include <utility>

#include "bots/play_bot.hpp"
#include "json/lookup.hpp"
#include "server/hub.hpp"
#include "server/messages.hpp"

namespace backlot {

// What the seat could do, best first.
void Hub::hint(const std::shared_ptr<Client>& client, Slot& slot, const json::Node& message, const std::string& id) {
  constexpr std::uint32_t milliseconds = 500;
  constexpr std::size_t best = 3;
  const ServedTable& table = *slot.table;
  const auto no = [&](const char* why) { client->send(messages::error(id, {{}, why})); };
  if (!table.hints()) return no("the host has switched hints off at this table");
  const auto seat = table.seat_of(client->owner);
  if (!seat) return no("hints are for those who sit at the table");
  const std::uint32_t decision = json::number_of(message, "decision");
  if (decision == 0 || decision != table.decision_number(*seat) || !table.play()->waiting().has(*seat)) {
    return no("hints are about the decision you are asked for now");
  }
  if (slot.hinting.contains(*seat)) return no("a hint is being thought out for you");
  const Thought thought = slot.hinting[*seat] = {.decision = decision};
  const std::string name = client->table_;
  const std::uint64_t seed = draw_seed(bot_chance_, bots::Purpose::choose);
  auto think = bots::hinting(*table.play(), *seat, milliseconds, best, seed, thought.stop);
  around_.think(Lane::hints, name,
                [this, post = around_.post, name, id, thought, who = std::weak_ptr<Client>(client),
                 think = std::move(think)](std::uint32_t threads) {
                  post([this, name, id, thought, who, hints = think(threads)] {
                    if (const auto found = slots_.find(name); found != slots_.end()) {
                      std::erase_if(found->second.hinting,
                                    [&](const auto& each) { return each.second.stop == thought.stop; });
                    }
                    const auto asker = who.lock();
                    if (!asker) return;
                    asker->send(*thought.stop ? messages::error(id, {{}, "that is decided; no hint is needed any more"})
                                              : messages::hint(id, name, thought.decision, hints));
                  });
                });
}

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
  around_.think(Lane::previews, name,
                [this, post = around_.post, name, id, decision, seat = *seat, action = json::to_text(*action),
                 who = std::weak_ptr<Client>(client), look = std::move(std::get<Play::Preview>(made))](std::uint32_t) {
                  post([this, name, id, decision, seat, action, who, events = look()] {
                    if (const auto found = slots_.find(name); found != slots_.end()) {
                      found->second.previewing = found->second.previewing.without(SeatSet::of(seat));
                    }
                    if (const auto asker = who.lock())
                      asker->send(messages::preview(id, name, decision, action, events));
                  });
                });
}

}  // namespace backlot
