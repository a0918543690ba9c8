// Trouble of the store is said, and tables expire once an hour.
#include "server/store_care.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>

#include "hub/hand_time.hpp"
#include "server/raw.hpp"
#include "server/served.hpp"

using namespace backlot;

namespace {

constexpr std::uint64_t hour = 3600;
constexpr std::uint64_t day = 86400;

// A store of its own, and time that passes when the test says so.
class StoreCareTest : public testing::Test {
 protected:
  StoreCareTest() {
    store_ = std::move(std::get<0>(open_sqlite_store(file(), {.now = [this] { return clock(); }})));
    settings_.expire_finished = 2 * day;
  }
  std::string file() const { return (own_.path() / "tables.sqlite").string(); }

  void begin() {
    care_ = std::make_unique<StoreCare>(
        StoreCare::Services{
            *store_, log_,
            [this](std::chrono::milliseconds time, StoreCare::Task task) { time_.later(time, std::move(task)); },
            [this](StoreCare::Task task) {
              const std::lock_guard lock(mutex_);
              posted_.push_back(std::move(task));
              came_.notify_one();
            },
            [this] { return held_; }, [this] { return steady(); }, [this] { return clock(); }},
        settings_);
    care_->begin();
  }
  // Time passes, and all that was due has happened.
  void pass(std::uint64_t seconds) { time_.pass(std::chrono::seconds(seconds)); }
  std::uint64_t steady() const { return time_.now() / 1000; }
  std::uint64_t clock() const { return set_to_ + steady(); }
  // Until the other thread is done.
  void settle() {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [this] { return !posted_.empty(); });
    const StoreCare::Task task = std::move(posted_.front());
    posted_.pop_front();
    task();
  }
  void create(const std::string& table, const std::string& phase) {
    std::promise<void> done;
    store_->append(table, 1, "x", Listing{"maybe", phase, "", false, {}}, [&](Appended) { done.set_value(); });
    done.get_future().wait();
  }
  // The events since the last time, without their times.
  std::vector<std::string> said() {
    std::vector<std::string> all;
    for (const std::string& line : lines_) all.push_back(line.substr(line.find(' ') + 1));
    lines_.clear();
    return all;
  }
  using Lines = std::vector<std::string>;

  const testing_support::Folder own_{"care"};
  HandTime time_;
  std::uint64_t set_to_ = 1794800000;  // the machine's clock, which people change
  Lines lines_;
  Log log_{Log::Format::words, [this](const std::string& line) { lines_.push_back(line); }};
  ServerSettings settings_;
  std::vector<std::string> held_;
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<StoreCare::Task> posted_;
  std::unique_ptr<Archive> store_;
  std::unique_ptr<StoreCare> care_;
};

class StoreTrouble : public ServerTest {
 protected:
  void never_opened() const {
    sqlite::Connection connection((folder_ / "tables.sqlite").string());
    ASSERT_TRUE(connection.run("UPDATE tables SET opened = 0")) << connection.error();
  }
  // Waits for it.
  bool somebody_opened() const {
    sqlite::Connection connection((folder_ / "tables.sqlite").string());
    return soon([&] {
      sqlite::Statement select(connection, "SELECT COUNT(*) FROM tables WHERE opened > 0");
      return select.step() == SQLITE_ROW && select.number(0) > 0;
    });
  }
};

}  // namespace

