// What only a database that others use, too, and that can go away, has to do.
#include "storage/postgres/postgres_store.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <future>
#include <sstream>
#include <thread>

#include "storage/postgres/check.hpp"
#include "storage/postgres/expire.hpp"
#include "storage/postgres/leases.hpp"
#include "storage/postgres/migrations.hpp"
#include "storage/postgres/search.hpp"
#include "support/postgres_server.hpp"

using namespace backlot;

namespace {

class PostgresStoreTest : public testing::Test {
 protected:
  using Server = testing_support::PostgresServer;

  std::unique_ptr<Archive> open(const PostgresSettings& settings = {}) const {
    auto store = open_postgres_store(url_, settings);
    if (const auto* const why = std::get_if<std::string>(&store)) ADD_FAILURE() << *why;
    return std::move(std::get<0>(store));
  }
  static std::future<Appended> begin(EventStore& store, const std::string& table, std::uint64_t seq,
                                     const std::string& body, std::optional<Listing> listing = std::nullopt) {
    auto promise = std::make_shared<std::promise<Appended>>();
    store.append(table, seq, body, std::move(listing), [promise](Appended result) { promise->set_value(result); });
    return promise->get_future();
  }
  static Appended append(EventStore& store, const std::string& table, std::uint64_t seq, const std::string& body) {
    return begin(store, table, seq, body).get();
  }
  // Waits until it is so, longer than any machine takes.
  static bool soon(const auto& condition) {
    for (int tries = 0; tries < 3000; ++tries) {
      if (condition()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }
  std::string run(const std::string& sql) const { return server_.run(sql, url_); }
  // How the database goes about it, as the store's own connections ask it to. A small table is read whole, and rightly
  // so; whether there is a way by an index is asked here.
  std::string plan_of(const postgres::Query& query) const {
    postgres::Connection connection(url_, std::chrono::seconds(30));
    connection.run("SET enable_seqscan = off; SET enable_bitmapscan = off");
    const postgres::Result explained = connection.run("EXPLAIN " + query.sql, query.values);
    EXPECT_TRUE(explained.ok()) << explained.why();
    std::string plan;
    for (std::size_t i = 0; i < explained.rows(); ++i) plan += explained.text(i, 0) + "\n";
    return plan;
  }

  Server& server_ = Server::shared();
  const std::string schema_ = server_.fresh_schema();
  const std::string url_ = server_.url(schema_);
};

}  // namespace

TEST_F(PostgresStoreTest, a_database_that_is_not_there_is_refused_in_words) {
  const auto store = open_postgres_store("postgresql://backlot:secret@127.0.0.1:1/nowhere", {});
  ASSERT_EQ(store.index(), 1U);
  EXPECT_NE(std::get<1>(store).find("Connection refused"), std::string::npos) << std::get<1>(store);
  EXPECT_EQ(std::get<1>(store).find("secret"), std::string::npos) << std::get<1>(store);
  EXPECT_EQ(without_password("postgresql://me:secret@host:5432/games?password=secret"),
            "postgresql://me@host:5432/games");
}

TEST_F(PostgresStoreTest, a_store_for_newer_programs_is_refused_and_one_that_older_ones_may_use_is_not) {
  open();
  run("UPDATE store SET version = 3");  // and says that programs of version 1 may go on
  EXPECT_EQ(append(*open(), "a", 1, "x"), Appended::durable);
  run("UPDATE store SET version = 99, oldest = 98");
  const auto refused = open_postgres_store(url_, {});
  ASSERT_EQ(refused.index(), 1U);
  EXPECT_EQ(std::get<1>(refused),
            "this is a store of version 99 for programs of version 98 or newer; this program knows versions 1 to 2");
}

TEST_F(PostgresStoreTest, several_programs_that_come_first_make_one_store) {
  std::vector<std::thread> programs;
  std::atomic<int> good = 0;
  for (int i = 0; i < 4; ++i) {
    programs.emplace_back([&] {
      const auto opened = open_postgres_store(url_, {});
      good += opened.index() == 0 ? 1 : 0;
      if (opened.index() == 1) ADD_FAILURE() << std::get<1>(opened);
    });
  }
  for (std::thread& program : programs) program.join();
  EXPECT_EQ(good, 4);
  EXPECT_EQ(run("SELECT count(*) FROM store"), "1");
}

TEST_F(PostgresStoreTest, nodes_that_write_the_same_tables_do_not_wait_for_each_other_for_ever) {
  constexpr int nodes = 3;
  constexpr std::uint64_t rounds = 40;
  std::vector<std::unique_ptr<Archive>> stores;
  for (int i = 0; i < nodes; ++i) stores.push_back(open());
  std::vector<std::thread> threads;
  std::atomic<int> durable = 0;
  std::atomic<int> failed = 0;
  for (int node = 0; node < nodes; ++node) {
    threads.emplace_back([&, node] {
      for (std::uint64_t seq = 1; seq <= rounds; ++seq) {
        std::vector<std::future<Appended>> results;
        for (int i = 0; i < 12; ++i) {  // each in an order of its own
          const std::string table = "t" + std::to_string((i * 5 + node * 7) % 12);
          results.push_back(begin(*stores[static_cast<std::size_t>(node)], table, seq, "x",
                                  Listing{"maybe", "lobby", "", true, {{"Ada", true, false}}}));
        }
        for (auto& result : results) {
          const Appended each = result.get();
          durable += each == Appended::durable ? 1 : 0;
          failed += each == Appended::failed ? 1 : 0;
        }
        for (int i = 0; i < 12; ++i) stores[static_cast<std::size_t>(node)]->load("t" + std::to_string(i), 1);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(failed, 0);
  // Every entry there is was acknowledged to exactly one node.
  EXPECT_EQ(std::to_string(durable), run("SELECT count(*) FROM entries"));
}

TEST_F(PostgresStoreTest, text_that_the_database_does_not_take_fails_alone) {
  auto store = open();
  ASSERT_EQ(append(*store, "a", 1, "x"), Appended::durable);
  std::vector<std::future<Appended>> results;
  results.push_back(begin(*store, "a", 2, "good"));
  results.push_back(begin(*store, "b", 1, std::string("zero\0byte", 9)));
  results.push_back(begin(*store, "c", 1, "no UTF-8: \xFF"));
  results.push_back(begin(*store, "d", 1, "good"));
  EXPECT_EQ(results[0].get(), Appended::durable);
  EXPECT_EQ(results[1].get(), Appended::failed);
  EXPECT_EQ(results[2].get(), Appended::failed);
  EXPECT_EQ(results[3].get(), Appended::durable);
  EXPECT_EQ(store->trouble(), "");
}

TEST_F(PostgresStoreTest, numbers_follow_dates_whatever_the_order_of_commits) {
  std::uint64_t now = 1794800000;
  auto store = open({.now = [&now] { return now; }});
  const Listing listing{"maybe", "lobby", "", true, {{"Ada", true, false}}};
  const auto create = [&](const std::string& table, std::uint64_t at) {
    now = at;
    EXPECT_EQ(begin(*store, table, 1, "x", listing).get(), Appended::durable);
  };
  create("b", 1794800100);
  create("a", 1794800000);  // by a node whose clock is slow
  create("c", 1794900000);
  create("d", 1794900000);
  std::vector<std::string> found;
  for (std::uint64_t before = 0;;) {  // page by page
    const Found page = store->search({.before = before, .limit = 1});
    if (page.tables.empty()) break;
    found.push_back(page.tables[0].table);
    before = page.tables[0].number;
    EXPECT_LT(before, std::uint64_t{1} << 53U);  // a number of JavaScript
  }
  EXPECT_EQ(found, (std::vector<std::string>{"d", "c", "b", "a"}));
  const auto dated = store->search({.since = 1794800000, .until = 1794800100}).tables;
  ASSERT_EQ(dated.size(), 1U);
  EXPECT_EQ(dated[0].table, "a");
  EXPECT_EQ(dated[0].created, 1794800000U);
}

TEST_F(PostgresStoreTest, every_search_walks_an_index_in_the_order_of_the_answer) {
  auto store = open();
  for (std::uint64_t i = 0; i < 300; ++i) {
    store->append("t" + std::to_string(i), 1, "x",
                  Listing{i % 2 == 0 ? "maybe" : "cinecitta",
                          i % 3 == 0 ? "lobby" : "over",
                          "C37-54",
                          true,
                          {{"Ada", true, true}, {"P" + std::to_string(i), true, false}}},
                  [](Appended) {});
  }
  ASSERT_EQ(append(*store, "last", 1, "x"), Appended::durable);
  run("ANALYZE");
  for (const Search& search :
       {Search{}, Search{.player = "Ada"}, Search{.player = "Ada", .won = true},
        Search{.player = "Ada", .game = "maybe", .phase = "over", .ended_by = "C37-54"}, Search{.game = "maybe"},
        Search{.phase = "lobby"}, Search{.game = "maybe", .phase = "over"}, Search{.ended_by = "C37-54"},
        Search{.since = 1, .until = 2000000000, .before = 5}}) {
    const std::string plan = plan_of(postgres::query_for(search));
    EXPECT_NE(plan.find("Index"), std::string::npos) << plan;
    EXPECT_EQ(plan.find("Seq Scan"), std::string::npos) << plan;
    EXPECT_EQ(plan.find("Sort"), std::string::npos) << plan;  // sorting would read all that fits
    EXPECT_NE(plan.find(search.player.empty() ? "tables_" : "players_"), std::string::npos) << plan;
  }
  const std::string code = plan_of(postgres::query_for_code("CDFGHJ"));
  EXPECT_NE(code.find("tables_code"), std::string::npos) << code;
  EXPECT_EQ(code.find("Sort"), std::string::npos) << code;
}

TEST_F(PostgresStoreTest, what_expires_and_who_has_a_table_are_found_by_an_index) {
  auto store = open();
  for (std::uint64_t i = 0; i < 300; ++i) {
    store->append("t" + std::to_string(i), 1, "x", Listing{"maybe", i % 3 == 0 ? "lobby" : "over", "", true, {}},
                  [](Appended) {});
  }
  ASSERT_EQ(append(*store, "last", 1, "x"), Appended::durable);
  run("ANALYZE");
  // Of nodes there are a few, which may be read and sorted.
  const auto reads_whole = [](const std::string& plan) {
    for (const char* const table : {"tables", "entries", "leases"}) {
      if (plan.find(std::string("Seq Scan on ") + table) != std::string::npos) return true;
    }
    return false;
  };
  const auto expiry = postgres::queries_for_expiry();
  ASSERT_EQ(expiry.size(), 3U);
  for (const auto& [query, index] : {std::pair{expiry[0], "tables_opened"}, std::pair{expiry[1], "tables_opened"},
                                     std::pair{expiry[2], "entries_pkey"},
                                     std::pair{postgres::query_for_lease("t7", R"({"maybe":1})"), "leases_pkey"}}) {
    const std::string plan = plan_of(query);
    EXPECT_FALSE(reads_whole(plan)) << plan;
    EXPECT_NE(plan.find(index), std::string::npos) << plan;
  }
  EXPECT_EQ(plan_of(expiry[0]).find("Sort"), std::string::npos) << plan_of(expiry[0]);
}

TEST_F(PostgresStoreTest, check_reads_everything_and_names_what_is_wrong) {
  const auto replay = [](const std::vector<StoredEntry>& entries) {
    if (entries.back().body == "nonsense") return Replayed{"entry makes no sense", {}};
    return Replayed{"", Listing{"maybe", "lobby", "", true, {{"Ada", true, false}}}};
  };
  const auto nothing = check_postgres_store(url_, replay);
  ASSERT_EQ(nothing.index(), 1U);
  EXPECT_EQ(std::get<1>(nothing), "there is no store in this database");
  {
    auto store = open();
    for (const char* const table : {"a", "b", "c", "d"}) {
      begin(*store, table, 1, "x", Listing{"maybe", "lobby", "", true, {{"Ada", true, false}}}).get();
    }
    EXPECT_TRUE(std::get<0>(check_postgres_store(url_, replay)).faults.empty());
    append(*store, "b", 2, "nonsense");
  }
  run("UPDATE players SET name = 'Ben' FROM tables WHERE tables.number = players.number AND table_id = 'c'");
  run("DELETE FROM tables WHERE table_id = 'd'");
  const auto checked = std::get<0>(check_postgres_store(url_, replay));
  EXPECT_EQ(checked.tables, 3U);
  EXPECT_EQ(checked.entries, 4U);
  ASSERT_EQ(checked.faults.size(), 3U);
  EXPECT_EQ(checked.faults[0].why, "entry makes no sense");
  EXPECT_EQ(checked.faults[1].why, "its listing does not fit its log");
  EXPECT_EQ(checked.faults[2].why, "there are entries, but no table of that id");
}

TEST_F(PostgresStoreTest, a_dump_of_a_store_in_use_is_restored_and_goes_on) {
  auto store = open();
  for (std::uint64_t seq = 1; seq <= 30; ++seq) append(*store, "a", seq, "entry " + std::to_string(seq));
  const std::string dump = server_.folder() + "/" + schema_ + ".dump";
  ASSERT_EQ(server_.tool({"pg_dump", "--format=custom", "--schema", schema_, "--file", dump, url_}), 0);
  append(*store, "a", 31, "after the dump");
  const std::string database = "restored_" + schema_;
  server_.run("CREATE DATABASE " + database);
  const std::string there = server_.url(schema_, database);
  ASSERT_EQ(server_.tool({"pg_restore", "--dbname", there, dump}), 0);
  auto restored = std::move(std::get<0>(open_postgres_store(there, {.mode = PostgresSettings::Mode::existing})));
  EXPECT_EQ(restored->load("a", 1).entries.size(), 30U);
  EXPECT_EQ(append(*restored, "a", 31, "goes on"), Appended::durable);
  EXPECT_EQ(append(*restored, "b", 1, "a new one"), Appended::durable);
}

TEST_F(PostgresStoreTest, a_dump_does_not_tell_seeds_and_only_whoever_has_the_key_goes_on_with_it) {
  const std::string seed = std::string(60, 'a') + "0123";
  const std::string other_seed = std::string(60, 'b') + "4567";
  const std::string created = R"({"kind":"created","game":"maybe","options":{"players":3},"host":"h","server_seed":")" +
                              seed + R"(","hints":true})";
  const std::string voided = R"({"kind":"voided","server_seed":")" + other_seed + R"("})";
  const std::string said = R"({"kind":"said","text":"\"server_seed\":\"mine\""})";
  const std::vector<std::string> log{created, said, voided};
  const auto write_to = [&](EventStore& store, const std::string& table) {
    for (std::size_t i = 0; i < log.size(); ++i) EXPECT_EQ(append(store, table, i + 1, log[i]), Appended::durable);
  };
  const auto read_from = [](EventStore& store, const std::string& table) {
    std::vector<std::string> bodies;
    for (const StoredEntry& entry : store.load(table, 1).entries) bodies.push_back(entry.body);
    return bodies;
  };
  const SeedKey key{1, 2, 3};
  {
    auto store = open({.seed_key = key});
    write_to(*store, "a");
    EXPECT_EQ(read_from(*store, "a"), log);
  }
  const std::string dump = server_.folder() + "/" + schema_ + ".sql";
  ASSERT_EQ(server_.tool({"pg_dump", "--schema", schema_, "--file", dump, url_}), 0);
  std::stringstream text;
  text << std::ifstream(dump).rdbuf();
  EXPECT_NE(text.str().find("sealed:"), std::string::npos);
  EXPECT_NE(text.str().find("players"), std::string::npos);
  EXPECT_EQ(text.str().find(seed), std::string::npos);
  EXPECT_EQ(text.str().find(other_seed), std::string::npos);
  // Elsewhere.
  const std::string database = "unsealed_" + schema_;
  server_.run("CREATE DATABASE " + database);
  const std::string there = server_.url(schema_, database);
  ASSERT_EQ(server_.tool({"psql", "--quiet", "--file", dump, there}), 0);
  for (const auto& [wrong, why] :
       {std::pair{std::optional<SeedKey>(), "its seed is sealed, and --seed-key names no key"},
        std::pair{std::optional(SeedKey{4}), "its seed was sealed with another key"}}) {
    const auto refused = open_postgres_store(there, {.node = "one", .seed_key = wrong});
    ASSERT_EQ(refused.index(), 1U);
    EXPECT_EQ(std::get<1>(refused), std::string("the newest table cannot be read: ") + why);
    // Whoever keeps no tables, such as `backlot expire`, need not read them.
    const auto reader = std::move(std::get<0>(open_postgres_store(there, {.seed_key = wrong})));
    const LoadedLog nothing = reader->load("a", 1);
    EXPECT_EQ(nothing.fault, why);
    EXPECT_TRUE(nothing.entries.empty());
    const auto replay = [](const std::vector<StoredEntry>&) { return Replayed{}; };
    const auto faults = std::get<0>(check_postgres_store(there, replay, wrong)).faults;
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_EQ(faults[0].why, why);
    EXPECT_TRUE(std::get<0>(check_postgres_store(there, replay, key)).faults.empty());
  }
  auto restored = open_postgres_store(there, {.node = "one", .seed_key = key});
  ASSERT_EQ(restored.index(), 0U) << std::get<1>(restored);
  Archive& store = *std::get<0>(restored);
  ASSERT_TRUE(soon([&] { return store.take("a").state == Lease::State::held; }));
  EXPECT_EQ(read_from(store, "a"), log);
  EXPECT_EQ(append(store, "a", 4, R"({"kind":"starting"})"), Appended::durable);
  // What was stored without a key goes on, too.
  const std::string plain = server_.fresh_url();
  write_to(*std::get<0>(open_postgres_store(plain, {})), "b");
  EXPECT_NE(server_.run("SELECT body FROM entries WHERE seq = 1", plain).find(seed), std::string::npos);
  const auto opened = open_postgres_store(plain, {.node = "one", .seed_key = key});
  ASSERT_EQ(opened.index(), 0U);
  EXPECT_EQ(read_from(*std::get<0>(opened), "b"), log);
}

TEST_F(PostgresStoreTest, whoever_only_reads_notices_that_the_database_is_away_and_that_it_is_back) {
  auto store = open({.patience = std::chrono::milliseconds(300)});
  ASSERT_EQ(append(*store, "a", 1, "one"), Appended::durable);
  server_.stop();
  EXPECT_NE(store->search({}).fault, "");
  EXPECT_NE(store->trouble(), "");
  server_.start();
  EXPECT_TRUE(soon([&] { return store->trouble().empty(); })) << store->trouble();
}

TEST_F(PostgresStoreTest, while_the_database_is_away_appends_fail_and_everything_goes_on_when_it_is_back) {
  auto store = open({.patience = std::chrono::milliseconds(300), .most_waiting = 50});
  ASSERT_EQ(append(*store, "a", 1, "one"), Appended::durable);
  server_.stop();
  EXPECT_EQ(append(*store, "a", 2, "two"), Appended::failed);
  EXPECT_NE(store->load("a", 1).fault, "");
  EXPECT_FALSE(store->load("a", 1).damaged);
  EXPECT_NE(store->search({}).fault, "");
  EXPECT_NE(store->trouble().find("the store cannot be written: "), std::string::npos) << store->trouble();
  // However many come, each is answered, in order, and nobody waits for each of them.
  std::vector<std::future<Appended>> results;
  for (std::uint64_t i = 1; i <= 500; ++i) results.push_back(begin(*store, "t" + std::to_string(i), 1, "x"));
  for (auto& result : results) EXPECT_EQ(result.get(), Appended::failed);
  server_.start();
  EXPECT_TRUE(soon([&] { return store->trouble().find("cannot be written") == std::string::npos; }));
  EXPECT_EQ(store->load("a", 1).entries.size(), 1U);
  EXPECT_EQ(append(*store, "a", 2, "two again"), Appended::durable);
  EXPECT_EQ(store->search({}).fault, "");
  EXPECT_EQ(store->trouble(), "");
}

// A standby that is waited for and does not come.
class PostgresStandbyTest : public PostgresStoreTest {
 protected:
  void TearDown() override { demand(""); }

