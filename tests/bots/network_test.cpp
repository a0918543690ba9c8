// Networks in whole numbers: their files, what they see, and what they choose. That they choose what the reference in
// Python says is tested in tests/python/test_network.py, and that WebAssembly does in tests/node/network.test.mjs.
#include "bots/network/network.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "bots/network/file.hpp"
#include "core/sha256.hpp"
#include "games/registry.hpp"
#include "networks/embedded.hpp"
#include "support/bot_game.hpp"
#include "support/folder.hpp"

namespace backlot::network {
namespace {

using Bytes = std::vector<std::uint8_t>;
using Learned = cinecitta::Game;

Bytes shipped() {
  const auto bytes = networks::embedded(Learned::id);
  return {bytes.begin(), bytes.end()};
}
const Spec& spec() {
  static const Spec made = spec_of<Learned>();
  return made;
}
// What is wrong with them; empty when nothing is.
std::string fault_in(const Bytes& bytes, const Spec& wanted = spec()) {
  const auto read = read_network(bytes, wanted);
  const auto* const why = std::get_if<std::string>(&read);
  return why == nullptr ? "" : *why;
}
// With the right hash at its end.
Bytes sealed(Bytes bytes) {
  bytes.resize(bytes.size() - sizeof(Digest));
  const Digest hash = sha256(bytes);
  bytes.insert(bytes.end(), hash.begin(), hash.end());
  return bytes;
}
// Its header with one thing replaced by another.
Bytes with_header(const std::string& old, const std::string& text) {
  const Bytes bytes = shipped();
  std::string whole(bytes.begin(), bytes.end());
  const std::size_t at = whole.find(old);
  EXPECT_LT(at, whole.find('\n', 20)) << old;
  whole.replace(at, old.size(), text);
  return sealed(Bytes(whole.begin(), whole.end()));
}

TEST(Network, every_network_that_is_shipped_is_read) {
  std::size_t found = 0;
  for_each_game([&](auto game) {
    using G = decltype(game);
    if (!has_network<G>) return;
    const auto read = read_network(networks::embedded(G::id), spec_of<G>());
    ASSERT_TRUE(std::holds_alternative<Network>(read)) << std::get<std::string>(read);
    EXPECT_NE(std::get<Network>(read).about.find("\"date\""), std::string::npos);
    ++found;
  });
  EXPECT_GE(found, 2U);
}

TEST(Network, a_file_that_is_damaged_anywhere_is_refused) {
  const Bytes good = shipped();
  ASSERT_EQ(fault_in(good), "");
  for (std::size_t at = 0; at < good.size(); at += at < 600 ? 1 : 4001) {
    Bytes bad = good;
    bad[at] ^= static_cast<std::uint8_t>(1U << (at % 8));
    EXPECT_NE(fault_in(bad), "") << at;
    bad = good;
    bad.resize(at);
    EXPECT_NE(fault_in(bad), "") << at;
  }
  Bytes longer = good;
  longer.push_back(0);
  EXPECT_EQ(fault_in(longer), "this network is damaged: its bytes do not have the hash at its end");
  EXPECT_EQ(fault_in({}), "this file is no network");
  EXPECT_EQ(fault_in(Bytes(100, 'x')), "this file is no network");
}

TEST(Network, one_for_something_else_is_refused_with_a_sentence) {
  EXPECT_EQ(fault_in(Bytes(most_bytes + 1)), "this file has 350001 bytes; a network has at most 350000");
  EXPECT_EQ(fault_in(shipped(), spec_of<maybe::Game>()), "this network plays cinecitta, not maybe");
  EXPECT_EQ(fault_in(with_header("\"spec\": \"", "\"spec\": \"0")),
            "this network was made for other observations of cinecitta than this program gives");
  EXPECT_EQ(fault_in(with_header("network 1", "network 2")), "this network is of another version of the format");
  EXPECT_EQ(fault_in(with_header("{", "[")).substr(0, 26), "the header of this network");
}

// With the right hash at its end a header can still say anything.
TEST(Network, sizes_that_are_not_those_of_the_layers_are_refused) {
  const std::string unfit = "the sizes in this network's header are not those of its layers";
  for (const char* name : {"rows", "first", "second", "joint", "plus", "summed"}) {
    EXPECT_EQ(fault_in(with_header("\"" + std::string(name) + "\"", "\"other\"")), unfit) << name;
  }
  EXPECT_EQ(fault_in(with_header("\"first\": ", "\"first\": 1")), unfit);
  EXPECT_EQ(fault_in(with_header("\"first\": ", "\"first\": -")), unfit);
  EXPECT_EQ(fault_in(with_header("\"second\": ", "\"second\": 0.")), unfit);
  EXPECT_EQ(fault_in(with_header("\"rows\": [", "\"rows\": [1, ")), unfit);
  EXPECT_EQ(fault_in(with_header("\"rows\": [54", "\"rows\": [0")), unfit);
  EXPECT_EQ(fault_in(with_header("\"summed\": [", "\"summed\": [1")), unfit);
  // Rows that would be added up are fewer.
  EXPECT_EQ(fault_in(with_header("\"summed\": [", "\"summed\": [\"rounds[*].folders[*\"")), unfit);
  // A byte more, and one fewer.
  Bytes longer = shipped();
  longer.insert(longer.end() - 100, std::uint8_t{0});
  EXPECT_EQ(fault_in(sealed(longer)), unfit);
  longer.erase(longer.end() - 200, longer.end() - 198);
  EXPECT_EQ(fault_in(sealed(longer)), unfit);
}

// Files from before networks told chances have no such layer, and play on.
TEST(Network, one_that_tells_no_chances_is_read) {
  const Bytes bytes = shipped();
  const auto read = read_network(bytes, spec());
  ASSERT_TRUE(std::holds_alternative<Network>(read));
  const Network& network = std::get<Network>(read);
  ASSERT_TRUE(tells_chances(network));
  EXPECT_EQ(network.chances.outputs, spec().seats);
  // Behind the layer stand gains, the actions' layer and the hash.
  const auto behind = static_cast<std::ptrdiff_t>(4 * network.gain.size() + network.action.weights.size() +
                                                  4 * network.action.unit.size() + sizeof(Digest));
  const auto size = static_cast<std::ptrdiff_t>(network.chances.weights.size() + 8 * network.chances.outputs);
  Bytes older = bytes;
  older.erase(older.end() - behind - size, older.end() - behind);
  std::string text(older.begin(), older.end());
  const std::string named = "\"chances\": 5, ";
  ASSERT_NE(text.find(named), std::string::npos);
  text.erase(text.find(named), named.size());
  const Bytes without = sealed(Bytes(text.begin(), text.end()));
  const auto older_read = read_network(without, spec());
  ASSERT_TRUE(std::holds_alternative<Network>(older_read)) << std::get<std::string>(older_read);
  EXPECT_FALSE(tells_chances(std::get<Network>(older_read)));
  EXPECT_EQ(std::get<Network>(older_read).action.weights, network.action.weights);
  // Too few seats, or more than there can be.
  const std::string unfit = "the sizes in this network's header are not those of its layers";
  EXPECT_EQ(fault_in(with_header(named, "\"chances\": 4, ")), unfit);
  EXPECT_EQ(fault_in(with_header(named, "\"chances\": 17, ")), unfit);
}

TEST(Network, numbers_that_would_run_over_are_refused) {
  // The units of the actions' layer stand last: none is below zero.
  Bytes bad = shipped();
  bad[bad.size() - sizeof(Digest) - 1] = 0xFF;
  EXPECT_NE(fault_in(sealed(bad)), "");
  bad[bad.size() - sizeof(Digest) - 1] = 0x7F;
  EXPECT_EQ(fault_in(sealed(bad)), "");
}

// desks[0].hand has a place for each kind of card, and desks[1].hand the same ones in another row.
TEST(Network, rows_of_one_kind_share_their_columns) {
  for_each_game([](auto game) {
    using G = decltype(game);
    const FeatureList list = observation_list<G>();
    const Layout layout = layout_of(list, {});
    ASSERT_EQ(layout.places.size(), observation_size<G>());
    std::map<std::pair<std::string, std::string>, std::uint32_t> columns;
    for (const Listed& feature : list.features) {
      const Place& place = layout.places[feature.offset];
      const std::size_t last = feature.name.rfind('[');
      const Group& group = layout.groups[place.group];
      EXPECT_LT(place.row, group.rows);
      EXPECT_LT(place.column, group.width);
      EXPECT_EQ(last == std::string::npos, group.name.empty()) << feature.name;
      const std::string leaf =
          last == std::string::npos ? feature.name : feature.name.substr(feature.name.find(']', last));
      const auto [found, fresh] = columns.emplace(std::pair{group.name, leaf}, place.column);
      EXPECT_EQ(found->second, place.column) << feature.name;
      EXPECT_TRUE(fresh || place.row > 0 || group.rows > 1) << feature.name;
    }
  });
}

TEST(Network, inputs_are_what_is_there_in_64ths) {
  FeatureList list;
  const auto add = [&](const char* name, FeatureKind kind, std::size_t size, std::size_t range) {
    list.features.push_back({name, kind, list.count, size, range});
    list.count += size;
  };
  add("step", FeatureKind::code, 1, 4);      // 0: columns 0 to 3
  add("money", FeatureKind::amount, 1, 10);  // 1: column 4
  add("deck", FeatureKind::multiset, 3, 5);  // 2 to 4: columns 5 to 8
  add("open", FeatureKind::bits, 2, 2);      // 5, 6: columns 9, 10
  add("desks[0].present", FeatureKind::present, 1, 2);
  add("desks[0].card", FeatureKind::code, 1, 3);
  add("desks[1].present", FeatureKind::present, 1, 2);
  add("desks[1].card", FeatureKind::code, 1, 3);
  const Layout layout = layout_of(list, {});
  ASSERT_EQ(layout.groups.size(), 2U);
  EXPECT_EQ(layout.groups[0].width, 11U);
  EXPECT_EQ(layout.groups[1].rows, 2U);
  EXPECT_EQ(layout.groups[1].width, 4U);
  const auto inputs = [&](const std::vector<std::int16_t>& numbers) {
    std::map<std::array<std::uint32_t, 3>, std::int32_t> found;  // group, row, column
    spread(layout.places, numbers.data(), [&](const Place& place, std::uint32_t column, std::int32_t value) {
      found[{place.group, place.row, column}] += value;
    });
    return found;
  };
  using Found = std::map<std::array<std::uint32_t, 3>, std::int32_t>;
  EXPECT_EQ(
      inputs({1, 5, 2, 2, 0, 0, 1, 1, 0, 0, 1}),
      (Found{{{0, 0, 1}, 64}, {{0, 0, 4}, 32}, {{0, 0, 6}, 128}, {{0, 0, 10}, 64}, {{1, 0, 0}, 64}, {{1, 0, 1}, 64}}));
  // The last code is none, -1 is unknown, and what stands in a row that is not there is not seen.
  EXPECT_EQ(inputs({3, -1, 0, 0, 0, 0, 0, 0, 1, 0, 1}), Found{});
  // Amounts are rounded down and bounded.
  EXPECT_EQ(inputs({3, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0}), (Found{{{0, 0, 4}, -13}}));
  EXPECT_EQ(inputs({3, 9999, 0, 0, 0, 0, 0, 0, 0, 0, 0}), (Found{{{0, 0, 4}, 127}}));
  EXPECT_EQ(inputs({3, -9999, 0, 0, 0, 0, 0, 0, 0, 0, 0}), (Found{{{0, 0, 4}, -127}}));
  // A code that does not exist has no place.
  EXPECT_EQ(inputs({17, -1, 9, -3, 0, 0, 0, 0, 0, 0, 0}), Found{});
}

TEST(Network, rows_whose_order_says_nothing_are_added_up) {
  const FeatureList list = observation_list<boulevard::Game>();
  const Layout apart = layout_of(list, {});
  const Layout summed = layout_of(list, {"theatres[*].hand[*"});
  const auto rows = [](const Layout& layout) {
    for (const Group& group : layout.groups) {
      if (group.name == "theatres[*].hand[*") return group.rows;
    }
    return 0U;
  };
  EXPECT_EQ(rows(summed), boulevard::Game::max_players);
  EXPECT_GT(rows(apart), rows(summed));
}

TEST(Network, weights_of_a_sample_are_powers_of_e) {
  for (const std::uint32_t temperature : {20U, 100U, 300U}) {
    for (std::int64_t behind = 0; behind < 40'000; behind += 37) {
      const double wanted = 65'536 * std::exp(-static_cast<double>(behind) / 4096 * 100 / temperature);
      EXPECT_NEAR(weight_of(behind, temperature), wanted, 1.0 + wanted * 0.003) << behind << " at " << temperature;
    }
  }
  EXPECT_EQ(weight_of(0, 100), most_weight);
  EXPECT_EQ(weight_of(std::int64_t{1} << 31U, 1), 0U);
}

TEST(Network, samples_are_drawn_as_often_as_they_weigh) {
  const std::vector<std::int32_t> scores{0, 4096, 2048, -400'000};
  std::array<int, 4> drawn{};
  FastChance chance(1);
  for (int i = 0; i < 20'000; ++i) ++drawn[sampled(scores, 100, chance)];
  const double total = 1 + std::exp(1) + std::exp(0.5);
  EXPECT_NEAR(drawn[0], 20'000 / total, 400);
  EXPECT_NEAR(drawn[1], 20'000 * std::exp(1) / total, 400);
  EXPECT_NEAR(drawn[2], 20'000 * std::exp(0.5) / total, 400);
  EXPECT_EQ(drawn[3], 0);
  EXPECT_EQ(best_of(std::vector<std::int32_t>{1, 7, 7, 3}), 1U);  // the first of equals
}

TEST(Network, plays_only_legal_actions_with_every_number_of_players) {
  for_each_game([](auto game) {
    using G = decltype(game);
    if constexpr (has_network<G>) {
      const auto& content = standard_content(game);
      for (std::size_t players = G::min_players; players <= G::max_players; ++players) {
        typename G::Options options{};
        options.players = static_cast<decltype(options.players)>(players);
        for (const char* name : {"net", "net:100"}) {
          std::size_t moves = 0;
          testing_support::play_bots<G>(
              options, players, [&](const auto&, Seat) { return name; },
              [&](const auto& state, Seat seat, const auto& action) {
                ASSERT_FALSE(check(content, state, seat, action));
                ++moves;
              });
          EXPECT_GT(moves, 10U);
        }
      }
    }
  });
}

TEST(Network, wins_more_than_its_share_against_random_bots) {
  using G = Learned;
  std::size_t wins = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Seat mine = seat_at(seed % 4);
    const auto last = testing_support::play_bots<G>(
        {4}, seed, [&](const auto&, Seat seat) { return seat == mine ? "net" : "random"; },
        [](const auto&, Seat, const auto&) {});
    if (outcome(standard_content(G{}), last).seats[index(mine)].payoff > 0) ++wins;
  }
  EXPECT_GT(wins, 30U);  // of 40; a fair share is 10
}

TEST(Network, bots_are_named_net_and_no_name_from_outside_opens_a_file) {
  using bots::bot_named;
  EXPECT_TRUE(bot_named<Learned>("net"));
  EXPECT_TRUE(bot_named<Learned>("net:2000"));
  for (const char* bad : {"net:", "net:0", "net:2001", "net:-5", "net:1x", "nets", "net:networks/cinecitta.net"}) {
    EXPECT_FALSE(bot_named<Learned>(bad)) << bad;
  }
  for_each_game([](auto game) {
    using G = decltype(game);
    EXPECT_EQ(bots::bot_named<G>("net").has_value(), has_network<G>);
    EXPECT_EQ(bots::bot_list<G>().ends_with(", net"), has_network<G>);
  });
}

TEST(Network, a_file_can_be_played_with) {
  const testing_support::Folder folder("network");
  const Bytes bytes = shipped();
  const std::string path = (folder.path() / "one.net").string();
  ASSERT_FALSE(write_file(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
  EXPECT_EQ(bots::network_named<Learned>("net:" + path).index(), 0U);
  EXPECT_EQ(std::get<std::string>(bots::network_named<maybe::Game>("net:" + path)),
            "this network plays cinecitta, not maybe");
  EXPECT_EQ(bots::network_named<Learned>("net:" + (folder.path() / "none.net").string()).index(), 1U);
}

}  // namespace
}  // namespace backlot::network
