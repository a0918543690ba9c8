#include "hub/requests.hpp"

#include <optional>
#include <string>
#include <utility>

#include "json/lookup.hpp"
#include "table/no.hpp"

namespace backlot::request {
namespace {

constexpr json::Limits limits{.bytes = 65536, .depth = 8, .keys = 32};

Refused why_unread(const json::Unreadable& unreadable) {
  switch (unreadable.what) {
    case json::Unreadable::What::no_such_type: return no(No::unknown_type);
    case json::Unreadable::What::unknown_field: return no(No::unknown_field);
    case json::Unreadable::What::bad_field: break;
  }
  if (unreadable.field.empty()) return no(No::missing_field, unreadable.why);
  return no(No::bad_field, unreadable);
}

// Those that a table takes are one of the kinds.
Any any_of(Listed listed) {
  return std::visit(
      []<class T>(T&& x) -> Any {
        constexpr bool to_hub = std::same_as<T, Hello> || std::same_as<T, Create> || std::same_as<T, Join>;
        if constexpr (to_hub) {
          return Any(std::in_place_type<T>, std::forward<T>(x));
        } else {
          return Any(std::in_place_type<AtTable>, std::in_place_type<T>, std::forward<T>(x));
        }
      },
      std::move(listed));
}

// Lists keep to their bounds; whoever takes a text in says what is wrong with it.
template <class Request>
std::optional<json::Unreadable> out_of_bounds(const Request& request) {
  std::optional<json::Unreadable> found;
  json::for_each_out_of_bounds(request, [&]<class Part>(const char* name, const Part& part) {
    const std::string range = std::to_string(Part::least) + " to " + std::to_string(Part::most);
    found.emplace(Fault{1, name, "a list of " + range + " is expected, not of " + std::to_string(part.size())});
  });
  return found;
}

}  // namespace

Read read(std::string_view text) {
  const auto parsed = json::parse(text, 1, limits);
  if (const auto* fault = std::get_if<Fault>(&parsed)) return {"", no(No::no_json, fault->why)};
  const auto& message = std::get<json::Node>(parsed);
  std::string id = json::text_of(message, "id");
  const bool has_id = rule::Id::allows(id);
  if (!has_id && json::text_of(message, "type") != Hello::name) return {"", no(No::bad_id)};
  auto read = json::read_one_of<Listed>(json::NoContent{}, message, "type");
  if (const auto* unread = std::get_if<json::Unreadable>(&read)) return {std::move(id), why_unread(*unread)};
  auto& listed = std::get<Listed>(read);
  if (const auto out = std::visit([](const auto& x) { return out_of_bounds(x); }, listed)) {
    return {std::move(id), why_unread(*out)};
  }
  return {std::move(id), any_of(std::move(listed))};
}

}  // namespace backlot::request
