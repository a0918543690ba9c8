// fails: names_of has the names of an enum's values, all of them, in their order
#include "json/leaf.hpp"

namespace backlot {

enum class Weather { sun, rain, snow };
constexpr std::array<std::string_view, 3> names_of(Weather) { return {"sun", "snow", "rain"}; }

static_assert(json::NamedEnum<Weather>);

}  // namespace backlot
