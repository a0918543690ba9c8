// Limits by the caller's clock: nothing here waits.
#include <gtest/gtest.h>

#include "server/addresses.hpp"
#include "server/bucket.hpp"

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
  EXPECT_TRUE(bucket.full(100000));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(100000));
  EXPECT_FALSE(bucket.take(100000));  // and saves up no more than that
}

TEST(Bucket, counts_by_the_minute_and_takes_back) {
  Bucket bucket = Bucket::by_the_minute(1, 6);
  EXPECT_TRUE(bucket.take(1000));
  EXPECT_FALSE(bucket.take(10999));
  EXPECT_EQ(bucket.wait(10999), 1U);
  EXPECT_TRUE(bucket.take(11000));
  bucket.give_back();
  EXPECT_TRUE(bucket.take(11000));
  EXPECT_FALSE(bucket.take(11000));
}

TEST(Addresses, right_guesses_do_not_count) {
  Addresses addresses(2);
  for (int i = 0; i < 100; ++i) {
    EXPECT_TRUE(addresses.may_guess("a", 0));
    addresses.guessed_right("a");
  }
  int wrong = 0;
  while (addresses.may_guess("a", 0)) ++wrong;
  EXPECT_EQ(wrong, 10);
  EXPECT_TRUE(addresses.may_guess("b", 0));
}

TEST(Addresses, each_has_its_own_allowance) {
  Addresses addresses(2);
  EXPECT_TRUE(addresses.enter("a"));
  EXPECT_TRUE(addresses.enter("a"));
  EXPECT_FALSE(addresses.enter("a"));
  EXPECT_TRUE(addresses.enter("b"));
  addresses.leave("a", 0);
  EXPECT_TRUE(addresses.enter("a"));
  int creates = 0;
  while (addresses.may_create("a", 0)) ++creates;
  EXPECT_EQ(creates, 30);
  EXPECT_TRUE(addresses.may_create("b", 0));
}

TEST(Addresses, who_is_gone_is_forgotten_when_its_allowance_is_back) {
  Addresses addresses(2);
  for (int i = 0; i < 200; ++i) {
    const std::string address = "a" + std::to_string(i);
    addresses.enter(address);
    addresses.may_request(address, 0);
    addresses.leave(address, 1000000);
  }
  EXPECT_LT(addresses.size(), 65U);
  Addresses unlimited(0);
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(unlimited.enter("proxy") && unlimited.may_request("proxy", 0));
  EXPECT_EQ(unlimited.size(), 0U);
}
