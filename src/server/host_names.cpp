#include "server/host_names.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>

#include "server/address.hpp"
#include "server/headers.hpp"

namespace backlot {
namespace {

bool is_address(std::string_view host) {
  if (!host.starts_with('[')) return host.find(':') == std::string_view::npos && Address::from(host).has_value();
  return host.ends_with(']') && host.find(':') != std::string_view::npos &&
         Address::from(host.substr(1, host.size() - 2)).has_value();
}

}  // namespace

std::string host_in(std::string_view host) {
  if (const std::size_t scheme = host.find("://"); scheme != std::string_view::npos) host.remove_prefix(scheme + 3);
  host = host.substr(0, host.find('/'));
  const std::size_t bracket = host.starts_with('[') ? host.find(']') : 0;
  if (bracket != std::string_view::npos) host = host.substr(0, host.find(':', bracket));
  if (host.ends_with('.')) host.remove_suffix(1);
  std::string name(host);
  for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return name;
}

bool is_plain_name(std::string_view name) {
  return is_host_name(name) && name.find_first_of(":[]") == std::string_view::npos && !host_in(name).empty();
}

std::string machine_name() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

HostNames::HostNames(std::string_view machine, std::string_view public_url, const std::vector<std::string>& more) {
  add("localhost");
  add(machine);
  const std::string_view first = machine.substr(0, machine.find('.'));
  add(first);
  if (!first.empty()) add(std::string(first) + ".local");
  add(public_url);
  for (const std::string& name : more) add(name);
}

void HostNames::add(std::string_view name) {
  if (std::string host = host_in(name); !host.empty()) names_.insert(std::move(host));
}

bool HostNames::knows(std::string_view host) const {
  const std::string name = host_in(host);
  return is_address(name) || names_.contains(name);
}

std::string unknown_host_page(std::string_view host) {
  const std::string name = host_in(host);
  const std::string said = is_plain_name(name) ? name : "that name";
  const std::string option = "backlot serve --host " + (is_plain_name(name) ? name : std::string("NAME"));
  return "This server is not known as " + said +
         ".\n\n"
         "It answers to its addresses, to localhost, to the name of its machine and to names that its host has "
         "allowed,\n"
         "so that a page from elsewhere cannot reach it through your browser under a name of its own.\n\n"
         "- To come in now: open it by its address, as `backlot serve` printed it when it was started.\n"
         "- To allow this name: whoever runs the server starts it with\n\n"
         "      " +
         option +
         "\n\n"
         "  or names the whole address with --public-url when it is behind a proxy.\n\n"
         "Ce serveur ne se connaît pas sous ce nom. Ouvrez-le par son adresse, ou demandez à la personne qui l'héberge "
         "de\n"
         "le lancer avec l'option ci-dessus.\n";
}

}  // namespace backlot
