// What a hub needs of the world around it. A server gives it threads, a clock and a disk; a page that runs it as
// WebAssembly and tests give it what they have.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "core/sha256.hpp"
#include "hub/passwords.hpp"
#include "storage/event_store.hpp"

namespace backlot {

struct Services {
  using Task = std::function<void()>;
  using Programs = std::map<std::string, std::string>;  // what people call it, and its name: "cmd:./mybot"
  // Who waits for a thought: bots may think long, people wait for hints and even more for previews.
  enum class Lane : std::uint8_t { bots, hints, previews };

  EventStore& store;
  std::function<void(Task)> post;  // from any thread to the hub's
  std::function<void(std::chrono::milliseconds, Task)> later;
  // For a table, away from the hub's thread: so many at a time as the machine bears, tables in turn, each lane apart
  // from the others.
  std::function<void(Lane, const std::string& table, std::function<void(std::uint32_t threads)>)> think;
  std::function<void(Task)> wait;               // for somebody else's program, away from where bots think
  std::function<Digest()> random;               // 32 unguessable bytes
  std::uint32_t opening_seconds = 20;           // before a start is called off
  Programs programs;                            // that the host of the server lets play
  std::uint32_t idle_seconds = 0;               // before a table without clients leaves memory; 0: never
  std::uint32_t bot_pause = 0;                  // milliseconds: bots act so many to twice as many after they are asked
  std::function<std::uint64_t()> milliseconds;  // a clock; without one there are no limits, and nobody is late
  Passwords* passwords = nullptr;               // without them no table has one
  std::uint32_t vote_seconds = 60;              // before a vote ends without an answer
  std::function<void(Task)>
      load;  // reading the store, away from the hub's thread; without it at once, on the hub's own

  std::uint64_t now() const { return milliseconds ? milliseconds() : 0; }

  // What waits for the store: `work` away from the hub's thread, then `then` with what it gave on the hub's.
  template <class Work, class Then>
  void apart(Work work, Then then) const {
    if (!load) return then(work());
    load([post = post, work = std::move(work), then = std::move(then)] {
      auto result = std::make_shared<decltype(work())>(work());
      post([then, result] { then(std::move(*result)); });
    });
  }
};

}  // namespace backlot
