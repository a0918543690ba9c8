#include "cli/store_option.hpp"

#include <filesystem>

#include "cli/errors.hpp"
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
  command.add_option("--store", store, "Where tables are kept: sqlite:FILE").capture_default_str();
}

std::string file_of_store(const std::string& store) {
  if (!store.starts_with("sqlite:") || store.size() == 7) {
    throw Nonsense("--store is sqlite:FILE, not '" + store + "'");
  }
  return store.substr(7);
}

std::string file_named(const std::string& store) { return store.starts_with("sqlite:") ? file_of_store(store) : store; }

std::unique_ptr<Archive> open_store(const std::string& store, Store which) {
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
