// A store that keeps everything to itself until it is let go: nothing is durable before, and it may outlive the server.
#pragma once
#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

#include "storage/archive.hpp"

namespace backlot {

class LateArchive final : public Archive {
 public:
  void append(const std::string& /*table*/, std::uint64_t /*seq*/, std::string /*body*/,
              std::optional<Listing> /*listing*/, Done done) override {
    const std::lock_guard lock(mutex_);
    kept_.push_back(std::move(done));
    changed_.notify_all();
  }
  LoadedLog load(const std::string& /*table*/, std::uint64_t /*from*/) override { return {}; }
  Found search(const Search& /*search*/) override { return {}; }
  Expired expire(const Expiry& /*expiry*/, const std::stop_token& /*stop*/) override { return {}; }
  std::string trouble() override { return {}; }

  void wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return kept_.size() >= count; });
  }
  // All that wait for an answer, which are then nobody's but the caller's.
  std::vector<Done> take_all() {
    const std::lock_guard lock(mutex_);
    return std::exchange(kept_, {});
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Done> kept_;
};

}  // namespace backlot
