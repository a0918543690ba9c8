// One game of any kind being played, for those who do not know which: the server and WebAssembly.
// All texts are JSON, for people and stores; everything a seat gets is made from its View.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "contract/titled.hpp"
#include "core/milliseconds.hpp"
#include "core/outcome.hpp"
#include "core/seat.hpp"
#include "core/sha256.hpp"
#include "json/node.hpp"
#include "table/no.hpp"
#include "table/packed.hpp"
#include "table/refused.hpp"

namespace backlot {

using SeatNames = std::vector<std::string>;

struct Claimed {
  std::string json;
  std::string text;
};

class Play {
 public:
  Play() = default;
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;
  virtual ~Play() = default;

  virtual std::string_view game() const = 0;
  virtual std::size_t players() const = 0;
  virtual std::size_t moves() const = 0;
  virtual bool over() const = 0;
  virtual SeatSet waiting() const = 0;
  virtual SeatSet interrupting() const = 0;

  // Refused, and nothing happens; or the action is applied and becomes the last move.
  virtual std::optional<Refused> act(Seat seat, const json::Node& action) = 0;
  virtual std::optional<Refused> act(Seat seat, PackedAction action) = 0;

  // Whether these actions of the seat are possible one after the other; what is refused says which. Only the last may
  // show something new, so that nobody tries what follows without doing it.
  virtual std::optional<Refused> check_together(Seat seat, const std::vector<json::Node>& actions) const = 0;

  // What the action would do for sure, by the seat's View alone, as a list of items of its stream; or why it is not
  // possible. It is made later, on any thread: worlds have to be imagined.
  using Preview = std::function<std::string()>;
  virtual std::variant<Preview, Refused> preview(Seat seat, const json::Node& action, const SeatNames& names,
                                                 std::uint64_t seed) const = 0;

  // The mildest choice of a seat that is asked: what is done for who lets the time run out.
  virtual PackedAction mildest(Seat seat) const = 0;

  // Takes the seat's last move back; false, and nothing happens, where Table::undo says so.
  virtual bool can_undo(Seat seat) const = 0;
  virtual bool undo(Seat seat) = 0;

  // A move as the log has it, made again, and whose it is; nobody's when it is none, is refused, or goes another way
  // now.
  virtual Seat act_again(const json::Node& stored) = 0;
  // The last move: the action with its draws and events in full, for the log.
  virtual std::string last_move() const = 0;
  // Its events as each seat sees them, and in the last list as those do who watch: {"event": ..., "text": ...} each.
  virtual std::vector<std::vector<std::string>> last_events(const SeatNames& names) const = 0;

  // How long screens take to show what everybody saw of it (contract/telling.hpp).
  virtual Milliseconds last_scenes() const = 0;

  // Frames (table/frames.hpp): from now on what happens is kept, event by event, until it was shown; or it is not.
  virtual void keep_frames(bool keep) = 0;
  // Whether all that happened since it was last shown is there: not after a decision was taken back.
  virtual bool has_frames() const = 0;
  virtual void append_frames(std::string& out, Seat seat) const = 0;
  virtual void append_changes(std::string& out, Seat seat) const = 0;
  virtual void frames_were_shown() = 0;

  virtual void append_view(std::string& out, Seat seat) const = 0;
  // What the seat would add up in its head, from its View; "null" when the game has no such sums.
  virtual void append_outlook(std::string& out, Seat seat) const = 0;
  // What the seat is asked, or may do unasked: question, clause, and every choice with its words; "null" when nothing.
  virtual void append_decision(std::string& out, Seat seat) const = 0;
  std::string decision(Seat seat) const {
    std::string out;
    append_decision(out, seat);
    return out;
  }
  // Every ready-made claim of the seat: {"claim": ..., "text": ...} each.
  virtual std::string claims_json(Seat seat, const SeatNames& names) const = 0;
  // One of them; refused when the seat cannot make it.
  virtual std::variant<Claimed, Refused> claimed(Seat seat, const json::Node& claim, const SeatNames& names) const = 0;
  virtual std::variant<Claimed, Refused> claimed(Seat seat, PackedClaim claim, const SeatNames& names) const = 0;

  // A claim that was made, for those who listen: the bots.
  virtual void heard(Seat seat, const json::Node& claim) = 0;

  // What is being made and may be given a title now, in games that know such things, and titles that would suit it.
  virtual std::optional<BeingMade> being_made() const = 0;
  virtual bool knows_titles() const = 0;
  virtual std::vector<std::string> titles() const = 0;
  // What stands on the table for the one of that number; nothing while it is not made, and when it failed.
  virtual std::optional<std::string> made_as(std::uint32_t number) const = 0;

  // Winners and scores line by line; nothing before the end.
  virtual std::optional<Outcome> ending() const = 0;
  // The same as it is sent; "null" before the end.
  virtual std::string outcome_json() const = 0;
};

// What is known of a game before it is set up.
struct GameFacts {
  std::string options_json;
  std::string content_hash;
  std::size_t players = 0;
};
// Refused when there is no such game or its options make no sense.
std::variant<GameFacts, Refused> facts_of(std::string_view game, const json::Node& options);
// The same with the content of that hash (known_content); refused also when it is not known.
std::variant<GameFacts, Refused> facts_of(std::string_view game, const json::Node& options, std::string_view content);

// A new game of that id with that content; refused likewise.
std::variant<std::unique_ptr<Play>, Refused> make_play(std::string_view game, const json::Node& options,
                                                       std::string_view content, const Digest& seed);

}  // namespace backlot
