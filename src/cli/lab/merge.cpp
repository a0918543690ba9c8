// backlot lab merge: the portions of one run added up to its result.
#include "lab/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/errors.hpp"
#include "cli/files.hpp"
#include "cli/lab/subcommands.hpp"
#include "cli/many_games.hpp"
#include "cli/subcommands.hpp"
#include "cli/work.hpp"

namespace backlot::cli {

namespace {

struct Arguments {
  std::vector<std::string> files;
  std::string html;
  std::string csv;
  std::string best;
  std::optional<long long> threads;
  bool json = false;
};

// A tally comes from elsewhere: its command may only be one that writes no file of its own.
bool is_harmless(const std::vector<std::string>& command) {
  constexpr std::array<std::string_view, 5> alone{"simulate", "arena", "belief", "chances", "exploit"};
  constexpr std::array<std::string_view, 3> of_lab{"balance", "compare", "sweep"};
  const auto is_one_of = [](const auto& names, const std::string& word) {
    return std::find(names.begin(), names.end(), word) != names.end();
  };
  if (command.empty() || std::any_of(command.begin(), command.end(), is_about_output)) return false;
  if (is_one_of(alone, command[0])) return true;
  return command.size() > 1 && command[0] == "lab" && is_one_of(of_lab, command[1]);
}

void run(const Arguments& asked, int& status) {
  check_threads(asked.threads);
  std::vector<lab::NamedTally> all;
  for (const std::string& file : asked.files) {
    auto read = lab::read_tally(input_file(file, lab::most_tally_bytes));
    if (const auto* fault = std::get_if<Fault>(&read)) throw Failure(place_of(file, *fault));
    all.push_back({file, std::get<lab::Tally>(std::move(read))});
    if (!is_harmless(all.back().tally.command)) throw Failure(file + ": the tally is damaged: it has no such command");
  }
  if (const auto why = lab::misfit(all)) {
    if (why->kind == lab::Misfit::Kind::missing) throw Failure(why->why);
    throw Nonsense(why->why);
  }
  std::vector<std::string> words = all.front().tally.command;
  const auto add = [&](const char* option, const std::string& value) {
    if (!value.empty()) words.insert(words.end(), {option, value});
  };
  add("--html", asked.html);
  add("--csv", asked.csv);
  add("--best", asked.best);
  if (asked.threads) add("--threads", std::to_string(*asked.threads));
  if (asked.json) words.emplace_back("--json");
  for (lab::NamedTally& each : all) merged_tallies().push_back(std::move(each.tally));
  status = run_program(std::move(words));
}

}  // namespace

void add_lab_merge(Command& lab, int& status) {
  auto asked = std::make_shared<Arguments>();
  Command merge = lab.add_subcommand("merge", "The portions of one run added up: its result");
  merge.footer(
      "The result is that of the command without --portion, byte for byte besides times, threads and rates. Tallies "
      "that\n"
      "do not fit together, overlap or are damaged are refused, and missing portions are named. --html, --csv and "
      "--best\n"
      "are for the reports of the lab.\n\n"
      "Example:\n  backlot simulate cinecitta --games 10000 --portion 1/2 --tally 1.tally\n"
      "  backlot simulate cinecitta --games 10000 --portion 2/2 --tally 2.tally\n"
      "  backlot lab merge 1.tally 2.tally");
  merge.add_option("FILE", asked->files, "Every tally of the run").required();
  merge.add_flag("--json", asked->json, "Print JSON");
  merge.add_option("--html", asked->html, "Write the report as one page into this file");
  merge.add_option("--csv", asked->csv, "Write all tables of the report into this file");
  merge.add_option("--best", asked->best, "Write the closest setting of a sweep into this file, as a content pack");
  merge.add_option("--threads", asked->threads, "For what a sweep plays again when the best setting is known");
  merge.callback([asked, &status] { run(*asked, status); });
}

}  // namespace backlot::cli
