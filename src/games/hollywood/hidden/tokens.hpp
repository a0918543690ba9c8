// The physical cards as the search for hidden cards moves them: each has a kind or none yet, and lies
// in one zone.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "games/hollywood/hidden/eras.hpp"

namespace backlot::hollywood {

inline constexpr std::uint8_t no_kind = 7;

// The hands and ghosts come first, by Place.
enum class Zone : std::uint8_t {
  score = card_places,
  movie,
  known,     // of the movie, added by somebody known
  pool,      // the deck, and what was drawn from it
  reserved,  // discards whose kind is known
  spare,     // other discards
};
inline constexpr std::size_t zone_count = card_places + 6;
constexpr Zone zone_of(Place place) { return static_cast<Zone>(place); }

class Tokens {
 public:
  using Token = std::uint8_t;

  struct List {
    std::uint8_t size = 0;
    Counts kinds{};
    std::uint8_t open = 0;  // without a kind
    std::array<Token, max_cards> items{};
  };

  constexpr void reset() {
    made_ = 0;
    typed_ = {};
    for (List& list : lists_) {
      list.size = 0;
      list.kinds = {};
      list.open = 0;
    }
  }

  constexpr const List& in(Zone zone) const { return lists_[static_cast<std::size_t>(zone)]; }
  constexpr const Counts& typed() const { return typed_; }  // tokens with a kind, wherever they are
  constexpr std::size_t made() const { return made_; }
  constexpr std::uint8_t kind(Token token) const { return kinds_[token]; }

  constexpr void make(Zone zone, std::uint8_t kind) {
    expect(made_ < max_cards);
    const auto token = static_cast<Token>(made_++);
    kinds_[token] = kind;
    if (kind != no_kind) ++typed_[kind];
    put(zone, token);
  }
  constexpr void put(Zone zone, Token token) {
    List& list = lists_[static_cast<std::size_t>(zone)];
    list.items[list.size++] = token;
    ++(kinds_[token] == no_kind ? list.open : list.kinds[kinds_[token]]);
  }
  constexpr Token take(Zone zone, std::size_t at) {
    List& list = lists_[static_cast<std::size_t>(zone)];
    const Token token = list.items[at];
    list.items[at] = list.items[--list.size];
    --(kinds_[token] == no_kind ? list.open : list.kinds[kinds_[token]]);
    return token;
  }
  // Gives a kind to a token that had none.
  constexpr void identify(Zone zone, std::size_t at, std::uint8_t kind) {
    List& list = lists_[static_cast<std::size_t>(zone)];
    expect(kinds_[list.items[at]] == no_kind);
    kinds_[list.items[at]] = kind;
    --list.open;
    ++list.kinds[kind];
    ++typed_[kind];
  }
  constexpr void settle(Token token, std::uint8_t kind) { kinds_[token] = kind; }

 private:
  std::array<List, zone_count> lists_{};
  Array<std::uint8_t, max_cards> kinds_{};
  Counts typed_{};
  std::size_t made_ = 0;
};

}  // namespace backlot::hollywood
