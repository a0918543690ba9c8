#include "hub/messages.hpp"

#include "json/node.hpp"

namespace backlot::message {

json::Node Values::schema() {
  std::vector<json::Node> kinds;
  for (const char* const kind : {"boolean", "integer", "string"}) kinds.push_back(json::text_node(kind));
  return json::schema::list_of(json::object_node({{"type", json::list_node(std::move(kinds))}}), 0, -1);
}

std::variant<Any, Fault> read(std::string_view text) {
  const auto parsed = json::parse(text);
  if (const auto* fault = std::get_if<Fault>(&parsed)) return *fault;
  auto read = json::read_one_of<Any>(json::NoContent{}, std::get<json::Node>(parsed), "type");
  if (const Fault* const fault = std::get_if<json::Unreadable>(&read)) return *fault;
  return std::move(std::get<Any>(read));
}

Error error(const std::string& id, const Refused& refused) {
  Error error{.id = {id}, .refusal = std::string(refused.name), .clause = {}, .why = {refused.why}};
  if (refused.clause.named()) error.clause = refused.clause;
  if (!refused.with.empty()) error.with = refused.with;
  if (refused.part != 0) error.part = refused.part;
  return error;
}

Error about_table(const std::string& id, const std::string& table, const Refused& refused) {
  Error made = error(id, refused);
  made.table.emplace(table);
  return made;
}

Error locked(const std::string& id, const std::string& table, const Refused& refused) {
  Error made = about_table(id, table, refused);
  made.needs = Needs::password;
  return made;
}

}  // namespace backlot::message
