#include "games/features.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "bots/network/spec.hpp"
#include "content/all.hpp"
#include "contract/option_sets.hpp"
#include "games/registry.hpp"
#include "support/all_games.hpp"

namespace backlot {
namespace {

using network::FeatureList;

// The name of a leaf or feature without the rows it stands in: desks[2].hand is desks.hand.
std::string without_rows(const std::string& name) {
  std::string plain;
  bool inside = false;
  for (const char c : name) {
    inside = inside || c == '[';
    if (!inside) plain += c;
    inside = inside && c != ']';
  }
  return plain;
}

// All leaves of a type, by their paths; lists of one kind of thing by the path of the list.
template <class T>
void leaves_of(const std::string& path, const T& x, std::set<std::string>& out);
struct Namer {
  const std::string& path;
  std::set<std::string>& out;
  template <class T>
  void operator()(const char* name, const T& value) const {
    leaves_of(path.empty() ? std::string(name) : path + "." + name, value, out);
  }
};
template <class T>
void leaves_of(const std::string& path, const T& x, std::set<std::string>& out) {
  if constexpr (HasFields<const T>) {
    fields(x, Namer{path, out});
  } else if constexpr (List<T>) {
    leaves_of(path, typename ListOf<T>::Item{}, out);
  } else {
    out.insert(path);
  }
}

template <class G>
std::set<std::string> named_in(const FeatureList& list) {
  std::set<std::string> names;
  for (const auto& feature : list.features) names.insert(without_rows(feature.name));
  for (const auto& name : list.covered) names.insert(without_rows(name));
  for (const auto& left : list.left) names.insert(without_rows(left.name));
  std::erase_if(names, [](const std::string& name) { return name.ends_with("present"); });
  return names;
}

template <class G>
std::vector<std::int16_t> observed(const typename G::State& position, Seat viewer) {
  std::vector<std::int16_t> row(observation_size<G>());
  FeatureVisitor<FeatureWriter, G::max_players> writer({row.data()}, viewer, position.players());
  features(position, writer);
  EXPECT_EQ(writer.sink().out, row.data() + row.size());
  return row;
}

template <class G>
class Features : public testing::Test {};
TYPED_TEST_SUITE(Features, AllGames);

TYPED_TEST(Features, no_leaf_of_the_field_list_is_forgotten) {
  using G = TypeParam;
  std::set<std::string> leaves;
  leaves_of("", typename G::State{}, leaves);
  const FeatureList list = network::observation_list<G>();
  const auto named = named_in<G>(list);
  EXPECT_GT(leaves.size(), 15U);
  std::vector<std::string> forgotten;
  std::ranges::set_difference(leaves, named, std::back_inserter(forgotten));
  EXPECT_EQ(forgotten, std::vector<std::string>{});
  std::vector<std::string> invented;
  std::ranges::set_difference(named, leaves, std::back_inserter(invented));
  // Figures may be made of a leaf that is left out.
  for (const auto& left : list.left) {
    std::erase_if(invented, [&](const std::string& name) { return name.starts_with(without_rows(left.name) + "."); });
  }
  EXPECT_EQ(invented, std::vector<std::string>{});
}

TYPED_TEST(Features, the_list_has_a_place_for_every_number) {
  using G = TypeParam;
  const FeatureList list = network::observation_list<G>();
  EXPECT_EQ(list.count, observation_size<G>());
  std::size_t next = 0;
  for (const auto& feature : list.features) {
    EXPECT_EQ(feature.offset, next) << feature.name;
    next += feature.size;
  }
  EXPECT_EQ(next, list.count);
}

// The leaves of a position in order, with where each is.
template <class T>
void paths_of(const std::string& path, const T& x, std::vector<std::string>& out);
struct Walks {
  const std::string& path;
  std::vector<std::string>& out;
  template <class T>
  void operator()(const char* name, const T& value) const {
    paths_of(path.empty() ? std::string(name) : path + "." + name, value, out);
  }
};
template <class T>
void paths_of(const std::string& path, const T& x, std::vector<std::string>& out) {
  if constexpr (HasFields<const T>) {
    fields(x, Walks{path, out});
  } else if constexpr (List<T>) {
    if constexpr (ListOf<T>::grows) out.emplace_back("");  // its size
    for (const auto& item : x) paths_of(path, item, out);
  } else {
    out.push_back(path);
  }
}

// Every leaf that is not left out changes the observation when it changes: two positions that look alike are alike.
TYPED_TEST(Features, what_changes_is_seen) {
  using G = TypeParam;
  const auto& content = standard_content(G{});
  std::set<std::string> left;
  for (const auto& each : network::observation_list<G>().left) left.insert(without_rows(each.name));
  std::size_t compared = 0;
  for_each_option_set<G>(content, [&](const typename G::Options& options) {
    FastChance chance(compared + 1);
    FastChance dice(compared + 2);
    NoEvents quiet;
    ActionsOf<G> actions;
    typename G::State state = setup(content, options, chance);
    const std::size_t length = dice.below(60, 0);
    for (std::size_t done = 0; done < length && !is_over(content, state); ++done) {
      const Seat seat = waiting_on(content, state).front();
      legal_actions(content, state, seat, actions);
      apply(content, state, seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)], chance, quiet);
    }
    const Seat viewer = seat_at(dice.below(options.players, 0));
    std::vector<std::string> paths;
    paths_of("", state, paths);
    std::vector<std::uint64_t> values;
    auto take = [&](std::uint64_t bits, std::size_t /*bytes*/) { values.push_back(bits); };
    walk(state, take);
    ASSERT_EQ(values.size(), paths.size());
    const auto before = observed<G>(state, viewer);
    for (std::size_t i = 0; i < values.size(); ++i) {
      // Sizes and numbers of players are what everything else hangs on; a digit string has no neighbours.
      if (paths[i].empty() || paths[i] == "options.players" || paths[i] == "options.without" ||
          left.contains(paths[i])) {
        continue;
      }
      // Of a list with a place for every seat, the places of seats that are not there say nothing.
      const auto same =
          static_cast<std::size_t>(std::count(paths.begin(), paths.begin() + static_cast<std::ptrdiff_t>(i), paths[i]));
      if (paths[i] == "votes" && same >= options.players) continue;
      bool possible = false;  // in a list of different things there cannot be every value
      bool seen = false;
      const auto with = [&](std::uint64_t other) {
        auto changed = values;
        changed[i] = other;
        typename G::State copy = state;
        std::size_t at = 0;
        auto next = [&] { return changed[at++]; };
        fill(copy, next);
        std::size_t leaves = 0;
        auto count = [&](std::uint64_t /*bits*/, std::size_t /*bytes*/) { ++leaves; };
        walk(copy, count);
        if (leaves != values.size()) return;
        possible = true;
        seen = seen || observed<G>(copy, viewer) != before;
      };
      for (const std::uint64_t other : {values[i] + 1, values[i] - 1, values[i] ^ 1U}) with(other);
      for (std::uint64_t further = 2; !possible && further < 20; ++further) {
        with(values[i] + further);
        with(values[i] - further);
      }
      EXPECT_TRUE(seen) << paths[i] << " was " << values[i];
      ++compared;
    }
  });
  EXPECT_GT(compared, 500U);
}

