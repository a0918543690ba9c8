// backlot expire STORE: deletes tables that nobody has opened for a stated time.
#include <fmt/core.h>

#include "cli/errors.hpp"
#include "cli/store_option.hpp"
#include "json/write.hpp"
#include "lab/numbers.hpp"

namespace backlot::cli {

namespace {

struct Wanted {
  std::string store;
  std::uint32_t never_started = 1;
  std::uint32_t finished = 0;
  bool dry_run = false;
  bool json = false;
};

struct Result {
  bool dry_run = false;
  std::uint64_t never_started = 0;
  std::uint64_t finished = 0;
  std::uint64_t entries = 0;
};

void fields(Is<Result> auto& x, const auto& visit) {
  visit("dry_run", x.dry_run);
  visit("never_started", x.never_started);
  visit("finished", x.finished);
  visit("entries", x.entries);
}

void expire(const Wanted& wanted) {
  if (wanted.never_started == 0 && wanted.finished == 0) {
    throw Nonsense("nothing would expire; --never-started or --finished is at least 1 day");
  }
  const auto store = open_store(store_named(wanted.store), Store::must_exist);
  const Expired expired = store->expire({.never_started = days(wanted.never_started),
                                         .finished = days(wanted.finished),
                                         .only_count = wanted.dry_run,
                                         .spared = {}},
                                        {});
  if (!expired.fault.empty()) throw Failure(shown(store_named(wanted.store)) + ": " + expired.fault);
  if (wanted.json) {
    const Result result{wanted.dry_run, expired.never_started, expired.finished, expired.entries};
    fmt::print("{}\n", json::write(json::NoContent{}, result));
    return;
  }
  fmt::print("{}: {} never started and {} finished, with {} entries\n", wanted.dry_run ? "would expire" : "expired",
             lab::grouped(expired.never_started), lab::grouped(expired.finished), lab::grouped(expired.entries));
}

}  // namespace

void add_expire(Command& app, int& /*status*/) {
  const auto wanted = std::make_shared<Wanted>();
  Command command = app.add_subcommand("expire", "Delete tables that nobody has opened for some days");
  command.add_option("store", wanted->store, "The store: FILE, sqlite:FILE or postgresql://…").required();
  command.add_option("--never-started", wanted->never_started, "Days for tables that were never started; 0: never")
      .capture_default_str();
  command.add_option("--finished", wanted->finished, "Days for finished tables that are not listed; 0: never")
      .capture_default_str();
  command.add_flag("--dry-run", wanted->dry_run, "Only count them");
  command.add_flag("--json", wanted->json, "Print JSON");
  command.footer(
      "Games that are being played and finished tables that are listed never expire.\n"
      "The store may be in use: tables that people have open are opened tables. serve does it by itself\n"
      "(--expire-never-started, --expire-finished).\n"
      "Example:\n  backlot expire tables.sqlite --finished 90 --dry-run");
  command.callback([wanted] { expire(*wanted); });
}

}  // namespace backlot::cli
