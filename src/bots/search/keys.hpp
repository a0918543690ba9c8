// What each seat has seen since a search began, as a number: the keys of its information sets. A place in the tree is
// asked for by one seat, and many events come after the last place that is asked for: so events are kept, and a seat
// looks at them when it is asked.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/fields.hpp"
#include "core/hash.hpp"
#include "core/seat.hpp"

namespace backlot::bots {

template <class Content, class Event>
class Keys {
 public:
  explicit Keys(std::size_t room) { events_.reserve(room); }

  void forget() {
    events_.clear();
    seats_ = {};
  }
  void operator()(const Event& event) { events_.push_back({event, 0}); }

  std::uint64_t of(const Content& content, Seat seat) {
    Seen& mine = seats_[index(seat)];
    for (; mine.events < events_.size(); ++mine.events) {
      Kept& kept = events_[mine.events];
      const auto seen = seen_by(content, kept.event, seat);
      if (!seen) continue;
      std::uint64_t hash = 0;
      if (*seen == kept.event) {  // most events look alike to most seats
        if (kept.hash == 0) kept.hash = quick_hash(kept.event);
        hash = kept.hash;
      } else {
        hash = quick_hash(*seen);
      }
      mine.key = mix(mine.key + hash);
    }
    return mine.key;
  }

 private:
  struct Kept {
    Event event;
    std::uint64_t hash;  // of all of it; 0: nobody has asked yet
  };
  struct Seen {
    std::uint64_t key = 0;
    std::size_t events = 0;  // so many are in the key
  };

  // One multiplication for each leaf, where hash_of has four: nobody but the search sees these numbers.
  static std::uint64_t quick_hash(const Event& event) {
    std::uint64_t hash = 0;
    auto take = [&hash](std::uint64_t bits, std::size_t /*bytes*/) {
      hash = (std::rotl(hash, 23) + bits + 1) * 0x9E3779B97F4A7C15U;
    };
    walk(event, take);
    return hash | 1U;
  }

  std::vector<Kept> events_;
  std::array<Seen, max_seats> seats_{};
};

}  // namespace backlot::bots