// Numbers keep within what the list says of them, and hold nothing that is hidden.
TYPED_TEST(Features, an_observation_is_of_one_view_and_fits_its_list) {
  using G = TypeParam;
  const auto& content = standard_content(G{});
  const FeatureList list = network::observation_list<G>();
  for_each_option_set<G>(content, [&](const typename G::Options& options) {
    FastChance chance(7);
    FastChance dice(8);
    NoEvents quiet;
    ActionsOf<G> actions;
    typename G::State state = setup(content, options, chance);
    std::vector<std::int16_t> row(observation_size<G>());
    for (std::size_t done = 0; done < 40 && !is_over(content, state); ++done) {
      const Seat seat = waiting_on(content, state).front();
      observe<G>(seen_by(content, state, seat), row.data());
      for (const auto& feature : list.features) {
        for (std::size_t i = 0; i < feature.size; ++i) {
          const int number = row[feature.offset + i];
          if (feature.kind == FeatureKind::amount) continue;
          ASSERT_GE(number, 0) << feature.name;
          ASSERT_LT(number, static_cast<int>(feature.range)) << feature.name;
        }
      }
      // A world that the seat imagines looks to it as the truth does: nothing hidden is in the numbers.
      std::vector<std::int16_t> imagined(row.size());
      FastChance dream(done);
      observe<G>(seen_by(content, imagine(content, seen_by(content, state, seat), dream), seat), imagined.data());
      ASSERT_EQ(row, imagined);
      legal_actions(content, state, seat, actions);
      apply(content, state, seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)], chance, quiet);
    }
  });
}

TYPED_TEST(Features, different_actions_have_different_features) {
  using G = TypeParam;
  std::set<std::vector<std::int16_t>> seen;
  for (std::size_t i = 0; i < G::action_space; ++i) {
    std::vector<std::int16_t> row(action_feature_size<G>());
    describe_action<G>(G::unpack(i), seat_at(0), G::max_players, row.data());
    seen.insert(row);
  }
  EXPECT_EQ(seen.size(), G::action_space);
}

}  // namespace
}  // namespace backlot
