// A figure of a study, under a name by which people ask for it.
#pragma once
#include <string>

#include "lab/document.hpp"

namespace backlot::lab {

struct Measure {
  std::string name;
  std::string about;
  As as = As::number;
  double value = 0;
};

}  // namespace backlot::lab
