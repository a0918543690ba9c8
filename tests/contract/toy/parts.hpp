// A small game with hidden cards, chance and a simultaneous step. Two rounds: everybody seals a hand
// card; all are shown; a prize is drawn, seen only by one seat (or, as an option, by everybody),
// who keeps it or passes it on to the left, face down.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "contract/game.hpp"
#include "contract/toy/fault.hpp"

namespace backlot::toy {

inline constexpr std::size_t kinds = 4;
inline constexpr std::size_t deck_size = 8;
inline constexpr std::size_t rounds = 2;

enum class Card : std::uint8_t { unknown = 0xFF };
enum class Step : std::uint8_t { seal, claim, over };
enum class Purpose : std::uint8_t { deal, prize, imagine };
enum class Refusal : std::uint8_t { players, over, no_such_seat, not_yours, decided, wrong_step, not_in_hand };

template <Fault F>
struct Content {
  std::array<std::uint8_t, kinds> copies{3, 2, 2, 1};
};

struct Options {
  std::uint8_t players = 2;
  bool open_prizes = false;
};

struct Desk {
  Pile<Card, rounds> hand;
  Card sealed = Card::unknown;
  Pile<Card, rounds> row;
  constexpr bool operator==(const Desk&) const = default;
};

struct Prize {
  Card card = Card::unknown;
  Seat peeker{};
  Seat owner = nobody;  // until it is claimed
  constexpr bool operator==(const Prize&) const = default;
};

struct Position {
  SeatSet decided;
  Options options;
  Step step = Step::seal;
  std::uint8_t round = 0;
  Pile<Desk, 3> desks;
  Pile<Prize, rounds> prizes;
  Pile<Card, deck_size> stock;
  std::array<std::uint8_t, 2> marks{};  // where faults leave traces

  constexpr Position() = default;
  constexpr Position(const Position&) = default;
  constexpr ~Position() = default;
  constexpr std::size_t players() const { return options.players; }
  constexpr Desk& desk(Seat seat) { return desks[index(seat)]; }
  constexpr const Desk& desk(Seat seat) const { return desks[index(seat)]; }
  constexpr Seat peeker() const { return seat_at(round % options.players); }

 protected:
  constexpr Position& operator=(const Position&) = default;
};

template <Fault F>
struct State : Position {
  constexpr State() = default;

 private:
  template <Fault, class C>
  friend class Imaginer;
  constexpr explicit State(const Position& known) : Position(known) {}
};

template <Fault F>
struct Action {
  enum class Kind : std::uint8_t { seal, keep, pass };
  Kind kind = Kind::seal;
  Card card = Card::unknown;
  constexpr bool operator==(const Action&) const = default;
};

struct Event {
  enum class Kind : std::uint8_t { sealed, shown, peeked, claimed };
  enum class Who : std::uint8_t { own, everybody };
  Kind kind = Kind::sealed;
  Seat seat{};
  Seat to = nobody;    // claimed: the new owner
  Who who = Who::own;  // peeked, claimed: who sees the card besides its owner
  Card card = Card::unknown;
  Card hint = Card::unknown;  // Fault::event_bytes_tell: beside the fields
  constexpr bool operator==(const Event&) const = default;
};

constexpr void fields(Is<Options> auto& x, const auto& visit) {
  visit("players", x.players);
  visit("open_prizes", x.open_prizes);
}
constexpr void fields(Is<Desk> auto& x, const auto& visit) {
  visit("hand", x.hand);
  visit("sealed", x.sealed);
  visit("row", x.row);
}
constexpr void fields(Is<Prize> auto& x, const auto& visit) {
  visit("card", x.card);
  visit("peeker", x.peeker);
  visit("owner", x.owner);
}
constexpr void fields(Is<Event> auto& x, const auto& visit) {
  visit("kind", x.kind);
  visit("seat", x.seat);
  visit("to", x.to);
  visit("who", x.who);
  visit("card", x.card);
}
template <Fault F, class Position>
constexpr void fields_of(Position& x, const auto& visit) {
  visit("decided", x.decided);
  visit("options", x.options);
  visit("step", x.step);
  if constexpr (F != Fault::forgets_a_field) visit("round", x.round);
  visit("desks", x.desks);
  visit("prizes", x.prizes);
  visit("stock", x.stock);
  visit("marks", x.marks);
}
template <Fault F>
constexpr void fields(State<F>& x, const auto& visit) {
  fields_of<F>(x, visit);
}
template <Fault F>
constexpr void fields(const State<F>& x, const auto& visit) {
  fields_of<F>(x, visit);
}
template <Fault F>
constexpr bool operator==(const State<F>& a, const State<F>& b) {
  return hash_of(a) == hash_of(b);
}
template <Fault F>
constexpr void fields(Action<F>& x, const auto& visit) {
  visit("kind", x.kind);
  visit("card", x.card);
}
template <Fault F>
constexpr void fields(const Action<F>& x, const auto& visit) {
  visit("kind", x.kind);
  visit("card", x.card);
}
template <Fault F>
constexpr void fields(Content<F>& x, const auto& visit) {
  visit("copies", x.copies);
}

template <Fault F>
constexpr std::size_t pack(const Action<F>& action) {
  using Kind = typename Action<F>::Kind;
  if (action.kind == Kind::seal) return static_cast<std::size_t>(action.card);
  if (F == Fault::packs_two_as_one) return kinds;
  return kinds + (action.kind == Kind::pass ? 1 : 0);
}
template <Fault F>
constexpr Action<F> unpack(std::size_t packed) {
  using Kind = typename Action<F>::Kind;
  if (packed < kinds) return {Kind::seal, static_cast<Card>(packed)};
  return {packed == kinds ? Kind::keep : Kind::pass};
}

}  // namespace backlot::toy
