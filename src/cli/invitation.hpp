// How people find the server: its addresses, and a QR code for phones.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace backlot::cli {

// Addresses of this machine in its networks, IPv4, without loopback and what is down.
std::vector<std::string> lan_addresses();

// A QR code as text, two rows to a line, dark on light whatever the terminal's colours; empty when the text is
// too long for one.
std::string qr_code(const std::string& text);

}  // namespace backlot::cli
