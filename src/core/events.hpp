// Where the events of apply go. The sink is a template parameter, so that simulation pays nothing.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "core/fields.hpp"
#include "core/seat.hpp"

namespace backlot {

struct NoEvents {
  template <class Event>
  constexpr void operator()(const Event& /*event*/) const {}
};

// A running hash of what each seat has seen: the information-set key of search. The last slot is
// the spectators'; whoever asks for the first seats only has no others.
template <class Content>
class StreamHashes {
 public:
  constexpr explicit StreamHashes(const Content& content, std::size_t slots = max_seats + 1)
      : content_(&content), slots_(slots) {}
  template <class Event>
  constexpr void operator()(const Event& event) {
    // Most events look alike to most seats, and comparing is cheaper than hashing.
    Event last = event;
    std::uint64_t last_hash = hash_of(event);
    for (std::size_t i = 0; i < slots_; ++i) {
      const auto seen = seen_by(*content_, event, i == max_seats ? nobody : seat_at(i));
      if (!seen) continue;
      if (!(*seen == last)) {
        last = *seen;
        last_hash = hash_of(last);
      }
      hashes_[i] = combine(hashes_[i], last_hash);
    }
  }
  constexpr std::uint64_t of(Seat seat) const { return hashes_[seat == nobody ? max_seats : index(seat)]; }

 private:
  const Content* content_;
  std::size_t slots_;
  Array<std::uint64_t, max_seats + 1> hashes_{};
};

// Hands every event, in full, to a function: the log of a table.
template <class Take>
struct EventsTo {
  Take take;
  template <class Event>
  constexpr void operator()(const Event& event) {
    take(event);
  }
};
template <class Take>
EventsTo(Take) -> EventsTo<Take>;

}  // namespace backlot
