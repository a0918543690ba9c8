// What we read by hand from the fields of a request. Any bytes may come in here.
#pragma once
#include <string>
#include <string_view>

namespace backlot {

// The token in a Cookie field; empty when there is none that looks like one of ours.
std::string token_in(std::string_view cookies);

// A page from elsewhere must not speak in its visitor's name. `own` is the server's public address, maybe empty.
bool same_origin(std::string_view origin, std::string_view host, std::string_view own);

// A name or address, perhaps with a port: nothing that would mean something in an address or a page.
bool is_host_name(std::string_view host);
bool is_loopback(std::string_view host);

// Whether an Accept-Encoding field allows that coding: it is named, or everything is, and not with a weight of zero.
bool accepts_encoding(std::string_view field, std::string_view coding);

// Whether an If-None-Match field names that tag.
bool knows_tag(std::string_view field, std::string_view tag);

}  // namespace backlot
