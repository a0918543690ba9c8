// What stands on a record whatever was played: who sat there, how the seed came about, what was said.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/fields.hpp"
#include "core/seat.hpp"

namespace backlot {

inline constexpr std::uint16_t record_format = 1;
inline constexpr std::size_t most_talk = 2000;  // bytes of one thing said

// Who sat there: a person, or the named bot.
struct Player {
  std::string name;
  std::optional<std::string> bot;
  bool operator==(const Player&) const = default;
};

void fields(Is<Player> auto& x, const auto& visit) {
  visit("name", x.name);
  visit("bot", x.bot);
}

// How the seed of a served game came about (docs/protocol.md): the server's commitment, and for each seat the
// person's commitment and contribution. The closing line reveals the server's seed.
struct FairSeat {
  std::optional<std::string> commitment;
  std::optional<std::string> contribution;
  bool operator==(const FairSeat&) const = default;
};
struct Fairness {
  std::uint16_t list = 2;  // which list was hashed; 1 is without the rules revision
  std::string commitment;
  std::vector<FairSeat> seats;
  std::vector<std::string> voided;  // the server's seeds of starts that were called off
  bool operator==(const Fairness&) const = default;
};
void fields(Is<FairSeat> auto& x, const auto& visit) {
  visit("commitment", x.commitment);
  visit("contribution", x.contribution);
}
void fields(Is<Fairness> auto& x, const auto& visit) {
  visit("list", x.list);
  visit("commitment", x.commitment);
  visit("seats", x.seats);
  visit("voided", x.voided);
}

// The title that somebody gave to what they made.
struct TitleOnRecord {
  std::uint32_t number = 0;  // which one: of a pitch the number of its turn, from 0
  std::string title;
  std::string line;
  bool operator==(const TitleOnRecord&) const = default;
};
void fields(Is<TitleOnRecord> auto& x, const auto& visit) {
  visit("number", x.number);
  visit("title", x.title);
  visit("line", x.line);
}

// Something said at the table, after that many moves.
struct FreeTalk {
  std::string text;
  Seat seat{};
  std::uint32_t after = 0;
  std::optional<std::uint32_t> number;  // of all that was said, from 1; made by write_record, not in older records
  std::optional<TitleOnRecord> titled;  // it gives a title; the text says so in words
  bool operator==(const FreeTalk&) const = default;
};
void fields(Is<FreeTalk> auto& x, const auto& visit) {
  visit("talk", x.text);
  visit("seat", x.seat);
  visit("after", x.after);
  visit("number", x.number);
  visit("titled", x.titled);
}

}  // namespace backlot
