// What was acknowledged is there after a power loss. kill -9 says nothing about that: the system keeps what
// was written. The shim drops what was not synced.
#include <gtest/gtest.h>

#include <fstream>
#include <mutex>
#include <random>
#include <set>
#include <thread>

#include "storage/losing_vfs.hpp"
#include "storage/support.hpp"

using namespace backlot;

namespace {

class PowerLoss : public StoreTest {
 protected:
  using Entry = std::pair<std::string, std::uint64_t>;

  // Appends from several tables, and cuts the power at random moments; how many acknowledged entries are missing.
  std::size_t missing_with(sqlite::Synchronous synchronous) {
    std::mt19937 dice(7);
    std::size_t missing = 0;
    auto store = open({.opening = {.synchronous = synchronous, .vfs = losing_vfs()}});
    std::mutex mutex;
    std::set<Entry> acknowledged;
    std::uint64_t seq = 0;
    for (int loss = 0; loss < 10; ++loss) {
      std::promise<void> last;
      const std::uint64_t until = seq + 5 + dice() % 60;
      while (++seq <= until) {
        for (int i = 0; i < 3; ++i) {
          const Entry entry{"t" + std::to_string(i), seq};
          const bool final = seq == until && i == 2;
          store->append(entry.first, seq, std::string(300, 'x'), {}, [&, entry, final](Appended result) {
            EXPECT_EQ(result, Appended::durable);
            {
              const std::lock_guard lock(mutex);
              acknowledged.insert(entry);
            }
            if (final) last.set_value();
          });
        }
        if (dice() % 4 == 0) std::this_thread::yield();
      }
      --seq;
      // While the store is writing: what is acknowledged by now has to be there.
      std::set<Entry> promised;
      {
        const std::lock_guard lock(mutex);
        promised = acknowledged;
      }
      const auto left = after_power_loss(dice);
      missing += missing_of(promised, left, loss);
      last.get_future().wait();
    }
    EXPECT_GT(acknowledged.size(), 300U);
    return missing;
  }

 private:
  std::size_t missing_of(const std::set<Entry>& promised, const std::map<std::string, std::string>& left, int loss) {
    const std::filesystem::path copy = folder_ / ("after-" + std::to_string(loss));
    std::filesystem::create_directory(copy);
    for (const auto& [name, bytes] : left) {
      if (!name.starts_with(folder_.string())) continue;  // of another test in the same program
      std::ofstream(copy / std::filesystem::path(name).filename(), std::ios::binary) << bytes;
    }
    auto opened = open_sqlite_store((copy / "tables.sqlite").string());
    if (opened.index() != 0) return promised.size();
    std::set<Entry> there;
    for (const char* table : {"t0", "t1", "t2"}) {
      for (const StoredEntry& entry : std::get<0>(opened)->load(table, 1).entries) there.emplace(table, entry.seq);
    }
    return static_cast<std::size_t>(
        std::count_if(promised.begin(), promised.end(), [&](const Entry& entry) { return !there.contains(entry); }));
  }
};

}  // namespace

TEST_F(PowerLoss, loses_nothing_that_was_acknowledged) { EXPECT_EQ(missing_with(sqlite::Synchronous::full), 0U); }

// The two ways that look just as good until the power goes: if these lost nothing the test above would say nothing.
TEST_F(PowerLoss, would_lose_entries_with_synchronous_normal) {
  EXPECT_GT(missing_with(sqlite::Synchronous::normal), 0U);
}
TEST_F(PowerLoss, would_lose_entries_with_synchronous_off) { EXPECT_GT(missing_with(sqlite::Synchronous::off), 0U); }
