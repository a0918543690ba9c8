// Step 8 of the week: all dice are rolled (B54-90). Nobody is asked.
#pragma once
#include "core/array.hpp"
#include "games/boulevard/dealing.hpp"
#include "games/boulevard/steps/tie.hpp"

namespace backlot::boulevard {

struct PayoutStep {
  // B54-90: printed dice, one for the trend (B54-40), one for each cube on each starred name (B54-105).
  static constexpr std::size_t dice_of_film(const Content& content, const Position& table, Film film) {
    const FilmFacts& facts = content[film];
    std::size_t dice = facts.dice;
    if (facts.genre == table.trend) dice += content.trend_dice;
    std::size_t cubes = 0;
    facts.stars.for_each_slot<max_film_stars>([&](Star star, bool there) {
      cubes += std::size_t{table.cubes[static_cast<std::size_t>(star)]} * std::size_t{there};
    });
    return dice + cubes * content.cube_dice;
  }

  // B54-90; B54-59 and B54-72: amenities and advertising pay also in a week without a film.
  static constexpr std::size_t dice_of(const Content& content, const Position& table, Seat seat) {
    const Theatre& theatre = table.theatre(seat);
    std::size_t dice = dice_of_tips(content, theatre);
    for (const Film film : theatre.films) dice += dice_of_film(content, table, film);
    for (std::size_t i = 0; i < chip_kinds; ++i)
      dice += std::size_t{theatre.chips[i]} * content.chips[i].dice;  // B54-57
    for (std::size_t i = 0; i < content.sections; ++i) {
      if (table.won[i] == seat) dice += TieStep::dice_for_section(content, table, i);
    }
    return dice;
  }

  // B54-55, B54-103: each chip lets one die that shows a 1 be rolled again, while there are any.
  struct Rolled {
    Array<std::uint16_t, max_faces> faces{};
    Pile<Pips, max_re_rolls> again;  // what each came to
  };
  template <Chance C>
  static constexpr Rolled roll(const Content& content, std::size_t dice, std::size_t re_rolls, C& chance) {
    Rolled rolled;
    for (std::size_t i = 0; i < dice; ++i) ++rolled.faces[draw(chance, content.faces, Purpose::income)];
    while (rolled.faces[0] > 0 && rolled.again.size() < re_rolls) {
      --rolled.faces[0];
      const auto face = draw(chance, content.faces, Purpose::income);
      ++rolled.faces[face];
      rolled.again.push(static_cast<Pips>(face + 1));
    }
    return rolled;
  }

  template <Chance C, class Sink>
  static constexpr void pay_out(const Content& content, State& state, Seat seat, C& chance, Sink& sink) {
    const std::size_t dice = dice_of(content, state, seat);
    const Rolled rolled = roll(content, dice, state.theatre(seat).chips_of(Chip::re_roll), chance);
    std::int32_t pips = 0;
    for (std::size_t i = 0; i < max_faces; ++i) pips += static_cast<std::int32_t>((i + 1) * rolled.faces[i]);
    state.theatre(seat).payout = content.pip * pips;
    receive(state, seat, state.theatre(seat).payout);
    Event paid{.kind = Event::Kind::paid_out,
               .seat = seat,
               .dice = static_cast<std::uint16_t>(dice),
               .re_rolled = static_cast<std::uint8_t>(rolled.again.size()),
               .money = state.theatre(seat).payout,
               .faces = rolled.faces};
    if (!rolled.again.empty()) paid.again = rolled.again;
    sink(paid);
  }

  template <Chance C, class Sink>
  static constexpr void enter(const Content& content, State& state, C& chance, Sink& sink) {
    if (GenreStep::seat_on(state, Place::preview_house) == nobody) {  // B54-47: the open dice come last
      GenreStep::roll_openly(content, state, chance, sink);
    }
    for (const Seat seat : state.seats()) pay_out(content, state, seat, chance, sink);
  }
};

}  // namespace backlot::boulevard
