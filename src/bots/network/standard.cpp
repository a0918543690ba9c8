#include "bots/network/standard.hpp"

#include <tuple>
#include <utility>

#include "bots/network/file.hpp"
#include "games/registry.hpp"
#ifndef __wasm__
#include "networks/embedded.hpp"
#endif

namespace backlot::network {

template <class G>
std::variant<NetworkPtr, std::string> network_in(std::span<const std::uint8_t> bytes) {
  auto read = read_network(bytes, spec_of<G>());
  if (auto* const why = std::get_if<std::string>(&read)) return std::move(*why);
  return std::make_shared<const Network>(std::move(std::get<Network>(read)));
}

#ifdef __wasm__
template <class G>
NetworkPtr given;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

template <class G>
NetworkPtr standard_network() {
  return given<G>;
}
template <class G>
std::string give_network(std::span<const std::uint8_t> bytes) {
  auto read = network_in<G>(bytes);
  if (auto* const why = std::get_if<std::string>(&read)) return std::move(*why);
  given<G> = std::get<NetworkPtr>(std::move(read));
  return {};
}
[[gnu::used]] static const auto compiled_networks =
    of_each_game([]<class G>() { return std::tuple{&network_in<G>, &standard_network<G>, &give_network<G>}; });
#else
// Read once, by whoever asks first.
template <class G>
NetworkPtr standard_network() {
  static const NetworkPtr network = [] {
    if (!has_network<G>) return NetworkPtr();
    auto read = network_in<G>(networks::embedded(G::id));
    auto* const found = std::get_if<NetworkPtr>(&read);
    return found == nullptr ? NetworkPtr() : std::move(*found);
  }();
  return network;
}
[[gnu::used]] static const auto compiled_networks =
    of_each_game([]<class G>() { return std::tuple{&network_in<G>, &standard_network<G>}; });
#endif

}  // namespace backlot::network
