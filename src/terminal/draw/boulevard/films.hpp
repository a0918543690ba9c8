// Films in half a line: 24 of them fit on a screen beside the seats.
#pragma once
#include <fmt/format.h>

#include <string>

#include "terminal/draw/boulevard/draw.hpp"

namespace backlot::boulevard {

inline constexpr std::array<std::string_view, genres> genre_codes{"Ho", "Wa", "Ad", "Mu", "We",
                                                                  "Co", "Dr", "No", "Ro", "SF"};
inline constexpr std::array<char, 3> colour_codes{'T', 'C', 'B'};
inline constexpr std::array<char, 7> special_codes{'F', '3', 'b', 'O', 'S', 'U', 'V'};

inline std::string codes_of(const FilmFacts& film) {
  std::string codes;
  for (const Special special : film.specials) codes += special_codes[static_cast<std::size_t>(special)];
  return codes + std::string(film.stars.size(), '*');
}

inline terminal::Colour paint_of(Genre genre) {
  using Ink = terminal::Colour;
  constexpr std::array<Ink, genres> colours{Ink::red,  Ink::green, Ink::yellow, Ink::magenta, Ink::yellow,
                                            Ink::cyan, Ink::blue,  Ink::dim,    Ink::red,     Ink::green};
  return colours[static_cast<std::size_t>(genre)];
}

inline std::string cut(std::string_view text, std::size_t width) {
  std::string out;
  std::size_t used = 0;
  for (const char c : text) {
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U && ++used > width) break;
    out += c;
  }
  return out;
}

inline std::string title_of(const Content& content, Film film, std::size_t width) {
  return terminal::padded(cut(name_of(content, film).view(), width), width);
}

// Dice that a film rolls by itself: with its cubes, and with the trend once that is known.
inline std::size_t dice_now(const Content& content, const Position& table, Film film) {
  if (screens_are_down(table)) return PayoutStep::dice_of_film(content, table, film);
  std::size_t dice = content[film].dice;
  for (const Star star : content[film].stars) {
    dice += std::size_t{content.cube_dice} * table.cubes[static_cast<std::size_t>(star)];
  }
  return dice;
}

// "Ace in the Hol Dr B 105  6 2+1 O*": title, genre, colour, minutes, price, dice and more, specials.
inline std::string film_cell(const Content& content, const Position& table, Film film, const terminal::Paint& paint) {
  const FilmFacts& facts = content[film];
  const std::size_t more = dice_now(content, table, film) - facts.dice;
  return title_of(content, film, 14) + " " +
         paint(paint_of(facts.genre), genre_codes[static_cast<std::size_t>(facts.genre)]) +
         fmt::format(" {} {:>3} {:>2} {}{} ", colour_codes[static_cast<std::size_t>(facts.colour)],
                     int{facts.minutes.count}, facts.price.amount, int{facts.dice},
                     more == 0 ? "  " : fmt::format("+{}", more)) +
         cut(codes_of(facts), 5);
}

inline std::string thousands(Money money) { return fmt::format("${}k", money.amount); }

}  // namespace backlot::boulevard
