// What each address may do: so many connections at once, so many requests and new tables in a time.
#pragma once
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <string>

#include "server/bucket.hpp"

namespace backlot {

class Addresses {
 public:
  // `connections` at once from one address; 0: no limits at all (behind a proxy all have its address).
  explicit Addresses(std::uint32_t connections) : most_(connections) {}

  bool enter(const std::string& address) {
    if (most_ == 0) return true;
    One& one = all_[address];
    if (one.connections >= most_) return false;
    ++one.connections;
    return true;
  }
  void leave(const std::string& address, std::uint64_t now) {
    if (most_ == 0) return;
    const auto found = all_.find(address);
    if (found == all_.end()) return;
    --found->second.connections;
    if (++left_ % 64 == 0) forget(now);
  }
  bool may_request(const std::string& address, std::uint64_t now) {
    return most_ == 0 || all_[address].requests.take(now);
  }
  bool may_create(const std::string& address, std::uint64_t now) {
    return most_ == 0 || all_[address].creates.take(now);
  }
  // A password or a code: wrong ones count.
  bool may_guess(const std::string& address, std::uint64_t now) {
    return most_ == 0 || all_[address].guesses.take(now);
  }
  void guessed_right(const std::string& address) {
    if (most_ != 0) all_[address].guesses.give_back();
  }
  std::size_t size() const { return all_.size(); }

 private:
  struct One {
    std::uint32_t connections = 0;
    Bucket requests{400, 50};
    Bucket creates{30, 1};
    Bucket guesses = Bucket::by_the_minute(10, 6);
  };

  // Those that are gone and have all their allowance back.
  void forget(std::uint64_t now) {
    for (auto at = all_.begin(); at != all_.end();) {
      One& one = at->second;
      const bool gone =
          one.connections == 0 && one.requests.full(now) && one.creates.full(now) && one.guesses.full(now);
      at = gone ? all_.erase(at) : std::next(at);
    }
  }

  std::uint32_t most_;
  std::uint64_t left_ = 0;
  std::map<std::string, One> all_;
};

}  // namespace backlot
