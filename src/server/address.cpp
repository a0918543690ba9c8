#include "server/address.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace backlot {
namespace {

constexpr std::array<std::uint8_t, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
constexpr unsigned v4_bits = 96;  // before those of an IPv4 address

}  // namespace

std::optional<Address> Address::from(std::string_view text) {
  std::array<char, INET6_ADDRSTRLEN> copy{};
  if (text.size() >= copy.size() || text.find('\0') != std::string_view::npos) return std::nullopt;
  std::copy(text.begin(), text.end(), copy.begin());
  Address address;
  if (inet_pton(AF_INET6, copy.data(), address.bytes_.data()) == 1) return address;
  std::copy(mapped.begin(), mapped.end(), address.bytes_.begin());
  if (inet_pton(AF_INET, copy.data(), address.bytes_.data() + mapped.size()) == 1) return address;
  return std::nullopt;
}

bool Address::is_v4() const { return std::equal(mapped.begin(), mapped.end(), bytes_.begin()); }

std::string Address::text() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_v4()) {
    inet_ntop(AF_INET, bytes_.data() + mapped.size(), text.data(), text.size());
  } else {
    inet_ntop(AF_INET6, bytes_.data(), text.data(), text.size());
  }
  return text.data();
}

std::string Address::household() const {
  if (is_v4()) return text();
  Address network = *this;
  std::fill(network.bytes_.begin() + 8, network.bytes_.end(), std::uint8_t{0});
  return network.text() + "/64";
}

std::optional<Network> Network::from(std::string_view text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const auto address = Address::from(text.substr(0, slash));
  if (!address) return std::nullopt;
  Network network;
  network.address_ = *address;
  if (slash == text.size()) return network;
  const std::string_view length = text.substr(slash + 1);
  const bool short_form = address->is_v4() && text.find(':') == std::string_view::npos;
  unsigned bits = 0;
  const auto read = std::from_chars(length.data(), length.data() + length.size(), bits);
  if (read.ec != std::errc() || read.ptr != length.data() + length.size()) return std::nullopt;
  if (bits > (short_form ? 32U : 128U)) return std::nullopt;
  network.bits_ = short_form ? v4_bits + bits : bits;
  return network;
}

bool Network::has(const Address& address) const {
  const std::size_t whole = bits_ / 8;
  const unsigned rest = bits_ % 8;
  if (std::memcmp(address.bytes_.data(), address_.bytes_.data(), whole) != 0) return false;
  if (rest == 0) return true;
  const unsigned differ = address.bytes_[whole] ^ address_.bytes_[whole];
  return differ >> (8 - rest) == 0;
}

}  // namespace backlot
