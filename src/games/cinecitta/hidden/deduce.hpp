// What follows from the cards that everybody saw being placed. A seat places its own card if it was
// sent back, and the card it headhunted; so the number of cards each seat placed tells which folders
// were headhunted, up to this: in a ring of folders where everybody placed one card, either all were
// headhunted or none was. Giver and receiver know, so for a seated player only rings it has no part
// in stay open (four players with the coaster), for spectators every such ring.
#pragma once
#include <array>
#include <cstddef>

#include "core/array.hpp"
#include "games/cinecitta/steps/folder.hpp"

namespace backlot::cinecitta {

using Answers = std::array<Answer, max_players>;  // by giver

constexpr bool is_past(const Position& table, std::size_t round) { return round < table.round; }
constexpr bool is_known(Answer answer) { return answer == Answer::secure || answer == Answer::headhunt; }

constexpr Answers deduce_answers(const Position& table, std::size_t round) {
  const std::size_t players = table.players();
  Answers answers{};
  for (std::size_t i = 0; i < players; ++i) answers[i] = table.rounds[round].folders[i].answer;
  if (!is_past(table, round)) return answers;
  Array<std::uint8_t, max_players> placed{};
  for (const Placement& placement : table.rounds[round].placed) ++placed[index(placement.by)];
  for (std::size_t pass = 0; pass < players; ++pass) {
    for (std::size_t i = 0; i < players; ++i) {
      Answer& own = answers[i];
      Answer& received = answers[index(giver_to(table.options, round, seat_at(i)))];
      if (placed[i] == 2) {
        own = Answer::secure;
        received = Answer::headhunt;
      } else if (placed[i] == 0) {
        own = Answer::headhunt;
        received = Answer::secure;
      } else if (is_known(own)) {
        received = own;
      } else if (is_known(received)) {
        own = received;
      }
    }
  }
  return answers;
}

}  // namespace backlot::cinecitta
