// Who keeps a table, where several nodes use one database, and on a store that one program has to itself.
#include "storage/lease.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>

#include "storage/each_store.hpp"

using namespace backlot;

namespace {

constexpr auto held = Lease::State::held;
constexpr auto elsewhere = Lease::State::elsewhere;

class LeaseTest : public EachStore {};

// Nodes of one database. Their leases are long: nothing here happens because a machine is slow.
class PostgresLeaseTest : public testing::Test {
 protected:
  using Server = testing_support::PostgresServer;
  static constexpr std::chrono::milliseconds length{600000};

  struct Node {
    std::atomic<std::uint64_t> time = 1000;  // by its own clock
    std::atomic<int> lapses = 0;
    std::unique_ptr<Archive> store;
  };

  std::unique_ptr<Node> node(const std::string& name, std::uint32_t revision = 1,
                             std::chrono::milliseconds lease = length) const {
    auto made = std::make_unique<Node>();
    auto store = open_postgres_store(
        url_, {.node = name, .serves = {{"maybe", revision}}, .lease = lease, .steady = [time = &made->time] {
                 return time->load();
               }});
    if (const auto* const why = std::get_if<std::string>(&store)) ADD_FAILURE() << *why;
    made->store = std::move(std::get<0>(store));
    made->store->on_lapse([lapses = &made->lapses] { ++*lapses; });
    made->store->take("there is no such table");  // when that is answered the database knows the node
    return made;
  }
  static Appended append(Node& node, const std::string& table, std::uint64_t seq, const std::string& body,
                         std::optional<Listing> listing = std::nullopt) {
    std::promise<Appended> promise;
    node.store->append(table, seq, body, std::move(listing), [&](Appended result) { promise.set_value(result); });
    return promise.get_future().get();
  }
  static void release(Node& node, const std::vector<std::string>& tables) {
    std::promise<void> done;
    node.store->release(tables, [&] { done.set_value(); });
    done.get_future().wait();
  }
  static bool soon(const auto& condition) {
    for (int tries = 0; tries < 3000; ++tries) {
      if (condition()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }
  std::string run(const std::string& sql) const { return server_.run(sql, url_); }
  std::string session_of(const std::string& name) const {
    return run("SELECT session FROM nodes WHERE node = '" + name + "'");
  }
  // As if the node had been stopped and its lease had run out.
  void silence(const std::string& name) const { run("UPDATE nodes SET until = now() WHERE node = '" + name + "'"); }
  std::string connections_of(const std::string& session) const {
    return run("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'backlot " + session + "'");
  }

  Server& server_ = Server::shared();
  const std::string url_ = server_.fresh_url();
};

}  // namespace

BACKLOT_EACH_STORE(LeaseTest);

TEST_P(LeaseTest, whoever_has_a_store_to_itself_holds_every_table) {
  auto store = open();
  EXPECT_EQ(append(*store, "a", 1, "one"), Appended::durable);
  EXPECT_EQ(store->take("a").state, held);
  EXPECT_TRUE(store->holds("a"));
  store->pin("a", {"maybe", 7});
  std::promise<void> released;
  store->release({"a"}, [&] { released.set_value(); });
  released.get_future().wait();
  EXPECT_TRUE(store->holds("a"));
  EXPECT_EQ(append(*store, "a", 2, "two"), Appended::durable);
}

TEST_F(PostgresLeaseTest, a_table_is_its_makers_until_that_node_gives_it_up) {
  const auto one = node("one");
  const auto two = node("two");
  ASSERT_EQ(append(*one, "a", 1, "x"), Appended::durable);
  EXPECT_TRUE(one->store->holds("a"));
  EXPECT_FALSE(two->store->holds("a"));
  const Lease lease = two->store->take("a");
  EXPECT_EQ(lease.state, elsewhere);
  EXPECT_EQ(lease.node, "one");
  EXPECT_EQ(lease.free_in.count(), 0);
  EXPECT_EQ(append(*two, "a", 2, "by the wrong one"), Appended::conflict);
  EXPECT_EQ(run("SELECT owner || ' ' || epoch || ' ' || (until > now()) || ' ' || (cardinality(pids) > 0) || ' ' || "
                "(cardinality(backend_starts) > 0) FROM table_leases"),
            "one 1 true true true");
  release(*one, {"a"});
  EXPECT_FALSE(one->store->holds("a"));
  EXPECT_EQ(append(*one, "a", 2, "too late"), Appended::conflict);
  EXPECT_EQ(two->store->take("a").state, held);
  EXPECT_EQ(two->store->load("a", 1).entries.size(), 1U);
  EXPECT_EQ(append(*two, "a", 2, "goes on"), Appended::durable);
  EXPECT_EQ(one->store->take("a").node, "two");
  EXPECT_EQ(run("SELECT epoch FROM leases"), "2");
}

TEST_F(PostgresLeaseTest, tables_of_a_node_that_ends_are_free) {
  auto one = node("one");
  const auto two = node("two");
  ASSERT_EQ(append(*one, "a", 1, "x"), Appended::durable);
  one->store.reset();
  EXPECT_EQ(two->store->take("a").state, held);
  EXPECT_EQ(run("SELECT count(*) FROM nodes"), "1");
}

// Killed and not stopped: it has given nothing up, and its lease runs on, but it has no connections.
TEST_F(PostgresLeaseTest, tables_of_a_node_without_connections_are_free_at_once) {
  const auto two = node("two");
  run("INSERT INTO nodes VALUES ('killed', 'one', '{}', now() + interval '1 hour')");
  ASSERT_EQ(append(*two, "a", 1, "x"), Appended::durable);
  run("UPDATE leases SET session = 'killed', epoch = 7");
  const auto three = node("three");
  EXPECT_EQ(three->store->take("a").state, held);
  EXPECT_EQ(run("SELECT epoch FROM leases"), "8");
  EXPECT_EQ(run("SELECT count(*) FROM nodes WHERE node = 'one'"), "0");
}

// It was stopped in the middle of a transaction: it holds locks that nobody else gets past.
TEST_F(PostgresLeaseTest, whoever_takes_over_ends_the_connections_of_the_former_owner_and_no_others) {
  const auto one = node("one");
  const auto two = node("two");
  const auto three = node("three");
  ASSERT_EQ(append(*one, "a", 1, "x"), Appended::durable);
  ASSERT_EQ(append(*three, "b", 1, "x"), Appended::durable);
  const std::string session = session_of("one");
  const std::string others = connections_of(session_of("three"));
  const std::unique_ptr<PGconn, decltype(&PQfinish)> stopped(
      PQconnectdb((url_ + "&application_name=backlot%20" + session).c_str()), PQfinish);
  PQclear(PQexec(stopped.get(), "BEGIN; INSERT INTO entries VALUES ('a', 2, 1, 'half done')"));
  ASSERT_EQ(PQtransactionStatus(stopped.get()), PQTRANS_INTRANS);
  silence("one");
  EXPECT_EQ(two->store->take("a").state, held);
  EXPECT_EQ(connections_of(session), "0");
  EXPECT_EQ(connections_of(session_of("three")), others);
  EXPECT_EQ(two->store->load("a", 1).entries.size(), 1U);
  EXPECT_EQ(append(*two, "a", 2, "goes on"), Appended::durable);
  // It wakes up, and thinks that it may.
  EXPECT_TRUE(one->store->holds("a"));
  EXPECT_NE(append(*one, "a", 3, "said in its sleep"), Appended::durable);
  EXPECT_EQ(append(*three, "b", 2, "x"), Appended::durable);
}

TEST_F(PostgresLeaseTest, a_node_tells_how_many_tables_it_keeps_and_has_taken_over) {
  const auto one = node("one");
  const auto two = node("two");
  const auto figures = [](const Node& node) {
    const auto all = node.store->node_figures();
    return all ? all->node + " " + std::to_string(all->leases_held) + " " + std::to_string(all->takeovers) + " " +
                     std::to_string(all->appends_waiting)
               : "";
  };
  for (const char* const table : {"a", "b", "c"}) ASSERT_EQ(append(*one, table, 1, "x"), Appended::durable);
  EXPECT_EQ(figures(*one), "one 3 0 0");
  EXPECT_EQ(figures(*two), "two 0 0 0");
  release(*one, {"a"});
  EXPECT_EQ(two->store->take("a").state, held);
  EXPECT_EQ(figures(*two), "two 1 0 0");  // it was free
  silence("one");
  EXPECT_EQ(two->store->take("b").state, held);
  EXPECT_EQ(figures(*two), "two 2 1 0");
  const auto alone = std::move(std::get<0>(open_postgres_store(url_, {})));
  EXPECT_FALSE(alone->node_figures());
}

TEST_F(PostgresLeaseTest, a_node_that_was_taken_over_becomes_another_and_says_so) {
  const auto one = node("one", 1, std::chrono::milliseconds(5000));  // looks after its row every second
  const auto two = node("two");
  ASSERT_EQ(append(*one, "a", 1, "x"), Appended::durable);
  const std::string session = session_of("one");
  run("DELETE FROM nodes WHERE node = 'one'");
  EXPECT_EQ(two->store->take("a").state, held);
  EXPECT_TRUE(soon([&] { return !one->store->holds("a") && one->lapses > 0; }));
  EXPECT_TRUE(soon([&] { return one->store->take("a").node == "two"; }));
  EXPECT_NE(session_of("one"), session);
  EXPECT_EQ(append(*one, "b", 1, "a new one"), Appended::durable);
}

TEST_F(PostgresLeaseTest, past_its_lease_by_its_own_clock_a_node_sends_nothing) {
  const auto one = node("one");
  ASSERT_EQ(append(*one, "a", 1, "x"), Appended::durable);
  one->time += static_cast<std::uint64_t>(length.count()) - 1;  // some of it is kept in reserve
  EXPECT_FALSE(one->store->holds("a"));
  EXPECT_EQ(append(*one, "a", 2, "too late"), Appended::conflict);
  EXPECT_EQ(append(*one, "b", 1, "nor anything new"), Appended::conflict);
  EXPECT_EQ(run("SELECT count(*) FROM entries"), "1");
  EXPECT_EQ(one->store->take("a").state, Lease::State::unknown);
}

// What was decided before a table was taken again was decided on another log, although the node is the same.
TEST_F(PostgresLeaseTest, every_time_a_table_is_taken_its_epoch_goes_up) {
  const auto one = node("one");
  ASSERT_EQ(append(*one, "a", 1, "x"), Appended::durable);
  EXPECT_EQ(one->store->take("a").state, held);
  EXPECT_EQ(one->store->take("a").state, held);
  EXPECT_EQ(run("SELECT epoch FROM leases"), "3");
  EXPECT_EQ(append(*one, "a", 2, "x"), Appended::durable);
  run("UPDATE leases SET epoch = 4");
  EXPECT_EQ(append(*one, "a", 3, "under the third"), Appended::conflict);
}

TEST_F(PostgresLeaseTest, entries_of_many_tables_in_one_group_go_by_their_own_leases) {
  const auto one = node("one");
  for (const char* const table : {"a", "b", "c"}) ASSERT_EQ(append(*one, table, 1, "x"), Appended::durable);
  run("UPDATE leases SET epoch = 2 WHERE table_id = 'b'");
  std::vector<std::future<Appended>> results;
  for (std::uint64_t seq = 2; seq <= 20; ++seq) {
    for (const char* const table : {"a", "b", "c"}) {
      auto promise = std::make_shared<std::promise<Appended>>();
      results.push_back(promise->get_future());
      one->store->append(table, seq, "x", {}, [promise](Appended result) { promise->set_value(result); });
    }
  }
  for (std::size_t i = 0; i < results.size(); ++i) {
    EXPECT_EQ(results[i].get(), i % 3 == 1 ? Appended::conflict : Appended::durable) << i;
  }
}

TEST_F(PostgresLeaseTest, of_many_nodes_that_want_a_free_table_one_gets_it) {
  constexpr int nodes = 4;
  std::vector<std::unique_ptr<Node>> all;
  for (int i = 0; i < nodes; ++i) all.push_back(node("node" + std::to_string(i)));
  for (int round = 0; round < 10; ++round) {
    const std::string table = "t" + std::to_string(round);
    ASSERT_EQ(append(*all[0], table, 1, "x"), Appended::durable);
    release(*all[0], {table});
    std::atomic<int> winners = 0;
    std::vector<std::thread> threads;
    for (const auto& each : all) {
      threads.emplace_back([&, store = each->store.get()] {
        Lease lease{Lease::State::unknown};
        while (lease.state == Lease::State::unknown) lease = store->take(table);
        winners += lease.state == held ? 1 : 0;
      });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(winners, 1);
  }
}

TEST_F(PostgresLeaseTest, a_node_that_has_not_been_heard_of_for_a_while_is_waited_for) {
  const auto one = node("one");
  const auto two = node("two");
  ASSERT_EQ(append(*one, "a", 1, "x"), Appended::durable);
  run("UPDATE nodes SET until = now() + interval '100 seconds' WHERE node = 'one'");
  const Lease lease = two->store->take("a");
  EXPECT_EQ(lease.state, elsewhere);
  EXPECT_EQ(lease.node, "one");
  EXPECT_GT(lease.free_in.count(), 0);
  EXPECT_LE(lease.free_in.count(), 100000);
}

TEST_F(PostgresLeaseTest, a_node_takes_tables_of_its_own_rules_and_old_ones_that_nobody_serves) {
  const auto older = node("older", 2);
  auto newer = node("newer", 3);
  older->store->pin("a", {"maybe", 2});
  ASSERT_EQ(append(*older, "a", 1, "x"), Appended::durable);
  newer->store->pin("b", {"maybe", 3});
  ASSERT_EQ(append(*newer, "b", 1, "x"), Appended::durable);
  release(*older, {"a"});
  release(*newer, {"b"});
  // Rules that are too new for it, or that another node knows better.
  for (const auto& [asked, table, right] :
       {std::tuple{older.get(), "b", "newer"}, std::tuple{newer.get(), "a", "older"}}) {
    const Lease lease = asked->store->take(table);
    EXPECT_EQ(lease.state, elsewhere);
    EXPECT_EQ(lease.node, right);
  }
  EXPECT_EQ(older->store->take("a").state, held);
  release(*older, {"a"});
  newer->store.reset();
  const Lease nowhere = older->store->take("b");
  EXPECT_EQ(nowhere.state, elsewhere);
  EXPECT_EQ(nowhere.node, "");
  // Everybody is upgraded: nobody serves the old rules any more.
  older->store.reset();
  const auto newest = node("newest", 3);
  EXPECT_EQ(newest->store->take("a").state, held);
  EXPECT_EQ(newest->store->take("b").state, held);
}

// Between the look of whoever wants its table and the deed it has renewed its lease.
TEST_F(PostgresLeaseTest, a_node_that_is_back_before_it_is_taken_over_keeps_its_tables) {
  const auto one = node("one");
  const auto two = node("two");
  ASSERT_EQ(append(*one, "a", 1, "x"), Appended::durable);
  run("CREATE FUNCTION is_back() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'; "
      "CREATE TRIGGER is_back BEFORE DELETE ON nodes FOR EACH ROW EXECUTE FUNCTION is_back()");
  silence("one");
  EXPECT_NE(two->store->take("a").state, held);
  EXPECT_EQ(run("SELECT epoch FROM leases"), "1");
  run("DROP TRIGGER is_back ON nodes");
  EXPECT_EQ(two->store->take("a").state, held);
}

TEST_F(PostgresLeaseTest, a_node_that_starts_forgets_the_dead_and_nobody_else) {
  const auto one = node("one");
  run("INSERT INTO nodes VALUES ('killed', 'two', '{}', now() - interval '1 second'), "
      "('killed just now', 'two', '{}', now() + interval '1 hour')");
  silence("one");  // it has connections
  const auto two = node("two");
  EXPECT_TRUE(soon([&] { return run("SELECT count(*) FROM nodes WHERE session = 'killed'") == "0"; }));
  EXPECT_EQ(run("SELECT count(*) FROM nodes"), "3");
}

TEST_F(PostgresLeaseTest, a_node_that_leaves_keeps_its_tables_until_it_gives_them_up_and_serves_no_rules) {
  const auto older = node("older", 2);
  const auto newer = node("newer", 3);
  const auto newest = node("newest", 3);
  older->store->pin("a", {"maybe", 2});
  ASSERT_EQ(append(*older, "a", 1, "x"), Appended::durable);
  std::promise<std::vector<std::string>> others;
  older->store->leave([&](std::vector<std::string> names) { others.set_value(std::move(names)); });
  EXPECT_EQ(others.get_future().get(), (std::vector<std::string>{"newer", "newest"}));
  EXPECT_EQ(append(*older, "a", 2, "to the end"), Appended::durable);
  EXPECT_EQ(newer->store->take("a").node, "older");
  EXPECT_EQ(newer->store->free_among({"a"}), 0U);
  release(*older, {"a"});
  EXPECT_EQ(newer->store->free_among({"a", "b"}), 1U);
  EXPECT_EQ(newer->store->take("a").state, held) << "nobody serves its rules any more";
  EXPECT_EQ(newer->store->free_among({"a"}), 0U);
  std::promise<std::vector<std::string>> rest;
  newer->store->leave([&](std::vector<std::string> names) { rest.set_value(std::move(names)); });
  EXPECT_EQ(rest.get_future().get(), std::vector<std::string>{"newest"}) << "one that leaves is named to nobody";
}

// From before there were leases: the rules are written down when the table is loaded.
TEST_F(PostgresLeaseTest, a_table_without_a_lease_is_taken_by_whoever_asks_first) {
  const auto one = node("one", 2);
  ASSERT_EQ(append(*one, "a", 1, "x"), Appended::durable);
  run("DELETE FROM leases");
  EXPECT_EQ(one->store->take("a").state, held);
  one->store->pin("a", {"maybe", 2});
  EXPECT_TRUE(soon([&] { return run("SELECT game || revision FROM leases") == "maybe2"; }));
  EXPECT_EQ(append(*one, "a", 2, "x"), Appended::durable);
}

TEST_F(PostgresLeaseTest, listings_go_only_upwards) {
  const auto one = node("one");
  const Listing lobby{"maybe", "lobby", "", true, {{"Ada", true, false}}};
  ASSERT_EQ(append(*one, "a", 1, "x", lobby), Appended::durable);
  run("UPDATE tables SET listed_at = 5, phase = 'playing'");  // by a node that is further
  EXPECT_EQ(append(*one, "a", 2, "x", lobby), Appended::durable);
  EXPECT_EQ(run("SELECT phase FROM tables"), "playing");
}

TEST_F(PostgresLeaseTest, a_store_of_version_1_is_brought_up_to_date_while_older_programs_write) {
  const std::unique_ptr<Archive> older = std::move(std::get<0>(open_postgres_store(url_, {})));
  run("DROP VIEW table_leases; DROP VIEW live_nodes; DROP TABLE leases; DROP TABLE nodes; "
      "UPDATE store SET version = 1; INSERT INTO tables VALUES (1, 'a', 1, 1); INSERT INTO entries VALUES ('a', 1, 1, "
      "'x')");
  EXPECT_EQ(older->load("a", 1).entries.size(), 1U);
  const auto one = node("one");
  EXPECT_EQ(run("SELECT version || ' ' || oldest FROM store"), "2 1");
  EXPECT_EQ(one->store->take("a").state, held);
  EXPECT_EQ(append(*one, "a", 2, "x"), Appended::durable);
  run("INSERT INTO entries SELECT 'a', 3, 1, 'y' FROM tables WHERE table_id = 'a'");  // as version 1 does it
  EXPECT_EQ(append(*one, "a", 3, "x"), Appended::conflict);
  EXPECT_EQ(one->store->load("a", 1).entries.size(), 3U);
  // A program that asks for no leases goes on with its connections.
  std::promise<Appended> written;
  older->append("a", 4, "z", std::nullopt, [&](Appended result) { written.set_value(result); });
  EXPECT_EQ(written.get_future().get(), Appended::durable);
  EXPECT_EQ(append(*one, "a", 4, "x"), Appended::conflict);
}
