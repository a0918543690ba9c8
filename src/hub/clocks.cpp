#include "hub/clocks.hpp"

#include <algorithm>

namespace backlot {
namespace {

bool has_clock(const ServedTable& table, std::size_t chair) {
  return table.clock().kind != ClockSetting::Kind::none &&
         table.chairs()[chair].kind == ServedTable::Chair::Kind::person;
}

}  // namespace

void Clocks::follow(const ServedTable& table, PeopleHere people, std::uint64_t now) {
  const bool playing = table.phase() == ServedTable::Phase::playing;
  const SeatSet waiting = playing ? table.play()->waiting() : SeatSet();
  const bool passes = people == PeopleHere::somebody && !table.paused();
  const std::uint64_t fresh = fresh_scenes(table);
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    if (!has_clock(table, i)) continue;
    Face& face = faces_[i];
    const bool asked = waiting.has(seat_at(i));
    const bool runs = asked && passes && !table.chairs()[i].held;
    const std::uint32_t turn = table.dealt() && table.play() != nullptr ? table.turn(seat_at(i)) : 0;
    const bool answered = turn != face.turn;
    const bool anew = answered || (asked && !face.asked);
    if (anew || runs != face.runs || (runs && fresh > 0)) ++version_;
    face.before = anew ? 0 : spent(seat_at(i), now);
    face.since = now;
    if (answered) face.starts = now;  // they have seen what they wanted to see
    if (fresh > 0) face.starts = std::max(face.starts, now) + fresh;
    face.asked = asked;
    face.runs = runs;
    face.turn = turn;
  }
}

std::uint64_t Clocks::fresh_scenes(const ServedTable& table) {
  const std::uint64_t before = scenes_.value_or(table.scenes());
  scenes_ = table.scenes();
  return *scenes_ - std::min(*scenes_, before);
}

std::uint64_t Clocks::spent(Seat seat, std::uint64_t now) const {
  const Face& face = faces_[index(seat)];
  return face.before + (face.runs ? now - std::min(now, std::max(face.since, face.starts)) : 0);
}

std::uint64_t Clocks::wait(Seat seat, std::uint64_t now) const {
  const Face& face = faces_[index(seat)];
  return face.runs ? face.starts - std::min(face.starts, now) : 0;
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
    const std::uint64_t its = wait(seat_at(i), now) + left(table, seat_at(i), now);
    first = std::min(first.value_or(its), its);
  }
  return first;
}

std::vector<message::Clock> Clocks::shown(const ServedTable& table, std::uint64_t now) const {
  constexpr std::uint64_t most = 0xFFFFFFFF;  // seven weeks
  std::vector<message::Clock> clocks;
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    if (!has_clock(table, i)) continue;
    const std::uint64_t its = std::min(left(table, seat_at(i), now), most);
    const std::uint64_t starts_in = std::min(wait(seat_at(i), now), most);
    clocks.push_back(
        {seat_at(i), static_cast<std::uint32_t>(its), faces_[i].runs, static_cast<std::uint32_t>(starts_in)});
  }
  return clocks;
}

}  // namespace backlot
