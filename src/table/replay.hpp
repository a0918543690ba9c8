// A game on record, step by step, whatever its kind: as somebody saw it, or with everything shown. Step n is the table
// after n moves. All texts are JSON; what a seat sees is made from its View, as it was when the game was played.
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "contract/outlook.hpp"
#include "contract/titled.hpp"
#include "games/registry.hpp"
#include "table/frames.hpp"
#include "table/rerun.hpp"
#include "table/seat_json.hpp"
#include "table/spoken.hpp"

namespace backlot {

// Whose eyes: a seat's, or `nobody`'s who only watches; nothing at all: everything is shown.
using Eyes = std::optional<Seat>;

class Replay {
 public:
  Replay() = default;
  Replay(const Replay&) = delete;
  Replay& operator=(const Replay&) = delete;
  virtual ~Replay() = default;

  virtual std::string_view game() const = 0;
  virtual std::size_t players() const = 0;
  virtual std::size_t steps() const = 0;  // the number of the last one

  // {"game", "options", "seats": who sat there, "steps", "finished", "content": the hash of its pack, "rounds": the
  // step each begins with,
  //  "talk": everything said, claims with what was true of them, "outcome"}
  virtual std::string about() const = 0;
  // {"step", "round", "waiting", "outlook", "view"}; with everything shown the view is the State, and its seat
  // nobody's.
  virtual std::string step(std::size_t step, Eyes eyes) const = 0;
  // What leads from the step before to this one, event by event, as an update with frames has it (docs/protocol.md).
  // There is nothing before the first step.
  virtual std::string frames(std::size_t step, Seat seat) const = 0;
  // For each step of which there is something to tell: {"step", "round", "items": what the seat's stream brought},
  // and {"seat", "choice": action and text} for whoever made that decision, or may see all.
  virtual std::string log(Eyes eyes) const = 0;
};

// Which round it is, from 1: a game calls it a round, a week or a turn.
template <class State>
constexpr std::size_t round_of(const State& state) {
  if constexpr (requires { state.round; }) {
    return state.round + std::size_t{1};
  } else if constexpr (requires { state.week; }) {
    return state.week + std::size_t{1};
  } else {
    return state.turn + std::size_t{1};
  }
}

template <Game G>
class ReplayOf final : public Replay {
 public:
  explicit ReplayOf(Record<G> record) : record_(std::move(record)) {
    Rerun<G> rerun(record_);
    for (std::size_t i = 0; i <= record_.moves.size(); ++i) {
      states_.push_back(rerun.to(i));
      // The end belongs to the round before it.
      rounds_.push_back(i > 0 && over_at(i) ? rounds_.back() : round_of(states_.back()));
    }
  }

  const Record<G>& record() const { return record_; }
  const typename G::State& state(std::size_t step) const { return states_[step]; }
  std::size_t round(std::size_t step) const { return rounds_[step]; }
  bool over() const { return over_at(steps()); }
  // What is true of a claim, with a name where it says "Seat 3".
  std::string by_name(std::string fact) const {
    for (std::size_t i = 0; i < players(); ++i) {
      const std::string seat = "Seat " + std::to_string(i + 1) + " ";
      const std::size_t at = fact.find(seat);
      if (at == std::string::npos) continue;
      return fact.replace(at, seat.size() - 1, namer_of_seats()(seat_at(i)).view());
    }
    return fact;
  }

  std::string_view game() const override { return G::id; }
  std::size_t players() const override { return record_.header.options.players; }
  std::size_t steps() const override { return record_.moves.size(); }

  std::string about() const override {
    std::string out = "{\"game\":\"" + std::string(G::id) + "\",\"options\":" + write(record_.header.options);
    out += ",\"seats\":" + write(record_.header.seats) + ",\"steps\":" + std::to_string(steps());
    out += over() ? ",\"finished\":true" : ",\"finished\":false";
    out += ",\"content\":" + write(record_.header.content.hash);
    std::vector<std::size_t> begin;
    for (std::size_t i = 0; i <= steps(); ++i) {
      if (i == 0 || rounds_[i] != rounds_[i - 1]) begin.push_back(i);
    }
    out += ",\"rounds\":" + write(begin) + ",\"talk\":" + talk_json() + ",\"outcome\":";
    return out + (over() ? write(outcome(content(), states_.back())) : "null") + "}";
  }

