#include "cli/store_option.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "cli/errors.hpp"
#include "cli/files.hpp"
#include "games/registry.hpp"
#include "storage/postgres/postgres_store.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "table/served_record.hpp"

namespace backlot::cli {
namespace {

Listing describe(const std::vector<StoredEntry>& entries) {
  std::vector<std::string> log;
  for (const StoredEntry& entry : entries) log.push_back(entry.body);
  return listing_of(log);
}

}  // namespace

void add_store_option(Command& command, std::string& store) {
  command.add_option("--store", store, "Where tables are kept: sqlite:FILE or postgresql://…").capture_default_str();
}

bool is_postgres(const std::string& store) {
  return store.starts_with("postgresql://") || store.starts_with("postgres://");
}

void add_seed_key_option(Command& command, std::string& file) {
  command.add_option("--seed-key", file,
                     "With a PostgreSQL store: a file of 32 bytes, a key under which the seeds of games are kept there "
                     "(docs/operations.md)");
}

std::optional<SeedKey> seed_key_in(const std::string& file, const std::string& store) {
  if (file.empty()) return std::nullopt;
  if (!is_postgres(store)) throw Nonsense("--seed-key is for a store in PostgreSQL; a SQLite file is copied as it is");
  const std::string bytes = input_file(file, 1024);
  SeedKey key{};
  if (bytes.size() != key.size()) {
    throw Nonsense(fmt::format("{}: a key has {} bytes, and this has {}", file, key.size(), bytes.size()));
  }
  std::error_code none;
  const auto others = std::filesystem::perms::group_all | std::filesystem::perms::others_all;
  if ((std::filesystem::status(file, none).permissions() & others) != std::filesystem::perms::none) {
    throw Nonsense(fmt::format("{}: others may read or change this key; chmod 600 keeps it to you", file));
  }
  std::copy(bytes.begin(), bytes.end(), key.begin());
  return key;
}

std::string file_of_store(const std::string& store) {
  if (!store.starts_with("sqlite:") || store.size() == 7) {
    throw Nonsense("--store is sqlite:FILE or postgresql://…, not '" + store + "'");
  }
  return store.substr(7);
}

std::string store_named(const std::string& store) {
  return store.starts_with("sqlite:") || is_postgres(store) ? store : "sqlite:" + store;
}

std::string shown(const std::string& store) {
  return is_postgres(store) ? without_password(store) : file_of_store(store);
}

std::unique_ptr<Archive> open_store(const std::string& store, Store which, const std::string& node,
                                    std::optional<SeedKey> seed_key) {
  if (is_postgres(store)) {
    const auto mode = which == Store::may_be_new ? PostgresSettings::Mode::create : PostgresSettings::Mode::existing;
    PostgresSettings settings{.mode = mode, .node = node, .seed_key = seed_key};
    for_each_game([&](auto game) { settings.serves[std::string(decltype(game)::id)] = decltype(game)::revision; });
    auto opened = open_postgres_store(store, settings);
    if (const auto* why = std::get_if<std::string>(&opened)) throw Failure(shown(store) + ": " + *why);
    return std::move(std::get<0>(opened));
  }
  const std::string file = file_of_store(store);
  std::error_code none;
  if (which == Store::must_exist && !std::filesystem::exists(file, none)) {
    throw Failure(store + ": there is no such file");
  }
  auto opened = open_sqlite_store(file, {.describe = describe});
  if (const auto* why = std::get_if<std::string>(&opened)) throw Failure(store + ": " + *why);
  return std::move(std::get<0>(opened));
}

}  // namespace backlot::cli
