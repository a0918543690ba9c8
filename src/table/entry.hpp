// The entries of a table's log, a type each. A command gives one of them, or is refused; the store keeps them as JSON;
// taking them in is the only way a table changes. How they are read and written, their bounds and their schema follow
// from their fields.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "json/one_of.hpp"
#include "table/clock.hpp"
#include "table/face.hpp"
#include "table/notes.hpp"
#include "table/rules_of_text.hpp"

namespace backlot::entry {

// People are known by the hash of their token (`owner`, `host`).

// --- before the game ---
struct Created {
  static constexpr std::string_view name = "created";
  std::string game;
  std::optional<std::uint16_t> rules;  // the revision; what is optional is not in the oldest logs
  std::optional<std::string> content;  // the hash of the components
  json::Raw options;                   // of the game
  std::string host;
  json::StoredText<rule::Digest> server_seed;
  std::optional<bool> hints;
  std::optional<bool> listed;
  std::optional<ClockSetting> clock;
  std::optional<json::StoredText<rule::Code>> code;  // by which others find the table until the game starts
  std::optional<std::string> password;               // its hash

  friend void fields(Is<Created> auto& x, const auto& visit) {
    visit("game", x.game);
    visit("rules", x.rules);
    visit("content", x.content);
    visit("options", x.options);
    visit("host", x.host);
    visit("server_seed", x.server_seed);
    visit("hints", x.hints);
    visit("listed", x.listed);
    visit("clock", x.clock);
    visit("code", x.code);
    visit("password", x.password);
  }
};

struct Sat {
  static constexpr std::string_view name = "sat";
  Seat seat{};
  json::StoredText<rule::Name> person;
  std::string owner;
  json::StoredText<rule::DigestIfAny> commitment;  // to what the person contributes to the seed
  std::optional<Face> face;

  friend void fields(Is<Sat> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("name", x.person);
    visit("owner", x.owner);
    visit("commitment", x.commitment);
    visit("face", x.face);
  }
};

struct BotAdded {
  static constexpr std::string_view name = "bot";
  Seat seat{};
  std::string bot;
  std::optional<json::StoredText<rule::Called>> called;

  friend void fields(Is<BotAdded> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("bot", x.bot);
    visit("name", x.called);
  }
};

// An entry that says of a seat that something is so now.
struct OfSeat {
  Seat seat{};
};
template <class Entry>
  requires std::is_base_of_v<OfSeat, Entry>
void fields(Entry& x, const auto& visit) {
  visit("seat", x.seat);
}

// And one that says it of a person.
struct OfPerson {
  std::string owner;
};
template <class Entry>
  requires std::is_base_of_v<OfPerson, Entry>
void fields(Entry& x, const auto& visit) {
  visit("owner", x.owner);
}

// And one that says it of the table.
struct OfTable {};
template <class Entry>
  requires std::is_base_of_v<OfTable, Entry>
void fields(Entry& /*x*/, const auto& /*visit*/) {}

struct Left : OfSeat {
  static constexpr std::string_view name = "left";
};

struct Committed {
  static constexpr std::string_view name = "committed";
  Seat seat{};
  json::StoredText<rule::DigestIfAny> commitment;

  friend void fields(Is<Committed> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("commitment", x.commitment);
  }
};

struct Starting : OfTable {
  static constexpr std::string_view name = "starting";
};

struct Opened {
  static constexpr std::string_view name = "opened";
  Seat seat{};
  json::StoredText<rule::Digest> contribution;

  friend void fields(Is<Opened> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("contribution", x.contribution);
  }
};

// The start was called off; a fresh seed.
struct Voided {
  static constexpr std::string_view name = "voided";
  json::StoredText<rule::Digest> server_seed;

  friend void fields(Is<Voided> auto& x, const auto& visit) { visit("server_seed", x.server_seed); }
};

// --- the game ---
struct Acted {
  static constexpr std::string_view name = "acted";
  json::StoredText<rule::Id> client;   // the id that the client gave its message
  std::optional<std::uint32_t> spent;  // milliseconds, at tables with a bank of time
  std::optional<bool> late;            // the clock has moved, not the seat
  json::Raw move;                      // seat, action, draws and events, as the game writes them

  friend void fields(Is<Acted> auto& x, const auto& visit) {
    visit("client", x.client);
    visit("spent", x.spent);
    visit("late", x.late);
    visit("move", x.move);
  }
};

// Several actions of one seat, all or none.
struct ActedTogether {
  static constexpr std::string_view name = "acted_together";
  json::StoredText<rule::Id> client;
  std::optional<std::uint32_t> spent;
  json::Several<json::Raw, 1, bounds::most_together> moves;

  friend void fields(Is<ActedTogether> auto& x, const auto& visit) {
    visit("client", x.client);
    visit("spent", x.spent);
    visit("moves", x.moves);
  }
};

// Before the start it is talk of the lobby.
struct Said {
  static constexpr std::string_view name = "said";
  json::StoredText<rule::Id> client;
  Seat seat{};
  json::StoredText<rule::Talk> text;
  std::optional<json::Raw> claim;  // of the game

