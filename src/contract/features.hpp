// What a View is to a network: a row of small integers whose length and places depend on the game alone. A game says in
// features(position, visit) what becomes of each leaf of its field list:
//   code      one of a few things, by number; beyond the last: unknown, or none (a one-hot vector by its place)
//   multiset  cards in a pile, in the order they are kept in: 0 where there is none, else 1 + the card's code
//   amount    a number, and what to divide it by to come to about 1; -1 where it is unknown
//   bits      a set, 0 or 1 for each thing
//   seat      counted clockwise from the viewer, who is 0; nobody is the number of seats
//   around    a block for each seat, from the viewer clockwise, padded to the most players with a `present` of 0
//   rows      a block for each item of a list, padded in the same way
//   left_out  not there, and why; figures that are made of it have names that begin with its name (log.unseen)
// Writing, counting and listing are sinks of the same visitor. No heap, so that every target writes the same numbers.
#pragma once
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "core/fields.hpp"

namespace backlot {

enum class FeatureKind : std::uint8_t { code, multiset, amount, bits, seat, present };

struct Feature {
  const char* name = "";
  FeatureKind kind = FeatureKind::code;
  std::size_t size = 1;
  std::size_t range = 0;  // code, multiset, seat: how many different numbers; amount: the scale
};

// Counts the numbers.
struct FeatureCount {
  std::size_t count = 0;
  constexpr void begin(const Feature& /*feature*/) {}
  constexpr void put(std::int32_t /*value*/) { ++count; }
  constexpr void skip(std::size_t numbers) { count += numbers; }
  constexpr void enter(const char* /*name*/, std::size_t /*row*/) {}
  constexpr void leave() {}
  constexpr void covers(const char* /*name*/) {}
  constexpr void left_out(const char* /*name*/, const char* /*why*/) {}
  static constexpr bool lists_absent = false;
};

// Writes them where the caller wants them; what is skipped must be zero already.
struct FeatureWriter {
  std::int16_t* out;
  constexpr void begin(const Feature& /*feature*/) {}
  constexpr void put(std::int32_t value) { *out++ = static_cast<std::int16_t>(value); }
  constexpr void skip(std::size_t numbers) { out += numbers; }
  constexpr void enter(const char* /*name*/, std::size_t /*row*/) {}
  constexpr void leave() {}
  constexpr void covers(const char* /*name*/) {}
  constexpr void left_out(const char* /*name*/, const char* /*why*/) {}
  static constexpr bool lists_absent = false;
};

template <class Sink, std::size_t MaxPlayers>
class FeatureVisitor {
 public:
  constexpr FeatureVisitor(Sink sink, Seat viewer, std::size_t players)
      : sink_(std::move(sink)), first_(viewer == nobody ? 0 : index(viewer)), players_(players) {}
  constexpr Sink& sink() { return sink_; }
  constexpr Seat viewer() const { return seat_at(first_); }

  // The number of one of n things; what is beyond them comes after: 0xFF first.
  template <class E>
  static constexpr std::int32_t code_of(E value, std::size_t n, std::size_t beyond = 1) {
    const auto at = static_cast<std::size_t>(value);
    if (at < n) return static_cast<std::int32_t>(at);
    const std::size_t from_last = 0xFFU - (at & 0xFFU);
    return static_cast<std::int32_t>(n + (from_last < beyond ? from_last : 0));
  }
  // From the viewer clockwise.
  constexpr std::size_t relative(Seat seat) const {
    const std::size_t at = index(seat);
    if (at >= players_) return MaxPlayers;
    return at >= first_ ? at - first_ : at + players_ - first_;
  }

  template <class E>
  constexpr void code(const char* name, E value, std::size_t n, std::size_t beyond = 1) {
    sink_.begin({name, FeatureKind::code, 1, n + beyond});
    sink_.put(code_of(value, n, beyond));
  }
  constexpr void flag(const char* name, bool value) {
    sink_.begin({name, FeatureKind::bits, 1, 2});
    sink_.put(value ? 1 : 0);
  }
  constexpr void amount(const char* name, std::int64_t value, std::size_t scale) {
    sink_.begin({name, FeatureKind::amount, 1, scale});
    sink_.put(bounded(value));
  }
  // 0xFF stands for unknown.
  constexpr void amount_or_unknown(const char* name, std::uint8_t value, std::size_t scale) {
    amount(name, value == 0xFF ? -1 : std::int64_t{value}, scale);
  }
  template <class Items>
  constexpr void amounts(const char* name, const Items& items, std::size_t most, std::size_t scale) {
    sink_.begin({name, FeatureKind::amount, most, scale});
    std::size_t done = 0;
    for (const auto& item : items) {
      const std::uint64_t bits = leaf_bits(item);
      sink_.put(sizeof(item) == 1 && bits == 0xFF ? -1 : bounded(static_cast<std::int32_t>(bits)));
      ++done;
    }
    sink_.skip(most - done);
  }
  template <class Items>
  constexpr void multiset(const char* name, const Items& items, std::size_t most, std::size_t n) {
    sink_.begin({name, FeatureKind::multiset, most, n + 2});
    for (const auto& item : items) sink_.put(1 + code_of(item, n));
    sink_.skip(most - items.size());
  }
  // has(i) for each of n things.
  template <class Has>
  constexpr void bits(const char* name, std::size_t n, const Has& has) {
    sink_.begin({name, FeatureKind::bits, n, 2});
    for (std::size_t i = 0; i < n; ++i) sink_.put(has(i) ? 1 : 0);
  }
  // at(i), below `codes`, for each of n things: where each card lies.
  template <class At>
  constexpr void each(const char* name, std::size_t n, std::size_t codes, const At& at) {
    sink_.begin({name, FeatureKind::code, n, codes});
    for (std::size_t i = 0; i < n; ++i) sink_.put(static_cast<std::int32_t>(at(i)));
  }
  constexpr void seat(const char* name, Seat seat) {
    sink_.begin({name, FeatureKind::seat, 1, MaxPlayers + 1});
    sink_.put(static_cast<std::int32_t>(relative(seat)));
  }
  constexpr void seats(const char* name, SeatSet set) {
    bits(name, MaxPlayers, [&](std::size_t i) { return i < players_ && set.has(from_viewer(i)); });
  }

