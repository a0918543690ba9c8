// Rules of texts in messages and entries: `schema` states them, and whoever takes such a text in asks whether it is
// allowed.
#pragma once
#include <cstddef>
#include <string_view>

#include "json/parts.hpp"
#include "table/bounds.hpp"

namespace backlot::rule {

template <std::size_t Least, std::size_t Most>
struct Bytes {
  static json::Node schema() { return json::schema::bytes(Least, Most); }
  static constexpr bool allows(std::string_view text) { return text.size() >= Least && text.size() <= Most; }
};
// So many of those letters.
constexpr bool is_made_of(std::string_view letters, std::size_t count, std::string_view text) {
  return text.size() == count && text.find_first_not_of(letters) == std::string_view::npos;
}
inline constexpr std::string_view hex_digits = "0123456789abcdef";

struct Id : Bytes<1, bounds::id_bytes> {};  // of a request, chosen by the client
struct IdIfAny : Bytes<0, bounds::id_bytes> {};
struct Table {
  static json::Node schema() { return json::schema::pattern("^[0-9a-f]{12}$"); }
};
struct Digest {
  static json::Node schema() { return json::schema::pattern("^[0-9a-f]{64}$"); }
  static constexpr bool allows(std::string_view text) { return is_made_of(hex_digits, 64, text); }
};
struct DigestIfAny {
  static json::Node schema() { return json::schema::pattern("^([0-9a-f]{64})?$"); }
  static constexpr bool allows(std::string_view text) { return text.empty() || Digest::allows(text); }
};
struct Name : Bytes<0, bounds::name_bytes> {};    // empty for nobody
struct Called : Bytes<1, bounds::name_bytes> {};  // a game or a bot
struct Typed : Bytes<1, 200> {};                  // a code as somebody may have typed it
struct Code {
  static json::Node schema() { return json::schema::pattern("^[CDFGHJKMNPQRTVWXY34679]{6}$"); }
  static constexpr bool allows(std::string_view text) { return is_made_of("CDFGHJKMNPQRTVWXY34679", 6, text); }
};
struct Password : Bytes<1, bounds::password_bytes> {};
struct Talk : Bytes<1, bounds::talk_bytes> {};
struct Title : Bytes<1, bounds::title_bytes> {};
struct Line : Bytes<0, bounds::line_bytes> {};  // of a pitch
struct Note : Bytes<0, bounds::note_bytes> {
  static constexpr bool lines = true;
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
