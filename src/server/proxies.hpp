// The proxies in front of the server that its host has named. What they say about who is behind them is believed; what
// anybody else says is not. Any bytes may come in here.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/address.hpp"

namespace backlot {

// Who sends a request: the other end of the connection, or who a trusted proxy says it is.
struct Caller {
  Address address;
  bool over_tls = false;  // to the proxy; our own TLS is known anyway
};

class Proxies {
 public:
  // What is no address or network is left out; `backlot serve` refuses it.
  explicit Proxies(const std::vector<std::string>& networks);

  bool any() const { return !networks_.empty(); }
  bool trusts(const Address& address) const;

  // Of X-Forwarded-For the last entry that is no trusted proxy; all fields of that name, joined by commas. Nothing when
  // a trusted proxy sends what cannot be read.
  std::optional<Caller> caller(const Address& peer, std::string_view forwarded_for,
                               std::string_view forwarded_proto) const;

 private:
  std::vector<Network> networks_;
};

}  // namespace backlot
