// What every kind of store has to do, tested once for each: suites that are instantiated with BACKLOT_EACH_STORE run on
// SQLite and, under names that begin with "Postgres", on a PostgreSQL server of their own.
#pragma once
#include <gtest/gtest.h>

#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "storage/postgres/postgres_store.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "support/folder.hpp"
#include "support/postgres_server.hpp"

namespace backlot {

enum class StoreKind : std::uint8_t { sqlite, postgres };

class EachStore : public testing::TestWithParam<StoreKind> {
 protected:
  using Clock = std::function<std::uint64_t()>;
  using Names = std::vector<std::string>;
  using Server = testing_support::PostgresServer;

  static bool on_postgres() { return GetParam() == StoreKind::postgres; }

  std::unique_ptr<Archive> open(Clock now = {}) {
    auto store = on_postgres() ? open_postgres_store(url(), {.now = std::move(now)})
                               : open_sqlite_store(file(), {.describe = {}, .opening = {}, .now = std::move(now)});
    if (const auto* const why = std::get_if<std::string>(&store)) ADD_FAILURE() << *why;
    return std::move(std::get<0>(store));
  }

  // Behind the store's back.
  void run(const std::string& sql) {
    if (on_postgres()) {
      Server::shared().run(sql, url());
      return;
    }
    sqlite::Connection connection(file());
    ASSERT_TRUE(connection.run(("PRAGMA foreign_keys=OFF; " + sql).c_str())) << connection.error();
  }
  std::uint64_t number(const std::string& sql) {
    if (on_postgres()) return std::stoull(Server::shared().run(sql, url()));
    sqlite::Connection connection(file());
    sqlite::Statement select(connection, sql);
    EXPECT_EQ(select.step(), SQLITE_ROW) << connection.error();
    return select.number(0);
  }
  std::uint64_t count(const std::string& what) { return number("SELECT COUNT(*) FROM " + what); }

  static Appended append(EventStore& store, const std::string& table, std::uint64_t seq, const std::string& body,
                         std::optional<Listing> listing = std::nullopt) {
    std::promise<Appended> promise;
    store.append(table, seq, body, std::move(listing), [&](Appended result) { promise.set_value(result); });
    return promise.get_future().get();
  }
  static Names names(const Found& found) {
    EXPECT_EQ(found.fault, "");
    Names all;
    for (const FoundTable& table : found.tables) all.push_back(table.table);
    return all;
  }

 private:
  std::string file() const { return (own_.path() / "tables.sqlite").string(); }
  const std::string& url() {
    if (url_.empty()) url_ = Server::shared().fresh_url();
    return url_;
  }

  const testing_support::Folder own_{"store"};
  std::string url_;
};

#define BACKLOT_EACH_STORE(suite)                                                 \
  INSTANTIATE_TEST_SUITE_P(Sqlite, suite, testing::Values(StoreKind::sqlite),     \
                           [](const auto&) { return std::string("on_sqlite"); }); \
  INSTANTIATE_TEST_SUITE_P(Postgres, suite, testing::Values(StoreKind::postgres), \
                           [](const auto&) { return std::string("on_postgres"); })

}  // namespace backlot
