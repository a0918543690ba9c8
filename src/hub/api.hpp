// What the addresses under /api answer with (docs/protocol.md): types with fields, like messages, and in the same
// schema.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "json/schema.hpp"
#include "storage/archive.hpp"
#include "table/refused.hpp"

namespace backlot::api {

// A number as large as a browser can hold exactly.
struct Large {
  std::uint64_t number = 0;
  Large() = default;
  Large(std::uint64_t x) : number(x) {}  // NOLINT(google-explicit-constructor)
  void append_to(std::string& out) const { out += std::to_string(number); }
  static json::Node schema() { return json::schema::integers(0, (std::int64_t{1} << 53) - 1); }
};

// Why there is no answer.
struct Refusal {
  static constexpr std::string_view defined = "refusal_answer";
  std::string name;
  std::string why;
  std::optional<std::vector<std::string>> with;  // what was put into the sentence, in order

  Refusal() = default;
  explicit Refusal(const Refused& refused) : name(refused.name), why(refused.why) {
    if (!refused.with.empty()) with = refused.with;
  }
  friend void fields(Is<Refusal> auto& x, const auto& visit) {
    visit("name", x.name);
    visit("why", x.why);
    visit("with", x.with);
  }
};

struct Player {
  enum class Kind : std::uint8_t { person, bot };
  std::string name;
  Kind kind = Kind::person;
  bool won = false;

  friend void fields(Is<Player> auto& x, const auto& visit) {
    visit("name", x.name);
    visit("kind", x.kind);
    visit("won", x.won);
  }
};
constexpr std::array<std::string_view, 2> names_of(Player::Kind /*kind*/) { return {"person", "bot"}; }

struct Table {
  static constexpr std::string_view defined = "table_answer";
  Large number;
  std::string table;
  Large created;  // in seconds since 1970; 0: not known
  std::string game;
  std::string phase;
  json::Nullable<std::string> ended_by;  // a clause
  std::vector<Player> players;

  Table() = default;
  explicit Table(const FoundTable& found)
      : number(found.number),
        table(found.table),
        created(found.created),
        game(found.listing.game),
        phase(found.listing.phase) {
    if (!found.listing.ended_by.empty()) ended_by = found.listing.ended_by;
    for (const ListedPlayer& player : found.listing.players) {
      players.push_back({player.name, player.person ? Player::Kind::person : Player::Kind::bot, player.won});
    }
  }
  friend void fields(Is<Table> auto& x, const auto& visit) {
    visit("number", x.number);
    visit("table", x.table);
    visit("created", x.created);
    visit("game", x.game);
    visit("phase", x.phase);
    visit("ended_by", x.ended_by);
    visit("players", x.players);
  }
};

// Of a search in the lobby or the archive.
struct Tables {
  static constexpr std::string_view defined = "tables_answer";
  std::vector<Table> tables;   // the newest first
  json::Nullable<Large> next;  // goes into `before` for the next page

  friend void fields(Is<Tables> auto& x, const auto& visit) {
    visit("tables", x.tables);
    visit("next", x.next);
  }
};

// Where others find the server.
struct Address {
  static constexpr std::string_view defined = "address_answer";
  std::string address;

  friend void fields(Is<Address> auto& x, const auto& visit) { visit("address", x.address); }
};

}  // namespace backlot::api
