// Rules of texts in messages, as the schema states them; who takes such a text in checks them.
#pragma once
#include "json/parts.hpp"
#include "table/bounds.hpp"

namespace backlot::rule {

struct Id {  // of a request, chosen by the client
  static json::Node schema() { return json::schema::bytes(1, bounds::id_bytes); }
};
struct IdIfAny {
  static json::Node schema() { return json::schema::bytes(0, bounds::id_bytes); }
};
struct Table {
  static json::Node schema() { return json::schema::pattern("^[0-9a-f]{12}$"); }
};
struct Digest {
  static json::Node schema() { return json::schema::pattern("^[0-9a-f]{64}$"); }
};
struct DigestIfAny {
  static json::Node schema() { return json::schema::pattern("^([0-9a-f]{64})?$"); }
};
struct Name {  // empty for nobody
  static json::Node schema() { return json::schema::bytes(0, bounds::name_bytes); }
};
struct Typed {  // a code as somebody may have typed it
  static json::Node schema() { return json::schema::bytes(1, 200); }
};
struct Code {
  static json::Node schema() { return json::schema::pattern("^[CDFGHJKMNPQRTVWXY34679]{6}$"); }
};
struct Password {
  static json::Node schema() { return json::schema::bytes(1, bounds::password_bytes); }
};
struct Talk {
  static json::Node schema() { return json::schema::bytes(1, bounds::talk_bytes); }
};
struct Title {
  static json::Node schema() { return json::schema::bytes(1, bounds::title_bytes); }
};
struct Line {  // of a pitch
  static json::Node schema() { return json::schema::bytes(0, bounds::line_bytes); }
};
struct Note {
  static json::Node schema() { return json::schema::bytes(0, bounds::note_bytes); }
};
struct Words {  // for people; never none
  static json::Node schema() { return json::schema::bytes(1, -1); }
};

}  // namespace backlot::rule

namespace backlot::part {

// Parts that games put in: docs/protocol.games.schema.json.
inline json::Node of_games(std::string_view name) {
  return json::object_node({{"$ref", json::text_node("protocol.games.schema.json#/$defs/" + std::string(name))}});
}
struct Options {
  static json::Node schema() { return of_games("options"); }
};
struct Action {
  static json::Node schema() { return of_games("action"); }
};
struct View {
  static json::Node schema() { return json::schema::or_null(of_games("view")); }
};
struct Outlook {
  static json::Node schema() { return json::schema::or_null(of_games("outlook")); }
};
struct Outcome {
  static json::Node schema() { return json::schema::or_null(of_games("outcome")); }
};
struct Event {
  static json::Node schema() { return of_games("event"); }
};
struct About {
  static json::Node schema() { return of_games("about"); }
};
// What a game has ready-made words for.
struct Claim {
  static json::Node schema() { return json::schema::type("object"); }
};

// Parts that are written while a game is looked at (seat_json.hpp), described in shown_parts.hpp.
struct Decision {
  static json::Node schema() { return json::schema::or_null(json::schema::reference("decision")); }
};
struct Frames {
  static json::Node schema() { return json::schema::list_of(json::schema::reference("frame"), 0, -1); }
};
struct Changes {
  static json::Node schema() { return json::schema::list_of(json::schema::reference("change"), 0, -1); }
};
struct Items {
  static json::Node schema() { return json::schema::list_of(json::schema::reference("stream_item"), 0, -1); }
};
struct Claims {
  static json::Node schema() { return json::schema::list_of(json::schema::reference("claim"), 0, -1); }
};
struct Hints {
  static json::Node schema() { return json::schema::list_of(json::schema::reference("hint"), 1, 3); }
};

}  // namespace backlot::part
