#include "table/file.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>

using namespace backlot;
namespace fs = std::filesystem;

namespace {

class File : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("backlot-file-test-" + std::to_string(::getpid()));
    fs::create_directory(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string path(const char* name) const { return (folder_ / name).string(); }
  std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }
  static std::string text_in(const std::string& path) { return std::get<std::string>(read_file(path)); }

 private:
  fs::path folder_;
};

}  // namespace

TEST_F(File, is_written_whole_and_replaces_what_was_there) {
  EXPECT_EQ(write_file(path("a"), "one"), std::nullopt);
  EXPECT_EQ(text_in(path("a")), "one");
  fs::permissions(path("a"), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(write_file(path("a"), "two"), std::nullopt);
  EXPECT_EQ(text_in(path("a")), "two");
  EXPECT_EQ(fs::status(path("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(files(), 1U);
}

TEST_F(File, a_link_stays_a_link) {
  EXPECT_EQ(write_file(path("a"), "one"), std::nullopt);
  fs::create_symlink(path("a"), path("link"));
  EXPECT_EQ(write_file(path("link"), "two"), std::nullopt);
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(text_in(path("a")), "two");
}

TEST_F(File, when_the_disk_is_full_the_old_file_stays_and_nothing_is_left) {
  EXPECT_EQ(write_file(path("a"), "old"), std::nullopt);
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit small = before;
  small.rlim_cur = 100;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto fault = write_file(path("a"), std::string(1000, 'x'));
  const auto other = write_file(path("b"), std::string(1000, 'x'));
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  ASSERT_TRUE(fault && other);
  EXPECT_EQ(fault->why, path("a") + ": File too large");
  EXPECT_EQ(text_in(path("a")), "old");
  EXPECT_EQ(files(), 1U);
}

TEST_F(File, a_device_is_written_directly_and_never_replaced) {
  const auto fault = write_file("/dev/full", "x");
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->why, "/dev/full: No space left on device");
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
  EXPECT_EQ(write_file("/dev/null", "x"), std::nullopt);
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(File, without_commit_nothing_is_left) {
  {
    FileWriter file(path("a"));
    file.write("half");
    EXPECT_EQ(files(), 1U);
  }
  EXPECT_EQ(files(), 0U);
}

TEST_F(File, what_cannot_be_opened_is_a_fault) {
  EXPECT_EQ(write_file(path("no/such/folder"), "x")->why, path("no/such/folder") + ": No such file or directory");
  EXPECT_EQ(write_file(path(""), "x")->why, path("") + ": Is a directory");
  EXPECT_EQ(std::get<Fault>(read_file(path("none"))).why, path("none") + ": No such file or directory");
  EXPECT_EQ(write_file(path("a"), "12345"), std::nullopt);
  EXPECT_EQ(std::get<Fault>(read_file(path("a"), 4)).why, path("a") + ": larger than 4 bytes");
}