  void demand(const std::string& standby) const {
    server_.run("ALTER SYSTEM SET synchronous_standby_names = '" + standby + "'");
    server_.run("SELECT pg_reload_conf()");
    EXPECT_TRUE(soon([&] { return server_.run("SHOW synchronous_standby_names") == standby; }));
    if (!standby.empty()) EXPECT_TRUE(soon([&] { return commits_wait(); }));
  }
  // Every session sees the setting, and yet none waits before the checkpointer has seen it, too.
  bool commits_wait() const {
    auto commit =
        std::async(std::launch::async, [&] { return server_.run("SELECT pg_logical_emit_message(true, 'try', '')"); });
    bool waited = false;
    while (commit.wait_for(std::chrono::milliseconds(5)) != std::future_status::ready) {
      const std::string waits = waiting();
      waited = waited || !waits.empty();
      if (!waits.empty()) server_.run("SELECT pg_cancel_backend(" + waits + ")");
    }
    return waited;
  }
  std::string waiting() const {
    return server_.run("SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep' LIMIT 1");
  }
  // Whoever waits for the standby is told to go on without it: what it has committed can be read from now on.
  void interrupt() const {
    ASSERT_TRUE(soon([&] { return !waiting().empty(); })) << "nothing waits for the standby";
    server_.run("SELECT pg_cancel_backend(" + waiting() + ")");
  }
};

TEST_F(PostgresStandbyTest, what_the_standby_has_not_confirmed_is_neither_acknowledged_nor_read) {
  auto store = open({.patience = std::chrono::minutes(2)});
  ASSERT_EQ(append(*store, "a", 1, "one"), Appended::durable);
  demand("nobody");
  auto second = begin(*store, "a", 2, "two");
  interrupt();
  EXPECT_EQ(second.get(), Appended::failed);
  EXPECT_EQ(run("SELECT count(*) FROM entries"), "2");
  EXPECT_EQ(store->trouble(), "the store cannot be written: the standby has not confirmed what was committed");
  for (int i = 0; i < 2; ++i) {
    const LoadedLog log = store->load("a", 1);
    EXPECT_NE(log.fault, "");
    EXPECT_FALSE(log.damaged);
    EXPECT_TRUE(log.entries.empty());
    interrupt();  // it tries whether it can write, and that has to wait for the standby, too
  }
  demand("");
  EXPECT_TRUE(soon([&] { return store->trouble().empty(); })) << store->trouble();
  EXPECT_EQ(store->load("a", 1).entries.size(), 2U);
  EXPECT_EQ(append(*store, "a", 3, "three"), Appended::durable);
}

// Nobody tells it: the node that wrote the entry was ended while it waited, as whoever takes over does it.
TEST_F(PostgresStandbyTest, another_node_does_not_read_it_either) {
  auto two = open({.patience = std::chrono::minutes(2)});
  ASSERT_EQ(append(*two, "a", 1, "one"), Appended::durable);
  demand("nobody");
  run("SET synchronous_commit = local; INSERT INTO entries VALUES ('a', 2, 1, 'two')");
  auto read = std::async(std::launch::async, [&] { return two->load("a", 1); });
  interrupt();
  const LoadedLog log = read.get();
  EXPECT_NE(log.fault, "");
  EXPECT_TRUE(log.entries.empty());
  demand("");
  EXPECT_TRUE(soon([&] { return two->load("a", 1).entries.size() == 2; }));
}

// The answer did not come in time; the entry is there when it is looked up, but only there.
TEST_F(PostgresStandbyTest, an_entry_that_is_looked_up_counts_only_when_the_standby_has_it) {
  auto store = open({.patience = std::chrono::milliseconds(500)});
  ASSERT_EQ(append(*store, "a", 1, "one"), Appended::durable);
  demand("nobody");
  EXPECT_EQ(append(*store, "a", 2, "two"), Appended::failed);
  EXPECT_NE(store->load("a", 1).fault, "");
  // However long it lasts, not more than one of its connections is left waiting.
  for (int i = 0; i < 5; ++i) EXPECT_EQ(append(*store, "b", 1, "x"), Appended::failed);
  EXPECT_LE(std::stoi(server_.run("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'")), 2);
  demand("");
  EXPECT_TRUE(soon([&] { return store->trouble().empty(); })) << store->trouble();
  EXPECT_EQ(store->load("a", 1).fault, "");
}

// Its connection is cut again and again while it writes: what it says of each entry is what is there.
TEST_F(PostgresStoreTest, after_a_lost_connection_an_entry_is_looked_up_before_it_is_acknowledged) {
  auto store = open();
  std::atomic<bool> done = false;
  std::atomic<std::uint64_t> cuts = 0;
  std::thread cutter([&] {
    while (!done) {
      cuts += std::stoull(server_.run(
          "SELECT count(*) FILTER (WHERE pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = "
          "'backlot' AND query IN ('COMMIT', 'BEGIN') AND pid <> pg_backend_pid()"));
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  });
  std::uint64_t acknowledged = 0;
  std::uint64_t not_stored = 0;
  for (std::uint64_t seq = 1; seq <= 60 || (cuts == 0 && seq <= 100000);) {
    const Appended result = append(*store, "a", seq, "entry " + std::to_string(seq));
    if (result != Appended::durable) {
      ++not_stored;
      const LoadedLog log = store->load("a", 1);
      if (!log.fault.empty()) continue;
      EXPECT_EQ(log.entries.size(), seq - 1) << "an entry is there that was said to have failed";
      continue;
    }
    ++acknowledged;
    ++seq;
  }
  done = true;
  cutter.join();
  EXPECT_GT(cuts, 0U);
  EXPECT_EQ(run("SELECT count(*) FROM entries"), std::to_string(acknowledged));
  RecordProperty("failed", static_cast<int>(not_stored));
}
