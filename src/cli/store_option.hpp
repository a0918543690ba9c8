// --store sqlite:FILE or --store postgresql://…, the same for all that have to do with stored tables.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "cli/subcommands.hpp"
#include "storage/archive.hpp"
#include "storage/postgres/sealed_seeds.hpp"

namespace backlot::cli {

void add_store_option(Command& command, std::string& store);

bool is_postgres(const std::string& store);

// --seed-key FILE, for whoever reads logs.
void add_seed_key_option(Command& command, std::string& file);
// The key in it; nothing when no file is named. Nonsense when it is no key, is not kept secret, or the store is SQLite.
std::optional<SeedKey> seed_key_in(const std::string& file, const std::string& store);

// The file in it; Nonsense when there is none.
std::string file_of_store(const std::string& store);

// A store as an argument of its own, as the option has it: FILE is sqlite:FILE.
std::string store_named(const std::string& store);

// As it may be shown: the file, or the address of the database without its password.
std::string shown(const std::string& store);

inline std::uint64_t days(std::uint32_t number) { return std::uint64_t{86400} * number; }

enum class Store : std::uint8_t { may_be_new, must_exist };
// Failure when it cannot be used. Stores of older versions are brought up to date. `node`: the name of the server that
// keeps tables in a database; empty for whoever keeps none.
std::unique_ptr<Archive> open_store(const std::string& store, Store which, const std::string& node = {},
                                    std::optional<SeedKey> seed_key = std::nullopt);

}  // namespace backlot::cli
