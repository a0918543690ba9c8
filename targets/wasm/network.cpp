// The network of the game's bot `net`, which a page fetches beside the engine when somebody wants to play against it.
#include <cstddef>
#include <cstdint>
#include <string>

#include "bots/network/standard.hpp"
#include "exchange.hpp"
#include "games/registry.hpp"
#include "json/write.hpp"

namespace backlot::wasm {

// The bytes of networks/GAME.net in; null out, or a sentence that says why they are none.
BACKLOT_EXPORT(network_give) const char* backlot_network_give(const std::uint8_t* bytes, std::size_t size) {
  std::string why = "this game has no network";
  for_each_game([&]<class G>(G /*game*/) {
    if constexpr (network::has_network<G>) why = network::give_network<G>({bytes, size});
  });
  return give(why.empty() ? "null" : json::in_quotes(why));
}

}  // namespace backlot::wasm
