#include "server/sodium_passwords.hpp"

#include <sodium.h>

#include <array>
#include <utility>

namespace backlot {

SodiumPasswords::SodiumPasswords(std::function<void(std::function<void()>)> post) : post_(std::move(post)) {
  static_cast<void>(sodium_init());  // fails only where there is no randomness, and then so does everything else
}

bool SodiumPasswords::later(std::function<void()> work) {
  if (++waiting_ > most_waiting) {
    --waiting_;
    return false;
  }
  thread_.add("", [this, work = std::move(work)](std::uint32_t) {
    work();
    --waiting_;
  });
  return true;
}

void SodiumPasswords::hash(std::string password, std::function<void(std::string hash)> done) {
  const bool taken = later([this, password, done]() mutable {
    std::array<char, crypto_pwhash_STRBYTES> text{};
    const bool made =
        crypto_pwhash_str(text.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;  // otherwise there is no memory for it
    sodium_memzero(password.data(), password.size());
    post_([done, hash = std::string(made ? text.data() : "")] { done(hash); });
  });
  sodium_memzero(password.data(), password.size());
  if (!taken) post_([done] { done(""); });
}

void SodiumPasswords::check(std::string password, std::string hash, std::function<void(Checked)> done) {
  const bool taken = later([this, password, hash = std::move(hash), done]() mutable {
    const bool fits = crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
    sodium_memzero(password.data(), password.size());
    post_([done, fits] { done(fits ? Checked::right : Checked::wrong); });
  });
  sodium_memzero(password.data(), password.size());
  if (!taken) post_([done] { done(Checked::busy); });
}

}  // namespace backlot
