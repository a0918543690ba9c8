// Stored tables from the command line: export, backup, restore, and what serve refuses.
#include "cli/program.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "table/served_table.hpp"

using namespace backlot;
using namespace backlot::cli_tests;

namespace {

class StoreCommands : public Program {
 protected:
  // Three bots at a table, each with the first choice there is; `actions` of the game are stored.
  void put_table(const std::string& name, std::size_t actions) const {
    auto opened = open_sqlite_store((work() / "tables.sqlite").string());
    ASSERT_EQ(opened.index(), 0U);
    ServedTable table;
    std::uint64_t seq = 0;
    const auto store = [&](const std::string& entry) {
      std::get<0>(opened)->append(name, ++seq, entry, table.listing(), [](Appended) {});
    };
    const auto take = [&](const ServedTable::Answer& answer) {
      ASSERT_TRUE(table.take(std::get<0>(answer)));
      store(entry::write(std::get<0>(answer)));
    };
    const auto options = json::parse(R"({"players":3,"coaster":false,"awards":false})");
    const std::string host = hex_of(sha256("host"));
    take(ServedTable::create("cinecitta", std::get<json::Node>(options), host, sha256("seed")));
    for (std::size_t seat = 0; seat < 3; ++seat) take(table.add_bot(host, seat, "random"));
    take(table.start(host));
    for (; actions > 0 && !table.play()->over(); --actions) {
      const Seat seat = table.play()->waiting().front();
      const auto decision = json::parse(table.play()->decision(seat));
      const json::Node& action = *std::get<json::Node>(decision).find("choices")->items[0].find("action");
      store(entry::write(std::get<0>(table.act(seat, "c" + std::to_string(seq), table.decision_number(seat), action))));
    }
  }

  static constexpr std::size_t all = 1000;
  const std::string store_ = "sqlite:tables.sqlite";
};

}  // namespace

TEST_F(StoreCommands, export_gives_a_record_that_verifies) {
  put_table("finished", all);
  const Ran printed = run({"export", "finished", "--store", store_});
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_TRUE(has(printed.out, R"("fair":{"list":2)"));
  ASSERT_EQ(run({"export", "finished", "--store", store_, "--out", "game.jsonl"}).status, 0);
  EXPECT_EQ(text_in(work() / "game.jsonl"), printed.out);
  const Ran verified = run({"verify", "game.jsonl"});
  EXPECT_EQ(verified.status, 0) << verified.err;
  EXPECT_TRUE(has(verified.out, "1 finished"));
}

TEST_F(StoreCommands, export_refuses_what_is_not_over_not_there_or_no_store) {
  put_table("unfinished", 5);
  expect_no(run({"export", "unfinished", "--store", store_}), 1, {"unfinished", "not over"});
  expect_no(run({"export", "nowhere", "--store", store_}), 1, {"nowhere", "there is no table"});
  expect_no(run({"export", "x", "--store", "sqlite:missing.sqlite"}), 1, {"missing.sqlite", "no such file"});
  expect_no(run({"export", "x", "--store", "mysql:here"}), 2, {"sqlite:FILE"});
  expect_no(run({"export"}), 2, {"table"});
  put_text(work() / "text", std::string(4000, 'x'));
  expect_no(run({"export", "x", "--store", "sqlite:text"}), 1, {"not a database"});
  for (const std::string& name : files()) EXPECT_FALSE(has(name, "missing")) << name;
}

TEST_F(StoreCommands, backup_and_restore_keep_everything_and_overwrite_nothing) {
  put_table("finished", all);
  EXPECT_EQ(run({"backup", "copy.sqlite", "--store", store_}).status, 0);
  expect_no(run({"backup", "copy.sqlite", "--store", store_}), 1, {"copy.sqlite", "exists already"});
  expect_no(run({"restore", "copy.sqlite", "--store", store_}), 1, {"tables.sqlite", "exists already"});
  expect_no(run({"restore", "nothing", "--store", "sqlite:new.sqlite"}), 1, {"nothing", "no such file"});
  EXPECT_EQ(run({"restore", "copy.sqlite", "--store", "sqlite:new.sqlite"}).status, 0);
  EXPECT_EQ(run({"export", "finished", "--store", "sqlite:new.sqlite"}).out,
            run({"export", "finished", "--store", store_}).out);
}

TEST_F(StoreCommands, serve_refuses_in_one_line) {
  std::filesystem::create_directory(work() / "web");
  put_text(work() / "web" / "index.html", "x");
  const auto serve = [this](std::vector<std::string> more) {
    more.insert(more.begin(), {"serve", "--web", "web", "--port", "0"});
    return run(more);
  };
  expect_no(serve({"--public-url", "table.example"}), 2, {"--public-url", "https://"});
  expect_no(serve({"--log", "loud"}), 2, {"off, words or json", "loud"});
  expect_no(serve({"--tls", "cert.pem"}), 2, {"--tls"});
  expect_no(serve({"--tls", "cert.pem", "key.pem"}), 1, {"cert.pem"});
  expect_no(serve({"--per-second", "0"}), 2, {"--per-second"});
  expect_no(serve({"--bind", "nowhere"}), 1, {"nowhere", "no address"});
  expect_no(serve({"--store", "sqlite:"}), 2, {"sqlite:FILE"});
}
