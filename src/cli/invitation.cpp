#include "cli/invitation.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <qrencode.h>

#include <array>
#include <memory>

namespace backlot::cli {

std::vector<std::string> lan_addresses() {
  ifaddrs* raw = nullptr;
  if (getifaddrs(&raw) != 0) return {};
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> all(raw, freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* one = all.get(); one != nullptr; one = one->ifa_next) {
    const bool up = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!up || one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    std::array<char, INET_ADDRSTRLEN> text{};
    const auto* const address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr) found.emplace_back(text.data());
  }
  return found;
}

std::string qr_code(const std::string& text) {
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1), QRcode_free);
  if (!code) return {};
  constexpr int margin = 2;
  const auto dark = [&](int row, int column) {
    const bool inside = row >= 0 && row < code->width && column >= 0 && column < code->width;
    return inside && (code->data[row * code->width + column] & 1U) != 0;
  };
  std::string out;
  for (int row = -margin; row < code->width + margin; row += 2) {
    out += "\033[30;47m";  // black on white
    for (int column = -margin; column < code->width + margin; ++column) {
      const bool above = dark(row, column);
      const bool below = dark(row + 1, column);
      out += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
    }
    out += "\033[0m\n";
  }
  return out;
}

}  // namespace backlot::cli
