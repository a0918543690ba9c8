// What the server does for its store from time to time: it says when there is trouble and when that is over, and once
// an hour it notes which tables are open, and those expire that nobody has opened for long. All calls come from the
// hub's thread.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "server/log.hpp"
#include "server/server.hpp"
#include "storage/archive.hpp"

namespace backlot {

class StoreCare {
 public:
  using Task = std::function<void()>;
  struct Services {
    Archive& archive;
    const Log& log;
    std::function<void(std::chrono::milliseconds, Task)> later;
    std::function<void(Task)> post;                  // from any thread to this one
    std::function<std::vector<std::string>()> held;  // the tables in memory
    std::function<std::uint64_t()> steady_seconds;   // a clock that never jumps
    std::function<std::uint64_t()> seconds;          // since 1970; without it the system's clock
  };

  StoreCare(Services services, const ServerSettings& settings);

  void begin();

 private:
  struct Time {
    std::uint64_t clock = 0;
    std::uint64_t steady = 0;
  };

  Time now() const;
  void look();
  void expire();
  void expired(const Expired& counts);

  Services around_;
  std::chrono::milliseconds look_every_;
  Expiry expiry_;
  std::string trouble_;
  Time last_;
  bool expiring_ = false;
  std::jthread worker_;  // last: it is asked to stop, and waited for
};

}  // namespace backlot
