#include "server/bucket.hpp"

#include <gtest/gtest.h>

using namespace backlot;

TEST(Bucket, gives_so_many_at_once_and_then_so_many_a_second) {
  Bucket bucket(3, 2);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(1000));
  EXPECT_FALSE(bucket.take(1000));
  EXPECT_EQ(bucket.wait(1000), 500U);
  EXPECT_FALSE(bucket.take(1499));
  EXPECT_TRUE(bucket.take(1500));
  EXPECT_FALSE(bucket.take(1500));
  EXPECT_FALSE(bucket.take(0));  // a clock that goes back gives nothing
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(100000));
  EXPECT_FALSE(bucket.take(100000));  // and saves up no more than that
}
