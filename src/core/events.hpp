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
// the spectators'.
template <class Content>
class StreamHashes {
 public:
  constexpr explicit StreamHashes(const Content& content) : content_(&content) {}
  template <class Event>
  constexpr void operator()(const Event& event) {
    for (std::size_t i = 0; i < hashes_.size(); ++i) {
      const auto seen = seen_by(*content_, event, i == max_seats ? nobody : seat_at(i));
      if (seen) hashes_[i] = combine(hashes_[i], hash_of(*seen));
    }
  }
  constexpr std::uint64_t of(Seat seat) const { return hashes_[seat == nobody ? max_seats : index(seat)]; }

 private:
  const Content* content_;
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
