// What is wrong with a text from outside, and where. Shown to people; never an assertion.
#pragma once
#include <cstddef>
#include <string>

namespace backlot {

struct Fault {
  std::size_t line = 0;  // from 1; 0 when the fault is in no line
  std::string field;     // cards[3].number; empty when the fault is in no field
  std::string why;
  bool operator==(const Fault&) const = default;
};

// "line 12: cards[3].number: a card's number is one digit, 1 to 9"
std::string text_of(const Fault& fault);

}  // namespace backlot
