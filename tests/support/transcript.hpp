// A record in plain text, in the words of the game's notation: what golden playthroughs are kept as.
#pragma once
#include <string>

#include "table/record.hpp"

namespace backlot::testing_support {

template <Game G>
std::string transcript(const Record<G>& record) {
  const auto name = [&](Seat seat) { return Text(record.header.seats.at(index(seat)).name); };
  const auto clause = [](Clause id) { return std::string(name_of(id).view()); };
  std::string out = std::string(G::title) + ", " + json::write(record.content, record.header.options) + "\n";
  auto said = record.talk.begin();
  for (std::size_t i = 0; i <= record.moves.size(); ++i) {
    for (; said != record.talk.end() && said->after == i; ++said) {
      out += "      " + std::string(name(said->seat).view()) + " says: " + said->text + "\n";
    }
    if (i == record.moves.size()) break;
    const Move<G>& move = record.moves[i];
    const std::string number = std::to_string(i + 1);
    out += std::string(number.size() < 4 ? 4 - number.size() : 0, ' ') + number + ". ";
    out += std::string(name(move.seat).view()) + ": ";
    out += std::string(describe(record.content, move.action).view()) + "\n";
    for (const auto& event : move.events) {
      out += "      - " + std::string(describe(record.content, event, name).view()) + "\n";
    }
  }
  if (!record.closing) return out + "Not finished.\n";
  const Outcome& outcome = record.closing->outcome;
  for (std::size_t i = 0; i < outcome.seats.size(); ++i) {
    const SeatResult& seat = outcome.seats[i];
    out += std::string(name(seat_at(i)).view()) + ": ";
    out += seat.in_the_running ? std::to_string(seat.score) + " points" : "out of the running";
    out += ", payoff " + std::to_string(seat.payoff) + "\n";
    for (const ScoreLine& line : seat.lines) {
      out += "      " + clause(line.clause) + " " +
             std::string(names_of(line.kind)[static_cast<std::size_t>(line.kind)]) + " " + std::to_string(line.amount) +
             "\n";
    }
  }
  out += "Winners (" + clause(outcome.ended_by) + "):";
  if (outcome.winners.empty()) out += " nobody";
  for (const Seat winner : outcome.winners) out += " " + std::string(name(winner).view());
  return out + "\nState " + record.closing->state + "\n";
}

}  // namespace backlot::testing_support
