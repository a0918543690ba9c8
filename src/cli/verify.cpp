// backlot verify FILE...: replays records and checks every action, draw, event and the outcome.
#include "table/verify.hpp"

#include <fmt/core.h>

#include <fstream>
#include <memory>

#include "cli/errors.hpp"
#include "cli/files.hpp"
#include "cli/subcommands.hpp"
#include "table/records_in.hpp"

namespace backlot::cli {

namespace {

struct RecordRow {
  std::string file;
  std::uint32_t line = 0;  // of the record's header, or of the fault
  bool good = false;
  std::optional<std::string> game;
  std::optional<std::uint32_t> actions;
  std::optional<bool> finished;
  std::optional<std::string> state;
  std::optional<std::uint16_t> rules;  // the revision it was made under
  std::optional<std::string> field;
  std::optional<std::string> why;
};
struct Result {
  bool good = true;
  std::vector<RecordRow> records;
};

void fields(Is<RecordRow> auto& x, const auto& visit) {
  visit("file", x.file);
  visit("line", x.line);
  visit("good", x.good);
  visit("game", x.game);
  visit("actions", x.actions);
  visit("finished", x.finished);
  visit("state", x.state);
  visit("rules", x.rules);
  visit("field", x.field);
  visit("why", x.why);
}
void fields(Is<Result> auto& x, const auto& visit) {
  visit("good", x.good);
  visit("records", x.records);
}

RecordRow row_for(const std::string& file, const RecordText& text) {
  RecordRow row{.file = file, .line = static_cast<std::uint32_t>(text.first_line)};
  const auto checked = verify_text(text.text, text.first_line);
  if (const auto* fault = std::get_if<Fault>(&checked)) {
    fmt::print(stderr, "{}\n", place_of(file, *fault));
    row.line = static_cast<std::uint32_t>(fault->line);
    row.field = fault->field;
    row.why = fault->why;
    return row;
  }
  const auto& verified = std::get<Verified>(checked);
  row.good = true;
  row.game = verified.game;
  row.actions = static_cast<std::uint32_t>(verified.moves);
  row.finished = verified.finished;
  row.state = verified.state;
  row.rules = verified.rules;
  return row;
}

// One line for each file that is good.
void print_file(const std::vector<RecordRow>& rows) {
  std::uint64_t actions = 0;
  std::size_t finished = 0;
  for (const RecordRow& row : rows) {
    if (!row.good) return;
    actions += *row.actions;
    finished += *row.finished ? 1 : 0;
  }
  fmt::print("{}: verified, {} record{} ({} finished), {} actions\n", rows[0].file, rows.size(),
             rows.size() == 1 ? "" : "s", finished, actions);
}

void run(const std::vector<std::string>& files, bool json, int& status) {
  Result result;
  for (const std::string& file : files) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream || stream.peek() == std::ifstream::traits_type::eof()) input_file(file);  // says why not
    stream.clear();
    RecordsIn records(stream);
    std::vector<RecordRow> rows;
    while (const auto record = records.next()) rows.push_back(row_for(file, *record));
    for (const RecordRow& row : rows) result.good = result.good && row.good;
    if (!json) print_file(rows);
    result.records.insert(result.records.end(), rows.begin(), rows.end());
  }
  if (json) fmt::print("{}\n", json::write(json::NoContent{}, result));
  if (!result.good) status = 1;
}

}  // namespace

void add_verify(Command& app, int& status) {
  Command verify = app.add_subcommand("verify", "Check every action, draw, event and outcome of records");
  verify.footer(
      "Status 1 and FILE:LINE: why, when a record does not verify; also when it was made under an older revision "
      "of\nthe rules, and today's differ.\nExample:\n  backlot verify game.jsonl");
  auto files = std::make_shared<std::vector<std::string>>();
  auto json = std::make_shared<bool>(false);
  verify.add_option("files", *files, "The records").required();
  verify.add_flag("--json", *json, "Print JSON");
  verify.callback([files, json, &status] { run(*files, *json, status); });
}

}  // namespace backlot::cli
