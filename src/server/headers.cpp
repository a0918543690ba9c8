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
           c == '_' || c == ':' || c == '[' || c == ']';
  };
  return !host.empty() && host.size() <= 255 && std::all_of(host.begin(), host.end(), sound);
}

bool is_trace(std::string_view name) {
  const auto sound = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
           c == '_';
  };
  return !name.empty() && name.size() <= 64 && std::all_of(name.begin(), name.end(), sound);
}

bool is_loopback(std::string_view host) {
  const auto named = [&](std::string_view name) {
    return host.starts_with(name) && (host.size() == name.size() || host[name.size()] == ':');
  };
  return named("localhost") || named("127.0.0.1") || named("[::1]");
}

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text.substr(0, text.find_last_not_of(" \t") + 1);
}

bool same_name(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

std::string_view fault_in(const Framing& framing) {
  if (framing.hosts.size() > 1) return "The request names two hosts.";
  if (framing.hosts.empty() && framing.version >= 11) return "The request does not say which host it is for.";
  if (!framing.hosts.empty() && !is_host_name(trimmed(framing.hosts[0]))) return "The request's host makes no sense.";
  if (framing.transfer_encodings.empty()) {
    return framing.content_lengths > 1 ? "The request has two lengths." : std::string_view();
  }
  const bool chunked =
      framing.transfer_encodings.size() == 1 && same_name(trimmed(framing.transfer_encodings[0]), "chunked");
  if (!chunked || framing.version < 11) return "The only transfer encoding here is chunked.";
  return framing.content_lengths > 0 ? "The request has a length and a transfer encoding." : std::string_view();
}

namespace {

// Takes what stands before the next separator off the text.
std::string_view next_of(std::string_view& text, char separator) {
  const std::size_t end = std::min(text.find(separator), text.size());
  const std::string_view part = trimmed(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

// "q=0", "q=0.000": not that one.
bool is_zero_weight(std::string_view parameter) {
  return parameter.size() > 2 && same_name(parameter.substr(0, 2), "q=") &&
         parameter.substr(2).find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts_encoding(std::string_view field, std::string_view coding) {
  bool any = false;
  while (!field.empty()) {
    std::string_view one = next_of(field, ',');
    const std::string_view name = next_of(one, ';');
    bool wanted = true;
    while (!one.empty()) {
      if (is_zero_weight(next_of(one, ';'))) wanted = false;
    }
    if (same_name(name, coding)) return wanted;  // said of itself it counts more than what is said of all
    if (name == "*") any = wanted;
  }
  return any;
}

bool knows_tag(std::string_view field, std::string_view tag) {
  while (!field.empty()) {
    std::string_view one = next_of(field, ',');
    if (one.starts_with("W/")) one.remove_prefix(2);
    if (one == tag || one == "*") return true;
  }
  return false;
}

}  // namespace backlot
