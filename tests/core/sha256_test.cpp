// SHA-256 and HMAC against the standards' vectors, at compile time, and against libsodium.
#include "core/sha256.hpp"

#include <gtest/gtest.h>
#include <sodium.h>

#include <vector>

using namespace backlot;

namespace {

constexpr Text hex_of(std::string_view text) { return to_hex(sha256(text)); }

// FIPS 180-4 examples.
static_assert(hex_of("") == Text("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
static_assert(hex_of("abc") == Text("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
static_assert(hex_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
              Text("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));

constexpr std::array<std::uint8_t, 4> jefe{'J', 'e', 'f', 'e'};
constexpr std::array<std::uint8_t, 28> question{'w', 'h', 'a', 't', ' ', 'd', 'o', ' ', 'y', 'a', ' ', 'w', 'a', 'n',
                                                't', ' ', 'f', 'o', 'r', ' ', 'n', 'o', 't', 'h', 'i', 'n', 'g', '?'};
// RFC 4231, test case 2.
static_assert(to_hex(hmac_sha256(jefe, question)) ==
              Text("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"));

std::vector<std::uint8_t> bytes(std::size_t size, std::uint8_t from) {
  std::vector<std::uint8_t> out(size);
  for (std::size_t i = 0; i < size; ++i) out[i] = static_cast<std::uint8_t>(from + 31 * i);
  return out;
}

}  // namespace

TEST(Sha256, agrees_with_libsodium_at_every_length_around_block_borders) {
  ASSERT_GE(sodium_init(), 0);
  for (std::size_t size = 0; size < 300; ++size) {
    const auto message = bytes(size, 7);
    Digest theirs{};
    crypto_hash_sha256(theirs.data(), message.data(), message.size());
    EXPECT_EQ(sha256(message), theirs) << size;
  }
}

TEST(Sha256, hmac_agrees_with_libsodium_for_short_and_long_keys) {
  ASSERT_GE(sodium_init(), 0);
  for (const std::size_t key_size : {0U, 1U, 32U, 63U, 64U, 65U, 131U}) {
    const auto key = bytes(key_size, 3);
    const auto message = bytes(152, 9);
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, key.data(), key.size());
    crypto_auth_hmacsha256_update(&state, message.data(), message.size());
    Digest theirs{};
    crypto_auth_hmacsha256_final(&state, theirs.data());
    EXPECT_EQ(hmac_sha256(key, message), theirs) << key_size;
  }
}

TEST(Sha256, hmac_with_a_key_longer_than_a_block_is_rfc_4231_case_6) {
  const std::vector<std::uint8_t> key(131, 0xAA);
  const std::string_view text = "Test Using Larger Than Block-Size Key - Hash Key First";
  const std::vector<std::uint8_t> message(text.begin(), text.end());
  EXPECT_EQ(to_hex(hmac_sha256(key, message)).view(),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}
