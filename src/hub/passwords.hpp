// Passwords of tables as hashes from which nobody gets them back. Made and checked away from the hub's thread, for
// that takes long on purpose.
#pragma once
#include <functional>
#include <string>
#include <string_view>

namespace backlot {

class Passwords {
 public:
  Passwords() = default;
  Passwords(const Passwords&) = delete;
  Passwords& operator=(const Passwords&) = delete;
  virtual ~Passwords() = default;

  // Both return at once and call `done` later, on the hub's thread.
  // An empty hash: too many are being made; try again.
  virtual void hash(std::string password, std::function<void(std::string hash)> done) = 0;
  enum class Checked : std::uint8_t { right, wrong, busy };
  virtual void check(std::string password, std::string hash, std::function<void(Checked)> done) = 0;
};

// One of 1 to 100 bytes that can be typed.
bool good_password(std::string_view password);

}  // namespace backlot
