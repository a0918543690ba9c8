// backlot check STORE: reads everything in a store and says what is wrong with it.
#include "storage/postgres/check.hpp"

#include <fmt/core.h>

#include "cli/errors.hpp"
#include "cli/store_option.hpp"
#include "json/write.hpp"
#include "lab/numbers.hpp"
#include "storage/sqlite/check.hpp"
#include "table/served_table.hpp"

namespace backlot::cli {

namespace {

struct FaultRow {
  std::optional<std::uint64_t> number;
  std::optional<std::string> table;
  std::string why;
};
struct Result {
  bool good = true;
  std::uint32_t version = 0;
  std::uint32_t tables = 0;
  std::uint64_t entries = 0;
  std::vector<FaultRow> faults;
};

void fields(Is<FaultRow> auto& x, const auto& visit) {
  visit("number", x.number);
  visit("table", x.table);
  visit("why", x.why);
}
void fields(Is<Result> auto& x, const auto& visit) {
  visit("good", x.good);
  visit("version", x.version);
  visit("tables", x.tables);
  visit("entries", x.entries);
  visit("faults", x.faults);
}

Replayed replay(const std::vector<StoredEntry>& entries) {
  ServedTable table;
  for (const StoredEntry& entry : entries) {
    const std::string name = "entry " + std::to_string(entry.seq);
    if (std::holds_alternative<Fault>(json::parse(entry.body))) return {.fault = name + " is no JSON"};
    if (!table.take(entry.body)) return {.fault = name + " does not fit what came before it"};
  }
  return {"", table.listing(), !table.from_other_rules()};
}

std::string place_of(const StoreFault& fault) {
  if (fault.table.empty()) return "the file";
  if (fault.number == 0) return fmt::format("table {}", json::in_quotes(fault.table));
  return fmt::format("table {} ({})", fault.number, json::in_quotes(fault.table));
}

int print(const std::string& file, const CheckedStore& checked) {
  for (const StoreFault& fault : checked.faults) fmt::print("{}: {}\n", place_of(fault), fault.why);
  const std::size_t faults = checked.faults.size();
  fmt::print("{}: version {}, {} table{}, {} entries: {}\n", file, checked.version, lab::grouped(checked.tables),
             checked.tables == 1 ? "" : "s", lab::grouped(checked.entries),
             faults == 0   ? "all is well"
             : faults == 1 ? "1 fault"
                           : lab::grouped(faults) + " faults");
  return faults == 0 ? 0 : 1;
}

int print_json(const CheckedStore& checked) {
  Result result{checked.faults.empty(),
                static_cast<std::uint32_t>(checked.version),
                static_cast<std::uint32_t>(checked.tables),
                checked.entries,
                {}};
  for (const StoreFault& fault : checked.faults) {
    FaultRow row{{}, {}, fault.why};
    if (fault.number != 0) row.number = fault.number;
    if (!fault.table.empty()) row.table = fault.table;
    result.faults.push_back(std::move(row));
  }
  fmt::print("{}\n", json::write(json::NoContent{}, result));
  return result.good ? 0 : 1;
}

int check(const std::string& store, const std::string& seed_key, bool json) {
  const std::string named = store_named(store);
  const auto key = seed_key_in(seed_key, named);
  const auto checked =
      is_postgres(named) ? check_postgres_store(named, replay, key) : check_sqlite_store(file_of_store(named), replay);
  if (const auto* why = std::get_if<std::string>(&checked)) throw Nonsense(shown(named) + ": " + *why);
  return json ? print_json(std::get<CheckedStore>(checked)) : print(shown(named), std::get<CheckedStore>(checked));
}

}  // namespace

void add_check(Command& app, int& status) {
  const auto store = std::make_shared<std::string>();
  const auto seed_key = std::make_shared<std::string>();
  const auto json = std::make_shared<bool>(false);
  Command command = app.add_subcommand("check", "Read everything in a store, also while it is served, and list faults");
  command.add_option("store", *store, "The store: FILE, sqlite:FILE or postgresql://…").required();
  add_seed_key_option(command, *seed_key);
  command.add_flag("--json", *json, "Print JSON");
  command.footer(
      "Checks the file, every log, every game in it and every listing. Nothing is changed.\n"
      "Status 0 when all is well, 1 when there are faults, 2 when this is no store.\n"
      "Example:\n  backlot check tables.sqlite");
  command.callback([store, seed_key, json, &status] { status = check(*store, *seed_key, *json); });
}

}  // namespace backlot::cli
