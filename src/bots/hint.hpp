// The best few things a seat could do, with its chances and a sentence why; from what that seat has seen and
// heard alone.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "bots/reason/all.hpp"
#include "bots/stream.hpp"
#include "contract/reason.hpp"

namespace backlot::bots {

template <Game G>
struct Hint {
  typename G::Action action{};
  std::string text;
  double wins = 0;  // 0 to 1
  std::uint32_t games = 0;
  bool usual = false;  // it is also what looks best at first sight
  std::string why;
  std::optional<ReasonOf<G>> reason;  // the same as a player would say it (bots/reason/)

  friend void fields(Is<Hint> auto& x, const auto& visit) {
    visit("action", x.action);
    visit("text", x.text);
    visit("wins", x.wins);
    visit("games", x.games);
    visit("usual", x.usual);
    visit("why", x.why);
    visit("reason", x.reason);
  }
};

// At most `best` of them, the best first; `seen` is the seat's stream_to_remember. In bots.cpp.
template <Game G>
std::vector<Hint<G>> hints(const typename G::Content& content, const Stream<G>& seen, std::uint64_t seed,
                           const Budget& budget, std::size_t best);

}  // namespace backlot::bots
