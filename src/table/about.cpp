#include "table/about.hpp"

#include <array>
#include <cstdint>

#include "content/all.hpp"
#include "contract/signature.hpp"
#include "games/registry.hpp"
#include "json/content.hpp"

namespace backlot {

namespace {

std::string hex(std::uint64_t number) {
  std::array<std::uint8_t, 8> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(number >> (56U - 8U * i));
  return std::string(to_hex(bytes).view());
}

}  // namespace

std::string games_to_json() {
  std::string out = "[";
  for_each_game([&](auto game) {
    using G = decltype(game);
    const auto& content = standard_content(game);
    if (out.size() > 1) out += ',';
    out += "{\"game\":\"" + std::string(G::id) + "\",\"rules\":" + std::to_string(G::revision) + ",\"content\":\"" +
           content_hash(content) + "\",\"signature\":\"" + hex(signature<G>(content)) + "\"}";
  });
  return out + "]";
}

}  // namespace backlot
