// Records out of a file.
#pragma once
#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace backlot {

// One record of a file, which may hold several, one after the other.
struct RecordText {
  std::string text;
  std::size_t first_line = 1;
};

// Takes records from a stream one at a time, so that a large file is never in memory whole.
class RecordsIn {
 public:
  explicit RecordsIn(std::istream& in) : in_(in) {}
  std::optional<RecordText> next();

 private:
  bool line(std::string& out);

  std::istream& in_;
  std::string ahead_;  // the header of the next record
  std::size_t line_ = 0;
  bool done_ = false;
};

}  // namespace backlot
