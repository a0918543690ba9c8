// Names with their colours, and lists of them. The letters say the same as the colours.
#pragma once
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "terminal/draw/hollywood/draw.hpp"

namespace backlot::hollywood {

inline terminal::Colour colour_of(Symbol symbol) {
  if (symbol == Symbol::patriot) return terminal::Colour::cyan;
  return symbol == Symbol::communist ? terminal::Colour::red : terminal::Colour::none;
}
inline terminal::Colour colour_of(Loyalty loyalty) {
  if (loyalty == Loyalty::patriot) return terminal::Colour::cyan;
  return loyalty == Loyalty::communist ? terminal::Colour::red : terminal::Colour::yellow;
}

inline std::string card_text(Card card, const terminal::Paint& paint) {
  return paint(is_unknown(card) ? terminal::Colour::dim : colour_of(symbol_of(card)), title_of(card));
}
template <class Cards>
std::string cards_text(const Cards& cards, const terminal::Paint& paint) {
  std::string out;
  for (const Card card : cards) out += (out.empty() ? "" : ", ") + card_text(card, paint);
  return out.empty() ? "no card" : out;
}

inline std::string poster_text(const Content& content, Poster poster, const terminal::Paint& paint) {
  if (is_unknown(poster)) return "none yet";
  return paint(colour_of(symbol_of(content, poster)), name_with_symbol(content, poster).view());
}

// "Seat 3", "ghost 1", "the centre"
inline std::string place_name(Place place) {
  if (is_seat(place)) return std::string(terminal::Look::name(seat_of(place)).view());
  return place == Place::centre ? "the centre" : std::string(place_text(place).view());
}

// "3 Director+": performed in this round.
inline std::string job_text(const Position& table, Job job) {
  return std::string(numbered(job).view()) + (was_performed(table, job) ? "+" : "");
}
inline std::string jobs_of(const Position& table, Place owner) {
  std::string out;
  for (std::size_t i = 0; i < jobs; ++i) {
    if (table.owners[i] == owner) out += (out.empty() ? "" : ", ") + job_text(table, job_at(i));
  }
  return out.empty() ? "-" : out;
}

}  // namespace backlot::hollywood
