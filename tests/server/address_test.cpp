// Addresses, networks, and what proxies say about who is behind them.
#include "server/address.hpp"

#include <gtest/gtest.h>

#include "server/proxies.hpp"
#include "server/proxy_header.hpp"

using namespace backlot;

namespace {

std::string read(const std::string& text) {
  const auto address = Address::from(text);
  return address ? address->text() : "none";
}
std::string household(const std::string& text) { return Address::from(text)->household(); }
bool has(const std::string& network, const std::string& address) {
  return Network::from(network)->has(*Address::from(address));
}

const Proxies proxies({"10.0.0.0/8", "2001:db8::1"});

std::string behind(const std::string& peer, const std::string& forwarded_for) {
  const auto caller = proxies.caller(*Address::from(peer), forwarded_for, "");
  return caller ? caller->address.text() : "malformed";
}

// The state after these bytes and, when it is a header, whom it names.
std::string header_in(const std::string& bytes) {
  ProxyHeader header;
  for (std::size_t i = 0; i < bytes.size() && header.state() == ProxyHeader::State::more; ++i) header.take(bytes[i]);
  switch (header.state()) {
    case ProxyHeader::State::more: return "more";
    case ProxyHeader::State::none: return "none after " + std::to_string(header.read().size());
    case ProxyHeader::State::done: return header.source() ? header.source()->text() : "itself";
    case ProxyHeader::State::wrong: return "wrong";
  }
  return {};
}

std::string binary(const std::string& command_and_family, const std::string& rest) {
  std::string bytes("\r\n\r\n\0\r\nQUIT\n", 12);
  bytes += command_and_family;
  bytes += static_cast<char>(rest.size() >> 8U);
  bytes += static_cast<char>(rest.size() & 0xFFU);
  return bytes + rest;
}

}  // namespace

