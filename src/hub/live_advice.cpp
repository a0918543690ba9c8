// Advice for somebody who is about to choose: which choices look best, and what one of them would do. Both are thought
// out away from the hub's thread and from where bots think, for one seat at a time.
#include <utility>

#include "bots/play_bot.hpp"
#include "hub/live_table.hpp"
#include "table/no.hpp"

namespace backlot {

// What the seat could do, best first.
void LiveTable::take(const ClientPtr& client, const request::Hint& asked) {
  const std::string& id = asked.id.text;
  constexpr std::uint32_t milliseconds = 500;
  constexpr std::size_t best = 3;
  const ServedTable& table = *table_;
  if (!table.hints()) return client->refuse(id, no(No::hints_off));
  const auto seat = table.seat_of(client->owner);
  if (!seat) return client->refuse(id, no(No::not_seated_for_hints));
  const std::uint32_t decision = asked.decision;
  if (decision == 0 || decision != table.decision_number(*seat) || !table.play()->waiting().has(*seat)) {
    return client->refuse(id, no(No::no_hint_for_that));
  }
  if (hinting_.contains(*seat)) return client->refuse(id, no(No::hinting));
  const Thought thought = hinting_[*seat] = {.decision = decision};
  const std::uint64_t seed = draw_seed(shared_.bot_chance, bots::Purpose::choose);
  auto think = bots::hinting(*table.play(), *seat, milliseconds, best, seed, thought.stop);
  const auto done = if_still_there([thought](LiveTable& there) {
    std::erase_if(there.hinting_, [&](const auto& each) { return each.second.stop == thought.stop; });
  });
  shared_.around.think(Services::Lane::hints, id_,
                       [post = shared_.around.post, done, name = id_, id, thought, who = std::weak_ptr<Client>(client),
                        think = std::move(think)](std::uint32_t threads) {
                         post([done, name, id, thought, who, hints = think(threads)] {
                           done();
                           const auto asker = who.lock();
                           if (!asker) return;
                           if (*thought.stop) return asker->refuse(id, no(No::hint_too_late));
                           asker->tell(message::Hint{{id}, {name}, thought.decision, json::Raw::written(hints)});
                         });
                       });
}

void LiveTable::take(const ClientPtr& client, const request::Preview& asked) {
  const std::string& id = asked.id.text;
  const ServedTable& table = *table_;
  const auto seat = table.seat_of(client->owner);
  if (!seat) return client->refuse(id, no(No::not_seated_for_previews));
  const std::uint32_t decision = asked.decision;
  if (decision == 0 || decision != table.decision_number(*seat)) {
    return client->refuse(id, no(No::no_preview_for_that));
  }
  if (previewing_.has(*seat)) return client->refuse(id, no(No::previewing));
  const std::uint64_t seed = draw_seed(shared_.bot_chance, bots::Purpose::choose);
  auto made = table.preview(*seat, *asked.action.if_read(), seed);
  if (const auto* refused = std::get_if<Refused>(&made)) return client->refuse(id, *refused);
  previewing_ = previewing_.with(*seat);
  const auto done = if_still_there(
      [seat = *seat](LiveTable& there) { there.previewing_ = there.previewing_.without(SeatSet::of(seat)); });
  shared_.around.think(
      Services::Lane::previews, id_,
      [post = shared_.around.post, done, name = id_, id, decision, action = asked.action,
       who = std::weak_ptr<Client>(client), look = std::move(std::get<Play::Preview>(made))](std::uint32_t) {
        post([done, name, id, decision, action, who, events = look()] {
          done();
          const auto asker = who.lock();
          if (!asker) return;
          asker->tell(message::Preview{{id}, {name}, decision, action, json::Raw::written(events)});
        });
      });
}

}  // namespace backlot
