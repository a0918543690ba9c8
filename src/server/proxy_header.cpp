#include "server/proxy_header.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace backlot {
namespace {

constexpr std::string_view line_begins = "PROXY ";
constexpr std::size_t longest_line = 107;
constexpr std::string_view binary_begins("\r\n\r\n\0\r\nQUIT\n", 12);
constexpr std::size_t binary_head = 16;     // until the addresses
constexpr std::size_t longest_rest = 2048;  // addresses, and what else a proxy has to say

bool both_begin_alike(std::string_view text, std::string_view other) {
  return text.substr(0, other.size()) == other.substr(0, text.size());
}

std::string_view next_word(std::string_view& line) {
  const std::string_view word = line.substr(0, line.find(' '));
  line.remove_prefix(std::min(word.size() + 1, line.size()));
  return word;
}

bool is_port(std::string_view text) {
  unsigned port = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), port);
  return !text.empty() && read.ec == std::errc() && read.ptr == text.data() + text.size() && port <= 65535;
}

}  // namespace

bool ProxyHeader::is_begun_by(std::string_view bytes) {
  return bytes.starts_with(line_begins) || bytes.starts_with(binary_begins);
}

ProxyHeader::State ProxyHeader::take(char byte) {
  read_ += byte;
  if (both_begin_alike(read_, line_begins)) {
    state_ = take_line();
  } else if (both_begin_alike(read_, binary_begins)) {
    state_ = take_binary();
  } else {
    state_ = State::none;
  }
  return state_;
}

// "PROXY TCP4 192.0.2.1 192.0.2.2 56324 443\r\n"
ProxyHeader::State ProxyHeader::take_line() {
  if (!read_.ends_with("\r\n")) return read_.size() < longest_line ? State::more : State::wrong;
  std::string_view line(read_);
  line.remove_prefix(line_begins.size());
  line.remove_suffix(2);
  const std::string_view kind = next_word(line);
  if (kind == "UNKNOWN") return State::done;  // whatever follows
  if (kind != "TCP4" && kind != "TCP6") return State::wrong;
  const std::string_view from = next_word(line);
  const std::string_view to = next_word(line);
  const bool six = kind == "TCP6";
  const auto fits = [&](std::string_view text) {
    return (text.find(':') != std::string_view::npos) == six && Address::from(text).has_value();
  };
  if (!fits(from) || !fits(to) || !is_port(next_word(line)) || !is_port(next_word(line)) || !line.empty()) {
    return State::wrong;
  }
  source_ = Address::from(from);
  return State::done;
}

ProxyHeader::State ProxyHeader::take_binary() {
  if (read_.size() < binary_head) return State::more;
  const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(read_[at]); };
  const std::size_t rest = std::size_t{byte(14)} * 256 + byte(15);
  const unsigned command = byte(12);
  if ((command != 0x20 && command != 0x21) || rest > longest_rest) return State::wrong;
  if (read_.size() < binary_head + rest) return State::more;
  if (command == 0x20) return State::done;  // the proxy itself, to see whether we are well
  const unsigned family = byte(13);
  const bool four = family == 0x11;
  if (!four && family != 0x21) return family == 0 ? State::done : State::wrong;
  if (rest < (four ? 12U : 36U)) return State::wrong;
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(four ? AF_INET : AF_INET6, read_.data() + binary_head, text.data(), text.size());
  source_ = Address::from(text.data());
  return State::done;
}

}  // namespace backlot