TEST_F(StoreCareTest, says_once_that_trouble_begins_and_once_that_it_ends) {
  settings_.expire_never_started = settings_.expire_finished = 0;
  begin();
  pass(60);
  EXPECT_EQ(said(), Lines{});
  std::filesystem::rename(file(), file() + ".away");
  pass(60);
  EXPECT_EQ(said(), Lines{R"(trouble with the store why="the store's file is gone")"});
  std::filesystem::rename(file() + ".away", file());
  pass(2 * day);
  EXPECT_EQ(said(), Lines{"the store is well again"});
}

TEST_F(StoreCareTest, tables_expire_a_minute_after_the_start_and_then_every_hour) {
  create("lobby", "lobby");
  create("over", "over");
  begin();
  pass(60);
  settle();
  EXPECT_EQ(said(), Lines{R"(expired never_started="0" finished="0" entries="0")"});
  for (std::uint64_t i = 0; i < 24; ++i) {
    pass(hour);
    settle();
  }
  Lines last = said();
  EXPECT_EQ(last.back(), R"(expired never_started="1" finished="0" entries="1")");
  for (std::uint64_t i = 0; i < 24; ++i) {
    pass(hour);
    settle();
  }
  last = said();
  EXPECT_EQ(last.back(), R"(expired never_started="0" finished="1" entries="1")");
  EXPECT_TRUE(store_->load("over", 1).entries.empty());
}

TEST_F(StoreCareTest, tables_in_memory_do_not_expire_and_count_as_opened) {
  create("held", "lobby");
  create("left", "lobby");
  set_to_ += 3 * day;
  held_ = {"held"};
  begin();
  pass(60);
  settle();
  EXPECT_EQ(said(), Lines{R"(expired never_started="1" finished="0" entries="1")"});
  held_.clear();
  pass(hour);
  settle();
  EXPECT_EQ(said(), Lines{R"(expired never_started="0" finished="0" entries="0")"});
  EXPECT_EQ(store_->load("held", 1).entries.size(), 1U);
}

TEST_F(StoreCareTest, nothing_expires_because_the_clock_was_changed) {
  create("lobby", "lobby");
  begin();
  set_to_ += 1000 * day;
  pass(60);
  EXPECT_EQ(said(), Lines{R"(nothing expires why="the clock was changed")"});
  set_to_ -= 1000 * day;
  pass(hour);
  EXPECT_EQ(said(), Lines{R"(nothing expires why="the clock was changed")"});
  pass(hour);
  settle();
  EXPECT_EQ(said(), Lines{R"(expired never_started="0" finished="0" entries="0")"});
  EXPECT_EQ(store_->load("lobby", 1).entries.size(), 1U);
}

TEST_F(StoreCareTest, nothing_expires_when_nobody_wants_it) {
  create("lobby", "lobby");
  set_to_ += 3 * day;
  settings_.expire_never_started = settings_.expire_finished = 0;
  begin();
  pass(day);
  EXPECT_EQ(said(), Lines{});
  EXPECT_EQ(store_->load("lobby", 1).entries.size(), 1U);
}

TEST_F(StoreCareTest, a_table_that_is_open_here_is_not_deleted_by_another_program_either) {
  create("held", "lobby");
  create("left", "lobby");
  settings_.expire_never_started = settings_.expire_finished = 0;
  held_ = {"held"};
  begin();
  pass(3 * day);
  EXPECT_EQ(store_->expire({.never_started = day}, {}).never_started, 1U);  // as backlot expire does
  EXPECT_EQ(store_->load("held", 1).entries.size(), 1U);
  EXPECT_EQ(store_->load("left", 1).entries.size(), 0U);
}

TEST_F(StoreTrouble, health_says_what_is_wrong_and_nothing_is_acknowledged) {
  auto people = seated();
  EXPECT_EQ(get(port, "/healthz").body, "ok\n");
  const std::string file = (folder_ / "tables.sqlite").string();
  std::filesystem::rename(file, file + ".away");
  const Answered sick = get(port, "/healthz");
  EXPECT_EQ(sick.status, 503);
  EXPECT_EQ(sick.body, "the store's file is gone\n");
  EXPECT_EQ(get(port, "/api/archive").status, 503);
  EXPECT_EQ(get(port, "/api/tables/elsewhere/record").status, 503) << "nobody knows whether there is one";
  EXPECT_NE(get(port, "/api/tables/elsewhere/record").body.find("not_readable"), std::string::npos);
  const auto why_not = [&] {
    return people[0].act(choice(people[0], 0), decision_of(people[0]), "lost").find("name")->text;
  };
  EXPECT_EQ(why_not(), "not_stored");
  EXPECT_EQ(why_not(), "not_readable");
  std::filesystem::rename(file + ".away", file);
  EXPECT_EQ(get(port, "/healthz").body, "ok\n");
  // Nobody connects anew.
  EXPECT_EQ(people[0].act(choice(people[0], 0), decision_of(people[0]), "again").find("type")->text, "ack");
  EXPECT_EQ(people[0].ask("say", R"("text":"We are back")").find("type")->text, "ack");
  for (ReferenceClient& person : people) {
    const auto heard = [&] {
      return std::find(person.stream.begin(), person.stream.end(), "Ada: We are back") != person.stream.end();
    };
    while (!heard()) ASSERT_TRUE(person.wait_for("update")) << person.name;
  }
}

TEST_F(StoreTrouble, damaged_logs_are_named_by_their_numbers_and_others_play_on) {
  auto people = seated();
  auto others = seated();
  ReferenceClient dora(port, "Dora");
  dora.join(dora.create("cinecitta", four));
  dora.sit(1);
  dora.ask("bot", R"("seat":2,"bot":"heuristic")");
  for (ReferenceClient& person : people) person.disconnect();
  dora.disconnect();
  stop_server();
  for (const std::string& table : {people[0].table, dora.table}) {
    sqlite::Connection connection((folder_ / "tables.sqlite").string());
    sqlite::Statement lose(connection, "DELETE FROM entries WHERE table_id = ? AND seq = 2");
    ASSERT_TRUE(lose.bind(1, table).run());
  }
  std::mutex mutex;
  std::string log;
  settings_.log = [&](const std::string& line) {
    const std::lock_guard lock(mutex);
    log += line + "\n";
  };
  start_server();
  EXPECT_EQ(get(port, "/healthz").body, "ok\n");
  ASSERT_TRUE(people[0].connect(port));
  people[0].join(people[0].table);
  EXPECT_EQ(get(port, "/healthz").body, "the log of table number 1 is damaged: entry 2 is missing\n");
  EXPECT_EQ(get(port, "/healthz").status, 503);
  const Answered record = get(port, "/api/tables/" + people[0].table + "/record");
  EXPECT_EQ(record.status, 500);
  EXPECT_NE(record.body.find("damaged_log"), std::string::npos) << record.body;
  for (ReferenceClient& person : others) {
    ASSERT_TRUE(person.connect(port));
    person.join(person.table);
  }
  EXPECT_EQ(others[0].act(choice(others[0], 0), decision_of(others[0]), "on").find("type")->text, "ack");
  ASSERT_TRUE(dora.connect(port));
  dora.join(dora.table);
  const auto logged = [&](const std::string& number) {
    const std::lock_guard lock(mutex);
    return log.find("the log of table number " + number + " is damaged") != std::string::npos;
  };
  EXPECT_FALSE(logged("1"));
  server_->pass(std::chrono::milliseconds(settings_.look_millis));
  for (const std::string number : {"1", "3"}) EXPECT_TRUE(soon([&] { return logged(number); })) << number;
  stop_server();
  EXPECT_EQ(log.find(people[0].table), std::string::npos);
}

TEST_F(StoreTrouble, a_table_is_opened_when_it_is_loaded_and_when_it_leaves_memory) {
  ReferenceClient ada(port, "Ada");
  ada.join(ada.create("cinecitta", four));
  ada.disconnect();
  stop_server();
  never_opened();
  start_server();
  ASSERT_TRUE(ada.connect(port));
  ada.join(ada.table);
  EXPECT_TRUE(somebody_opened());
  never_opened();
  ada.disconnect();
  ASSERT_TRUE(soon([&] { return figure("clients") == 0; }));
  server_->pass(std::chrono::seconds(2 * settings_.idle_seconds));
  EXPECT_TRUE(somebody_opened());
}
