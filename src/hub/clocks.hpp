// The clocks of one table. Only people's clocks run, while they are asked, the game is not paused, no bot plays for
// them and somebody of the table is there to wait. What time it is the caller says; how much there is the table says.
// Nobody loses time to a scene: a clock stands still for as long as screens take to show the great moments that
// happened since its person's last decision, one after the other. Those lengths are public (contract/telling.hpp) and
// only what everybody sees counts, so that no clock tells anything.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/seat.hpp"
#include "hub/messages.hpp"
#include "table/served_table.hpp"

namespace backlot {

class Clocks {
 public:
  enum class PeopleHere : std::uint8_t { nobody, somebody };  // of those who play here

  // Takes in what the table says now.
  void follow(const ServedTable& table, PeopleHere people, std::uint64_t now);

  // How long the seat has been asked for its present decision, which may be several secret steps.
  std::uint64_t spent(Seat seat, std::uint64_t now) const;
  SeatSet run_out(const ServedTable& table, std::uint64_t now) const;
  // The milliseconds until the first of them runs out, when one does.
  std::optional<std::uint64_t> next(const ServedTable& table, std::uint64_t now) const;

  // Changes with everything that people are shown of it but the passing of time.
  std::uint32_t version() const { return version_; }
  std::vector<message::Clock> shown(const ServedTable& table, std::uint64_t now) const;

  // How often in a row the clock has decided for that seat.
  std::uint32_t missed(Seat seat) { return ++faces_[index(seat)].missed; }
  void met(Seat seat) { faces_[index(seat)].missed = 0; }

 private:
  struct Face {
    bool asked = false;
    bool runs = false;
    std::uint32_t turn = 0;
    std::uint64_t before = 0;  // spent until `since`
    std::uint64_t since = 0;
    std::uint64_t starts = 0;  // when what happened has been shown; not what a device has shown
    std::uint32_t missed = 0;
  };
  std::uint64_t left(const ServedTable& table, Seat seat, std::uint64_t now) const;
  // Until it starts.
  std::uint64_t wait(Seat seat, std::uint64_t now) const;
  // The length of the scenes that we have not heard of yet. What was before we came was shown long ago.
  std::uint64_t fresh_scenes(const ServedTable& table);

  std::array<Face, max_seats> faces_{};
  std::optional<std::uint64_t> scenes_;
  std::uint32_t version_ = 1;
};

}  // namespace backlot
