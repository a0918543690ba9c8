// Who keeps a table. Several programs may use one store, and each table is kept by one of them at a time: there its
// bots think and its clocks run. A lease says which, until when. It is a courtesy: that two writers never both win a
// number of a log is what nothing is lost by.
#pragma once
#include <chrono>
#include <cstdint>
#include <string>

namespace backlot {

// What a table is played by. 0: nobody knows.
struct Rules {
  std::string game;
  std::uint32_t revision = 0;
};

struct Lease {
  enum class State : std::uint8_t {
    held,       // by this program
    elsewhere,  // by another one, or only another one may
    unknown,    // the store cannot say
  } state = State::held;
  std::string node;  // elsewhere: the name of the program that has it, or would take it; empty: there is none
  // Elsewhere, and that program has not been heard of for a while: after so long it can be taken.
  std::chrono::milliseconds free_in{0};
};

}  // namespace backlot
