// The end of a game: a column for each seat, a row for each line of the score with its clause.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/outcome.hpp"
#include "terminal/draw/draw.hpp"
#include "terminal/rules_text.hpp"

namespace backlot::terminal {

inline std::string seat_list(SeatSet seats, const Look& look) {
  std::string out;
  for (const Seat seat : seats) {
    if (!out.empty()) out += ", ";
    out += fmt::format("{} ({})", Look::name(seat).view(), look.players[index(seat)]);
  }
  return out;
}

inline std::vector<ScoreLine> kinds_of_lines(const Outcome& outcome) {
  std::vector<ScoreLine> kinds;
  for (const SeatResult& seat : outcome.seats) {
    for (const ScoreLine& line : seat.lines) {
      bool known = false;
      for (const ScoreLine& kind : kinds) known = known || (kind.clause == line.clause && kind.kind == line.kind);
      if (!known) kinds.push_back(line);
    }
  }
  return kinds;
}

// The seats from `from` to before `to`.
template <class Content>
std::string score_block(const Content& content, const Outcome& outcome, const Look& look, std::size_t from,
                        std::size_t to) {
  constexpr std::size_t lines = 26;  // the columns before the first seat's
  const std::size_t width = std::min<std::size_t>(10, (screen_width - lines) / (to - from));
  const auto cell_of = [&](std::string_view text) { return fmt::format("{:>{}}", text.substr(0, width - 1), width); };
  std::string out = padded("", lines);
  for (std::size_t i = from; i < to; ++i) out += cell_of(Look::name(seat_at(i)).view());
  out += "\n" + padded("", lines);
  for (std::size_t i = from; i < to; ++i) out += cell_of(look.players[i]);
  out += "\n";
  for (const ScoreLine& kind : kinds_of_lines(outcome)) {
    out += fmt::format("{:<8}{:<18}", name_of(kind.clause).view(), line_name(content, kind));
    for (std::size_t i = from; i < to; ++i) {
      const SeatResult& seat = outcome.seats[i];
      std::string cell;
      for (const ScoreLine& line : seat.lines) {
        if (line.clause != kind.clause || line.kind != kind.kind) continue;
        cell = !seat.in_the_running ? "out" : fmt::format("{}", line.amount);
      }
      out += cell_of(cell);
    }
    out += "\n";
  }
  out += look.paint(Colour::bold, padded("score", lines));
  for (std::size_t i = from; i < to; ++i) {
    const SeatResult& seat = outcome.seats[i];
    out += look.paint(Colour::bold, cell_of(seat.in_the_running ? fmt::format("{}", seat.score) : "out"));
  }
  return out + "\n";
}

// Six seats fit beside each other; more are shown in two parts.
template <class Content>
std::string score_table(const Content& content, const Outcome& outcome, const Look& look) {
  const std::size_t seats = outcome.seats.size();
  const std::size_t across = seats <= 6 ? seats : (seats + 1) / 2;
  std::string out;
  for (std::size_t from = 0; from < seats; from += across) {
    out += score_block(content, outcome, look, from, std::min(from + across, seats));
  }
  return out;
}

template <class Content>
std::string end_text(const Content& content, const Outcome& outcome, const Look& look) {
  std::string out = score_table(content, outcome, look);
  const std::string won = outcome.winners.empty()       ? "Nobody wins"
                          : outcome.winners.size() == 1 ? "The winner is " + seat_list(outcome.winners, look)
                                                        : "The win is shared by " + seat_list(outcome.winners, look);
  out += look.paint(Colour::bold,
                    wrapped(fmt::format("{} ({}).", won, name_of(outcome.ended_by).view()), screen_width, 0)) +
         "\n";
  return out;
}

// For those who played: what stays hidden after the end, and other last words.
template <class Content>
std::string last_words_text(const Content& content) {
  std::string out;
  for (const Explanation& words : last_words(content)) {
    out += wrapped(fmt::format("{} ({})", words.why, name_of(words.clause).view()), screen_width, 0) + "\n";
  }
  return out;
}

}  // namespace backlot::terminal
