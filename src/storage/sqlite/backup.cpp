#include "storage/sqlite/backup.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>

#include "storage/sqlite/connection.hpp"
#include "storage/sqlite/migrations.hpp"

namespace backlot {
namespace {

struct Finish {
  void operator()(sqlite3_backup* backup) const { sqlite3_backup_finish(backup); }
};

std::optional<std::string> fault_in(const std::string& name, sqlite::Connection& store) {
  if (!store.ok()) return name + ": " + store.error();
  const auto version = sqlite::version_of(store);
  if (!version) return name + ": " + store.error();
  if (*version < 1 || *version > sqlite::newest_version) {
    return name + ": this is no store of a version that this program knows (1 to " +
           std::to_string(sqlite::newest_version) + ")";
  }
  sqlite::Statement check(store, "PRAGMA quick_check(1)");
  if (check.step() != SQLITE_ROW) return name + ": " + store.error();
  if (check.text(0) != "ok") return name + ": damaged: " + check.text(0);
  return std::nullopt;
}

std::optional<std::string> copy_pages(sqlite::Connection& from, const std::string& file) {
  sqlite3* raw = nullptr;
  const bool opened = sqlite3_open_v2(file.c_str(), &raw, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK;
  const std::unique_ptr<sqlite3, sqlite::Close> to(raw);
  if (!opened) return file + ": " + sqlite3_errmsg(raw);
  std::unique_ptr<sqlite3_backup, Finish> backup(sqlite3_backup_init(raw, "main", from.handle(), "main"));
  if (!backup) return file + ": " + sqlite3_errmsg(raw);
  // In one step: appends go on beside it, and the copy is of one moment.
  const int result = sqlite3_backup_step(backup.get(), -1);
  if (result != SQLITE_DONE) return file + ": " + sqlite3_errstr(result);
  return std::nullopt;
}

std::optional<std::string> sync(const std::string& path, int flags) {
  const int file = open(path.c_str(), flags | O_CLOEXEC);
  const bool good = file >= 0 && fsync(file) == 0;
  const int error = errno;
  if (file >= 0) close(file);
  return good ? std::nullopt : std::optional<std::string>(path + ": " + std::strerror(error));
}

}  // namespace

std::optional<std::string> copy_sqlite_store(const std::string& from, const std::string& to) {
  std::error_code none;
  if (!std::filesystem::exists(from, none)) return from + ": there is no such file";
  if (std::filesystem::exists(to, none)) return to + ": exists already, and nothing is overwritten";
  sqlite::Connection store(from, {.mode = sqlite::Mode::read_only});
  if (auto why = fault_in(from, store)) return why;
  // Beside the target, so that it can be put in its place; link refuses what exists by then.
  std::string part = to + ".XXXXXX";
  const int file = mkstemp(part.data());
  if (file < 0) return to + ": " + std::strerror(errno);
  fchmod(file, S_IRUSR | S_IWUSR);  // whatever the umask says
  close(file);
  auto why = copy_pages(store, part);
  if (!why) why = sync(part, O_RDWR);
  if (!why && link(part.c_str(), to.c_str()) != 0) why = to + ": " + std::strerror(errno);
  unlink(part.c_str());
  const std::string folder = std::filesystem::path(to).parent_path().string();
  if (!why) why = sync(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
  return why;
}

}  // namespace backlot
