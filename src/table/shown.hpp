// What people are shown of a table: the lobby, with chairs and what was agreed on, and the game as one of them sees it.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "json/parts.hpp"
#include "table/clock.hpp"
#include "table/face.hpp"
#include "table/notes.hpp"
#include "table/rules_of_text.hpp"
#include "table/seat_number.hpp"

namespace backlot {

enum class Phase : std::uint8_t { lobby, opening, playing, over, closed };
constexpr std::array<std::string_view, 5> names_of(Phase /*phase*/) {
  return {"lobby", "opening", "playing", "over", "closed"};
}

}  // namespace backlot

namespace backlot::shown {

struct Chair {
  enum class Kind : std::uint8_t { empty, bot, person };
  static constexpr std::string_view defined = "chair";
  SeatNumber seat;
  std::string name;
  Kind kind = Kind::empty;
  // of a bot
  std::string bot;
  // of a person
  bool yours = false;
  bool host = false;
  json::Text<rule::DigestIfAny> commitment;
  std::optional<bool> held;         // true: a bot plays for that person, who may come back at any time
  std::optional<bool> muted;        // true: the host has taken their free words away
  std::optional<SeatNumber> wants;  // the seat of the person they would change seats with
  std::optional<Face> face;
  std::optional<bool> ready;     // true: to start
  std::optional<bool> looked;    // true: at what was dealt
  std::optional<bool> again;     // true: would play once more
  std::optional<bool> nameable;  // true: others may share a picture with their name
  std::optional<json::Text<rule::Digest>> contribution;

  friend void fields(Is<Chair> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("name", x.name);
    visit("kind", x.kind);
    if (x.kind == Kind::bot) visit("bot", x.bot);
    if (x.kind != Kind::person) return;
    visit("yours", x.yours);
    visit("host", x.host);
    visit("commitment", x.commitment);
    visit("held", x.held);
    visit("muted", x.muted);
    visit("wants", x.wants);
    visit("face", x.face);
    visit("ready", x.ready);
    visit("looked", x.looked);
    visit("again", x.again);
    visit("nameable", x.nameable);
    visit("contribution", x.contribution);
  }
};
constexpr std::array<std::string_view, 3> names_of(Chair::Kind /*kind*/) { return {"empty", "bot", "person"}; }

// Somebody's private note.
struct Note {
  static constexpr std::string_view defined = "note";
  SeatNumber seat;
  json::Text<rule::Note> text;
  json::Several<MarkedSeat, 0, max_seats> marks;

  friend void fields(Is<Note> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("text", x.text);
    visit("marks", x.marks);
  }
};

// A line of talk before the start.
struct LobbyTalk {
  static constexpr std::string_view defined = "lobby_talk";
  SeatNumber seat;   // then
  std::string name;  // of who said it
  json::Text<rule::Talk> text;

  friend void fields(Is<LobbyTalk> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("name", x.name);
    visit("text", x.text);
  }
};

// The title of something that was made, or is being made.
struct Title {
  static constexpr std::string_view defined = "title";
  SeatNumber seat;
  std::uint32_t number = 0;  // which one
  json::Text<rule::Title> title;
  json::Text<rule::Line> line;
  std::optional<std::string> made;  // what stands for it on the table, once it was made

  friend void fields(Is<Title> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("number", x.number);
    visit("title", x.title);
    visit("line", x.line);
    visit("made", x.made);
  }
};

// How fast what happens is shown where there is a television: on it and on all phones.
enum class Speed : std::uint8_t { calm, normal, brisk, instant };
constexpr std::array<std::string_view, 4> names_of(Speed /*speed*/) { return {"calm", "normal", "brisk", "instant"}; }

// Why a table does not go on.
enum class Closed : std::uint8_t { rules_changed };
constexpr std::array<std::string_view, 1> names_of(Closed /*why*/) { return {"rules_changed"}; }

struct Lobby {
  static constexpr std::string_view defined = "lobby";
  std::string game;
  json::RawOf<part::Options> options;
  Phase phase = Phase::lobby;
  bool host = false;   // whether that is who is shown this
  bool hints = false;  // whether those who sit here may ask for hints
  ClockSetting clock;
  std::optional<bool> paused;                       // true
  std::optional<json::Text<rule::Table>> rematch;   // the table where the same people play again
  json::Text<rule::Digest> commitment;              // of the server
  std::uint32_t voids = 0;                          // starts that were called off
  std::optional<json::RawOf<part::Claims>> claims;  // for who sits there
  std::optional<std::uint16_t> rules;               // the revision it was created under
  std::optional<json::Text<rule::Digest>> content;  // the hash of the components it was created with
  bool listed = false;
  bool password = false;                       // whether there is one
  std::optional<json::Text<rule::Code>> code;  // by which others find the table until the game starts
  std::vector<Note> notes;                     // one's own; after the end everybody's
  std::vector<LobbyTalk> talk;                 // before the start: the newest lines
  std::vector<Title> titles;
  std::optional<std::string> why;                       // it is closed, in words
  std::optional<Closed> closed;                         // the same
  std::optional<json::Text<rule::Digest>> server_seed;  // at the end
  std::vector<Chair> seats;

  friend void fields(Is<Lobby> auto& x, const auto& visit) {
    visit("game", x.game);
    visit("options", x.options);
    visit("phase", x.phase);
    visit("host", x.host);
    visit("hints", x.hints);
    visit("clock", x.clock);
    visit("paused", x.paused);
    visit("rematch", x.rematch);
    visit("commitment", x.commitment);
    visit("voids", x.voids);
    visit("claims", x.claims);
    visit("rules", x.rules);
    visit("content", x.content);
    visit("listed", x.listed);
    visit("password", x.password);
    visit("code", x.code);
    visit("notes", x.notes);
    visit("talk", x.talk);
    visit("titles", x.titles);
    visit("why", x.why);
    visit("closed", x.closed);
    visit("server_seed", x.server_seed);
    visit("seats", x.seats);
  }
};

// The game, as one seat sees it: view, outlook and waiting as they are now; or, for who asked for that, what leads
// there from what was shown last, event by event (frames) or at once (changes).
struct Update {
  static constexpr std::string_view defined = "update";
  std::uint32_t from = 0;    // how many items of the stream stand before these
  std::uint32_t number = 0;  // of the last one
  json::RawOf<part::Items> events;
  std::optional<json::RawOf<part::View>> view;
  std::optional<json::RawOf<part::Outlook>> outlook;
  std::optional<SeatSet> waiting;
  std::optional<json::RawOf<part::Frames>> frames;
  std::optional<json::RawOf<part::Changes>> changes;
  std::uint32_t decision_number = 0;
  json::RawOf<part::Decision> decision;
  bool undo = false;  // whether the last decision could be taken back, if the others agree
  json::RawOf<part::Outcome> outcome;

  friend void fields(Is<Update> auto& x, const auto& visit) {
    visit("from", x.from);
    visit("number", x.number);
    visit("events", x.events);
    visit("view", x.view);
    visit("outlook", x.outlook);
    visit("waiting", x.waiting);
    visit("frames", x.frames);
    visit("changes", x.changes);
    visit("decision_number", x.decision_number);
    visit("decision", x.decision);
    visit("undo", x.undo);
    visit("outcome", x.outcome);
  }
};

}  // namespace backlot::shown
