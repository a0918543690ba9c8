// Names with their colours, and lists of them. The letters say the same as the colours.
#pragma once
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "cli/draw/hollywood/draw.hpp"

namespace backlot::hollywood {

inline cli::Colour colour_of(Symbol symbol) {
  if (symbol == Symbol::patriot) return cli::Colour::cyan;
  return symbol == Symbol::communist ? cli::Colour::red : cli::Colour::none;
}
inline cli::Colour colour_of(Loyalty loyalty) {
  if (loyalty == Loyalty::patriot) return cli::Colour::cyan;
  return loyalty == Loyalty::communist ? cli::Colour::red : cli::Colour::yellow;
}

inline std::string card_text(Card card, const cli::Paint& paint) {
  return paint(is_unknown(card) ? cli::Colour::dim : colour_of(symbol_of(card)), title_of(card));
}
template <class Cards>
std::string cards_text(const Cards& cards, const cli::Paint& paint) {
  std::string out;
  for (const Card card : cards) out += (out.empty() ? "" : ", ") + card_text(card, paint);
  return out.empty() ? "no card" : out;
}

inline std::string poster_text(const Content& content, Poster poster, const cli::Paint& paint) {
  if (is_unknown(poster)) return "none yet";
  return paint(colour_of(symbol_of(content, poster)), name_with_symbol(content, poster).view());
}

// "Seat 3", "ghost 1", "the centre"
inline std::string place_name(Place place) {
  if (is_seat(place)) return std::string(cli::Look::name(seat_of(place)).view());
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
