// The names of an enum's values, as the compiler has them (core/enumerators.hpp).
#include "core/enumerators.hpp"

#include <gtest/gtest.h>

namespace backlot {

enum class Weather : unsigned char { sun, rain, snow_2 };

namespace {

enum class Hidden { only };
struct Outer {
  enum class Kind { inner };
};

TEST(Enumerators, have_the_names_of_the_source) {
  static_assert(enumerator<Weather::sun>() == "sun");
  static_assert(enumerator<static_cast<Weather>(2)>() == "snow_2");
  static_assert(enumerator<Hidden::only>() == "only");
  static_assert(enumerator<Outer::Kind::inner>() == "inner");
}

TEST(Enumerators, have_no_name_where_there_is_no_value) {
  static_assert(enumerator<static_cast<Weather>(3)>().empty());
  static_assert(enumerator<static_cast<Hidden>(1)>().empty());
  static_assert(enumerator<static_cast<Outer::Kind>(1)>().empty());
}

}  // namespace
}  // namespace backlot
