// The native side of the comparison with WebAssembly. Records come from standard input, each as "LENGTH\n" and that
// many bytes, and each is answered with one JSON line: without arguments what verify says, with --replay all that a
// replay shows, with --network how the bot `net` scores what could be done, and the chances that its network tells.
// With --games it prints what games() of all modules gives together.
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "bots/beliefs_of.hpp"
#include "bots/network/scored.hpp"
#include "bots/replayed_chances.hpp"
#include "table/about.hpp"
#include "table/replay.hpp"
#include "table/verify.hpp"

namespace {

using namespace backlot;

// Every log and belief, and `some` of the steps through all eyes: everything, who watches, each seat.
std::string replay_json(const std::string& text, std::size_t some) {
  auto opened = open_replay(text);
  if (auto* fault = std::get_if<Fault>(&opened)) return to_json(std::move(*fault));
  const Replay& replay = *std::get<0>(opened);
  std::vector<Eyes> eyes{{}, nobody};
  std::string beliefs;
  for (const Seat seat : SeatSet::first(replay.players())) {
    eyes.emplace_back(seat);
    beliefs += (beliefs.empty() ? "" : ",") + bots::belief_json(replay, seat);
  }
  std::string logs;
  for (const Eyes whose : eyes) logs += (logs.empty() ? "" : ",") + replay.log(whose);
  std::string steps;
  for (std::size_t i = 0; i <= some; ++i) {
    for (const Eyes whose : eyes) {
      steps += (steps.empty() ? "" : ",") + replay.step(i * replay.steps() / some, whose);
    }
  }
  return "{\"about\":" + replay.about() + ",\"logs\":[" + logs + "],\"steps\":[" + steps + "],\"beliefs\":[" + beliefs +
         "]}";
}

std::string scored(const std::string& text) {
  auto opened = open_replay(text);
  if (auto* fault = std::get_if<Fault>(&opened)) return to_json(std::move(*fault));
  const Replay& replay = *std::get<0>(opened);
  std::string chances = bots::chances_json(replay, Eyes());
  for (const Seat seat : SeatSet::first(replay.players())) chances += "," + bots::chances_json(replay, seat);
  return "{\"scored\":" + bots::scored_json(replay) + ",\"chances\":[" + chances + "]}";
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view asked = argc == 2 ? argv[1] : "";
  if (asked == "--games") {
    std::cout << backlot::games_to_json() << '\n';
    return 0;
  }
  std::size_t size = 0;
  while (std::cin >> size) {
    std::cin.get();
    std::string text(size, '\0');
    std::cin.read(text.data(), static_cast<std::streamsize>(size));
    std::cout << (asked == "--replay"    ? replay_json(text, 8)
                  : asked == "--network" ? scored(text)
                                         : backlot::to_json(backlot::verify_text(text)))
              << '\n';
  }
  return 0;
}
