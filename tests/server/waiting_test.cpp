// Whoever waits for something long keeps nobody else waiting, over real sockets: the server hands it to other threads.
#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

#include "json/lookup.hpp"
#include "server/served.hpp"

using namespace backlot;

namespace {

// A store that reads no log before it is let.
class GatedArchive final : public Archive {
 public:
  explicit GatedArchive(std::unique_ptr<Archive> kept) : kept_(std::move(kept)) {}

  void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> listing,
              Done done) override {
    kept_->append(table, seq, std::move(body), std::move(listing), std::move(done));
  }
  LoadedLog load(const std::string& table, std::uint64_t from) override {
    std::unique_lock lock(mutex_);
    ++waiting_;
    changed_.notify_all();
    changed_.wait(lock, [this] { return open_; });
    lock.unlock();
    return kept_->load(table, from);
  }
  CodeFound table_with_code(const std::string& code) override { return kept_->table_with_code(code); }
  void opened(const std::string& table) override { kept_->opened(table); }
  Found search(const Search& search) override { return kept_->search(search); }
  Expired expire(const Expiry& expiry, const std::stop_token& stop) override { return kept_->expire(expiry, stop); }
  std::string trouble() override { return kept_->trouble(); }

  // Until somebody waits for a log.
  void wait_for_load() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return waiting_ > 0; });
  }
  void open() {
    const std::lock_guard lock(mutex_);
    open_ = true;
    changed_.notify_all();
  }

 private:
  std::unique_ptr<Archive> kept_;
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
  gate.wait_for_load();
  // Where the log was read on the thread of all, nobody would be answered before the gate is open.
  const std::string table = ben.create("cinecitta", four);
  EXPECT_NE(table, "");
  EXPECT_EQ(json::text_of(ben.ask("join", R"("table":")" + table + "\""), "type"), "ack");
  gate.open();
  EXPECT_TRUE(ada.wait_for("ack", "back"));
}
