#include "hub/requests.hpp"

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
  return {std::move(id), any_of(std::move(std::get<Listed>(read)))};
}

}  // namespace backlot::request
