// Time at tables that passes only by hand.
#include "hub/hand_time.hpp"

#include <gtest/gtest.h>

#include <vector>

using namespace backlot;
using std::chrono::milliseconds;

TEST(HandTime, what_is_due_is_done_in_order_each_at_its_time_and_what_it_sets_going_too) {
  HandTime time;
  const std::uint64_t start = time.now();
  std::vector<std::uint64_t> done;
  time.later(milliseconds(30), [&] { done.push_back(time.now() - start); });
  time.later(milliseconds(10), [&] {
    done.push_back(time.now() - start);
    time.later(milliseconds(5), [&] { done.push_back(time.now() - start); });
    time.later(milliseconds(50), [&] { done.push_back(time.now() - start); });
  });
  time.pass(milliseconds(9));
  EXPECT_TRUE(done.empty());
  time.pass(milliseconds(31));
  EXPECT_EQ(done, (std::vector<std::uint64_t>{10, 15, 30}));
  EXPECT_EQ(time.now() - start, 40U);
  time.pass(milliseconds(20));
  EXPECT_EQ(done.back(), 60U);
  time.later(milliseconds(5), [&] { done.clear(); });
  time.forget();
  time.pass(milliseconds(10));
  EXPECT_EQ(done.size(), 4U);
  EXPECT_EQ(time.now() - start, 70U);
}