  // A block for each seat, from the viewer clockwise. f(visit, item) has no captures: its width is known beforehand.
  template <class Items, class F>
  constexpr void around(const char* name, const Items& items, const F& f) {
    using Item = typename Items::value_type;
    for (std::size_t i = 0; i < players_; ++i) {
      const std::size_t at = index(from_viewer(i));
      row(name, i, at < items.size() ? &items[at] : static_cast<const Item*>(nullptr), f);
    }
    absent<Item>(name, players_, MaxPlayers, f);
  }
  template <class Items, class F>
  constexpr void rows(const char* name, const Items& items, std::size_t most, const F& f) {
    for (std::size_t i = 0; i < items.size(); ++i) row(name, i, &items[i], f);
    absent<typename Items::value_type>(name, items.size(), most, f);
  }
  // The same for a list that is kept in ascending order of seats: from the viewer clockwise. by(item) says whose it is.
  template <class Items, class By, class F>
  constexpr void rows_by_seat(const char* name, const Items& items, std::size_t most, const By& by, const F& f) {
    std::size_t start = 0;
    while (start < items.size() && index(by(items[start])) < first_) ++start;
    for (std::size_t i = 0; i < items.size(); ++i) {
      const std::size_t at = start + i;
      row(name, i, &items[at < items.size() ? at : at - items.size()], f);
    }
    absent<typename Items::value_type>(name, items.size(), most, f);
  }

  // A leaf that another feature has taken in, and one that is not there.
  constexpr void covers(const char* name) { sink_.covers(name); }
  constexpr void left_out(const char* name, const char* why) { sink_.left_out(name, why); }

 private:
  static constexpr std::int32_t bounded(std::int64_t value) {
    return static_cast<std::int32_t>(value < -32768 ? -32768 : value > 32767 ? 32767 : value);
  }
  constexpr Seat from_viewer(std::size_t i) const {
    const std::size_t at = first_ + i;
    return seat_at(at < players_ ? at : at - players_);
  }
  template <class Item, class F>
  static constexpr std::size_t width() {
    FeatureVisitor<FeatureCount, MaxPlayers> counter({}, nobody, 0);
    F{}(counter, Item{});
    return counter.sink().count;
  }
  // Rows from `from` to `to` that stand for nothing.
  template <class Item, class F>
  constexpr void absent(const char* name, std::size_t from, std::size_t to, const F& f) {
    if constexpr (Sink::lists_absent) {
      for (std::size_t i = from; i < to; ++i) row(name, i, static_cast<const Item*>(nullptr), f);
    } else {
      constexpr std::size_t numbers = 1 + width<Item, F>();
      sink_.skip((to - from) * numbers);
    }
  }
  template <class Item, class F>
  constexpr void row(const char* name, std::size_t at, const Item* item, const F& f) {
    if (item == nullptr && !Sink::lists_absent) {
      constexpr std::size_t numbers = 1 + width<std::remove_const_t<Item>, F>();
      return sink_.skip(numbers);
    }
    sink_.enter(name, at);
    sink_.begin({"present", FeatureKind::present, 1, 2});
    sink_.put(item == nullptr ? 0 : 1);
    if (item != nullptr) {
      f(*this, *item);
    } else {
      f(*this, Item{});
    }
    sink_.leave();
  }

  Sink sink_;
  std::size_t first_;
  std::size_t players_;
};

// How many numbers an observation of the game has, and how many an action.
template <class G>
constexpr std::size_t observation_size() {
  FeatureVisitor<FeatureCount, G::max_players> counter({}, nobody, 0);
  features(typename G::State{}, counter);
  return counter.sink().count;
}
template <class G>
constexpr std::size_t action_feature_size() {
  FeatureVisitor<FeatureCount, G::max_players> counter({}, nobody, 0);
  features(typename G::Action{}, counter);
  return counter.sink().count;
}

// Writes the features of x, as `viewer` counts the seats: `size` numbers.
template <std::size_t MaxPlayers, class X>
constexpr void write_features(const X& x, Seat viewer, std::size_t players, std::size_t size, std::int16_t* out) {
  for (std::size_t i = 0; i < size; ++i) out[i] = 0;
  FeatureVisitor<FeatureWriter, MaxPlayers> writer({out}, viewer, players);
  features(x, writer);
}

// Writes what the View shows: observation_size<G>() numbers.
template <class G>
constexpr void observe(const typename G::View& view, std::int16_t* out) {
  constexpr std::size_t size = observation_size<G>();
  write_features<G::max_players>(view, view.seat(), view.players(), size, out);
}

// The same for the whole world with nothing hidden, from a seat's side: for whoever judges a position, not for players.
template <class G>
constexpr void observe_all(const typename G::State& state, Seat seat, std::int16_t* out) {
  constexpr std::size_t size = observation_size<G>();
  write_features<G::max_players>(state, seat, state.players(), size, out);
}

// Writes what an action of `seat` is: action_feature_size<G>() numbers.
template <class G>
constexpr void describe_action(const typename G::Action& action, Seat seat, std::size_t players, std::int16_t* out) {
  constexpr std::size_t size = action_feature_size<G>();
  write_features<G::max_players>(action, seat, players, size, out);
}

}  // namespace backlot
