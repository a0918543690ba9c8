// What we read by hand from the fields of a request. Any bytes may come in here.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace backlot {

// The token in a Cookie field; empty when there is none that looks like one of ours.
std::string token_in(std::string_view cookies);

// A page from elsewhere must not speak in its visitor's name. `own` is the server's public address, maybe empty.
bool same_origin(std::string_view origin, std::string_view host, std::string_view own);

// A name or address, perhaps with a port: nothing that would mean something in an address or a page.
bool is_host_name(std::string_view host);
bool is_loopback(std::string_view host);

// What a proxy may call a request (X-Request-ID): up to 64 letters, digits, hyphens, underscores and points.
bool is_trace(std::string_view name);

// Whether an Accept-Encoding field allows that coding: it is named, or everything is, and not with a weight of zero.
bool accepts_encoding(std::string_view field, std::string_view coding);

// The text without spaces and tabs at its ends.
std::string_view trimmed(std::string_view text);

// Names of fields, hosts and codings: in capitals or not.
bool same_name(std::string_view a, std::string_view b);

// What says where a request ends and whom it is for. A proxy in front of us and we must read that alike, or one of us
// takes the end of a request for another's beginning: whatever can be read in two ways is refused.
struct Framing {
  unsigned version = 11;                // 10 or 11
  std::vector<std::string_view> hosts;  // all fields of that name
  std::vector<std::string_view> transfer_encodings;
  std::size_t content_lengths = 0;
};
// Why it is refused; empty when it is sound.
std::string_view fault_in(const Framing& framing);

// Whether an If-None-Match field names that tag.
bool knows_tag(std::string_view field, std::string_view tag);

}  // namespace backlot
