// Any bytes as what we read by hand of a request: the target with its query, the cookie, origin and host, encodings and
// tags, a typed code, names of hosts, what a proxy says.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "hub/codes.hpp"
#include "json/node.hpp"
#include "json/write.hpp"
#include "server/headers.hpp"
#include "server/host_names.hpp"
#include "server/proxies.hpp"
#include "server/proxy_header.hpp"
#include "server/queries.hpp"

namespace {

void must(bool holds) {
  if (!holds) std::abort();
}

std::string_view next_line(std::string_view& rest) {
  const std::string_view line = rest.substr(0, rest.find('\n'));
  rest.remove_prefix(line.size() == rest.size() ? line.size() : line.size() + 1);
  return line;
}

void try_target(std::string_view target) {
  using namespace backlot;
  must(target.starts_with(loggable(target)));
  must(loggable(target).find_first_of("?#") == std::string_view::npos);
  must(loggable(target).find('/', 1) == std::string_view::npos);
  const auto query = query_of(target);
  if (!query) return;
  const auto search = search_of(*query);
  if (const auto* why = std::get_if<Refused>(&search)) {  // it is said back as JSON
    std::string said;
    json::append_text(said, why->why);
    must(std::holds_alternative<json::Node>(json::parse(said)));
    return;
  }
  must(std::get<Search>(search).limit >= 1 && std::get<Search>(search).limit <= 100);
  must(std::get<Search>(search).player.size() <= 100);
}

void try_host(std::string_view host) {
  using namespace backlot;
  static const HostNames names("den.lan", "https://backlot.test:8443/path", {"games.example"});
  const std::string page = unknown_host_page(host);
  must(page.find('<') == std::string::npos && page.find('\0') == std::string::npos);
  if (names.knows(host)) must(!host_in(host).empty() && host_in(host).find_first_of("/ ") == std::string::npos);
  must(fault_in({11, {host}, {}, 0}).empty() == is_host_name(trimmed(host)));
  must(fault_in({11, {"localhost"}, {host}, 0}).empty() == same_name(trimmed(host), "chunked"));
}

void try_proxy(std::string_view said) {
  using namespace backlot;
  static const Proxies proxies({"10.0.0.0/8", "2001:db8::/33"});
  const auto proxy = *Address::from("10.0.0.1");
  if (const auto caller = proxies.caller(proxy, said, "")) {
    must(Address::from(caller->address.text()) == caller->address);
    must(!caller->address.household().empty());
  }
  static_cast<void>(proxies.caller(proxy, "", said));
  if (const auto network = Network::from(said)) must(network->has(*Address::from(said.substr(0, said.find('/')))));
  ProxyHeader header;
  std::size_t taken = 0;
  while (header.state() == ProxyHeader::State::more && taken < said.size()) header.take(said[taken++]);
  must(header.read() == said.substr(0, taken) && taken <= 16 + 2048);
  if (header.source()) must(header.state() == ProxyHeader::State::done);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace backlot;
  std::string_view rest(reinterpret_cast<const char*>(data), size);  // NOLINT
  try_target(next_line(rest));
  const std::string token = token_in(next_line(rest));
  must(token.empty() || (token.size() == 64 && token.find_first_not_of("0123456789abcdef") == std::string::npos));
  const std::string_view origin = next_line(rest);
  const std::string_view host = next_line(rest);
  must(!same_origin(origin, host, "") || origin.empty() || origin.ends_with(host));
  static_cast<void>(same_origin(origin, host, "https://backlot.test:8443/path"));
  if (is_host_name(host)) must(host.find_first_of("/\"<>&?#@ ") == std::string_view::npos);
  static_cast<void>(is_loopback(host));
  try_host(host);
  try_proxy(rest);
  static_cast<void>(accepts_encoding(host, "br"));
  static_cast<void>(knows_tag(host, "\"00\""));
  const std::string code = code_in(rest);
  must(code.empty() || code.size() == code_length);
  return 0;
}
