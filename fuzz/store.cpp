// A small store, damaged by the fuzzer's bytes: it is refused with a reason or opened; what SQLite cannot read is said
// to be damaged and never left out, what it can read is given in full. The first byte says which files are damaged and
// whether the store is copied first, the next two where the file ends; then come edits: page, place, value.
#include <sqlite3.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>
#include <string>
#include <vector>

#include "storage/sqlite/backup.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "support/folder.hpp"

namespace {

using namespace backlot;

constexpr std::size_t page_size = 4096;
const std::string long_table(32, 'a');   // fills several pages
const std::string short_table(32, 'b');  // finished, listed, with one entry that is longer than a page

void must(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

struct Files {
  std::string store;
  std::string log;  // the write-ahead log; maybe empty
};

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

SqliteSettings quickly() {
  SqliteSettings settings;
  settings.opening.synchronous = sqlite::Synchronous::off;  // nobody pulls the plug here
  return settings;
}

Appended append(Archive& archive, const std::string& table, std::uint64_t seq, std::string body,
                std::optional<Listing> listing = std::nullopt) {
  std::promise<Appended> promise;
  archive.append(table, seq, std::move(body), std::move(listing), [&](Appended result) { promise.set_value(result); });
  return promise.get_future().get();
}

// The same store at rest, and while somebody had it open.
struct Originals {
  Originals() {
    const testing_support::Folder folder("fuzz-store");
    const auto file = folder.path() / "s";
    {
      const auto archive = std::move(std::get<0>(open_sqlite_store(file.string(), quickly())));
      for (std::uint64_t seq = 1; seq <= 60; ++seq) {
        std::string body = "{\"entry\":" + std::to_string(seq) + ",\"filler\":\"" + std::string(300, 'x') + "\"}";
        append(*archive, long_table, seq, std::move(body), Listing{"cinecitta", "playing", "", true, {}, "CODE42"});
      }
      const std::vector<ListedPlayer> players{{"Ada", true, true}, {"Ben", true, false}, {"hard", false, false}};
      append(*archive, short_table, 1, std::string(9000, 'y'), Listing{"maybe", "over", "MM-1", true, players, ""});
      open.store = bytes_of(file);
      open.log = bytes_of(file.string() + "-wal");
    }
    closed.store = bytes_of(file);
  }
  Files closed;
  Files open;
};

void damage(std::string& file, std::string_view edits, std::size_t end) {
  if (end != 0) file.resize(std::min(file.size(), end));
  for (; edits.size() >= 4 && !file.empty(); edits.remove_prefix(4)) {
    const auto byte = [&](std::size_t at) { return static_cast<std::size_t>(static_cast<std::uint8_t>(edits[at])); };
    // Half of the edits go to where a page says what is on it.
    const std::size_t place = byte(1) >= 128 ? byte(2) % 100 : (byte(1) * 256 + byte(2)) % page_size;
    file[(byte(0) * page_size + place) % file.size()] = edits[3];
  }
}

// What SQLite itself finds of a table.
struct Read {
  std::vector<StoredEntry> entries;
  bool whole = false;
};

Read read_plainly(const std::string& file, const std::string& table) {
  Read read;
  sqlite::Connection connection(file, {.mode = sqlite::Mode::read_only});
  if (!connection.ok()) return read;
  sqlite::Statement select(connection, "SELECT seq, body FROM entries WHERE table_id = ? AND seq >= 1 ORDER BY seq");
  select.bind(1, table);
  int result = 0;
  while ((result = select.step()) == SQLITE_ROW) read.entries.push_back({select.number(0), select.text(1)});
  read.whole = result == SQLITE_DONE;
  return read;
}

void compare(const LoadedLog& loaded, const Read& read) {
  if (!loaded.fault.empty()) return;
  must(read.whole, "what cannot be read was left out");
  must(loaded.entries == read.entries, "a log is not what SQLite reads");
}

void use(Archive& archive, const std::string& file, bool sound) {
  for (const std::string& table : {long_table, short_table}) compare(archive.load(table, 1), read_plainly(file, table));
  static_cast<void>(archive.load(long_table, 50));
  static_cast<void>(archive.table_with_code("CODE42"));
  Search search;
  search.limit = 2;
  must(archive.search(search).tables.size() <= 2, "more than was asked for");
  search.phase = "over";
  search.ended_by = "MM-1";
  must(archive.search(search).tables.size() <= 2, "more than was asked for");
  must(archive.search({.player = "ada", .won = true, .since = 1, .limit = 3}).tables.size() <= 3,
       "more than was asked for");
  for (const std::uint64_t seq : {std::uint64_t{61}, std::uint64_t{2}}) {
    const std::string& table = seq == 2 ? short_table : long_table;
    const StoredEntry entry{seq, "one more"};
    const Listing listing{"maybe", "over", "MM-2", true, {{"Cleo", true, true}}, ""};
    const Appended result = append(archive, table, entry.seq, entry.body, listing);
    const Read read = read_plainly(file, table);
    compare(archive.load(table, 1), read);
    // A tree that is damaged may take in what it does not find again, and not know it; a sound one does not.
    if (sound) must(result == Appended::durable && read.entries.back() == entry, "what was acknowledged is not there");
  }
  static_cast<void>(
      append(archive, std::string(32, 'c'), 1, "a new one", Listing{"maybe", "lobby", "", true, {}, "X"}));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Originals originals;
  static const testing_support::Folder folder("fuzzed-store");
  if (size < 3) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);  // NOLINT
  Files files = (data[0] & 1U) != 0 ? originals.open : originals.closed;
  std::string& damaged = (data[0] & 3U) == 3 ? files.log : files.store;
  damage(damaged, bytes.substr(3), static_cast<std::size_t>(data[1]) * 256 + data[2]);
  const std::string file = (folder.path() / "s").string();
  std::ofstream(file, std::ios::binary) << files.store;
  if (!files.log.empty()) std::ofstream(file + "-wal", std::ios::binary) << files.log;
  if ((data[0] & 4U) != 0) {
    const std::string copy = (folder.path() / "copy").string();
    const auto why_not = copy_sqlite_store(file, copy);
    must(!why_not || !why_not->empty(), "no reason");
    must(std::filesystem::exists(copy) == !why_not.has_value(), "no copy, or one too many");
  }
  const auto opened = open_sqlite_store(file, quickly());
  if (const auto* why = std::get_if<std::string>(&opened)) {
    must(!why->empty(), "no reason");
  } else {
    use(*std::get<0>(opened), file, size < 7 && data[1] == 0 && data[2] == 0);
  }
  for (const auto& left : std::filesystem::directory_iterator(folder.path())) std::filesystem::remove(left.path());
  return 0;
}
