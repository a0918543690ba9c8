// The event store for many machines: one PostgreSQL database that several nodes write at once. One thread writes
// (writer.hpp), one connection reads logs page by page, one searches, one is there for what expires, and two see to
// leases (leases.hpp).
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "storage/archive.hpp"
#include "storage/postgres/sealed_seeds.hpp"

namespace backlot {

struct PostgresSettings {
  std::function<std::uint64_t()> now;  // seconds since 1970; without it the system's clock
  // How long an answer of the database is waited for.
  std::chrono::milliseconds patience{5000};
  enum class Mode : std::uint8_t { create, existing } mode = Mode::create;
  std::size_t most_waiting = 20000;  // entries; more than these fail at once
  // The name of the node that keeps tables with this store (leases.hpp); empty: no lease is asked for.
  std::string node;
  std::map<std::string, std::uint32_t> serves;  // games, and the revision of their rules
  std::chrono::milliseconds lease{5000};        // how long a node that is not heard of keeps its tables
  std::function<std::uint64_t()> steady;        // milliseconds; without it the machine's steady clock
  // Under which the seeds of new tables are stored, and those of others are read (sealed_seeds.hpp).
  std::optional<SeedKey> seed_key;
};

// The store, or why the database cannot be used. `url` is postgresql://…, or anything else that libpq takes.
std::variant<std::unique_ptr<Archive>, std::string> open_postgres_store(const std::string& url,
                                                                        const PostgresSettings& settings = {});

// A URL as it may be shown: without the password, and without options, where one may stand, too.
std::string without_password(const std::string& url);

}  // namespace backlot
