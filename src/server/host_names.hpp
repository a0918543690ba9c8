// The names under which browsers may ask for this server. A page from elsewhere can give a name of its own the address
// of a machine in its visitor's network, and is then, to the browser, of one origin with what runs there (DNS
// rebinding). It cannot choose an address, nor a name that is ours: those are let in. Any bytes may come in here.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace backlot {

class HostNames {
 public:
  // `machine` is what this one is called in its network.
  HostNames(std::string_view machine, std::string_view public_url, const std::vector<std::string>& more);

  // `host` is the Host field of a request, perhaps with a port.
  bool knows(std::string_view host) const;

 private:
  void add(std::string_view name);
  std::set<std::string, std::less<>> names_;
};

// The name or address in a Host field or an address, without its port and in small letters.
std::string host_in(std::string_view host);

// A name for --host: no port, nothing that would mean something in an address.
bool is_plain_name(std::string_view name);

// What this machine is called; empty when it has no name.
std::string machine_name();

// For people who asked for a server by a name that it does not know: what happened, and how its host allows it.
std::string unknown_host_page(std::string_view host);

}  // namespace backlot
