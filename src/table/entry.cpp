#include "table/entry.hpp"

namespace backlot::entry {

std::string write(const Any& entry) {
  std::string out;
  json::append_one_of(out, json::NoContent{}, entry, "kind");
  return out;
}

std::variant<Any, Fault> read(std::string_view text) {
  const auto parsed = json::parse(text);
  if (const auto* fault = std::get_if<Fault>(&parsed)) return *fault;
  auto read = json::read_one_of<Any>(json::NoContent{}, std::get<json::Node>(parsed), "kind");
  if (const Fault* const fault = std::get_if<json::Unreadable>(&read)) return *fault;
  return std::move(std::get<Any>(read));
}

bool within_bounds(const Any& entry) {
  bool holds = true;
  const auto fails = [&](const char* /*name*/, const auto& /*part*/) { holds = false; };
  std::visit([&](const auto& each) { json::for_each_out_of_bounds(each, fails); }, entry);
  return holds;
}

}  // namespace backlot::entry
