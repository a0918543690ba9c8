// No leak, nothing forgotten, points 1, 2 and 4. A world w that seat p imagines from what it sees of
// s is, for p, the same as s.
#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "contract/kit/leaves.hpp"
#include "contract/kit/play.hpp"

namespace backlot::kit {

// All that is offered to a seat at x, as numbers.
template <Game G, class Position>
Leaves offered(const typename G::Content& content, const Position& x, Seat seat,
               const std::vector<std::size_t>& asked) {
  Leaves leaves{waiting_on(content, x).bits(), may_interrupt(content, x).bits(), is_over(content, x) ? 1U : 0U};
  ActionsOf<G> actions;
  legal_actions(content, x, seat, actions);
  leaves.push_back(actions.size());
  const auto ask = [&](const typename G::Action& action) {
    const auto refusal = check(content, x, seat, action);
    leaves.push_back(refusal ? static_cast<std::uint64_t>(*refusal) + 1 : 0);
  };
  for (const auto& action : actions) {
    leaves.push_back(pack(action));
    ask(action);
  }
  for (const std::size_t packed : asked) ask(G::unpack(packed));
  return leaves;
}

// Point 1, for one world. What differs, or nothing.
template <Game G>
std::optional<std::string> looks_different(const typename G::Content& content, const typename G::State& state,
                                           const typename G::View& view, const typename G::State& world,
                                           const std::vector<std::size_t>& asked) {
  const Seat seat = view.seat();
  if (leaves_of(seen_by(content, world, seat)) != leaves_of(view)) return "the view of the imagined world differs";
  const Leaves seen = offered<G>(content, view, seat, asked);
  if (offered<G>(content, state, seat, asked) != seen) return "what is offered on the State and on the View differs";
  if (offered<G>(content, world, seat, asked) != seen) return "what is offered in the imagined world differs";
  if (!(tally(content, world) == tally(content, state))) return "the tally of the imagined world differs";
  return std::nullopt;
}

inline std::vector<std::size_t> sample_of_actions(std::size_t space, std::size_t count, FastChance& dice) {
  std::vector<std::size_t> sample(count);
  for (std::size_t& each : sample) each = roll(dice, space);
  return sample;
}

template <Game G>
Report imagined_worlds_look_alike(const Setting<G>& setting) {
  constexpr std::size_t worlds = 3;
  Report report;
  for_some_positions(setting, 2, [&](const typename G::State& state, FastChance& dice) {
    const auto asked = sample_of_actions(G::action_space, 40, dice);
    FastChance chance(roll(dice, 1U << 30U));
    for (const Seat seat : observers(setting.options.players)) {
      const auto view = seen_by(setting.content, state, seat);
      for (std::size_t i = 0; i < worlds && !report.has_enough(); ++i) {
        const auto world = imagine(setting.content, view, chance);
        if (const auto what = looks_different<G>(setting.content, state, view, world, asked)) {
          report.fail("for " + name_of_seat(seat) + ": " + *what);
        }
        ++report.checked;
      }
    }
  });
  return report;
}

// What one seat has seen to follow from a position: for each sequence of events the View and the
// hash of its stream.
template <Game G>
class Consequences {
 public:
  Consequences(const typename G::Content& content, const typename G::View& view)
      : content_(content), seat_(view.seat()) {
    groups_[{}] = {leaves_of(view), 0};  // whoever sees no event sees no change
  }

  void apply_in(typename G::State world, Seat acting, const typename G::Action& action, FastChance& chance,
                Report& report) {
    std::vector<Leaves> seen;
    StreamHashes<typename G::Content> hashes(content_);
    EventsTo sink{[&](const typename G::Event& event) {
      hashes(event);
      if (const auto mine = seen_by(content_, event, seat_)) seen.push_back(leaves_of(*mine));
    }};
    apply(content_, world, acting, action, chance, sink);
    const Group now{leaves_of(seen_by(content_, world, seat_)), hashes.of(seat_)};
    const auto [at, first] = groups_.try_emplace(seen, now);
    const auto [same, alone] = by_hash_.try_emplace(now.hash, seen);
    ++report.checked;
    if (at->second.view != now.view) {
      report.fail("the same events lead to two different views for " + name_of_seat(seat_));
    }
    if (at->second.hash != now.hash || same->second != seen) {
      report.fail("the stream hash of " + name_of_seat(seat_) + " does not tell its events apart");
    }
  }

 private:
  struct Group {
    Leaves view;
    std::uint64_t hash = 0;
  };
  const typename G::Content& content_;
  Seat seat_;
  std::map<std::vector<Leaves>, Group> groups_;
  std::map<std::uint64_t, std::vector<Leaves>> by_hash_;
};

// Point 2. Whatever happens next in whatever world: the events a seat sees say what its View becomes.
template <Game G>
Report same_events_same_view(const Setting<G>& setting) {
  return judge_what_follows<G, Consequences<G>>(setting);
}

// Point 4: what a server would send.
template <Game G, class K>
std::string sent_to(const typename G::Content& content, const typename G::State& state, Seat seat) {
  std::string bytes = K::write(content, seen_by(content, state, seat));
  ActionsOf<G> actions;
  legal_actions(content, state, seat, actions);
  for (const auto& action : actions) bytes += K::write(content, action);
  return bytes;
}

// The events of some next move as a seat gets them: as numbers, and as bytes.
struct Heard {
  std::vector<Leaves> events;
  std::string bytes;
};
template <Game G, class K>
Heard heard_next(const typename G::Content& content, typename G::State state, Seat seat, FastChance& dice) {
  Heard heard;
  const auto choice = random_choice<G>(content, state, dice);
  if (!choice) return heard;
  EventsTo sink{[&](const typename G::Event& event) {
    const auto mine = seen_by(content, event, seat);
    if (!mine) return;
    heard.events.push_back(leaves_of(*mine));
    heard.bytes += K::write(content, *mine);
  }};
  apply(content, state, choice->seat, choice->action, dice, sink);
  return heard;
}

template <Game G, class K>
  requires Codec<K, G>
Report same_bytes_are_sent(const Setting<G>& setting) {
  constexpr std::size_t worlds = 3;
  Report report;
  for_some_positions(setting, 4, [&](const typename G::State& state, FastChance& dice) {
    FastChance chance(roll(dice, 1U << 30U));
    for (const Seat seat : observers(setting.options.players)) {
      const std::string sent = sent_to<G, K>(setting.content, state, seat);
      const auto view = seen_by(setting.content, state, seat);
      std::map<std::vector<Leaves>, std::string> heard;
      for (std::size_t i = 0; i < worlds && !report.has_enough(); ++i) {
        const typename G::State world = i == 0 ? state : imagine(setting.content, view, chance);
        if (sent_to<G, K>(setting.content, world, seat) != sent) {
          report.fail("other bytes would be sent to " + name_of_seat(seat) + " from a world it imagines");
        }
        const Heard next = heard_next<G, K>(setting.content, world, seat, chance);
        if (heard.try_emplace(next.events, next.bytes).first->second != next.bytes) {
          report.fail("the same events would be sent to " + name_of_seat(seat) + " as other bytes");
        }
        ++report.checked;
      }
    }
  });
  return report;
}

}  // namespace backlot::kit
