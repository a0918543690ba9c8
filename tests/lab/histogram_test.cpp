#include "lab/histogram.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "lab/counters.hpp"

namespace backlot::lab {
namespace {

Histogram of(const std::vector<std::int64_t>& values) {
  Histogram made;
  for (const std::int64_t value : values) made.add(value);
  return made;
}

TEST(LabHistogram, counts_each_number_while_they_are_close) {
  const Histogram x = of({3, 5, 5, -1, 3, 3});
  EXPECT_EQ(x.width(), 1);
  ASSERT_EQ(x.size(), 7U);
  EXPECT_EQ(x.from(0), -1);
  EXPECT_EQ(x[0], 1U);
  EXPECT_EQ(x[4], 3U);
  EXPECT_EQ(x[6], 2U);
  EXPECT_EQ(x.quantile(0.5), 3);
  EXPECT_EQ(x.count(), 6U);
}

TEST(LabHistogram, is_the_same_in_any_order_and_in_parts) {
  std::vector<std::int64_t> values;
  for (std::int64_t i = 0; i < 400; ++i) values.push_back((i * 7919) % 3001 - 1500);
  const Histogram whole = of(values);
  EXPECT_LE(whole.size(), static_cast<std::size_t>(Histogram::most_bars));
  EXPECT_GT(whole.width(), 1);
  std::uint64_t all = 0;
  for (std::size_t i = 0; i < whole.size(); ++i) all += whole[i];
  EXPECT_EQ(all, values.size());
  Histogram backwards = of({values.rbegin(), values.rbegin() + 150});
  backwards.merge(of({values.rbegin() + 150, values.rend()}));
  EXPECT_EQ(backwards, whole);
  // A narrow one and a wide one, either way round.
  Histogram narrow = of({1, 2, 3});
  narrow.merge(whole);
  Histogram wide = whole;
  wide.merge(of({1, 2, 3}));
  EXPECT_EQ(narrow, wide);
}

TEST(LabCounters, what_was_saved_is_read_again_and_nothing_else) {
  struct Kept {
    Histogram histogram;
    std::vector<Sum> sums;
    CountsByName names;
    std::array<std::uint64_t, 2> pair{};
  };
  Kept x;
  for (int i = -50; i < 500; ++i) x.histogram.add(i * 3);
  x.sums.resize(2);
  for (int i = 0; i < 10; ++i) x.sums[1].add(-(std::int64_t{1} << 40));  // squares beyond 64 bits
  x.names = {{"MM-52", 7}, {"MM-53", 1}};
  x.pair = {3, 4};
  std::string text;
  save_counters(text, x.histogram);
  save_counters(text, x.sums);
  save_counters(text, x.names);
  save_counters(text, x.pair);
  Kept again;
  CounterReader reader(text);
  reader.read(again.histogram);
  reader.read(again.sums);
  reader.read(again.names);
  EXPECT_FALSE(reader.finished());
  reader.read(again.pair);
  EXPECT_TRUE(reader.finished());
  EXPECT_EQ(again.histogram, x.histogram);
  EXPECT_EQ(again.sums, x.sums);
  EXPECT_EQ(again.names, x.names);
  EXPECT_EQ(again.pair, x.pair);

  for (const char* const bad : {"", "99999999999 ", "2 1 x ", "1 1"}) {
    std::vector<std::uint64_t> list;
    CounterReader wrong(bad);
    wrong.read(list);
    EXPECT_FALSE(wrong.finished()) << bad;
  }
}

}  // namespace
}  // namespace backlot::lab
