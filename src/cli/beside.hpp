// What belongs to the program and lies in files: beside it in a build, in share/backlot where it is installed.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace backlot::cli {

inline std::string beside_program(std::string_view name) {
  std::error_code none;
  const std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe", none).parent_path();
  const std::filesystem::path installed = folder / "../share/backlot" / name;
  const std::filesystem::path built = folder / name;
  return (!std::filesystem::exists(built, none) && std::filesystem::exists(installed, none) ? installed : built)
      .string();
}

}  // namespace backlot::cli
