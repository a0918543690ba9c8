#include "server/files.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace backlot {
namespace {

std::string type_of(const std::filesystem::path& path) {
  static const std::map<std::string, std::string, std::less<>> types{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".json", "application/json"},
      {".wasm", "application/wasm"},
      {".png", "image/png"},
      {".txt", "text/plain; charset=utf-8"},
  };
  const auto found = types.find(path.extension().string());
  return found == types.end() ? "application/octet-stream" : found->second;
}

}  // namespace

Files::Files(const std::string& folder) {
  std::error_code none;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, none)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string name = "/" + std::filesystem::relative(entry.path(), folder).generic_string();
    files_[name] = {type_of(entry.path()), {std::istreambuf_iterator<char>(in), {}}, name.starts_with("/assets/")};
  }
}

const File* Files::find(std::string_view target) const {
  target = target.substr(0, target.find_first_of("?#"));
  auto found = files_.find(target);
  if (found == files_.end() && target.find('.') == std::string_view::npos) found = files_.find("/index.html");
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace backlot
