// The names a server answers to, and requests that can be read in two ways.
#include "server/host_names.hpp"

#include <gtest/gtest.h>

#include "server/headers.hpp"

using namespace backlot;

TEST(HostNames, are_addresses_this_machine_the_public_one_and_those_that_were_named) {
  const HostNames names("Den.lan.example", "https://table.example:8443", {"games.example", "Cafe"});
  for (const char* good :
       {"127.0.0.1", "127.0.0.1.", "127.0.0.1:1947", "192.168.1.7:1947", "[::1]", "[::1]:1947", "[fe80::1]:80",
        "localhost", "LOCALHOST:80", "localhost.", "den", "DEN:1947", "den.local", "den.lan.example", "table.example",
        "table.example:8443", "table.example.", "games.example:1947", "cafe"}) {
    EXPECT_TRUE(names.knows(good)) << good;
  }
  for (const char* bad :
       {"", "evil.example", "localhost.evil.example", "den.evil.example", "den.lan", "1.2.3.4.evil.example",
        "evil.example:127.0.0.1", "table.example.evil.example", "xgames.example", "[evil.example]", "[::1", "::1",
        "0x7f000001", "2130706433", "[127.0.0.1]"}) {
    EXPECT_FALSE(names.knows(bad)) << bad;
  }
}

TEST(HostNames, without_a_name_of_the_machine_nothing_more_is_known) {
  const HostNames names("", "", {});
  EXPECT_TRUE(names.knows("localhost"));
  EXPECT_FALSE(names.knows(""));
  EXPECT_FALSE(names.knows(".local"));
  EXPECT_FALSE(names.knows("evil.local"));
}

TEST(HostNames, the_page_says_what_to_do_and_says_nothing_back_that_is_no_name) {
  EXPECT_NE(unknown_host_page("my-laptop.lan:1947").find("backlot serve --host my-laptop.lan\n"), std::string::npos);
  EXPECT_NE(unknown_host_page("<script>").find("backlot serve --host NAME\n"), std::string::npos);
  EXPECT_EQ(unknown_host_page("<script>").find("script"), std::string::npos);
}

TEST(HostNames, a_plain_name_has_no_port) {
  for (const char* good : {"games.example", "my-laptop", "my_box", "A.B"}) EXPECT_TRUE(is_plain_name(good)) << good;
  for (const char* bad : {"", ".", "games.example:80", "[::1]", "a/b", "http://a", "a b"})
    EXPECT_FALSE(is_plain_name(bad)) << bad;
}

TEST(Framing, whatever_can_be_read_in_two_ways_is_refused) {
  EXPECT_EQ(fault_in({11, {"localhost"}, {}, 0}), "");
  EXPECT_EQ(fault_in({11, {"localhost"}, {}, 1}), "");
  EXPECT_EQ(fault_in({11, {"localhost"}, {" Chunked "}, 0}), "");
  EXPECT_EQ(fault_in({10, {}, {}, 0}), "");
  EXPECT_NE(fault_in({11, {}, {}, 0}), "");
  EXPECT_NE(fault_in({11, {""}, {}, 0}), "");
  EXPECT_NE(fault_in({11, {"a/b"}, {}, 0}), "");
  EXPECT_NE(fault_in({11, {"localhost", "localhost"}, {}, 0}), "");
  EXPECT_NE(fault_in({10, {"localhost", "elsewhere"}, {}, 0}), "");
  EXPECT_NE(fault_in({11, {"localhost"}, {}, 2}), "");
  EXPECT_NE(fault_in({11, {"localhost"}, {"chunked"}, 1}), "");
  EXPECT_NE(fault_in({11, {"localhost"}, {"chunked", "chunked"}, 0}), "");
  EXPECT_NE(fault_in({10, {"localhost"}, {"chunked"}, 0}), "");
  for (const char* odd :
       {"", "gzip", "gzip, chunked", "chunked, chunked", "identity", "xchunked", "chunked;q=1", "\013chunked"}) {
    EXPECT_NE(fault_in({11, {"localhost"}, {odd}, 0}), "") << odd;
  }
}
