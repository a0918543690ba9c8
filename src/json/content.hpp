// The one loader of content packs: content/<game>/*.json to the Content of a game, or what is wrong
// with it. The program's own standard content goes through it too, when it is built.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "contract/game.hpp"
#include "core/content_fault.hpp"
#include "json/read.hpp"

namespace backlot {

template <class G>
concept ChecksContent = requires(const typename G::Content& content, typename G::Content& mine) {
  { fault_in(content) } -> std::same_as<std::optional<ContentFault>>;
  normalise(mine);
};

// A pack: its content in normal form, and the name it gives itself.
template <class G>
struct Pack {
  std::string name;
  typename G::Content content;
};

// SHA-256 over the content's leaves: two files with the same components have the same hash.
template <class Content>
std::string content_hash(const Content& content) {
  return std::string(to_hex(digest_of(content)).view());
}

namespace json {

// The line and path of what fault_in found.
Fault locate(const Node& pack, const ContentFault& fault);

// Takes $schema, game and name out of a pack; a fault when they are not right.
std::variant<std::string, Fault> take_heading(Node& pack, std::string_view game);

}  // namespace json

template <class G>
std::variant<Pack<G>, Fault> load_pack(std::string_view text) {
  static_assert(ChecksContent<G>, "fault_in(content) gives nothing or a ContentFault; normalise(content) sorts");
  auto parsed = json::parse(text);
  if (auto* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
  auto& node = std::get<json::Node>(parsed);
  auto name = json::take_heading(node, G::id);
  if (auto* fault = std::get_if<Fault>(&name)) return std::move(*fault);
  Pack<G> pack{std::move(std::get<std::string>(name)), {}};
  // Names are looked up in the pack itself, as far as it is read.
  json::Reader<typename G::Content> reader(pack.content, json::Unknowns::refused);
  reader.value(node, pack.content);
  if (reader.fault()) return *reader.fault();
  if (const auto fault = fault_in(pack.content)) return json::locate(node, *fault);
  normalise(pack.content);
  return pack;
}

template <class G>
std::variant<typename G::Content, Fault> load_content(std::string_view text) {
  auto pack = load_pack<G>(text);
  if (auto* fault = std::get_if<Fault>(&pack)) return std::move(*fault);
  return std::get<Pack<G>>(pack).content;
}

}  // namespace backlot
