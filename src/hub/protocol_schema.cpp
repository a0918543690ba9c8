#include "hub/protocol_schema.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "bots/replayed_chances.hpp"
#include "hub/api.hpp"
#include "hub/messages.hpp"
#include "hub/requests.hpp"
#include "table/shown_parts.hpp"

namespace backlot {
namespace {

using json::Node;

// Adds the schema of every type of the variant, by its name and `what` it is, and one of them all.
template <class Variant>
void add_all(Node& definitions, const std::string& what) {
  std::vector<Node> choices;
  const auto choice = [&]<class T>(std::in_place_type_t<T>) {
    const std::string name = std::string(T::name) + "_" + what;
    json::add(definitions, name, json::schema_of_tagged<T, json::NoContent>("type"));
    choices.push_back(json::schema::reference(name));
  };
  [&]<class... T>(std::variant<T...>*) { (choice(std::in_place_type<T>), ...); }(static_cast<Variant*>(nullptr));
  json::add(definitions, what, json::schema::one_of(std::move(choices)));
}

template <class... T>
void define(Node& definitions) {
  (json::add(definitions, std::string(T::defined), json::schema::definition_of<json::NoContent>(T{})), ...);
}

}  // namespace

std::string protocol_schema() {
  Node definitions = json::object_node({});
  add_all<request::Listed>(definitions, "request");
  add_all<message::Any>(definitions, "message");
  define<shown::Lobby, shown::Chair, shown::Note, shown::LobbyTalk, shown::Title, shown::Update, MarkedSeat,
         ClockSetting, ClockWish>(definitions);
  define<shown::Decision, shown::Choice, shown::Barred, shown::Change, shown::Told, shown::Frame, shown::StreamItem,
         shown::Claim, shown::Hint>(definitions);
  define<message::GameInfo, message::OptionInfo, message::Scene, message::Level, message::Clock, message::Guest,
         message::VoteNow, message::VoteEnd>(definitions);
  define<api::Refusal, api::Table, api::Tables, api::Address>(definitions);
  define<bots::ReplayedChances>(definitions);  // no message: what the page's engine answers
  return json::print(json::object_node(
      {{"$schema", json::text_node(json::schema_dialect)},
       {"title", json::text_node("A message of the Backlot protocol, version " + std::to_string(message::version))},
       {"oneOf", json::list_node({json::schema::reference("request"), json::schema::reference("message")})},
       {"$defs", std::move(definitions)}}));
}

}  // namespace backlot
