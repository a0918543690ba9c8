// What a theatre can show: running time and equipment.
#pragma once
#include "games/boulevard/state.hpp"

namespace backlot::boulevard {

// B54-4, B54-52, B54-63: minutes for films of this week.
constexpr Minutes running_time_of(const Content& content, const Theatre& theatre) {
  return content.running_time + content.chip_minutes * theatre.chips_of(Chip::running_time) + theatre.extra_minutes;
}

constexpr Minutes minutes_of_films(const Content& content, const Theatre& theatre) {
  std::size_t quarters = 0;
  theatre.films.for_each_slot<2>([&](Film film, bool there) {
    quarters += std::size_t{content.index.quarters[static_cast<std::size_t>(film)]} * std::size_t{there};
  });
  return Minutes{15} * quarters;
}

// B54-84: tips behind the screen may use minutes, too.
constexpr Minutes minutes_left(const Content& content, const Theatre& theatre) {
  Minutes used = minutes_of_films(content, theatre);
  for (const Chosen& chosen : theatre.screen.tips) used += content[chosen.tip].bonus.uses;
  return running_time_of(content, theatre) - used;
}

// B54-53: which processes the theatre can project.
constexpr SetOf<Special> equipment_of(const Theatre& theatre) {
  SetOf<Special> equipment;
  const auto has = [&](Chip chip, Special special) {
    if (theatre.chips_of(chip) > 0) equipment.add(special);
  };
  has(Chip::three_d, Special::three_d);
  has(Chip::cinemascope, Special::cinemascope);
  has(Chip::vistavision, Special::vistavision);
  has(Chip::superscope, Special::superscope);
  return equipment;
}

}  // namespace backlot::boulevard
