// A folder of a test's own, which is gone with it.
#pragma once
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace backlot::testing_support {

class Folder {
 public:
  // "backlot-cli-…", among the system's temporary files.
  explicit Folder(const std::string& for_what) {
    std::string name = (std::filesystem::temp_directory_path() / ("backlot-" + for_what + "-XXXXXX")).string();
    if (mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace backlot::testing_support
