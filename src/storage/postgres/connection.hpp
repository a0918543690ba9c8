// A connection to a PostgreSQL server that never waits longer than it was told to, and comes back by itself when it is
// used again. For one thread at a time.
#pragma once
#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace backlot::postgres {

// What a statement is given: $1, $2 and so on. Texts go as they are, so that a zero byte is refused and not an end.
struct Value {
  Value(std::string_view text) : bytes(text), raw(true) {}        // NOLINT(google-explicit-constructor)
  Value(const std::string& text) : bytes(text), raw(true) {}      // NOLINT(google-explicit-constructor)
  Value(const char* text) : bytes(text), raw(true) {}             // NOLINT(google-explicit-constructor)
  Value(std::uint64_t number) : bytes(std::to_string(number)) {}  // NOLINT(google-explicit-constructor)
  Value(bool yes) : bytes(yes ? "t" : "f") {}                     // NOLINT(google-explicit-constructor)
  // A list as PostgreSQL writes it, for a parameter that is an array.
  static Value list(const std::vector<std::string>& items);
  // The same as bytes, which nobody has to quote or to read: text[] and bigint[].
  static Value texts(const std::vector<std::string_view>& items);
  static Value numbers(const std::vector<std::uint64_t>& items);

  std::string bytes;
  bool raw = false;

 private:
  Value() = default;
};

// One that is sent often, and prepared once by its name.
struct Prepared {
  const char* name;
  const char* sql;
};
struct Call {
  const Prepared& statement;
  std::vector<Value> values;
};
// One that is sent as it is.
struct Query {
  std::string sql;
  std::vector<Value> values;
};

class Result {
 public:
  explicit Result(PGresult* result) : result_(result, PQclear) {}

  bool ok() const;
  // No answer: there are no more of this statement.
  bool is_end() const { return result_ == nullptr; }
  // PostgreSQL's five letters, "08006" when nobody answered.
  std::string state() const;
  std::string why() const;
  std::size_t rows() const { return static_cast<std::size_t>(PQntuples(result_.get())); }
  // Rows that an INSERT, UPDATE or DELETE has changed.
  std::uint64_t changed() const;
  bool is_null(std::size_t row, int column) const;
  std::string text(std::size_t row, int column) const;
  std::uint64_t number(std::size_t row, int column) const;
  bool yes(std::size_t row, int column) const { return text(row, column) == "t"; }
  // What PostgreSQL says was done, such as "COMMIT".
  std::string done() const { return PQcmdStatus(result_.get()); }

 private:
  std::shared_ptr<PGresult> result_;
};

// Which of the server's processes serves a connection: numbers are used again, but not at the same moment.
struct Backend {
  std::string pid;
  std::string started;
};

// What is said of a commit that the standby has not confirmed.
inline constexpr const char* unconfirmed = "the standby has not confirmed what was committed";

class Connection {
 public:
  using Duration = std::chrono::milliseconds;

  // What the server's list of connections calls this one; when it is called otherwise it connects anew.
  using Called = std::function<std::string()>;

  // `patience`: for connecting, and for each answer.
  Connection(std::string url, Duration patience, Called called = {});
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Connects unless it is connected; whether it is now.
  bool ready();
  bool connected() const { return handle_ != nullptr; }
  void drop();

  // One statement, or several without values.
  Result run(const std::string& sql, const std::vector<Value>& values = {});
  // Sends all at once and waits for all answers (pipeline mode); after the first that fails the rest is not done. Fewer
  // answers than calls: the connection was lost, and nobody knows what was done.
  std::vector<Result> run(const std::vector<Call>& calls);

  // Why the last statement was not done, or why the connection was lost or could not be made.
  const std::string& error() const { return error_; }
  // Why this was not done.
  std::string why(const Result& result) const { return connected() ? result.why() : error_; }
  // Whose connection it is, or was last.
  const Backend& backend() const { return backend_; }
  // The server did not wait for its standby as it was told to; asking forgets it.
  bool not_replicated() { return std::exchange(not_replicated_, false); }
  // Whether all that could be read or was committed until now is where the server was told to have it. A commit of
  // which the standby knows nothing can be read as soon as whoever waited for that was interrupted; one that is made
  // after it and confirmed says that the standby has both. Without a standby: yes, at once.
  bool confirmed();

 private:
  using Time = std::chrono::steady_clock::time_point;

  bool connect(Time end);
  bool prepare_session();
  bool send(Time end);
  bool wait(int events, Time end);
  std::optional<Result> next(Time end);
  Result lost(const std::string& why);

  std::string url_;
  Duration patience_;
  Called called_;
  std::string name_;  // as it is called now
  PGconn* handle_ = nullptr;
  std::set<std::string> prepared_;
  std::string error_;
  Backend backend_;
  bool not_replicated_ = false;
  bool lost_ = false;  // and nobody knows what the server's process does now
};

}  // namespace backlot::postgres
