// Messages as types: what is read, what is refused and by which name, and that the documents know them all.
#include "hub/requests.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "hub/fake_house.hpp"
#include "hub/messages.hpp"
#include "hub/protocol_schema.hpp"
#include "table/no.hpp"

using namespace backlot;

namespace {

std::string text_in(const std::string& path) {
  std::ifstream file(std::string(BACKLOT_SOURCE_DIR) + "/" + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// By name, or empty when it is read.
std::string refusal_of(const std::string& message) {
  const auto [id, what] = request::read(message);
  const auto* const refused = std::get_if<Refused>(&what);
  return refused == nullptr ? "" : std::string(refused->name);
}

template <class Variant>
std::vector<std::string> names_in() {
  std::vector<std::string> names;
  [&]<class... T>(std::variant<T...>*) { (names.emplace_back(T::name), ...); }(static_cast<Variant*>(nullptr));
  return names;
}

struct Field {
  std::string name;
  std::string json;  // of the right type
};
// What each request needs besides type and id, and what it may have.
struct Example {
  std::vector<Field> needed;
  std::vector<Field> maybe;
  bool lets_pass = false;
};
// The shortest that is allowed.
template <class T>
std::string written() {
  T x{};
  if constexpr (requires { T::least; }) x.resize(T::least);
  return json::write(json::NoContent{}, x);
}
template <class Request>
Example example() {
  Example found;
  found.lets_pass = json::LetsPass<Request>;
  const Request x{};
  fields(x, [&]<class T>(const char* name, const T& /*value*/) {
    if (std::string_view(name) == "id") return;
    if constexpr (json::IsOptional<T>::value) {
      found.maybe.push_back({name, written<typename T::value_type>()});
    } else {
      found.needed.push_back({name, written<T>()});
    }
  });
  return found;
}

std::string message_of(std::string_view type, const std::vector<Field>& fields) {
  std::string out = R"({"type":")" + std::string(type) + R"(","id":"a")";
  for (const Field& field : fields) out += ",\"" + field.name + "\":" + field.json;
  return out + "}";
}

}  // namespace

TEST(Requests, every_type_needs_its_fields_and_takes_no_others) {
  const auto check = [&]<class T>(std::in_place_type_t<T>) {
    const Example good = example<T>();
    EXPECT_EQ(refusal_of(message_of(T::name, good.needed)), "") << T::name;
    for (std::size_t i = 0; i < good.needed.size(); ++i) {
      std::vector<Field> fields = good.needed;
      fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_EQ(refusal_of(message_of(T::name, fields)), "missing_field") << T::name << " " << good.needed[i].name;
    }
    std::vector<Field> all = good.needed;
    all.insert(all.end(), good.maybe.begin(), good.maybe.end());
    EXPECT_EQ(refusal_of(message_of(T::name, all)), "") << T::name;
    for (Field& field : all) {
      const bool of_game = field.name == "options" || field.name == "action" || field.name == "claim" ||
                           field.name == "actions";  // a list of what only the game reads
      const std::string right = std::exchange(field.json, R"([[7]])");
      EXPECT_EQ(refusal_of(message_of(T::name, all)), of_game ? "" : "bad_field") << T::name << " " << field.name;
      field.json = right;
    }
    all.push_back({"nonsense", "1"});
    EXPECT_EQ(refusal_of(message_of(T::name, all)), good.lets_pass ? "" : "unknown_field") << T::name;
  };
  [&]<class... T>(std::variant<T...>*) { (check(std::in_place_type<T>), ...); }(static_cast<request::Listed*>(nullptr));
}

// By how many there are in it, and by the schema; texts are for whoever takes them in.
TEST(Requests, a_list_keeps_to_its_bounds_and_the_schema_states_them) {
  const auto act = [](std::size_t actions) {
    const std::vector<json::RawOf<part::Action>> list(actions);
    return refusal_of(message_of("act", {{"decision", "1"}, {"actions", json::write(json::NoContent{}, list)}}));
  };
  EXPECT_EQ(act(0), "bad_field");
  EXPECT_EQ(act(1), "");
  EXPECT_EQ(act(bounds::most_together), "");
  EXPECT_EQ(act(bounds::most_together + 1), "bad_field");
  const auto note = [](std::size_t marks) {
    const std::vector<MarkedSeat> list(marks);
    return refusal_of(message_of("note", {{"text", R"("")"}, {"marks", json::write(json::NoContent{}, list)}}));
  };
  EXPECT_EQ(note(0), "");
  EXPECT_EQ(note(max_seats), "");
  EXPECT_EQ(note(max_seats + 1), "bad_field");

  const auto bounded = [](std::string_view request, const char* name) {
    std::string bounds;
    const auto schema = std::get<json::Node>(json::parse(protocol_schema()));
    const auto* const properties = schema.find("$defs")->find(request)->find("properties");
    const auto* const list = properties->find(name);
    for (const char* bound : {"minItems", "maxItems", "minLength", "maxLength"}) {
      if (const auto* const found = list->find(bound)) bounds += " " + json::to_text(*found);
    }
    return bounds;
  };
  EXPECT_EQ(bounded("act_request", "actions"), " 1 16");
  EXPECT_EQ(bounded("note_request", "marks"), " 9");
  EXPECT_EQ(bounded("create_request", "game"), " 1 40");
  EXPECT_EQ(bounded("bot_request", "bot"), " 1 40");
}

// No request has a list or a text without an end but what games read.
TEST(Requests, every_list_and_text_has_bounds) {
  const auto schema = std::get<json::Node>(json::parse(protocol_schema()));
  for (const std::string& name : names_in<request::Listed>()) {
    const auto& properties = *schema.find("$defs")->find(name + "_request")->find("properties");
    for (std::size_t i = 0; i < properties.items.size(); ++i) {
      const json::Node& field = properties.items[i];
      const std::string type = json::text_of(field, "type");
      const auto has = [&](const char* bound) { return field.find(bound) != nullptr; };
      if (type == "array") EXPECT_TRUE(has("maxItems")) << name << " " << properties.keys[i];
      if (type == "string") {
        EXPECT_TRUE(has("maxLength") || has("pattern") || has("const") || has("enum"))
            << name << " " << properties.keys[i];
      }
    }
  }
}

TEST(Requests, what_is_none_is_refused_by_name) {
  EXPECT_EQ(refusal_of("nonsense"), "no_json");
  EXPECT_EQ(refusal_of("[]"), "bad_id");
  EXPECT_EQ(refusal_of(R"({"type":"start"})"), "bad_id");
  EXPECT_EQ(refusal_of(R"({"type":"start","id":""})"), "bad_id");
  EXPECT_EQ(refusal_of(R"({"type":"start","id":7})"), "bad_id");
  EXPECT_EQ(refusal_of(R"({"type":"start","id":")" + std::string(65, 'a') + R"("})"), "bad_id");
  EXPECT_EQ(refusal_of(R"({"id":"a"})"), "unknown_type");
  EXPECT_EQ(refusal_of(R"({"type":7,"id":"a"})"), "unknown_type");
  EXPECT_EQ(refusal_of(R"({"type":"dance","id":"a"})"), "unknown_type");
  EXPECT_EQ(refusal_of(R"({"type":"hello"})"), "missing_field");
  EXPECT_EQ(refusal_of(R"({"type":"hello","version":"1"})"), "bad_field");
}

TEST(Requests, a_refusal_says_its_name_and_what_was_put_in) {
  FakeTable table("");
  EXPECT_EQ(table.ada.ask("move", R"("seat":9)"), "the game has started; seats are changed before that");
  EXPECT_EQ(json::text_of(table.ada.answer, "name"), "too_late_to_move");
  EXPECT_EQ(table.ada.answer.find("with"), nullptr);
  FakePerson dan(table.house, "Dan");
  ASSERT_EQ(dan.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})"), "");
  ASSERT_EQ(dan.join(json::text_of(dan.answer, "table")), "");
  EXPECT_EQ(dan.ask("start"), "seat 1 is empty");
  EXPECT_EQ(json::text_of(dan.answer, "name"), "seat_empty");
  EXPECT_EQ(json::to_text(*dan.answer.find("with")), R"(["1"])");
  EXPECT_EQ(dan.ask("create", R"("game":"cinecitta","options":{"players":9,"coaster":false,"awards":false})"),
            "the game is for 3 to 5 players");
  EXPECT_EQ(json::text_of(dan.answer, "name"), "players");
  EXPECT_EQ(json::text_of(dan.answer, "clause"), "C37-10");
}

TEST(Messages, an_error_is_read_as_it_was_written) {
  const std::string text = message::write(message::locked("a", "0123456789ab", no(No::seat_empty, "3")));
  EXPECT_EQ(text, R"({"type":"error","id":"a","name":"seat_empty","clause":null,"why":"seat 3 is empty",)"
                  R"("with":["3"],"needs":"password","table":"0123456789ab"})");
  const auto read = message::read(text);
  ASSERT_TRUE(std::holds_alternative<message::Any>(read));
  EXPECT_EQ(message::write(std::get<message::Error>(std::get<message::Any>(read))), text);
  EXPECT_TRUE(std::holds_alternative<Fault>(message::read(R"({"type":"ack","id":"a"})")));
  EXPECT_TRUE(std::holds_alternative<Fault>(message::read(R"({"type":"ack","id":"a","table":"t","more":1})")));
}

TEST(Protocol, the_document_knows_every_message_of_both_directions) {
  const std::string document = text_in("docs/protocol.md");
  const std::size_t sent = document.find("| you send |");
  const std::size_t got = document.find("| you get |");
  ASSERT_LT(sent, got);
  const std::string_view requests = std::string_view(document).substr(sent, got - sent);
  const std::string_view messages = std::string_view(document).substr(got, document.find("\n\n", got) - got);
  for (const std::string& name : names_in<request::Listed>()) {
    EXPECT_NE(requests.find("`" + name + "`"), std::string_view::npos) << name;
  }
  for (const std::string& name : names_in<message::Any>()) {
    EXPECT_NE(messages.find("\n| `" + name + "`"), std::string_view::npos) << name;
  }
}

TEST(Protocol, fuzzing_starts_from_every_request) {
  std::string kept;
  for (const auto& file : std::filesystem::directory_iterator(BACKLOT_SOURCE_DIR "/fuzz/corpus/messages")) {
    kept += text_in("fuzz/corpus/messages/" + file.path().filename().string());
  }
  for (const std::string& name : names_in<request::Listed>()) {
    EXPECT_NE(kept.find("\"type\":\"" + name + "\""), std::string::npos) << name;
  }
  EXPECT_NE(kept.find("\"actions\":"), std::string::npos);
}

// When this fails: cmake --build --preset release --target schemas.
TEST(Protocol, the_schema_is_that_of_the_program) {
  EXPECT_EQ(text_in("docs/protocol.schema.json"), protocol_schema());
}

TEST(Protocol, every_refusal_has_a_name_and_a_sentence_of_its_own) {
  std::set<std::string_view> names;
  for (const Reason& reason : reasons) {
    EXPECT_TRUE(names.insert(reason.name).second) << reason.name;
    EXPECT_FALSE(reason.why.empty()) << reason.name;
  }
}
