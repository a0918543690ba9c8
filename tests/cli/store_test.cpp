// Stored tables from the command line: export, backup, restore, check, expire, and what serve refuses.
#include <sys/stat.h>

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

  // Changes a store as an accident would.
  void edit(const std::string& sql) const {
    sqlite::Connection connection((work() / "tables.sqlite").string());
    ASSERT_TRUE(connection.run(sql.c_str())) << connection.error();
  }
  // Overwrites the page that holds this text.
  void damage_page_with(const std::string& text) const {
    std::string all_bytes = text_in(work() / "tables.sqlite");
    const std::size_t at = all_bytes.find(text);
    ASSERT_NE(at, std::string::npos);
    constexpr std::size_t page = 4096;
    put_text(work() / "tables.sqlite", all_bytes.replace(at / page * page, page, std::string(page, '\xFF')));
  }
  static std::string last_line(const std::string& text) { return text.substr(text.rfind('\n', text.size() - 2) + 1); }

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

TEST_F(StoreCommands, a_database_that_is_not_there_is_said_in_one_line_without_its_password) {
  const std::string database = "postgresql://me:secret@127.0.0.1:1/nowhere";
  const std::vector<std::vector<std::string>> asked{{"export", "x", "--store", database},
                                                    {"expire", database},
                                                    {"serve", "--port", "0", "--web", ".", "--store", database}};
  put_text(work() / "index.html", "");
  for (const auto& arguments : asked) {
    const Ran no = run(arguments);
    expect_no(no, 1, {"postgresql://me@127.0.0.1:1/nowhere: ", "Connection refused"});
    EXPECT_FALSE(has(no.err, "secret")) << no.err;
  }
  expect_no(run({"check", database}), 2, {"postgresql://me@127.0.0.1:1/nowhere: ", "Connection refused"});
  expect_no(run({"backup", "copy", "--store", database}), 2, {"pg_dump"});
  expect_no(run({"restore", "copy", "--store", database}), 2, {"pg_dump"});
}

TEST_F(StoreCommands, copies_are_private) {
  put_table("finished", 5);
  ASSERT_EQ(run({"backup", "copy.sqlite", "--store", store_}).status, 0);
  ASSERT_EQ(run({"restore", "copy.sqlite", "--store", "sqlite:new.sqlite"}).status, 0);
  for (const char* name : {"tables.sqlite", "copy.sqlite", "new.sqlite"}) {
    struct stat there{};
    ASSERT_EQ(stat((work() / name).c_str(), &there), 0) << name;
    EXPECT_EQ(there.st_mode & 0777U, 0600U) << name;
  }
}

TEST_F(StoreCommands, check_finds_nothing_in_a_good_store_also_while_it_is_in_use) {
  put_table("finished", all);
  put_table("unfinished", 5);
  const auto in_use = open_sqlite_store((work() / "tables.sqlite").string());
  const std::string before = text_in(work() / "tables.sqlite");
  const Ran checked = run({"check", "tables.sqlite"});
  EXPECT_EQ(checked.status, 0) << checked.err;
  EXPECT_TRUE(has(checked.out, "tables.sqlite: version 4, 2 tables, 87 entries: all is well\n")) << checked.out;
  EXPECT_EQ(lines_in(checked.out), 1U);
  EXPECT_EQ(run({"check", store_, "--json"}).out, R"({"good":true,"version":4,"tables":2,"entries":87,"faults":[]})"
                                                  "\n");
  EXPECT_EQ(text_in(work() / "tables.sqlite"), before);
}

TEST_F(StoreCommands, check_knows_stores_of_older_versions) {
  const std::string sql = text_in(BACKLOT_SOURCE_DIR "/tests/storage/version_3.sql");
  edit(sql);
  const Ran checked = run({"check", "tables.sqlite"});
  EXPECT_EQ(checked.status, 0) << checked.out;
  EXPECT_EQ(last_line(checked.out), "tables.sqlite: version 3, 3 tables, 91 entries: all is well\n");
  EXPECT_EQ(run({"export", "aa0000000001", "--store", store_}).status, 0);  // which brings it up to date
  EXPECT_EQ(last_line(run({"check", "tables.sqlite"}).out),
            "tables.sqlite: version 4, 3 tables, 91 entries: all is well\n");
}

TEST_F(StoreCommands, check_lists_every_fault_with_its_table) {
  for (const char* name : {"gap", "begin", "changed", "nojson", "listing", "good"}) put_table(name, 5);
  edit("DELETE FROM entries WHERE table_id = 'gap' AND seq = 4");
  edit("DELETE FROM entries WHERE table_id = 'begin' AND seq = 1");
  edit("UPDATE entries SET body = replace(body, '\"seat\":2', '\"seat\":3') WHERE table_id = 'changed' AND seq = 3");
  edit("UPDATE entries SET body = 'x' || body WHERE table_id = 'nojson' AND seq = 2");
  edit("UPDATE tables SET phase = 'over' WHERE table_id = 'listing'");
  edit("INSERT INTO entries VALUES ('lost', 1, '{}')");
  const Ran checked = run({"check", "tables.sqlite"});
  EXPECT_EQ(checked.status, 1);
  EXPECT_EQ(checked.out,
            "table 1 (\"gap\"): entry 4 is missing\n"
            "table 2 (\"begin\"): entry 1 is missing\n"
            "table 3 (\"changed\"): entry 6 does not fit what came before it\n"
            "table 4 (\"nojson\"): entry 2 is no JSON\n"
            "table 5 (\"listing\"): its listing does not fit its log\n"
            "table \"lost\": there are entries, but no table of that id\n"
            "tables.sqlite: version 4, 6 tables, 43 entries: 6 faults\n");
  const Ran json = run({"check", "tables.sqlite", "--json"});
  EXPECT_EQ(json.status, 1);
  EXPECT_TRUE(has(json.out, R"({"number":1,"table":"gap","why":"entry 4 is missing"})")) << json.out;
  EXPECT_TRUE(has(json.out, R"("good":false)"));
  expect_no(run({"export", "gap", "--store", store_}), 1, {"gap", "entry 4 is missing"});
}

