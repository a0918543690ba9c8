// The store's file as the system sees it: that it is private, and that it is still where people will look for it.
#pragma once
#include <sys/types.h>

#include <string>

namespace backlot::sqlite {

// Makes an empty file that only its owner may read and write, whatever the umask says; SQLite gives the -wal and -shm
// files the same mode. A file that is there keeps its own. What goes wrong SQLite meets too, and says it.
void create_private(const std::string& file);

// A file that was deleted, or replaced by another one, while it was open can be read and written as before; only nobody
// will ever find what is in it.
class FileOnDisk {
 public:
  FileOnDisk() = default;
  // `file` as SQLite names it: whole, without links. It and its -wal file are open.
  explicit FileOnDisk(std::string file);

  // What is wrong with the files, in words for whoever runs the server; empty when all is well. From any thread.
  std::string trouble() const;

 private:
  struct Identity {
    dev_t device = 0;
    ino_t file = 0;
    bool operator==(const Identity&) const = default;
  };
  // All 0: there is no such file.
  static Identity identity_of(const std::string& path);

  std::string path_;
  Identity file_;
  Identity log_;
};

}  // namespace backlot::sqlite
