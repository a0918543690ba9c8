#include "storage/postgres/connection.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace backlot::postgres {
namespace {

// Numbers in PostgreSQL's messages have their highest byte first.
void append_bytes(std::string& out, std::uint64_t number, unsigned bytes) {
  while (bytes-- > 0) out += static_cast<char>((number >> (8 * bytes)) & 0xFFU);
}

// How an array of one dimension without nulls begins.
std::string head_of_array(std::uint32_t type, std::size_t size) {
  std::string head;
  for (const std::uint64_t number :
       {std::uint64_t{1}, std::uint64_t{0}, std::uint64_t{type}, std::uint64_t{size}, std::uint64_t{1}}) {
    append_bytes(head, number, 4);
  }
  return head;
}

// PostgreSQL's messages end with a line, and may have several.
std::string in_one_line(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

constexpr const char* end_backend =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid::text = $1 AND backend_start::text = $2";

}  // namespace

Value Value::list(const std::vector<std::string>& items) {
  Value value;
  value.bytes = "{";
  for (const std::string& item : items) {
    value.bytes += value.bytes.size() == 1 ? "\"" : ",\"";
    for (const char c : item) {
      if (c == '"' || c == '\\') value.bytes += '\\';
      value.bytes += c;
    }
    value.bytes += '"';
  }
  value.bytes += '}';
  return value;
}

Value Value::texts(const std::vector<std::string_view>& items) {
  constexpr std::uint32_t type_text = 25;
  Value value;
  value.raw = true;
  value.bytes = head_of_array(type_text, items.size());
  for (const std::string_view item : items) {
    append_bytes(value.bytes, item.size(), 4);
    value.bytes += item;
  }
  return value;
}

Value Value::numbers(const std::vector<std::uint64_t>& items) {
  constexpr std::uint32_t type_bigint = 20;
  Value value;
  value.raw = true;
  value.bytes = head_of_array(type_bigint, items.size());
  for (const std::uint64_t item : items) {
    append_bytes(value.bytes, 8, 4);
    append_bytes(value.bytes, item, 8);
  }
  return value;
}

bool Result::ok() const {
  const ExecStatusType status = PQresultStatus(result_.get());
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

std::string Result::state() const {
  const char* const state = PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE);
  return state == nullptr ? "08006" : state;
}

std::string Result::why() const {
  const char* const primary = PQresultErrorField(result_.get(), PG_DIAG_MESSAGE_PRIMARY);
  return in_one_line(primary != nullptr ? primary : PQresultErrorMessage(result_.get()));
}

std::uint64_t Result::changed() const {
  const char* const rows = PQcmdTuples(result_.get());
  return *rows == '\0' ? 0 : std::stoull(rows);
}

bool Result::is_null(std::size_t row, int column) const {
  return PQgetisnull(result_.get(), static_cast<int>(row), column) == 1;
}

std::string Result::text(std::size_t row, int column) const {
  const int at = static_cast<int>(row);
  return {PQgetvalue(result_.get(), at, column), static_cast<std::size_t>(PQgetlength(result_.get(), at, column))};
}

std::uint64_t Result::number(std::size_t row, int column) const {
  const std::string digits = text(row, column);
  return digits.empty() || digits.front() == '-' ? 0 : std::stoull(digits);
}

Connection::Connection(std::string url, Duration patience, Called called)
    : url_(std::move(url)), patience_(patience), called_(std::move(called)) {}

Connection::~Connection() { drop(); }

void Connection::drop() {
  PQfinish(std::exchange(handle_, nullptr));
  prepared_.clear();
}

bool Connection::ready() {
  const bool in_between = handle_ != nullptr && PQtransactionStatus(handle_) == PQTRANS_IDLE;
  if (in_between && called_ && called_() != name_) drop();
  if (handle_ != nullptr) return true;
  name_ = called_ ? called_() : std::string();
  const Backend former = backend_;
  if (connect(std::chrono::steady_clock::now() + patience_) && prepare_session()) {
    // One that waits for a standby does not notice that nobody listens, and is not left behind.
    if (std::exchange(lost_, false)) run(end_backend, {former.pid, former.started});
    return connected();
  }
  drop();
  return false;
}

bool Connection::confirmed() {
  not_replicated_ = false;
  // A message to nobody: it is written to the log, and nowhere else.
  const Result answer =
      run("SELECT CASE WHEN current_setting('synchronous_standby_names') <> '' "
          "THEN pg_logical_emit_message(true, 'backlot', ''::text) END");
  if (!answer.ok()) return false;
  if (!not_replicated()) return true;
  error_ = unconfirmed;
  return false;
}

bool Connection::connect(Time end) {
  // What stands before the URL is what it may say otherwise.
  const std::array<const char*, 8> names{"fallback_application_name",
                                         "target_session_attrs",
                                         "tcp_user_timeout",
                                         "connect_timeout",
                                         "dbname",
                                         "client_encoding",
                                         name_.empty() ? nullptr : "application_name",
                                         nullptr};
  const std::array<const char*, 8> values{"backlot",    "read-write", "10000",       "5",
                                          url_.c_str(), "UTF8",       name_.c_str(), nullptr};
  handle_ = PQconnectStartParams(names.data(), values.data(), 1);
  if (handle_ == nullptr) {
    error_ = "out of memory";
    return false;
  }
  PostgresPollingStatusType next = PGRES_POLLING_WRITING;
  while (PQstatus(handle_) != CONNECTION_BAD && next != PGRES_POLLING_OK && next != PGRES_POLLING_FAILED) {
    if (!wait(next == PGRES_POLLING_READING ? POLLIN : POLLOUT, end)) {
      error_ = "nobody answers there";
      return false;
    }
    next = PQconnectPoll(handle_);
  }
  if (next == PGRES_POLLING_OK) return true;
  error_ = in_one_line(PQerrorMessage(handle_));
  return false;
}

// A commit is one that a power cut does not undo, and nobody waits for ever for a row that somebody else keeps locked.
// Everything here is found by an index; a plan that was made while the store was small is not to read all of it later.
// Such a plan looks costly where there is no index, and is not to be compiled for that.
bool Connection::prepare_session() {
  PQsetnonblocking(handle_, 1);
  PQsetNoticeReceiver(
      handle_,
      [](void* self, const PGresult* notice) {
        const char* const place = PQresultErrorField(notice, PG_DIAG_SOURCE_FUNCTION);
        if (place != nullptr && std::strcmp(place, "SyncRepWaitForLSN") == 0) {
          static_cast<Connection*>(self)->not_replicated_ = true;
        }
      },
      this);
  const Result session = run(R"(
SELECT set_config('lock_timeout', '3000', false), set_config('enable_seqscan', 'off', false),
       set_config('enable_hashjoin', 'off', false), set_config('enable_mergejoin', 'off', false),
       set_config('jit', 'off', false),
       set_config('synchronous_commit',
                  CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on'
                  ELSE current_setting('synchronous_commit') END, false),
       pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())");
  if (session.ok() && session.rows() == 1) {
    backend_ = {session.text(0, 6), session.text(0, 7)};
    return true;
  }
  return false;
}

// True when the socket is ready, or something about it is wrong, which whoever uses it next is told.
bool Connection::wait(int events, Time end) {
  for (;;) {
    const auto left = std::chrono::duration_cast<Duration>(end - std::chrono::steady_clock::now()).count();
    if (left <= 0) return false;
    pollfd file{PQsocket(handle_), static_cast<short>(events), 0};
    const int ready = poll(&file, 1, static_cast<int>(std::min<long long>(left, 1000)));
    if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
  }
}

Result Connection::lost(const std::string& why) {
  error_ = why.empty() ? "the connection to the database was lost" : why;
  Result result(PQmakeEmptyPGresult(nullptr, PGRES_FATAL_ERROR));
  drop();
  lost_ = true;
  return result;
}

// All that was queued is on its way; answers that come meanwhile are taken in, so that both sides go on.
bool Connection::send(Time end) {
  for (;;) {
    const int left = PQflush(handle_);
    if (left == 0) return true;
    if (left < 0) {
      error_ = in_one_line(PQerrorMessage(handle_));
      return false;
    }
    if (!wait(POLLIN | POLLOUT, end)) {
      error_ = "the database does not answer";
      return false;
    }
    if (PQconsumeInput(handle_) == 0) {
      error_ = in_one_line(PQerrorMessage(handle_));
      return false;
    }
  }
}

// The next answer, a null result between those of two statements among them; nothing when the connection is lost.
std::optional<Result> Connection::next(Time end) {
  while (PQisBusy(handle_) == 1) {
    if (!wait(POLLIN, end)) {
      error_ = "the database does not answer";
      return std::nullopt;
    }
    if (PQconsumeInput(handle_) == 0) {
      error_ = in_one_line(PQerrorMessage(handle_));
      return std::nullopt;
    }
  }
  return Result(PQgetResult(handle_));
}

namespace {

struct Arguments {
  explicit Arguments(const std::vector<Value>& values) {
    for (const Value& value : values) {
      bytes.push_back(value.bytes.c_str());
      lengths.push_back(static_cast<int>(value.bytes.size()));
      formats.push_back(value.raw ? 1 : 0);
    }
  }
  int count() const { return static_cast<int>(bytes.size()); }
  std::vector<const char*> bytes;
  std::vector<int> lengths;
  std::vector<int> formats;
};

}  // namespace

Result Connection::run(const std::string& sql, const std::vector<Value>& values) {
  if (!ready()) return Result(PQmakeEmptyPGresult(nullptr, PGRES_FATAL_ERROR));
  const Time end = std::chrono::steady_clock::now() + patience_;
  const Arguments all(values);
  const int sent = values.empty() ? PQsendQuery(handle_, sql.c_str())
                                  : PQsendQueryParams(handle_, sql.c_str(), all.count(), nullptr, all.bytes.data(),
                                                      all.lengths.data(), all.formats.data(), 0);
  if (sent == 0) return lost(in_one_line(PQerrorMessage(handle_)));
  if (!send(end)) return lost(error_);
  // Several statements have several answers: the first that failed, or the last.
  std::optional<Result> answer;
  for (;;) {
    auto result = next(end);
    if (!result) return lost(error_);
    if (result->is_end()) break;
    if (!answer || answer->ok()) answer = std::move(result);
  }
  if (PQstatus(handle_) == CONNECTION_BAD) {
    return lost(answer ? answer->why() : in_one_line(PQerrorMessage(handle_)));
  }
  if (!answer) return lost("the database gave no answer");
  if (!answer->ok()) error_ = answer->why();
  return *answer;
}

std::vector<Result> Connection::run(const std::vector<Call>& calls) {
  std::vector<Result> answers;
  if (!ready()) return answers;
  const Time end = std::chrono::steady_clock::now() + patience_;
  const auto give_up = [&] {
    lost(error_);
    return answers;
  };
  const auto failed = [&] {
    error_ = in_one_line(PQerrorMessage(handle_));
    return give_up();
  };
  if (PQenterPipelineMode(handle_) == 0) return failed();
  // Which answers are those of calls; the others are of statements that had to be prepared.
  std::vector<const char*> preparing;
  for (const auto& [statement, values] : calls) {
    if (!prepared_.contains(statement.name)) {
      if (PQsendPrepare(handle_, statement.name, statement.sql, 0, nullptr) == 0) return failed();
      prepared_.insert(statement.name);
      preparing.push_back(statement.name);
    }
    preparing.push_back(nullptr);
    const Arguments all(values);
    if (PQsendQueryPrepared(handle_, statement.name, all.count(), all.bytes.data(), all.lengths.data(),
                            all.formats.data(), 0) == 0) {
      return failed();
    }
  }
  if (PQpipelineSync(handle_) == 0) return failed();
  if (!send(end)) return give_up();
  for (const char* const name : preparing) {
    auto result = next(end);
    if (!result || result->is_end()) return give_up();
    const auto nothing_more = next(end);
    if (!nothing_more) return give_up();
    if (name == nullptr) {
      answers.push_back(std::move(*result));
    } else if (!result->ok()) {
      prepared_.erase(name);
    }
  }
  const auto synced = next(end);
  if (!synced) return give_up();
  if (PQstatus(handle_) == CONNECTION_BAD || PQexitPipelineMode(handle_) == 0) {
    for (const Result& answer : answers) {
      if (!answer.ok()) {
        error_ = answer.why();
        break;
      }
    }
    drop();
  }
  return answers;
}

}  // namespace backlot::postgres
