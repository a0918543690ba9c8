// How a game enters the conformance kit, with one line in its test file:
//   BACKLOT_CONFORMANCE(cinecitta::Game, cinecitta::standard, testing::JsonCodec)
// makes one test for each property and each sensible set of options.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>

#include "contract/kit/conformance.hpp"
#include "contract/option_sets.hpp"

namespace backlot::testing {

template <class G>
class PropertyTest : public ::testing::Test {
 public:
  PropertyTest(kit::Property<G> property, kit::Setting<G> setting) : property_(property), setting_(setting) {}
  void TestBody() override {
    const kit::Report report = property_.look(setting_);
    EXPECT_TRUE(report.holds()) << report.text();
  }

 private:
  kit::Property<G> property_;
  kit::Setting<G> setting_;
};

struct NameOptions {
  std::string& name;
  template <class T>
  void operator()(const char* field, const T& value) const {
    if constexpr (std::is_same_v<T, bool>) {
      if (value) name += std::string("_") + field;
    } else {
      name += std::string("_") + field + std::to_string(leaf_bits(value));
    }
  }
};

// One set of options; for those that for_each_option_set does not come to.
template <class G, class K>
bool enter_setting(const kit::Setting<G>& setting, const char* file, int line) {
  std::string name;
  fields(setting.options, NameOptions{name});
  for (const kit::Property<G>& property : kit::all_properties<G, K>()) {
    const std::string suite = "Conformance_" + std::string(G::id);
    ::testing::RegisterTest(
        suite.c_str(), (std::string(property.name) + name).c_str(), nullptr, nullptr, file, line,
        [property, setting]() -> ::testing::Test* { return new PropertyTest<G>(property, setting); });
  }
  return true;
}

template <class G, class K>
bool enter_conformance(const typename G::Content& content, const char* file, int line) {
  std::size_t sets = 0;
  for_each_option_set<G>(content, [&](const typename G::Options&) { ++sets; });
  // About as many games for each property whatever the number of sets; fuzz/random_games plays more.
  const std::size_t games = std::clamp<std::size_t>(120 / sets, 4, 12);
  for_each_option_set<G>(content, [&](const typename G::Options& options) {
    enter_setting<G, K>({.content = content, .options = options, .games = games}, file, line);
  });
  return true;
}

}  // namespace backlot::testing

#define BACKLOT_CONFORMANCE(GAME, CONTENT, CODEC)                  \
  [[maybe_unused]] static const bool backlot_conformance_entered = \
      ::backlot::testing::enter_conformance<GAME, CODEC>(CONTENT, __FILE__, __LINE__)
