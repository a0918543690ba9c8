#include "server/proxies.hpp"

#include <algorithm>

#include "server/headers.hpp"

namespace backlot {
namespace {

bool is_port(std::string_view text) {
  return !text.empty() && text.size() <= 5 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// An address as proxies write it: 10.0.0.1, 10.0.0.1:80, 2001:db8::1, [2001:db8::1], [2001:db8::1]:80.
std::optional<Address> address_in(std::string_view entry) {
  if (entry.starts_with('[')) {
    const std::size_t end = entry.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view rest = entry.substr(end + 1);
    if (!rest.empty() && (rest[0] != ':' || !is_port(rest.substr(1)))) return std::nullopt;
    const std::string_view inside = entry.substr(1, end - 1);
    return inside.find(':') == std::string_view::npos ? std::nullopt : Address::from(inside);
  }
  const std::size_t colon = entry.find(':');
  if (colon != std::string_view::npos && entry.find(':', colon + 1) == std::string_view::npos) {
    return is_port(entry.substr(colon + 1)) ? Address::from(entry.substr(0, colon)) : std::nullopt;
  }
  return Address::from(entry);
}

}  // namespace

Proxies::Proxies(const std::vector<std::string>& networks) {
  for (const std::string& text : networks) {
    if (const auto network = Network::from(text)) networks_.push_back(*network);
  }
}

bool Proxies::trusts(const Address& address) const {
  return std::any_of(networks_.begin(), networks_.end(), [&](const Network& each) { return each.has(address); });
}

std::optional<Caller> Proxies::caller(const Address& peer, std::string_view forwarded_for,
                                      std::string_view forwarded_proto) const {
  Caller caller{peer, false};
  if (!trusts(peer)) return caller;
  // From the right, where each trusted proxy has put who came to it; what stands left of the first stranger is that
  // stranger's own invention.
  while (!forwarded_for.empty() && trusts(caller.address)) {
    const std::size_t comma = forwarded_for.rfind(',');
    const std::size_t start = comma == std::string_view::npos ? 0 : comma + 1;
    const auto address = address_in(trimmed(forwarded_for.substr(start)));
    if (!address) return std::nullopt;
    caller.address = *address;
    forwarded_for = forwarded_for.substr(0, comma == std::string_view::npos ? 0 : comma);
  }
  // Several of them: the first saw the browser. Whoever forges this only harms the own cookie.
  const std::string_view proto = trimmed(forwarded_proto.substr(0, forwarded_proto.find(',')));
  caller.over_tls = same_name(proto, "https") || same_name(proto, "wss");
  if (!proto.empty() && !caller.over_tls && !same_name(proto, "http") && !same_name(proto, "ws")) return std::nullopt;
  return caller;
}

}  // namespace backlot
