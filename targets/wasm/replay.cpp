// A record, step by step. Eyes are a seat from 1, 0 for those who watch, and -1 for everything.
#include "table/replay.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "bots/beliefs_of.hpp"
#include "bots/closing.hpp"
#include "bots/network/scored.hpp"
#include "bots/replayed_chances.hpp"
#include "exchange.hpp"
#include "table/verify.hpp"

namespace backlot::wasm {
namespace {

std::unique_ptr<Replay> replay;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

bool has_seat(int seat) { return seat >= 1 && static_cast<std::size_t>(seat) <= replay->players(); }

// f(eyes); null when nothing is open or there is no such seat.
template <class F>
const char* with_eyes(int eyes, const F& f) {
  if (!replay || (eyes > 0 && !has_seat(eyes)) || eyes < -1) return give("null");
  if (eyes == -1) return give(f(Eyes()));
  return give(f(Eyes(eyes == 0 ? nobody : seat_at(static_cast<std::size_t>(eyes) - 1))));
}

}  // namespace

// A record in; what Replay::about says out, or what verify says is wrong with it.
BACKLOT_EXPORT(replay_open) const char* backlot_replay_open(const char* text, std::size_t bytes) {
  auto opened = open_replay({text, bytes});
  if (auto* fault = std::get_if<Fault>(&opened)) return give(to_json(std::move(*fault)));
  replay = std::move(std::get<0>(opened));
  return give("{\"ok\":true," + replay->about().substr(1));
}

BACKLOT_EXPORT(replay_step) const char* backlot_replay_step(std::size_t step, int eyes) {
  return with_eyes(eyes, [&](Eyes whose) { return step > replay->steps() ? "null" : replay->step(step, whose); });
}

// From the step before to this one; null where everything is shown, which no seat ever saw.
BACKLOT_EXPORT(replay_frames) const char* backlot_replay_frames(std::size_t step, int eyes) {
  return with_eyes(eyes, [&](Eyes whose) {
    return step > replay->steps() || !whose ? std::string("null") : replay->frames(step, *whose);
  });
}

BACKLOT_EXPORT(replay_log) const char* backlot_replay_log(int eyes) {
  return with_eyes(eyes, [](Eyes whose) { return replay->log(whose); });
}

// What a seat would have believed of the others; null in games without hidden roles.
BACKLOT_EXPORT(replay_belief) const char* backlot_replay_belief(int seat) {
  if (!replay || !has_seat(seat)) return give("null");
  return give(bots::belief_json(*replay, seat_at(static_cast<std::size_t>(seat) - 1)));
}

// How likely each seat was to win, step by step; null without a network that tells it, and for those who only watch.
BACKLOT_EXPORT(replay_chances) const char* backlot_replay_chances(int eyes) {
  return with_eyes(eyes, [](Eyes whose) { return bots::chances_json(*replay, whose); });
}

// What people speak of after the game; null when nothing is open.
BACKLOT_EXPORT(replay_closing) const char* backlot_replay_closing() {
  return give(replay ? bots::closing_json(*replay) : std::string("null"));
}

// How the bot `net` scores what could be done at each step; null when nothing is open.
BACKLOT_EXPORT(replay_scored) const char* backlot_replay_scored() {
  return give(replay ? bots::scored_json(*replay) : std::string("null"));
}

}  // namespace backlot::wasm
