// What an entry costs a PostgreSQL server: processor time of its process for each row, through the store and through a
// bare pipeline that only inserts rows of the same size in groups of the same size, in turn, five times; the middle
// ones count. Empties the database's store.
//   build/bin/postgres_cost postgresql://backlot@localhost/try [ROWS]
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <future>
#include <string>
#include <vector>

#include "storage/postgres/connection.hpp"
#include "storage/postgres/postgres_store.hpp"

using namespace backlot;

namespace {

constexpr std::size_t group = 200;
constexpr std::size_t tables = 500;
const std::string body(600, 'x');

// Seconds that a process has worked.
double worked(const std::string& pid) {
  std::ifstream file("/proc/" + pid + "/schedstat");
  double nanoseconds = 0;
  file >> nanoseconds;
  return nanoseconds / 1e9;
}

// The middle one of some figures.
double middle(std::vector<double> figures) {
  std::sort(figures.begin(), figures.end());
  return figures[figures.size() / 2];
}

// What so many rows took.
struct Cost {
  std::vector<double> processor;
  std::vector<double> seconds;
  void add(double worked, double passed) {
    processor.push_back(worked);
    seconds.push_back(passed);
  }
  void print(const char* what, std::size_t rows) const {
    const auto number = static_cast<double>(rows);
    std::printf("%-8s %.1f µs of the database's processor a row, %.0f rows a second\n", what,
                middle(processor) / number * 1e6, number / middle(seconds));
  }
};

struct Watch {
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count(); }
  std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
};

bool bare(postgres::Connection& connection, std::size_t rows, Cost& cost) {
  static constexpr postgres::Prepared begin{"begin", "BEGIN"};
  static constexpr postgres::Prepared commit{"commit", "COMMIT"};
  static constexpr postgres::Prepared insert{"insert", "INSERT INTO probe VALUES ($1, $2::bigint, $3)"};
  connection.run(
      "DROP TABLE IF EXISTS probe; CREATE TABLE probe (table_id text COLLATE \"C\", seq bigint, body text, "
      "PRIMARY KEY (table_id, seq))");
  const double before = worked(connection.backend().pid);
  const Watch watch;
  for (std::size_t done = 0; done < rows;) {
    std::vector<postgres::Call> calls{{begin, {}}};
    for (std::size_t i = 0; i < group && done < rows; ++i, ++done) {
      calls.push_back({insert, {"t" + std::to_string(done % tables), std::uint64_t{done / tables + 1}, body}});
    }
    calls.push_back({commit, {}});
    if (connection.run(calls).size() != calls.size()) return false;
  }
  cost.add(worked(connection.backend().pid) - before, watch.seconds());
  return true;
}

bool stored(const std::string& url, postgres::Connection& other, std::size_t rows, Cost& cost) {
  auto opened =
      open_postgres_store(url, {.most_waiting = rows + 1, .node = "cost", .lease = std::chrono::milliseconds(600000)});
  if (const auto* const why = std::get_if<std::string>(&opened)) {
    std::fprintf(stderr, "%s\n", why->c_str());
    return false;
  }
  Archive& store = *std::get<0>(opened);
  other.run("TRUNCATE entries, tables CASCADE");
  store.take("none");  // when that is answered the node is known
  std::promise<void> all;
  for (std::size_t i = 0; i < tables; ++i) {
    store.append("t" + std::to_string(i), 1, body, {}, [&, i](Appended) {
      if (i + 1 == tables) all.set_value();
    });
  }
  all.get_future().wait();
  // Of the connections there are, the one that writes has committed last.
  const std::string pid =
      other
          .run(
              "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'backlot %' AND query = 'COMMIT' "
              "ORDER BY query_start DESC LIMIT 1")
          .text(0, 0);
  std::promise<void> last;
  std::atomic<std::size_t> durable = 0;
  const double before = worked(pid);
  const Watch watch;
  for (std::size_t i = 0; i < rows; ++i) {
    store.append("t" + std::to_string(i % tables), i / tables + 2, body, {}, [&, i](Appended result) {
      durable += result == Appended::durable ? 1 : 0;
      if (i + 1 == rows) last.set_value();
    });
  }
  last.get_future().wait();
  cost.add(worked(pid) - before, watch.seconds());
  return durable == rows;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) {
    std::fprintf(stderr, "postgres_cost postgresql://… [ROWS]\n");
    return 2;
  }
  const std::size_t rows = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 200000;
  postgres::Connection connection(arguments[1], std::chrono::seconds(60));
  Cost without;
  Cost with;
  for (int round = 0; round < 5; ++round) {
    if (!bare(connection, rows, without) || !stored(arguments[1], connection, rows, with)) return 1;
  }
  without.print("bare", rows);
  with.print("store", rows);
  std::printf("the store costs %.2f of a bare pipeline\n", middle(with.processor) / middle(without.processor));
  return 0;
}
