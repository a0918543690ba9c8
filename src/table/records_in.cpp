#include "table/records_in.hpp"

#include <streambuf>
#include <utility>

#include "table/read_record.hpp"

namespace backlot {

// The next line with its newline, when it has one; false at the end. A line beyond the limit ends
// the reading: there is no end to some files.
bool RecordsIn::line(std::string& out) {
  out.clear();
  std::streambuf& from = *in_.rdbuf();
  while (out.size() <= record_reading::most_bytes) {
    const int c = from.sbumpc();
    if (c == std::streambuf::traits_type::eof()) break;
    out += static_cast<char>(c);
    if (c == '\n') break;
  }
  return !out.empty();
}

std::optional<RecordText> RecordsIn::next() {
  if (done_) return std::nullopt;
  RecordText record{std::move(ahead_), line_ == 0 ? 1 : line_};
  std::string text;
  while (record.text.size() <= record_reading::most_bytes && line(text)) {
    ++line_;
    if (text.starts_with("{\"record\":") && !record.text.empty()) {
      ahead_ = std::move(text);
      return record;
    }
    record.text += text;
  }
  done_ = true;  // an empty file is one empty record: a fault, not nothing
  return record;
}

}  // namespace backlot
