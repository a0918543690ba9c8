// Cards in as few letters as possible: D6pwaa is the Director 6 with one promotion icon, a pen and
// two audience icons.
#pragma once
#include <fmt/format.h>

#include <string>

#include "games/cinecitta/scoring.hpp"
#include "terminal/draw/cinecitta/draw.hpp"

namespace backlot::cinecitta {

inline std::string icons_text(const CardFacts& facts) {
  return std::string(facts.promotion, 'p') + std::string(facts.pen, 'w') + std::string(facts.audience, 'a');
}

inline std::string icons_text(const Icons& icons) {
  return fmt::format("p{} w{} a{}", icons.promotion, icons.pen, icons.audience);
}

inline terminal::Colour colour_of(Profession profession) {
  using terminal::Colour;
  constexpr std::array<Colour, 5> colours{Colour::red, Colour::green, Colour::cyan, Colour::yellow, Colour::magenta};
  return colours[static_cast<std::size_t>(profession)];
}

enum class Detail { code, icons, name };

inline std::string card_text(const Content& content, Card card, const terminal::Paint& paint, Detail detail) {
  if (card == Card::unknown) return "?";
  const CardFacts& facts = content[card];
  const Text name = name_of(facts.profession);
  const auto number = static_cast<int>(facts.number);
  std::string text = detail == Detail::name ? fmt::format("{} {}", name.view(), number)
                                            : fmt::format("{}{}", name.view().substr(0, 1), number);
  if (detail == Detail::icons) text += icons_text(facts);
  return paint(colour_of(facts.profession), text);
}

template <class Cards>
std::string cards_text(const Content& content, const Cards& cards, const terminal::Paint& paint, Detail detail) {
  std::string out;
  for (const Card card : cards) {
    if (!out.empty()) out += " ";
    out += card_text(content, card, paint, detail);
  }
  return out.empty() ? "-" : out;
}

inline int money_of(const Content& content, Notes notes) { return content.note.amount * notes.count; }

}  // namespace backlot::cinecitta