  friend void fields(Is<Said> auto& x, const auto& visit) {
    visit("client", x.client);
    visit("seat", x.seat);
    visit("text", x.text);
    visit("claim", x.claim);
  }
};

// What is being made has a title and a line, given by who makes it: where a game knows such things.
struct Titled {
  static constexpr std::string_view name = "titled";
  Seat seat{};
  std::uint32_t number = 0;  // which one
  json::StoredText<rule::Title> title;
  json::StoredText<rule::Line> line;

  friend void fields(Is<Titled> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("number", x.number);
    visit("title", x.title);
    visit("line", x.line);
  }
};

// Taken away by the host.
struct Untitled {
  static constexpr std::string_view name = "untitled";
  std::uint32_t number = 0;

  friend void fields(Is<Untitled> auto& x, const auto& visit) { visit("number", x.number); }
};

// By today's rules the game went otherwise: it does not go on.
struct Closed {
  static constexpr std::string_view name = "closed";
  std::uint16_t rules = 0;

  friend void fields(Is<Closed> auto& x, const auto& visit) { visit("rules", x.rules); }
};

// --- besides the game ---
struct Paused : OfTable {
  static constexpr std::string_view name = "paused";
};
struct Resumed : OfTable {
  static constexpr std::string_view name = "resumed";
};
// A bot plays for the person.
struct Held : OfSeat {
  static constexpr std::string_view name = "held";
};
struct Back : OfSeat {
  static constexpr std::string_view name = "back";
};
// The seat's last move is taken back.
struct Undone : OfSeat {
  static constexpr std::string_view name = "undone";
};

struct Rematch {
  static constexpr std::string_view name = "rematch";
  Seat seat{};
  std::string table;

  friend void fields(Is<Rematch> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("table", x.table);
  }
};

// A new person plays on for who has gone for good.
struct TookOver {
  static constexpr std::string_view name = "took_over";
  Seat seat{};
  json::StoredText<rule::Name> person;
  std::string owner;
  std::optional<Face> face;

  friend void fields(Is<TookOver> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("name", x.person);
    visit("owner", x.owner);
    visit("face", x.face);
  }
};

// Has looked at what was dealt, such as a role.
struct Looked : OfSeat {
  static constexpr std::string_view name = "looked";
};

// An entry that says of a person on a seat whether they want something.
struct WishOfSeat {
  Seat seat{};
  bool yes = false;
};
template <class Entry>
  requires std::is_base_of_v<WishOfSeat, Entry>
void fields(Entry& x, const auto& visit) {
  visit("seat", x.seat);
  visit("yes", x.yes);
}

// To start.
struct Ready : WishOfSeat {
  static constexpr std::string_view name = "ready";
};
// To play again.
struct Again : WishOfSeat {
  static constexpr std::string_view name = "again";
};
// To be named on pictures that others share.
struct Nameable : WishOfSeat {
  static constexpr std::string_view name = "nameable";
};

// --- the people ---
struct Faced {
  static constexpr std::string_view name = "faced";
  Seat seat{};
  Face face;

  friend void fields(Is<Faced> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("face", x.face);
  }
};

struct Moved {
  static constexpr std::string_view name = "moved";
  Seat from{};
  Seat seat{};

  friend void fields(Is<Moved> auto& x, const auto& visit) {
    visit("from", x.from);
    visit("seat", x.seat);
  }
};

// Would change seats with somebody.
struct Wished {
  static constexpr std::string_view name = "wished";
  std::string owner;
  std::string with;

  friend void fields(Is<Wished> auto& x, const auto& visit) {
    visit("owner", x.owner);
    visit("with", x.with);
  }
};

struct HandedOver : OfPerson {
  static constexpr std::string_view name = "host";
};
struct Muted : OfPerson {
  static constexpr std::string_view name = "muted";
};
struct Unmuted : OfPerson {
  static constexpr std::string_view name = "unmuted";
};
// Knew the password.
struct Admitted : OfPerson {
  static constexpr std::string_view name = "admitted";
};

struct Noted {
  static constexpr std::string_view name = "noted";
  Seat seat{};
  json::StoredText<rule::Note> text;
  json::Several<MarkedSeat, 0, max_seats> marks;

  friend void fields(Is<Noted> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("text", x.text);
    visit("marks", x.marks);
  }
};

using Any = std::variant<Created, Sat, BotAdded, Left, Committed, Starting, Opened, Voided, Acted, ActedTogether, Said,
                         Titled, Untitled, Closed, Paused, Resumed, Held, Back, Undone, Rematch, TookOver, Looked,
                         Ready, Again, Nameable, Faced, Moved, Wished, HandedOver, Muted, Unmuted, Admitted, Noted>;

// As the store keeps it: one JSON object on one line.
std::string write(const Any& entry);
// Or what is wrong with it.
std::variant<Any, Fault> read(std::string_view text);
// Whether every text and list of it keeps to its bounds, as all do that commands give. What is older is read all the
// same.
bool within_bounds(const Any& entry);

}  // namespace backlot::entry
