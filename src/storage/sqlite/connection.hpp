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
  std::string vfs;                // empty: the system's own
  std::uint32_t patience = 5000;  // milliseconds to wait for another program that has locked the store
};

class Connection {
 public:
  // Check ok() before use.
  explicit Connection(const std::string& file, const Opening& opening = {});

  bool ok() const { return ok_; }
  // The last thing that went wrong, here or in a statement.
  const std::string& error() const { return error_; }
  // It was about what is in the file: waiting does not help.
  bool damaged() const { return code_ == SQLITE_CORRUPT || code_ == SQLITE_NOTADB; }
  bool run(const char* sql) { return noted(sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr)) == SQLITE_OK; }
  // Remembers what a result says when it is an error: SQLite itself forgets it with the next thing that goes well.
  int noted(int result);
  int changes() { return sqlite3_changes(handle_.get()); }
  sqlite3* handle() { return handle_.get(); }

 private:
  bool write_ahead();

  std::unique_ptr<sqlite3, Close> handle_;
  bool ok_ = false;
  std::string error_;
  int code_ = SQLITE_OK;
};

class Statement {
 public:
  Statement(Connection& connection, std::string_view sql);

  Statement& bind(int at, std::string_view text);
  Statement& bind(int at, std::uint64_t number);
  // SQLITE_ROW, SQLITE_DONE or an error, also one of binding or of the row before.
  int step() { return fault_ == SQLITE_OK ? connection_.noted(sqlite3_step(handle_.get())) : fault_; }
  // For statements that give no rows: whether it ran; ready for the next values.
  bool run();
  void reset();
  bool is_text(int column) const { return sqlite3_column_type(handle_.get(), column) == SQLITE_TEXT; }
  std::string text(int column);
  std::uint64_t number(int column) const;

 private:
  void bound(int result) {
    if (fault_ == SQLITE_OK) fault_ = connection_.noted(result);
  }

  Connection& connection_;
  std::unique_ptr<sqlite3_stmt, Close> handle_;
  int prepared_ = SQLITE_OK;
  int fault_ = SQLITE_OK;
};

// What is read meanwhile is of one moment. May stand inside another transaction. A moment of its own is rolled back:
// after a damaged page it cannot be committed, and would never end.
class Moment {
 public:
  explicit Moment(Connection& connection)
      : connection_(connection),
        alone_(sqlite3_get_autocommit(connection.handle()) != 0),
        ok_(connection.run("SAVEPOINT moment")) {}
  ~Moment() {
    if (ok_) connection_.run(alone_ ? "ROLLBACK" : "RELEASE moment");
  }
  Moment(const Moment&) = delete;
  Moment& operator=(const Moment&) = delete;
  bool ok() const { return ok_; }

 private:
  Connection& connection_;
  bool alone_;
  bool ok_;
};

}  // namespace backlot::sqlite
