// Any bytes as the log of a table, an entry on each line: it is read or not, and what was read is written and read back
// as the same; a table takes it in, up to the first entry that does not fit. Never a crash.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "table/entry.hpp"
#include "table/served_table.hpp"

namespace {

using namespace backlot;

void must(bool holds) {
  if (!holds) std::abort();
}

void read_and_write(std::string_view line) {
  const auto read = entry::read(line);
  const auto* const entry = std::get_if<entry::Any>(&read);
  if (entry == nullptr) return;
  const std::string written = entry::write(*entry);
  const auto again = entry::read(written);
  must(std::holds_alternative<entry::Any>(again));
  must(entry::write(std::get<entry::Any>(again)) == written);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);  // NOLINT
  ServedTable table;
  bool fits = true;
  for (int entries = 0; entries < 100 && !rest.empty(); ++entries) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    read_and_write(line);
    fits = fits && table.take(line);
    if (fits) must(table.listing().players.size() <= max_seats);
  }
  return 0;
}
