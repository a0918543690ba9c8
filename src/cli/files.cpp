#include "cli/files.hpp"

#include <fmt/format.h>

#include "cli/errors.hpp"
#include "table/file.hpp"

namespace backlot::cli {

std::string input_file(const std::string& path, std::size_t most) {
  auto text = read_file(path, most);
  if (const auto* fault = std::get_if<Fault>(&text)) throw Nonsense("cannot read " + fault->why);
  return std::get<std::string>(std::move(text));
}

void save_file(const std::string& path, std::string_view text) {
  if (const auto fault = write_file(path, text)) throw Failure("cannot write " + fault->why);
}

std::string place_of(std::string_view file, const Fault& fault) {
  std::string out(file);
  if (fault.line > 0) out += fmt::format(":{}", fault.line);
  out += ": ";
  if (!fault.field.empty()) out += fault.field + ": ";
  return out + fault.why;
}

}  // namespace backlot::cli
