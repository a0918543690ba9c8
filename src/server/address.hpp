// Addresses of the internet and networks of them. Any bytes may come in here.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backlot {

// Of either version. An IPv4 address that was written as one of IPv6 (::ffff:10.0.0.1) is the IPv4 address.
class Address {
 public:
  // Nothing when it is none. A zone (fe80::1%eth0) is no part of an address.
  static std::optional<Address> from(std::string_view text);

  bool is_v4() const;
  std::string text() const;
  // Who counts as one: an IPv4 address, and of IPv6 the 64 bits that a household has to itself.
  std::string household() const;

  bool operator==(const Address&) const = default;

 private:
  friend class Network;
  std::array<std::uint8_t, 16> bytes_{};  // IPv4: ::ffff:0:0/96
};

// "10.0.0.0/8", "2001:db8::/32", or one address.
class Network {
 public:
  static std::optional<Network> from(std::string_view text);
  bool has(const Address& address) const;

 private:
  Address address_;
  unsigned bits_ = 128;
};

}  // namespace backlot