  std::string step(std::size_t step, Eyes eyes) const override {
    const typename G::State& state = states_[step];
    std::string out = "{\"step\":" + std::to_string(step) + ",\"round\":" + std::to_string(rounds_[step]);
    out += ",\"waiting\":" + write(waiting_on(content(), state)) + ",\"outlook\":";
    if (eyes) {
      const typename G::View view = seen_by(content(), state, *eyes);
      return out + outlook_of(view) + ",\"view\":" + write(view) + "}";
    }
    return out + outlook_of(state) + ",\"view\":" + "{\"seat\":null," + write(state).substr(1) + "}";
  }

  std::string frames(std::size_t step, Seat seat) const override {
    if (step == 0) return "[]";
    const Move<G>& move = record_.moves[step - 1];
    typename G::State state = states_[step - 1];
    std::vector<ClaimMade<G>> said = claims_in<G>(record_.talk);
    std::erase_if(said, [&](const ClaimMade<G>& each) { return each.after >= step; });
    FramesOf<G> frames(content(), state, std::move(said));
    EventsTo sink{[&](const typename G::Event& event) { frames.happened(event, state); }};
    Tape drawn(move.draws);
    apply(content(), state, move.seat, move.action, drawn, sink);
    frames.done(state);
    std::string out;
    frames.append(out, seat);
    return out;
  }

  std::string log(Eyes eyes) const override {
    std::string out = "[";
    auto said = record_.talk.begin();
    for (std::size_t i = 0; i <= steps(); ++i) {
      std::string items;
      const auto add = [&](const std::string& item) { items += (items.empty() ? "" : ",") + item; };
      std::string decided;
      if (i > 0) {
        const Move<G>& move = record_.moves[i - 1];
        for (const typename G::Event& event : move.events) {
          const std::optional<typename G::Event> seen = eyes ? seen_by(content(), event, *eyes) : event;
          if (seen) add(event_item(content(), *seen, namer_of_seats()));
        }
        if (!eyes || *eyes == move.seat) {
          const Text text = describe(content(), move.action);
          decided = ",\"seat\":" + write(move.seat) +
                    ",\"choice\":" + write(shown::ChoiceOf<typename G::Action>{move.action, text});
        }
      }
      for (; said != record_.talk.end() && said->after == i; ++said) {
        const std::string claim = said->claim ? write(*said->claim) : std::string();
        add(said_item(said->seat, name_of_seat(said->seat), said->text, claim));
      }
      if (items.empty() && decided.empty()) continue;
      if (out.size() > 1) out += ",";
      out += "{\"step\":" + std::to_string(i) + ",\"round\":" + std::to_string(rounds_[i]);
      out += decided;
      out += ",\"items\":[";
      out += items;
      out += "]}";
    }
    return out + "]";
  }

 private:
  const typename G::Content& content() const { return record_.content; }
  bool over_at(std::size_t step) const { return is_over(content(), states_[step]); }
  std::string_view name_of_seat(Seat seat) const { return record_.header.seats[index(seat)].name; }
  auto namer_of_seats() const {
    return [this](Seat who) { return Text(name_of_seat(who).substr(0, 40)); };
  }
  template <class T>
  std::string write(const T& x) const {
    return json::write(content(), x);
  }

  template <class Seen>
  std::string outlook_of(const Seen& seen) const {
    if constexpr (HasOutlook<G>) return write(outlook(content(), seen));
    return "null";
  }

  // Every claim and every title as data too; the truth with names for seats, which it calls "Seat 3".
  std::string talk_json() const {
    std::string out;
    const std::vector<Spoken> lines = spoken(record_);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      Spoken line = lines[i];
      if (line.fact) line.fact = by_name(std::move(*line.fact));
      const auto& claim = record_.talk[i].claim;
      out += i == 0 ? "{" : ",{";
      if (claim) out += "\"claim\":" + write(*claim) + ",";
      if (const auto& titled = record_.talk[i].titled) {
        out += "\"titled\":" + write(*titled) + ",";
        if constexpr (HasTitles<G>) {
          if (const auto made = made_as<G>(content(), record_.moves, titled->number)) {
            out += "\"made\":";
            json::append_text(out, *made);
            out += ",";
          }
        }
      }
      out += write(line).substr(1);
    }
    return "[" + out + "]";
  }
  Record<G> record_;
  std::vector<typename G::State> states_;  // by step
  std::vector<std::size_t> rounds_;
};

// Checks the record first: a Fault is what verify_text says.
std::variant<std::unique_ptr<Replay>, Fault> open_replay(std::string_view text);

}  // namespace backlot
