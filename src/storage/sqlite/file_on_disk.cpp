#include "storage/sqlite/file_on_disk.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace backlot::sqlite {

void create_private(const std::string& file) {
  // Only where there is none: closing a file that SQLite has open elsewhere in this program would end its locks.
  struct stat there{};
  if (stat(file.c_str(), &there) == 0 || errno != ENOENT) return;
  constexpr mode_t mode = S_IRUSR | S_IWUSR;
  const int made = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, mode);
  if (made < 0) return;
  fchmod(made, mode);
  close(made);
}

FileOnDisk::FileOnDisk(std::string file)
    : path_(std::move(file)), file_(identity_of(path_)), log_(identity_of(path_ + "-wal")) {}

FileOnDisk::Identity FileOnDisk::identity_of(const std::string& path) {
  struct stat there{};
  if (path.empty() || stat(path.c_str(), &there) != 0) return {};
  return {there.st_dev, there.st_ino};
}

std::string FileOnDisk::trouble() const {
  const auto look = [](const Identity& opened, const std::string& path, const std::string& name) -> std::string {
    const Identity there = identity_of(path);
    if (there == opened) return {};
    return there == Identity{} ? name + " is gone" : name + " was replaced by another one";
  };
  if (std::string why = look(file_, path_, "the store's file"); !why.empty()) return why;
  return look(log_, path_ + "-wal", "the store's -wal file");
}

}  // namespace backlot::sqlite
