#include "storage/postgres/sealed_seeds.hpp"

#include <sodium.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "table/random_bytes.hpp"

namespace backlot::postgres {
namespace {

constexpr std::string_view field = "\"server_seed\":\"";
constexpr std::string_view mark = "sealed:";
constexpr std::size_t head = crypto_secretbox_NONCEBYTES;
constexpr std::size_t tail = crypto_secretbox_MACBYTES;
constexpr std::size_t seed_size = 32;

struct Place {
  std::size_t at = 0;
  std::size_t size = 0;
};

// Where the seed of an entry stands, sealed or not. Behind it there is nothing that people have written; and a text of
// theirs, whose quotation marks are escaped, never looks like the field.
std::optional<Place> seed_in(std::string_view body) {
  if (!body.starts_with(R"({"kind":"created")") && !body.starts_with(R"({"kind":"voided")")) return std::nullopt;
  const std::size_t found = body.rfind(field);
  if (found == std::string_view::npos) return std::nullopt;
  const std::size_t at = found + field.size();
  return Place{at, body.find('"', at) - at};
}

using Bytes = std::vector<std::uint8_t>;

std::string in_hex(const Bytes& bytes) {
  std::string hex(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), bytes.data(), bytes.size());
  hex.pop_back();
  return hex;
}

// So many bytes; nothing when the text is something else.
std::optional<Bytes> bytes_in(std::string_view hex, std::size_t size) {
  Bytes bytes(size);
  std::size_t read = 0;
  const int result = sodium_hex2bin(bytes.data(), size, hex.data(), hex.size(), nullptr, &read, nullptr);
  return result == 0 && read == size && hex.size() == 2 * size ? std::optional(bytes) : std::nullopt;
}

}  // namespace

SealedSeeds::SealedSeeds(std::optional<SeedKey> key) : key_(key) {
  static_cast<void>(sodium_init());  // fails only where there is no randomness, and then so does everything else
}

std::string SealedSeeds::sealed(std::string body) const {
  const auto place = key_ ? seed_in(body) : std::nullopt;
  const auto seed = place ? bytes_in(std::string_view(body).substr(place->at, place->size), seed_size) : std::nullopt;
  if (!seed) return body;
  const auto nonce = random_bytes();  // more than is needed
  Bytes bytes(head + tail + seed_size);
  std::copy_n(nonce.begin(), head, bytes.begin());
  crypto_secretbox_easy(bytes.data() + head, seed->data(), seed_size, bytes.data(), key_->data());
  return body.replace(place->at, place->size, std::string(mark) + in_hex(bytes));
}

std::string SealedSeeds::open(std::string& body) const {
  const auto place = seed_in(body);
  if (!place) return {};
  const std::string_view text = std::string_view(body).substr(place->at, place->size);
  if (!text.starts_with(mark)) return {};
  if (!key_) return "its seed is sealed, and --seed-key names no key";
  const auto bytes = bytes_in(text.substr(mark.size()), head + tail + seed_size);
  Bytes seed(seed_size);
  if (!bytes || crypto_secretbox_open_easy(seed.data(), bytes->data() + head, bytes->size() - head, bytes->data(),
                                           key_->data()) != 0) {
    return "its seed was sealed with another key";
  }
  body.replace(place->at, place->size, in_hex(seed));
  return {};
}

}  // namespace backlot::postgres
