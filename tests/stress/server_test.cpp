// A server that is played at, overloaded and stopped at odd moments; built with sanitizers, which have the last word.
// The moments are counted in answers, not in time, and follow from the round's number. BACKLOT_STRESS_ROUNDS plays
// more.
#include <sqlite3.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <thread>
#include <vector>

#include "games/registry.hpp"
#include "stress/crowd.hpp"
#include "stress/party.hpp"

using namespace backlot;

namespace {

// Somebody else who writes to the store.
class Lock {
 public:
  explicit Lock(const std::string& file) {
    sqlite3_open(file.c_str(), &handle_);
    sqlite3_busy_timeout(handle_, 60000);
    EXPECT_EQ(sqlite3_exec(handle_, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  }
  ~Lock() { sqlite3_close(handle_); }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;

 private:
  sqlite3* handle_ = nullptr;
};

class Stress : public ServerTest {
 protected:
  void SetUp() override {
    settings_.per_second = 1'000'000;
    settings_.time_by_hand = false;  // what falls due falls due at odd moments, too
    ServerTest::SetUp();
  }

  static int rounds() {
    const char* const wanted = std::getenv("BACKLOT_STRESS_ROUNDS");
    return wanted != nullptr ? std::max(1, std::atoi(wanted)) : 6;
  }

  // People come, and when so many answers were given something happens; then they go.
  template <class Happens>
  void play(std::vector<Party>& parties, std::uint64_t seed, int answers, Happens happens) {
    std::atomic<int> done = 0;
    std::atomic<std::size_t> busy = parties.size() + 1;
    Crowd crowd(seed);
    std::vector<std::thread> threads;
    for (Party& party : parties) {
      threads.emplace_back([&] {
        party.play(port, done);
        --busy;
      });
    }
    threads.emplace_back([&] {
      crowd.press(port, done);
      --busy;
    });
    while (done < answers && busy > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    happens();
    for (std::thread& thread : threads) thread.join();
  }

  static std::vector<Party> parties(std::uint64_t seed) {
    std::vector<Party> all;
    for_each_game([&](auto game) { all.emplace_back(std::string(game.id), ++seed); });
    return all;
  }

  // Over connections of its own: the server was started anew on the same store.
  void expect_kept(std::vector<Party>& all) {
    start_server();
    for (Party& party : all) party.expect_kept(port);
    stop_server();
  }

  // After stop().
  void gone() {
    thread_.join();
    server_.reset();
    store_.reset();
  }

  std::string store_file() const { return (folder_ / "tables.sqlite").string(); }
};

}  // namespace

TEST_F(Stress, whole_tables_beside_a_crowd) {
  auto all = parties(1000);
  play(all, 1000, 1'000'000, [] {});
  for (const Party& party : all) EXPECT_TRUE(party.ended());
  stop_server();
  expect_kept(all);
}

TEST_F(Stress, stopped_at_any_moment) {
  for (int round = 1; round <= rounds(); ++round) {
    SCOPED_TRACE(round);
    const auto seed = static_cast<std::uint64_t>(round) * 100;
    FastChance dice(mix(seed));
    auto all = parties(seed);
    play(all, seed, static_cast<int>(dice.below(400, 1)), [&] { stop_server(); });
    expect_kept(all);
    start_server();
  }
}

TEST_F(Stress, stopped_while_somebody_else_has_the_store) {
  for (int round = 1; round <= rounds() / 2; ++round) {
    SCOPED_TRACE(round);
    const auto seed = static_cast<std::uint64_t>(round) * 100 + 50;
    FastChance dice(mix(seed));
    auto all = parties(seed);
    play(all, seed, static_cast<int>(dice.below(400, 1)), [&] {
      {
        const Lock lock(store_file());
        server_->stop();
        // Long enough for some of what is stored now to wait for the lock; what is expected does not depend on it.
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
      }
      gone();
    });
    expect_kept(all);
    start_server();
  }
}

TEST_F(Stress, stopped_at_once_while_somebody_else_has_the_store) {
  for (int round = 1; round <= rounds() / 2; ++round) {
    SCOPED_TRACE(round);
    const auto seed = static_cast<std::uint64_t>(round) * 100 + 75;
    FastChance dice(mix(seed));
    auto all = parties(seed);
    play(all, seed, static_cast<int>(dice.below(400, 1)), [&] {
      auto lock = std::make_unique<Lock>(store_file());
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      server_->stop();
      server_->stop();  // asked twice: at once
      thread_.join();
      server_.reset();
      lock.reset();  // now the store answers, and nobody is there
      store_.reset();
    });
    expect_kept(all);
    start_server();
  }
}
