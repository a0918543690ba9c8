// backlot backup FILE and backlot restore FILE: a store to a copy, and a copy to a store.
#include "storage/sqlite/backup.hpp"

#include <fmt/core.h>

#include "cli/errors.hpp"
#include "cli/store_option.hpp"

namespace backlot::cli {
namespace {

struct Wanted {
  std::string file;
  std::string store = "sqlite:backlot.sqlite";
};

void copy(const std::string& from, const std::string& to) {
  if (const auto why = copy_sqlite_store(from, to)) throw Failure(*why);
  fmt::print("{} copied to {}\n", from, to);
}

std::string copied_file(const std::string& store) {
  if (is_postgres(store)) {
    throw Nonsense("this copies SQLite stores; a PostgreSQL database is copied by pg_dump (docs/operations.md)");
  }
  return file_of_store(store);
}

}  // namespace

void add_backup(Command& app, int& /*status*/) {
  const auto wanted = std::make_shared<Wanted>();
  Command command = app.add_subcommand("backup", "Copy a store to a file, also while it is served");
  command.add_option("file", wanted->file, "The copy; must not exist").required();
  add_store_option(command, wanted->store);
  command.footer("Example:\n  backlot backup tables-monday.sqlite --store sqlite:tables.sqlite");
  command.callback([wanted] { copy(copied_file(wanted->store), wanted->file); });
}

void add_restore(Command& app, int& /*status*/) {
  const auto wanted = std::make_shared<Wanted>();
  Command command = app.add_subcommand("restore", "Make a store out of a copy");
  command.add_option("file", wanted->file, "The copy that backup made").required();
  add_store_option(command, wanted->store);
  command.footer(
      "The store must not exist: nothing is overwritten.\n"
      "Example:\n  backlot restore tables-monday.sqlite --store sqlite:tables.sqlite");
  command.callback([wanted] { copy(wanted->file, copied_file(wanted->store)); });
}

}  // namespace backlot::cli
