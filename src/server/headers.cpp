#include "server/headers.hpp"

#include <algorithm>

#include "table/fairness.hpp"

namespace backlot {

std::string token_in(std::string_view cookies) {
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
    cookie.remove_prefix(std::min(cookie.find_first_not_of(' '), cookie.size()));
    if (cookie.starts_with("backlot=") && digest_from_hex(cookie.substr(8))) return std::string(cookie.substr(8));
  }
  return {};
}

bool same_origin(std::string_view origin, std::string_view host, std::string_view own) {
  if (origin.empty()) return true;  // no browser
  if (!own.empty() && origin == own.substr(0, own.find('/', own.find("://") + 3))) return true;
  const auto at = origin.find("://");
  return at != std::string_view::npos && origin.substr(at + 3) == host;
}

bool is_host_name(std::string_view host) {
  const auto sound = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
           c == ':' || c == '[' || c == ']';
  };
  return !host.empty() && host.size() <= 255 && std::all_of(host.begin(), host.end(), sound);
}

bool is_loopback(std::string_view host) {
  const auto named = [&](std::string_view name) {
    return host.starts_with(name) && (host.size() == name.size() || host[name.size()] == ':');
  };
  return named("localhost") || named("127.0.0.1") || named("[::1]");
}

}  // namespace backlot
