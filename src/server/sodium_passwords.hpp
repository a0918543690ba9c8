// Argon2id by libsodium with its interactive limits (64 MiB, some 50 to 100 ms), on one thread of its own: guessing
// takes nobody else's time or memory, and no more than a few dozen wait.
#pragma once
#include <atomic>

#include "hub/passwords.hpp"
#include "server/thinkers.hpp"

namespace backlot {

class SodiumPasswords final : public Passwords {
 public:
  // `post` brings a result to the hub's thread.
  explicit SodiumPasswords(std::function<void(std::function<void()>)> post);

  void hash(std::string password, std::function<void(std::string hash)> done) override;
  void check(std::string password, std::string hash, std::function<void(Checked)> done) override;

 private:
  // Does the work on the thread, or says that there is too much of it.
  bool later(std::function<void()> work);

  static constexpr int most_waiting = 64;
  std::function<void(std::function<void()>)> post_;
  std::atomic<int> waiting_ = 0;
  Thinkers thread_{1, 1, 0};  // people wait for it; last: it uses the above
};

}  // namespace backlot
