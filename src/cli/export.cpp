// backlot export TABLE: the record of a finished game out of a store, for verify and replay.
#include <fmt/core.h>

#include "cli/errors.hpp"
#include "cli/store_option.hpp"
#include "table/file.hpp"
#include "table/served_record.hpp"

namespace backlot::cli {
namespace {

struct Wanted {
  std::string table;
  std::string store = "sqlite:backlot.sqlite";
  std::string seed_key;
  std::string out;
};

void run(const Wanted& wanted) {
  const auto store = open_store(wanted.store, Store::must_exist, {}, seed_key_in(wanted.seed_key, wanted.store));
  const LoadedLog log = store->load(wanted.table, 1);
  if (!log.fault.empty()) throw Failure("the log of table '" + wanted.table + "' cannot be read: " + log.fault);
  if (log.entries.empty()) throw Failure("there is no table '" + wanted.table + "' in " + wanted.store);
  ServedTable table;
  for (const StoredEntry& entry : log.entries) {
    if (table.take(entry.body)) continue;
    throw Failure("table '" + wanted.table + "': entry " + std::to_string(entry.seq) + " of its log is broken");
  }
  const auto record = served_record(table);
  if (const auto* refused = std::get_if<Refused>(&record)) {
    throw Failure("table '" + wanted.table + "': " + refused->why);
  }
  if (wanted.out.empty()) {
    fmt::print("{}", std::get<std::string>(record));
  } else if (const auto fault = write_file(wanted.out, std::get<std::string>(record))) {
    throw Failure(fault->why);
  }
}

}  // namespace

void add_export(Command& app, int& /*status*/) {
  const auto wanted = std::make_shared<Wanted>();
  Command command = app.add_subcommand("export", "Print the record of a finished game out of a store");
  command.add_option("table", wanted->table, "The table: the last part of its link").required();
  add_store_option(command, wanted->store);
  add_seed_key_option(command, wanted->seed_key);
  command.add_option("--out", wanted->out, "Write to this file instead");
  command.footer(
      "A game that is not over is refused: its record shows what everybody hides.\n"
      "Example:\n  backlot export 9b9f04a6a23f --store sqlite:tables.sqlite --out game.jsonl && backlot verify "
      "game.jsonl");
  command.callback([wanted] { run(*wanted); });
}

}  // namespace backlot::cli
