#include "core/chance.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

#include "core/pile.hpp"
#include "core/table_chance.hpp"

using namespace backlot;

namespace {

// The constant words a broken source might give; even_below has to reject the uneven ones.
struct Words {
  std::vector<std::uint32_t> words;
  std::size_t at = 0;
  std::uint32_t operator()() { return words[at++]; }
};

template <class Source>
void expect_even(Source source, std::uint32_t n) {
  std::vector<int> counts(n);
  const int draws = 6000 * static_cast<int>(n);
  for (int i = 0; i < draws; ++i) ++counts[source.below(n, 2)];
  double chi = 0;
  for (const int count : counts) chi += (count - 6000.0) * (count - 6000.0) / 6000.0;
  EXPECT_LT(chi, 3.0 * n + 20);  // far beyond the 99.9th percentile for these n
}

}  // namespace

TEST(Chance, rejects_words_that_would_favour_an_outcome) {
  // For n = 3 one word of 2^32 is too many: 0 would make outcome 0 likelier.
  Words words{{0, 5, 9}};
  EXPECT_EQ(even_below(3, words), 0U);
  EXPECT_EQ(words.at, 2U);  // the first word was rejected
  Words power{{0}};
  EXPECT_EQ(even_below(4, power), 0U);  // a power of two needs no rejection
  Words last{{0xFFFFFFFFU}};
  EXPECT_EQ(even_below(6, last), 5U);
}

TEST(Chance, sources_are_even) {
  for (const std::uint32_t n : {2U, 3U, 7U, 30U}) {
    expect_even(FastChance(n), n);
    expect_even(TableChance(sha256("seed")), n);
  }
}

TEST(Chance, each_purpose_has_its_own_counter_so_paired_deals_stay_paired) {
  FastChance one(9);
  FastChance other(9);
  for (int i = 0; i < 100; ++i) other.below(10, 1);  // draws more for something else
  for (int i = 0; i < 100; ++i) EXPECT_EQ(one.below(52, 0), other.below(52, 0));
  TableChance first(sha256("a"));
  TableChance second(sha256("a"));
  second.below(10, 3);
  EXPECT_EQ(first.below(1000, 0), second.below(1000, 0));
}

TEST(Chance, table_chance_is_hmac_of_purpose_and_counter) {
  const Digest seed = sha256("table seed");
  TableChance chance(seed);
  chance.below(1U << 31U, 4);
  const std::array<std::uint8_t, 9> message{4, 0, 0, 0, 0, 0, 0, 0, 1};
  const Digest mac = hmac_sha256(seed, message);
  const std::uint32_t word = (std::uint32_t{mac[0]} << 24U) | (std::uint32_t{mac[1]} << 16U) |
                             (std::uint32_t{mac[2]} << 8U) | std::uint32_t{mac[3]};
  EXPECT_EQ(chance.below(1U << 31U, 4), word >> 1U);
}

TEST(Chance, tape_gives_back_recorded_draws_and_notices_others) {
  std::vector<Draw> draws;
  FastChance source(4);
  Recorded recorded(source, [&](Draw drawn) { draws.push_back(drawn); });
  const std::uint32_t a = recorded.below(6, 0);
  const std::uint32_t b = recorded.below(10, 1);
  Tape tape(draws);
  EXPECT_EQ(tape.below(6, 0), a);
  EXPECT_FALSE(tape.finished());
  EXPECT_EQ(tape.below(10, 1), b);
  EXPECT_TRUE(tape.fits() && tape.finished());
  tape.below(2, 0);
  EXPECT_FALSE(tape.fits());
  Tape wrong(draws);
  wrong.below(7, 0);
  EXPECT_FALSE(wrong.fits());
  const std::vector<Draw> impossible{{6, 6}};
  Tape bad(impossible);
  bad.below(6, 0);
  EXPECT_FALSE(bad.fits());
}

// A die that is rolled again until it differs from another ends, also after a tape that does not fit.
TEST(Chance, tape_that_is_over_gives_draws_that_vary) {
  Tape tape({});
  std::set<std::uint32_t> seen;
  for (int i = 0; i < 200; ++i) seen.insert(tape.below(6, 0));
  EXPECT_EQ(seen, (std::set<std::uint32_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_FALSE(tape.fits());
}

TEST(Chance, shuffle_reaches_every_order_equally) {
  std::array<int, 6> counts{};
  FastChance chance(1);
  for (int i = 0; i < 6000; ++i) {
    Pile<int, 3> items;
    for (const int item : {0, 1, 2}) items.push(item);
    shuffle(items, chance, std::uint8_t{0});
    ++counts[static_cast<std::size_t>(items[0]) * 2 + (items[1] > items[2] ? 1 : 0)];
  }
  for (const int count : counts) EXPECT_NEAR(count, 1000, 130);
}
