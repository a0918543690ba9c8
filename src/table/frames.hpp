// What happened at a table since everybody was last shown it, event by event: for each seat, as patches of the frame
// before (docs/protocol.md, frames). Events between which nothing changes share a frame. Beside the events of great
// moments stands what a screen needs to show them (contract/telling.hpp). Nothing is kept longer than until it was
// shown.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "contract/outlook.hpp"
#include "json/changes.hpp"
#include "table/shown_parts.hpp"
#include "table/table.hpp"
#include "table/tellings.hpp"

namespace backlot {

template <class G>
struct OutlookIn {
  using Type = std::monostate;
};
template <class G>
  requires HasOutlook<G>
struct OutlookIn<G> {
  using Type = OutlookOf<G>;
};

template <class G>
struct TellingIn {
  using Type = shown::Nothing;
};
template <class G>
  requires HasTellings<G>
struct TellingIn<G> {
  using Type = TellingOf<G>;
};

// What there is to tell of an event to a seat that sees so much and has heard what was said.
template <Game G>
std::optional<TellingOf<G>> told_of(const typename G::Content& content, const typename G::View& view,
                                    const typename G::Event& event, std::span<const ClaimMade<G>> said) {
  if constexpr (requires { telling(content, view, event, said); }) {
    return telling(content, view, event, said);
  } else {
    return telling(content, view, event);
  }
}

template <Game G>
class FramesOf {
 public:
  using Content = typename G::Content;
  using Event = typename G::Event;
  using State = typename G::State;

  FramesOf(const Content& content, const State& shown, std::vector<ClaimMade<G>> said)
      : content_(content), shown_(shown), said_(std::move(said)) {}

  void heard(const ClaimMade<G>& said) { said_.push_back(said); }
  // An event of the action that is being applied.
  void happened(const Event& event, const State& state) {
    if (entries_.empty() || entries_.back().done) entries_.push_back({{}, {}, said_.size()});
    std::vector<Moment>& moments = entries_.back().moments;
    if (moments.empty() || !(moments.back().state == state)) moments.push_back({state, {}});
    moments.back().events.push_back(event);
  }
  // The action is done.
  void done(const State& state) {
    if (entries_.empty() || entries_.back().done) entries_.push_back({{}, {}, said_.size()});
    entries_.back().done = state;
  }
  // Everybody has seen it.
  void were_shown() {
    if (!entries_.empty()) shown_ = *entries_.back().done;
    entries_.clear();
  }

  // All frames of a seat: [{"events": how many of its stream, "tellings": [{"event": which of them, from 0,
  // "telling": ...}, ...], "changes": [...]}, ...]; no tellings where there are none.
  void append(std::string& out, Seat seat) const {
    Screen screen(content_, shown_, seat);
    out += '[';
    for (const Entry& entry : entries_) append_entry(out, entry, seat, screen);
    out += ']';
  }
  // All at once: [...].
  void append_changes(std::string& out, Seat seat) const {
    Screen screen(content_, shown_, seat);
    out += '[';
    if (!entries_.empty()) screen.go_to(out, *entries_.back().done, At::rest);
    out += ']';
  }

 private:
  struct Moment {
    State state;
    std::vector<Event> events;
  };
  struct Entry {
    std::vector<Moment> moments;
    std::optional<State> done;
    std::size_t said = 0;  // so many claims were made before it
  };
  // In the middle of an action nobody is waited for.
  enum class At : std::uint8_t { event, rest };

  // What a seat has on its screen.
  class Screen {
   public:
    Screen(const Content& content, const State& state, Seat seat)
        : content_(content), seat_(seat), view_(seen_by(content, state, seat)), waiting_(waiting_on(content, state)) {
      if constexpr (HasOutlook<G>) outlook_ = outlook(content, view_);
    }

    // Appends the operations that lead there.
    void go_to(std::string& out, const State& state, At at) {
      json::Changes changes(out, content_);
      const auto view = seen_by(content_, state, seat_);
      changes.compare("view", view_, view);
      view_ = view;
      const SeatSet waiting = at == At::rest ? waiting_on(content_, state) : SeatSet{};
      changes.compare("waiting", waiting_, waiting);
      waiting_ = waiting;
      if constexpr (HasOutlook<G>) {
        const auto now = at == At::rest ? outlook(content_, view_) : outlook_at_event<G>(content_, view_);
        changes.compare("outlook", outlook_, now);
        outlook_ = now;
      }
    }

   private:
    const Content& content_;
    Seat seat_;
    typename G::View view_;
    SeatSet waiting_;
    typename OutlookIn<G>::Type outlook_;
  };

  // What a seat sees of a moment: so many events, and what there is to tell of them.
  using Tellings = std::vector<shown::ToldOf<typename TellingIn<G>::Type>>;
  struct Seen {
    std::uint32_t events = 0;
    Tellings tellings;
  };
  Seen seen_in(const Moment& moment, std::size_t said, Seat seat) const {
    Seen seen;
    for (const Event& event : moment.events) {
      const auto mine = seen_by(content_, event, seat);
      if (!mine) continue;
      append_telling(seen, moment, said, *mine, seat);
      ++seen.events;
    }
    return seen;
  }

  // From what the seat sees: its View at that event, and the event as it sees it; and so many claims.
  void append_telling(Seen& seen, const Moment& moment, std::size_t said, const Event& mine, Seat seat) const {
    if constexpr (HasTellings<G>) {
      if (!tells(mine.kind)) return;
      const auto told = told_of<G>(content_, seen_by(content_, moment.state, seat), mine, std::span(said_).first(said));
      if (told) seen.tellings.push_back({seen.events, *told});
    }
  }

  void append_frame(std::string& out, Seen seen, Screen& screen, const State& state, At at) const {
    std::string changes = "[";
    screen.go_to(changes, state, at);
    if (seen.events == 0 && changes.size() == 1) return;
    if (out.back() != '[') out += ',';
    shown::FrameOf<Tellings, json::Raw> frame{.events = seen.events, .changes = json::Raw::written(changes + "]")};
    if (!seen.tellings.empty()) frame.tellings = std::move(seen.tellings);
    json::append(out, content_, frame);
  }

  // The last frame of an entry is the table at rest.
  void append_entry(std::string& out, const Entry& entry, Seat seat, Screen& screen) const {
    Seen before;
    const Moment* shown = nullptr;
    for (const Moment& moment : entry.moments) {
      Seen seen = seen_in(moment, entry.said, seat);
      if (seen.events == 0) continue;
      if (shown != nullptr) append_frame(out, std::move(before), screen, shown->state, At::event);
      shown = &moment;
      before = std::move(seen);
    }
    append_frame(out, std::move(before), screen, *entry.done, At::rest);
  }

  const Content& content_;
  State shown_;
  std::vector<Entry> entries_;
  std::vector<ClaimMade<G>> said_;
};

}  // namespace backlot
