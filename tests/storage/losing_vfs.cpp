#include "storage/losing_vfs.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>
#include <new>
#include <vector>

namespace backlot {
namespace {

struct Write {
  std::size_t at = 0;
  std::string bytes;
  bool cut = false;  // to `at` bytes
};

struct Disk {
  std::string synced;
  std::vector<Write> unsynced;
};

std::atomic<bool> full = false;
std::mutex mutex;
std::map<std::string, Disk> disks;

void put(std::string& file, const Write& write) {
  if (write.cut) return file.resize(write.at);
  file.resize(std::max(file.size(), write.at + write.bytes.size()));
  file.replace(write.at, write.bytes.size(), write.bytes);
}

// The system's file follows this one in memory; SQLite asks for room for both (szOsFile).
struct File {
  sqlite3_file base;
  const char* name;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};
File& of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
sqlite3_file* real(sqlite3_file* file) { return of(file).real(); }

void note(sqlite3_file* file, Write write) {
  if (of(file).name == nullptr) return;
  const std::lock_guard lock(mutex);
  disks[of(file).name].unsynced.push_back(std::move(write));
}

int do_close(sqlite3_file* f) { return real(f)->pMethods->xClose(real(f)); }
int do_read(sqlite3_file* f, void* out, int size, sqlite3_int64 at) {
  return real(f)->pMethods->xRead(real(f), out, size, at);
}
int do_write(sqlite3_file* f, const void* in, int size, sqlite3_int64 at) {
  if (full) return SQLITE_FULL;
  note(f, {static_cast<std::size_t>(at), std::string(static_cast<const char*>(in), static_cast<std::size_t>(size))});
  return real(f)->pMethods->xWrite(real(f), in, size, at);
}
int do_truncate(sqlite3_file* f, sqlite3_int64 size) {
  note(f, {static_cast<std::size_t>(size), "", true});
  return real(f)->pMethods->xTruncate(real(f), size);
}
int do_sync(sqlite3_file* f, int /*flags*/) {
  if (of(f).name == nullptr) return SQLITE_OK;
  const std::lock_guard lock(mutex);
  Disk& disk = disks[of(f).name];
  for (const Write& write : disk.unsynced) put(disk.synced, write);
  disk.unsynced.clear();
  return SQLITE_OK;  // the real disk need not hear of it
}
int do_size(sqlite3_file* f, sqlite3_int64* out) { return real(f)->pMethods->xFileSize(real(f), out); }
int do_lock(sqlite3_file* f, int level) { return real(f)->pMethods->xLock(real(f), level); }
int do_unlock(sqlite3_file* f, int level) { return real(f)->pMethods->xUnlock(real(f), level); }
int do_reserved(sqlite3_file* f, int* out) { return real(f)->pMethods->xCheckReservedLock(real(f), out); }
int do_control(sqlite3_file* f, int op, void* arg) { return real(f)->pMethods->xFileControl(real(f), op, arg); }
int do_sector(sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); }
// No promises about writes that were not synced.
int do_traits(sqlite3_file* /*f*/) { return 0; }
int do_map(sqlite3_file* f, int page, int size, int extend, void volatile** out) {
  return real(f)->pMethods->xShmMap(real(f), page, size, extend, out);
}
int do_shm_lock(sqlite3_file* f, int offset, int n, int flags) {
  return real(f)->pMethods->xShmLock(real(f), offset, n, flags);
}
void do_barrier(sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); }
int do_unmap(sqlite3_file* f, int remove) { return real(f)->pMethods->xShmUnmap(real(f), remove); }

constexpr sqlite3_io_methods methods = {
    2,          do_close,  do_read,   do_write, do_truncate, do_sync,    do_size,  do_lock, do_unlock, do_reserved,
    do_control, do_sector, do_traits, do_map,   do_shm_lock, do_barrier, do_unmap, nullptr, nullptr};

sqlite3_vfs* system_vfs() { return sqlite3_vfs_find(nullptr); }

int do_open(sqlite3_vfs* /*vfs*/, const char* name, sqlite3_file* file, int flags, int* out) {
  new (file) File{{nullptr}, name};
  const int result = system_vfs()->xOpen(system_vfs(), name, real(file), flags, out);
  if (real(file)->pMethods != nullptr) file->pMethods = &methods;
  return result;
}

// SQLite syncs the folder after deleting where it matters, so a deleted file is gone.
int do_delete(sqlite3_vfs* /*vfs*/, const char* name, int sync_folder) {
  const std::lock_guard lock(mutex);
  disks.erase(name);
  return system_vfs()->xDelete(system_vfs(), name, sync_folder);
}

}  // namespace

const char* losing_vfs() {
  static sqlite3_vfs vfs = [] {
    sqlite3_vfs made = *system_vfs();
    made.szOsFile += static_cast<int>(sizeof(File));
    made.zName = "losing";
    made.pNext = nullptr;
    made.xOpen = do_open;
    made.xDelete = do_delete;
    return made;
  }();
  sqlite3_vfs_register(&vfs, 0);
  return "losing";
}

void fill_the_disk(bool now) { full = now; }

std::map<std::string, std::string> after_power_loss(std::mt19937& dice) {
  const std::lock_guard lock(mutex);
  std::map<std::string, std::string> left;
  for (const auto& [name, disk] : disks) {
    std::string file = disk.synced;
    // Nothing of the rest, or any part of it in any order.
    const bool some = dice() % 2 == 0;
    for (const Write& write : disk.unsynced) {
      if (some && dice() % 2 == 0) put(file, write);
    }
    left[name] = std::move(file);
  }
  return left;
}

}  // namespace backlot