TEST(Address, is_read_in_both_versions_and_mapped_ones_are_those_of_version_four) {
  EXPECT_EQ(read("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(read("2001:DB8::1"), "2001:db8::1");
  EXPECT_EQ(read("::ffff:192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(read("::ffff:c000:201"), "192.0.2.1");
  for (const char* bad :
       {"", "localhost", "192.0.2", "192.0.2.256", "1.2.3.4 ", "::1%eth0", "[::1]", "1.2.3.4/8", "::g"}) {
    EXPECT_EQ(read(bad), "none") << bad;
  }
  EXPECT_EQ(read(std::string("1.2.3.4\0x", 9)), "none");
  EXPECT_EQ(read(std::string(5000, '1')), "none");
}

TEST(Address, counts_by_household) {
  EXPECT_EQ(household("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(household("::ffff:192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(household("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(household("2001:db8:1:2::1"), household("2001:db8:1:2:ffff::"));
  EXPECT_NE(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
}

TEST(Network, holds_the_addresses_that_begin_alike) {
  EXPECT_TRUE(has("10.0.0.0/8", "10.255.0.1"));
  EXPECT_FALSE(has("10.0.0.0/8", "11.0.0.1"));
  EXPECT_TRUE(has("192.168.4.0/22", "192.168.7.255"));
  EXPECT_FALSE(has("192.168.4.0/22", "192.168.8.0"));
  EXPECT_TRUE(has("127.0.0.1", "::ffff:127.0.0.1"));
  EXPECT_TRUE(has("0.0.0.0/0", "203.0.113.9"));
  EXPECT_FALSE(has("0.0.0.0/0", "2001:db8::1"));
  EXPECT_TRUE(has("2001:db8::/33", "2001:db8:7fff::1"));
  EXPECT_FALSE(has("2001:db8::/33", "2001:db8:8000::1"));
  EXPECT_TRUE(has("::ffff:10.0.0.0/104", "10.1.2.3"));
  for (const char* bad :
       {"", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "::/129", "10.0.0.0/8/8"}) {
    EXPECT_FALSE(Network::from(bad)) << bad;
  }
}

TEST(Proxies, name_the_last_who_is_none_of_them) {
  EXPECT_EQ(behind("10.1.1.1", "198.51.100.1"), "198.51.100.1");
  EXPECT_EQ(behind("10.1.1.1", "203.0.113.5, 198.51.100.1"), "198.51.100.1");  // what is left of it is an invention
  EXPECT_EQ(behind("10.1.1.1", "anything at all, 198.51.100.1, 10.2.2.2,2001:db8::1"), "198.51.100.1");
  EXPECT_EQ(behind("10.1.1.1", "10.2.2.2, 10.3.3.3"), "10.2.2.2");
  EXPECT_EQ(behind("10.1.1.1", ""), "10.1.1.1");
  EXPECT_EQ(behind("2001:db8::1", "[2001:db8::77]:4711"), "2001:db8::77");
  EXPECT_EQ(behind("10.1.1.1", "2001:db8::77"), "2001:db8::77");
  EXPECT_EQ(behind("10.1.1.1", "198.51.100.1:80"), "198.51.100.1");
  EXPECT_EQ(behind("198.51.100.1", "203.0.113.5"), "198.51.100.1");  // nobody believes a stranger
  EXPECT_EQ(behind("198.51.100.1", "nonsense"), "198.51.100.1");
  for (const char* bad :
       {"unknown", "198.51.100.1,", ",", "198.51.100.1, x", "[::1", "[::1]80", "[1.2.3.4]", "1.2.3.4:x", "1.2.3.4:"}) {
    EXPECT_EQ(behind("10.1.1.1", bad), "malformed") << bad;
  }
}

TEST(Proxies, say_whether_the_browser_came_over_tls) {
  const auto over_tls = [](const char* peer, const char* proto) {
    const auto caller = proxies.caller(*Address::from(peer), "", proto);
    return !caller ? "malformed" : caller->over_tls ? "yes" : "no";
  };
  EXPECT_STREQ(over_tls("10.1.1.1", "https"), "yes");
  EXPECT_STREQ(over_tls("10.1.1.1", " HTTPS , http"), "yes");
  EXPECT_STREQ(over_tls("10.1.1.1", "wss"), "yes");
  EXPECT_STREQ(over_tls("10.1.1.1", "http"), "no");
  EXPECT_STREQ(over_tls("10.1.1.1", ""), "no");
  EXPECT_STREQ(over_tls("198.51.100.1", "https"), "no");
  EXPECT_STREQ(over_tls("10.1.1.1", "gopher"), "malformed");
}

TEST(ProxyHeader, version_1_is_a_line) {
  EXPECT_EQ(header_in("PROXY TCP4 198.51.100.1 192.0.2.2 56324 443\r\nGET"), "198.51.100.1");
  EXPECT_EQ(header_in("PROXY TCP6 2001:db8::5 2001:db8::1 56324 443\r\n"), "2001:db8::5");
  EXPECT_EQ(header_in("PROXY UNKNOWN\r\n"), "itself");
  EXPECT_EQ(header_in("PROXY UNKNOWN ffff:f...f:ffff ffff:f...f:ffff 65535 65535\r\n"), "itself");
  EXPECT_EQ(header_in("PROXY TCP4 198.51.100.1 192.0.2.2 56324 443"), "more");
  EXPECT_EQ(header_in("PRO"), "more");
  EXPECT_EQ(header_in("POST / HTTP/1.1"), "none after 2");
  EXPECT_EQ(header_in("GET / HTTP/1.1"), "none after 1");
  EXPECT_EQ(header_in("\x16\x03\x01"), "none after 1");
  for (const char* bad :
       {"PROXY \r\n", "PROXY TCP5 198.51.100.1 192.0.2.2 1 2\r\n", "PROXY TCP4 198.51.100.1 192.0.2.2 1\r\n",
        "PROXY TCP4 198.51.100.1 192.0.2.2 1 65536\r\n", "PROXY TCP4 198.51.100.1 192.0.2.2 1 2 3\r\n",
        "PROXY TCP4 2001:db8::5 2001:db8::1 1 2\r\n", "PROXY TCP6 198.51.100.1 192.0.2.2 1 2\r\n",
        "PROXY TCP4  198.51.100.1 192.0.2.2 1 2\r\n", "PROXY TCP4 somebody 192.0.2.2 1 2\r\n"}) {
    EXPECT_EQ(header_in(bad), "wrong") << bad;
  }
  EXPECT_EQ(header_in("PROXY " + std::string(200, 'x')), "wrong");
}

TEST(ProxyHeader, version_2_is_binary) {
  const std::string four("\xC6\x33\x64\x01\xC0\x00\x02\x02\x01\x00\x01\xBB", 12);
  std::string six(36, '\0');
  six.replace(0, 4, "\x20\x01\x0d\xb8");
  six[15] = '\x09';
  EXPECT_EQ(header_in(binary("\x21\x11", four) + "GET"), "198.51.100.1");
  EXPECT_EQ(header_in(binary("\x21\x11", four + "more that it says")), "198.51.100.1");
  EXPECT_EQ(header_in(binary("\x21\x21", six)), "2001:db8::9");
  EXPECT_EQ(header_in(binary(std::string("\x20\x00", 2), "")), "itself");
  EXPECT_EQ(header_in(binary("\x20\x11", four)), "itself");
  EXPECT_EQ(header_in(binary(std::string("\x21\x00", 2), "whatever")), "itself");
  EXPECT_EQ(header_in(binary("\x21\x11", four).substr(0, 27)), "more");
  EXPECT_EQ(header_in("\r\n\r\nGET / HTTP/1.1"), "none after 5");
  EXPECT_EQ(header_in(binary("\x21\x11", four.substr(1))), "wrong");
  EXPECT_EQ(header_in(binary("\x21\x21", four)), "wrong");
  EXPECT_EQ(header_in(binary("\x22\x11", four)), "wrong");
  EXPECT_EQ(header_in(binary("\x11\x11", four)), "wrong");
  EXPECT_EQ(header_in(binary("\x21\x31", std::string(216, 'x'))), "wrong");  // sockets of one machine
  EXPECT_EQ(header_in(binary("\x21\x11", std::string(3000, '\0'))), "wrong");
}
