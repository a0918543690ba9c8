// A folder of its own for a test's stores.
#pragma once
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <future>
#include <memory>
#include <sstream>
#include <string>

#include "storage/sqlite/sqlite_store.hpp"
#include "support/folder.hpp"

namespace backlot {

class StoreTest : public testing::Test {
 protected:
  std::string file(const std::string& name = "tables.sqlite") const { return (folder_ / name).string(); }

  std::unique_ptr<Archive> open(const SqliteSettings& settings = {}) const {
    auto store = open_sqlite_store(file(), settings);
    EXPECT_EQ(store.index(), 0U);
    return std::move(std::get<0>(store));
  }

  static Appended append(EventStore& store, const std::string& table, std::uint64_t seq, const std::string& body,
                         std::optional<Listing> listing = std::nullopt) {
    std::promise<Appended> promise;
    store.append(table, seq, body, std::move(listing), [&](Appended result) { promise.set_value(result); });
    return promise.get_future().get();
  }

  // Overwrites the page of a closed store that holds this text.
  void damage_page_with(const std::string& text) const {
    std::stringstream all;
    all << std::ifstream(file(), std::ios::binary).rdbuf();
    const std::size_t at = all.str().find(text);
    ASSERT_NE(at, std::string::npos);
    damage_page(at / page_bytes + 1);
  }
  // Pages are numbered from 1.
  void damage_page(std::size_t number) const {
    std::fstream out(file(), std::ios::binary | std::ios::in | std::ios::out);
    out.seekp(static_cast<std::streamoff>((number - 1) * page_bytes));
    out << std::string(page_bytes, '\xFF');
  }
  static constexpr std::size_t page_bytes = 4096;

  const testing_support::Folder own_{"store"};
  const std::filesystem::path folder_ = own_.path();
};

}  // namespace backlot