TEST_F(StoreCommands, check_finds_a_damaged_page) {
  put_table("finished", all);
  put_table("other", all);
  damage_page_with(R"("client":"c40")");
  const Ran checked = run({"check", "tables.sqlite"});
  EXPECT_EQ(checked.status, 1);
  EXPECT_TRUE(has(checked.out, "the file: ")) << checked.out;
  EXPECT_TRUE(has(checked.out, "table 1 (\"finished\"): database disk image is malformed\n")) << checked.out;
  EXPECT_FALSE(has(checked.out, "other")) << checked.out;
  expect_no(run({"export", "finished", "--store", store_}), 1, {"finished", "cannot be read", "malformed"});
  EXPECT_EQ(run({"export", "other", "--store", store_}).status, 0);
}

TEST_F(StoreCommands, check_refuses_what_is_no_store) {
  expect_no(run({"check", "missing.sqlite"}), 2, {"missing.sqlite", "no such file"});
  put_text(work() / "text", std::string(4000, 'x'));
  expect_no(run({"check", "text"}), 2, {"text", "not a database"});
  {
    sqlite::Connection other((work() / "other.sqlite").string());
  }
  expect_no(run({"check", "other.sqlite"}), 2, {"no store of a version"});
  expect_no(run({"check"}), 2, {"store"});
  for (const std::string& name : files()) EXPECT_FALSE(has(name, "missing")) << name;
}

TEST_F(StoreCommands, expire_deletes_what_nobody_opened) {
  put_table("finished", all);
  put_table("playing", 5);
  put_table("old", 5);
  edit("UPDATE tables SET opened = opened - 10 * 86400, phase = CASE table_id WHEN 'old' THEN 'lobby' ELSE phase END");
  const std::vector<std::string> expire{"expire", "tables.sqlite", "--finished", "9"};
  const auto with = [&](const char* more) {
    std::vector<std::string> arguments = expire;
    arguments.emplace_back(more);
    return run(arguments);
  };
  EXPECT_EQ(with("--dry-run").out, "would expire: 1 never started and 1 finished, with 87 entries\n");
  EXPECT_EQ(run({"expire", "tables.sqlite", "--never-started", "11"}).out,
            "expired: 0 never started and 0 finished, with 0 entries\n");
  EXPECT_EQ(with("--json").out, R"({"dry_run":false,"never_started":1,"finished":1,"entries":87})"
                                "\n");
  expect_no(run({"export", "finished", "--store", store_}), 1, {"there is no table"});
  EXPECT_EQ(last_line(run({"check", "tables.sqlite"}).out),
            "tables.sqlite: version 4, 1 table, 10 entries: all is well\n");
  expect_no(run({"expire", "tables.sqlite", "--never-started", "0"}), 2, {"nothing would expire"});
  expect_no(run({"expire", "tables.sqlite", "--finished", "-1"}), 2, {"--finished"});
  expect_no(run({"expire", "missing.sqlite"}), 1, {"missing.sqlite", "no such file"});
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
  expect_no(serve({"--expire-finished", "soon"}), 2, {"--expire-finished"});
  expect_no(serve({"--expire-never-started", "-1"}), 2, {"--expire-never-started"});
  expect_no(serve({"--bind", "nowhere"}), 1, {"nowhere", "no address"});
  expect_no(serve({"--store", "sqlite:"}), 2, {"sqlite:FILE"});
  const auto with_key = [&](const std::string& store) { return serve({"--seed-key", "seed.key", "--store", store}); };
  const std::string database = "postgresql://backlot@127.0.0.1:1/nowhere";
  expect_no(with_key(database), 2, {"seed.key"});  // there is none
  put_text(work() / "seed.key", std::string(31, 'k'));
  std::filesystem::permissions(work() / "seed.key", std::filesystem::perms::owner_read);
  expect_no(with_key(database), 2, {"a key has 32 bytes", "31"});
  expect_no(with_key("sqlite:tables.sqlite"), 2, {"--seed-key is for a store in PostgreSQL"});
  std::filesystem::remove(work() / "seed.key");
  put_text(work() / "seed.key", std::string(32, 'k'));
  std::filesystem::permissions(work() / "seed.key", std::filesystem::perms(0640));
  expect_no(with_key(database), 2, {"others may read", "chmod 600"});
  std::filesystem::permissions(work() / "seed.key", std::filesystem::perms(0600));
  expect_no(with_key(database), 1, {"Connection refused"});
}
