// A SQLite connection and its statements, closed by themselves.
#pragma once
#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace backlot::sqlite {

struct Close {
  void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

// Anything but FULL loses acknowledged entries with the power; the tests show it.
enum class Synchronous : std::uint8_t { off, normal, full };
enum class Mode : std::uint8_t { create, existing, read_only };

struct Opening {
  Mode mode = Mode::create;
  Synchronous synchronous = Synchronous::full;
  std::string vfs;  // empty: the system's own
};

class Connection {
 public:
  // Check ok() before use.
  explicit Connection(const std::string& file, const Opening& opening = {});

  bool ok() const { return ok_; }
  std::string error() const { return sqlite3_errmsg(handle_.get()); }
  bool run(const char* sql) { return sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK; }
  int changes() { return sqlite3_changes(handle_.get()); }
  sqlite3* handle() { return handle_.get(); }

 private:
  std::unique_ptr<sqlite3, Close> handle_;
  bool ok_ = false;
};

class Statement {
 public:
  Statement(Connection& connection, std::string_view sql);

  Statement& bind(int at, std::string_view text);
  Statement& bind(int at, std::uint64_t number);
  // SQLITE_ROW, SQLITE_DONE or an error.
  int step() { return sqlite3_step(handle_.get()); }
  // For statements that give no rows: whether it ran; ready for the next values.
  bool run();
  void reset();
  std::string text(int column) const;
  std::uint64_t number(int column) const;

 private:
  std::unique_ptr<sqlite3_stmt, Close> handle_;
};

}  // namespace backlot::sqlite
