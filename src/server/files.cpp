#include "server/files.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <utility>

#include "core/sha256.hpp"
#include "server/headers.hpp"
#include "table/fairness.hpp"

namespace backlot {
namespace {

struct Coding {
  std::string_view name;
  std::string_view ending;
};
// In the order of what is usually smaller.
constexpr std::array<Coding, 2> codings{{{"br", ".br"}, {"gzip", ".gz"}}};

std::string type_of(const std::filesystem::path& path) {
  static const std::map<std::string, std::string, std::less<>> types{
      {".html", "text/html; charset=utf-8"}, {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},   {".svg", "image/svg+xml"},
      {".json", "application/json"},         {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},         {".png", "image/png"},
      {".txt", "text/plain; charset=utf-8"},
  };
  const auto found = types.find(path.extension().string());
  return found == types.end() ? "application/octet-stream" : found->second;
}

Packing read(const std::string& path, std::string_view coding) {
  std::ifstream in(path, std::ios::binary);
  std::string body{std::istreambuf_iterator<char>(in), {}};
  // One tag for each packing: caches must not take the bytes of one for those of another.
  std::string tag = "\"" + hex_of(sha256(std::string_view(body))).substr(0, 32) + "\"";
  return {coding, std::move(body), std::move(tag)};
}

bool is_packing(const std::filesystem::path& path) {
  return std::any_of(codings.begin(), codings.end(), [&](const Coding& coding) {
    return path.extension() == coding.ending &&
           std::filesystem::is_regular_file(std::filesystem::path(path).replace_extension());
  });
}

}  // namespace

Files::Files(const std::string& folder) {
  std::error_code none;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, none)) {
    if (!entry.is_regular_file() || is_packing(entry.path())) continue;
    const std::string name = "/" + std::filesystem::relative(entry.path(), folder).generic_string();
    File file{type_of(entry.path()), {}, name.starts_with("/assets/")};
    for (const Coding& coding : codings) {
      const std::string packed = entry.path().string() + std::string(coding.ending);
      if (std::filesystem::is_regular_file(packed)) file.packings.push_back(read(packed, coding.name));
    }
    file.packings.push_back(read(entry.path().string(), ""));
    files_[name] = std::move(file);
  }
}

const Packing& File::packed_for(std::string_view accept_encoding) const {
  const auto found = std::find_if(packings.begin(), std::prev(packings.end()), [&](const Packing& packing) {
    return accepts_encoding(accept_encoding, packing.coding);
  });
  return *found;
}

const File* Files::find(std::string_view target) const {
  target = target.substr(0, target.find_first_of("?#"));
  auto found = files_.find(target);
  if (found == files_.end() && target.find('.') == std::string_view::npos) found = files_.find("/index.html");
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace backlot
