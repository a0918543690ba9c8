// Whoever waits for something long keeps nobody else waiting, over real sockets: the server hands it to other threads.
#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <thread>

#include "json/lookup.hpp"
#include "server/served.hpp"

using namespace backlot;

namespace {

// A store that reads nothing before it is let.
class GatedArchive final : public Archive {
 public:
  explicit GatedArchive(std::unique_ptr<Archive> kept, std::string code = {})
      : kept_(std::move(kept)), code_(std::move(code)) {}

  void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> listing,
              Done done) override {
    kept_->append(table, seq, std::move(body), std::move(listing), std::move(done));
  }
  LoadedLog load(const std::string& table, std::uint64_t from) override {
    wait();
    return kept_->load(table, from);
  }
  CodeFound table_with_code(const std::string& code) override {
    if (code == code_) wait();  // not those that are drawn for new tables
    return kept_->table_with_code(code);
  }
  void opened(const std::string& table) override { kept_->opened(table); }
  Found search(const Search& search) override {
    wait();
    return kept_->search(search);
  }
  Expired expire(const Expiry& expiry, const std::stop_token& stop) override { return kept_->expire(expiry, stop); }
  std::string trouble() override { return kept_->trouble(); }

  // Until so many wait for it.
  void wait_for(int readers) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return waiting_ >= readers; });
  }
  void open() {
    const std::lock_guard lock(mutex_);
    open_ = true;
    changed_.notify_all();
  }

 private:
  void wait() {
    std::unique_lock lock(mutex_);
    ++waiting_;
    changed_.notify_all();
    changed_.wait(lock, [this] { return open_; });
  }

  std::unique_ptr<Archive> kept_;
  const std::string code_;
  std::mutex mutex_;
  std::condition_variable changed_;
  int waiting_ = 0;
  bool open_ = false;
};

}  // namespace

TEST_F(ServerTest, while_a_log_is_read_others_make_tables_and_join_them) {
  ReferenceClient ada(port, "Ada");
  ada.join(ada.create("cinecitta", four));
  ada.disconnect();
  stop_server();
  auto gated =
      std::make_unique<GatedArchive>(std::move(std::get<0>(open_sqlite_store((folder_ / "tables.sqlite").string()))));
  GatedArchive& gate = *gated;
  serve(std::move(gated));
  ASSERT_TRUE(ada.connect(port));
  ReferenceClient ben(port, "Ben");
  ada.send(R"({"type":"join","id":"back","table":")" + ada.table + R"("})");
  gate.wait_for(1);
  // Where the log was read on the thread of all, nobody would be answered before the gate is open.
  const std::string table = ben.create("cinecitta", four);
  EXPECT_NE(table, "");
  EXPECT_EQ(json::text_of(ben.ask("join", R"("table":")" + table + "\""), "type"), "ack");
  gate.open();
  EXPECT_TRUE(ada.wait_for("ack", "back"));
}

TEST_F(ServerTest, while_the_archive_is_searched_and_a_code_looked_up_others_make_tables_and_join_them) {
  stop_server();
  auto gated = std::make_unique<GatedArchive>(
      std::move(std::get<0>(open_sqlite_store((folder_ / "tables.sqlite").string()))), "CDFGHJ");
  GatedArchive& gate = *gated;
  serve(std::move(gated));
  ReferenceClient ada(port, "Ada");
  ReferenceClient ben(port, "Ben");
  ada.send(R"({"type":"join","id":"by-code","code":"cdf-ghj"})");
  std::thread reader([this] { EXPECT_EQ(get(port, "/api/archive").status, 200); });
  gate.wait_for(2);
  const std::string table = ben.create("cinecitta", four);
  EXPECT_NE(table, "");
  EXPECT_EQ(json::text_of(ben.ask("join", R"("table":")" + table + "\""), "type"), "ack");
  gate.open();
  reader.join();
  EXPECT_TRUE(ada.wait_for("error", "by-code"));
}
