// What a payout is made of: the dice of each face, and what they bring together (B54-90).
#pragma once
#include <cstddef>
#include <cstdint>

#include "games/boulevard/event.hpp"

namespace backlot::boulevard {

struct FacePart {
  Pips face = Pips::nothing;
  std::uint16_t dice = 0;
  Money money;
  constexpr bool operator==(const FacePart&) const = default;
};

constexpr void fields(Is<FacePart> auto& x, const auto& visit) {
  visit("face", x.face);
  visit("dice", x.dice);
  visit("money", x.money);
}

constexpr Pile<FacePart, max_faces> parts_of(const Content& content, const Event& event) {
  Pile<FacePart, max_faces> parts;
  if (event.kind != Event::Kind::paid_out) return parts;
  for (std::size_t i = 0; i < event.faces.size(); ++i) {
    if (event.faces[i] == 0) continue;
    parts.push(
        {static_cast<Pips>(i + 1), event.faces[i], content.pip * static_cast<std::int32_t>((i + 1) * event.faces[i])});
  }
  return parts;
}

}  // namespace backlot::boulevard
