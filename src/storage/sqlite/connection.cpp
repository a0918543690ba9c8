#include "storage/sqlite/connection.hpp"

#include "storage/sqlite/file_on_disk.hpp"

namespace backlot::sqlite {
namespace {

int flags_of(Mode mode) {
  switch (mode) {
    case Mode::read_only: return SQLITE_OPEN_READONLY;
    case Mode::existing: return SQLITE_OPEN_READWRITE;
    case Mode::create: break;
  }
  return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
}

const char* sql_of(Synchronous synchronous) {
  switch (synchronous) {
    case Synchronous::off: return "PRAGMA synchronous=OFF";
    case Synchronous::normal: return "PRAGMA synchronous=NORMAL";
    case Synchronous::full: break;
  }
  return "PRAGMA synchronous=FULL";
}

// Nobody asks SQLite how much memory it has, and counting that takes a lock for every allocation. Only before its first
// connection; later it stays as it is.
void count_no_memory() {
  static const int once = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  static_cast<void>(once);
}

}  // namespace

Connection::Connection(const std::string& file, const Opening& opening) {
  count_no_memory();
  if (opening.mode == Mode::create) create_private(file);
  sqlite3* raw = nullptr;
  const int flags = flags_of(opening.mode) | SQLITE_OPEN_NOMUTEX;
  const int opened = sqlite3_open_v2(file.c_str(), &raw, flags, opening.vfs.empty() ? nullptr : opening.vfs.c_str());
  handle_.reset(raw);
  ok_ = noted(opened) == SQLITE_OK;
  if (!ok_) return;
  sqlite3_busy_timeout(raw, static_cast<int>(opening.patience));
  if (opening.mode == Mode::read_only) {
    ok_ = run("PRAGMA schema_version");  // is it a database at all?
  } else {
    // Tables under way write the same pages again and again: copying them from the log into the file less often than
    // every 1000 pages, as SQLite does by itself, writes most of them once instead of many times.
    ok_ = write_ahead() && run("PRAGMA wal_autocheckpoint=4000; PRAGMA foreign_keys=ON;") &&
          run(sql_of(opening.synchronous));
  }
}

// SQLite answers with the mode there is, also where a file system cannot do the one that was asked for. Without it
// those who read would stop those who write.
bool Connection::write_ahead() {
  Statement ask(*this, "PRAGMA journal_mode=WAL");
  if (ask.step() != SQLITE_ROW) return false;
  const std::string mode = ask.text(0);
  if (mode == "wal") return true;
  error_ = "no write-ahead log is possible there; the journal mode is " + mode;
  return false;
}

int Connection::noted(int result) {
  const int code = result & 0xFF;
  if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return result;
  code_ = code;
  error_ = sqlite3_errcode(handle_.get()) == code ? sqlite3_errmsg(handle_.get()) : sqlite3_errstr(code);
  return result;
}

Statement::Statement(Connection& connection, std::string_view sql) : connection_(connection) {
  sqlite3_stmt* raw = nullptr;
  prepared_ = sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()),
                                 SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
  handle_.reset(raw);
  fault_ = connection.noted(prepared_);
}

Statement& Statement::bind(int at, std::string_view text) {
  bound(sqlite3_bind_text64(handle_.get(), at, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
  return *this;
}

Statement& Statement::bind(int at, std::uint64_t number) {
  bound(sqlite3_bind_int64(handle_.get(), at, static_cast<sqlite3_int64>(number)));
  return *this;
}

bool Statement::run() {
  const bool ran = step() == SQLITE_DONE;
  reset();
  return ran;
}

void Statement::reset() {
  if (!handle_) return;
  sqlite3_reset(handle_.get());  // gives once more what step gave
  sqlite3_clear_bindings(handle_.get());
  fault_ = prepared_;
}

std::string Statement::text(int column) {
  const unsigned char* bytes = sqlite3_column_text(handle_.get(), column);
  const int size = sqlite3_column_bytes(handle_.get(), column);
  if (bytes == nullptr) {
    if (sqlite3_column_type(handle_.get(), column) != SQLITE_NULL) fault_ = connection_.noted(SQLITE_NOMEM);
    return {};
  }
  return {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

std::uint64_t Statement::number(int column) const {
  return static_cast<std::uint64_t>(sqlite3_column_int64(handle_.get(), column));
}

}  // namespace backlot::sqlite
