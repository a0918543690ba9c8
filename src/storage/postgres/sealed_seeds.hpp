// Seeds of games that are not over stand in two kinds of entries, and whoever knows one knows every card that is yet to
// come. Where there is a key they are sealed before they go to the database, so that its copies and dumps do not tell
// them. What was stored without a key is read as it is.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace backlot {

using SeedKey = std::array<std::uint8_t, 32>;

namespace postgres {

class SealedSeeds {
 public:
  // Without a key nothing is sealed, and what was sealed is not read.
  explicit SealedSeeds(std::optional<SeedKey> key);

  // The entry as it is stored.
  std::string sealed(std::string body) const;
  // The entry as it was, in place of what is stored. Gives why that cannot be; empty: all is well.
  std::string open(std::string& body) const;

 private:
  std::optional<SeedKey> key_;
};

}  // namespace postgres
}  // namespace backlot
