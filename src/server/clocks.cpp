#include "server/clocks.hpp"

#include <algorithm>

#include "json/object.hpp"

namespace backlot {
namespace {

bool has_clock(const ServedTable& table, std::size_t chair) {
  return table.clock().kind != ClockSetting::Kind::none &&
         table.chairs()[chair].kind == ServedTable::Chair::Kind::person;
}

}  // namespace

void Clocks::follow(const ServedTable& table, Company company, std::uint64_t now) {
  const bool playing = table.phase() == ServedTable::Phase::playing;
  const SeatSet waiting = playing ? table.play()->waiting() : SeatSet();
  const bool passes = company == Company::somebody && !table.paused();
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    if (!has_clock(table, i)) continue;
    Face& face = faces_[i];
    const bool asked = waiting.has(seat_at(i));
    const bool runs = asked && passes && !table.chairs()[i].held;
    const std::uint32_t turn = table.dealt() && table.play() != nullptr ? table.turn(seat_at(i)) : 0;
    const bool anew = turn != face.turn || (asked && !face.asked);
    if (anew || runs != face.runs) ++version_;
    face.before = anew ? 0 : spent(seat_at(i), now);
    face.since = now;
    face.asked = asked;
    face.runs = runs;
    face.turn = turn;
  }
}

std::uint64_t Clocks::spent(Seat seat, std::uint64_t now) const {
  const Face& face = faces_[index(seat)];
  return face.before + (face.runs ? now - std::min(now, face.since) : 0);
}

std::uint64_t Clocks::left(const ServedTable& table, Seat seat, std::uint64_t now) const {
  const std::uint64_t all = table.allowance(seat);
  return all - std::min(all, spent(seat, now));
}

SeatSet Clocks::run_out(const ServedTable& table, std::uint64_t now) const {
  SeatSet out;
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    if (faces_[i].runs && left(table, seat_at(i), now) == 0) out = out.with(seat_at(i));
  }
  return out;
}

std::optional<std::uint64_t> Clocks::next(const ServedTable& table, std::uint64_t now) const {
  std::optional<std::uint64_t> first;
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    if (!faces_[i].runs) continue;
    const std::uint64_t its = left(table, seat_at(i), now);
    first = std::min(first.value_or(its), its);
  }
  return first;
}

std::string Clocks::json(const ServedTable& table, std::uint64_t now) const {
  std::string out;
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    if (!has_clock(table, i)) continue;
    json::Object clock;
    clock.number("seat", i + 1).number("milliseconds", left(table, seat_at(i), now)).flag("running", faces_[i].runs);
    out += (out.empty() ? "" : ",") + clock.done();
  }
  return "[" + out + "]";
}

}  // namespace backlot
