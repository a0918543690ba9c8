// The table: the films of the week, a row for each seat, and what the one who looks has at hand.
#include "terminal/draw/boulevard/films.hpp"

namespace backlot::boulevard {

namespace {

using Ink = terminal::Colour;
using terminal::Look;
using terminal::padded;

std::string rule() { return std::string(terminal::screen_width, '-') + "\n"; }

std::string_view step_name(Step step) {
  constexpr std::array<std::string_view, 8> names{"place markers", "the secret genre", "pick films", "advertise, tips",
                                                  "ties",          "blockbuster",      "upkeep",     "the end"};
  return names[static_cast<std::size_t>(step)];
}

std::string title_line(const Content& content, const Position& table, const Look& look) {
  std::string line = look.paint(Ink::bold, "Boulevard 1954") + "  ";
  if (table.step == Step::over) return line + "the end\n";
  return line + fmt::format("{}  {}  trend {}  start {}\n", heading(content, table), step_name(table.step),
                            name_of(table.trend).view(), index(table.start) + 1);
}

// The array in two columns; the numbers are those of the menu.
std::string films_text(const Content& content, const Position& table, const Look& look) {
  const std::size_t down = (table.array.size() + 1) / 2;
  std::string out;
  for (std::size_t row = 0; row < down; ++row) {
    std::string line;
    for (const std::size_t i : {row, row + down}) {
      if (i >= table.array.size()) continue;
      const std::string cell =
          look.paint(Ink::bold, fmt::format("{:>2} ", i + 1)) + film_cell(content, table, table.array[i], look.paint);
      line += i == row ? padded(cell, 40) : cell;
    }
    out += line + "\n";
  }
  return out +
         look.paint(Ink::dim,
                    "   minutes price dice | T Technicolor C Color B B&W | F foreign O Oscar b BAFTA\n"
                    "   3 3-D S CinemaScope U SuperScope V VistaVision | * a name on the board") +
         "\n";
}

// Chips in few letters: M is the Manager, T2 two chips of Running Time.
std::string chips_text(const Theatre& theatre) {
  constexpr std::array<std::string_view, chip_kinds> codes{"M", "T", "3", "S", "V", "U", "R", "P", "L", "C", "A"};
  std::string out;
  for (std::size_t i = 0; i < chip_kinds; ++i) {
    if (theatre.chips[i] == 0) continue;
    if (!out.empty()) out += " ";
    out += std::string(codes[i]);
    if (theatre.chips[i] > 1) out += fmt::format("{}", int{theatre.chips[i]});
  }
  return out.empty() ? "-" : out;
}

std::string markers_text(const Content& content, const Theatre& theatre) {
  std::string out;
  for (const Spot spot : theatre.markers) {
    if (spot == Spot::off) continue;
    if (!out.empty()) out += " + ";
    out += std::string(name_of(content, spot).view());
  }
  return out.empty() ? "-" : cut(out, 28);
}

std::string seat_rows(const Content& content, const Position& table, Seat viewer, const Look& look) {
  std::string out = look.paint(Ink::dim, "  seat         cash loans tips  chips               marker") + "\n";
  for (const Seat seat : table.seats()) {
    const Theatre& theatre = table.theatre(seat);
    std::string who =
        fmt::format("{}{} {}", seat == viewer ? ">" : " ", index(seat) + 1, cut(look.players[index(seat)], 9));
    if (seat == viewer) who = look.paint(Ink::bold, who);
    const char sign = table.decided.has(seat) ? '*' : waiting_on(content, table).has(seat) ? '?' : ' ';
    out += padded(who, 13) +
           fmt::format("{:>6} {:>4} {:>4} {} ", thousands(theatre.cash), int{theatre.loans}, theatre.hand.size(), sign);
    out += padded(chips_text(theatre), 20) + markers_text(content, theatre) + "\n";
  }
  return out;
}

// What each seat screens, once there is something.
std::string screened_text(const Content& content, const Position& table) {
  std::string out;
  for (const Seat seat : table.seats()) {
    std::string line;
    for (const Film film : table.theatre(seat).films) {
      if (!line.empty()) line += ", ";
      line += fmt::format("{} {}d", name_of(content, film).view(), dice_now(content, table, film));
    }
    if (line.empty()) continue;
    const Money payout = table.theatre(seat).payout;
    if (payout > Money{}) line += "; earned " + thousands(payout);
    out += fmt::format("  {} ", index(seat) + 1) + terminal::wrapped(line, terminal::screen_width, 4) + "\n";
  }
  return out;
}

// The sections with what lies on them and who won, once the screens are down.
std::string sections_text(const Content& content, const Position& table) {
  std::string out;
  for (std::size_t i = 0; i < content.sections; ++i) {
    out += "  " + padded(std::string(section_names[i]), 12);
    for (const Seat seat : table.seats()) {
      const Money money = counted(content, table.theatre(seat), i);
      out += fmt::format(" {:>3}", money > Money{} ? fmt::format("{}", money.amount) : "-");
    }
    if (table.agency == static_cast<Pips>(i + 1)) out += "  agency";
    if (table.won[i] != nobody) out += fmt::format("  won by {}", index(table.won[i]) + 1);
    out += "\n";
  }
  return out;
}

std::string cubes_text(const Content& content, const Position& table) {
  std::string out;
  for (std::size_t i = 0; i < content.stars.size(); ++i) {
    if (table.cubes[i] == 0) continue;
    if (!out.empty()) out += ", ";
    out += std::string(name_of(content, static_cast<Star>(i)).view());
    if (table.cubes[i] > 1) out += fmt::format(" {}", int{table.cubes[i]});
  }
  return out.empty() ? "" : "Cubes: " + terminal::wrapped(out, terminal::screen_width, 7) + "\n";
}

std::string tips_text(const Content& content, const Theatre& theatre) {
  std::string out;
  for (const Held& held : theatre.hand) {
    if (!out.empty()) out += ", ";
    out += std::string(name_of(content, held.tip).view());
  }
  return out.empty() ? "none" : out;
}

std::string screen_text(const Content& content, const Screen& screen) {
  std::string out;
  for (std::size_t i = 0; i < screen.sections_set; ++i) out += fmt::format(" {}", screen.invested[i].amount);
  if (!out.empty()) out = "invested" + out;
  for (const Chosen& chosen : screen.tips) {
    if (!out.empty()) out += "; ";
    out += std::string(name_of(content, chosen.tip).view());
    if (chosen.film != Film::unknown) out += fmt::format(" for {}", name_of(content, chosen.film).view());
    if (chosen.section != Section::none) out += fmt::format(" on {}", name_of(content, chosen.section).view());
  }
  return out;
}

std::string own_text(const Content& content, const Theatre& theatre, std::string_view whose) {
  std::string out = fmt::format("{} tips: ", whose);
  out += terminal::wrapped(tips_text(content, theatre), terminal::screen_width, out.size()) + "\n";
  const std::string screen = screen_text(content, theatre.screen);
  if (!screen.empty()) {
    const std::string before = fmt::format("{} screen: ", whose);
    out += before + terminal::wrapped(screen, terminal::screen_width, before.size()) + "\n";
  }
  return out;
}

// What the one who rolled knows.
std::string secret_text(const Content& content, const Position& table) {
  std::string out;
  if (screens_are_down(table)) return out;
  if (table.secret_genre != SecretGenre::none && table.secret_genre != SecretGenre::unknown) {
    out += fmt::format("The genre will be {}. ", name_of(content, table.secret_genre).view());
  }
  if (table.agency != Pips::nothing && table.agency != Pips::unknown) {
    const auto section = static_cast<Section>(static_cast<std::uint8_t>(table.agency) - 1);
    out += fmt::format("The agency's section will be {}.", name_of(content, section).view());
  }
  return out.empty() ? out : out + "\n";
}

std::string public_text(const Content& content, const Position& table, Seat viewer, const Look& look) {
  std::string out = title_line(content, table, look) + rule();
  const bool array_matters = table.step == Step::place || table.step == Step::genre || table.step == Step::pick;
  if (array_matters) out += films_text(content, table, look);
  out += seat_rows(content, table, viewer, look);
  out += screened_text(content, table);
  if (screens_are_down(table) && table.step != Step::over) out += sections_text(content, table);
  return out + cubes_text(content, table);
}

}  // namespace

std::string heading(const Content& content, const Position& table) {
  if (table.step == Step::over) return "The end";
  return fmt::format("week {} of {}", table.week + 1, int{length_of(content, table.options).weeks});
}

std::string draw_table(const Content& content, const View& view, const Look& look) {
  std::string out = public_text(content, view, view.seat(), look);
  if (view.seat() == nobody || view.step == Step::over) return out;
  return out + own_text(content, view.theatre(view.seat()), "Your") + secret_text(content, view);
}

std::string draw_table(const Content& content, const State& state, const Look& look) {
  std::string out = public_text(content, state, nobody, look);
  for (const Seat seat : state.seats()) out += own_text(content, state.theatre(seat), Look::name(seat).view());
  return out + secret_text(content, state);
}

}  // namespace backlot::boulevard
